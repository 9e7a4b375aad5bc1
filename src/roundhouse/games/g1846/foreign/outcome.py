"""How a game came out: here, and by what the record says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.money import net_worth
from roundhouse.games.g1846.rules.state import State

Verdict: TypeAlias = Literal["equal", "different", "open", "untold"]


def worths(state: State, players: tuple[str, ...]) -> dict[str, int]:
    """What each player is worth now; nothing when bankrupt."""
    return {
        name: 0 if seat in state.bankrupt else net_worth(state, Seat(seat))
        for seat, name in enumerate(players)
    }


def in_order(theirs: Mapping[str, int], players: tuple[str, ...]) -> dict[str, int]:
    """*theirs* with the players in the order of their seats."""
    return {name: theirs[name] for name in players if name in theirs}


@dataclass(frozen=True, slots=True)
class Outcome:
    """Both results, by player; *theirs* is empty where the record tells none."""

    ours: Mapping[str, int]
    theirs: Mapping[str, int]
    finished: bool  # the record says that the game was over
    over: bool  # ours is

    @property
    def verdict(self) -> Verdict:
        """Whether they agree: "open" while it goes on there, "untold" when the file is silent."""
        if self.theirs:
            return "equal" if dict(self.ours) == dict(self.theirs) else "different"
        return "untold" if self.finished else "open"
