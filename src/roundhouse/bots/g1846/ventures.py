"""Ventures: what a further corporation would bring, for money that would lie idle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from roundhouse.bots.g1846.pace import rounds_left
from roundhouse.bots.g1846.runs import LIMITS, Trains
from roundhouse.bots.g1846.shares import RISE, moved
from roundhouse.bots.g1846.trains import USUAL
from roundhouse.core.actions import Seat
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.actions import OpenCorp
from roundhouse.games.g1846.defs import DEFS
from roundhouse.games.g1846.ids import CorpId, TrainId
from roundhouse.games.g1846.money import certificate_limit, certificates
from roundhouse.games.g1846.routing import Position, answer
from roundhouse.games.g1846.state import State
from roundhouse.games.g1846.trains import bank_trains

FEWEST: Final = 3  # shares that its president can buy at once
TRACK: Final = 40  # what its first track costs
BUILT: Final = 1.25  # what its first runs earn, against what they would on today's track


class Venture(NamedTuple):
    """A corporation to open: what each dollar brings, and all of them together."""

    ratio: float
    profit: float
    action: OpenCorp


def best_venture(state: State, seat: Seat, offers: Offers) -> Venture | None:
    """The corporation and the price with the highest profit."""
    found = [venture for venture in _ventures(state, seat, offers) if venture.profit > 0]
    return max(found, key=lambda venture: (venture.profit, venture.action.corp), default=None)


def _ventures(state: State, seat: Seat, offers: Offers) -> Iterator[Venture]:
    most = min(
        DEFS.players[state.seats].own_at_most,
        certificate_limit(state) - certificates(state, seat) + 1,
    )
    for offer in offers.of(OpenCorp):
        for price in offer.open["price"].grid(20):
            shares = min(most, state.cash[seat] // price)
            if shares >= FEWEST:
                ratio = _ratio(state, offer.fixed["corp"], price, shares)
                yield Venture(ratio, (ratio - 1) * price * shares, offer.with_(price=price))


def _ratio(state: State, corp: CorpId, price: int, shares: int) -> float:
    """What a dollar in it brings until the end; 0 if it could not pay for a train."""
    column = DEFS.prices.index(price)
    issued = min(shares, 10 - shares)
    treasury = price * shares + issued * DEFS.prices[column - 1] - TRACK
    if DEFS.corps[corp].subsidy:
        treasury += price
    trains = _bought(state, treasury)
    if not trains:
        return 0.0
    run, paid = first_run(state, corp, trains), 0.0
    column -= 1  # it has nothing to run with in its first round
    for _ in range(rounds_left(state) - 1):
        paid += run / 10
        column = moved(column, run)
        run *= RISE
    return (DEFS.prices[column] + paid) / price


def _bought(state: State, treasury: int) -> Trains:
    """The best trains that *treasury* can pay for, two at most."""
    prices = sorted((offer.train.price, offer.train.id) for offer in bank_trains(state))
    found: list[TrainId] = []
    for price, train in reversed(prices):
        while len(found) < 2 and price <= treasury:
            treasury -= price
            found.append(train)
    return tuple(found)


def first_run(state: State, corp: CorpId, trains: Trains) -> float:
    """What *trains* would earn from its home: on today's track, or as much as they usually do."""
    phase = max(state.phase, *(DEFS.trains[train].phase for train in trains))
    board = state.board.with_token(corp, DEFS.corps[corp].home)
    here = Position(board=board, company=corp, phase=phase, trains=trains)
    today = answer(here, LIMITS).revenue * BUILT
    usual = sum(USUAL[train] for train in trains) * 0.8
    return (today + usual) / 2
