"""The games of 18xx.games, for the title."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from roundhouse.core.title import Imported
from roundhouse.games.g1846.foreign.follow import Follower, followed
from roundhouse.messages import sentence, text

MARKS: Final = ("players", "actions", "steps")
"""What a file of that site has: its exports, and the records with every state made of them."""


class Games18xx:
    """Reads what 18xx.games exports."""

    site: Final = "18xx.games"

    def knows(self, data: object) -> bool:
        """Whether it looks like an export; one of another title is told so when it is read."""
        return isinstance(data, dict) and any(mark in data for mark in MARKS)

    def read(self, data: object) -> Imported:
        """The game in *data*; what that site allowed stands in it as agreed."""
        follower = followed(data)
        return Imported(
            journal=follower.journal,
            moves=len(follower.record.moves),
            remarks=partial(remarks, follower),
        )


def remarks(follower: Follower, language: str) -> Iterator[str]:
    """What the other site allowed, a sentence each."""
    players = follower.record.players
    for agreement in follower.agreed:
        why = " ".join(sentence(fault, language, players) for fault in agreement.faults)
        move = agreement.move
        yield text("g1846-agreed", language, number=move.number, move=move.what, why=why)
    for move in follower.moved:
        yield text("g1846-moved", language, number=move.number, private=move.entity)


IMPORTER: Final = Games18xx()
