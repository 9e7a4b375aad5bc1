"""Using the powers of privates, beside any step of the owning corporation's turn (PW)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.forced import BankTrainFirst
from roundhouse.games.g1846.rules.frames import BuyingTrains, Frame
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.powers import AnyPower, power_of, powers
from roundhouse.games.g1846.rules.powers.kinds.power import NoSuchPower, Use
from roundhouse.games.g1846.rules.state import State, turn_of

TAKES: Final[tuple[type[Action], ...]] = tuple(
    dict.fromkeys(kind for power in powers().values() for kind in power.takes)
)


def refusals(state: State, frame: Frame, action: Use) -> Iterator[RuleError]:
    """Why the power may not be used now; nothing when it may."""
    power, corp = powers().get(action.private), CorpId(turn_of(state).company)
    if power is None or not isinstance(action, power.takes):
        yield NoSuchPower(rule="OR-SEQ-4", private=action.private)
        return
    yield from power.refusals(state, frame, corp, action)
    if _keeps_money(frame, power):
        yield BankTrainFirst(rule="OR-FORCE-6", corp=corp)


def _keeps_money(frame: Frame, power: AnyPower) -> bool:
    """Money raised for a train pays nothing else: no power that may cost any is used."""
    return power.may_cost and isinstance(frame, BuyingTrains) and frame.raising


def offers(state: State, frame: Frame) -> Iterator[Offer[Any]]:
    """What the operating corporation's privates can do now."""
    corp = CorpId(turn_of(state).company)
    for private, owner in state.owners.items():
        if owner == corp:
            power = power_of(private)
            if not power.is_used_up(state) and not _keeps_money(frame, power):
                yield from power.offers(state, frame, corp)


def apply(draft: State, _frame: Frame, action: Use) -> Iterator[Event]:
    """Use the power."""
    yield from power_of(action.private).apply(draft, CorpId(turn_of(draft).company), action)
