"""Which files are of 18xx.games, and what is said of them."""

import json

import pytest

from roundhouse.core.errors import Fault, NotJson, UnknownRecord
from roundhouse.core.journal import dump_journal
from roundhouse.core.reading import importer_for, is_ours, load_game
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.faults import NotAnExport, OtherTitle
from roundhouse.games.g1846.foreign.importer import IMPORTER, remarks
from roundhouse.games.g1846.rules.frames import Building
from roundhouse.games.g1846.title import TITLE
from tests.games.g1846.foreign.example import ACTIONS, PLAYERS, export, record
from tests.games.g1846.foreign.test_corners import PORT, following, two_corps
from tests.games.g1846.foreign.test_words import move


def test_an_export_becomes_a_journal_that_replays() -> None:
    journal = load_game([TITLE], json.dumps(record()))
    assert (journal.game, journal.players) == (TITLE.key, PLAYERS)
    assert Table.replay(TITLE.game, journal).state.set_no == 2


def test_our_own_journal_is_left_to_its_own_reader() -> None:
    ours = dump_journal(IMPORTER.read(record()).journal)
    assert is_ours(json.loads(ours))
    assert load_game([TITLE], ours) == IMPORTER.read(record()).journal


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", NotJson),
        ("[]", UnknownRecord),
        ('{"name": "x"}', UnknownRecord),
        ('{"players": []}', NotAnExport),
        ('{"actions": []}', NotAnExport),
        ('{"steps": []}', NotAnExport),
    ],
)
def test_anything_else_is_refused(text: str, fault: type[Fault]) -> None:
    with pytest.raises(fault):
        load_game([TITLE], text)


def test_the_sites_that_can_be_read_are_named() -> None:
    with pytest.raises(UnknownRecord) as refused:
        importer_for([TITLE], 1846)
    assert refused.value.known == ("18xx.games",)


def test_another_title_is_named() -> None:
    with pytest.raises(OtherTitle):
        load_game([TITLE], json.dumps(export(title="1830")))


def test_what_that_site_allowed_is_told() -> None:
    dear = [
        a | {"price": 61} if a.get("company") == "C&WI" and "price" in a else a for a in ACTIONS
    ]
    imported = IMPORTER.read(record(dear))
    assert imported.moves == len(ACTIONS)
    *_, agreed = imported.remarks("en")
    assert agreed.startswith("Move 60 (buy_company), agreed by the players: $61 ")
    assert len(list(IMPORTER.read(record()).remarks("en"))) == 2


def test_a_power_used_out_of_turn_is_told_as_the_sites_way() -> None:
    follower = following(two_corps(Building, "NYC", "GT"), PORT, move("pass", "NYC"))
    list(follower.moves())
    *_, told = remarks(follower, "en")
    assert (
        "as that site did it at the time: a private was used during another corporation’s turn"
        in told
    )
