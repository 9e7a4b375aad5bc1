"""The titles under test and the ways to begin each."""

from dataclasses import dataclass

import pytest

from roundhouse.core.game import Setup
from roundhouse.core.title import AnyTitle
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from roundhouse_toll.title import TITLE as TOLL


@dataclass(frozen=True)
class Case:
    """One way to begin one title."""

    title: AnyTitle
    setup: Setup
    version: int | None = None  # of the rules: the newest, or an older one that games go on by

    def __str__(self) -> str:
        options = ",".join(f"{k}={str(v)[:20]}" for k, v in self.setup.options.items())
        version = f"-v{self.version}" if self.version else ""
        return f"{self.title.key}{version}-{self.setup.seats}" + (f"-{options}" if options else "")


CASES = [
    Case(TOLL, Setup(seats=2)),
    Case(TOLL, Setup(seats=4, options={"purse": 5})),
    Case(G1846, Setup(seats=2)),
    Case(G1846, Setup(seats=3, options={"enforce_max_routes": False})),
    Case(G1846, Setup(seats=4, options={"second_edition_privates": True})),
    Case(G1846, Setup(seats=5, options={"flexible_issue": True})),
    Case(G1846, Setup(seats=3, options={"by_the_letter": True, "enforce_max_routes": False})),
    Case(G1846, Setup(seats=4), version=1),
    Case(SWITCH_SIGNAL, Setup(seats=1)),
    Case(SWITCH_SIGNAL, Setup(seats=2), version=1),
    Case(SWITCH_SIGNAL, Setup(seats=2, options={"goods": 10}), version=2),
    Case(SWITCH_SIGNAL, Setup(seats=2, options={"board": "north-america", "goods": 10})),
    Case(SWITCH_SIGNAL, Setup(seats=3, options={"layout": "random", "departure": "tokens"})),
    Case(SWITCH_SIGNAL, Setup(seats=4, options={"layout": "free", "departure": "variable"})),
    Case(SWITCH_SIGNAL, Setup(seats=2, options={"extra_signal": True, "first_player": "lot"})),
]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
