"""State: all that changes in a game of 1846.

Every container in it is immutable by type (Mapping, tuple): a change replaces the container
whole. So `copy()` shares everything and costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from roundhouse.core.actions import CHANCE, Seat
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.ids import CardId, CompanyId, CorpId, HexId, PrivateId, TrainId

D = TypeVar("D")
F = TypeVar("F", bound=Frame)

Holder: TypeAlias = Seat | str  # a seat, a company, BANK or MARKET
BANK: Final = "bank"
MARKET: Final = "market"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the players chose before the game."""

    two_player: bool
    second_edition_privates: bool
    flexible_issue: bool
    enforce_max_routes: bool
    wait_for_passes: bool  # no step finishes itself: imports pass where the other site did
    by_the_letter: bool  # of the 2016 rulebook, without its errata (OPT-LETTER)
    wait_for_runs: bool = False  # a presidentless corporation's run is decided, too


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered:
    """What was offered in this turn for one thing (SEQ-5)."""

    key: str
    times: int = 0
    best: int = 0  # the highest price offered
    refused: int = 0  # the highest one that is refused and must not be repeated now


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What the operating company has done in this turn."""

    company: CompanyId
    issued: bool = False  # or redeemed
    yellows: int = 0
    upgrades: int = 0
    token: bool = False
    ran: bool = False
    revenue: int = 0
    idle: int = 0  # 2-trains that came with an independent and must not run (OR-PRIV-5)
    bought: tuple[PrivateId, ...] = ()
    steamed: bool = False  # the corporation's port marker was placed or shifted
    asked: tuple[tuple[str, int], ...] = ()  # version 1: deals not struck, and the best price
    offered: tuple[Offered, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker:
    """A private's marker: where it lies and which company it serves."""

    hex: HexId | None = None
    company: CompanyId | None = None


@dataclass(slots=True, kw_only=True)
class State:
    """A position. Rules change a copy of it, never one that others may hold."""

    version: int
    seats: int  # players who began
    options: Options
    set_no: int  # sets of a stock round and two operating rounds; 0: the draft
    or_no: int  # 1 or 2 in an operating round, else 0
    phase: int
    priority: Seat
    bankrupt: tuple[Seat, ...]
    cash: Mapping[Holder, int]  # bank, players, corporations in play, independents
    broken: bool  # the bank, for good (END-1)
    last_set: int | None  # the set that ends a two-player game without trains (OPT-2P-6)
    over: str  # why the game ended; "" while it goes on
    corps: tuple[CorpId, ...]  # in play, started or not
    removed: tuple[CorpId, ...]  # before the game
    closed: tuple[CorpId, ...]
    shares: Mapping[CorpId, Mapping[Holder, int]]  # of started corporations: who holds how many
    presidents: Mapping[CorpId, Seat | None]  # of started ones; None: presidentless
    columns: Mapping[CorpId, int]  # of the market, for started ones
    order: tuple[CorpId, ...]  # started ones in price order
    operated: tuple[CorpId, ...]  # reached dividends once (OR-SEQ-6)
    earned: Mapping[CompanyId, int]  # by the last run of each company
    tokens_left: Mapping[CorpId, int]  # without the extra ones
    trains: Mapping[CompanyId, tuple[TrainId, ...]]
    supply: tuple[int, ...]  # unsold bank trains of each phase; -1: no limit
    returned: tuple[int, ...]  # returned bank trains of each phase
    privates: tuple[PrivateId, ...]  # in play, owned or still in the draft
    owners: Mapping[PrivateId, Seat | CorpId]
    used: tuple[PrivateId, ...]  # powers that work once
    markers: Mapping[PrivateId, Marker]
    board: Board
    sold: Mapping[Seat, tuple[CorpId, ...]]  # sold in this stock round (SR-13)
    deck: tuple[tuple[CardId, ...], ...]  # bags from top to bottom, each sorted: no order inside
    picks: tuple[tuple[CardId, ...], ...]  # by seat, hidden until DRAFT-9
    stack: tuple[Frame, ...]
    turn: Turn | None  # of the operating company

    def copy(self) -> State:
        """A draft: changing its fields leaves this state as it is."""
        draft = _new(State)
        draft.version = self.version
        draft.seats = self.seats
        draft.options = self.options
        draft.set_no = self.set_no
        draft.or_no = self.or_no
        draft.phase = self.phase
        draft.priority = self.priority
        draft.bankrupt = self.bankrupt
        draft.cash = self.cash
        draft.broken = self.broken
        draft.last_set = self.last_set
        draft.over = self.over
        draft.corps = self.corps
        draft.removed = self.removed
        draft.closed = self.closed
        draft.shares = self.shares
        draft.presidents = self.presidents
        draft.columns = self.columns
        draft.order = self.order
        draft.operated = self.operated
        draft.earned = self.earned
        draft.tokens_left = self.tokens_left
        draft.trains = self.trains
        draft.supply = self.supply
        draft.returned = self.returned
        draft.privates = self.privates
        draft.owners = self.owners
        draft.used = self.used
        draft.markers = self.markers
        draft.board = self.board
        draft.sold = self.sold
        draft.deck = self.deck
        draft.picks = self.picks
        draft.stack = self.stack
        draft.turn = self.turn
        return draft


_new = object.__new__
_set = object.__setattr__


# Versions


def keeps_matter(state: State) -> bool:
    """Whether no agreement makes money, tiles or tokens (R-58): not so in games of version 1."""
    return state.version > 1


# The stack


def become(draft: State, **changes: Any) -> None:
    """The top frame goes on with *changes*."""
    draft.stack = (*draft.stack[:-1], altered(draft.stack[-1], changes))


def altered(old: D, changes: dict[str, Any]) -> D:
    """A frozen dataclass with *changes*: `replace` in a third of its time, for the hot path."""
    kind: Any = type(old)
    new: D = _new(kind)
    for name in _names(kind):
        _set(new, name, changes[name] if name in changes else getattr(old, name))
    return new


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def top(state: State, kind: type[F]) -> F:
    """The top frame, which must be of *kind*."""
    frame = state.stack[-1]
    if not isinstance(frame, kind):
        raise TypeError(f"{frame} is no {kind.__name__}")
    return frame


def note(draft: State, **changes: Any) -> None:
    """Write *changes* into the operating company's turn."""
    draft.turn = altered(turn_of(draft), changes)


def turn_of(state: State) -> Turn:
    """The operating company's turn; there must be one."""
    if state.turn is None:
        raise LookupError("no company is operating")
    return state.turn


# Who is who


def next_seat(state: State, seat: Seat) -> Seat:
    """The first seat to the left of *seat* that is still in the game."""
    while True:
        seat = Seat((seat + 1) % state.seats)
        if seat not in state.bankrupt:
            return seat


def left_of(state: State, seat: Seat) -> list[Seat]:
    """The other seats still in the game, clockwise from the left of *seat*."""
    around = (Seat((seat + step) % state.seats) for step in range(1, state.seats))
    return [other for other in around if other not in state.bankrupt]


def is_started(state: State, corp: CorpId) -> bool:
    """Whether the corporation is on the market."""
    return corp in state.columns


def is_independent(company: CompanyId) -> bool:
    """Whether the company is a private that operates by itself rather than a corporation."""
    return company in INDEPENDENTS


INDEPENDENTS: Final = tuple(
    private.id for private in DEFS.privates.values() if private.is_independent
)


def controller(state: State, company: CompanyId) -> Seat | None:
    """Who decides for *company*: its president or owner; None for a presidentless one (SEQ-2)."""
    if company in INDEPENDENTS:
        owner = state.owners.get(PrivateId(company))
        return owner if isinstance(owner, int) else None
    return state.presidents.get(CorpId(company))


def president_of(state: State, corp: CorpId) -> Seat:
    """The president, where there must be one."""
    seat = state.presidents[corp]
    if seat is None:
        raise LookupError(f"{corp} has no president")
    return seat


def actors(state: State, frame: Frame) -> tuple[Seat, ...]:
    """Who decides on *frame*; () for a sequencer."""
    whose: Any = frame  # `decides` says which of these fields it has
    if frame.decides == "corp":
        return _one(state.presidents.get(whose.corp))
    if frame.decides == "company":
        seat = controller(state, whose.company)
        return (state.priority if seat is None else seat,)  # somebody runs for a presidentless one
    if frame.decides == "seat":
        return (whose.seat,)
    if frame.decides == "seller_and_corp":
        return (whose.seller, *_one(state.presidents[whose.corp]))
    return (CHANCE,) if frame.chance else ()


def _one(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)
