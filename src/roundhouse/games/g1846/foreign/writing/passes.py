"""The passes that site waits for: it asks at other moments than we do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.frames import FrameGame
from roundhouse.games.g1846.foreign.steps import SitesStep, SitesTurn, waits
from roundhouse.games.g1846.foreign.ways import TODAY
from roundhouse.games.g1846.foreign.writing.departures import GAME, may_place
from roundhouse.games.g1846.foreign.writing.phrases import Fields, private, who
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Frame,
    LayingExtra,
    SeatFrame,
    StockTurn,
)
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import State

BUILDING: Final[tuple[SitesStep, ...]] = ("track",)
AFTER_THE_RUN: Final[tuple[SitesStep, ...]] = ("trains", "companies")


def passes(state: State, seat: Seat, turn: SitesTurn | None = None) -> Iterator[Fields]:
    """What that site writes where *seat* passes in *state*; often nothing, once two passes.

    *turn* is the company's over there, where some steps may be behind it already.
    """
    frame = state.stack[-1]
    said = {"type": "pass", **who(state, seat)}
    if isinstance(frame, LayingExtra):
        yield said | private(frame.private)
    elif isinstance(frame, Building):
        yield from (said for _ in _steps(state, turn or SitesTurn(frame.company), BUILDING))
    elif isinstance(frame, BuyingTrains):
        yield from (said for _ in _steps(state, turn or SitesTurn(frame.corp), AFTER_THE_RUN))
    elif _waits(state, frame):
        yield said


def _steps(state: State, turn: SitesTurn, steps: tuple[SitesStep, ...]) -> Iterator[SitesStep]:
    """Those of *steps* that wait in *turn*, one after the other."""
    turn = turn.copy()
    while (step := waits(state, turn, TODAY)) in steps and step is not None:
        yield step
        turn.passed.add(step)


def _waits(state: State, frame: Frame) -> bool:
    if isinstance(frame, Steaming):
        return may_place(state, frame)
    if isinstance(frame, StockTurn):
        return not FrameGame.is_idle(GAME, state, frame)
    return isinstance(frame, SeatFrame)
