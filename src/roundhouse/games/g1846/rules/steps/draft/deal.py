"""Chance deals the draft's next hand (DRAFT-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import NoSuchOutcome, RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Bag, Offer
from roundhouse.games.g1846.rules.frames import Dealing
from roundhouse.games.g1846.rules.ids import CardId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.draft.distribution import bagged, hand_over


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Action):
    """Cards drawn unseen from the deck's first bag, sorted (DRAFT-3)."""

    wire: ClassVar[str] = "deal"

    cards: tuple[CardId, ...]


TAKES: Final[tuple[type[Action], ...]] = (Deal,)


def _domain(state: State, frame: Dealing) -> Bag:
    return Bag(Counter(state.deck[0]), take=frame.take)


def refusals(state: State, frame: Dealing, action: Deal) -> Iterator[RuleError]:
    """The cards must be in the bag, and as many as are due."""
    if action.cards not in _domain(state, frame):
        yield NoSuchOutcome(rule="DRAFT-3", outcome=", ".join(action.cards))


def offers(state: State, frame: Dealing) -> Iterator[Offer[Any]]:
    """Any cards of the bag."""
    yield Offer(Deal, open={"cards": _domain(state, frame)})


def apply(draft: State, frame: Dealing, action: Deal) -> Iterator[Event]:
    """Take the cards out of the bag and hand them over."""
    finish(draft)
    bag = Counter(draft.deck[0]) - Counter(action.cards)
    draft.deck = (bagged(list(bag.elements())), *draft.deck[1:])
    yield from hand_over(draft, frame.seat, [*frame.sure, *action.cards])
