"""The stock round: which corporation to open, which share to buy, what to sell."""

from __future__ import annotations

from typing import Final

from roundhouse.bots.g1846.habits import Habits
from roundhouse.bots.g1846.pace import rounds_left
from roundhouse.bots.g1846.reasons import GoodOpening, GoodShare, KeepsCash, PoorShare
from roundhouse.bots.g1846.runs import earning, has_permanent
from roundhouse.bots.g1846.shares import worth
from roundhouse.bots.g1846.trains import lasting, next_permanent
from roundhouse.core.actions import Pass, Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.actions import BuyShare, OpenCorp, SellShares
from roundhouse.games.g1846.frames import StockTurn
from roundhouse.games.g1846.ids import CorpId
from roundhouse.games.g1846.market import price, price_beside
from roundhouse.games.g1846.money import held
from roundhouse.games.g1846.state import State
from roundhouse.games.g1846.trains import bank_prices

HOMES: Final = {"IC": 6, "B&O": 5, "NYC": 6, "GT": 5, "PRR": 5, "ERIE": 4, "C&O": 4}
"""How good a start each corporation has, by its home and what it is given."""

SHARES_AT_FIRST: Final = 4  # of one's own corporation, president's certificate included
LEAST_PRICE: Final = 60
MOST_PRICE: Final = 112
LAST_OPENING: Final = 5  # rounds that must be left for a new corporation to pay
GOOD: Final = 1.02  # a share is bought that brings so much for each dollar
TRACK: Final = 40  # what a corporation's first track costs
STARTING: Final = 9.0  # before all others, for a corporation that is short of its first train
POOR: Final = 0.85  # and sold when it brings less


def decide(state: State, frame: StockTurn, offers: Offers, habits: Habits) -> Choice:
    """Sell what is poor, else open, else buy the best share, else pass."""
    seat, ratios = frame.seat, Ratios(state, habits)
    return (
        sell(state, seat, offers, ratios)
        or opening(state, seat, offers, habits, ratios)
        or best_share(state, seat, offers, ratios)
        or passing(state, seat, offers, ratios)
    )


class Ratios(dict[CorpId, float]):
    """What a share of each corporation brings for a dollar; worked out when asked for."""

    def __init__(self, state: State, habits: Habits) -> None:
        super().__init__()
        self.state = state
        self.rounds = rounds_left(state)
        self.seen = min(self.rounds, habits.horizon)

    def __missing__(self, corp: CorpId) -> float:
        total = worth(self.state, corp, self.seen).total
        found = self[corp] = total / max(1, price(self.state, corp))
        return found

    def best(self, offers: Offers) -> float:
        """What the best share on offer brings."""
        return max((self[offer.fixed["corp"]] for offer in offers.of(BuyShare)), default=0.0)


def passing(state: State, seat: Seat, offers: Offers, ratios: Ratios) -> Choice:
    """Pass, or sell when that is not allowed."""
    if Pass() in offers:
        return Choice(Pass(), KeepsCash(cash=state.cash[seat]))
    sale = min(offers.of(SellShares), key=lambda offer: ratios[offer.fixed["corp"]])
    return _sale(state, sale.with_(count=1))


# Opening


def opening(
    state: State, seat: Seat, offers: Offers, habits: Habits, ratios: Ratios
) -> Choice | None:
    """Open a corporation when one has none, or money for another."""
    choices = offers.of(OpenCorp)
    late = ratios.rounds < LAST_OPENING or state.phase > 2
    if not choices or (late and not (habits.idle and _late(state, seat, offers, ratios))):
        return None
    led = sum(1 for president in state.presidents.values() if president == seat)
    shares = SHARES_AT_FIRST if state.cash[seat] >= SHARES_AT_FIRST * LEAST_PRICE else 3
    highest = min(MOST_PRICE if state.phase < 3 else 150, state.cash[seat] // shares)
    if led and (led > 1 or state.cash[seat] < habits.second_cash):
        return None
    if led and ratios.best(offers) > habits.second:
        return None
    prices = [p for p in choices[0].open["price"].grid(20) if p <= max(40, highest)]
    if not prices or (led and max(prices) < LEAST_PRICE):
        return None
    best = max(choices, key=lambda offer: HOMES.get(offer.fixed["corp"], 0))
    return opened(best.with_(price=max(prices)))


def _late(state: State, seat: Seat, offers: Offers, ratios: Ratios) -> bool:
    """Whether money lies idle that buys a new corporation its train at once."""
    enough = (bank_prices(state) or [0])[0] + 60
    capital = 1.4 * state.cash[seat]
    return ratios.rounds >= 2 and capital >= enough and ratios.best(offers) < 1.1


def opened(action: OpenCorp) -> Choice:
    """The opening with its reason."""
    capital = 2 * action.price
    return Choice(action, GoodOpening(corp=action.corp, price=action.price, capital=capital))


# Buying


def best_share(state: State, seat: Seat, offers: Offers, ratios: Ratios) -> Choice | None:
    """The share that brings most for its price, with cash kept for one's own trains."""
    spare = state.cash[seat] - liability(state, seat)
    best, most = None, GOOD
    for offer in offers.of(BuyShare):
        corp: CorpId = offer.fixed["corp"]
        starting = _is_starting(state, seat, offer.with_())
        if price(state, corp) > (state.cash[seat] if starting else spare):
            continue
        ratio = ratios[corp] + _favour(state, seat, offer.with_())
        ratio += STARTING if starting else 0.0
        if ratio > most:
            best, most = offer.with_(), ratio
    return None if best is None else bought(state, best)


def bought(state: State, action: BuyShare) -> Choice:
    """The purchase with its reason."""
    reason = GoodShare(
        corp=action.corp,
        price=price(state, action.corp),
        worth=round(worth(state, action.corp).total),
    )
    return Choice(action, reason)


def _favour(state: State, seat: Seat, action: BuyShare) -> float:
    """One's own corporation first, while it is young; shares out of the Market lift its price."""
    own = state.presidents[action.corp] == seat
    young = own and held(state, action.corp, seat) < SHARES_AT_FIRST
    market = action.source == "market"
    needy = own and action.source == "treasury" and not lasting(state, action.corp)
    return (0.3 if young else 0.0) + (0.05 if market else 0.0) + (0.1 if needy else 0.0)


def _is_starting(state: State, seat: Seat, action: BuyShare) -> bool:
    """Whether the share helps one's own new corporation to pay for its first train."""
    corp = action.corp
    if state.presidents[corp] != seat or action.source != "treasury" or corp in state.operated:
        return False
    shares = held(state, corp, seat)
    funds = state.cash[corp] + min(shares, 10 - shares) * price_beside(state, corp, -1)
    return state.phase > 1 and funds < (bank_prices(state) or [0])[0] + TRACK


def liability(state: State, seat: Seat) -> int:
    """Cash that the player's corporations may soon ask for."""
    asked = 0
    for corp, president in state.presidents.items():
        if president != seat or state.phase < 3 or has_permanent(state, corp):
            continue
        coming = earning(state, corp, state.trains[corp]) if state.trains[corp] else 0
        asked += max(0, next_permanent(state) - state.cash[corp] - coming)
    return asked


# Selling


def sell(state: State, seat: Seat, offers: Offers, ratios: Ratios) -> Choice | None:
    """Sell shares that will lose, but stay president where one is."""
    for offer in offers.of(SellShares):
        corp: CorpId = offer.fixed["corp"]
        if state.presidents[corp] == seat or ratios[corp] >= POOR:
            continue
        return _sale(state, offer.with_(count=offer.open["count"].grid(2)[-1]))
    return None


def _sale(state: State, action: SellShares) -> Choice:
    each = price(state, action.corp)
    return Choice(action, PoorShare(corp=action.corp, count=action.count, price=each))
