"""An offer on the table: agree, refuse, name another price, or take it back (SEQ-4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Action
from roundhouse.games.g1846.panel.desk import Desk, company_name
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Asking
from roundhouse.games.g1846.rules.steps.consent import (
    AcceptDeal,
    CounterDeal,
    RefuseDeal,
    WithdrawDeal,
    asked,
)
from roundhouse.kit.buttons import act, listed, priced, tag, words

ACCEPT: Final = AcceptDeal()
REFUSE: Final = RefuseDeal()
WITHDRAW: Final = WithdrawDeal()


def asking(desk: Desk, frame: Asking) -> Iterator[str]:
    """Who asks whom for what, and the answers."""
    who = asked(desk.state, frame)
    mine = desk.sight.seat == who
    if frame.countered:
        key = "asked-price" if mine else "asked-price-other"
    else:
        key = "asked" if mine else "asked-other"
    told = desk.say(
        key,
        corp=company_name(frame.corp),
        item=_item(desk, frame),
        price=frame.price,
        who=desk.player(frame.seller),
    )
    yield words("p", told, class_="note")
    if frame.named is not None:
        yield words("p", desk.say("named-before", price=frame.named), class_="quiet")
    if WITHDRAW in desk.sight.offers:
        yield words("p", desk.say("asked-waits", who=desk.player(who)))
    buttons = "".join(_buttons(desk, frame))
    yield tag("p", buttons, class_="row") if buttons else ""
    yield listed(_counters(desk), "deals")


def _item(desk: Desk, frame: Asking) -> str:
    if frame.private is not None:
        return DEFS.privates[frame.private].name
    corp = company_name(frame.source or frame.corp)
    return desk.say("train-of", train=str(frame.train), corp=corp)


def _buttons(desk: Desk, frame: Asking) -> Iterator[str]:
    yield _button(desk, desk.say("accept", price=frame.price), ACCEPT, main=True)
    yield _button(desk, desk.say("refuse"), REFUSE)
    yield _button(desk, desk.say("withdraw"), WITHDRAW)


def _button(desk: Desk, label: str, action: Action, *, main: bool = False) -> str:
    return act(label, action, main=main) if action in desk.sight.offers else ""


def _counters(desk: Desk) -> Iterator[str]:
    """A price of one's own, half way to begin with."""
    for offer in desk.of(CounterDeal):
        prices = offer.open["price"].grid(2)
        low, high = prices[0], prices[-1]
        label, button = desk.say("counter-price"), desk.say("counter")
        half_way = (low + high) // 2
        yield words("b", label) + priced(label, offer, "price", low, high, button, half_way)
