"""What chance cannot do: outcomes that are not on offer."""

from collections.abc import Iterable, Iterator
from typing import Any

from roundhouse.core.actions import Action
from roundhouse.core.errors import NoSuchOutcome, NotNow, RuleError
from roundhouse.core.frames import Frame
from roundhouse.core.offers import Offer
from roundhouse.games.switch_signal.rules.turn import ORDER


def outcome_refusals(
    offers: Iterable[Offer[Any]], frame: Frame, action: Action, rule: str
) -> Iterator[RuleError]:
    """Why dice, cards or tokens cannot come out so."""
    (offer,) = offers
    if type(action) is not offer.action:  # dice where a token is due, or the other way round
        yield NotNow(rule=ORDER, action=action.wire, step=frame.wire)
    elif action not in offer:
        shown = ", ".join(str(getattr(action, name)) for name in (*offer.fixed, *offer.open))
        yield NoSuchOutcome(rule=rule, outcome=shown)
