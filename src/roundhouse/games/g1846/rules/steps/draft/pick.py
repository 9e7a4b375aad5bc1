"""A player keeps one card of the hand, face down (DRAFT-3, DRAFT-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.base import Impossible1846
from roundhouse.games.g1846.rules.frames import Picking
from roundhouse.games.g1846.rules.ids import CardId
from roundhouse.games.g1846.rules.state import State, become
from roundhouse.games.g1846.rules.steps.draft.distribution import CardKept, add_pick, next_in_draft


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Action):
    """Keep one card of the hand (DRAFT-3)."""

    wire: ClassVar[str] = "pick"

    card: CardId


@dataclass(eq=False, kw_only=True)
class NotInHand(Impossible1846):
    """The card is not among those drawn."""

    wire: ClassVar[str] = "not_in_hand"
    card: str
    hand: tuple[str, ...]


TAKES: Final[tuple[type[Action], ...]] = (Pick,)


def refusals(_state: State, frame: Picking, action: Pick) -> Iterator[RuleError]:
    """Only a card of the hand can be kept; a blank only if one was drawn."""
    if action.card not in frame.hand:
        yield NotInHand(rule="DRAFT-3", card=action.card, hand=frame.hand)


def offers(_state: State, frame: Picking) -> Iterator[Offer[Any]]:
    """Each card of the hand."""
    yield Offer(Pick, open={"card": OneOf(dict.fromkeys(frame.hand))})


def apply(draft: State, frame: Picking, action: Pick) -> Iterator[Event]:
    """Keep it and return the rest, shuffled, to the bottom."""
    finish(draft)
    rest = list(frame.hand)
    rest.remove(action.card)
    draft.deck = (*draft.deck, tuple(rest))
    add_pick(draft, frame.seat, action.card)
    become(draft, seat=next_in_draft(draft, frame.seat))
    yield CardKept(seat=frame.seat)
