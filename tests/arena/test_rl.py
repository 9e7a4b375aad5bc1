"""Any title as an environment for reinforcement learning, as PettingZoo itself tests them."""

import secrets
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

from roundhouse.core.game import Setup
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from roundhouse_toll.title import TITLE as TOLL
from tests.conformance.cases import Case

checks = pytest.importorskip("pettingzoo.test", reason="needs the extra rl")
rl = pytest.importorskip("roundhouse.arena.rl", reason="needs the extra rl")

CASES = [
    Case(TOLL, Setup(seats=3)),
    Case(G1846, Setup(seats=3)),
    Case(SWITCH_SIGNAL, Setup(seats=2)),
]
KNOWN = (  # said of every environment with a mask that is not one of PettingZoo's own
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",  # at the end
)
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def made(case: Case, **more: Any) -> Any:
    return rl.TitleEnv(case.title, case.setup, **more)


def played(env: Any, seed: int) -> list[tuple[str, int | None]]:
    """A whole game of random choices."""
    rng, made = Random(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        sight, _, ended, cut, _ = env.last()
        number = None if ended or cut else rng.choice(np.flatnonzero(sight["action_mask"]).tolist())
        made.append((agent, number))
        env.step(number)
    return made


@every_case
def test_pettingzoo_finds_nothing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: "the same each time")
    env = made(case)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    with warnings.catch_warnings():
        for known in KNOWN:
            warnings.filterwarnings("ignore", message=known)
        checks.api_test(env, num_cycles=60)
    checks.seed_test(lambda: made(case), num_cycles=20)


@pytest.mark.parametrize("case", [CASES[0], CASES[2]], ids=str)
def test_a_game_is_played_to_its_end(case: Case) -> None:
    env = made(case)
    env.reset(seed=1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    rng = Random(1)
    for agent in env.agent_iter():
        sight, reward, ended, cut, info = env.last()
        rewards[agent] += reward
        assert not cut
        if ended:
            assert info["score"] == env.table.result.scores[env.possible_agents.index(agent)]
        choices = np.flatnonzero(sight["action_mask"]).tolist()
        env.step(None if ended else rng.choice(choices))
    winners = {f"player_{seat}" for seat in env.table.result.winners}
    assert rewards == {a: 1.0 if a in winners else -1.0 for a in env.possible_agents}


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    first, second = made(CASES[0]), made(CASES[0])
    assert played(first, 5) == played(second, 5)
    assert first.table.entries == second.table.entries


def test_a_decision_is_an_offer_then_a_bin_a_field() -> None:
    env = made(CASES[0])
    env.reset(seed=2)
    assert [offer.action.__name__ for offer in env.choices] == ["Stake", "Show", "Pass"]
    before, chooser = env.table.seq, env.agent_selection
    env.step(0)
    assert (env.agent_selection, list(env.choices)) == (chooser, [1, 2, 3])
    assert env.table.seq == before
    env.step(1)
    assert env.table.entries[before].action.coins == 2
    assert env.agent_selection != chooser


def test_what_others_hold_is_not_in_the_sight() -> None:
    env = made(CASES[0])
    sights = set()
    for seed in range(20):
        env.reset(seed=seed)
        if env.table.state.cards[0] == "3":
            sights.add(env.observe("player_0")["observation"].tobytes())
    assert len(sights) == 1


def test_whoever_does_not_choose_has_no_choices() -> None:
    env = made(CASES[0])
    env.reset(seed=3)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].sum() == len(env.choices)


@pytest.mark.parametrize("wrong", [None, -1, 200])
def test_a_choice_that_is_none_is_refused(wrong: int | None) -> None:
    env = made(CASES[0])
    env.reset(seed=3)
    with pytest.raises(ValueError, match="has choices 0 to 2"):
        env.step(wrong)


def test_a_game_without_end_is_cut_off() -> None:
    env = made(CASES[0], most=4)
    assert len(played(env, 1)) == 4 + 3
    assert env.table.result is None


def test_the_table_is_drawn_for_a_spectator() -> None:
    for case in CASES:
        env = made(case)
        env.reset(seed=1)
        assert env.render().startswith("<svg") == (case.title.picture is not None)
