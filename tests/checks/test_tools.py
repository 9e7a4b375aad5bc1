"""The tools of ``./roundhouse check`` find nothing, and would find something."""

import re
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


FORBIDDEN = {
    "A layer imports only what is below it": [
        ("core/table.py", "games.one"),
        ("core/table.py", "routes"),
        ("routes/search.py", "games.one"),
        ("games/one/rules.py", "server"),
        ("games/one/rules.py", "draw"),
        ("games/one/rules.py", "panels"),
        ("games/one/rules.py", "bots"),
        ("games/one/rules.py", "messages"),
        ("games/one/rules.py", "store"),
        ("draw/board.py", "panels"),
        ("bots/random.py", "panels"),
        ("bots/random.py", "titles"),
        ("panels/board.py", "server"),
        ("server/app.py", "titles"),
        ("store/base.py", "messages"),
        ("titles.py", "arena"),
        ("arena.py", "cli"),
    ],
    "No game knows another": [("games/one/rules.py", "games.two")],
    "Server, store and messages know no game, picture or bot": [
        (f"{part}/app.py", other)
        for part in ("server", "store", "messages")
        for other in ("games.one", "draw", "bots", "panels", "titles", "routes")
    ],
    "Routes are plain graphs": [("routes/search.py", "core")],
    "Pictures come of views, not of rules or stored games": [
        ("draw/board.py", "store"),
        ("draw/board.py", "games.one.rules"),
        ("draw/board.py", "games.one.steps"),
    ],
    "Bots see no pictures, sentences or stored games": [
        ("bots/random.py", other) for other in ("draw", "messages", "store")
    ],
    "A title needs no server, and a panel no store": [
        ("titles.py", "server"),
        ("arena.py", "server"),
        ("panels/board.py", "store"),
    ],
}
"""What may not be imported where, by the contract that forbids it."""


def test_the_contracts_forbid_what_they_say(tmp_path: Path) -> None:
    package = _a_small_package(tmp_path)
    for module, imported in sorted({pair for pairs in FORBIDDEN.values() for pair in pairs}):
        with (package / module).open("a") as file:
            file.write(f"import roundhouse.{imported}\n")
    told = _run(launcher().CHECKS["layers"], tmp_path).stdout
    broken = [line for line in told.splitlines() if line.endswith(" BROKEN")]
    assert broken == [f"{contract} BROKEN" for contract in FORBIDDEN]
    found = set(re.findall(r"(roundhouse\.\S+) -> (roundhouse\.\S+)", told))
    wanted = {(_dotted(m), f"roundhouse.{i}") for pairs in FORBIDDEN.values() for m, i in pairs}
    assert wanted - found == set()


def test_the_contracts_allow_the_rest(tmp_path: Path) -> None:
    package = _a_small_package(tmp_path)
    for module, imported in (
        ("cli/play.py", "server"),
        ("arena.py", "titles"),
        ("titles.py", "panels"),
        ("panels/board.py", "draw"),
        ("draw/board.py", "games.one.view"),
        ("bots/random.py", "games.one.rules"),
        ("server/app.py", "store"),
        ("games/one/rules.py", "routes"),
    ):
        (package / module).write_text(f"import roundhouse.{imported}\n")
    assert _run(launcher().CHECKS["layers"], tmp_path).returncode == 0


def _dotted(module: str) -> str:
    return "roundhouse." + module.removesuffix(".py").replace("/", ".")


def _a_small_package(folder: Path) -> Path:
    """A package with our parts but nothing in them, under our contracts."""
    package = folder / "roundhouse"
    parts = {p.parent.relative_to(ROOT / "src") for p in ROOT.glob("src/roundhouse/*/__init__.py")}
    for part in (Path("roundhouse"), *parts, *(package / "games" / n for n in ("one", "two"))):
        (folder / part).mkdir(parents=True, exist_ok=True)
        (folder / part / "__init__.py").touch()
    for file in ROOT.glob("src/roundhouse/*.py"):
        (package / file.name).touch()
    for name in ("rules", "steps", "view"):
        (package / "games" / "one" / f"{name}.py").touch()
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return package


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], check=False, cwd=folder, capture_output=True, text=True
    )
