"""The master of Switch & Signal plays choices on: what it takes, why, and when it cannot."""

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random

import pytest

from roundhouse.core.actions import Action, Seat
from roundhouse.core.frames import Frame
from roundhouse.core.game import Choice, Setup
from roundhouse.core.table import Table
from roundhouse.games.switch_signal.bots import master
from roundhouse.games.switch_signal.bots.bot import Normal, Strong, judge_of
from roundhouse.games.switch_signal.bots.chances import value_of
from roundhouse.games.switch_signal.bots.ideas import ideas
from roundhouse.games.switch_signal.bots.master import Master, told
from roundhouse.games.switch_signal.bots.plan import Planner
from roundhouse.games.switch_signal.bots.reasons import HelperSaved, PlayedOn
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    CarryingOut,
    Keeping,
    MovingTrains,
    Revealing,
)
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import OUT_OF_TIME, WON, State
from roundhouse.games.switch_signal.rules.steps.acting import MoveTrain
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.messages import LANGUAGES, has_text, sentence
from roundhouse.search import Effort, Spread, Verdict, best

ASKED: tuple[type[Frame], ...] = (Acting, CarryingOut, Keeping, MovingTrains)


LITTLE = Effort(nodes=120, rounds=2, seconds=60.0)


class Hasty(Master):
    search = LITTLE


@cache
def game() -> Table[State, View]:
    """A game of normal bots, whole."""
    table = Table.start(GAME, Setup(seats=2), seed="master")
    bot, rng = Normal(), Random(1)
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    return table


def positions(kind: type[Frame]) -> list[State]:
    """Some decisions of that kind in which there is a choice."""
    states = [game().state_at(seq) for seq in game().line()]
    found = [s for s in states if s.stack and isinstance(s.stack[-1], kind)]
    return [s for s in found[:: max(1, len(found) // 12)] if len(ideas_at(s)) > 1]


def ideas_at(state: State) -> list[Action]:
    offers = GAME.legal(state, state.active)
    liked = Strong().plan(state, state.active, offers, Random(0)).action
    planner = Planner(judge_of(state, Strong.weights), Strong.effort)
    return ideas(state, offers, liked, planner, 5)


def decided(state: State, seed: int = 1) -> Choice:
    seat = state.active
    return Hasty().choose(GAME.view(state, seat), GAME.legal(state, seat), Random(seed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_and_its_reason_are_told(language: str) -> None:
    assert has_text("bots-switch-signal-master", language)
    told_so = {sentence(PlayedOn(playouts=8, gain=gain), language) for gain in (0, 1, 12)}
    assert len(told_so) == 3


@pytest.mark.parametrize("kind", ASKED)
def test_what_it_takes_is_one_of_its_ideas_and_the_first_is_what_strong_likes(
    kind: type[Frame],
) -> None:
    state = positions(kind)[len(positions(kind)) // 2]
    offers, tried = GAME.legal(state, state.active), ideas_at(state)
    assert tried[0] == Strong().plan(state, state.active, offers, Random(0)).action
    assert len(set(map(repr, tried))) == len(tried) <= 5
    assert all(action in offers for action in tried)
    choice = decided(state)
    assert choice.action in tried
    assert choice.reason is not None
    assert sentence(choice.reason, "en")


def test_cards_are_pondered_for_several_trains() -> None:
    found = [ideas_at(state) for state in positions(Acting)]
    trains = [{a.train for a in tried if isinstance(a, MoveTrain)} for tried in found]
    assert max(map(len, trains)) > 1


def test_a_seed_repeats_a_decision() -> None:
    state = positions(Acting)[5]
    assert decided(state, 7) == decided(state, 7)


def test_other_processes_come_to_the_same() -> None:
    state, rules = positions(Acting)[-1], GAME
    seat = state.active
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

    monkeypatch.setattr(master, "best", broken)
    state = positions(Acting)[5]
    assert decided(state).action == ideas_at(state)[0]
    assert "no such position" in caplog.text


def test_the_reason_counts_wins_in_a_hundred_and_owns_up_to_a_draw() -> None:
    liked, other = Choice(MoveTrain(train="b1", cards=()), HelperSaved()), MoveTrain
    better = other(train="b2", cards=())
    ahead = Verdict(best=better, ahead=0.071, playouts=6, nodes=300, cut=False)
    even = Verdict(best=better, ahead=0.001, playouts=6, nodes=300, cut=False)
    same = Verdict(best=liked.action, ahead=0.001, playouts=6, nodes=300, cut=False)
    assert told(liked, ahead) == Choice(better, PlayedOn(playouts=6, gain=7))
    assert told(liked, even) == Choice(better, PlayedOn(playouts=6, gain=0))
    assert told(liked, same) == liked


def turns() -> list[State]:
    """The beginnings of turns."""
    states = [game().state_at(seq) for seq in game().line()]
    return [state for state in states if state.stack and isinstance(state.stack[-1], Revealing)]


def test_a_position_is_worth_more_with_time_and_less_with_work() -> None:
    state = turns()[5]
    judge, more, done = judge_of(state, Strong.weights), state.copy(), state.copy()
    more.left += 1
    done.delivered = tuple(tuple(n + 1 for n in cubes) for cubes in state.delivered)
    value = value_of(state, judge)
    assert value < value_of(more, judge)
    assert value < value_of(done, judge)


def test_a_game_won_is_worth_all_and_one_lost_the_more_the_nearer_it_came() -> None:
    state = turns()[5].copy()
    judge, nearer = judge_of(state, Strong.weights), state.copy()
    state.outcome = nearer.outcome = OUT_OF_TIME
    nearer.delivered = tuple(tuple(n + 1 for n in cubes) for cubes in state.delivered)
    won = state.copy()
    won.outcome = WON
    assert value_of(state, judge) < value_of(nearer, judge) < 0.5 < value_of(won, judge)


def test_the_seat_that_is_asked_may_be_any() -> None:
    state = next(state for state in positions(Acting) if state.active == Seat(1))
    assert decided(state).action in GAME.legal(state, Seat(1))
