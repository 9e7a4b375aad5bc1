"""Deals with another player: a private or a train changes hands, at once or after consent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.core.frames import push
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.frames import Asking
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId, TrainId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.state import State, controller, note, turn_of
from roundhouse.games.g1846.rules.trains import add_train, drop_train


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


def train_key(source: CorpId, train: TrainId) -> str:
    """Names the deal for a train of *source*; a private's id names its own."""
    return f"{train} of {source}"


def item_of(deal: Asking) -> str:
    """What is asked for: a private or a train."""
    return deal.private or str(deal.train)


def kind_of(deal: Asking) -> Literal["private", "train"]:
    """Which of the two."""
    return "private" if deal.private else "train"


def lowest_price(state: State, key: str) -> int:
    """An offer refused or withdrawn returns in this turn only at a better price (SEQ-2)."""
    return dict(turn_of(state).asked).get(key, 0) + 1


def remember(draft: State, deal: Asking) -> None:
    """Keep the best price asked for this deal in this turn."""
    key = deal.private or f"{deal.train} of {deal.source}"
    asked = {**dict(turn_of(draft).asked), key: deal.price}
    note(draft, asked=tuple(asked.items()))


def strike(draft: State, deal: Asking) -> Iterator[Event]:
    """Carry the deal out at once when one player is on both sides, else ask (SEQ-2)."""
    if controller(draft, deal.corp) == deal.seller:
        yield from carry_out(draft, deal)
        return
    push(draft, deal)
    yield _offered(deal)


def _offered(deal: Asking) -> Event:
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
