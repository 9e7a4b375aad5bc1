"""The script of what happened: made of what the viewer may know, and of things on the board."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.panel import Move, Playing
from roundhouse.core.table import Table
from roundhouse.games.switch_signal.panel.motion import SHOWN, motion_script
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.turn import TurnBegun
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.server.web.past import moves_since
from roundhouse.server.web.viewpoint import Viewpoint
from tests.games.switch_signal.panel.moments import GAMES, sight
from tests.games.switch_signal.panel.reading import Page
from tests.games.switch_signal.rules.support import after, move, position, roll
from tests.support.rules import rule

STAGE = (PANEL.static / "stage.js").read_text(encoding="utf-8")

TrackTable = Table[State, View]


@cache
def tables() -> tuple[TrackTable, ...]:
    return tuple(_played(key) for key in GAMES)


def _played(key: str) -> TrackTable:
    table = Table.start(GAME, Setup(seats=2, options=GAMES[key]), seed=f"motion {key}")
    rng = Random(key)
    while table.result is None and table.seq < 400:
        seat = table.to_act[0]
        table.play(seat, table.offers(seat).sample(rng))
    return table


def moves(table: TrackTable, since: int = 0) -> Iterator[Move]:
    for seq in range(since + 1, table.seq + 1):
        yield Move(seq=seq, seat=table.entries[seq - 1].seat, events=table.events_at(seq))


def beats(table: TrackTable, seat: Seat | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(motion_script(sight(table.state, seat), moves(table)))
    return found


def test_every_beat_is_played_and_told_and_names_what_is_on_the_board() -> None:
    told = 0
    for table in tables():
        ids = Page(PANEL.parts(sight(table.state, None)).board).ids()
        for beat in beats(table):
            assert f"on_{beat['k']}(" in STAGE
            assert beat["t"]
            named = {beat.get(name) or "" for name in ("i", "by", "city")}
            named |= {beat["to"]} if beat["k"] == "signal" else set()
            assert {name for name in named if name and "-train-" not in name} <= ids.keys()
            told += 1
    assert told > 500


def test_every_kind_of_event_that_is_shown_comes_up() -> None:
    seen = {type(event) for table in tables() for event in happened(table)}
    rare = {kind.__name__ for kind in SHOWN.keys() - seen}
    assert rare <= {"InstructionLost", "GoodsReturned", "GoodsDelivered"}


@rule("SS-MOVE-16")
def test_a_train_is_shown_on_each_section_that_it_entered() -> None:
    told = [pair for table in tables() for pair in zip(beats(table), happened(table), strict=True)]
    runs = [(beat, event) for beat, event in told if beat["k"] == "run"]
    assert len(runs) > 50
    for beat, event in runs:
        assert len(beat["legs"]) == event.entered
        assert all(re.fullmatch(r"(?:[A-Z][-\d., ]*)+", leg) for leg in beat["legs"])
        assert beat["lost"] == event.lost


def happened(table: TrackTable) -> list[Any]:
    return [event for each in moves(table) for event in each.events]


def test_ones_own_moves_are_marked_for_nobody_else() -> None:
    table = tables()[0]
    assert not any("own" in beat for beat in beats(table, None))
    owned = [sum("own" in beat for beat in beats(table, Seat(n))) for n in (0, 1)]
    assert min(owned) > 20
    assert sum(owned) <= len(beats(table))


def test_a_spectators_script_holds_nothing_that_only_others_may_know() -> None:
    """Neither an event for one seat, nor anything of what chance has still to decide."""
    open_ = TurnBegun(seat=Seat(0), turn=3)
    secret = TurnBegun(seat=Seat(1), turn=4, only=(Seat(1),))
    entries = [SimpleNamespace(seat=Seat(1)), SimpleNamespace(seat=Seat(0))]
    events: dict[int, tuple[Event, ...]] = {1: (open_, secret), 2: (secret,)}
    table = SimpleNamespace(line=lambda at: range(1, at + 1), events_at=events.get, entries=entries)
    live: Any = SimpleNamespace(table=table)
    spectator = moves_since(live, Viewpoint(seat=None, at=2, language="en"), 0)
    assert [each.events for each in spectator] == [(open_,), ()]
    player = moves_since(live, Viewpoint(seat=Seat(1), at=2, language="en"), 1)
    assert [(each.seq, each.seat, each.events) for each in player] == [(2, 0, (secret,))]
    blind = Viewpoint(seat=Seat(1), at=2, language="en", blind=(range(2, 3),))
    assert [each.events for each in moves_since(live, blind, 0)] == [(open_, secret), ()]


def test_what_was_taken_back_is_not_played() -> None:
    table = SimpleNamespace(line=lambda at: (1, at))  # of three entries one was undone
    live: Any = SimpleNamespace(table=table)
    assert moves_since(live, Viewpoint(seat=None, at=3, language="en"), 0) == ()


def test_two_positions_that_look_alike_have_one_script() -> None:
    """The same moves on a state whose hidden part, if there were any, is guessed anew."""
    table = tables()[1]
    seen = sight(table.state, None)
    guessed = GAME.view(GAME.imagine(seen.view, Random(5)), None)
    played = list(moves(table))
    assert motion_script(seen, played) == motion_script(replace(seen, view=guessed), played)


@rule("SS-HELP-1")
def test_what_is_foreseen_after_a_roll_is_marked_as_such() -> None:
    hand = ("move", "signal")
    before = position(trains={"black-1": "calais"}, hand=hand, unused=("logistician",))
    state = after(before, move("black-1", "move"), roll(3))
    seen = sight(state, state.active)
    found = json.loads(motion_script(seen, ()))
    assert [(beat["k"], beat["ahead"]) for beat in found] == [("run", 1)]
    assert motion_script(sight(state, None), ()) == ""


def test_the_panel_says_that_it_plays() -> None:
    assert isinstance(PANEL, Playing)
    assert PANEL.motion(sight(tables()[0].state, None), 0) == ""  # this sight knows of no moves
