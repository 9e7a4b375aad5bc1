"""The passes that site waits for: it asks at other moments than we do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.frames import FrameGame
from roundhouse.games.g1846.foreign.writing.departures import GAME, STEAMBOAT, may_place
from roundhouse.games.g1846.foreign.writing.phrases import Fields, private, who
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Frame,
    LayingExtra,
    SeatFrame,
    StockTurn,
)
from roundhouse.games.g1846.rules.ids import CHICAGO, CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.money import is_unbought
from roundhouse.games.g1846.rules.powers import chicago_western_indiana, lake_shore_line, powers
from roundhouse.games.g1846.rules.powers.kinds.markers import MarkerPower
from roundhouse.games.g1846.rules.powers.kinds.reserved_pair import ReservedPair
from roundhouse.games.g1846.rules.powers.kinds.tiles import TilePower
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import INDEPENDENTS, State, is_independent, turn_of
from roundhouse.games.g1846.rules.steps import token, trains
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.g1846.rules.track import BASIC_COST

LAYS: Final = 2
TRAINS_BESIDE: Final = 3
LAST_PHASE_OF_PRIVATES: Final = 2
WESTERN_INDIANA: Final = chicago_western_indiana.POWER.id
FREE: Final = tuple(
    private
    for private, power in powers().items()
    if isinstance(power, ReservedPair | lake_shore_line.LakeShoreLine)
)
ASKED: Final = (
    WESTERN_INDIANA,
    *(
        private
        for private, power in powers().items()
        if isinstance(power, TilePower | MarkerPower) and private != STEAMBOAT
    ),
)
"""The privates whose power their corporation may use at any time of its turn."""


def passes(state: State, seat: Seat) -> Iterator[Fields]:
    """What that site writes where *seat* passes in *state*; often nothing, once two passes."""
    frame = state.stack[-1]
    said = {"type": "pass", **who(state, seat)}
    if isinstance(frame, LayingExtra):
        yield said | private(frame.private)
    elif isinstance(frame, BuyingTrains):
        if _waits_for_trains(state, frame):
            yield said
        if _waits_for_privates(state, frame):
            yield said
    elif _waits(state, frame):
        yield said


def _waits(state: State, frame: Frame) -> bool:
    if isinstance(frame, Steaming):
        return may_place(state, frame)
    if isinstance(frame, StockTurn):
        return not FrameGame.is_idle(GAME, state, frame)
    if isinstance(frame, Building):
        return _waits_for_track(state, frame)
    return isinstance(frame, SeatFrame)


def _waits_for_track(state: State, frame: Building) -> bool:
    """While the cheapest tile can be paid, whether or not one fits, or a token be placed."""
    turn = turn_of(state)
    if turn.yellows + turn.upgrades < LAYS and _can_pay_a_tile(state, frame.company):
        return True
    return any(offer.action is PlaceToken for offer in token.offers(state, frame))


def _can_pay_a_tile(state: State, company: CompanyId) -> bool:
    """Whether it has money for one, or a hex in which one is free."""
    if _means(state, company) >= BASIC_COST:
        return True
    corp = DEFS.corps.get(CorpId(company))
    hexes = [*corp.land_grant] if corp else []
    for name in FREE:
        if state.owners.get(name) == company and name not in state.used:
            hexes += DEFS.privates[name].hexes
    return any(place not in state.board.tiles for place in hexes)


def _means(state: State, company: CompanyId) -> int:
    """What it has, and could have by buying an independent for a dollar."""
    cash = state.cash[company]
    if not cash or is_independent(company) or len(state.trains[company]) > TRAINS_BESIDE:
        return cash
    minors = (state.cash.get(minor, 0) for minor in INDEPENDENTS if is_unbought(state, minor))
    return cash + sum(money - 1 for money in minors if money)


def _waits_for_trains(state: State, frame: BuyingTrains) -> bool:
    return any(offer.action in (BuyTrain, BuyTrainFrom) for offer in trains.offers(state, frame))


def _waits_for_privates(state: State, frame: BuyingTrains) -> bool:
    """Whether a private is to be had for a dollar, or one of its own is still to be used."""
    if state.phase > LAST_PHASE_OF_PRIVATES:
        return False
    owners = state.owners.values()
    if state.cash[frame.corp] > 0 and any(isinstance(owner, int) for owner in owners):
        return True
    return any(_is_unused(state, frame.corp, name) for name in ASKED)


def _is_unused(state: State, corp: CorpId, name: PrivateId) -> bool:
    if state.owners.get(name) != corp or name in state.used or name in state.markers:
        return False
    return name != WESTERN_INDIANA or not state.board.has_token(corp, CHICAGO)
