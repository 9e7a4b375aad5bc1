"""The chips in the tables: short names that open a card."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import PrivateId, TrainId
from roundhouse.games.g1846.rules.trains import is_phased_out
from roundhouse.kit.buttons import card


def private_chips(privates: Iterable[PrivateId]) -> str:
    """Privates by their letters; each opens its card."""
    return "".join(card(private, f"card=private.{private}") for private in privates)


def train_chips(desk: Desk, trains: Iterable[TrainId]) -> str:
    """Trains in the colours of their phases; those that run once more are crossed out."""
    return "".join(
        card(
            train,
            f"card=train.{train}",
            DEFS.phases[DEFS.trains[train].phase - 1].colour
            + (" gone" if is_phased_out(desk.state, train) else ""),
        )
        for train in trains
    )
