"""Buying trains: of the bank, of other corporations, and nobody ends a turn without one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Ints, Offer
from roundhouse.games.g1846.rules.base import (
    CannotAfford,
    Event1846,
    Forbidden1846,
    Impossible1846,
    PlayerCannotAfford,
)
from roundhouse.games.g1846.rules.deals import (
    BadPrice,
    lowest_price,
    price_refusals,
    strike,
    train_key,
)
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.forced import (
    BankTrainFirst,
    IssueFirst,
    funds,
    is_forced,
    must_issue,
    president_pays,
)
from roundhouse.games.g1846.rules.frames import Asking, BuyingTrains
from roundhouse.games.g1846.rules.ids import CorpId, TrainId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.shares import Presidentless
from roundhouse.games.g1846.rules.state import (
    BANK,
    State,
    become,
    controller,
    keeps_matter,
    president_of,
)
from roundhouse.games.g1846.rules.trains import (
    BankTrain,
    TrainLimit,
    bank_prices,
    bank_trains,
    counted_trains,
    has_room,
    is_phased_out,
    take_from_bank,
    train_limit,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyTrain(Action):
    """Buy a bank train; *returned*: one that a corporation gave back (OR-TRAIN-7)."""

    wire: ClassVar[str] = "buy_train"

    train: TrainId
    returned: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyTrainFrom(Action):
    """Buy a train of another corporation at an agreed price (OR-TRAIN-5)."""

    wire: ClassVar[str] = "buy_train_from"

    corp: CorpId
    train: TrainId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainBought(Event1846):
    """A corporation bought a bank train; its president added *help*."""

    wire: ClassVar[str] = "train_bought"

    corp: CorpId
    train: TrainId
    price: int
    help: int = 0


@dataclass(eq=False, kw_only=True)
class TrainNotForSale(Impossible1846):
    """The bank does not sell that train now."""

    wire: ClassVar[str] = "train_not_for_sale"
    train: str
    trains: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class NoBankTrain(Impossible1846):
    """The bank has no train left to sell."""

    wire: ClassVar[str] = "no_bank_train"


@dataclass(eq=False, kw_only=True)
class NotItsTrain(Impossible1846):
    """The other corporation has no such train, or there is no such corporation to buy from."""

    wire: ClassVar[str] = "not_its_train"
    corp: str
    train: str


@dataclass(eq=False, kw_only=True)
class PhasedOut(Forbidden1846):
    """A phased-out train is not bought."""

    wire: ClassVar[str] = "phased_out"
    train: str


@dataclass(eq=False, kw_only=True)
class LastTrain(Forbidden1846):
    """With no bank train left a corporation's last train is not bought from it."""

    wire: ClassVar[str] = "last_train"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class MustBuyTrain(Forbidden1846):
    """A corporation may not end its turn without a train; *price* is the cheapest."""

    wire: ClassVar[str] = "must_buy_train"
    corp: CorpId
    price: int
    have: int


@dataclass(eq=False, kw_only=True)
class CheaperThanRaised(Forbidden1846):
    """The train was affordable before the last share was issued or sold."""

    wire: ClassVar[str] = "cheaper_than_raised"
    price: int
    above: int


TAKES: Final[tuple[type[Action], ...]] = (BuyTrain, BuyTrainFrom, Pass)


def refusals(state: State, frame: BuyingTrains, action: Action) -> Iterator[RuleError]:
    """Why the corporation may not buy that train, or not stop yet."""
    if isinstance(action, BuyTrain):
        yield from _bank_refused(state, frame, action)
    elif isinstance(action, BuyTrainFrom):
        yield from _deal_refused(state, frame, action)
    elif is_forced(state, frame.corp):
        lowest, have = bank_prices(state)[0], state.cash[frame.corp]
        yield MustBuyTrain(rule="OR-TRAIN-8", corp=frame.corp, price=lowest, have=have)


# Of the bank


def _bank_refused(state: State, frame: BuyingTrains, action: BuyTrain) -> Iterator[RuleError]:
    sold = bank_trains(state)
    if (action.train, action.returned) not in [(offer.train.id, offer.returned) for offer in sold]:
        names = tuple(dict.fromkeys(offer.train.id for offer in sold))
        yield (
            TrainNotForSale(rule="OR-TRAIN-2", train=action.train, trains=names)
            if sold
            else NoBankTrain(rule="OPT-2P-6")
        )
        return
    yield from _limit_refused(state, frame.corp)
    cost = DEFS.trains[action.train].price
    if frame.raising and cost <= frame.above:
        yield CheaperThanRaised(rule="OR-FORCE-9", price=cost, above=frame.above)
    if cost > state.cash[frame.corp]:
        yield from _help_refused(state, frame, cost)


def _limit_refused(state: State, corp: CorpId) -> Iterator[RuleError]:
    if not has_room(state, corp):
        have, limit = counted_trains(state, corp), train_limit(state)
        yield TrainLimit(rule="OR-TRAIN-4", corp=corp, have=have, limit=limit)


def _help_refused(state: State, frame: BuyingTrains, cost: int) -> Iterator[RuleError]:
    """Why the president's cash may not, or cannot, pay the rest (OR-FORCE-5, OR-FORCE-7)."""
    corp, seat = frame.corp, president_of(state, frame.corp)
    have = state.cash[corp]
    helps = is_forced(state, corp) and have < bank_prices(state)[0]
    if helps and not president_pays(state, frame):
        choices = tuple(must_issue(state, frame))
        yield IssueFirst(rule="OR-FORCE-7", corp=corp, choices=choices)
    if helps:
        if cost > funds(state, frame, seat):
            rest, cash = cost - have, state.cash[seat]
            yield PlayerCannotAfford(rule="OR-FORCE-7", seat=seat, needed=rest, have=cash)
    else:
        yield CannotAfford(rule="OR-TRAIN-1", who=corp, needed=cost, have=have)


# Of another corporation


def _deal_refused(state: State, frame: BuyingTrains, action: BuyTrainFrom) -> Iterator[RuleError]:
    corp, source = frame.corp, action.corp
    if (
        source == corp
        or action.train not in state.trains.get(source, ())
        or source not in state.corps
    ):
        yield NotItsTrain(rule="OR-TRAIN-5", corp=source, train=action.train)
        return
    if action.price < 1:
        yield BadPrice(rule="OR-TRAIN-1", price=action.price)
        return
    if state.presidents[source] is None:
        yield Presidentless(rule="OR-TRAIN-5", corp=source)
    if is_phased_out(state, action.train):
        yield PhasedOut(rule="OR-TRAIN-4", train=action.train)
    yield from _limit_refused(state, corp)
    if frame.raising:
        yield BankTrainFirst(rule="OR-FORCE-6", corp=corp)
    if _is_last(state, source):
        yield LastTrain(rule="OPT-2P-7", corp=source)
    if action.price > state.cash[corp]:
        have = state.cash[corp]
        yield CannotAfford(rule="OR-TRAIN-1", who=corp, needed=action.price, have=have)
    yield from price_refusals(state, train_key(source, action.train), action.price)


def _is_last(state: State, source: CorpId) -> bool:
    """Two players without bank trains do not buy a corporation's last one (OPT-2P-7)."""
    return len(state.trains[source]) == 1 and not bank_trains(state)


def offers(state: State, frame: BuyingTrains) -> Iterator[Offer[Any]]:
    """Bank trains that can be paid, others' trains, and passing with a train in hand."""
    if has_room(state, frame.corp):
        for train, returned in _affordable(state, frame):
            yield Offer(BuyTrain, fixed={"train": train.id, "returned": returned})
        if not frame.raising:
            yield from _deals(state, frame.corp)
    if not is_forced(state, frame.corp):
        yield Offer(Pass)


def _affordable(state: State, frame: BuyingTrains) -> Iterator[BankTrain]:
    most = state.cash[frame.corp]
    if president_pays(state, frame):
        most = funds(state, frame, president_of(state, frame.corp))
    for offer in bank_trains(state):
        if frame.above < offer.train.price <= most:
            yield offer


def _deals(state: State, corp: CorpId) -> Iterator[Offer[Any]]:
    for source in state.order:
        if source == corp or state.presidents[source] is None or _is_last(state, source):
            continue
        for train in dict.fromkeys(state.trains[source]):
            low = lowest_price(state, train_key(source, train))
            if low <= state.cash[corp] and not is_phased_out(state, train):
                prices = Ints(low, state.cash[corp])
                fixed = {"corp": source, "train": train}
                yield Offer(BuyTrainFrom, fixed=fixed, open={"price": prices})


def apply(draft: State, frame: BuyingTrains, action: Action) -> Iterator[Event]:
    """Buy it, ask for it, or stop buying."""
    if isinstance(action, BuyTrain):
        yield from _buy(draft, frame, action)
    elif isinstance(action, BuyTrainFrom):
        yield from strike(draft, _deal(draft, frame.corp, action))
    else:
        finish(draft)


def _deal(state: State, corp: CorpId, action: BuyTrainFrom) -> Asking:
    seller = controller(state, action.corp)
    return Asking(
        corp=corp,
        seller=president_of(state, corp) if seller is None else seller,
        price=action.price,
        train=action.train,
        source=action.corp,
    )


def _buy(draft: State, frame: BuyingTrains, action: BuyTrain) -> Iterator[Event]:
    """Pay, the president adding exactly what is missing (OR-FORCE-7)."""
    corp, cost = frame.corp, DEFS.trains[action.train].price
    missing = max(0, cost - draft.cash[corp])
    if not (keeps_matter(draft) or president_pays(draft, frame)):
        missing = 0  # a game of version 1 whose players agreed to a debt
    pay(draft, president_of(draft, corp), corp, missing)
    pay(draft, corp, BANK, cost)
    become(draft, raising=False, above=0, sold=())
    yield TrainBought(corp=corp, train=action.train, price=cost, help=missing)
    yield from take_from_bank(draft, corp, action.train, returned=action.returned)
