"""A stock turn: every corporation on one board, with what may be bought, sold and opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from roundhouse.core.actions import Pass
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.draw.places import town
from roundhouse.games.g1846.panel.desk import Desk, company_name, token_icon
from roundhouse.games.g1846.panel.overview.figures import yield_of
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import StockTurn
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price, price_beside
from roundhouse.games.g1846.rules.money import (
    certificate_limit,
    certificates,
    held,
    in_market,
    in_treasury,
)
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from roundhouse.kit.buttons import Way, grey, listed, row, tag, words

SOURCES: tuple[Literal["market"], Literal["treasury"]] = ("market", "treasury")


def stock_turn(desk: Desk, frame: StockTurn) -> Iterator[str]:
    """Sell as much as you like, then buy one certificate; or pass."""
    state = desk.state
    if not desk.is_mine:
        yield words("p", desk.say("stock-other", who=desk.player(frame.seat)))
    else:
        yield words(
            "p",
            desk.say(
                "stock",
                cash=state.cash[frame.seat],
                count=certificates(state, frame.seat),
                limit=certificate_limit(state),
            ),
        )
    waiting = [corp for corp in state.corps if corp not in state.columns]
    rows = [_started(desk, frame, corp) for corp in state.order]
    rows += [_unstarted(desk, corp) for corp in waiting]
    if desk.is_mine:
        label = desk.say("stop-selling" if frame.sold else "pass")
        yield desk.choice(label, Pass())
    yield listed(rows, "shares")


def _started(desk: Desk, frame: StockTurn, corp: CorpId) -> str:
    state = desk.state
    mine = held(state, corp, frame.seat)
    is_president = state.presidents[corp] == frame.seat
    told = desk.say(
        "share-row",
        market=in_market(state, corp),
        treasury=in_treasury(state, corp),
        mine=mine,
        president="yes" if is_president else "no",
    )
    facts = words("small", _facts(desk, corp), class_="facts")
    deals = [*_buys(desk, corp), _sale(desk, frame, corp)] if desk.is_mine else []
    return _head(corp, f"${price(state, corp)}") + words("small", told) + facts + _deals(deals)


def _facts(desk: Desk, corp: CorpId) -> str:
    """What a decision turns on: who leads it, what it earns, has and runs with."""
    state = desk.state
    who = state.presidents[corp]
    return desk.say(
        "share-facts",
        who="–" if who is None else desk.player(who),
        run=state.earned.get(corp, 0),
        gain=round(yield_of(state, corp)),
        cash=state.cash[corp],
        trains=desk.listed(state.trains.get(corp, ())) or "–",
    )


def _head(corp: CorpId, amount: str) -> str:
    name = words("b", company_name(corp), title=corp)
    return tag("div", token_icon(corp), name, words("span", amount, class_="amount"), class_="head")


def _deals(deals: list[str]) -> str:
    return tag("div", *deals, class_="deals") if any(deals) else ""


def _buys(desk: Desk, corp: CorpId) -> Iterator[str]:
    there = {"market": in_market(desk.state, corp), "treasury": in_treasury(desk.state, corp)}
    for source in SOURCES:
        if there[source]:
            label = desk.say("buy-share", source=source)
            cost = f"−${price(desk.state, corp)}"
            yield desk.choice(label, BuyShare(corp=corp, source=source), cost)


def _sale(desk: Desk, frame: StockTurn, corp: CorpId) -> str:
    state = desk.state
    if not held(state, corp, frame.seat):
        return ""
    each, falls = price(state, corp), state.presidents[corp] == frame.seat
    for offer in desk.of(SellShares):
        if offer.fixed["corp"] == corp:
            after = price_beside(state, corp, -1) if falls else each
            return sales_row(desk, offer, each, after)
    return grey(desk.say("sell"), SellShares(corp=corp, count=1))


def _unstarted(desk: Desk, corp: CorpId) -> str:
    home = town(DEFS.corps[corp].home, desk.sight.language)
    told = words("small", desk.say("unstarted", home=home))
    return _head(corp, "") + told + (_deals([_opening(desk, corp)]) if desk.is_mine else "")


def _usual(prices: Sequence[int], desk: Desk) -> int:
    """The highest price that leaves money for one share more: low ones leave it without a train."""
    seat = desk.sight.seat
    cash = 0 if seat is None else desk.state.cash[seat]
    return max((each for each in prices if 3 * each <= cash), default=max(prices))


def _opening(desk: Desk, corp: CorpId) -> str:
    for offer in desk.of(OpenCorp):
        if offer.fixed["corp"] == corp:
            prices = offer.open["price"].grid(20)
            ways = (Way(each, f"${each}", _opens(desk, corp, each)) for each in prices)
            return row(desk.say("open"), offer, "price", ways, usual=_usual(prices, desk))
    return grey(desk.say("open"), OpenCorp(corp=corp, price=DEFS.opening[0]))


def _opens(desk: Desk, corp: CorpId, price: int) -> str:
    """What a button that starts a corporation does, in full."""
    told = desk.say("open-price", price=price, total=2 * price)
    return desk.say("labelled", label=desk.say("open-label", corp=corp), told=told)


def sales_row(desk: Desk, offer: Offer[SellShares], each: int, after: int) -> str:
    """How many shares may be sold, each number with what it brings, and where the price goes."""
    label = desk.say("sell-label", corp=offer.fixed["corp"])

    def way(count: int) -> Way:
        told = desk.say("sell-count", count=count, total=count * each, price=after)
        told = desk.say("labelled", label=label, told=told)
        return Way(count, str(count), told, f"+${count * each}")

    falls = words("small", desk.say("sell-after", price=after)) if after != each else ""
    return row(desk.say("sell"), offer, "count", map(way, offer.open["count"].grid(10))) + falls
