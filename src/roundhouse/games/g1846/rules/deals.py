"""Deals with another player: a private or a train changes hands, at once or after consent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from roundhouse.core.actions import Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import push
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.frames import Asking
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId, TrainId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.state import Offered, State, altered, controller, note, turn_of
from roundhouse.games.g1846.rules.trains import add_train, drop_train
from roundhouse.games.g1846.rules.versions import haggles


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateBought(Event1846):
    """A corporation bought a private of a player."""

    wire: ClassVar[str] = "private_bought"

    corp: CorpId
    private: PrivateId
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainTraded(Event1846):
    """A corporation bought another's train."""

    wire: ClassVar[str] = "train_traded"

    corp: CorpId
    seller: CorpId
    train: TrainId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOffered(Event1846):
    """A corporation offers a player a price for a private."""

    wire: ClassVar[str] = "deal_offered"

    corp: CorpId
    private: PrivateId
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainDealOffered(Event1846):
    """A corporation offers another's president a price for a train."""

    wire: ClassVar[str] = "train_deal_offered"

    corp: CorpId
    train: TrainId
    source: CorpId
    seat: Seat
    price: int


@dataclass(eq=False, kw_only=True)
class BadPrice(Impossible1846):
    """A deal has a price of at least $1."""

    wire: ClassVar[str] = "bad_price"
    price: int


@dataclass(eq=False, kw_only=True)
class PriceNotBetter(Forbidden1846):
    """The same offer was refused or withdrawn in this turn."""

    wire: ClassVar[str] = "price_not_better"
    price: int
    low: int


@dataclass(eq=False, kw_only=True)
class RefusedBefore(Forbidden1846):
    """The same offer was refused, and nothing has happened since."""

    wire: ClassVar[str] = "refused_before"
    price: int
    low: int


@dataclass(eq=False, kw_only=True)
class OfferedOften(Forbidden1846):
    """After so many offers for one thing in a turn only better ones follow."""

    wire: ClassVar[str] = "offered_often"
    price: int
    low: int
    times: int


FREE_OFFERS: Final = 6
"""So many offers for one thing may be made in a turn at any price (SEQ-5)."""


def train_key(source: CorpId, train: TrainId) -> str:
    """Names the deal for a train of *source*; a private's id names its own."""
    return f"{train} of {source}"


def item_of(deal: Asking) -> str:
    """What is asked for: a private or a train."""
    return deal.private or str(deal.train)


def kind_of(deal: Asking) -> Literal["private", "train"]:
    """Which of the two."""
    return "private" if deal.private else "train"


def _key_of(deal: Asking) -> str:
    return deal.private or train_key(CorpId(str(deal.source)), TrainId(str(deal.train)))


# Offers made again


def lowest_price(state: State, key: str) -> int:
    """What must at least be offered now (SEQ-5).

    By version 1 an offer refused or withdrawn returned in its turn only at a better price.
    """
    if not haggles(state):
        return dict(turn_of(state).asked).get(key, 0) + 1
    before = _offered_for(state, key)
    return (before.best if before.times >= FREE_OFFERS else before.refused) + 1


def price_refusals(state: State, key: str, price: int) -> Iterator[RuleError]:
    """Why that price may not be offered again now (SEQ-5)."""
    low = lowest_price(state, key)
    if price >= low:
        return
    if not haggles(state):
        yield PriceNotBetter(rule="SEQ-2", price=price, low=low)
    elif (times := _offered_for(state, key).times) >= FREE_OFFERS:
        yield OfferedOften(rule="SEQ-5", price=price, low=low, times=times)
    else:
        yield RefusedBefore(rule="SEQ-5", price=price, low=low)


def _offered_for(state: State, key: str) -> Offered:
    found = (offered for offered in turn_of(state).offered if offered.key == key)
    return next(found, Offered(key=key))


def _keep(draft: State, offered: Offered) -> None:
    others = (other for other in turn_of(draft).offered if other.key != offered.key)
    note(draft, offered=(*others, offered))


def _count(draft: State, deal: Asking) -> None:
    before = _offered_for(draft, _key_of(deal))
    best = max(before.best, deal.price)
    _keep(draft, altered(before, {"times": before.times + 1, "best": best}))


def not_struck(draft: State, deal: Asking, *, refused: bool) -> None:
    """Keep in mind that the offer was *refused*, or else withdrawn."""
    key = _key_of(deal)
    if not haggles(draft):
        asked = {**dict(turn_of(draft).asked), key: deal.price}
        note(draft, asked=tuple(asked.items()))
    elif refused and not deal.countered:
        before = _offered_for(draft, key)
        _keep(draft, altered(before, {"refused": max(before.refused, deal.price)}))


def forget_refusal(draft: State, deal: Asking) -> None:
    """The seller named a price: whatever was refused may be offered again."""
    _keep(draft, altered(_offered_for(draft, _key_of(deal)), {"refused": 0}))


def forget_refusals(draft: State) -> None:
    """Something else happened in the turn: whatever was refused may be offered again."""
    if draft.turn is not None and any(offered.refused for offered in draft.turn.offered):
        cleared = tuple(altered(offered, {"refused": 0}) for offered in draft.turn.offered)
        note(draft, offered=cleared)


# Struck


def strike(draft: State, deal: Asking) -> Iterator[Event]:
    """Carry the deal out at once when one player is on both sides, else ask (SEQ-2)."""
    if controller(draft, deal.corp) == deal.seller:
        yield from carry_out(draft, deal)
        return
    if haggles(draft):
        _count(draft, deal)
    push(draft, deal)
    yield _told(deal)


def _told(deal: Asking) -> Event:
    corp, seat, price = deal.corp, deal.seller, deal.price
    if deal.private is not None:
        return DealOffered(corp=corp, private=deal.private, seat=seat, price=price)
    train, source = TrainId(str(deal.train)), CorpId(str(deal.source))
    return TrainDealOffered(corp=corp, train=train, source=source, seat=seat, price=price)


def carry_out(draft: State, deal: Asking) -> Iterator[Event]:
    """Both sides agree."""
    if deal.private is not None:
        yield from _sell_private(draft, deal, deal.private)
    else:
        train, source = TrainId(str(deal.train)), CorpId(str(deal.source))
        yield from _sell_train(draft, deal, train, source)


def _sell_train(draft: State, deal: Asking, train: TrainId, source: CorpId) -> Iterator[Event]:
    pay(draft, deal.corp, source, deal.price)
    drop_train(draft, source, train)
    add_train(draft, deal.corp, train)
    yield TrainTraded(corp=deal.corp, seller=source, train=train, price=deal.price)


def _sell_private(draft: State, deal: Asking, private: PrivateId) -> Iterator[Event]:
    """The private's powers and income are the corporation's (OR-PRIV-1)."""
    pay(draft, deal.corp, deal.seller, deal.price)
    draft.owners = {**draft.owners, private: deal.corp}
    note(draft, bought=(*turn_of(draft).bought, private))
    yield PrivateBought(corp=deal.corp, private=private, seat=deal.seller, price=deal.price)
    power_of(private).bought(draft, deal.corp)
