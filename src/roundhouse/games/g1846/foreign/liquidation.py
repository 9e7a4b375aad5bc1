"""A bankruptcy as the other site writes it: one move for the issue, the sales and the end (B1)."""

from __future__ import annotations

from roundhouse.games.g1846.foreign.desk import Desk
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.rules.correction import Correct
from roundhouse.games.g1846.rules.forced import most_forced, must_issue
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.money import portfolio
from roundhouse.games.g1846.rules.state import president_of, top
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.stock import SellShares


def liquidate(desk: Desk, move: Move, *, lowers: bool) -> None:
    """Issue and sell as much as our rules ask before a bankruptcy, then declare it.

    *lowers*: the last clearance moves the price of what the president led once more (B2).
    """
    frame = top(desk.state, BuyingTrains)
    if counts := must_issue(desk.state, frame):
        desk.add(move, EmergencyIssue(count=max(counts)), "bankrupt-sales")
    while (sale := _next_sale(desk)) is not None:
        desk.add(move, sale, "bankrupt-sales")
    if lowers and _leads(desk):
        desk.correct(move, "bankrupt-lowers", Correct(lowers=True))
    desk.enter(move, DeclareBankruptcy())


def _next_sale(desk: Desk) -> SellShares | None:
    """The next sale that the president must make: all of one corporation that may be sold."""
    frame = top(desk.state, BuyingTrains)
    seat = president_of(desk.state, frame.corp)
    for corp, _ in portfolio(desk.state, seat):
        if count := most_forced(desk.state, frame, seat, corp):
            return SellShares(corp=corp, count=count)
    return None


def _leads(desk: Desk) -> bool:
    """Whether the president still has shares of something to lower."""
    frame = top(desk.state, BuyingTrains)
    seat = president_of(desk.state, frame.corp)
    presidents = desk.state.presidents
    return any(presidents[corp] == seat for corp, _ in portfolio(desk.state, seat))
