"""The master plays choices on: what it takes, why, and what it does when it cannot."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from roundhouse import arena
from roundhouse.core.actions import Pass, Seat
from roundhouse.core.game import Choice, Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.bots import master
from roundhouse.games.g1846.bots.boards import Recalling
from roundhouse.games.g1846.bots.ideas import ideas
from roundhouse.games.g1846.bots.levels import Normal, Strong
from roundhouse.games.g1846.bots.master import Master, told
from roundhouse.games.g1846.bots.others import Brisk, line_up
from roundhouse.games.g1846.bots.reasons import KeepsCash, PlayedOn
from roundhouse.games.g1846.rules.frames import (
    BuyingTrains,
    Dividing,
    Frame,
    Issuing,
    StockTurn,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.stock import BuyShare
from roundhouse.games.g1846.rules.view import View
from roundhouse.messages import LANGUAGES, sentence
from roundhouse.search import Effort, Spread, Verdict, best, sampled

LITTLE = Effort(nodes=150, rounds=2, seconds=60.0)
SEARCHED: tuple[type[Frame], ...] = (StockTurn, Dividing, BuyingTrains, Issuing)


class Hasty(Master):
    effort = LITTLE


@cache
def game() -> Table[State, View]:
    """A game of normal bots, whole."""
    table = Table.start(Game1846(), Setup(seats=3), seed="master")
    bot, rng = Normal(), Random(1)
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    return table


def positions(kind: type[Frame]) -> list[State]:
    """Decisions of that kind from the second set on, in which there is a choice."""
    states = [game().state_at(seq) for seq in game().line()]
    found = [s for s in states if s.set_no > 1 and s.stack and isinstance(s.stack[-1], kind)]
    return [s for s in found if len(ideas_at(s)) > 1]


def ideas_at(state: State) -> list[Any]:
    rules = Game1846()
    seat = rules.to_act(state)[0]
    offers = rules.legal(state, seat)
    liked = Strong().plan(state, seat, offers, Random(0)).action
    return ideas(state, state.stack[-1], offers, liked, Strong.habits, 4)


def decided(state: State, seed: int = 1) -> Choice:
    rules = Game1846()
    seat = rules.to_act(state)[0]
    return Hasty().choose(rules.view(state, seat), rules.legal(state, seat), Random(seed))


@pytest.mark.parametrize("kind", SEARCHED)
def test_what_it_takes_is_offered_and_its_reason_told(kind: type[Frame]) -> None:
    state = positions(kind)[len(positions(kind)) // 2]
    choice = decided(state)
    rules = Game1846()
    assert choice.action in rules.legal(state, rules.to_act(state)[0])
    assert choice.action in ideas_at(state)
    assert choice.reason is not None
    assert len({sentence(choice.reason, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_seed_repeats_a_decision() -> None:
    state = positions(StockTurn)[3]
    assert decided(state, 7) == decided(state, 7)


def test_a_dividend_is_pondered_in_all_its_kinds() -> None:
    found = {action.kind for action in ideas_at(positions(Dividing)[0])}
    assert found == {"full", "half", "withhold"}


def test_ideas_are_legal_differ_and_begin_with_what_strong_likes() -> None:
    rules = Game1846()
    for state in (*positions(StockTurn), *positions(BuyingTrains), *positions(Issuing)):
        seat = rules.to_act(state)[0]
        offers, tried = rules.legal(state, seat), ideas_at(state)
        assert tried[0] == Strong().plan(state, seat, offers, Random(0)).action
        assert all(action in offers for action in tried)
        assert len(set(map(repr, tried))) == len(tried)


def test_other_processes_come_to_the_same() -> None:
    state, rules = positions(Dividing)[-1], Game1846()
    seat = rules.to_act(state)[0]
    offers, liked = rules.legal(state, seat), ideas_at(state)[0]
    problem = Hasty().problem(rules.view(state, seat), offers, liked, Random(1))
    assert problem is not None
    with ProcessPoolExecutor(2) as pool:
        verdict = best(problem, LITTLE, Spread(pool))
    assert verdict == best(problem, LITTLE)
    assert verdict.playouts == 2


def test_a_playout_that_breaks_leaves_the_decision_to_strong(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> Verdict:
        raise RuntimeError("no such position")

    state = positions(StockTurn)[3]
    monkeypatch.setattr(master, "best", broken)
    assert decided(state).action == ideas_at(state)[0]
    assert "no such position" in caplog.text


def test_the_reason_says_how_much_better_it_came_out_and_after_how_many_playouts() -> None:
    buy = BuyShare(corp=CorpId("NYC"), source="treasury")
    verdict = Verdict(best=buy, ahead=31.4, playouts=4, nodes=400, cut=False)
    found = told(Choice(Pass(), KeepsCash(cash=90)), verdict)
    assert found == Choice(buy, PlayedOn(playouts=4, gain=31))


def test_what_brings_nothing_more_keeps_strongs_reason_only_for_strongs_choice() -> None:
    liked = Choice(PayDividend(kind="full"), KeepsCash(cash=90))
    verdict = Verdict(best=liked.action, ahead=0.0, playouts=2, nodes=90, cut=False)
    assert told(liked, verdict) == liked
    other = replace(verdict, best=PayDividend(kind="half"))
    assert told(liked, other) == Choice(other.best, PlayedOn(playouts=2, gain=0))


def test_the_others_differ_from_playout_to_playout_but_not_for_one_number() -> None:
    kinds, again = (
        [tuple(map(type, line_up(Seat(0), 3, number, "s"))) for number in range(12)]
        for _ in range(2)
    )
    assert kinds == again
    assert len(set(kinds)) > 6
    assert all(mine is Brisk for mine, *_ in kinds)
    assert kinds[0] == (Brisk, Brisk, Brisk)


@pytest.mark.parametrize("kind", [StockTurn, Dividing])
def test_boards_met_before_change_no_playout(kind: type[Frame]) -> None:
    state = positions(kind)[len(positions(kind)) // 2]
    rules = Game1846()
    seat, tried = rules.to_act(state)[0], ideas_at(state)
    problem = Hasty().problem(
        rules.view(state, seat), rules.legal(state, seat), tried[0], Random(1)
    )
    assert problem is not None
    plain = replace(problem, game=rules)
    for number in range(2):
        for action in tried[:2]:
            assert sampled(problem, action, number) == sampled(plain, action, number)


def test_a_board_met_before_is_the_same_object_unless_helps_to_trains_differ() -> None:
    state, game = positions(StockTurn)[3], Recalling()
    one, other, bought = state.copy(), state.copy(), state.copy()
    bought.owners = {**state.owners, PrivateId("MAIL"): CorpId("NYC")}
    other.board = replace(state.board)
    for draft in (one, other, bought):
        game.recall(draft)
    assert one.board is other.board == state.board
    assert one.board is not bought.board == state.board


@pytest.mark.long
def test_one_master_among_strong_wins_most() -> None:
    line_up = ["master", "strong", "strong"]
    matches = arena.fixtures("1846", line_up, seats=3, games=6, seed="levels")
    (first, second) = arena.standings([arena.play(match) for match in matches])
    assert first.bot == "master"
    assert first.wins > second.wins
    assert first.mean_score > second.mean_score
