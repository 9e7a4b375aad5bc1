"""The overview counts right: shares, order, income, what could be sold, runs of each round."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.core.panel import Past
from roundhouse.games.g1846.bench.overview import late_sight
from roundhouse.games.g1846.panel.cards import CARDS
from roundhouse.games.g1846.panel.overview.figures import (
    income,
    liquidity,
    operating_order,
    passed,
    price_at_end,
    prices_after,
    yield_of,
)
from roundhouse.games.g1846.panel.overview.runs import runs_so_far
from roundhouse.games.g1846.rules.frames import Dividing, StockTurn
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import held, net_worth
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.dividend import DividendPaid, PayDividend
from roundhouse.games.g1846.rules.steps.stock import SellShares
from roundhouse.messages import LANGUAGES
from tests.games.g1846.panel.test_panel import (
    GAME,
    PANEL,
    Moment,
    first,
    moments,
    read,
    sight,
)
from tests.games.g1846.rules.build import AMY, BOB, CARLOS, Corp, play, stock
from tests.support.rules import rule

IC, GT = CorpId("IC"), CorpId("GT")


def room(moment: Moment, key: str, language: str = "en") -> str:
    parts = PANEL.parts(sight(moment, language))
    return next(each.html for each in parts.rooms if each.key == key)


def cells(html: str, row: str) -> list[str]:
    """What stands in the cells of a row, without its head."""
    (found,) = re.findall(rf'<tr id="{row}".*?</tr>', html)
    return [re.sub("<.*?>", "", cell) for cell in re.findall(r"<td.*?</td>", found)]


@pytest.fixture
def market() -> State:
    return stock(
        corps={
            "IC": Corp(price=100, players={0: 3, 1: 1}, president=0, market=2),
            "GT": Corp(price=80, players={1: 5, 2: 5}, president=1),
        },
        cash={0: 50, 1: 60, 2: 70},
    )


@rule("SR-5")
def test_what_could_be_sold_is_what_may_be_sold(market: State) -> None:
    assert liquidity(market, AMY) == 50 + 100, "two stay with the president: nobody could follow"
    assert liquidity(market, CARLOS) == 70 + 5 * 80
    sold = play(market, SellShares(corp=IC, count=1))
    assert liquidity(sold, AMY) == 150


@rule("SR-19")
def test_the_price_after_the_stock_round_follows_where_the_shares_lie(market: State) -> None:
    assert price_at_end(market, IC) == 90
    assert price_at_end(market, GT) == 90


@rule("OR-DIV-4")
def test_prices_and_yields_are_those_of_the_last_run(market: State) -> None:
    state = market.copy()
    state.earned = {IC: 200}
    assert prices_after(state, IC) == {"full": 124, "half": 112, "withhold": 90}
    assert yield_of(state, IC) == 20
    assert income(state, AMY) == 3 * 20
    assert income(state, BOB) == 20


def dividing() -> Iterator[tuple[Moment, Dividing]]:
    for moment in moments(3, 5):
        if isinstance(moment.frame, Dividing):
            yield moment, moment.frame


@rule("OR-DIV-1", "OR-DIV-4")
def test_the_price_that_is_told_is_the_price_that_comes() -> None:
    told = 0
    for moment, frame in dividing():
        state = moment.state.copy()
        state.earned = {**state.earned, frame.corp: frame.revenue}
        for kind, expected in prices_after(state, frame.corp).items():
            after = GAME.apply(moment.state, moment.seat, PayDividend(kind=kind)).state
            if frame.corp in after.columns:
                assert price(after, frame.corp) == expected
                told += 1
    assert told > 20


@rule("OR-SEQ-2", "OR-SEQ-3")
def test_companies_operate_as_the_order_said() -> None:
    """Whoever stood next when a turn ended operates; whoever has, is done."""
    told = 0
    for before, after in pairwise(moments(3, 5)):
        was, now = before.state.turn, after.state.turn
        same_round = before.state.or_no == after.state.or_no
        if not was or not now or was.company == now.company or not same_round:
            continue
        order = operating_order(before.state)
        assert order[was.company].standing == "now"
        later = operating_order(after.state)
        assert later[was.company].standing == "done" or was.company not in after.state.columns
        assert later[now.company].standing == "now"
        waiting = [company for company, place in order.items() if place.standing == "next"]
        if before.state.order == after.state.order:
            assert waiting[0] == now.company
            told += 1
    assert told > 5


def test_who_passed_is_marked() -> None:
    moment = next(m for m in moments(4, 11) if isinstance(m.frame, StockTurn) and passed(m.state))
    for seat in passed(moment.state):
        row = re.findall(rf'<tr id="player-{seat}".*?</tr>', room(moment, "market"))
        assert "passed" in row[0]


def test_every_figure_of_the_players_is_the_rules_own() -> None:
    moment = first(StockTurn, 30)
    state, html = moment.state, room(moment, "market")
    for seat in range(state.seats):
        shown = cells(html, f"player-{seat}")
        corps = len(state.order)
        here = [held(state, corp, Seat(seat)) for corp in state.order]
        assert [int(re.sub(r"\D", "", cell) or 0) for cell in shown[:corps]] == here
        assert shown[corps] == f"${state.cash[Seat(seat)]}"
        assert shown[corps + 2] == f"${net_worth(state, Seat(seat))}"


def test_sold_shares_are_marked_until_the_round_ends(market: State) -> None:
    sold = play(market, SellShares(corp=IC, count=1))
    html = room(Moment(sold, AMY), "market")
    assert "✕" in "".join(cells(html, "player-0"))
    assert "✕" not in "".join(cells(html, "player-1"))


@cache
def whole() -> tuple[Event, ...]:
    return late_sight().past().events


def test_revenues_of_every_round_are_told_with_what_became_of_them() -> None:
    rounds = runs_so_far(whole())
    paid = [event for event in whole() if isinstance(event, DividendPaid)]
    told = [run for companies in rounds.values() for run in companies.values()]
    assert sum(event.revenue for event in paid) <= sum(run.revenue for run in told)
    assert {event.kind for event in paid if event.revenue} <= {run.kind for run in told}
    assert list(rounds) == sorted(rounds)
    parts = PANEL.parts(late_sight())
    companies = next(each.html for each in parts.rooms if each.key == "companies")
    for set_no, number in rounds:
        assert f">{set_no}.{number}<" in companies


def test_worths_are_told_for_each_round_and_sum_up_by_their_changes() -> None:
    look = late_sight()
    parts = PANEL.parts(look)
    market = next(each.html for each in parts.rooms if each.key == "market")
    row = re.findall(r'<tr id="worth-0".*?</tr>', market)[0]
    amounts = [int(n) for n in re.findall(r'class="whole">\$(-?\d+)<', row)]
    changes = [int(n) for n in re.findall(r'class="change">([+-]\d+)<', row)]
    assert len(amounts) == len(look.past().rounds) + 1
    assert amounts[0] + sum(changes) == amounts[-1] == net_worth(look.view.state, Seat(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_card_in_every_language(language: str) -> None:
    look = sight(first(StockTurn, 30), language)
    for kind, (names, _) in CARDS.items():
        for name in names:
            told = PANEL.detail(look, {"card": f"{kind}.{name}"})
            assert "g1846-" not in told, told
            read(told)
            assert len(told) > 60
    assert PANEL.detail(look, {"card": "private.NOSUCH"}) == ""
    assert PANEL.detail(look, {"card": "nothing"}) == ""


def test_what_opens_a_card_names_one_that_there_is() -> None:
    for moment in (first(StockTurn, 30), Moment(late_sight().view.state, AMY)):
        parts = PANEL.parts(sight(moment))
        for each in parts.rooms:
            for query in re.findall(r'data-card="card=([^"]*)"', each.html):
                assert PANEL.detail(sight(moment), {"card": query.replace("&amp;", "&")}), query


def test_without_a_past_nothing_is_told_of_it() -> None:
    assert sight(first(StockTurn)).past() == Past()
