"""The option of the 2016 rulebook's letter: each of its five points, with and without it."""

from typing import Any

import pytest

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.forced import brings_less, legal_issues, must_issue
from roundhouse.games.g1846.rules.frames import BuyingTrains, LayingExtra
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import held
from roundhouse.games.g1846.rules.powers.kinds.power import PowerUsed
from roundhouse.games.g1846.rules.powers.kinds.reserved_pair import HexNotEmpty, TilesDoNotMeet
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.state import Marker, State, turn_of
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy, NotBankrupt
from roundhouse.games.g1846.rules.steps.forced import (
    DeadEnd,
    EmergencyIssue,
    KeepsPresidency,
    NoUsefulIssue,
    WouldClose,
    WrongEmergencyIssue,
)
from roundhouse.games.g1846.rules.trains import begin_phase
from tests.games.g1846.rules import turns
from tests.games.g1846.rules.build import (
    AMY,
    FOUR,
    TWO,
    Corp,
    allowed,
    bank,
    buying,
    play,
    refused,
    sell,
)
from tests.games.g1846.rules.names import GT, IC, MC, NYC, SC, T6
from tests.games.g1846.rules.powers import power
from tests.support.rules import rule

LETTER = {"by_the_letter": True}
both = pytest.mark.parametrize("letter", [False, True], ids=["errata", "letter"])


def forced(corp: Corp, *, letter: bool = True, **parts: Any) -> State:
    corps = {"NYC": corp, **parts.pop("others", {})}
    return buying("NYC", corps=corps, options=LETTER if letter else {}, **{**FOUR, **parts})


def frame(state: State) -> BuyingTrains:
    found = state.stack[-1]
    assert isinstance(found, BuyingTrains)
    return found


# 1: issues that bring nothing, or close


@rule("OPT-LETTER-1", "OR-FORCE-3", "R-42")
@both
def test_an_issue_may_close_the_corporation(letter: bool) -> None:
    state = forced(Corp(price=40, players={0: 6}), letter=letter)
    assert legal_issues(state, NYC) == ([2, 3, 4] if letter else [2])
    assert must_issue(state, frame(state))
    if not letter:
        assert refused(state, EmergencyIssue(count=4), WouldClose)["corp"] == NYC
        return
    assert refused(state, EmergencyIssue(count=1), WrongEmergencyIssue)["choices"] == (2, 3, 4)
    closed = play(state, EmergencyIssue(count=4))
    assert NYC in closed.closed
    assert closed.turn is None or turn_of(closed).company != NYC


@rule("OPT-LETTER-1", "CLOSE-3")
def test_an_issue_for_nothing_lowers_the_price_and_is_the_one_of_the_turn() -> None:
    state = forced(Corp(price=40, players={0: 6}, cash=5), cash={0: 800})
    state = play(state, EmergencyIssue(count=3))
    assert (state.cash[NYC], price(state, NYC)) == (5, 10)
    assert allowed(state, bank(T6))
    assert not allowed(state, EmergencyIssue(count=1))


@rule("OPT-LETTER-1", "OR-FORCE-7", "OR-FORCE-11")
def test_where_none_brings_anything_the_issue_is_optional_but_comes_before_bankruptcy() -> None:
    state = forced(Corp(price=20, players={0: 2}), cash={0: 850})
    assert legal_issues(state, NYC) == [1, 2]
    assert must_issue(state, frame(state)) == []
    assert allowed(state, bank(T6))
    poor = forced(Corp(price=20, players={0: 2}), cash={0: 10})
    assert refused(poor, DeclareBankruptcy(), NotBankrupt)["price"] == 800
    assert allowed(play(poor, EmergencyIssue(count=1)), DeclareBankruptcy())
    assert NYC in play(poor, EmergencyIssue(count=2)).closed
    errata = forced(Corp(price=20, players={0: 2}), letter=False, cash={0: 10})
    assert allowed(errata, DeclareBankruptcy())
    assert refused(errata, EmergencyIssue(count=1), NoUsefulIssue)


@rule("OPT-LETTER-1", "OR-FORCE-4", "OR-FORCE-5")
def test_an_issue_that_suffices_is_no_larger_than_need_be() -> None:
    state = forced(Corp(price=100, players={0: 6}), **TWO)
    assert legal_issues(state, NYC) == [3]
    rich = forced(Corp(price=20, players={0: 4}, cash=180), **TWO)
    assert legal_issues(rich, NYC) == []


@rule("OR-FORCE-4", "TV-6")
def test_the_largest_issue_may_bring_less_than_a_smaller_one() -> None:
    state = forced(Corp(price=70, players={0: 5}), letter=False)
    assert legal_issues(state, NYC) == [5]
    assert brings_less(state, NYC, 5) == 3  # $90 instead of $50
    assert brings_less(state, NYC, 2) == 0


# 2: the operating corporation may be sold to its close


@rule("OPT-LETTER-2", "OR-FORCE-8", "R-46")
@both
def test_selling_at_10_closes_the_operating_corporation(letter: bool) -> None:
    corp = Corp(price=10, players={0: 4}, market=4)
    state = forced(corp, letter=letter, cash={0: 700})
    if not letter:
        assert refused(state, sell(NYC, 1), WouldClose)["corp"] == NYC
        assert allowed(state, DeclareBankruptcy())
        return
    assert not allowed(state, DeclareBankruptcy())
    closed = play(state, sell(NYC, 1))
    assert NYC in closed.closed
    assert closed.cash[AMY] == 710
    assert closed.turn is None or turn_of(closed).company != NYC


@rule("OPT-LETTER-2", "OR-FORCE-9")
def test_sales_stop_when_the_money_is_there() -> None:
    corp = Corp(price=10, players={0: 6}, market=3)
    state = forced(corp, cash={0: 795}, others={"GT": Corp(price=100, players={0: 2})})
    assert allowed(state, sell(NYC, 1))
    assert refused(state, sell(NYC, 2), DeadEnd)  # 795 and 10 pay for a 6 before the second
    rich = forced(corp, cash={0: 800})
    assert refused(rich, sell(NYC, 1), DeadEnd)
    assert allowed(rich, bank(T6))


@rule("OPT-LETTER-2", "OR-FORCE-8")
def test_the_president_stays_president_to_the_end() -> None:
    corp = Corp(price=10, players={0: 3, 1: 3}, market=4)
    state = forced(corp, cash={0: 10})
    assert refused(state, sell(NYC, 1), KeepsPresidency)["most"] == 0


@rule("OPT-LETTER-2", "OR-FORCE-13")
def test_the_close_of_the_corporation_pays_for_no_train() -> None:
    others = {"GT": Corp(price=50, players={0: 3}, market=4)}
    state = forced(Corp(price=10, players={0: 4}, market=4), cash={0: 745}, others=others)
    state = play(state, sell(GT, 1))  # ruin is certain: $795 at most
    assert allowed(state, sell(NYC, 1))
    state = forced(Corp(price=10, players={0: 4}, market=4), cash={0: 750}, others=others)
    state = play(state, sell(GT, 1))
    assert not allowed(state, sell(NYC, 1))
    assert allowed(state, bank(T6))


# 3: a player's port markers stay


@rule("OPT-LETTER-3", "PHASE-III", "R-32")
@both
def test_the_markers_of_a_players_steamboat_stay_in_phase_iii(letter: bool) -> None:
    options = LETTER if letter else {}
    state = buying(
        "NYC",
        corps={"NYC": Corp(trains="4")},
        owners={"SC": 0, "MS": 1},
        options=options,
        phase=2,
        markers={SC: Marker(hex=HexId("D14"), company=NYC)},
    )
    list(begin_phase(state, 3))
    assert SC not in state.privates
    assert state.markers == ({SC: Marker(hex=HexId("D14"), company=NYC)} if letter else {})
    list(begin_phase(state, 4))
    assert state.markers == {}


# 4: the second free tile may come later


def laid_in(state: State) -> set[str]:
    """Where free tiles are offered."""
    offers = [offer for offer in turns.offers(state) if offer.action is LayPrivateTile]
    return {offer.fixed["hex"] for offer in offers}


@rule("OPT-LETTER-4", "PW-MC-1", "R-30")
def test_the_second_free_tile_may_follow_at_any_later_moment() -> None:
    state = turns.turn_of("GT", owned="MC", options=LETTER)
    half = turns.play(state, power("MC", "B10 9@1"))
    assert not isinstance(half.stack[-1], LayingExtra)
    assert half.stack == state.stack
    assert (laid_in(state), laid_in(half)) == ({"B10", "B12"}, {"B12"})
    later = half.copy()
    later.turn = None if state.turn is None else type(state.turn)(company=GT)
    after = turns.play(later, power("MC", "B12 9@1"))
    assert set(after.board.tiles) == {HexId("B10"), HexId("B12")}
    assert turns.refused(after, power("MC", "B12 9@1"), PowerUsed)["private"] == MC
    assert not laid_in(after)


@rule("OPT-LETTER-4", "PW-MC-1")
def test_the_later_tile_must_meet_the_first_and_find_its_hex_empty() -> None:
    state = turns.turn_of("GT", owned="MC", options=LETTER)
    half = turns.play(state, power("MC", "B10 9@1"))
    assert turns.refused(half, power("MC", "B12 9@0"), TilesDoNotMeet)["other"] == "B10"
    assert turns.refused(half, power("MC", "B10 9@1"), HexNotEmpty)["hex"] == "B10"


# 5: what a bankrupt president leaves lowers prices


def ruined(*, letter: bool, gt: int = 1, nyc: int = 20, **parts: Any) -> State:
    """Amy, president of NYC (and of GT if *gt* is 0), cannot raise $160."""
    corps = {
        "NYC": Corp(price=nyc, players={0: 3}, market=5, cash=10),
        "GT": Corp(price=30, players={1: 2, 0: 3 if gt == 0 else 2}, president=gt, market=5),
        "IC": Corp(price=80, players={0: 1, 2: 3}, president=2, market=5),
    }
    options = {"wait_for_passes": True, "by_the_letter": letter}
    facts = {"issued": True}
    return buying("NYC", facts, corps=corps, options=options, **{"cash": {0: 25}, **TWO, **parts})


@rule("OPT-LETTER-5", "BANKR-2", "R-48")
@both
def test_the_prices_of_a_bankrupt_presidents_corporations_fall(letter: bool) -> None:
    state = play(ruined(letter=letter, gt=0), DeclareBankruptcy())
    prices = (price(state, NYC), price(state, GT), price(state, IC))
    assert prices == ((10, 20, 80) if letter else (20, 30, 80))
    assert held(state, GT, AMY) == 0
    assert state.presidents[GT] == 1


@rule("OPT-LETTER-5", "CLOSE-3", "BANKR-6")
def test_the_operating_corporation_may_close_by_it() -> None:
    state = ruined(letter=True, nyc=10)
    state.stack = (*state.stack[:-1], BuyingTrains(corp=NYC, issued=True, sold=(NYC,)))
    after = play(state, DeclareBankruptcy())
    assert NYC in after.closed
    assert after.bankrupt == (AMY,)
    assert turn_of(after).company == GT
    errata = ruined(letter=False, nyc=10)
    assert play(errata, DeclareBankruptcy()).presidents[NYC] is None


@rule("OPT-LETTER-1", "OPT-LETTER-5")
def test_it_is_off_unless_chosen() -> None:
    assert not buying("NYC", corps={"NYC": Corp()}).options.by_the_letter
    assert allowed(forced(Corp(trains="6"), letter=False), Pass())
