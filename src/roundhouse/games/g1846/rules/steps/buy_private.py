"""A corporation buys privates of players, at any moment of its turn (OR-PRIV)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Ints, Offer
from roundhouse.games.g1846.rules.base import CannotAfford, Forbidden1846, NoSuch
from roundhouse.games.g1846.rules.deals import BadPrice, lowest_price, price_refusals, strike
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.forced import BankTrainFirst
from roundhouse.games.g1846.rules.frames import Asking, BuyingTrains, Frame
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId
from roundhouse.games.g1846.rules.state import State, turn_of
from roundhouse.games.g1846.rules.trains import TrainLimit, counted_trains, has_room, train_limit


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyPrivate(Action):
    """Buy a private of a player (OR-PRIV-1)."""

    wire: ClassVar[str] = "buy_private"

    private: PrivateId
    price: int


@dataclass(eq=False, kw_only=True)
class PriceOutOfRange(Forbidden1846):
    """Less or more than may be paid."""

    wire: ClassVar[str] = "price_out_of_range"
    price: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class TooLateForPrivates(Forbidden1846):
    """Privates are bought in phases I and II."""

    wire: ClassVar[str] = "too_late_for_privates"
    private: str


TAKES: Final[tuple[type[Action], ...]] = (BuyPrivate,)
LAST_PHASE: Final = 2


def is_raising(frame: Frame) -> bool:
    """Whether money was raised for a train that is not bought yet (OR-FORCE-6)."""
    return isinstance(frame, BuyingTrains) and frame.raising


def refusals(state: State, frame: Frame, action: BuyPrivate) -> Iterator[RuleError]:
    """Why the operating corporation may not buy it (OR-PRIV-1, -2 and -5, OR-FORCE-6)."""
    corp, private = CorpId(turn_of(state).company), action.private
    if is_raising(frame):
        yield BankTrainFirst(rule="OR-FORCE-6", corp=corp)
    if not isinstance(state.owners.get(private), int):
        yield NoSuch(rule="OR-PRIV-2", kind="private", name=private)
        return
    if action.price < 1:
        yield BadPrice(rule="OR-PRIV-1", price=action.price)
        return
    if state.phase > LAST_PHASE:
        yield TooLateForPrivates(rule="OR-PRIV-1", private=private)
    listed, have = DEFS.privates[private].price, state.cash[corp]
    if action.price > listed:
        yield PriceOutOfRange(rule="OR-PRIV-1", price=action.price, low=1, high=listed)
    if action.price > have:
        yield CannotAfford(rule="SEQ-3", who=corp, needed=action.price, have=have)
    if DEFS.privates[private].is_independent and not has_room(state, corp):
        have, limit = counted_trains(state, corp), train_limit(state)
        yield TrainLimit(rule="OR-PRIV-5", corp=corp, have=have, limit=limit)
    yield from price_refusals(state, private, action.price)


def offers(state: State, frame: Frame) -> Iterator[Offer[Any]]:
    """Each player's private, from the lowest price still open to what can be paid."""
    if state.phase > LAST_PHASE or is_raising(frame):
        return
    corp = CorpId(turn_of(state).company)
    for private in state.privates:
        if not isinstance(state.owners.get(private), int):
            continue
        prices = _prices(state, corp, private)
        if prices.low <= prices.high and _has_place(state, corp, private):
            yield Offer(BuyPrivate, fixed={"private": private}, open={"price": prices})


def _prices(state: State, corp: CorpId, private: PrivateId) -> Ints:
    most = min(DEFS.privates[private].price, state.cash[corp])
    return Ints(lowest_price(state, private), most)


def _has_place(state: State, corp: CorpId, private: PrivateId) -> bool:
    return not DEFS.privates[private].is_independent or has_room(state, corp)


def apply(draft: State, _frame: Frame, action: BuyPrivate) -> Iterator[Event]:
    """Ask the owner, or take it over when that is the president."""
    corp, seller = CorpId(turn_of(draft).company), Seat(int(draft.owners[action.private]))
    deal = Asking(corp=corp, seller=seller, price=action.price, private=action.private)
    yield from strike(draft, deal)
