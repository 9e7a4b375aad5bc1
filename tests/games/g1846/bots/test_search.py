"""What track and shares are worth, and that quick answers equal slow ones."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.core.actions import Action, Pass
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.levels import Strong
from roundhouse.games.g1846.bots.promise import promise, promise_after
from roundhouse.games.g1846.bots.runs import earning_on
from roundhouse.games.g1846.bots.search import best_of
from roundhouse.games.g1846.bots.stock import Ratios
from roundhouse.games.g1846.bots.track import is_loose
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.frames import OperatingRound, Playing, StockRound, StockTurn
from roundhouse.games.g1846.rules.ids import CorpId, HexId, TileId, TrainId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from roundhouse.games.g1846.rules.track import connected_tiles
from tests.games.g1846.rules.build import AMY, GAME, Corp, position

NYC, GT = CorpId("NYC"), CorpId("GT")
HOME = Board().with_token(NYC, HexId("D20"))


OLD = Corp(players={0: 3}, cash=100, trains="5")
NEW = Corp(players={0: 3}, cash=100, operated=False)


def trading(gt: Corp = OLD) -> State:
    """Amy's turn: NYC earns well, GT nothing."""
    frames = (
        Playing(),
        OperatingRound(number=2),
        OperatingRound(number=1),
        StockRound(seat=AMY),
        StockTurn(seat=AMY),
    )
    corps = {
        "NYC": Corp(trains="5", players={0: 3, 1: 2}, cash=100),
        "GT": gt,
    }
    earned, supply = {NYC: 300, GT: 0}, (0, 0, 3, -1)
    return position(
        *frames, corps=corps, cash={0: 150, 1: 90}, earned=earned, phase=3, supply=supply
    )


def test_a_promise_told_from_the_tile_before_is_the_same() -> None:
    for place, laid in connected_tiles(HOME, NYC):
        after = HOME.with_tile(place, laid)
        quick = promise_after(HOME, after, NYC, place)
        fresh = Board(after.tiles, after.tokens, after.left)
        assert quick == pytest.approx(promise(fresh, NYC)), (place, laid)


def test_loose_track_changes_no_run() -> None:
    state, trains = trading(), (TrainId("4"),)
    board = HOME.with_tile(HexId("D18"), Laid(TileId("8"), 4))
    before = earning_on(state, board, NYC, trains)
    found = {
        is_loose(board, place, laid): earning_on(state, board.with_tile(place, laid), NYC, trains)
        for place, laid in connected_tiles(board, NYC)
        if is_loose(board, place, laid) or place == HexId("E17")
    }
    assert found[True] == before < found[False]


def test_a_near_horizon_hides_what_comes_later() -> None:
    state = trading()
    near, far = Ratios(state, Habits(horizon=1)), Ratios(state, Habits())
    assert near.seen == 1 < far.seen
    assert near[NYC] < far[NYC]


def test_what_rules_of_thumb_like_wins_unless_clearly_beaten() -> None:
    sale = SellShares(corp=GT, count=1)
    near: dict[Action, float] = {Pass(): 10.0, sale: 10.5}
    far: dict[Action, float] = {Pass(): 10.0, sale: 15.0}
    assert best_of(near, Pass(), near.__getitem__) == Pass()
    assert best_of(far, Pass(), far.__getitem__) == sale
    assert best_of([], Pass(), far.__getitem__) == Pass()


def bought(state: State) -> Action:
    return Strong().choose(GAME.view(state, AMY), GAME.legal(state, AMY), Random(1)).action


def test_a_new_corporation_gets_its_first_train_before_other_shares_are_bought() -> None:
    assert bought(trading(NEW)) == BuyShare(corp=GT, source="treasury")
    assert bought(trading()) == BuyShare(corp=NYC, source="treasury")
