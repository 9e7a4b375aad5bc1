"""Halves of routes: a route is two arms that meet in the middle.

A route over an odd number of links is a middle link with an arm on each side; over an even
number, two arms from a middle stop. Arms are short, so they are few even where routes are many;
and they say only which stops come after each other, not yet by which of several ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from roundhouse.routes.field import Field
from roundhouse.routes.hops import Hops
from roundhouse.routes.worth import Values


class Arm(NamedTuple):
    """Half a route, seen from the middle."""

    places: int
    own: bool  # whether it visits a token of the company
    worth: int  # of all its stops
    half: int  # what its end is in the pair of sides
    stops: tuple[int, ...]
    hops: tuple[int, ...]


class Arms:
    """All arms of a field for routes over up to *visits* stops."""

    def __init__(self, field: Field, visits: int) -> None:
        self.field = field
        self.hops = Hops(field)
        self._distances = field.distances(visits)
        self._arms: dict[int, list[list[Arm]]] = {}
        self._stocks: dict[tuple[int, int], Stock] = {}

    def arms(self, root: int, length: int) -> list[Arm]:
        """The arms of *length* links from *root*."""
        levels = self._arms.get(root)
        if levels is None:
            levels = self._arms[root] = [[self._bare(root)]]
        while len(levels) <= length:
            levels.append(self._longer(levels[-1]))
        return levels[length]

    def stock(self, root: int, length: int) -> Stock:
        """The same arms, with what the finder knows of them."""
        stock = self._stocks.get((root, length))
        if stock is None:
            stock = Stock(self.arms(root, length), self.field.values)
            self._stocks[root, length] = stock
        return stock

    def _bare(self, root: int) -> Arm:
        values = self.field.values
        own, worth, half = values.own[root], values.worth[root], values.half[root]
        return Arm(self.field.places[root], own, worth, half, (root,), ())

    def _longer(self, arms: list[Arm]) -> list[Arm]:
        near, meet, through = self.hops.near, self.hops.meet, self.field.through
        own, half = self.field.values.own, self.field.values.half
        return [
            Arm(
                visited | places,
                token or own[stop],
                total + worth,
                half[stop],
                (*stops, stop),
                (*hops, hop),
            )
            for visited, token, total, _, stops, hops in arms
            if through[stops[-1]]
            for places, stop, hop, worth in near[stops[-1]]
            if not places & visited and (not hops or meet(hops[-1], hop))
        ]

    def middles(self, visits: int) -> Iterator[tuple[int, int, int]]:
        """Each middle of paths over *visits* stops: two stops and the hop between them.

        A middle that is a single stop comes as twice the stop, and -1 for the hop.
        """
        length, odd = divmod(visits - 1, 2)
        for one, distance in enumerate(self._distances):
            if distance > length:
                continue
            if not odd:
                yield one, one, -1
                continue
            for _, other, hop, _ in self.hops.near[one]:
                if one < other or self._distances[other] > length:
                    yield one, other, hop

    def join(self, one: Arm, other: Arm, middle: int) -> tuple[int, tuple[int, ...], list[int]]:
        """Two arms that fit as one: the worth of all its stops, the stops, the hops."""
        values = self.field.values
        worth = one.worth + other.worth + values.sides(one.stops[-1], other.stops[-1])
        if middle < 0:
            worth -= values.worth[one.stops[0]]
            return worth, one.stops[::-1] + other.stops[1:], [*one.hops[::-1], *other.hops]
        return worth, one.stops[::-1] + other.stops, [*one.hops[::-1], middle, *other.hops]


class Stock:
    """The arms of one root and length, and all about them that does not depend on prices."""

    def __init__(self, arms: list[Arm], values: Values) -> None:
        self.arms = arms
        self._worth = values.worth
        self._bonus = values.side_bonus
        self._kept: dict[tuple[int, bool], list[int]] = {}

    @cached_property
    def groups(self) -> tuple[list[int], ...]:
        """The positions of the arms: all, with a token, without, by half."""
        arms = list(enumerate(self.arms))
        return (
            list(range(len(arms))),
            [number for number, arm in arms if arm.own],
            [number for number, arm in arms if not arm.own],
            [number for number, arm in arms if arm.half == 1],
            [number for number, arm in arms if arm.half == 2],
        )

    @cached_property
    def bonuses(self) -> list[int]:
        """What the end of each arm adds to a paired route."""
        return [self._bonus[arm.stops[-1]] for arm in self.arms]

    def kept(self, skipped: int, rooted: bool) -> list[int]:
        """The worth of each arm without its *skipped* cheapest stops; its root may be left out."""
        key = skipped, rooted
        if key not in self._kept:
            worth, first = self._worth, not rooted
            self._kept[key] = [
                sum(sorted([worth[stop] for stop in arm.stops[first:]])[skipped:])
                for arm in self.arms
            ]
        return self._kept[key]
