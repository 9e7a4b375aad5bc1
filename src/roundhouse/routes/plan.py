"""What is answered: the routes, what each part of the revenue is for, and how sure it is."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.routes.problem import Link


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """One train's route: its stops in order, those it counts, and the links between them."""

    train: int  # its place among the problem's trains
    stops: tuple[str, ...]
    counted: frozenset[str]
    links: tuple[Link, ...]  # each between two neighbouring stops, either way round


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Routes of some of the trains; the others stay where they are."""

    routes: tuple[Route, ...] = ()
    visitor: int | None = None  # the train that is paid for each location it visits


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """An amount of a route's revenue.

    *reason* is "stop" for a counted stop, "sides" for joining both sides of the map, "visits"
    for the locations that the paid train visits, else the name of a stop's bonus.
    """

    train: int
    reason: str
    amount: int
    stops: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The best plan found; no plan brings more than *bound*."""

    plan: Plan
    revenue: int
    bound: int

    @property
    def proven(self) -> bool:
        """Whether no plan is better."""
        return self.revenue == self.bound
