"""Companies by facts: order, price and where it goes, runs, yield, treasury, trains, tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from roundhouse.games.g1846.draw.look import SLUGS
from roundhouse.games.g1846.draw.moment import set_and_round
from roundhouse.games.g1846.panel.desk import Desk, company_name, token_icon
from roundhouse.games.g1846.panel.overview.chips import private_chips, train_chips
from roundhouse.games.g1846.panel.overview.figures import (
    KINDS,
    Place,
    operating_order,
    price_at_end,
    prices_after,
    yield_of,
)
from roundhouse.games.g1846.panel.overview.runs import Paid, runs_so_far
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import in_market, in_treasury, privates_of
from roundhouse.games.g1846.rules.state import controller
from roundhouse.kit.buttons import card, words
from roundhouse.kit.svg import escape
from roundhouse.kit.tables import EMPTY, Cell, Head, Row, money, plain, table

FACTS = (
    "order",
    "price",
    "next-price",
    "last-run",
    "yield",
    "funds",
    "trains",
    "tokens",
    "unsold",
    "privates",
)
CHIPS = ("trains", "privates")
"""Columns of things that have cards."""


def companies_table(desk: Desk) -> str:
    """A row a company in the order of operation; then those that have not started."""
    heads = [Head(escape(desk.say("over-company")))]
    heads += [
        Head(escape(desk.say(f"over-{key}")), _told(desk, key), "chips" if key in CHIPS else "")
        for key in FACTS
    ]
    places = operating_order(desk.state)
    rows = [_company(desk, company, place) for company, place in places.items()]
    waiting = [corp for corp in desk.state.corps if corp not in desk.state.columns]
    rows += [_waiting(desk, corp) for corp in waiting]
    return table("companies", desk.say("over-companies"), heads, rows)


def _told(desk: Desk, key: str) -> str:
    """What a column shows, in full; where prices go depends on the round."""
    ends = key == "next-price" and not desk.state.or_no
    return desk.say("over-next-price-stock" if ends else f"over-{key}-told")


def _company(desk: Desk, company: CompanyId, place: Place) -> Row:
    state = desk.state
    corp = CorpId(company) if company in state.columns else None
    trains = state.trains.get(company, ())
    owned = privates_of(state, CorpId(company))
    cells = [
        _order(desk, place),
        money(price(state, corp)) if corp else EMPTY,
        _next(desk, corp) if corp else EMPTY,
        money(state.earned.get(company)),
        Cell(f"{yield_of(state, corp):.0f}%", yield_of(state, corp)) if corp else EMPTY,
        money(state.cash.get(company), "cash"),
        Cell(train_chips(desk, trains), len(trains), "chips"),
        plain(state.tokens_left.get(CorpId(company), "")),
        plain(f"{in_market(state, corp)}+{in_treasury(state, corp)}") if corp else EMPTY,
        Cell(private_chips(owned), len(owned), "chips"),
    ]
    kind = f"charter {place.standing}"
    return Row(_name(desk, company), cells, f"charter-{SLUGS[company]}", kind)


def _name(desk: Desk, company: CompanyId) -> Cell:
    who = controller(desk.state, company)
    led = desk.player(who) if who is not None else desk.say("over-unled")
    name = _called(company) + words("small", led)
    return Cell(token_icon(company) + words_of(name), company_name(company), "who")


def _called(company: CompanyId) -> str:
    """Its short name, which opens its card."""
    return card(company, f"card=company.{company}", "bare")


def words_of(inside: str) -> str:
    """Two lines beside a token."""
    return f'<span class="lines">{inside}</span>'


def _order(desk: Desk, place: Place) -> Cell:
    sign = {"done": "✓", "now": "●", "next": ""}[place.standing]
    mark = words("abbr", sign, title=desk.say(f"over-{place.standing}")) if sign else ""
    return Cell(f"{place.number}{mark}", place.number, "order")


def _next(desk: Desk, corp: CorpId) -> Cell:
    """In a stock round the price after it, else those after the three ways to pay."""
    state, now = desk.state, price(desk.state, corp)
    if not state.or_no:
        then = price_at_end(state, corp)
        return Cell(f"{_arrow(then - now)}{then}", then)
    after = prices_after(state, corp)
    told = {kind: desk.say(f"over-paid-{kind}") for kind in KINDS}
    shown = " ".join(
        words("span", f"{_arrow(after[kind] - now)}{after[kind]}", title=told[kind])
        for kind in KINDS
    )
    return Cell(shown, after["full"], "three")


def _arrow(change: int) -> str:
    return "↗" if change > 0 else "↘" if change < 0 else "→"


def _waiting(desk: Desk, corp: CorpId) -> Row:
    name = _called(corp) + words("small", desk.say("over-waiting"))
    known = {"order": Cell("–", 99), "tokens": plain(desk.state.tokens_left.get(corp, ""))}
    cells = [known.get(key, EMPTY) for key in FACTS]
    head = Cell(token_icon(corp) + words_of(name), company_name(corp))
    return Row(head, cells, f"charter-{SLUGS[corp]}", "charter waiting")


def revenue_table(desk: Desk) -> str:
    """What every company earned in every operating round, and what became of it."""
    rounds = runs_so_far(desk.past.events, desk.state.turn)
    heads = [Head(escape(desk.say("over-company")))]
    heads += [Head(escape(set_and_round(*number))) for number in rounds]
    ran = dict.fromkeys(company for paid in rounds.values() for company in paid)
    present = [company for company in operating_order(desk.state) if company in ran]
    companies = dict.fromkeys([*present, *ran])
    rows = [
        Row(_short(company), list(_earned(desk, company, rounds)), f"runs-{SLUGS[company]}")
        for company in companies
    ]
    if not rows:
        return ""
    legend = words("p", desk.say("over-legend"), class_="quiet legend")
    return table("revenues", desk.say("over-revenues"), heads, rows) + legend


def _short(company: CompanyId) -> Cell:
    return Cell(token_icon(company) + _called(company), company)


def _earned(
    desk: Desk, company: CompanyId, rounds: Mapping[tuple[int, int], Mapping[CompanyId, Paid]]
) -> Iterator[Cell]:
    for paid in rounds.values():
        run = paid.get(company)
        if run is None:
            yield Cell("", -1)
            continue
        sign = {"half": "½", "withhold": "✕"}.get(run.kind, "") if run.revenue else ""
        told = desk.say(f"over-paid-{run.kind}")
        mark = words("abbr", sign, title=told) if sign else ""
        yield Cell(f"{run.revenue}{mark}", run.revenue, run.kind)
