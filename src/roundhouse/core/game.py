"""What a game is: the protocol of its rules and of its bots."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import (
    BadOption,
    BadSeats,
    GameOver,
    NotYourTurn,
    RuleError,
    UnknownOption,
)
from roundhouse.core.events import Event
from roundhouse.core.offers import Offers

S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)

Waived = frozenset[str]
"""Ids of rules that the players agreed to set aside for one action."""

NONE: Waived = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionDef:
    """A setting of a game. Without ``choices`` the game itself judges the value."""

    key: str
    default: Any
    choices: tuple[Any, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How a game begins: everything a replay needs beside the entries."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    version: int = 1


@dataclass(frozen=True, slots=True)
class Applied(Generic[S_co]):
    """What an action led to. ``sealed``: something hidden came out, so no undo goes past it."""

    state: S_co
    events: tuple[Event, ...] = ()
    sealed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a game ended. ``reason`` names a sentence of the game."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


class Game(Protocol[S, V]):
    """One game's rules. Everything that changes is in S; this holds nothing."""

    key: str
    version: int
    seats: range
    options: tuple[OptionDef, ...]

    def new(self, setup: Setup) -> S:
        """The position before the first entry; shuffles follow as CHANCE's first entries."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who decides now: (CHANCE,) to draw or roll, () at the end."""
        ...

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Those of ``to_act`` without whom the game does not go on; most often all of them."""
        ...

    def legal(self, state: S, seat: Seat) -> Offers:
        """All that *seat* may do now."""
        ...

    def refusals(self, state: S, seat: Seat, action: Action) -> Iterator[RuleError]:
        """Every reason why not; nothing when *action* may be taken."""
        ...

    def apply(self, state: S, seat: Seat, action: Action, waived: Waived = NONE) -> Applied[S]:
        """The position after *action*, or the first refusal not waived is raised."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V:
        """What *viewer* may know; None is a spectator."""
        ...

    def imagine(self, view: V, rng: Random) -> S:
        """A position that fits: its view is this view."""
        ...

    def result(self, state: S) -> Result | None:
        """The outcome, once the game has ended."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does, and why, as an event whose sentence tells it."""

    action: Action
    reason: Event | None = None


class Bot(Protocol[V_contra]):
    """A player that sees what its seat sees."""

    def choose(self, view: V_contra, offers: Offers, rng: Random) -> Choice:
        """One of the offers."""
        ...


def checked(game: Game[Any, Any], setup: Setup) -> Setup:
    """*setup* with every option filled in, or the named reason why it cannot be."""
    if setup.seats not in game.seats:
        raise BadSeats(seats=setup.seats, low=game.seats[0], high=game.seats[-1])
    known = {option.key: option for option in game.options}
    for key, value in setup.options.items():
        if key not in known:
            raise UnknownOption(option=key, known=tuple(known))
        _check_option(known[key], value)
    defaults = {key: option.default for key, option in known.items()}
    return replace(setup, options=MappingProxyType({**defaults, **setup.options}))


def _check_option(option: OptionDef, value: Any) -> None:
    choices = option.choices
    if choices is None or any(value == c and type(value) is type(c) for c in choices):
        return
    raise BadOption(option=option.key, value=_shown(value), choices=tuple(map(_shown, choices)))


def _shown(value: Any) -> str:
    """*value* as a journal writes it, but text without its quotes."""
    return value if isinstance(value, str) else json.dumps(value, default=str)[:80]


def not_your_turn(game: Game[S, Any], state: S, seat: Seat) -> RuleError | None:
    """Why *seat* may do nothing at all now, if so."""
    acting = game.to_act(state)
    if seat in acting:
        return None
    return NotYourTurn(seat=seat, to_act=acting) if acting else GameOver()
