"""The tools of ``./roundhouse check`` find nothing, and would find something."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.citations import ROOT
from tests.support.launcher import launcher

TOOLS = ("format", "lint", "types", "layers")
ROOMS = ("rules", "draw", "panel", "bots", "foreign")


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
        ("games/one/rules/game.py", "server"),
        ("games/one/rules/game.py", "titles"),
        ("games/one/panel/panel.py", "store"),
        ("kit/svg.py", "games.one"),
        ("server/app.py", "titles"),
        ("store/base.py", "messages"),
        ("titles.py", "arena"),
        ("titles.py", "server"),
        ("titles.py", "games.one"),
        ("arena/match.py", "cli"),
    ],
    "Inside a game: title above panel and bots, above draw, above rules": [
        ("games/one/rules/game.py", "games.one.draw"),
        ("games/one/rules/game.py", "games.one.panel"),
        ("games/one/rules/game.py", "games.one.bots"),
        ("games/one/rules/game.py", "games.one.title"),
        ("games/two/rules/game.py", "games.two.foreign"),
        ("games/one/draw/board.py", "games.one.panel"),
        ("games/one/bots/bot.py", "games.one.panel"),
        ("games/two/panel/panel.py", "games.two.title"),
        ("games/one/panel/panel.py", "games.one.bench"),
        ("games/one/bench.py", "games.one.title"),
    ],
    "No game knows another": [("games/one/rules/game.py", "games.two")],
    "Titles are found, not named": [
        ("titles.py", other) for other in ("games.one", "kit", "messages", "routes", "store")
    ],
    "Games know no server and no store": [
        ("arena/match.py", "server"),
        ("games/one/panel/panel.py", "store"),
        ("kit/svg.py", "store"),
    ],
    "Server, store and messages know no game and no kit": [
        (f"{part}/app.py", other)
        for part in ("server", "store", "messages")
        for other in ("games.one", "kit", "titles", "routes")
    ],
    "Routes are plain graphs": [("routes/search.py", "core")],
    "Rules write no sentences": [
        ("games/one/rules/game.py", "messages"),
        ("games/two/rules/game.py", "kit"),
    ],
    "Pictures come of views, not of the rules' course": [
        ("games/one/draw/board.py", "games.one.rules.game"),
        ("games/one/draw/board.py", "games.one.rules.steps"),
    ],
    "Bots see no pictures and no sentences": [
        ("games/one/bots/bot.py", other) for other in ("games.one.draw", "kit", "messages")
    ],
    "In the server: the web above notices, above the table service": [
        ("server/tables/service.py", "server.web"),
        ("server/tables/registry.py", "server.web.stream"),
        ("server/tables/registry.py", "server.notify"),
        ("server/tables/registry.py", "server.config"),
        ("server/notify/webhook.py", "server.config"),
        ("server/notify/webhook.py", "server.web"),
        ("server/names.py", "server.tables"),
        ("server/texts.py", "server.names"),
        ("server/errors.py", "server.names"),
        ("server/web/services.py", "server.app"),
    ],
    "Pages and API are two users of the table service": [
        ("server/web/api/playing.py", "server.web.pages.table"),
        ("server/web/pages/table.py", "server.web.api.models"),
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
        ("arena/match.py", "titles"),
        ("titles.py", "core"),
        ("games/one/title.py", "games.one.panel"),
        ("games/two/title.py", "games.two.bench"),
        ("games/two/bench.py", "games.two.foreign"),
        ("games/one/panel/panel.py", "games.one.draw"),
        ("games/one/draw/board.py", "games.one.rules.view"),
        ("games/one/bots/bot.py", "games.one.rules.game"),
        ("server/app.py", "server.web.pages.table"),
        ("server/web/api/playing.py", "server.tables.service"),
        ("server/web/pages/table.py", "server.tables.service"),
        ("server/web/pages/me.py", "server.notify"),
        ("server/config.py", "server.notify.webhook"),
        ("server/notify/notifier.py", "server.tables.registry"),
        ("server/tables/service.py", "store"),
        ("games/one/rules/game.py", "routes"),
    ):
        (package / module).write_text(f"import roundhouse.{imported}\n")
    assert _run(launcher().CHECKS["layers"], tmp_path).returncode == 0


def _dotted(module: str) -> str:
    return "roundhouse." + module.removesuffix(".py").replace("/", ".")


def _a_small_package(folder: Path) -> Path:
    """A package with our parts but nothing in them, under our contracts."""
    package = folder / "roundhouse"
    parts = {p.parent.relative_to(ROOT / "src") for p in ROOT.glob("src/roundhouse/*/__init__.py")}
    games = [package / "games" / name for name in ("one", "two")]
    rooms = [game / room for game in games for room in ROOMS]
    for part in (Path("roundhouse"), *parts, *games, *rooms):
        (folder / part).mkdir(parents=True, exist_ok=True)
        (folder / part / "__init__.py").touch()
    for file in ROOT.glob("src/roundhouse/*.py"):
        (package / file.name).touch()
    for file in ROOT.glob("src/roundhouse/server/**/*.py"):
        empty = folder / file.relative_to(ROOT / "src")
        empty.parent.mkdir(parents=True, exist_ok=True)
        empty.touch()
    for game in games:
        for name in ("title", "bench", "rules/game", "rules/steps", "rules/view"):
            (game / f"{name}.py").touch()
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return package


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], check=False, cwd=folder, capture_output=True, text=True
    )
