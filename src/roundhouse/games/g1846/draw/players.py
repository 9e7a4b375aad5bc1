"""The players of 1846 as cards: cash, worth, certificates, shares, privates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.draw.signs import token_ref
from roundhouse.games.g1846.rules.money import (
    certificate_limit,
    certificates,
    net_worth,
    portfolio,
    privates_of,
)
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.cards import PAD, WIDE, Card, chips, fitted, ground, pair
from roundhouse.kit.svg import element, group, shift, text, tip
from roundhouse.messages import seat_name
from roundhouse.messages import text as say

_PER_ROW: Final = 4
_STEP: Final = (WIDE - 2 * PAD) / _PER_ROW


def portfolios(view: View, names: Sequence[str], language: str) -> list[Card]:
    """A card for each player, in seat order."""
    return [player(view, Seat(seat), names, language) for seat in range(view.state.seats)]


def player(view: View, seat: Seat, names: Sequence[str], language: str) -> Card:
    """One player's card."""
    state = view.state
    body = [_head(view, seat, names, language)]
    if seat in state.bankrupt:
        body.append(text((PAD, 62), say("g1846-draw-bankrupt", language), "note"))
        return _card(body, 78, seat, view)
    body.append(_figures(view, seat, language))
    shares, top = _shares(view, seat, language)
    privates = [(private, "private") for private in privates_of(state, seat)]
    owned, used = chips((PAD, top + 12), privates, WIDE - 2 * PAD)
    return _card([*body, shares, owned], top + used + (8 if used else 0), seat, view)


def _card(body: list[str], high: float, seat: Seat, view: View) -> Card:
    card = ground(high, class_="card turn" if seat in view.to_act else "card")
    return Card(group(card, *body, id=f"player-{seat}", class_="player"), high)


def _head(view: View, seat: Seat, names: Sequence[str], language: str) -> str:
    who = text((PAD, 28), fitted(seat_name(seat, language, names), 15, 190), "head")
    if view.state.priority != seat:
        return who
    return who + text((WIDE - PAD, 28), say("g1846-draw-priority", language), "note end")


def _figures(view: View, seat: Seat, language: str) -> str:
    state = view.state
    count, limit = certificates(state, seat), certificate_limit(state)
    return "".join(
        (
            pair((PAD, 48), say("g1846-draw-cash", language), f"${state.cash[seat]}"),
            pair(
                (PAD + 92, 48),
                say("g1846-draw-worth-label", language),
                f"${net_worth(state, seat)}",
            ),
            pair(
                (PAD + 184, 48),
                say("g1846-draw-certificates", language),
                f"{count} / {limit}" if limit else str(count),
            ),
        )
    )


def _shares(view: View, seat: Seat, language: str) -> tuple[str, float]:
    """Tokens with counts, a star for a presidency; also where the next row begins."""
    drawn = []
    held = list(portfolio(view.state, seat))
    for index, (corp, count) in enumerate(held):
        x = PAD + 15 + index % _PER_ROW * _STEP
        y = 96.0 + index // _PER_ROW * 36
        star = "★" if view.state.presidents[corp] == seat else ""
        drawn.append(
            group(
                tip(say("g1846-draw-share-of", language, corp=corp, count=count)),
                element("use", href=f"#{token_ref(corp)}", transform=shift((x, y))),
                text((x + 19, y + 5), f"{count}{star}", "count"),
            )
        )
    rows = (len(held) + _PER_ROW - 1) // _PER_ROW
    return "".join(drawn), 80.0 + rows * 36
