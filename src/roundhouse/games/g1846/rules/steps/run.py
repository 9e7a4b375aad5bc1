"""Running trains (OR-ROUTE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.frames import Running
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, TrainId
from roundhouse.games.g1846.rules.powers import owned
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.revenue import earnings
from roundhouse.games.g1846.rules.route import Route, walks
from roundhouse.games.g1846.rules.routing import best_run
from roundhouse.games.g1846.rules.running import run_refusals
from roundhouse.games.g1846.rules.state import State, note


@dataclass(frozen=True, slots=True, kw_only=True)
class RunRoutes(Action):
    """Run the trains (OR-ROUTE-1)."""

    wire: ClassVar[str] = "run_routes"

    routes: tuple[Route, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainRan(Event1846):
    """One train ran its route: it visited *stops* and earned by those that it *counted*."""

    wire: ClassVar[str] = "train_ran"

    company: CompanyId
    train: TrainId
    path: tuple[str, ...]
    revenue: int
    stops: tuple[HexId, ...]
    counted: tuple[HexId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunDone(Event1846):
    """A company's trains have run and earned so much in all."""

    wire: ClassVar[str] = "run_done"

    company: CompanyId
    revenue: int


@dataclass(eq=False, kw_only=True)
class MustRun(Forbidden1846):
    """A company with a train and a route runs."""

    wire: ClassVar[str] = "must_run"
    company: CompanyId


@dataclass(eq=False, kw_only=True)
class BelowMaximum(Forbidden1846):
    """The trains could earn more."""

    wire: ClassVar[str] = "below_maximum"
    company: CompanyId
    revenue: int
    most: int


Routes: TypeAlias = tuple[Route, ...]

TAKES: Final[tuple[type[Action], ...]] = (RunRoutes,)


def refusals(state: State, frame: Running, action: RunRoutes) -> Iterator[RuleError]:
    """Why the trains may not run like that; nothing when they may."""
    company, faultless = frame.company, True
    if not action.routes:
        yield MustRun(rule="OR-ROUTE-1", company=company)
    for fault in run_refusals(state, company, action.routes):
        faultless = False
        yield fault
    if state.options.enforce_max_routes and faultless:
        yield from _too_little(state, company, action.routes)


def _too_little(state: State, company: CompanyId, routes: Routes) -> Iterator[RuleError]:
    """Only the best run will do (OR-ROUTE-11, R-38)."""
    revenue, most = _revenue(state, company, routes), best_revenue(state, company)
    if revenue < most:
        yield BelowMaximum(rule="OR-ROUTE-11", company=company, revenue=revenue, most=most)


def _revenue(state: State, company: CompanyId, routes: Routes) -> int:
    return sum(earnings(state, company, walks(state.board, routes)))


def best_revenue(state: State, company: CompanyId) -> int:
    """The most that the company's trains can earn now."""
    return _revenue(state, company, best_run(state, company))


class Runs:
    """The runs that a company may make: any legal one is in it; its sample is the best."""

    def __init__(self, state: State, frame: Running) -> None:
        self._state = state
        self._frame = frame

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Runs) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._frame)

    def __repr__(self) -> str:
        return f"Runs({self._frame.company})"

    def _parts(self) -> tuple[State, Running]:
        return self._state, self._frame

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or not all(isinstance(one, Route) for one in value):
            return False
        return not any(refusals(self._state, self._frame, RunRoutes(routes=value)))

    def sample(self, _rng: Random) -> Routes:
        """The best run."""
        return best_run(self._state, self._frame.company)

    def grid(self, most: int) -> Sequence[Routes]:
        """The best run alone stands for all."""
        return [best_run(self._state, self._frame.company)][:most]

    def odds(self) -> Mapping[Routes, Fraction]:
        """The best run is what ``sample`` gives."""
        return {best_run(self._state, self._frame.company): Fraction(1)}


def offers(state: State, frame: Running) -> Iterator[Offer[Any]]:
    """Any run that the rules allow."""
    yield Offer(RunRoutes, open={"routes": Runs(state, frame)})


def apply(draft: State, frame: Running, action: RunRoutes) -> Iterator[Event]:
    """Run the trains; the revenue waits for the next step."""
    finish(draft)
    yield from _run(draft, frame.company, action.routes)


def run_best(draft: State, company: CompanyId) -> Iterator[Event]:
    """Run for the maximum without being asked (NOPRES-4)."""
    yield from _run(draft, company, best_run(draft, company))


def _run(draft: State, company: CompanyId, routes: Routes) -> Iterator[Event]:
    run = walks(draft.board, routes)
    earned = earnings(draft, company, run)
    for found, revenue in zip(run, earned, strict=True):
        route = found.route
        yield TrainRan(
            company=company,
            train=route.train,
            path=route.path,
            revenue=revenue,
            stops=tuple([place for place, _ in found.stops]),
            counted=tuple([place for place, _ in found.counted]),
        )
    yield RunDone(company=company, revenue=sum(earned))
    note(draft, ran=True, revenue=sum(earned))
    for power in owned(draft, company, Power.ran):
        power.ran(draft)
