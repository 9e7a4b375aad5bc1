"""The table on the toy game: play, chance, undo, replay."""

from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import CHANCE, Pass, Seat
from roundhouse.core.errors import (
    BadEntry,
    BadOption,
    BadSeats,
    GameOver,
    NoSuchOutcome,
    NothingToRedo,
    NothingToUndo,
    NotYourTurn,
    Stale,
    UndoNeedsConsent,
    UndoPastChance,
    UnknownOption,
)
from roundhouse.core.game import Setup
from roundhouse.core.journal import Entry, Journal, Undo
from roundhouse.core.table import KEPT, Agreed, Table, Undone
from roundhouse_toll.game import Deal, Roll, Show, Stake, Toll, TollView, TooMuch
from roundhouse_toll.title import TITLE as TOLL

AMY, BOB = Seat(0), Seat(1)


def start(seats: int = 2, **options: Any) -> Table[Toll, TollView]:
    return Table.start(TOLL.game, Setup(seats=seats, options=options), seed="s")


def test_chance_acts_before_the_first_player_and_is_journalled() -> None:
    table = start()
    assert [type(entry.action) for entry in table.entries] == [Deal, Deal]
    assert table.to_act == table.awaited == (AMY,)


def test_the_same_seed_gives_the_same_game() -> None:
    assert start().entries == start().entries
    other = Table.start(TOLL.game, Setup(seats=4), seed="t")
    assert other.entries != start(seats=4).entries


def test_without_a_seed_one_is_made() -> None:
    tables = [Table.start(TOLL.game, Setup(seats=2)) for _ in range(2)]
    assert tables[0].seed != tables[1].seed


def test_a_stake_is_followed_by_a_roll() -> None:
    table = start()
    events = table.play(AMY, Stake(coins=2), seen=2)
    assert isinstance(table.entries[-1].action, Roll)
    assert [event.wire for event in events] == ["rolled"]
    assert sum(table.state.coins) in (4, 8)


def test_a_stale_move_is_refused_and_changes_nothing() -> None:
    table = start()
    table.play(AMY, Pass(), seen=2)
    with pytest.raises(Stale) as refused:
        table.play(BOB, Pass(), seen=2)
    assert refused.value.params == {"seen": 2, "current": 3}
    assert table.seq == 3


def test_the_wrong_seat_is_refused() -> None:
    with pytest.raises(NotYourTurn):
        start().play(BOB, Pass())


def test_after_the_end_nobody_acts() -> None:
    table = start()
    for _ in range(6):
        table.play(table.to_act[0], Pass())
    assert table.result is not None
    with pytest.raises(GameOver):
        table.play(AMY, Pass())


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        (Setup(seats=5), BadSeats),
        (Setup(seats=2, options={"purse": 4}), BadOption),
        (Setup(seats=2, options={"purse": True}), BadOption),
        (Setup(seats=2, options={"colour": 1}), UnknownOption),
    ],
)
def test_a_bad_setup_is_refused(setup: Setup, error: type[Exception]) -> None:
    with pytest.raises(error):
        Table(TOLL.game, setup)


def test_undo_goes_back_one_step_and_is_journalled() -> None:
    table = start()
    before = table.state
    table.play(AMY, Pass())
    assert table.undo(AMY) == (Undone(seat=AMY, to=2),)
    assert table.state == before
    assert table.entries[-1].action == Undo(to=2)
    assert table.line() == (1, 2)
    assert table.events_at(4) == (Undone(seat=AMY, to=2),)


def test_play_goes_on_after_an_undo_and_replays() -> None:
    table = start()
    table.play(AMY, Pass())
    table.undo(AMY)
    table.play(AMY, Stake(coins=1))
    assert table.line() == (1, 2, 5, 6)
    assert Table.replay(TOLL.game, table.journal).state == table.state
    assert table.state_at(3).turn == 1
    assert table.state_at(4).turn == 0


def test_undo_stops_at_chance_and_at_secrets() -> None:
    table = start()
    table.play(AMY, Stake(coins=1))
    with pytest.raises(UndoPastChance):
        table.undo(AMY)
    table.play(BOB, Show())
    with pytest.raises(UndoPastChance):
        table.undo(BOB)


def test_undo_past_another_seat_needs_its_consent() -> None:
    table = start()
    table.play(AMY, Pass())
    table.play(BOB, Pass())
    assert table.undo_needs(AMY, to=2) == (BOB,)
    with pytest.raises(UndoNeedsConsent) as refused:
        table.undo(AMY, to=2)
    assert refused.value.params == {"missing": (BOB,)}
    table.undo(AMY, to=2, consents=(BOB,))
    assert table.to_act == (AMY,)


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_undo_to_no_earlier_moment_is_refused(to: int) -> None:
    table = start()
    table.play(AMY, Pass())
    with pytest.raises(NothingToUndo):
        table.undo(AMY, to=to)


def test_what_was_undone_is_no_place_to_go_back_to() -> None:
    table = start()
    table.play(AMY, Pass())
    table.undo(AMY)
    table.play(AMY, Show())
    with pytest.raises(NothingToUndo):
        table.undo(AMY, to=3)


def test_old_states_are_forgotten_and_made_again() -> None:
    table = start()
    for _ in range(KEPT):
        table.play(AMY, Pass())
        table.undo(AMY)
    kept = [seq for seq, moment in table._moments.items() if moment.state is not None]
    assert len(kept) < len(table._moments)
    assert table.state_at(3).turn == 1
    assert table.state_at(0) == TOLL.game.new(table.setup)


def test_an_option_is_told_as_a_journal_writes_it() -> None:
    for value, shown in ((True, "true"), (None, "null"), ("five", "five"), ([0] * 99, "[0, 0, ")):
        with pytest.raises(BadOption) as refused:
            Table.start(TOLL.game, Setup(seats=2, options={"purse": value}))
        assert refused.value.value.startswith(shown)
        assert (len(refused.value.value) <= 80, refused.value.choices) == (True, ("3", "5"))


def test_a_journal_with_a_wrong_die_names_its_entry() -> None:
    table = start()
    table.play(AMY, Stake(coins=1))
    entries = (*table.entries[:-1], Entry(CHANCE, Roll(pips=7)))
    with pytest.raises(BadEntry) as refused:
        Table.replay(TOLL.game, Journal(game="toll", setup=table.setup, entries=entries))
    assert refused.value.seq == 4
    assert isinstance(refused.value.cause, NoSuchOutcome)


def test_what_the_players_agreed_on_is_told() -> None:
    table = start()
    with pytest.raises(TooMuch):
        table.enter(Entry(AMY, Stake(coins=9)))
    events = table.enter(Entry(AMY, Stake(coins=9), frozenset({"TOLL-1"})))
    assert events == (Agreed(seat=AMY, rules=("TOLL-1",)),)


def test_a_view_is_asked_of_the_game() -> None:
    table = start()
    assert table.view(AMY).cards[1] is None
    assert table.view(None).cards == (None, None)
    assert table.game.imagine(table.view(AMY), Random(1)).cards[0] == table.state.cards[0]


def test_an_event_is_known_to_those_it_names() -> None:
    dealt = start().events_at(1)[0]
    assert [dealt.known_to(seat) for seat in (AMY, BOB, None)] == [True, False, False]
    assert Undone(seat=AMY, to=1).known_to(None)


def test_a_copy_goes_on_alone() -> None:
    table = start()
    twin = table.copy()
    for _ in range(6):
        twin.play(twin.to_act[0], Pass())
    assert (table.seq, twin.seq) == (2, 8)
    assert table.to_act == (AMY,)
    assert twin.result is not None
    assert twin.state_at(2) == table.state


def test_what_was_undone_can_be_played_again() -> None:
    table = start()
    table.play(AMY, Pass())
    table.play(BOB, Pass())
    there = table.state
    table.undo(AMY, to=2, consents=(BOB,))
    assert table.undone() == (Entry(AMY, Pass()), Entry(BOB, Pass()))
    table.redo()
    assert table.state == there
    assert table.undone() == ()
    assert Table.replay(TOLL.game, table.journal).state == there


def test_each_of_several_undos_can_be_played_again() -> None:
    table = start()
    table.play(AMY, Pass())
    table.play(BOB, Pass())
    there = table.state
    table.undo(BOB)
    table.undo(AMY)
    table.redo()
    assert table.undone() == (Entry(BOB, Pass()),)
    table.redo()
    assert table.state == there


def test_whoever_plays_the_same_by_hand_may_still_redo_the_rest() -> None:
    table = start()
    table.play(AMY, Pass())
    table.play(BOB, Pass())
    table.undo(AMY, to=2, consents=(BOB,))
    table.play(AMY, Pass())
    assert table.undone() == (Entry(BOB, Pass()),)


def test_after_another_move_nothing_is_left_to_redo() -> None:
    table = start()
    table.play(AMY, Pass())
    table.undo(AMY)
    table.play(AMY, Show())
    with pytest.raises(NothingToRedo):
        table.redo()
    with pytest.raises(NothingToRedo):
        start().redo()
