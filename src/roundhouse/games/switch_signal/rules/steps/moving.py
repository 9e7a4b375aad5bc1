"""Exit, stop or go on: the choices of a train under way (SS-MOVE-15, SS-NA-10)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.base import CannotBe, MayNotBe
from roundhouse.games.switch_signal.rules.boards.network import Exit
from roundhouse.games.switch_signal.rules.components import NUMBER_OF
from roundhouse.games.switch_signal.rules.frames import Moving
from roundhouse.games.switch_signal.rules.movement import (
    Leg,
    exits_out,
    leave,
    passing,
    stopping,
    train_on,
    usable_exits,
)
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.travel import end_move, go_on


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeExit(Action):
    """Leave a city by one of its tracks (SS-MOVE-15, SS-NA-3)."""

    wire: ClassVar[str] = "take_exit"
    track: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StopHere(Action):
    """End the move in the city just entered (SS-NA-4)."""

    wire: ClassVar[str] = "stop_here"


@dataclass(eq=False, kw_only=True)
class NoSuchExit(CannotBe):
    """No such track leads out of the city."""

    wire: ClassVar[str] = "no_such_exit"
    rule: str = "SS-MOVE-4"
    track: str
    city: str


@dataclass(eq=False, kw_only=True)
class ExitBlocked(CannotBe):
    """The exit's signal is red, or a train stands behind it."""

    wire: ClassVar[str] = "exit_blocked"
    rule: str = "SS-MOVE-15"
    track: str
    city: str
    why: str
    by: str


@dataclass(eq=False, kw_only=True)
class MustLeave(CannotBe):
    """A train that starts its move in a city leaves it if it can."""

    wire: ClassVar[str] = "must_leave"
    rule: str = "SS-NA-4"
    train: str
    city: str


@dataclass(eq=False, kw_only=True)
class MustStop(CannotBe):
    """Trains may not pass through cities now."""

    wire: ClassVar[str] = "must_stop"
    rule: str = "SS-MOVE-9"
    train: str
    city: str


@dataclass(eq=False, kw_only=True)
class NoTurningRound(MayNotBe):
    """A train passes through a city; it turns only by stopping."""

    wire: ClassVar[str] = "no_turning_round"
    rule: str = "SS-NA-3"
    train: str
    track: str
    city: str


TAKES: Final[tuple[type[Action], ...]] = (
    TakeExit,
    StopHere,
)


def offers(state: State, frame: Moving) -> Iterator[Offer[Action]]:
    """The usable exits; to stop, in a city entered during the move."""
    if frame.way:
        yield Offer(StopHere)
    if not frame.way or passing(state):
        yield Offer(TakeExit, {}, {"track": OneOf(way.track for way in exits_of(state, frame))})


def exits_of(state: State, frame: Moving) -> tuple[Exit, ...]:
    """The exits that may be named: out of the city where the move begins, or on through one."""
    number = NUMBER_OF[frame.train]
    at = state.trains[number]
    if frame.way:
        return usable_exits(state, number, at, frame.entry)
    return exits_out(state, number, at)


def refusals(state: State, frame: Moving, action: TakeExit | StopHere) -> Iterator[RuleError]:
    """Green, free, forward; and no stop in the city where the move began."""
    city = state.board.net.names[state.trains[NUMBER_OF[frame.train]]]
    if isinstance(action, TakeExit):
        yield from _exit_refusals(state, frame, action.track, city)
    elif not frame.way:
        yield MustLeave(train=frame.train, city=city)


def _exit_refusals(state: State, frame: Moving, track: str, city: str) -> Iterator[RuleError]:
    if frame.way and not passing(state):
        yield MustStop(train=frame.train, city=city)
    way = _exit(state, frame, track)
    if way is None:
        yield NoSuchExit(track=track, city=city)
        return
    if track == frame.entry:
        yield NoTurningRound(train=frame.train, track=track, city=city)
    if not state.green >> way.place & 1:
        place = state.board.net.places[way.place]
        yield ExitBlocked(track=track, city=city, why="red", by=place)
    elif way not in exits_of(state, frame) and (blocking := train_on(state, way.first)):
        yield ExitBlocked(track=track, city=city, why="train", by=blocking)


def _exit(state: State, frame: Moving, track: str) -> Exit | None:
    at = state.trains[NUMBER_OF[frame.train]]
    return next((way for way in state.board.net.exits_at(at) if way.track == track), None)


def apply(draft: State, frame: Moving, action: TakeExit | StopHere) -> list[Event]:
    """On by that track, or stay."""
    way = _exit(draft, frame, action.track) if isinstance(action, TakeExit) else None
    if way is None:
        number = NUMBER_OF[frame.train]
        stays = stopping(draft, number, draft.trains[number])
        return end_move(draft, frame, frame.way, Leg((), frame.left, stays), "")
    return go_on(draft, frame, leave(draft, NUMBER_OF[frame.train], frame.left, way))
