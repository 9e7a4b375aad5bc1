"""What is installed beside Roundhouse is found by its entry points; what is broken is named."""

import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.core import plugin_faults, plugins
from roundhouse.core.plugin_faults import PluginFault
from roundhouse_toll.title import TITLE as TOLL
from tests.support.packages import unpack

HERE = Path(roundhouse.__file__).parent
OURS = {entry.name for entry in entry_points(group=plugins.TITLES) if plugins.is_ours(entry)}
LEVELS = ["random", "easy", "normal", "strong"]
MINI = """
from dataclasses import replace
from roundhouse_toll.game import TollGame
from roundhouse_toll.title import TITLE as TOLL
from roundhouse.core.bots import RANDOM, BotDef, RandomBot

class Mini(TollGame):
    key = "mini"

TITLE = replace(TOLL, game=Mini())
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package beside Roundhouse, for one test."""
    kept = (plugins.chosen, plugins.folders, plugins.titles, plugins.load)

    def forget() -> None:
        for each in kept:
            each.cache_clear()

    def one(name: str, text: str = "", **entries: Any) -> None:
        module = name.replace("-", "_")
        unpack(tmp_path, name, {f"{module}/__init__.py": text}, **entries)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, module, raising=False)

    forget()
    monkeypatch.setattr(plugins, "_faults", [])
    yield one
    forget()


def named() -> list[tuple[type[PluginFault], dict[str, Any]]]:
    return [(type(fault), fault.params) for fault in plugins.faults()]


def test_our_own_titles_are_found_like_any_other() -> None:
    assert [entry.name for entry in plugins.found(plugins.TITLES)] == sorted(OURS)
    assert {"1846", "switch_signal"} <= OURS
    assert all(map(plugins.is_ours, plugins.found(plugins.BOTS)))


def test_our_bots_stand_in_the_order_of_their_strength() -> None:
    titles = plugins.titles()
    assert set(titles) == OURS
    for key in ("1846", "switch_signal"):
        assert [bot for bot in titles[key].bots if bot in LEVELS] == LEVELS


def test_a_title_and_bots_from_outside_take_their_place(install: Install) -> None:
    bots = """
ZIG, ACE = BotDef(make=RandomBot, level=5), BotDef(make=lambda: RandomBot(), level=40)
MINE = BotDef(make=RandomBot, level=15)
"""
    install(
        "mini-game",
        MINI + bots,
        titles={"mini": "mini_game:TITLE"},
        bots={"mini.ace": "mini_game:ACE", "mini.zig": "mini_game:ZIG", "1846.a": "mini_game:MINE"},
    )
    titles = plugins.titles()
    assert list(titles) == [*sorted(OURS), "mini"]
    assert list(titles["mini"].bots) == ["zig", "ace"]
    assert list(titles["1846"].bots).index("a") == list(titles["1846"].bots).index("easy") + 1
    assert plugins.faults() == ()


BROKEN_TITLES: Mapping[str, tuple[str, type[PluginFault], Mapping[str, Any]]] = {
    "the import fails": (
        "import no_such_thing",
        plugin_faults.PluginNotLoaded,
        {"reason": "ModuleNotFoundError: No module named 'no_such_thing'"},
    ),
    "the import ends the program": (
        "raise SystemExit",
        plugin_faults.PluginNotLoaded,
        {"reason": "SystemExit"},
    ),
    "it tells its trouble at length": (
        "raise ValueError('first\\n  second')",
        plugin_faults.PluginNotLoaded,
        {"reason": "ValueError: first second"},
    ),
    "nothing has that name": (
        "",
        plugin_faults.PluginNotLoaded,
        {"reason": "AttributeError: module 'mini_game' has no attribute 'TITLE'"},
    ),
    "it is something else": ("TITLE = 5", plugin_faults.NotATitle, {"found": "int"}),
    "methods are missing": (
        MINI + "class Less:\n    key, seats, options = 'mini', range(2, 5), ()\n"
        "    new = to_act = awaited = legal = refusals = apply = view = result = Mini.new\n"
        "TITLE = replace(TITLE, game=Less())",
        plugin_faults.IncompletePlugin,
        {"parts": ("version", "imagine")},
    ),
    "its version is a word": (
        MINI + "Mini.version = 'one'",
        plugin_faults.IncompletePlugin,
        {"parts": ("version",)},
    ),
    "its vocabulary is a list": (
        MINI + "TITLE = replace(TITLE, vocabulary=[])",
        plugin_faults.IncompletePlugin,
        {"parts": ("vocabulary",)},
    ),
    "its words are of other kinds": (
        MINI + "words = replace(TITLE.vocabulary, actions=TITLE.vocabulary.errors)\n"
        "TITLE = replace(TITLE, vocabulary=words)",
        plugin_faults.IncompletePlugin,
        {"parts": ("vocabulary",)},
    ),
    "its voice cannot refuse, its panel has no style and no folder": (
        MINI + "class Part:\n    tell = call = parts = detail = history = print\n"
        "    static = script = ''\n    tells_latest = tells_scores = False\n"
        "TITLE = replace(TITLE, voice=Part(), panel=Part())",
        plugin_faults.IncompletePlugin,
        {"parts": ("voice.refuse", "panel.style", "panel.static")},
    ),
    "its rules are not there": (
        MINI + "from pathlib import Path\nTITLE = replace(TITLE, rules=(Path('gone.md'),))",
        plugin_faults.IncompletePlugin,
        {"parts": ("rules",)},
    ),
    "its rules are no pages": (
        MINI + "TITLE = replace(TITLE, rules=3)",
        plugin_faults.IncompletePlugin,
        {"parts": ("rules",)},
    ),
    "what it draws, counts and measures with is no function": (
        MINI + "parts = dict.fromkeys(('picture', 'tally', 'dump', 'examples', 'benchmarks'), 3)\n"
        "TITLE = replace(TITLE, **parts)",
        plugin_faults.IncompletePlugin,
        {"parts": ("picture", "tally", "dump", "examples", "benchmarks")},
    ),
    "its importer reads nothing": (
        MINI + "class Reader:\n    knows = print\nTITLE = replace(TITLE, importers=(Reader(),))",
        plugin_faults.IncompletePlugin,
        {"parts": ("importers.site", "importers.read")},
    ),
    "its importers, bots and choices are numbers": (
        MINI + "TITLE = replace(TITLE, importers=3, bots=3, choices={'board': 3})",
        plugin_faults.IncompletePlugin,
        {"parts": ("importers", "bots", "choices")},
    ),
    "nobody can sit down": (
        MINI + "Mini.seats = range(2, 2)",
        plugin_faults.IncompletePlugin,
        {"parts": ("seats",)},
    ),
    "its seats are no range": (
        MINI + "Mini.seats = (2, 3)",
        plugin_faults.IncompletePlugin,
        {"parts": ("seats",)},
    ),
    "its options are none": (
        MINI + "Mini.options = ('purse',)",
        plugin_faults.IncompletePlugin,
        {"parts": ("options",)},
    ),
    "its game has another key": (
        MINI + "Mini.key = 'maxi'",
        plugin_faults.OtherKey,
        {"key": "maxi"},
    ),
}


@pytest.mark.parametrize("case", BROKEN_TITLES)
def test_a_broken_title_is_named_and_the_rest_works(case: str, install: Install) -> None:
    text, kind, facts = BROKEN_TITLES[case]
    install("mini-game", text, titles={"mini": "mini_game:TITLE"})
    assert set(plugins.titles()) == OURS
    assert named() == [(kind, {"package": "mini-game", "plugin": "mini", **facts})]


BROKEN_BOTS: Mapping[str, tuple[str, type[PluginFault], Mapping[str, Any]]] = {
    "the class itself": ("A = RandomBot", plugin_faults.NotABot, {"found": "type"}),
    "it cannot choose": (
        "A = BotDef(make=int, level=5)",
        plugin_faults.IncompletePlugin,
        {"parts": ("choose",)},
    ),
    "what is made cannot choose": (
        "A = BotDef(make=lambda: 5, level=5)",
        plugin_faults.IncompletePlugin,
        {"parts": ("choose",)},
    ),
    "its level is a word": (
        "A = BotDef(make=RandomBot, level='high')",
        plugin_faults.IncompletePlugin,
        {"parts": ("level",)},
    ),
    "it has no level": (
        "A = BotDef(make=RandomBot)",
        plugin_faults.PluginNotLoaded,
        {
            "reason": "TypeError: BotDef.__init__() missing 1 required keyword-only argument:"
            " 'level'"
        },
    ),
    "it cannot be made": (
        "A = BotDef(make=lambda: 1 / 0, level=5)",
        plugin_faults.PluginNotLoaded,
        {"reason": "ZeroDivisionError: division by zero"},
    ),
}


@pytest.mark.parametrize("case", BROKEN_BOTS)
def test_a_broken_bot_is_named_and_the_others_play(case: str, install: Install) -> None:
    text, kind, facts = BROKEN_BOTS[case]
    install("mini-game", MINI + text, bots={"1846.a": "mini_game:A"})
    bots = list(plugins.titles()["1846"].bots)
    assert [bot for bot in bots if bot in (*LEVELS, "a")] == LEVELS
    assert named() == [(kind, {"package": "mini-game", "plugin": "1846.a", **facts})]


def test_a_bot_for_a_game_that_is_not_there_is_named(install: Install) -> None:
    install("mini-game", MINI, bots={"maxi.a": "mini_game:RANDOM"})
    assert set(plugins.titles()) == OURS
    facts = {"package": "mini-game", "bot": "a", "title": "maxi"}
    assert named() == [(plugin_faults.BotWithoutTitle, facts)]


def test_the_bots_of_a_broken_game_are_not_named_as_well(install: Install) -> None:
    install(
        "mini-game", "1 / 0", titles={"mini": "mini_game:TITLE"}, bots={"mini.a": "mini_game:A"}
    )
    assert set(plugins.titles()) == OURS
    assert [kind for kind, _ in named()] == [plugin_faults.PluginNotLoaded]


@pytest.mark.parametrize("name", ["Mini", "mini:2", "mini.a", "mi ni"])
def test_a_title_needs_a_name_that_fits_into_an_address(name: str, install: Install) -> None:
    install("mini-game", MINI, titles={name: "mini_game:TITLE"})
    assert set(plugins.titles()) == OURS
    facts = {"package": "mini-game", "plugin": name}
    assert named() == [(plugin_faults.BadPluginName, facts)]


def test_a_bot_needs_a_name_with_its_game_in_it(install: Install) -> None:
    install("mini-game", MINI, bots={"strong": "mini_game:RANDOM"})
    assert all(list(title.bots).count("strong") == 1 for title in plugins.titles().values())
    facts = {"package": "mini-game", "plugin": "strong"}
    assert named() == [(plugin_faults.BadPluginName, facts)]


def test_of_two_with_the_same_key_ours_stays(install: Install) -> None:
    install("a-game", MINI, titles={"1846": "a_game:TITLE"}, bots={"1846.easy": "a_game:RANDOM"})
    title = plugins.titles()["1846"]
    assert type(title.game).__name__ == "Game1846"
    assert title.bots["easy"].__name__ == "Easy"
    facts = {"package": "a-game", "used": "roundhouse-games"}
    assert named() == [
        (plugin_faults.PluginTwice, {**facts, "plugin": "1846"}),
        (plugin_faults.PluginTwice, {**facts, "plugin": "1846.easy"}),
    ]


def test_of_two_others_the_first_by_its_package_stays(install: Install) -> None:
    for name in ("b-game", "a-game"):
        module = name.replace("-", "_")
        install(name, MINI, titles={"mini": f"{module}:TITLE"})
    assert type(plugins.titles()["mini"].game).__module__ == "a_game"
    facts = {"package": "b-game", "plugin": "mini", "used": "a-game"}
    assert named() == [(plugin_faults.PluginTwice, facts)]


def test_only_what_is_not_ours_is_loaded_to_be_examined(install: Install) -> None:
    install("mini-game", "1 / 0", titles={"mini": "mini_game:TITLE"})
    plugins.examine()
    assert plugins.load.cache_info().currsize == 1
    assert [kind for kind, _ in named()] == [plugin_faults.PluginNotLoaded]


def test_a_fault_is_logged_once_and_remembers_its_cause(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("mini-game", "1 / 0", titles={"mini": "mini_game:TITLE"})
    with caplog.at_level(logging.WARNING, plugins.log.name):
        plugins.examine()
        plugins.titles()
    assert len(caplog.records) == 1
    (fault,) = plugins.faults()
    assert isinstance(fault.__cause__, ZeroDivisionError)


def test_a_folder_is_that_of_the_package_around_the_title() -> None:
    entry = EntryPoint("1846", "roundhouse.games.g1846.title:TITLE", plugins.TITLES)
    assert plugins.folder_of(entry) == HERE / "games" / "g1846"
    assert plugins.folder_of(EntryPoint("x", "roundhouse:TITLE", plugins.TITLES)) == HERE
    assert plugins.package_of(entry) == entry.value


@pytest.mark.parametrize("module", ["no_such_package", "no.such.package", "json.tool", "bisect"])
def test_what_is_gone_or_has_no_folder_of_its_own_has_none(module: str) -> None:
    entry = EntryPoint("x", f"{module}:TITLE", plugins.TITLES)
    assert (plugins.folder_of(entry) is None) == (module != "json.tool")


def test_the_folder_of_a_package_that_cannot_be_imported_is_none(install: Install) -> None:
    install("mini-game", "1 / 0", titles={"mini": "mini_game.deep.title:TITLE"})
    assert plugins.folders("text").keys() == set((HERE / "games").glob("*/text"))


def test_texts_stand_beside_a_title_or_a_bot(install: Install, tmp_path: Path) -> None:
    (tmp_path / "mini_game" / "text").mkdir(parents=True)
    install("mini-game", MINI, bots={"1846.a": "mini_game:RANDOM"})
    entry = plugins.folders("text")[tmp_path / "mini_game" / "text"]
    assert plugins.package_of(entry) == "mini-game"


def test_what_a_title_makes_later_may_fail_too(install: Install) -> None:
    install("mini-game", MINI, titles={"mini": "mini_game:TITLE"})
    title = plugins.titles()["mini"]
    assert plugins.made(title, lambda: 5) == 5
    for _ in range(2):
        assert plugins.made(title, lambda: 1 // 0) is None
    reason = "ZeroDivisionError: integer division or modulo by zero"
    facts = {"package": "mini-game", "plugin": "mini", "reason": reason}
    assert named() == [(plugin_faults.PluginNotLoaded, facts)]


def test_a_title_that_no_entry_names_stands_for_itself(install: Install) -> None:
    install("mini-game", MINI)
    assert plugins.made(TOLL, lambda: 1 // 0) is None
    assert [fault.package for fault in plugins.faults()] == ["toll"]
