"""Grain Elevator: its owner sells the grain once, from phase II on (PW-GE-1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.state import BANK, State

HARVEST: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class SellGrain(Action):
    """Sell the grain."""

    wire: ClassVar[str] = "sell_grain"

    @property
    def private(self) -> PrivateId:
        """No other private does that."""
        return POWER.id


@dataclass(frozen=True, slots=True, kw_only=True)
class GrainSold(Event1846):
    """A corporation sold the grain to the bank."""

    wire: ClassVar[str] = "grain_sold"

    corp: CorpId
    private: PrivateId
    amount: int


@dataclass(eq=False, kw_only=True)
class NotRipe(Forbidden1846):
    """The harvest comes with phase II."""

    wire: ClassVar[str] = "not_ripe"
    private: PrivateId


class GrainElevator(Power[SellGrain]):
    """Once: the amount on the card, from the bank."""

    takes: ClassVar[tuple[type[Action], ...]] = (SellGrain,)

    def refusals(
        self, state: State, _frame: Frame, corp: CorpId, _action: SellGrain
    ) -> Iterator[RuleError]:
        """It must be ripe."""
        yield from self.use_refusals(state, corp)
        if state.phase < HARVEST:
            yield NotRipe(rule=self.rule, private=self.id)

    def offers(self, state: State, _frame: Frame, _corp: CorpId) -> Iterator[Offer[Any]]:
        """When it is."""
        if state.phase >= HARVEST:
            yield Offer(SellGrain)

    def apply(self, draft: State, corp: CorpId, _action: SellGrain) -> Iterator[Event]:
        """The bank pays."""
        self.mark_used(draft)
        pay(draft, BANK, corp, self.printed.amount)
        yield GrainSold(corp=corp, private=self.id, amount=self.printed.amount)


POWER: Final = GrainElevator("GE", rule="PW-GE-1")
