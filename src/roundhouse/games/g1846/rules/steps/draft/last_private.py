"""The last private of the draft, offered at a falling price (DRAFT-6, DRAFT-7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846, NoSuch
from roundhouse.games.g1846.rules.frames import Drafting, LastPrivate
from roundhouse.games.g1846.rules.ids import CardId, PrivateId
from roundhouse.games.g1846.rules.state import State, become
from roundhouse.games.g1846.rules.steps.draft.distribution import (
    CardKept,
    TakePrivate,
    add_pick,
    next_in_draft,
)
from roundhouse.games.g1846.rules.steps.draft.two_players import take_now


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivatePassedOn(Event1846):
    """A player left the last private to the next, for less."""

    wire: ClassVar[str] = "private_passed_on"

    seat: Seat
    private: PrivateId
    price: int


@dataclass(eq=False, kw_only=True)
class MustTake(Forbidden1846):
    """A card offered for nothing cannot be passed on."""

    wire: ClassVar[str] = "must_take"
    private: str


TAKES: Final[tuple[type[Action], ...]] = (TakePrivate, Pass)
FALL: Final = 10


def refusals(_state: State, frame: LastPrivate, action: TakePrivate | Pass) -> Iterator[RuleError]:
    """It is this private or none, and for nothing it must be taken."""
    if isinstance(action, TakePrivate):
        if action.private != frame.private:
            yield NoSuch(rule="DRAFT-6", kind="private", name=action.private)
    elif frame.price <= 0:
        yield MustTake(rule="DRAFT-7", private=frame.private)


def offers(_state: State, frame: LastPrivate) -> Iterator[Offer[Any]]:
    """Take it, or pass it on while it costs something."""
    yield Offer(TakePrivate, fixed={"private": frame.private})
    if frame.price > 0:
        yield Offer(Pass)


def apply(draft: State, frame: LastPrivate, action: TakePrivate | Pass) -> Iterator[Event]:
    """Keep it at this price, or offer it to the next for $10 less."""
    if isinstance(action, TakePrivate):
        yield from _taken(draft, frame)
        return
    price = max(0, frame.price - FALL)
    become(draft, seat=next_in_draft(draft, frame.seat), price=price)
    yield PrivatePassedOn(seat=frame.seat, private=frame.private, price=price)


def _taken(draft: State, frame: LastPrivate) -> Iterator[Event]:
    """Nothing is paid before the draft is over (DRAFT-8); of two players it is paid at once."""
    finish(draft)
    if isinstance(draft.stack[-1], Drafting):
        add_pick(draft, frame.seat, CardId(frame.private))
        become(draft, last=(frame.private, frame.price))
        yield CardKept(seat=frame.seat)
    else:
        yield from take_now(draft, frame.seat, frame.private, frame.price)
