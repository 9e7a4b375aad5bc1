"""Any title as a PettingZoo environment (extra ``rl``): choose an offer, then a bin a field.

A decision takes one step to choose among the offers, and one for each open field of the chosen
offer, whose domain is cut into a few bins. What a seat sees reaches its agent as numbers: the
view, and one row for each choice, both hashed into vectors of fixed length.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from roundhouse.core.actions import Seat
from roundhouse.core.codec import encode
from roundhouse.core.game import Result, Setup
from roundhouse.core.installed import needing
from roundhouse.core.offers import Offer, OneOf
from roundhouse.core.table import Table
from roundhouse.core.title import AnyTitle

with needing("rl"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

VERSION: Final = 1
"""Raised when the same number would mean another choice, or another sight."""

CHOICES: Final = 256
BINS: Final = 16
SIGHT: Final = 1024
ROW: Final = 32
FAR: Final = 64.0
"""Where a feature ends; values that share a place add up."""

Features = NDArray[np.float32]


class TitleEnv(AECEnv):  # type: ignore[misc]  # PettingZoo carries no types
    """A table of *title*. The end pays 1 to each winner and -1 to everybody else.

    After *most* steps a game is cut off. ``table`` is the game itself, to look at.
    """

    def __init__(self, title: AnyTitle, setup: Setup, *, most: int = 20_000) -> None:
        self.title, self.setup, self.most = title, setup, most
        self.metadata = {
            "name": f"{title.key}_v{VERSION}",
            "render_modes": ["svg"],
            "is_parallelizable": False,
        }
        self.render_mode = "svg"
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self._sight = spaces.Dict(
            {
                "observation": spaces.Box(-FAR, FAR, (SIGHT,), np.float32),
                "choices": spaces.Box(-FAR, FAR, (CHOICES, ROW), np.float32),
                "action_mask": spaces.Box(0, 1, (CHOICES,), np.int8),
            }
        )
        # the same object each time: a space is seeded
        self._actions = {agent: spaces.Discrete(CHOICES) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002 - alike for all
        """What every agent sees."""
        return self._sight

    def action_space(self, agent: str) -> spaces.Discrete:
        """The number of a choice; ``action_mask`` says which there are."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 - the setup has them
        """Begin anew; the same *seed* deals the same cards."""
        chance = None if seed is None else str(seed)
        self.table = Table.start(self.title.game, self.setup, seed=chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """The sight of *agent*'s seat; its choices when it is the one to choose."""
        choices = np.zeros((CHOICES, ROW), np.float32)
        mask = np.zeros(CHOICES, np.int8)
        if agent == self.agent_selection:
            for place, value in enumerate(self.choices):
                choices[place] = features(self._described(value), ROW)
            mask[: len(self.choices)] = 1
        view = self.table.view(Seat(self.possible_agents.index(agent)))
        seen = features(encode(view), SIGHT)
        return {"observation": seen, "choices": choices, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice with the number *action*."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.choices):
            raise ValueError(f"{agent} has choices 0 to {len(self.choices) - 1}, not {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        self._choose(self.choices[action])
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as a spectator sees it, as SVG; "" when the title has no picture."""
        return self.title.picture(self.table.view(None)) if self.title.picture else ""

    def close(self) -> None:
        """Nothing is held open."""

    # A decision

    def _ask(self) -> None:
        """Put the offers to whoever decides next."""
        seat = self.table.to_act[0]
        self.agent_selection = self.possible_agents[seat]
        self.choices: Sequence[Any] = OneOf(self.table.offers(seat)).grid(CHOICES)
        self._offer: Offer[Any] | None = None
        self._filled: dict[str, Any] = {}

    def _choose(self, value: Any) -> None:
        if self._offer is None:
            self._offer = value
        else:
            self._filled[self._field(self._offer)] = value
        if len(self._filled) < len(self._offer.open):
            self.choices = self._offer.open[self._field(self._offer)].grid(BINS)
        else:
            self._play(self._offer)

    def _field(self, offer: Offer[Any]) -> str:
        """The open field that is filled next."""
        return next(name for name in offer.open if name not in self._filled)

    def _described(self, value: Any) -> Any:
        """A choice as plain data: all that is fixed by then, and the value itself."""
        offer = self._offer
        if offer is None:
            return {"type": value.action.wire, **encode(value.fixed)}
        chosen = {**offer.fixed, **self._filled, self._field(offer): value}
        return {"type": offer.action.wire, **encode(chosen)}

    def _play(self, offer: Offer[Any]) -> None:
        self.table.play(self.table.to_act[0], offer.with_(**self._filled))
        self.choices = ()
        result = self.table.result
        if result is not None:
            self._end(result)
        elif self._steps >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()

    def _end(self, result: Result) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 if seat in result.winners else -1.0
            self.infos[agent] = {"score": result.scores[seat], "reason": result.reason}
        self.terminations = dict.fromkeys(self.agents, True)


def features(data: Any, size: int) -> Features:
    """Plain data as a vector: numbers at the place of their path, words at one of their own.

    >>> features({"cash": 100, "name": "IC"}, 8).tolist()
    [0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.0]
    """
    found = np.zeros(size, np.float32)
    for path, value in _leaves(data, ""):
        if isinstance(value, bool) or not isinstance(value, int | float):
            found[crc32(f"{path}={value}".encode()) % size] += 1
        else:
            found[crc32(path.encode()) % size] += value / (abs(value) + 100)
    return found.clip(-FAR, FAR)


def _leaves(data: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from _leaves(value, f"{path}/{key}")
    elif isinstance(data, list | tuple):
        for place, value in enumerate(data):
            yield from _leaves(value, f"{path}/{place}")
    else:
        yield path, data
