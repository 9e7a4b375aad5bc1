"""The companies of 1846 as cards: treasury, shares, trains, tokens, privates, last run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from roundhouse.games.g1846.draw.look import SLUGS
from roundhouse.games.g1846.draw.signs import token_ref
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.money import privates_of
from roundhouse.games.g1846.rules.state import MARKET, Holder, State
from roundhouse.games.g1846.rules.trains import is_phased_out
from roundhouse.kit.cards import PAD, WIDE, Card, chip, chips, fitted, ground, pair
from roundhouse.kit.placing import words_width
from roundhouse.kit.svg import element, group, shift, text, tip
from roundhouse.messages import seat_name
from roundhouse.messages import text as say

_SHARE: Final = (WIDE - 2 * PAD) / 10


def charters(state: State, names: Sequence[str], language: str) -> list[Card]:
    """Independents, then started corporations in price order, then those to come."""
    independents = [p.id for p in DEFS.privates.values() if p.is_independent and p.id in state.cash]
    waiting = [corp for corp in state.corps if corp not in state.columns]
    everyone: list[CompanyId] = [*independents, *state.order, *waiting]
    return [charter(state, company, names, language) for company in everyone]


def charter(state: State, company: CompanyId, names: Sequence[str], language: str) -> Card:
    """One company's card."""
    started = company in state.columns
    body = [_head(state, company, names, language)]
    top = 64.0
    if started or company in DEFS.privates:
        body.append(_money(state, company, language, top))
        top += 38
    if started:
        body.append(_shares(state, CorpId(company), names, language, top))
        top += 30
    rows, used = _things(state, company, language, top)
    high = top + used + 8
    operating = state.turn is not None and state.turn.company == company
    card = ground(high, class_="card turn" if operating else "card")
    return Card(group(card, *body, rows, id=f"charter-{SLUGS[company]}", class_="charter"), high)


def _head(state: State, company: CompanyId, names: Sequence[str], language: str) -> str:
    printed = DEFS.corps.get(CorpId(company)) or DEFS.privates[PrivateId(company)]
    price = f"${DEFS.prices[state.columns[CorpId(company)]]}" if company in state.columns else ""
    return "".join(
        (
            element("use", href=f"#{token_ref(company)}", transform=shift((PAD + 15, 30))),
            text((PAD + 40, 26), fitted(printed.name, 14.5, 165), "head"),
            text((PAD + 40, 43), fitted(_leader(state, company, names, language), 11, 185), "note"),
            text((WIDE - PAD, 30), price, "price-now end"),
        )
    )


def _leader(state: State, company: CompanyId, names: Sequence[str], language: str) -> str:
    if company in DEFS.privates:
        owner = state.owners.get(PrivateId(company))
        who = seat_name(owner, language, names) if isinstance(owner, int) else "–"
        return say("g1846-draw-owner", language, who=who)
    if company not in state.presidents:
        return say("g1846-draw-not-started", language)
    president = state.presidents[CorpId(company)]
    if president is None:
        return say("g1846-draw-presidentless", language)
    return say("g1846-draw-president", language, who=seat_name(president, language, names))


def _money(state: State, company: CompanyId, language: str, top: float) -> str:
    run = state.earned.get(company)
    earned = "–" if run is None else f"${run}"
    return pair((PAD, top), say("g1846-draw-treasury", language), f"${state.cash[company]}") + pair(
        (PAD + 134, top), say("g1846-draw-last-run", language), earned
    )


def _shares(state: State, corp: CorpId, names: Sequence[str], language: str, top: float) -> str:
    """Ten shares as a strip: players', the Market's, the treasury's."""
    drawn, x = [], PAD
    for holder, count in _holdings(state, corp):
        wide = count * _SHARE
        who = _holder(holder, names, language)
        is_president = state.presidents[corp] == holder
        drawn.append(
            group(
                tip(say("g1846-draw-holds", language, who=who, count=count)),
                element(
                    "rect",
                    x=x + 1,
                    y=top,
                    width=wide - 2,
                    height=20,
                    rx=4,
                    class_=_strip(holder, corp),
                ),
                text(
                    (x + wide / 2, top + 14),
                    _short(who, count, is_president, wide),
                    _ink(holder, corp),
                ),
            )
        )
        x += wide
    return "".join(drawn)


def _holdings(state: State, corp: CorpId) -> list[tuple[Holder, int]]:
    shares = state.shares[corp]
    players = [(holder, count) for holder, count in shares.items() if isinstance(holder, int)]
    players.sort(key=lambda pair: (state.presidents[corp] != pair[0], -pair[1], pair[0]))
    rest: list[tuple[Holder, int]] = [
        (holder, shares[holder]) for holder in (MARKET, corp) if shares.get(holder)
    ]
    return [*players, *rest]


def _holder(holder: Holder, names: Sequence[str], language: str) -> str:
    if holder == MARKET:
        return say("g1846-draw-in-market", language)
    if isinstance(holder, int):
        return seat_name(holder, language, names)
    return say("g1846-draw-treasury", language)


def _strip(holder: Holder, corp: CorpId) -> str:
    if holder == MARKET:
        return "share market"
    return f"share f-{SLUGS[corp]}" if isinstance(holder, int) else "share own"


def _ink(holder: Holder, corp: CorpId) -> str:
    return f"sharer o-{SLUGS[corp]}" if isinstance(holder, int) else "sharer"


def _short(who: str, count: int, is_president: bool, wide: float) -> str:
    """What fits into a strip: the name and the count, or only how the name begins."""
    star = "★" if is_president else ""
    room = wide - 18 - (10 if star else 0)
    if words_width(who, 10) <= room:
        return f"{star}{who} {count}"
    return f"{star}{beginning(who)} {count}"


def beginning(who: str) -> str:
    """Two signs that tell a name: its first letter, and its number or second letter.

    >>> beginning("Amy"), beginning("Player 12")
    ('Am', 'P12')
    """
    number = "".join(sign for sign in who if sign.isdigit())
    return who[:1] + number[-2:] if number else who[:2]


def _things(state: State, company: CompanyId, language: str, top: float) -> tuple[str, float]:
    """Trains, tokens left and privates as chips."""
    found = list(_trains(state, company))
    markup, used = chips((PAD, top + 10), found, WIDE - 2 * PAD)
    left = state.tokens_left.get(CorpId(company), 0)
    if left:
        words = say("g1846-draw-tokens-left", language, count=left)
        more, _ = chip((PAD, top + 10 + used), words, "plain")
        markup, used = markup + more, used + 24
    owned = [(private, "private") for private in privates_of(state, CorpId(company))]
    more, high = chips((PAD, top + 10 + used), owned, WIDE - 2 * PAD)
    return markup + more, used + high


def _trains(state: State, company: CompanyId) -> Iterator[tuple[str, str]]:
    for train in state.trains.get(company, ()):
        colour = DEFS.phases[DEFS.trains[train].phase - 1].colour
        yield train, f"{colour} gone" if is_phased_out(state, train) else colour
