"""Running trains: the best routes, an editor for one's own, and what becomes of the revenue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.editor import editor
from roundhouse.games.g1846.panel.runs import earned_by, rows_of_run
from roundhouse.games.g1846.rules.frames import Dividing, Running
from roundhouse.games.g1846.rules.market import price, price_beside
from roundhouse.games.g1846.rules.money import ALL_SHARES
from roundhouse.games.g1846.rules.routing import best_run
from roundhouse.games.g1846.rules.state import MARKET
from roundhouse.games.g1846.rules.steps.dividend import Kind, PayDividend, columns, retained
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.kit.buttons import act, listed, words

KINDS: Final[tuple[Kind, ...]] = ("full", "half", "withhold")


# The run


def running(desk: Desk, frame: Running) -> Iterator[str]:
    """The best routes with what they earn, and the way to others."""
    routes = best_run(desk.state, frame.company)
    earned = earned_by(desk.state, frame.company, routes)
    yield words("p", desk.say("best-run", total=sum(earned)))
    yield listed(rows_of_run(desk, routes, earned), "routes")
    if desk.is_mine:
        yield act(desk.say("run-best", total=sum(earned)), RunRoutes(routes=routes), main=True)
        yield editor(desk, frame, routes)


# The dividend


def dividing(desk: Desk, frame: Dividing) -> Iterator[str]:
    """Three ways to use the revenue, each with the new price and what everybody gets."""
    yield words("p", desk.say("dividing", revenue=frame.revenue))
    for kind in KINDS:
        told = _dividend_told(desk, frame, kind)
        if desk.is_mine:
            yield desk.choice(desk.say(f"pay-{kind}"), PayDividend(kind=kind), told)
        else:
            label = desk.say(f"pay-{kind}")
            yield words("p", desk.say("labelled", label=label, told=told), class_="quiet")


def _dividend_told(desk: Desk, frame: Dividing, kind: Kind) -> str:
    state, corp = desk.state, frame.corp
    kept = retained(kind, frame.revenue)
    each = (frame.revenue - kept) // ALL_SHARES
    holders = state.shares[corp]
    treasury = kept + each * holders.get(corp, 0)
    now = price(state, corp)
    then = price_beside(state, corp, columns(frame.revenue - kept, now))
    gets = desk.listed(
        f"{desk.player(Seat(holder))} ${each * count}"
        for holder, count in holders.items()
        if isinstance(holder, int) and each
    )
    told = desk.say("dividend", each=each, treasury=treasury, now=now, then=then)
    lost = each * holders.get(MARKET, 0)
    unpaid = desk.say("unpaid", amount=lost) if lost else ""
    paid = desk.say("gets", gets=gets) if gets else ""
    return " ".join(filter(None, (told, paid, unpaid)))
