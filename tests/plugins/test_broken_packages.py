"""Packages that are broken in every way: each is named in a sentence, and all else works."""

import os
import re
import time
from pathlib import Path

import pytest

from roundhouse.messages import LANGUAGES
from tests.support.citations import ROOT
from tests.support.environment import Environment
from tests.support.packages import unpack
from tests.support.serving import Running

TOLL = ROOT / "tests" / "packages" / "toll"
TITLES = """
from dataclasses import replace
from roundhouse_toll.game import TollGame
from roundhouse_toll.title import TITLE as TOLL

class Half:
    key, version, seats, options = "half", 1, range(2, 5), ()
    new = to_act = awaited = legal = refusals = apply = result = print

HALF = replace(TOLL, game=Half())
ODD = "a title"
"""
ENGLISH = {
    "rh-lost": "Skipped “lost” from the package rh-lost: it can’t be loaded"
    " (ModuleNotFoundError: No module named 'no_such_thing').",
    "rh-gone": "Skipped “gone” from the package rh-gone: it can’t be loaded"
    " (ModuleNotFoundError: No module named 'rh_gone').",
    "rh-odd": "Skipped “odd” from the package rh-odd: it should be a Title, but its type is str.",
    "rh-half": "Skipped “half” from the package rh-half: these parts are missing or wrong: view,"
    " imagine.",
    "rh-copy": "Two packages provide “toll”: using the one from a-toll, skipping the one from"
    " rh-copy.",
    "rh-again": "Two packages provide “1846”: using the one from roundhouse-games, skipping the"
    " one from rh-again.",
    "rh-bot": "Skipped “1846.odd” from the package rh-bot: it should be a BotDef, but its"
    " type is str.",
    "rh-alone": "Skipped the bot “odd” from the package rh-alone: its game “1830” isn’t installed.",
    "rh-mute": "The texts in PLACE (package rh-mute) have an error in line 2; what can’t be read"
    " is skipped.",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a good package, ``a-toll``, and the broken ones."""
    folder = tmp_path_factory.mktemp("site")
    careful = {"toll.careful": "roundhouse_toll.bots:CAREFUL"}
    unpack(folder, "a-toll", {}, titles={"toll": "roundhouse_toll.title:TITLE"}, bots=careful)
    unpack(
        folder,
        "rh-lost",
        {"rh_lost/__init__.py": "", "rh_lost/title.py": "import no_such_thing"},
        titles={"lost": "rh_lost.title:TITLE"},
    )
    unpack(folder, "rh-gone", {}, titles={"gone": "rh_gone.title:TITLE"})
    unpack(folder, "rh-odd", {"rh_odd.py": TITLES}, titles={"odd": "rh_odd:ODD"})
    unpack(folder, "rh-half", {}, titles={"half": "rh_odd:HALF"})
    unpack(folder, "rh-copy", {}, titles={"toll": "rh_odd:TOLL"})
    unpack(folder, "rh-again", {}, titles={"1846": "rh_odd:TOLL"})
    unpack(folder, "rh-bot", {}, bots={"1846.odd": "rh_odd:ODD"})
    unpack(folder, "rh-alone", {}, bots={"1830.odd": "rh_odd:ODD"})
    texts = {"rh_mute/__init__.py": "", "rh_mute/text/ru/x.ftl": "a = b\nbroken {\n\nc = d\n"}
    mute = {"1846.mute": "roundhouse_toll.bots:CAREFUL", "toll.mute": "rh_mute.bot:BOT"}
    texts["rh_mute/bot.py"] = "from roundhouse.core.bots import RANDOM as BOT"
    unpack(folder, "rh-mute", texts, bots=mute)
    return folder


@pytest.fixture
def beside(site: Path) -> dict[str, str]:
    """Variables that put those packages beside Roundhouse."""
    return {"PYTHONPATH": os.pathsep.join(map(str, (site, TOLL)))}


@pytest.fixture
def here(tmp_path: Path) -> Environment:
    return Environment(tmp_path)


def named(said: str) -> dict[str, str]:
    """Each sentence by the package that it names; none names two, none stands twice."""
    found = {}
    for line in said.splitlines():
        (package,) = re.findall("rh-[a-z]+", re.sub("/[!-~]*", "", line))  # a path names none
        assert package not in found
        found[package] = line
    return found


def test_each_is_named_in_a_sentence(here: Environment, beside: dict[str, str], site: Path) -> None:
    listed = here.run("board", "list", **beside)
    assert listed.returncode == 0
    said = listed.stderr.replace(f"{site}/rh_mute/text/ru/x.ftl", "PLACE")
    assert named(said) == ENGLISH


@pytest.mark.parametrize("language", sorted(LANGUAGES.keys() - {"en"}))
def test_each_is_named_in_the_readers_language(
    here: Environment, beside: dict[str, str], language: str
) -> None:
    found = named(here.run("board", "--lang", language, "list", **beside).stderr)
    assert found.keys() == ENGLISH.keys()
    assert not any("left out" in line for line in found.values())


LATE = """
from dataclasses import replace
from roundhouse_toll.game import TollGame
from roundhouse_toll.title import TITLE

from roundhouse.core.game import OptionDef

class Late(TollGame):
    key = "late"
    options = (*TollGame.options, OptionDef(key="board", default="x"))

def fail(*_):
    raise LookupError("no luck")

def fail_later():
    yield fail()

LATE = replace(
    TITLE, game=Late(), examples=fail_later, benchmarks=fail_later, choices={"board": fail}
)
"""
LISTED = r"^  (\w+) +(?:roundhouse-games|a-toll|rh-\w+)$"
VERBS = {
    "replay": ["gone.json"],
    "routes": ["gone.json"],
    "arena": ["1846", "--bots", "nobody"],
}


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_begins_with_them_and_goes_on(
    verb: str, here: Environment, beside: dict[str, str]
) -> None:
    ran = here.run(verb, *VERBS[verb], **beside)
    *about_packages, own = ran.stderr.splitlines()
    assert named("\n".join(about_packages)).keys() == ENGLISH.keys()
    assert "gone" in own or "nobody" in own


def test_help_lists_what_works_and_what_is_left_out(
    here: Environment, beside: dict[str, str]
) -> None:
    general, arena = here.run("--help", **beside), here.run("arena", "--help", **beside)
    listed = re.findall(LISTED, general.stdout, re.MULTILINE)
    assert listed == ["1846", "switch_signal", "toll"]
    assert "  toll           mute, careful\n" in arena.stdout
    for shown in (general, arena):
        left_out = " ".join(shown.stdout.partition("Left out:")[2].split())
        assert all(sentence in left_out for sentence in ENGLISH.values() if "PLACE" not in sentence)
        assert "(package rh-mute)" in left_out


def test_what_a_game_cannot_measure_is_left_out(
    here: Environment, beside: dict[str, str], tmp_path: Path
) -> None:
    unpack(tmp_path, "rh-late", {"rh_late.py": LATE}, titles={"late": "rh_late:LATE"})
    path = os.pathsep.join([str(tmp_path), beside["PYTHONPATH"]])
    shown = here.run("bench", "nothing", PYTHONPATH=path)
    assert "'server'" in shown.stderr


def test_the_arena_plays_on_in_several_processes(here: Environment, beside: dict[str, str]) -> None:
    played = here.run("arena", "toll", "--bots", "careful,mute", "--jobs", "2", **beside)
    assert played.returncode == 0
    assert "Three rounds have been played." in played.stdout
    assert named(played.stderr).keys() == ENGLISH.keys()


def test_the_server_names_them_once_and_its_bots_play(
    here: Environment, beside: dict[str, str], tmp_path: Path
) -> None:
    """Also what shows only later: an example that cannot be made costs the game nothing else."""
    unpack(tmp_path, "rh-late", {"rh_late.py": LATE}, titles={"late": "rh_late:LATE"})
    path = os.pathsep.join([str(tmp_path), beside["PYTHONPATH"]])
    with here.serving(PYTHONPATH=path) as server:
        assert 'value="late"' in server.page("/")
        assert "Toll" in server.page("/")
        amy = Running(server.url, None).player("Amy")
        with amy.http:
            table = amy.new_table("bot:careful", "me")["id"]
            while 1 not in amy.get(f"/tables/{table}").json()["to_act"]:
                assert server.process.poll() is None
                time.sleep(0.1)  # a program that asks without a pause is told to wait
    said = server.said.read_text().replace(
        f"Roundhouse is running at {server.url} (press Ctrl+C to stop it).", ""
    )
    assert named(said.strip()).keys() == {*ENGLISH, "rh-late"}


def test_whoever_writes_a_package_gets_the_whole_error(
    here: Environment, beside: dict[str, str]
) -> None:
    said = here.run("board", "list", ROUNDHOUSE_DEBUG="1", **beside).stderr
    assert "Traceback (most recent call last)" in said
    assert 'rh_lost/title.py", line 1' in said
