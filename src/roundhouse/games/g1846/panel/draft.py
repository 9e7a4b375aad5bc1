"""The draft of the privates: a hand to keep one of, the last card, two players' open choice."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import LastPrivate, OpenPick, Picking
from roundhouse.games.g1846.rules.ids import BLANK, CardId, PrivateId
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.draft.pick import Pick
from roundhouse.kit.buttons import listed, tag, words


def picking(desk: Desk, frame: Picking) -> Iterator[str]:
    """The cards of the hand, each with what it is and does."""
    if not desk.is_mine:
        yield words(
            "p", desk.say("picking-other", who=desk.player(frame.seat), count=len(frame.hand))
        )
        return
    yield words("p", desk.say("picking", count=len(frame.hand)))
    yield listed((_card(desk, card) for card in dict.fromkeys(frame.hand)), "cards")
    yield _picked(desk)


def _card(desk: Desk, card: CardId) -> str:
    if card == BLANK:
        told = words("p", desk.say("blank-told"), class_="quiet")
        return told + desk.choice(desk.say("keep-blank"), Pick(card=card))
    return private_card(desk, PrivateId(card)) + desk.choice(
        desk.say("keep", private=DEFS.privates[PrivateId(card)].name),
        Pick(card=card),
        desk.say("pays-later", amount=_price(PrivateId(card))),
    )


def _price(private: PrivateId) -> int:
    return DEFS.privates[private].price + DEFS.privates[private].debt


def _picked(desk: Desk) -> str:
    seat = desk.sight.seat
    mine = [c for c in desk.state.picks[seat] if c != BLANK] if seat is not None else []
    if not mine:
        return ""
    names = desk.listed(DEFS.privates[PrivateId(card)].name for card in mine)
    return words("p", desk.say("picked", privates=names), class_="quiet")


def private_card(desk: Desk, private: PrivateId) -> str:
    """A private's name, price, income and power."""
    printed = DEFS.privates[private]
    figures = desk.say(
        "private-figures", price=printed.price, debt=printed.debt, income=printed.income
    )
    return tag(
        "div",
        words("b", desk.named(printed.name, private)),
        words("small", figures),
        words("p", power(desk, private)),
        class_="private-card",
    )


def power(desk: Desk, private: PrivateId) -> str:
    """What a private does, in words."""
    return desk.say(f"power-{private.replace('&', '').lower()}")


def last_private(desk: Desk, frame: LastPrivate) -> Iterator[str]:
    """The last card: take it, or leave it to the next for less."""
    debt = DEFS.privates[frame.private].debt
    who = desk.player(frame.seat)
    key = "last-private" if desk.is_mine else "last-private-other"
    yield words("p", desk.say(key, who=who, price=frame.price + debt))
    yield private_card(desk, frame.private)
    if desk.is_mine:
        take = TakePrivate(private=frame.private)
        yield desk.choice(desk.say("take-for", amount=frame.price + debt), take, main=True)
        yield desk.choice(
            desk.say("leave"), Pass(), desk.say("leave-note", amount=frame.price - 10 + debt)
        )


def open_pick(desk: Desk, frame: OpenPick) -> Iterator[str]:
    """Two players: any private, paid at once, or pass."""
    if not desk.is_mine:
        yield words("p", desk.say("open-pick-other", who=desk.player(frame.seat)))
        return
    yield words("p", desk.say("open-pick"))
    left = [private for private in desk.state.privates if private not in desk.state.owners]
    yield listed((_open_card(desk, private) for private in left), "cards")
    yield desk.choice(desk.say("pass"), Pass())


def _open_card(desk: Desk, private: PrivateId) -> str:
    label = desk.say("take-for", amount=_price(private))
    return private_card(desk, private) + desk.choice(label, TakePrivate(private=private))
