"""Choose a path for each train so that no two share track and the total is greatest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from roundhouse.routes.effort import Effort
from roundhouse.routes.field import Path

EPSILON = 1e-6  # prices are floats; revenues are far apart


class Found(NamedTuple):
    """What a kind of train earns on a path, and that less the price of its track."""

    rest: float
    value: int
    mask: int
    path: Path


IDLE = Found(0.0, 0, 0, (0, 0, (), ()))  # the train stays where it is


class _TooManySteps(Exception):
    """The packing has taken as many steps as it was allowed."""


class Packing:
    """A branch and bound over the trains, each with its paths, greatest rest first.

    Trains of one kind stand together and share one list, and take its paths in order: to swap
    two equal trains is no new plan.
    """

    def __init__(self, effort: Effort, floor: int, unit: int, total: float = 0.0) -> None:
        self.value = floor  # only plans that bring a *unit* more are looked for
        self.chosen: tuple[Found, ...] | None = None
        self._unit = unit - EPSILON
        self._total = total  # the price of all track
        self._effort = effort
        self._left = -1

    def run(self, lists: Sequence[list[Found]], most: int | None = None) -> bool:
        """Look through *lists*, one for each train; False when *most* steps were too few."""
        self._left = -1 if most is None else most
        try:
            self._place(tuple(lists), self._total, 0, ())
        except _TooManySteps:
            return False
        return True

    def _place(
        self, lists: tuple[list[Found], ...], bound: float, value: int, chosen: tuple[Found, ...]
    ) -> None:
        mine, rest = lists[0], lists[1:]
        alike = 1 + sum([other is mine for other in rest])
        others = bound + sum([other[0].rest for other in rest if other is not mine])
        for number, found in enumerate(mine):
            if others + alike * found[0] < self.value + self._unit:
                return
            self._effort.spend()
            if not self._left:
                raise _TooManySteps
            self._left -= 1
            if rest:
                left = _left(mine, number, rest, found[2])
                self._place(left, bound + found[0], value + found[1], (*chosen, found))
            elif value + found[1] > self.value:
                self.value, self.chosen = value + found[1], (*chosen, found)


def _left(
    mine: list[Found], number: int, rest: tuple[list[Found], ...], mask: int
) -> tuple[list[Found], ...]:
    """The lists of the trains that are left, without what crosses *mask*."""
    kept: dict[int, list[Found]] = {}
    for other in rest:
        if id(other) not in kept:
            start = number if other is mine else 0
            kept[id(other)] = [found for found in other[start:] if not found[2] & mask]
    return tuple([kept[id(other)] for other in rest])
