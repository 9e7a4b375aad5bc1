"""A company's position -> routes.Problem, and the optimiser's answer -> a run of this game.

Positions of games in progress and positions read from files are asked in the same form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeVar

from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, PrivateId, TrainId
from roundhouse.games.g1846.rules.network import NAMES, NUMBERS, STOPS, links_from
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.revenue import per_visit
from roundhouse.games.g1846.rules.route import Route
from roundhouse.games.g1846.rules.running import trains_to_run
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.routes import plan
from roundhouse.routes.effort import NO_LIMITS, Limits
from roundhouse.routes.plan import Answer
from roundhouse.routes.problem import Link, Problem, Stop, Train, Way, woven
from roundhouse.routes.search import best
from roundhouse.routes.whatif import Change
from roundhouse.routes.whatif import what_if as what_if_all

EAST, WEST = "east", "west"
EXCLUSIVE: Final = frozenset({EAST})
TRAINS: Final = {
    train.id: Train(train.id, train.counts, train.visits) for train in DEFS.trains.values()
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """All that a company's run depends on."""

    board: Board
    company: CompanyId
    phase: int
    trains: tuple[TrainId, ...]
    markers: tuple[tuple[PrivateId, HexId], ...] = ()  # those that serve the company
    per_visit: int = 0  # what each location adds that one train visits


def position(state: State, company: CompanyId) -> Position:
    """What the run of *company* depends on in *state*."""
    markers = tuple(
        (private, marker.hex)
        for private, marker in state.markers.items()
        if marker.company == company and marker.hex is not None
    )
    return Position(
        board=state.board,
        company=company,
        phase=state.phase,
        trains=trains_to_run(state, company),
        markers=markers,
        per_visit=per_visit(state, company),
    )


def problem(position: Position) -> Problem:
    """The question that *position* puts to the optimiser (OR-ROUTE-1 to OR-ROUTE-10)."""
    trains = tuple([TRAINS[train] for train in position.trains])
    survey = Survey(position)
    survey.walk(max([train.visits for train in trains], default=1) - 1)
    return Problem(
        web=woven(tuple([stop.id for stop in survey.stops]), tuple(survey.links), survey.ways),
        stops=tuple(survey.stops),
        trains=trains,
        per_visit=position.per_visit,
        exclusive=EXCLUSIVE,
        paired=(EAST, WEST),
    )


class Survey:
    """The stops and links around a company's tokens, as far as its trains could come."""

    def __init__(self, position: Position) -> None:
        self.stops: list[Stop] = []
        self.ways: list[Way] = []
        self.links: list[Link] = []
        self._position = position
        self._marks = dict(_marks(position.markers))
        self._found: dict[int, int] = {}  # by number on the map, the place among the stops
        self._done: set[int] = set()

    def walk(self, far: int) -> None:
        """Go up to *far* links from the tokens, and through no closed stop."""
        board, company = self._position.board, self._position.company
        front = [NUMBERS[city] for city in board.cities_of(company)]
        for start in front:
            self._note(start)
        for _ in range(far):
            reached = [new for start in front for new in self._expand(start)]
            front = [new for new in reached if self.stops[self._found[new]].through]

    def _expand(self, start: int) -> list[int]:
        """Note the links from the stop *start*; the stops that are new."""
        self._done.add(start)
        here, done, found = self._found[start], self._done, self._found
        new = []
        for end in links_from(self._position.board.tiles, start):
            stop = end.stop
            if stop in done:
                continue  # the link was met from there
            if stop not in found:
                self._note(stop)
                new.append(stop)
            self.ways.append(Way(end.mask, here, found[stop], len(self.links)))
            self.links.append(end.link(start))
        return new

    def _note(self, number: int) -> None:
        self._found[number] = len(self.stops)
        board, (place, stop) = self._position.board, STOPS[number]
        laid, owners = board.tiles.get(place), board.owners_at(place, stop)
        own = self._position.company in owners
        free = not owners or len(owners) < DEFS.slots(place, laid)
        marks = self._marks.get(place, ())
        self.stops.append(_stop(number, laid, self._position.phase, own, own or free, marks))


def _marks(
    markers: Sequence[tuple[PrivateId, HexId]],
) -> Iterator[tuple[HexId, tuple[tuple[str, int], ...]]]:
    """The bonuses of each marked hex, by private (OR-ROUTE-10)."""
    for place in dict.fromkeys(place for _, place in markers):
        here = [private for private, marked in markers if marked == place]
        yield place, tuple((private, power_of(private).bonus(place)) for private in here)


@lru_cache(maxsize=4096)
def _stop(
    number: int,
    laid: Laid | None,
    phase: int,
    own: bool,
    open_: bool,
    bonuses: tuple[tuple[str, int], ...],
) -> Stop:
    """The stop as the company sees it: nothing runs through off-board areas (OR-ROUTE-4)."""
    place, _ = STOPS[number]
    printed = DEFS.hexes[place]
    return Stop(
        id=NAMES[number],
        value=DEFS.value(place, laid, phase),
        location=printed.location,
        own=own,
        through=open_ and printed.ground != "offboard",
        side=printed.side,
        side_bonus=printed.bonus,
        bonuses=bonuses,
    )


def answer(position: Position, limits: Limits = NO_LIMITS) -> Answer:
    """The best that the company can run; remembered with the board when it is proven."""
    cache = position.board.by_board
    key = ("run", *asked(position))
    known: Answer | None = cache.get(key)
    if known is None:
        known = best(problem(position), limits)
        if known.proven:
            cache[key] = known
    return known


def asked(position: Position) -> tuple[Any, ...]:
    """What the run depends on besides the board, as a key."""
    here = position
    return here.company, here.phase, here.trains, here.markers, here.per_visit


def run_of(position: Position, planned: plan.Plan) -> tuple[Route, ...]:
    """*planned* as the routes of an action."""
    return tuple(_route(position, route) for route in planned.routes)


def _route(position: Position, route: plan.Route) -> Route:
    train = DEFS.trains[position.trains[route.train]]
    all_counted = len(route.counted) == len(route.stops)
    counted = (_hex(stop) for stop in route.stops if stop in route.counted)
    return Route(
        train=train.id,
        path=tuple(_path(route)),
        counted=() if all_counted else tuple(counted),
    )


def _hex(stop: str) -> HexId:
    return HexId(stop.partition(".")[0])


def _path(route: plan.Route) -> Iterator[str]:
    """The hexes from end to end; where a hex has several stops, the one that is visited."""
    yield _called(route.stops[0])
    for start, stop, link in zip(route.stops, route.stops[1:], route.links, strict=False):
        here: str = _hex(start)
        for side in link.track if link.ends[0] == start else link.track[::-1]:
            one, other = side.split("-")
            here = other if here == one else one
            if here != _hex(stop):
                yield here
        yield _called(stop)


def _called(stop: str) -> str:
    place = _hex(stop)
    return stop if DEFS.hexes[place].layout.stops > 1 else place


def best_run(state: State, company: CompanyId) -> tuple[Route, ...]:
    """The routes that earn *company* most (OR-ROUTE-11)."""
    here = position(state, company)
    return run_of(here, answer(here).plan)


Building = TypeVar("Building", bound=LayTile | PlaceToken)


def what_if(
    state: State,
    company: CompanyId,
    actions: Iterable[Building],
    limits: Limits = NO_LIMITS,
) -> Iterator[Change[Building]]:
    """What each of *actions* would change in the best run of *company*, by itself.

    Results come as soon as they are known, what promises most first.
    """
    here = position(state, company)
    there = ((action, replace(here, board=_after(here, action))) for action in actions)
    return what_if_all(problem(here), ((action, problem(one)) for action, one in there), limits)


def _after(position: Position, action: LayTile | PlaceToken) -> Board:
    board = position.board
    if isinstance(action, LayTile):
        return board.with_tile(action.hex, Laid(action.tile, action.rotation))
    return board.with_token(position.company, action.hex, action.stop)
