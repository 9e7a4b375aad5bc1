"""What a share is worth: the price it will have, and what it pays until then."""

from __future__ import annotations

from typing import Final, NamedTuple

from roundhouse.games.g1846.bots.pace import rounds_left
from roundhouse.games.g1846.bots.runs import (
    DREAMS,
    GONE_IN,
    Trains,
    earning,
    has_permanent,
)
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import column_beside
from roundhouse.games.g1846.rules.money import in_market
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.dividend import columns

RISE: Final = 1.08  # of a company's earnings, from round to round
YOUNG: Final = 90  # what a company without track will earn at first
BARE_LOSS: Final = 0.6  # of its worth, for a company that must still find the money for a train


class Worth(NamedTuple):
    """A share's price at the end and its dividends until then."""

    price: int
    dividends: float

    @property
    def total(self) -> float:
        """Both together."""
        return self.price + self.dividends


def moved(column: int, paid: float) -> int:
    """The column after a dividend (OR-DIV-4)."""
    return column_beside(column, columns(paid, DEFS.prices[column]))


def expected_run(state: State, corp: CorpId) -> float:
    """What the corporation will earn in its next run."""
    trains = state.trains[corp]
    if trains:
        last = state.earned.get(corp, 0)
        return max(float(earning(state, corp, trains)), last * 0.7, YOUNG * 0.6)
    return max(YOUNG, 0.8 * earning(state, corp, _first_trains(state)))


def _first_trains(state: State) -> Trains:
    return DREAMS[state.phase - 1][:1]


def worth(state: State, corp: CorpId, rounds: int | None = None) -> Worth:
    """A share of *corp* at the end of the game, if all goes on as it does now."""
    rounds = rounds_left(state) if rounds is None else rounds
    column, run, paid = state.columns[corp], expected_run(state, corp), 0.0
    part = _paid_out(state, corp)
    if in_market(state, corp):
        column = max(1, column - 1)
    for _ in range(rounds):
        given = run * part
        paid += given / 10
        column = moved(column, given)
        run *= RISE
    return Worth(DEFS.prices[column], paid)


def _paid_out(state: State, corp: CorpId) -> float:
    """The part of its earnings that a company can spare."""
    if has_permanent(state, corp) or not state.trains[corp]:
        return 1.0
    if state.phase >= 3 and not any(GONE_IN[train] > state.phase for train in state.trains[corp]):
        return BARE_LOSS
    return 0.8
