"""What every company earned in every operating round so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.ids import CompanyId
from roundhouse.games.g1846.rules.state import Turn
from roundhouse.games.g1846.rules.steps.company_turn import TurnBegan
from roundhouse.games.g1846.rules.steps.dividend import DividendPaid, RevenueSplit
from roundhouse.games.g1846.rules.steps.rounds import OperatingRoundBegan


class Paid(NamedTuple):
    """A company's revenue of one round, and whether it was paid in full, by half or kept."""

    revenue: int
    kind: str


def runs_so_far(
    events: Iterable[Event], turn: Turn | None = None
) -> Mapping[tuple[int, int], Mapping[CompanyId, Paid]]:
    """By set and number of the round, then by company; one that operated without a run earned 0.

    Whose *turn* it is may still run.
    """
    rounds: dict[tuple[int, int], dict[CompanyId, Paid]] = {}
    now: dict[CompanyId, Paid] = {}
    for event in events:
        if isinstance(event, OperatingRoundBegan):
            now = rounds.setdefault((event.set_no, event.number), {})
        elif isinstance(event, TurnBegan):
            now[event.company] = Paid(0, "withhold")
        elif isinstance(event, DividendPaid):
            now[event.corp] = Paid(event.revenue, event.kind)
        elif isinstance(event, RevenueSplit):
            now[event.company] = Paid(event.revenue, "half")
    if turn is not None and not turn.ran:
        now.pop(turn.company, None)
    return rounds
