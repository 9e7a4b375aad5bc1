"""What trains would earn: the router's what-if, for trains that a company has or might buy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, TrainId
from roundhouse.games.g1846.rules.routing import answer, position
from roundhouse.games.g1846.rules.state import State
from roundhouse.routes.effort import Limits

Trains = tuple[TrainId, ...]

LIMITS: Final = Limits(steps=3000)
"""Steps, not seconds: the same answer on every machine."""

ORDER: Final = {train: number for number, train in enumerate(DEFS.trains)}
NEVER: Final = 9  # no phase has this number
GONE_IN: Final = {t.id: p.phased_out_in or NEVER for p in DEFS.phases for t in p.trains}
"""The phase that phases each train out."""

PERMANENT: Final = frozenset(train for train, phase in GONE_IN.items() if phase == NEVER)
DREAMS: Final[tuple[Trains, ...]] = tuple(
    tuple(map(TrainId, names)) for names in (("2", "4"), ("4", "5"), ("5", "6"), ("6", "7/8"))
)
"""By phase, the trains that track is built for: one for today, one for later."""


def tidy(trains: Iterable[TrainId]) -> Trains:
    """In the order of their types, so that the same trains are asked about once."""
    return tuple(sorted(trains, key=ORDER.__getitem__))


def earning(state: State, company: CompanyId, trains: Trains, phase: int = 0) -> int:
    """What *trains* would earn *company* on this board, in this phase or a later one."""
    return earning_on(state, state.board, company, trains, phase)


def earning_on(
    state: State, board: Board, company: CompanyId, trains: Trains, phase: int = 0
) -> int:
    """The same on another board."""
    if not trains:
        return 0
    phase = max(phase, state.phase)
    known: int | None = board.by_board.get(("earning", company, trains, phase))
    if known is None:
        here = replace(position(state, company), board=board, trains=trains, phase=phase)
        known = answer(here, LIMITS).revenue
        board.by_board["earning", company, trains, phase] = known
    return known


def has_permanent(state: State, company: CompanyId) -> bool:
    """Whether one of its trains stays to the end."""
    return any(train in PERMANENT for train in state.trains[company])
