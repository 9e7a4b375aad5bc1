"""Whoever reads a command's output may stop reading: ``roundhouse replay x | head``."""

import os
import subprocess
import sys
from pathlib import Path

from roundhouse.core.game import Setup
from roundhouse.core.journal import dump_journal
from roundhouse.core.table import Table
from roundhouse.titles import TITLES

ROOT = Path(__file__).parents[2]


def test_a_closed_pipe_ends_the_command_quietly(tmp_path: Path) -> None:
    title = TITLES["1846"]
    table = Table.start(title.game, Setup(seats=4, version=title.game.version))
    file = tmp_path / "game.json"
    file.write_text(dump_journal(table.journal), encoding="utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "roundhouse", "replay", str(file)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        command, stdout=writing, stderr=subprocess.PIPE, text=True, env=environment, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")
