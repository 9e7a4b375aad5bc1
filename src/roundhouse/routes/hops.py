"""Hops: all ways between the same two stops as one, until it matters which of them is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from roundhouse.routes.field import Field

# the places of the stop it leads to, that stop, the hop, that stop's worth
Onward: TypeAlias = tuple[int, int, int, int]
# price, track, way
Option: TypeAlias = tuple[float, int, int]
# fee, track, ways
Ticket: TypeAlias = tuple[float, int, tuple[int, ...]]


class Hops:
    """The hops of a field: each with the ways that it stands for."""

    def __init__(self, field: Field) -> None:
        numbers: dict[tuple[int, int], int] = {}
        self.ways: list[list[int]] = []
        self.near: list[list[Onward]] = [[] for _ in field.near]
        for one, steps in enumerate(field.near):
            for _, other, way, worth in steps:
                pair = (one, other) if one < other else (other, one)
                if pair not in numbers:
                    numbers[pair] = len(self.ways)
                    self.ways.append([])
                hop = numbers[pair]
                if one == pair[0]:
                    self.ways[hop].append(way)
                onward = (field.places[other], other, hop, worth)
                if onward not in self.near[one]:
                    self.near[one].append(onward)
        self._masks = field.masks
        self._meeting: dict[tuple[int, int], bool] = {}

    def meet(self, one: int, other: int) -> bool:
        """Whether a route may take both hops: some of their ways share no track."""
        key = (one, other) if one < other else (other, one)
        known = self._meeting.get(key)
        if known is None:
            masks = self._masks
            known = self._meeting[key] = any(
                not masks[way] & masks[rival]
                for way in self.ways[one]
                for rival in self.ways[other]
            )
        return known

    def tariff(self, prices: Sequence[float], taken: int) -> Tariff:
        """The hops at *prices*, without the track that is *taken*."""
        masks = self._masks
        return Tariff(
            [
                sorted((prices[way], masks[way], way) for way in ways if not masks[way] & taken)
                for ways in self.ways
            ]
        )


class Tariff:
    """What hops cost: for each its ways, the cheapest first."""

    def __init__(self, options: list[list[Option]]) -> None:
        self._options = options
        self.least = [ways[0][0] if ways else float("inf") for ways in options]

    def tickets(self, hops: Sequence[int], budget: float, most: int | None) -> list[Ticket]:
        """The choices of ways for *hops* below *budget* on which no track comes twice.

        All until they are more than *most*; without that, each is cheaper than those before it.
        """
        after = [0.0]
        for hop in reversed(hops):
            after.append(after[-1] + self.least[hop])
        found: list[Ticket] = []
        self._choose(hops, after, (0.0, 0, ()), found, budget, most)
        return found

    def _choose(
        self,
        hops: Sequence[int],
        after: list[float],
        so_far: Ticket,
        found: list[Ticket],
        budget: float,
        most: int | None,
    ) -> float:
        """Go on with the next hop; what the budget has become."""
        fee, used, ways = so_far
        left = len(hops) - len(ways) - 1
        for price, mask, way in self._options[hops[len(ways)]]:
            if fee + price + after[left] >= budget:
                break
            if mask & used:
                continue
            ticket = (fee + price, used | mask, (*ways, way))
            if left:
                budget = self._choose(hops, after, ticket, found, budget, most)
            else:
                found.append(ticket)
                if most is None:
                    budget = ticket[0]
                elif len(found) > most:
                    return 0.0
        return budget
