"""Players by companies: shares, cash, certificates, worth, what could be sold, what comes in."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.draw.moment import round_short
from roundhouse.games.g1846.panel.desk import Desk, token_icon
from roundhouse.games.g1846.panel.overview.chips import private_chips
from roundhouse.games.g1846.panel.overview.figures import income, liquidity, passed, play_order
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import (
    certificate_limit,
    certificates,
    held,
    net_worth,
    privates_of,
)
from roundhouse.games.g1846.rules.state import BANK, MARKET
from roundhouse.kit.buttons import tag, words
from roundhouse.kit.svg import escape
from roundhouse.kit.tables import EMPTY, Cell, Head, Row, money, plain, table


def players_table(desk: Desk) -> str:
    """A row a player in the order of play; below them what nobody of them has."""
    seats = play_order(desk.state)
    out = [Seat(seat) for seat in desk.state.bankrupt]
    rows = (_player(desk, seat, place) for place, seat in enumerate([*seats, *out], 1))
    return table("players", desk.say("over-players"), list(_heads(desk)), rows, _rest(desk))


def _heads(desk: Desk) -> Iterator[Head]:
    yield Head(escape(desk.say("over-player")))
    for corp in desk.state.order:
        amount = words("small", f"${price(desk.state, corp)}")
        yield Head(token_icon(corp) + amount, str(corp))
    for key in ("cash", "certificates", "worth", "liquidity", "income", "privates"):
        kind = "chips" if key == "privates" else ""
        yield Head(escape(desk.say(f"over-{key}")), desk.say(f"over-{key}-told"), kind)


def _player(desk: Desk, seat: Seat, place: int) -> Row:
    state = desk.state
    count, limit = certificates(state, seat), certificate_limit(state)
    cells = [
        *(_shares(desk, seat, corp) for corp in state.order),
        money(state.cash[seat], "cash"),
        _certificates(count, limit),
        money(net_worth(state, seat)),
        money(liquidity(state, seat)),
        money(income(state, seat)),
        Cell(private_chips(privates_of(state, seat)), len(privates_of(state, seat)), "chips"),
    ]
    acts = seat in desk.sight.view.to_act
    head = Cell(_name(desk, seat, place), place)
    return Row(head, cells, f"player-{seat}", "player acts" if acts else "player")


def _name(desk: Desk, seat: Seat, place: int) -> str:
    state = desk.state
    marks = []
    if seat == state.priority:
        marks.append(desk.say("over-priority"))
    if seat in passed(state):
        marks.append(desk.say("over-passed"))
    if seat in state.bankrupt:
        marks.append(desk.say("over-bankrupt"))
    notes = words("small", " · ".join(marks)) if marks else ""
    return words("span", place, class_="place") + words("b", desk.player(seat)) + notes


def _shares(desk: Desk, seat: Seat, corp: CorpId) -> Cell:
    state = desk.state
    count = held(state, corp, seat)
    shown = str(count) if count else ""
    if state.presidents[corp] == seat:
        shown += words("abbr", "★", title=desk.say("over-president"))
    if corp in state.sold.get(seat, ()):
        shown += words("abbr", "✕", title=desk.say("over-sold"), class_="sold")
    return Cell(shown, count)


def _certificates(count: int, limit: int) -> Cell:
    """How many of how many; what is allowed is known once it is drawn who plays along."""
    if not limit:
        return plain(count)
    return Cell(f"{count}<small>/{limit}</small>", count, "over" if count > limit else "")


def _rest(desk: Desk) -> Iterator[Row]:
    """The shares in the Market and in the companies' treasuries, and the bank's money."""
    state = desk.state
    for key in ("market", "treasury"):
        counts = (held(state, corp, MARKET if key == "market" else corp) for corp in state.order)
        cells = [plain(count or "") for count in counts]
        yield Row(plain(desk.say(f"over-{key}")), [*cells, *[EMPTY] * 6], f"shares-{key}")
    blank = [EMPTY] * len(state.order)
    bank = [*blank, money(state.cash[BANK]), *[EMPTY] * 5]
    yield Row(plain(desk.say("over-bank")), bank, "bank")


def worth_table(desk: Desk) -> str:
    """Everybody's worth as each round began, and now: in all, or what it changed by."""
    views = [*desk.past.rounds, desk.sight.view]
    heads = [Head(escape(desk.say("over-player")))]
    heads += [Head(escape(round_short(view.state, desk.sight.language))) for view in views[:-1]]
    heads.append(Head(escape(desk.say("over-now"))))
    rows = []
    for number in range(desk.state.seats):
        seat = Seat(number)
        amounts = [net_worth(view.state, seat) for view in views]
        name = Cell(words("b", desk.player(seat)), number)
        rows.append(Row(name, list(_worths(amounts)), f"worth-{seat}"))
    switch = tag("input", type="checkbox", id="worth-changes", class_="changes")
    label = words("label", desk.say("over-changes"), **{"for": "worth-changes"})
    shown = table("worths", desk.say("over-worths"), heads, rows)
    return tag("div", switch, label, shown, class_="worth-rounds")


def _worths(amounts: list[int]) -> Iterator[Cell]:
    before = None
    for amount in amounts:
        change = "" if before is None else f"{amount - before:+}"
        whole = f'<span class="whole">${amount}</span>'
        yield Cell(f'{whole}<span class="change">{change}</span>', amount)
        before = amount
