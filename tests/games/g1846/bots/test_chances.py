"""What the forecast tells of the winner: chances, and how far they are from what came."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.bench.forecast import Told, brier, told
from roundhouse.games.g1846.bots.chances import chances
from roundhouse.games.g1846.bots.levels import Normal
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View


@cache
def game() -> Table[State, View]:
    table = Table.start(Game1846(), Setup(seats=3), seed="chances")
    bot, rng = Normal(), Random(1)
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    return table


def test_each_set_from_the_second_on_is_told_once_and_chances_add_up() -> None:
    rows = list(told(game()))
    assert [row.set_no for row in rows] == list(range(2, game().state.set_no + 1))
    assert all(sum(row.chances) == pytest.approx(1) for row in rows)
    scores = game().result
    assert scores is not None
    assert {row.winner for row in rows} == {scores.scores.index(max(scores.scores))}


def test_towards_the_end_the_winner_is_told() -> None:
    rows = list(told(game()))
    assert brier(rows[-1]) < brier(rows[0])
    assert brier(rows[-1]) < 0.2


def test_money_makes_its_owner_likelier_to_win_and_the_more_so_the_later_it_is() -> None:
    def gained(set_no: int) -> float:
        state = next(s for s in map(game().state_at, game().line()) if s.set_no == set_no).copy()
        before = chances(state)
        poorest = min(range(3), key=before.__getitem__)
        state.cash = {**state.cash, Seat(poorest): state.cash[Seat(poorest)] + 3_000}
        return chances(state)[poorest] - before[poorest]

    assert 0 < gained(2) < gained(game().state.set_no)


def test_an_unfinished_game_tells_nothing() -> None:
    assert list(told(Table.start(Game1846(), Setup(seats=3), seed="begun"))) == []


def test_sure_and_right_is_no_fault_sure_and_wrong_the_worst() -> None:
    assert brier(Told(2, (1.0, 0.0, 0.0), 0)) == 0
    assert brier(Told(2, (1.0, 0.0, 0.0), 1)) == 2
    assert brier(Told(2, (0.5, 0.5), 1)) == 0.5
