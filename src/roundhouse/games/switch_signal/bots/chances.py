"""Chances: how likely a game is won that stands at the beginning of a turn.

A curve fitted to games of bots on both boards with all settings (docs/notes/bots.md says how well
it holds): the work still to be done against the time for it, altogether and for each turn.
"""

from math import exp
from typing import Final

from roundhouse.games.switch_signal.bots.odds import Forecast
from roundhouse.games.switch_signal.bots.worth import Judge
from roundhouse.games.switch_signal.rules.state import WON, State

ALWAYS: Final = 2.2
SLACK: Final = 0.062  # for each move of time left over
PACE: Final = -1.01  # for each move of work a turn
COMING: Final = 0.27  # for each move that the next instruction gains
CLOCK: Final = 1.3  # for a full clock

CUBE: Final = 6.0  # moves of work that a cube stands for in a lost game
CONSOLATION: Final = 0.002
"""What a move of work is worth besides: lost games, too, should be lost by as little as may be."""


def value_of(state: State, judge: Judge) -> float:
    """The odds of winning, less a little for what is still to be done."""
    if state.outcome:
        return float(state.outcome == WON) - CONSOLATION * CUBE * _missing(state)
    return chance_of(state, judge) - CONSOLATION * _work(state, judge)


def chance_of(state: State, judge: Judge) -> float:
    """The odds of winning."""
    outlook, work = judge.look(state), _work(state, judge)
    coming = Forecast(judge, state, outlook, judge.weights.hope, judge.weights.risk).instruction()
    clock = state.clock / state.settings.clock
    log_odds = ALWAYS + SLACK * (judge.time(state) - work) + CLOCK * clock
    log_odds += PACE * work / (state.left + 1) + COMING * coming
    return 1 / (1 + exp(-log_odds))


def _work(state: State, judge: Judge) -> float:
    outlook = judge.look(state)
    return sum(outlook.works) + sum(outlook.waiting)


def _missing(state: State) -> int:
    return state.settings.goods - sum(map(sum, state.delivered))
