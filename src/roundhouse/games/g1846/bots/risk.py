"""Risk: what a president would have to pay if others began the next phase at once."""

from __future__ import annotations

from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.bots.runs import GONE_IN, earning
from roundhouse.games.g1846.bots.trains import next_permanent
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.money import held
from roundhouse.games.g1846.rules.state import State, president_of
from roundhouse.games.g1846.rules.steps.issue import issuable

LATEST: Final = 4  # the phase after which no train goes


def is_exposed(state: State, corp: CorpId, soon: int) -> bool:
    """Whether the next phase would take all its trains, with at most *soon* of this one's left."""
    following = state.phase + 1
    if not 3 <= following <= LATEST or state.supply[state.phase - 1] > soon:
        return False
    return not any(GONE_IN[train] > following for train in state.trains[corp])


def coming(state: State, corp: CorpId) -> int:
    """What it will earn before it buys trains."""
    return earning(state, corp, state.trains[corp]) if state.trains[corp] else 0


def shortfall(state: State, corp: CorpId, soon: int, more: int = 0) -> int:
    """What its treasury, *more* money and an issue lack for the train it would then need."""
    if not is_exposed(state, corp, soon):
        return 0
    return max(0, next_permanent(state) - state.cash[corp] - more - issue_value(state, corp))


def issue_value(state: State, corp: CorpId) -> int:
    """What an emergency issue would bring (OR-FORCE-2)."""
    column = state.columns[corp]
    most = min(issuable(state, corp), column - 2)
    return max((n * DEFS.prices[column - n - 1] for n in range(1, most + 1)), default=0)


def is_in_danger(state: State, corp: CorpId, soon: int, more: int = 0) -> bool:
    """Whether its president, too, would lack money for that train."""
    return shortfall(state, corp, soon, more) > savings(state, president_of(state, corp), corp)


def savings(state: State, seat: Seat, corp: CorpId) -> int:
    """What the player could pay for *corp*: cash, and some shares of others' corporations."""
    shares = sum(
        held(state, other, seat) * DEFS.prices[state.columns[other]]
        for other in state.order
        if other != corp and state.presidents[other] != seat
    )
    return state.cash[seat] + shares // 2
