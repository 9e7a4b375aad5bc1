"""A player's turn in a stock round: sell, then buy one certificate, or pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Ints, Offer, OneOf
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import StockRound, StockTurn
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import (
    certificate_limit,
    certificates,
    held,
    in_market,
    move_shares,
    pay,
    portfolio,
)
from roundhouse.games.g1846.rules.shares import (
    PRESIDENT,
    NoShareThere,
    NotStarted,
    cash_refusals,
    limit_refusals,
    make_president,
    most_saleable,
    sale_refusals,
    sell,
    shed,
)
from roundhouse.games.g1846.rules.state import (
    BANK,
    MARKET,
    Holder,
    State,
    become,
    is_started,
    next_seat,
    top,
)
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp, open_corp, opening_refusals
from roundhouse.games.g1846.rules.versions import sells_enough


@dataclass(frozen=True, slots=True, kw_only=True)
class SellShares(Action):
    """Sell shares of one corporation to the Market (SR-3), also to raise money (OR-FORCE-8)."""

    wire: ClassVar[str] = "sell_shares"

    corp: CorpId
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyShare(Action):
    """Buy one share (SR-9)."""

    wire: ClassVar[str] = "buy_share"

    corp: CorpId
    source: Literal["market", "treasury"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PassedTurn(Event1846):
    """A player neither bought nor sold."""

    wire: ClassVar[str] = "passed_turn"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareBought(Event1846):
    """A player bought a share."""

    wire: ClassVar[str] = "share_bought"

    seat: Seat
    corp: CorpId
    source: Literal["market", "treasury"]
    price: int


@dataclass(eq=False, kw_only=True)
class MustSell(Forbidden1846):
    """The player is over the certificate limit and can sell."""

    wire: ClassVar[str] = "must_sell"
    have: int
    limit: int


@dataclass(eq=False, kw_only=True)
class SellsTooFew(Forbidden1846):
    """Over the certificate limit, that sale leaves the player farther from it than need be."""

    wire: ClassVar[str] = "sells_too_few"
    corp: CorpId
    count: int
    low: int
    have: int
    limit: int


@dataclass(eq=False, kw_only=True)
class OwnershipLimit(Forbidden1846):
    """The player may not have more of this corporation; in percent."""

    wire: ClassVar[str] = "ownership_limit"
    corp: CorpId
    have: int
    limit: int


@dataclass(eq=False, kw_only=True)
class SoldThisRound(Forbidden1846):
    """What a player sold cannot be bought in the same stock round."""

    wire: ClassVar[str] = "sold_this_round"
    corp: CorpId


TAKES: Final[tuple[type[Action], ...]] = (SellShares, BuyShare, OpenCorp, Pass)


def refusals(state: State, frame: StockTurn, action: Action) -> Iterator[RuleError]:
    """Why the player may not do this (SR-1 to SR-17)."""
    if isinstance(action, SellShares):
        yield from _selling_refused(state, frame, action)
    elif isinstance(action, BuyShare):
        yield from _buying_refused(state, frame.seat, action)
    elif isinstance(action, OpenCorp):
        yield from opening_refusals(state, frame.seat, action)
    elif must_sell(state, frame):
        have = certificates(state, frame.seat)
        yield MustSell(rule="SR-17", have=have, limit=certificate_limit(state))


def _selling_refused(state: State, frame: StockTurn, action: SellShares) -> Iterator[RuleError]:
    corp, count = action.corp, action.count
    wrong = list(sale_refusals(state, frame.seat, corp, count, frame.sold))
    yield from wrong
    if not wrong and count < (low := fewest(state, frame, corp)):
        have, limit = certificates(state, frame.seat), _limit_before(state, frame)
        yield SellsTooFew(rule="SR-17", corp=corp, count=count, low=low, have=have, limit=limit)


def must_sell(state: State, frame: StockTurn) -> bool:
    """Over the limit a player sells while any sale is legal (SR-17)."""
    return _excess(state, frame) > 0 and any(True for _ in _saleable(state, frame))


def _excess(state: State, frame: StockTurn) -> int:
    """How many certificates the player has above the limit."""
    return certificates(state, frame.seat) - _limit_before(state, frame)


def fewest(state: State, frame: StockTurn, corp: CorpId) -> int:
    """The fewest shares of *corp*, which can be sold, that the player may sell (SR-17).

    Each corporation is sold once a turn: what this sale leaves over the limit, the largest sales
    of the others must be able to take away, as far as that could be done before it.
    """
    excess, seat = _excess(state, frame), frame.seat
    if excess <= 0 or not sells_enough(state):
        return 1
    most = {other: shed(state, seat, other, count) for other, count in _saleable(state, frame)}
    needed = min(excess, sum(most.values())) - (sum(most.values()) - most[corp])
    return next(
        count
        for count in range(1, held(state, corp, seat) + 1)
        if shed(state, seat, corp, count) >= needed
    )


def _limit_before(state: State, frame: StockTurn) -> int:
    """The limit as the turn began: one lowered by its own sales binds the next turn (R-11)."""
    closed = sum(1 for corp in frame.sold if corp in state.closed)
    return DEFS.players[state.seats].certificates[len(state.corps) + closed]


def _saleable(state: State, frame: StockTurn) -> Iterator[tuple[CorpId, int]]:
    for corp, _ in portfolio(state, frame.seat):
        if corp not in frame.sold and (most := most_saleable(state, frame.seat, corp)):
            yield corp, most


def _buying_refused(state: State, seat: Seat, action: BuyShare) -> Iterator[RuleError]:
    corp = action.corp
    if not is_started(state, corp):
        yield NotStarted(rule="SR-9", corp=corp)
        return
    if not has_share(state, seat, corp, action.source):
        yield NoShareThere(rule="SR-9", corp=corp, source=action.source)
        return
    yield from limit_refusals(state, seat)
    most, own = DEFS.players[state.seats].own_at_most, held(state, corp, seat)
    if own + 1 > most:
        yield OwnershipLimit(rule="SR-12", corp=corp, have=own * 10, limit=most * 10)
    if corp in state.sold.get(seat, ()):
        yield SoldThisRound(rule="SR-13", corp=corp)
    yield from cash_refusals(state, seat, price(state, corp))


def has_share(state: State, seat: Seat, corp: CorpId, source: str) -> bool:
    """Whether there is a share to buy; the president's certificate alone takes NOPRES-3."""
    if source != MARKET:
        return held(state, corp, corp) > 0
    count = in_market(state, corp)
    if state.presidents[corp] is None and count == PRESIDENT:
        return held(state, corp, seat) == 1
    return count > 0


def offers(state: State, frame: StockTurn) -> Iterator[Offer[Any]]:
    """Sales with the most shares of each; what may be bought; passing."""
    seat, cash = frame.seat, state.cash[frame.seat]
    for corp, most in _saleable(state, frame):
        low = fewest(state, frame, corp)
        yield Offer(SellShares, fixed={"corp": corp}, open={"count": Ints(low, most)})
    if certificates(state, seat) < certificate_limit(state):
        for corp in state.order:
            for source in ("market", "treasury"):
                if next(_buying_refused(state, seat, BuyShare(corp=corp, source=source)), None):
                    continue
                yield Offer(BuyShare, fixed={"corp": corp, "source": source})
        prices = OneOf(opening for opening in DEFS.opening if PRESIDENT * opening <= cash)
        for corp in state.corps if prices.values else ():
            if not is_started(state, corp):
                yield Offer(OpenCorp, fixed={"corp": corp}, open={"price": prices})
    if not must_sell(state, frame):
        yield Offer(Pass)


def apply(draft: State, frame: StockTurn, action: Action) -> Iterator[Event]:
    """Sell and go on, or buy, open or pass, which ends the turn."""
    seat = frame.seat
    if isinstance(action, SellShares):
        become(draft, sold=(*frame.sold, action.corp))
        draft.sold = {**draft.sold, seat: (*draft.sold.get(seat, ()), action.corp)}
        yield from sell(draft, seat, action.corp, action.count)
        return
    if isinstance(action, BuyShare):
        yield from _buy(draft, seat, action)
    elif isinstance(action, OpenCorp):
        yield from open_corp(draft, seat, action)
    elif not frame.sold:
        yield PassedTurn(seat=seat)
    _end_turn(draft, seat, acted=bool(frame.sold) or not isinstance(action, Pass))


def _end_turn(draft: State, seat: Seat, *, acted: bool) -> None:
    """Pass the turn to the left; passes in a row are counted (SR-2)."""
    finish(draft)
    following = next_seat(draft, seat)
    if acted:
        become(draft, seat=following, passes=0, last=seat)
    else:
        become(draft, seat=following, passes=top(draft, StockRound).passes + 1)


def _buy(draft: State, seat: Seat, action: BuyShare) -> Iterator[Event]:
    """Pay for one share; more shares than the president make a new one (SR-14, NOPRES-2)."""
    corp, cost = action.corp, price(draft, action.corp)
    source: Holder = MARKET if action.source == "market" else corp
    pay(draft, seat, BANK if source == MARKET else corp, cost)
    move_shares(draft, corp, source, seat, 1)
    yield ShareBought(seat=seat, corp=corp, source=action.source, price=cost)
    president = draft.presidents[corp]
    needed = PRESIDENT if president is None else held(draft, corp, president) + 1
    if seat != president and held(draft, corp, seat) >= needed:
        yield from make_president(draft, corp, seat)
