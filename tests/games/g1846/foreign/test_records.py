"""Exports of the site itself: undo, redo, chat, seeds."""

from typing import Any

import pytest

from roundhouse.core.errors import Fault, OversizedJournal
from roundhouse.games.g1846.foreign import luck
from roundhouse.games.g1846.foreign.faults import BadMove, NotAnExport, OtherTitle
from roundhouse.games.g1846.foreign.hands import hands
from roundhouse.games.g1846.foreign.records import read_record
from roundhouse.games.g1846.foreign.ways import OLDEST, ways_of
from roundhouse.games.g1846.rules.ids import BLANK, CardId
from tests.games.g1846.foreign.example import ACTIONS, PRIVATES, export, record

ALL = {*luck.privates(second_edition=True), *luck.CORPORATIONS}
A, B, C, D = ({"type": "pass", "entity": 0, "entity_type": "player", "n": n} for n in range(4))
UNDO, REDO = {"type": "undo", "entity": 0}, {"type": "redo", "entity": 0}
CHAT = {"type": "message", "entity": 0, "message": "hello"}


def kept(*actions: dict[str, Any]) -> list[int]:
    return [move.fields["n"] for move in read_record(export(list(actions))).moves]


def test_undone_moves_are_left_out_and_redone_ones_back_in() -> None:
    assert kept(A, B, UNDO, C) == [0, 2]
    assert kept(A, B, UNDO, REDO, C) == [0, 1, 2]
    assert kept(A, B, CHAT, UNDO, CHAT, REDO) == [0, 1]
    assert kept(A, UNDO, UNDO, B, REDO) == [1]


def test_an_undo_may_name_the_move_to_go_back_to() -> None:
    assert kept(A, B, C, UNDO | {"action_id": 1}, D) == [0, 3]
    assert kept(A, B, UNDO | {"action_id": 0}) == []


def test_the_seed_tells_what_was_removed() -> None:
    gone = {"LSL", "O&I", "SC", "TBC", "C&O", "PRR"}
    assert not gone & read_record(export([])).in_play
    assert {"ERIE", "MC", "MPC", "B&O"} <= read_record(export([])).in_play


@pytest.mark.parametrize("seed", [None, "", 1.5, True])
def test_without_a_usable_seed_the_games_id_is_taken(seed: Any) -> None:
    settings = {"seed": seed, "optional_rules": ["first_ed"]}
    assert read_record(export([], settings=settings)).in_play == read_record(export([])).in_play


def test_a_seed_may_be_written_as_text() -> None:
    settings = {"seed": "12666", "optional_rules": ["first_ed"]}
    assert (
        read_record(export(id="hs_5", settings=settings)).deals[0] == read_record(export()).deals[0]
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_an_optional_rule_guarantees_is_never_removed(players: int) -> None:
    people = [{"name": name} for name in ("Amy", "Bob", "Carlos", "Dora")[:players]]
    removed: set[str] = set()
    for seed in range(40):
        settings = {"seed": seed, "optional_rules": ["second_ed_co"]}
        deal = read_record(export([], players=people, settings=settings)).deals[0]
        removed |= ALL - deal.in_play
        assert {"BT", "LM", "C&O"} <= deal.in_play
    free = {"LSL", "MC", "O&I", "SC", "MPC", "TBC", "ERIE", "PRR"}
    assert removed == free | ({"GT", "NYC", "B&O", "IC"} if players == 2 else set())


def test_where_no_seed_fits_the_moves_tell_what_is_in_play() -> None:
    record = read_record(export(ACTIONS))
    assert all(deal.guessed for deal in record.deals)
    spoken_of = {*PRIVATES, "B&O", "GT", "IC", "NYC"} - {"MS", "BIG4"}
    for deal in record.deals:
        assert spoken_of <= deal.in_play
        assert len(deal.in_play) == len(read_record(export()).in_play)
    assert not any(deal.guessed for deal in read_record(export([])).deals)


def test_an_id_without_digits_still_gives_a_seed() -> None:
    assert read_record(export(id="x", settings={})).in_play


def test_two_players_remove_one_of_each_group() -> None:
    people = [{"name": "Amy"}, {"name": "Bob"}]
    two = read_record(export(players=people, actions=[], settings={"seed": 11098}))
    assert len(two.in_play) == 13
    assert ways_of(two.day) == OLDEST


def test_the_second_edition_is_told_by_its_options_or_its_privates() -> None:
    assert read_record(export(settings={"seed": 1, "optional_rules": []})).second_edition
    boom = [{"type": "bid", "entity": 0, "entity_type": "player", "company": "BT"}]
    assert read_record(export(boom, settings={})).second_edition
    assert not read_record(export()).second_edition
    assert read_record(record(edition="second")).second_edition


@pytest.mark.parametrize(
    "data",
    [
        3,
        {},
        {"players": [], "actions": []},
        export(players=[{"name": "Amy"}]),
        export(players=[3, 4, 5]),
        export() | {"actions": [3]},
        record(players=["Amy"]),
        record(players=[1, 2, 3]),
        record(setup=3),
        record(steps=3),
    ],
)
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(Fault):
        read_record(data)


def test_another_title_is_named() -> None:
    with pytest.raises(OtherTitle) as refused:
        read_record(export(title="1830"))
    assert refused.value.params == {"title": "1830"}
    with pytest.raises(NotAnExport):
        read_record({"title": "1846", "players": []})


def test_hands_are_found_that_allow_the_picks() -> None:
    deck = [CardId(card) for card in ("A", "B", "C", "D", "E", "F")] + [BLANK] * 3
    picks = [CardId(card) for card in ("F", "E", "D", "C", "B")]
    found = hands(deck, picks, 5)
    assert found is not None
    assert all(len(hand) <= 5 for hand in found)
    assert "F" in found[0]
    assert hands(deck, [CardId("Z")], 5) is None
    assert hands([CardId("A")], [CardId("A"), CardId("A")], 5) is None


@pytest.mark.parametrize(
    ("deck", "picks", "size"),
    [
        ("ABCDEFG---", "-E-B-", 3),
        ("ABCDEFGH----", "----BFEGHAD", 6),
    ],
)
def test_hands_are_found_although_the_first_that_come_to_mind_do_not_do(
    deck: str, picks: str, size: int
) -> None:
    assert hands(list(map(CardId, deck)), list(map(CardId, picks)), size)


def test_the_same_player_twice_or_a_move_that_is_none_is_refused() -> None:
    with pytest.raises(NotAnExport):
        read_record(record(players=["Amy", "Amy", "Bob"]))
    for broken in (3, {"type": "pass"}, {"type": "pass", "entity_type": 3, "entity": "Amy"}):
        with pytest.raises(BadMove) as refused:
            read_record(record(steps=[{"action": A | {"entity": "Amy"}}, {"action": broken}]))
        assert refused.value.number == 2
    with pytest.raises(BadMove):
        read_record(record(steps=[3]))


def test_a_company_of_any_shape_tells_no_edition() -> None:
    odd = [{"type": "bid", "entity": 0, "entity_type": "player", "company": [{}]}]
    assert not read_record(export(odd)).second_edition


def test_an_undo_passes_over_what_has_no_number() -> None:
    with pytest.raises(BadMove):
        read_record(export() | {"actions": [3, A, UNDO | {"action_id": 0}, 4]})


def test_more_moves_than_any_game_has_are_refused() -> None:
    for much in (export([A] * 6_001), record(steps=[{"action": A}] * 6_001)):
        with pytest.raises(OversizedJournal):
            read_record(much)
    assert len(read_record(export([A] * 6_000)).moves) == 6_000
