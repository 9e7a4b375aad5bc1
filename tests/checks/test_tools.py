"""The tools of ``./roundhouse check`` find nothing, and would find something."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.citations import ROOT
from tests.support.launcher import launcher

TOOLS = ("format", "lint", "types", "layers")


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_finds_nothing(name: str) -> None:
    done = _run(launcher().CHECKS[name], ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_launcher_is_typed_too() -> None:
    done = _run(["-m", "mypy", "--strict", "roundhouse"], ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("module", "imports", "broken"),
    [
        ("core/table.py", "roundhouse.games.one", "A layer imports only what is below it"),
        ("games/one/rules.py", "roundhouse.games.two", "No game knows another"),
        ("cli/play.py", "roundhouse.games.one", None),
    ],
)
def test_the_contracts_hold_the_layers(
    tmp_path: Path, module: str, imports: str, broken: str | None
) -> None:
    package = _a_small_package(tmp_path)
    (package / module).write_text(f"import {imports}\n")
    done = _run(launcher().CHECKS["layers"], tmp_path)
    assert done.returncode == (1 if broken else 0), done.stdout
    assert [line for line in done.stdout.splitlines() if line.endswith(" BROKEN")] == (
        [f"{broken} BROKEN"] if broken else []
    )


def _a_small_package(folder: Path) -> Path:
    """A package with our parts but nothing in them, under our contracts."""
    package = folder / "roundhouse"
    parts = {p.parent.relative_to(ROOT / "src") for p in ROOT.glob("src/roundhouse/*/__init__.py")}
    for part in (Path("roundhouse"), *parts, *(package / "games" / n for n in ("one", "two"))):
        (folder / part).mkdir(parents=True, exist_ok=True)
        (folder / part / "__init__.py").touch()
    for file in ROOT.glob("src/roundhouse/*.py"):
        (package / file.name).touch()
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return package


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], check=False, cwd=folder, capture_output=True, text=True
    )
