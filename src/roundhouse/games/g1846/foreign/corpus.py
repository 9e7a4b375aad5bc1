"""Recorded games with the state after every action: followed, and compared state by state.

Two forms are known: records with their states inside, and exports with a file of states beside
them. A state is compared in as much as it tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from roundhouse.core.errors import Fault
from roundhouse.games.g1846.foreign.compare import Difference, differences
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.foreign.search import followed, outcome
from roundhouse.games.g1846.foreign.shape import in_full

Verdict: TypeAlias = Literal["equal", "explained", "different", "refused"]
VERDICTS: Final[tuple[Verdict, ...]] = ("equal", "explained", "different", "refused")


@dataclass(slots=True)
class Checked:
    """What came of one game."""

    follower: Follower | None = None
    compared: int = 0  # actions whose state was compared
    left: int = 0  # actions whose state was not
    missing: list[Move] = field(default_factory=list)  # those that the file has no state of
    unexplained: list[tuple[Move, Difference]] = field(default_factory=list)
    known: Counter[str] = field(default_factory=Counter)
    doubt: Fault | None = None  # why it was not followed to its end

    @property
    def verdict(self) -> Verdict:
        """Equal to the last value, explained by names, different, or not followed to its end."""
        if self.doubt is not None:
            return "refused"
        found = self.follower and outcome(self.follower)
        if self.unexplained or self.left or (found and found.verdict == "different"):
            return "different"
        explained = self.known or (self.follower and self.follower.remarkable)
        return "explained" if explained else "equal"


def checked(data: Mapping[str, Any], states: Mapping[str, Any] | None = None) -> Checked:
    """The game in *data* compared; its *states* stand in it, or beside it."""
    one = Checked()
    wanted = _inside(data) if states is None else _beside(states)
    try:
        best = followed(data)
    except Fault as doubt:
        one.doubt, one.left = doubt, len(wanted)
        return one
    one.follower = follower = Follower(best.record, best.ways, best.deal)
    try:
        for place, move in enumerate(follower.moves()):
            told = wanted.get(place if states is None else move.number)
            _compare(one, follower, move, told)
    except Fault as doubt:
        one.doubt = doubt
    one.left = len(follower.record.moves) - one.compared
    return one


def _compare(one: Checked, follower: Follower, move: Move, told: Any) -> None:
    if not isinstance(told, dict):
        one.missing.append(move)
        return
    one.compared += 1
    for it in differences(follower.state, follower.record.players, in_full(told)):
        if it.name is None:
            one.unexplained.append((move, it))
        else:
            one.known[it.name] += 1


def _inside(data: Mapping[str, Any]) -> dict[int, Any]:
    """The states of a record by the place of their action."""
    return {
        place: step.get("after") if isinstance(step, dict) else None
        for place, step in enumerate(_steps(data))
    }


def _beside(states: Mapping[str, Any]) -> dict[int, Any]:
    """The states of an export by the number of their action."""
    return {step["id"]: step for step in _steps(states) if isinstance(step, dict) and "id" in step}


def _steps(data: Mapping[str, Any]) -> Iterator[Any]:
    steps = data.get("steps")
    return iter(steps if isinstance(steps, list) else ())
