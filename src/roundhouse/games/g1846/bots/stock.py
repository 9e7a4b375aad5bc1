"""The stock round: which corporation to open, which share to buy, what to sell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.events import Event
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offer, Offers
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.pace import rounds_left
from roundhouse.games.g1846.bots.presidency import hand_on, is_burden, led_by, would_lead
from roundhouse.games.g1846.bots.reasons import (
    FundsOwn,
    GoodOpening,
    GoodShare,
    HoldsAll,
    KeepsCash,
    NoMoney,
    PoorShare,
    SavesCash,
)
from roundhouse.games.g1846.bots.risk import coming, is_exposed, shortfall
from roundhouse.games.g1846.bots.runs import has_permanent
from roundhouse.games.g1846.bots.shares import worth
from roundhouse.games.g1846.bots.trains import lasting, next_permanent
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
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from roundhouse.games.g1846.rules.trains import bank_prices

USUAL_SHARES: Final = 4  # of a new corporation that its price leaves money for
LEAST_PRICE: Final = 60
MOST_PRICE: Final = 112
LEAST_LATE: Final = 80  # the price of a further corporation
LAST_OPENING: Final = 5  # rounds that must be left for a new corporation to pay
GOOD: Final = 1.02  # a share is bought that brings so much for each dollar
OWN_FIRST: Final = 0.3  # what a share of one's own corporation may bring less for a dollar
NEEDY: Final = 0.1  # the same, where it has no train
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
        self.habits = habits
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
        return Choice(Pass(), _why_none(state, seat, offers, ratios))
    sale = min(offers.of(SellShares), key=lambda offer: ratios[offer.fixed["corp"]])
    return _sale(state, sale.with_(count=sale.open["count"].grid(1)[0]))


def _why_none(state: State, seat: Seat, offers: Offers, ratios: Ratios) -> Event:
    """Why no share is bought: no room, no money to spare, or no good share."""
    have, limit = certificates(state, seat), certificate_limit(state)
    if have >= limit:
        return HoldsAll(have=have, limit=limit)
    cash, cheapest = state.cash[seat], _cheapest(state)
    if cash < cheapest:
        return NoMoney(cash=cash, price=cheapest)
    needed = liability(state, seat, ratios.habits)
    if needed and ratios.best(offers) > GOOD:
        return SavesCash(cash=cash, needed=needed)
    return KeepsCash(cash=cash)


def _cheapest(state: State) -> int:
    """The price of the cheapest share that a treasury or the Market has; 0 where none has."""
    free = (corp for corp in state.presidents if in_treasury(state, corp) + in_market(state, corp))
    return min((price(state, corp) for corp in free), default=0)


# Opening


def opening(
    state: State, seat: Seat, offers: Offers, habits: Habits, ratios: Ratios
) -> Choice | None:
    """Open a corporation when one has none, or money for another."""
    choices = offers.of(OpenCorp)
    late = ratios.rounds < LAST_OPENING or state.phase > 2
    if not choices or (late and not (habits.idle and _late(state, seat, offers, ratios))):
        return None
    led = len(led_by(state, seat))
    shares = USUAL_SHARES if _is_low(state, seat) else habits.par
    shares = shares if state.cash[seat] >= shares * LEAST_PRICE else 3
    highest = min(MOST_PRICE if state.phase < 3 else 150, state.cash[seat] // shares)
    if led and (led > 1 or state.cash[seat] < habits.second_cash):
        return None
    if led and ratios.best(offers) > habits.second:
        return None
    prices = [p for p in choices[0].open["price"].grid(20) if p <= max(40, highest)]
    if not prices or (led and max(prices) < LEAST_PRICE):
        return None
    best = best_home(choices, habits)
    return opened(best.with_(price=max(prices)))


def best_home(choices: Sequence[Offer[OpenCorp]], habits: Habits) -> Offer[OpenCorp]:
    """The corporation that is liked best of those to be opened."""
    return min(choices, key=lambda offer: habits.homes.index(offer.fixed["corp"]))


def _is_low(state: State, seat: Seat) -> bool:
    """Whether others open corporations at prices that leave them money for two shares more."""
    return any(
        state.cash[president] >= 2 * price(state, corp)
        for corp, president in state.presidents.items()
        if president not in (None, seat) and corp not in state.operated
    )


def openings(state: State, seat: Seat, offers: Offers, habits: Habits) -> Iterator[OpenCorp]:
    """The best corporation at prices that leave money for three to six shares."""
    choices = offers.of(OpenCorp)
    if not choices or len(led_by(state, seat)) > 1:
        return
    best = best_home(choices, habits)
    prices = sorted(best.open["price"].grid(20))
    most = {max((p for p in prices if p <= state.cash[seat] // n), default=0) for n in (3, 4, 5, 6)}
    yield from (best.with_(price=price) for price in sorted(most) if price >= LEAST_LATE)


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
    spare = state.cash[seat] - liability(state, seat, ratios.habits)
    best, most = None, GOOD
    for offer in offers.of(BuyShare):
        corp: CorpId = offer.fixed["corp"]
        starting = _is_starting(state, seat, offer.with_())
        all_cash = starting or _helps(state, seat, offer.with_(), ratios.habits)
        if price(state, corp) > (state.cash[seat] if all_cash else spare):
            continue
        if would_lead(state, seat, corp) and is_burden(state, corp, ratios.habits.soon):
            continue
        ratio = appeal(state, seat, offer.with_(), ratios)
        if ratio > most:
            best, most = offer.with_(), ratio
    return None if best is None else bought(state, seat, best)


def bought(state: State, seat: Seat, action: BuyShare) -> Choice:
    """The purchase with its reason."""
    corp, cost = action.corp, price(state, action.corp)
    brings = round(worth(state, corp).total)
    if brings <= cost and state.presidents[corp] == seat and action.source == "treasury":
        return Choice(action, FundsOwn(corp=corp, price=cost))
    return Choice(action, GoodShare(corp=corp, price=cost, worth=brings))


def appeal(state: State, seat: Seat, action: BuyShare, ratios: Ratios) -> float:
    """How good a purchase looks."""
    starting = STARTING if _is_starting(state, seat, action) else 0.0
    return ratios[action.corp] + _favour(state, seat, action, ratios.habits) + starting


def _favour(state: State, seat: Seat, action: BuyShare, habits: Habits) -> float:
    """One's own corporation first; shares out of the Market lift its price."""
    favour = 0.05 if action.source == "market" else 0.0
    if state.presidents[action.corp] != seat:
        return favour
    if held(state, action.corp, seat) < habits.own:
        favour += OWN_FIRST
    if action.source == "treasury":
        needy = 0.0 if lasting(state, action.corp) else NEEDY
        favour += max(habits.treasury, needy)
    return favour


def _is_starting(state: State, seat: Seat, action: BuyShare) -> bool:
    """Whether the share helps one's own new corporation to pay for its first train."""
    corp = action.corp
    if state.presidents[corp] != seat or action.source != "treasury" or corp in state.operated:
        return False
    shares = held(state, corp, seat)
    funds = state.cash[corp] + min(shares, 10 - shares) * price_beside(state, corp, -1)
    return state.phase > 1 and funds < (bank_prices(state) or [0])[0] + TRACK


def _helps(state: State, seat: Seat, action: BuyShare, habits: Habits) -> bool:
    """Whether the money stays with one's own corporation that may soon need it."""
    own = state.presidents[action.corp] == seat and action.source == "treasury"
    return habits.cautious and own and is_exposed(state, action.corp, habits.soon)


def liability(state: State, seat: Seat, habits: Habits) -> int:
    """Cash that the player's corporations may soon ask for."""
    return sum(_asked(state, corp, habits) for corp in led_by(state, seat))


def _asked(state: State, corp: CorpId, habits: Habits) -> int:
    if state.phase < 3:
        wary = habits.cautious and corp in state.operated
        return shortfall(state, corp, habits.soon, coming(state, corp) // 2) if wary else 0
    if has_permanent(state, corp):
        return 0
    return max(0, next_permanent(state) - state.cash[corp] - coming(state, corp))


# Selling


def sell(state: State, seat: Seat, offers: Offers, ratios: Ratios) -> Choice | None:
    """Sell shares that will lose, but stay president where one is."""
    habits = ratios.habits
    handed = hand_on(state, seat, offers, habits.soon) if habits.cautious else None
    if handed is not None:
        return handed
    for offer in offers.of(SellShares):
        corp: CorpId = offer.fixed["corp"]
        if state.presidents[corp] == seat or ratios[corp] >= POOR:
            continue
        return _sale(state, offer.with_(count=offer.open["count"].grid(2)[-1]))
    return None


def _sale(state: State, action: SellShares) -> Choice:
    each = price(state, action.corp)
    return Choice(action, PoorShare(corp=action.corp, count=action.count, price=each))
