"""Whatever is agreed, nothing is made and nobody pays what they do not have (R-58)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from roundhouse.core.actions import Action
from roundhouse.games.g1846.rules.base import CannotAfford, Lacking1846, PlayerCannotAfford
from roundhouse.games.g1846.rules.conservation import broken
from roundhouse.games.g1846.rules.frames import Building, Issuing
from roundhouse.games.g1846.rules.ids import CHICAGO, HexId, TileId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.state import BANK, State
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.issue import RedeemShares
from roundhouse.games.g1846.rules.steps.stock import BuyShare
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from tests.games.g1846.rules.build import AMY, GAME, Corp, buying, operating, position, stock
from tests.games.g1846.rules.names import GT, MAIL, NYC, T2, T4, TREASURY
from tests.support.rules import rule

Make = Callable[[int], State]


def _building(version: int) -> State:
    corps = {"NYC": Corp(cash=0, trains="2")}
    return operating(Building(company=NYC), "NYC", corps=corps, version=version)


def _buying(version: int) -> State:
    return buying("NYC", corps={"NYC": Corp(trains="2", cash=10)}, version=version)


def _forced(version: int) -> State:
    """NYC has no train, could issue, and its president has $50."""
    corps = {"NYC": Corp(cash=10, players={0: 4})}
    return buying("NYC", corps=corps, cash={0: 50}, version=version)


def _issuing(version: int) -> State:
    corps = {"NYC": Corp(cash=10, market=2)}
    return operating(Issuing(corp=NYC), "NYC", corps=corps, owners={"MAIL": 1}, version=version)


def _poor(version: int) -> State:
    return stock(corps={"NYC": Corp()}, cash={0: 10}, version=version)


SHORT: list[tuple[Make, Action]] = [
    (_building, LayTile(hex=HexId("D18"), tile=TileId("8"), rotation=4)),
    (_building, PlaceToken(hex=HexId("E17"), stop=0)),
    (_buying, BuyTrain(train=T2)),
    (_forced, BuyTrain(train=T2)),
    (_issuing, RedeemShares(count=2)),
    (_issuing, BuyPrivate(private=MAIL, price=80)),
    (_poor, BuyShare(corp=NYC, source=TREASURY)),
]


@rule("R-58")
@pytest.mark.parametrize(("make", "action"), SHORT)
def test_no_agreement_pays_what_is_not_there(make: Make, action: Action) -> None:
    state = make(2)
    refused = list(GAME.refusals(state, AMY, action))
    assert any(isinstance(no, Lacking1846) for no in refused)
    with pytest.raises(Lacking1846):
        GAME.apply(state, AMY, action, frozenset(no.rule for no in refused))


@rule("R-58")
@pytest.mark.parametrize(("make", "action"), SHORT)
def test_games_of_the_first_version_replay_with_their_debts(make: Make, action: Action) -> None:
    state = make(1)
    waived = frozenset(no.rule for no in GAME.refusals(state, AMY, action))
    after = GAME.apply(state, AMY, action, waived).state
    assert "debt" in broken(after) or after.stack[-1] != state.stack[-1]


@rule("R-58", "OR-FORCE-7")
def test_a_president_who_pays_before_issuing_pays_all_that_is_missing() -> None:
    corps = {"NYC": Corp(cash=10, players={0: 4})}
    state = buying("NYC", corps=corps, cash={0: 90})
    after = GAME.apply(state, AMY, BuyTrain(train=T2), frozenset({"OR-FORCE-7"})).state
    assert (after.cash[NYC], after.cash[AMY]) == (0, 20)
    old = buying("NYC", corps=corps, cash={0: 90}, version=1)
    indebted = GAME.apply(old, AMY, BuyTrain(train=T2), frozenset({"OR-FORCE-7"})).state
    assert (indebted.cash[NYC], indebted.cash[AMY]) == (-70, 90)


@rule("R-58", "END-1")
def test_a_purse_itself_refuses_what_it_does_not_hold() -> None:
    state = position(corps={"NYC": Corp(cash=10)}, cash={0: 10})
    with pytest.raises(CannotAfford):
        pay(state, NYC, BANK, 11)
    with pytest.raises(PlayerCannotAfford):
        pay(state, AMY, BANK, 11)
    pay(state, BANK, AMY, state.cash[BANK] + 1)
    assert state.broken


def _money(state: State) -> None:
    state.cash = {**state.cash, AMY: state.cash[AMY] + 1}


def _debt(state: State) -> None:
    state.cash = {**state.cash, NYC: -1, BANK: state.cash[BANK] + state.cash[NYC] + 1}


def _shares(state: State) -> None:
    state.shares = {**state.shares, NYC: {**state.shares[NYC], AMY: 3}}


def _trains(state: State) -> None:
    state.trains = {**state.trains, NYC: (T4,) * 9}


def _supply(state: State) -> None:
    state.supply = (-1, *state.supply[1:])


def _tiles(state: State) -> None:
    state.board = replace(state.board, left={**state.board.left, TileId("14"): -1})


def _tokens(state: State) -> None:
    state.tokens_left = {**state.tokens_left, NYC: 9}


def _slots(state: State) -> None:
    for corp in (NYC, GT):
        state.board = state.board.with_token(corp, CHICAGO, 0)


@rule("R-58")
@pytest.mark.parametrize(
    ("change", "named"),
    [
        (_money, "money"),
        (_debt, "debt"),
        (_shares, "shares"),
        (_trains, "trains"),
        (_supply, "trains"),
        (_tiles, "tiles"),
        (_tokens, "tokens"),
        (_slots, "slots"),
    ],
)
def test_whatever_is_made_or_lost_is_named(change: Callable[[State], None], named: str) -> None:
    state = position(corps={"NYC": Corp(trains="2"), "GT": Corp()})
    assert list(broken(state)) == []
    change(state)
    assert named in broken(state)
