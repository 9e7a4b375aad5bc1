"""Dividends, from docs/rules/1846.md 7.6."""

from typing import Literal

import pytest

from roundhouse.games.g1846.rules.closing import CorpClosed
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Dividing
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import PriceMoved, price
from roundhouse.games.g1846.rules.state import BANK, MARKET, State
from roundhouse.games.g1846.rules.steps import dividend
from roundhouse.games.g1846.rules.steps.dividend import DividendPaid, PayDividend, RevenueSplit
from tests.games.g1846.rules.names import GT, MS
from tests.games.g1846.rules.turns import AMY, BOB, happening, offers, play, turn_of
from tests.support.rules import rule

Kind = Literal["full", "half", "withhold"]


def dividing(revenue: int, *, at: int = 100, cash: int = 0) -> State:
    """GT earned *revenue*: Amy has 3 shares, Bob 2, the Market 2 and the treasury 3."""
    state = turn_of("GT", price=at, cash=cash)
    state.shares = {GT: {AMY: 3, BOB: 2, MARKET: 2, GT: 3}}
    state.stack = (Dividing(corp=GT, revenue=revenue),)
    return state


def paid(state: State, kind: Kind) -> tuple[int, int, int]:
    """What Amy, Bob and GT get."""
    after = play(state, PayDividend(kind=kind))
    assert sum(after.cash.values()) == sum(state.cash.values())
    return (
        after.cash[AMY] - state.cash[AMY],
        after.cash[BOB] - state.cash[BOB],
        after.cash[GT] - state.cash[GT],
    )


@rule("OR-DIV-1", "OR-DIV-2")
def test_withholding_keeps_all() -> None:
    assert paid(dividing(250), "withhold") == (0, 0, 250)


@rule("OR-DIV-1", "OR-DIV-2")
def test_a_full_dividend_pays_each_share_a_tenth_but_not_those_in_the_market() -> None:
    assert paid(dividing(250), "full") == (75, 50, 75)


@rule("OR-DIV-1", "TV-1")
def test_half_keeps_the_half_rounded_down_to_tens() -> None:
    assert paid(dividing(250), "half") == (39, 26, 159)
    after, events = happening(dividing(250), PayDividend(kind="half"))
    assert events[0] == DividendPaid(corp=GT, kind="half", revenue=250, kept=120, each=13)
    assert after.stack == ()


@rule("OR-DIV-1")
@pytest.mark.parametrize(
    ("revenue", "kept"), [(10, 0), (20, 10), (30, 10), (40, 20), (370, 180), (510, 250)]
)
def test_what_half_keeps(revenue: int, kept: int) -> None:
    assert dividend.retained("half", revenue) == kept


@rule("OR-DIV-1")
def test_no_revenue_is_a_withhold_whatever_is_said() -> None:
    for kind in ("full", "half", "withhold"):
        state = dividing(0)
        events = list(dividend.distribute(state, GT, kind, 0))
        assert events[-1] == PriceMoved(corp=GT, before=100, after=90)


@rule("OR-DIV-3", "END-1")
def test_the_bank_pays_and_may_break() -> None:
    state = dividing(500)
    state.cash = {**state.cash, BANK: 100}
    after = play(state, PayDividend(kind="full"))
    assert after.cash[BANK] == 100 - 400
    assert after.broken


@rule("OR-DIV-3")
def test_private_income_is_no_part_of_the_revenue() -> None:
    state = dividing(100)
    state.owners = {**state.owners, MS: BOB}
    rich = dividing(100)
    rich.owners = dict.fromkeys(rich.owners, GT)
    assert paid(rich, "full") == paid(state, "full")


@rule("OR-DIV-4", "TV-2")
@pytest.mark.parametrize(
    ("at", "kind", "after"),
    [
        (165, "full", 212),
        (165, "half", 180),
        (165, "withhold", 150),
        (124, "full", 150),
        (124, "half", 150),
    ],
)
def test_how_far_five_hundred_moves_the_price(at: int, kind: Kind, after: int) -> None:
    assert price(play(dividing(500, at=at), PayDividend(kind=kind)), GT) == after


@rule("OR-DIV-4", "TV-3", "R-53")
@pytest.mark.parametrize(
    ("distributed", "after"), [(60, 124), (70, 137), (130, 137), (140, 150), (280, 165)]
)
def test_how_dividends_move_a_price_of_137(distributed: int, after: int) -> None:
    state = dividing(distributed, at=137)
    assert price(play(state, PayDividend(kind="full")), GT) == after


@rule("OR-DIV-4", "R-53")
@pytest.mark.parametrize(
    ("distributed", "before", "columns"),
    [
        (0, 10, -1),
        (40, 100, -1),
        (50, 100, 0),
        (90, 100, 0),
        (100, 100, 1),
        (190, 100, 1),
        (200, 100, 2),
        (990, 100, 2),
        (450, 150, 2),
        (480, 165, 2),
        (500, 165, 3),
        (1000, 165, 3),
    ],
)
def test_every_band_of_the_price_table(distributed: int, before: int, columns: int) -> None:
    assert dividend.columns(distributed, before) == columns


@rule("OR-DIV-4")
def test_shares_in_market_and_treasury_count_for_the_price() -> None:
    """Of 100 only 50 reach players, yet 100 is what the price of 100 is compared with."""
    assert price(play(dividing(100), PayDividend(kind="full")), GT) == 112


@rule("OR-DIV-4", "MKT-1")
def test_a_price_that_does_not_move_keeps_its_place_in_the_column() -> None:
    state = dividing(60)
    other = CorpId("IC")
    state.columns = {**state.columns, other: state.columns[GT]}
    state.order = (GT, other)
    assert play(state, PayDividend(kind="full")).order == (GT, other)
    assert play(dividing(60), PayDividend(kind="full")).columns == dividing(60).columns


@rule("OR-DIV-4", "MKT-4", "CLOSE-1")
def test_a_drop_from_ten_closes_the_corporation() -> None:
    state = dividing(10, at=10)
    after, events = happening(state, PayDividend(kind="withhold"))
    assert CorpClosed(corp=GT, cash=10) in events
    assert GT not in after.corps


@rule("OR-DIV-5")
def test_without_a_run_the_price_drops() -> None:
    state = turn_of("GT", price=60)
    list(dividend.distribute(state, GT, "withhold", 0))
    assert price(state, GT) == 50


@rule("OR-DIV-6")
@pytest.mark.parametrize(("revenue", "half"), [(60, 30), (70, 35), (0, 0)])
def test_an_independent_halves_to_the_dollar(revenue: int, half: int) -> None:
    state = turn_of("MS", cash=40)
    before = state.cash[BOB]
    events = list(dividend.split(state, MS, revenue))
    assert (state.cash[BOB] - before, state.cash[MS]) == (half, 40 + half)
    expected = [RevenueSplit(company=MS, seat=BOB, revenue=revenue, half=half)]
    assert events == (expected if revenue else [])


def test_each_of_the_three_is_offered() -> None:
    (offer,) = offers(dividing(10))[:1]
    assert list(offer.grid(9)) == [PayDividend(kind=k) for k in ("full", "half", "withhold")]
    assert DEFS.prices[-1] == 550
