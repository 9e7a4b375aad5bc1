"""The route editor: cities or hexes are named, the best way between them is found and judged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any, Final

from roundhouse.core.codec import decode, read_json
from roundhouse.core.errors import BadInput, RuleError
from roundhouse.games.g1846.draw.routes import runs
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.runs import earned_by, shown_runs, stops_told, stroke
from roundhouse.games.g1846.panel.ways import ways_through
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Running
from roundhouse.games.g1846.rules.ids import CHICAGO, CompanyId
from roundhouse.games.g1846.rules.route import Route, Walk, walk
from roundhouse.games.g1846.rules.running import trains_to_run
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.kit.buttons import act, as_json, grey, listed, tag, words
from roundhouse.kit.svg import element

MOST_STEPS: Final = 60


def editor(desk: Desk, frame: Running, routes: Sequence[Route]) -> str:
    """The way to routes of one's own."""
    trains = trains_to_run(desk.state, frame.company)
    begun = as_json([{"train": route.train, "path": list(route.path)} for route in routes])
    return tag(
        "details",
        words("summary", desk.say("own-routes")),
        words("p", desk.say("own-routes-told"), class_="quiet"),
        tag("div", id="routes-tried"),
        data_editor=True,
        data_trains=as_json(list(trains)),
        data_routes=begun,
    )


def tried_routes(desk: Desk, wanted: str) -> str:
    """The routes in the editor: drawn on the map, judged, and ready to run when they may."""
    frame = desk.frame
    if not isinstance(frame, Running) or not desk.is_mine:
        return ""
    drafts = _read(wanted)
    made = _completed(desk.state, frame.company, drafts)
    whole = tuple(made.values())
    earned = earned_by(desk.state, frame.company, whole)
    action = RunRoutes(routes=whole)
    refusal = desk.why(action)
    go = desk.say("run-own", total=sum(earned))
    button = grey(go, action) if refusal else act(go, action, main=True)
    return tag(
        "div",
        _drawn(desk, whole),
        listed((_draft_row(desk, drafts, made, number) for number in range(len(drafts))), "routes"),
        words("p", refusal, class_="quiet") if refusal else "",
        button,
    )


def _read(wanted: str) -> list[Route]:
    """What the script sends; anything strange is left out."""
    try:
        data: Any = read_json(wanted)
        drafts = [decode(Route, {"counted": [], **each}, "/routes") for each in data]
    except (BadInput, TypeError):
        return []
    known = [route for route in drafts if route.train in DEFS.trains][:MOST_STEPS]
    return [replace(route, path=route.path[:MOST_STEPS]) for route in known]


def _completed(state: State, company: CompanyId, drafts: Sequence[Route]) -> dict[int, Route]:
    """Each draft as a whole route: where places are left out, the best way through those named.

    A way keeps off the track of the others, if there is one that can.
    """
    made: dict[int, Route] = {}
    for number, draft in enumerate(drafts):
        if len(draft.path) > 1:
            taken = frozenset(side for route in made.values() for side in _sides(state, route))
            made[number] = _whole(state, company, draft, taken)
    return made


def _whole(state: State, company: CompanyId, draft: Route, taken: frozenset[str]) -> Route:
    as_named = _counted_best(state, company, draft)
    is_whole = not isinstance(walk(state.board, as_named), RuleError)
    if is_whole and taken.isdisjoint(_sides(state, as_named)):
        return as_named
    asked = state, company, draft.train, draft.path
    paths = ways_through(*asked, taken)
    if not paths and not is_whole:
        paths = ways_through(*asked, frozenset())
    ways = [_counted_best(state, company, replace(draft, path=path)) for path in paths]
    return max(ways, default=as_named, key=lambda way: sum(earned_by(state, company, [way])))


def _sides(state: State, route: Route) -> Iterator[str]:
    """The hexsides that a route crosses, as the optimiser names them."""
    found = walk(state.board, route)
    if isinstance(found, Walk):
        for one, other in pairwise(step.partition(".")[0] for step in route.path):
            yield from (f"{one}-{other}", f"{other}-{one}")  # whichever it is called


def _counted_best(state: State, company: CompanyId, route: Route) -> Route:
    """*route* with the stop of Chicago found and, for an N/M train, the best counting."""
    found = walk(state.board, route)
    for name in _with_stops(route) if isinstance(found, RuleError) else ():
        tried = walk(state.board, name)
        if not isinstance(tried, RuleError):
            route, found = name, tried
            break
    train = DEFS.trains[route.train]
    if isinstance(found, RuleError) or len(found.stops) <= train.counts:
        return route
    hexes = [place for place, _ in found.stops]
    own = {place for place, stop in found.stops if company in state.board.owners_at(place, stop)}
    ways = [way for way in combinations(hexes, train.counts) if own & set(way)]
    return max((replace(route, counted=way) for way in ways), default=route,
               key=lambda each: sum(earned_by(state, company, [each])))  # fmt: skip


def _with_stops(route: Route) -> Iterator[Route]:
    for stop in range(DEFS.hexes[CHICAGO].layout.stops):
        named = tuple(f"{CHICAGO}.{stop}" if step == CHICAGO else step for step in route.path)
        yield replace(route, path=named)


def _drawn(desk: Desk, routes: Sequence[Route]) -> str:
    """The routes for the map; the script moves them there."""
    drawable = [route for route in routes if isinstance(walk(desk.state.board, route), Walk)]
    drawn = "".join(runs(desk.state.board, shown_runs(drawable)))
    return element(
        "svg", element("g", drawn), class_="rh definitions", data_over=True, aria_hidden="true"
    )


def _draft_row(desk: Desk, drafts: Sequence[Route], made: Mapping[int, Route], number: int) -> str:
    """A train with its cities or hexes, to be clicked on the map or typed, and its whole way."""
    route = drafts[number]
    way_told = words("small", stops_told(desk, made[number])) if number in made else ""
    return (
        stroke(number)
        + words("button", route.train, type="button", data_train=number)
        + tag(
            "input",
            value=" ".join(route.path),
            data_path=number,
            aria_label=desk.say("route-hexes", train=route.train),
        )
        + words("button", desk.say("clear-route"), type="button", data_clear=number)
        + way_told
    )
