"""An export of ours is read by its own field, and only while that fits."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import Pass
from roundhouse.core.errors import BadInput, WrongType, WrongVersion
from roundhouse.core.journal import Entry
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.aside import OWN, read_own
from roundhouse.games.g1846.foreign.exporter import EXPORTER
from roundhouse.games.g1846.foreign.faults import CannotFollow
from roundhouse.games.g1846.foreign.importer import IMPORTER
from roundhouse.games.g1846.foreign.writing import deck
from roundhouse.games.g1846.foreign.writing.deck import Luck, dealt, noting_seed, seed_for
from roundhouse.games.g1846.foreign.writing.phrases import Copies, phrase, who
from roundhouse.games.g1846.rules.frames import Playing
from roundhouse.games.g1846.rules.ids import BLANK, CardId
from tests.games.g1846.foreign.example import record
from tests.games.g1846.foreign.trips import GAME, WHEN, as_theirs, exported, played, without_undone
from tests.games.g1846.rules.build import AMY, Corp, buying, position


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """The beginning of a game of three."""
    return exported(played(1, most=40).journal)


def changed(page: dict[str, Any], **own: Any) -> dict[str, Any]:
    return page | {"settings": page["settings"] | {OWN: page["settings"][OWN] | own}}


def test_without_the_field_it_is_read_as_theirs(page: dict[str, Any]) -> None:
    assert read_own(page) is not None
    assert read_own(as_theirs(page)) is None
    assert read_own([]) is None


def test_a_game_that_went_on_elsewhere_is_read_as_theirs(page: dict[str, Any]) -> None:
    longer = page | {"actions": [*page["actions"], page["actions"][-1]]}
    assert read_own(longer) is None


@pytest.mark.parametrize("version", [0, GAME.version + 1])
def test_a_version_that_nobody_knows_is_refused(page: dict[str, Any], version: int) -> None:
    with pytest.raises(WrongVersion) as refused:
        IMPORTER.read(changed(page, version=version))
    assert (refused.value.written, refused.value.known) == (version, GAME.version)


@pytest.mark.parametrize("own", [{"moves": "many"}, {"silent": 1}, {"entries": []}, {"more": 1}])
def test_a_damaged_field_is_named(page: dict[str, Any], own: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        IMPORTER.read(changed(page, **own))
    assert f"/settings/{OWN}" in str(refused.value)


def test_a_damaged_entry_is_named(page: dict[str, Any]) -> None:
    with pytest.raises(WrongType):
        IMPORTER.read(changed(page, entries={"0": [7]}))


def test_an_entry_that_cannot_be_made_is_named(page: dict[str, Any]) -> None:
    line = {"seat": 0, "action": {"type": "pass"}}
    with pytest.raises(CannotFollow) as lost:
        IMPORTER.read(changed(page, entries={"0": [line]}))
    assert (lost.value.number, lost.value.move) == (0, "pass")


def test_a_move_that_means_nothing_is_named(page: dict[str, Any]) -> None:
    first, *others = page["actions"]
    damaged = page | {"actions": [first | {"type": "end_game"}, *others]}
    with pytest.raises(CannotFollow) as lost:
        IMPORTER.read(damaged)
    assert (lost.value.number, lost.value.move) == (1, "end_game")


# What is exported


def test_steps_that_were_taken_back_are_left_out() -> None:
    table = played(2, most=120).copy()
    seat, before = table.to_act[0], table.seq
    table.play(seat, table.offers(seat).sample(Random(4)))
    table.undo(seat, to=before)
    back = IMPORTER.read(exported(table.journal)).journal
    assert len(back.entries) == before
    assert back == without_undone(table.journal)


def test_an_entry_that_cannot_be_replayed_is_named() -> None:
    journal = played(1, most=20).journal
    broken = replace(journal, entries=(*journal.entries[:5], Entry(AMY, Pass())))
    with pytest.raises(BadInput) as refused:
        exported(broken)
    assert refused.value.params["seq"] == 6


def test_a_game_from_there_keeps_its_seed() -> None:
    theirs = exported(played(1).journal)
    imported = IMPORTER.read(as_theirs(theirs) | {"actions": theirs["actions"][:9]})
    seed = theirs["settings"]["seed"]
    assert imported.journal.notes == (f"18xx.games seed {seed}",)
    assert exported(imported.journal)["settings"]["seed"] == seed
    assert IMPORTER.read(record()).journal.notes == ()
    assert noting_seed(imported.journal, {"settings": None}) == imported.journal


def test_players_of_one_name_are_told_apart() -> None:
    journal = replace(played(1, most=20).journal, players=("Amy", "Amy", ""))
    names = [player["name"] for player in exported(journal)["players"]]
    assert len({*names}) == len(names)


def test_what_that_site_cannot_do_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = played(2).journal
    told = list(EXPORTER.write(journal, name="x", when=WHEN).remarks("en"))
    assert any(one.startswith("Entry ") and "closes" in one for one in told)
    monkeypatch.setattr(deck, "TRIED", 0)
    seedless = EXPORTER.write(journal, name="x", when=WHEN)
    assert seedless.data["settings"]["seed"] == ""  # type: ignore[index]  # JSON
    (no_seed, *others) = seedless.remarks("en")
    assert no_seed.startswith("No seed deals this game")
    assert others == told
    assert IMPORTER.read(dict(seedless.data)).journal == without_undone(journal)


def test_the_letter_of_the_rulebook_is_told() -> None:
    table = played(1, most=5)
    setup = replace(table.setup, options={**table.setup.options, "by_the_letter": True})
    letter = Table.start(GAME, setup, seed="letter")
    (told,) = EXPORTER.write(letter.journal, name="x", when=WHEN).remarks("en")
    assert "2016 rulebook" in told


def test_what_is_no_decision_has_no_words() -> None:
    state = position(Playing())
    with pytest.raises(TypeError):
        who(state, AMY)
    with pytest.raises(TypeError):
        phrase(buying("NYC", corps={"NYC": Corp()}), Copies(), AMY, Pass())


# The seed


def luck(*picks: str, players: int = 3) -> Luck:
    kept = {"MS", "BIG4", "C&WI", "MAIL", "LSL", "MPC", "B&O", "C&O", "GT", "IC", "NYC"}
    return Luck(
        players=players,
        second_edition=False,
        in_play=frozenset(kept),
        picks=tuple(BLANK if pick == "blank" else CardId(pick) for pick in picks),
    )


def test_a_seed_deals_what_is_picked() -> None:
    found = seed_for(luck("MS", "blank", "BIG4"))
    assert found is not None
    seed, names = found
    assert dealt(luck(), seed) == []
    assert [name.partition(" ")[0] for name in names] == ["MS", "Pass", "BIG4"]
    assert seed_for(luck("MS"), [seed]) == (seed, ["MS"])


def test_no_seed_deals_what_is_not_in_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck, "TRIED", 2_000)
    assert seed_for(luck("SC")) is None
