"""Pace: how many operating rounds are left, and how long each kind of train will run."""

from __future__ import annotations

from typing import Final

from roundhouse.games.g1846.bots.runs import PERMANENT
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import OperatingRound
from roundhouse.games.g1846.rules.ids import TrainId
from roundhouse.games.g1846.rules.state import BANK, State

GROWTH: Final = 1.14  # of what the table earns, from round to round
FIRST_EARNED: Final = 110  # a company's run soon after it was opened
SOLD_A_ROUND: Final = 2.6  # trains of phases I and II
LONGEST: Final = 14


def rounds_left(state: State) -> int:
    """Operating rounds still to come, the present one not counted."""
    waiting = sum(1 for frame in state.stack if isinstance(frame, OperatingRound))
    in_round = state.or_no > 0
    left = waiting - (1 if in_round else 0)
    return left if state.broken else left + 2 * _sets_after(state, left)


def _sets_after(state: State, left: int) -> int:
    """Sets after this one until the bank is empty, as the present earnings go."""
    bank, pay = float(state.cash[BANK]), _paid_a_round(state)
    sets = 0
    for _ in range(left):
        bank -= pay
        pay *= GROWTH
    while bank > 0 and left + 2 * sets < LONGEST:
        bank -= pay * (1 + GROWTH)
        pay *= GROWTH * GROWTH
        sets += 1
    return sets


def _paid_a_round(state: State) -> float:
    """What leaves the bank in a round, less what trains and tiles bring back."""
    companies = state.order
    run = sum(max(state.earned.get(corp, 0), FIRST_EARNED) for corp in companies)
    return max(250.0, run * 0.75)


def runs_of(state: State, train: TrainId) -> float:
    """How often a train bought now will probably run."""
    left = float(rounds_left(state))
    if train in PERMANENT:
        return left
    phase = DEFS.trains[train].phase
    end = _until_third(state) if phase == 1 else _until_fourth(state)
    return min(left, end + 1)


def _until_third(state: State) -> float:
    if state.phase >= 3:
        return 0.0
    return (state.supply[0] + state.supply[1]) / SOLD_A_ROUND + 0.5


def _until_fourth(state: State) -> float:
    if state.phase >= 4:
        return 0.0
    return _until_third(state) + max(0, state.supply[2]) / 1.5 + 0.5
