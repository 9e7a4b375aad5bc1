"""A search plays candidates on, gives all the same luck, and stops when one is clear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import sleep
from typing import Any

import pytest

from roundhouse.core.actions import Action
from roundhouse.core.offers import Ints, Offer, Offers
from roundhouse.search import (
    Effort,
    NothingToSpend,
    Problem,
    Sample,
    Scenario,
    Spread,
    best,
    race,
    sampled,
    unhurried,
)
from roundhouse.search.playouts import Luck
from tests.search.toy import Always, Anything, Drawn, Hesitant, Purse, Stake, problem

PLENTY = Effort(nodes=10_000, rounds=64, seconds=60.0)


def test_the_best_candidate_wins_through_luck_ten_times_its_lead() -> None:
    verdict = best(problem((3, 4, 7, 5)), PLENTY)
    assert verdict.best == Stake(much=7)
    assert verdict.ahead == 2  # the same luck for all, so the lead is exact
    assert not verdict.cut


def test_playouts_of_a_number_have_the_same_luck_and_others_another() -> None:
    asked = problem((0, 9), rival=Always(0))
    one, other = (sampled(asked, stake, 5).value for stake in asked.candidates)
    assert other - one == 9
    assert sampled(asked, asked.candidates[0], 6).value != one


def test_a_clear_lead_ends_the_race_early() -> None:
    verdict = best(problem((1, 9)), PLENTY)
    assert verdict.playouts == race.LEAST
    assert verdict.nodes < 100


def test_candidates_that_come_to_the_same_are_no_race_and_the_first_stays() -> None:
    verdict = best(problem((4, 4)), PLENTY)
    assert (verdict.best, verdict.ahead, verdict.playouts) == (Stake(much=4), 0.0, 2)


def test_close_candidates_get_more_playouts_than_bad_ones() -> None:
    """What is close: worth the same on average, now one and now the other ahead."""
    asked: dict[int, int] = {}

    def playing(
        problem: Problem[Any], candidates: Sequence[Action], number: int
    ) -> Iterable[Sample]:
        assert set(candidates) <= set(problem.candidates)
        for candidate in candidates:
            assert isinstance(candidate, Stake)
            asked[candidate.much] = asked.get(candidate.much, 0) + 1
            yield Sample(candidate.much // 8 + number % 2 * (candidate.much == 9), 1)

    best(problem((8, 9, 1, 2)), replace(PLENTY, rounds=32), playing)
    assert asked[9] == asked[8] > 4 >= max(asked[1], asked[2])


def test_nodes_end_the_race_and_a_seed_repeats_it() -> None:
    little = Effort(nodes=60, rounds=64, seconds=60.0)
    one, other = (best(problem((5, 5, 6, 5)), little) for _ in range(2))
    assert one == other
    assert 60 <= one.nodes < 120


def test_playouts_end_where_they_should() -> None:
    short = problem((5,), until=lambda purse: purse.left < 3, rival=Always(0))
    whole = problem((5,), rival=Always(0))
    assert sampled(short, Stake(much=5), 0).nodes < sampled(whole, Stake(much=5), 0).nodes


def test_side_by_side_it_comes_to_the_same() -> None:
    asked = problem((5, 5, 6, 5), rival=Always(3))
    with ThreadPoolExecutor(3) as pool:
        assert best(asked, PLENTY, Spread(pool)) == best(asked, PLENTY)


def test_the_clock_cuts_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")

    def slow(purse: Purse) -> bool:
        sleep(0.02)
        return not purse.left

    verdict = best(problem((5, 6, 7), until=slow), Effort(nodes=999, rounds=9, seconds=0.01))
    assert verdict.cut
    assert (verdict.best, verdict.playouts) == (Stake(much=5), 0)  # no round was whole
    assert f"cut a search short after {verdict.nodes} of 999 nodes" in caplog.text


def test_where_games_are_compared_no_clock_cuts() -> None:
    late = Effort(nodes=200, rounds=9, seconds=0.0)
    with unhurried():
        verdict = best(problem((5, 6, 7)), late)
    assert (verdict.cut, verdict.best) == (False, Stake(much=7))
    assert best(problem((5, 6, 7)), late).cut


def test_a_player_is_not_put_out_by_how_much_another_hesitates() -> None:
    """Each seat has chances of its own, so that playouts differ by the candidate alone."""

    def played(mine: Always) -> float:
        asked = replace(
            problem((5,)),
            scenario=lambda _: Scenario(start=Purse(), policies=(mine, Anything()), seed="toy"),
        )
        return sampled(asked, Stake(much=5), 0).value

    assert played(Hesitant(1)) == played(Always(1))


def test_one_more_die_draws_the_same_cards() -> None:
    """Each kind of chance has its own order."""
    dice = Offers((Offer(Drawn, open={"luck": Ints(1, 6)}),))
    cards = Offers((Offer(Stake, open={"much": Ints(0, 9)}),))
    one, other = Luck("seed"), Luck("seed")
    other.draw(dice)
    drawn = [luck.draw(cards) for luck in (one, other) for _ in range(5)]
    assert drawn[:5] == drawn[5:]
    assert len(set(map(repr, drawn))) > 1


@pytest.mark.parametrize(("nodes", "rounds"), [(0, 4), (100, 0), (-1, 1)])
def test_no_effort_is_refused_with_its_numbers(nodes: int, rounds: int) -> None:
    with pytest.raises(NothingToSpend, match=f"{nodes} nodes and {rounds} rounds"):
        Effort(nodes=nodes, rounds=rounds, seconds=1.0)
