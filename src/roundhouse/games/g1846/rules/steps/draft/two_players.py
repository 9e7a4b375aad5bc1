"""The distribution of two players: all privates face up, paid at once (OPT-2P-4, OPT-2P-5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish, push
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Forbidden1846, NoSuch, PlayerCannotAfford
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import LastPrivate, OpenDrafting, OpenPick, OperatingRound
from roundhouse.games.g1846.rules.ids import PrivateId
from roundhouse.games.g1846.rules.state import State, become, top
from roundhouse.games.g1846.rules.steps.draft.distribution import (
    LastPrivateRevealed,
    TakePrivate,
    cost,
    endow,
    next_in_draft,
    take,
)
from roundhouse.games.g1846.rules.steps.stock import PassedTurn


@dataclass(eq=False, kw_only=True)
class MustBegin(Forbidden1846):
    """The very first choice of two players cannot be a pass."""

    wire: ClassVar[str] = "must_begin"


TAKES: Final[tuple[type[Action], ...]] = (TakePrivate, Pass)


def unsold(state: State) -> list[PrivateId]:
    """The privates that nobody owns yet."""
    return [private for private in state.privates if private not in state.owners]


def advance(draft: State, frame: OpenDrafting) -> Iterator[Event]:
    """Ask the next player; after two passes play two operating rounds; end when all are sold."""
    left = unsold(draft)
    if not left:
        finish(draft)
    elif len(left) == 1:
        price = DEFS.privates[left[0]].price
        push(draft, LastPrivate(seat=frame.seat, private=left[0], price=price))
        yield LastPrivateRevealed(private=left[0], price=price)
    elif frame.passes == 2:
        become(draft, passes=0, seat=Seat(1))
        push(draft, OperatingRound(number=2), OperatingRound(number=1))
    else:
        push(draft, OpenPick(seat=frame.seat, first=frame.first))


def refusals(state: State, frame: OpenPick, action: TakePrivate | Pass) -> Iterator[RuleError]:
    """It must be unsold and affordable; the very first choice cannot be a pass."""
    if isinstance(action, Pass):
        if frame.first:
            yield MustBegin(rule="OPT-2P-4")
    elif action.private not in unsold(state):
        yield NoSuch(rule="OPT-2P-4", kind="private", name=action.private)
    elif (price := _full(action.private)) > state.cash[frame.seat]:
        have = state.cash[frame.seat]
        yield PlayerCannotAfford(rule="SEQ-3", seat=frame.seat, needed=price, have=have)


def _full(private: PrivateId) -> int:
    return cost(private, DEFS.privates[private].price)


def offers(state: State, frame: OpenPick) -> Iterator[Offer[Any]]:
    """Every private that the player can pay."""
    for private in unsold(state):
        if _full(private) <= state.cash[frame.seat]:
            yield Offer(TakePrivate, fixed={"private": private})
    if not frame.first:
        yield Offer(Pass)


def apply(draft: State, frame: OpenPick, action: TakePrivate | Pass) -> Iterator[Event]:
    """Buy it now, or pass."""
    finish(draft)
    if isinstance(action, TakePrivate):
        listed = DEFS.privates[action.private].price
        yield from take_now(draft, frame.seat, action.private, listed)
    else:
        passes = top(draft, OpenDrafting).passes + 1
        become(draft, seat=next_in_draft(draft, frame.seat), passes=passes)
        yield PassedTurn(seat=frame.seat)


def take_now(draft: State, seat: Seat, private: PrivateId, listed: int) -> Iterator[Event]:
    """Pay at once; an independent gets its cash and train at once."""
    yield from take(draft, seat, private, listed)
    if DEFS.privates[private].is_independent:
        yield from endow(draft, private)
    become(draft, seat=next_in_draft(draft, seat), passes=0, first=False)
