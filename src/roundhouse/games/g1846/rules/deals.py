"""Deals with another player: a private or a train changes hands, at once or after consent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from roundhouse.core.events import Event
from roundhouse.games.g1846.rules.closing import dissolve
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.events_operating import (
    DealOffered,
    PrivateBought,
    TrainDealOffered,
    TrainTraded,
)
from roundhouse.games.g1846.rules.frames import Asking
from roundhouse.games.g1846.rules.ids import SC, CorpId, PrivateId, TrainId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.state import State, controller, note, push, turn_of
from roundhouse.games.g1846.rules.trains import add_train, drop_train


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
    """The private's powers and income are the corporation's (OR-PRIV-1, PW-SC-3)."""
    pay(draft, deal.corp, deal.seller, deal.price)
    draft.owners = {**draft.owners, private: deal.corp}
    note(draft, bought=(*turn_of(draft).bought, private))
    yield PrivateBought(corp=deal.corp, private=private, seat=deal.seller, price=deal.price)
    if private == SC:
        draft.markers = {key: marker for key, marker in draft.markers.items() if key != SC}
    if DEFS.privates[private].is_independent:
        _absorb(draft, deal.corp, private)


def _absorb(draft: State, corp: CorpId, independent: PrivateId) -> None:
    """Take over an independent's cash, train and token (OR-PRIV-5, OR-PRIV-6)."""
    pay(draft, independent, corp, draft.cash[independent])
    for train in draft.trains[independent]:
        add_train(draft, corp, train)
        note(draft, idle=turn_of(draft).idle + 1)
    draft.board = draft.board.with_owner_changed(independent, corp)
    dissolve(draft, independent)
