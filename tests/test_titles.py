"""What the titles bring beside the games: readers of other sites' files, words for their bots."""

import json

import pytest

from roundhouse.core.errors import Fault, NotJson, WrongGame
from roundhouse.core.journal import dump_journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.faults import NotAnExport, OtherTitle
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.messages import LANGUAGES, has_text
from roundhouse.server.web.pages.home import level_told
from roundhouse.titles import IMPORTERS, TITLES
from tests.games.g1846.foreign.example import PLAYERS, export, record


def test_an_export_becomes_a_journal_that_replays() -> None:
    (importer,) = IMPORTERS
    journal = importer(json.dumps(record()))
    assert (journal.game, journal.players) == (G1846.key, PLAYERS)
    assert Table.replay(G1846.game, journal).state.set_no == 2


def test_our_own_journal_is_left_to_its_own_reader() -> None:
    (importer,) = IMPORTERS
    with pytest.raises(WrongGame):
        importer(dump_journal(importer(json.dumps(record()))))


@pytest.mark.parametrize(
    ("text", "fault"), [("{", NotJson), ("[]", NotAnExport), ('{"players": []}', NotAnExport)]
)
def test_anything_else_is_refused(text: str, fault: type[Fault]) -> None:
    (importer,) = IMPORTERS
    with pytest.raises(fault):
        importer(text)


def test_another_title_is_named() -> None:
    (importer,) = IMPORTERS
    with pytest.raises(OtherTitle):
        importer(json.dumps(export(title="1830")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_bot_has_a_name_and_every_level_says_how_it_plays(key: str, language: str) -> None:
    title = TITLES[key]
    assert [bot for bot in title.bots if not has_text(f"bots-name-{bot}", language)] == []
    levels = [level_told(title, bot, language) for bot in title.bots if bot != "random"]
    assert all(name and about for _, name, about in levels)
