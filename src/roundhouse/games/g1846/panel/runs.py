"""A run as the panel shows it: each train with its stroke, its stops and what it earns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.draw.routes import STROKES, Run
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.told import way
from roundhouse.games.g1846.rules.ids import CompanyId
from roundhouse.games.g1846.rules.revenue import earnings
from roundhouse.games.g1846.rules.route import Route, Walk, walk
from roundhouse.games.g1846.rules.state import State
from roundhouse.kit.buttons import words
from roundhouse.kit.svg import element
from roundhouse.messages.languages import along


def shown_runs(routes: Sequence[Route]) -> tuple[Run, ...]:
    """Routes as the map draws them."""
    return tuple(Run(route.path, tuple(route.counted), route.train) for route in routes)


def earned_by(state: State, company: CompanyId, routes: Sequence[Route]) -> list[int]:
    """What each route earns; nothing where one of them does not lie on the board."""
    found = [walk(state.board, route) for route in routes]
    walked = [each for each in found if isinstance(each, Walk)]
    return earnings(state, company, walked) if len(walked) == len(found) else [0] * len(found)


def rows_of_run(desk: Desk, routes: Sequence[Route], earned: Sequence[int]) -> Iterator[str]:
    """Each train with its stroke on the map, its stops, and what it earns."""
    for number, (route, revenue) in enumerate(zip(routes, earned, strict=True)):
        yield (
            stroke(number)
            + words("b", route.train)
            + words("span", stops_told(desk, route))
            + words("span", f"${revenue}", class_="amount")
        )


def stroke(number: int) -> str:
    """A piece of the line by which the map tells trains apart."""
    line = element("path", d="M2 6H34", class_=f"run run{number % STROKES}")
    return element("svg", line, viewBox="0 0 36 12", class_="rh sample", aria_hidden="true")


def stops_told(desk: Desk, route: Route) -> str:
    """The stops of a route; those that do not count stand in brackets."""
    found = walk(desk.state.board, route)
    if isinstance(found, RuleError):
        return along(route.path, desk.sight.language)
    stops, counted = (tuple(place for place, _ in each) for each in (found.stops, found.counted))
    return way(stops, counted, desk.sight.language)
