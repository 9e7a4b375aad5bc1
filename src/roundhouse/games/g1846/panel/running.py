"""Running trains: the best routes, an editor for one's own, and what becomes of the revenue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from roundhouse.core.actions import Seat
from roundhouse.core.codec import decode, read_json
from roundhouse.core.errors import BadInput, RuleError
from roundhouse.games.g1846.draw.routes import STROKES, Run, runs
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.told import way
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Dividing, Running
from roundhouse.games.g1846.rules.ids import CHICAGO, CompanyId
from roundhouse.games.g1846.rules.market import price, price_beside
from roundhouse.games.g1846.rules.money import ALL_SHARES
from roundhouse.games.g1846.rules.revenue import earnings
from roundhouse.games.g1846.rules.route import Route, Walk, walk
from roundhouse.games.g1846.rules.routing import best_run
from roundhouse.games.g1846.rules.running import trains_to_run
from roundhouse.games.g1846.rules.state import MARKET, State
from roundhouse.games.g1846.rules.steps.dividend import Kind, PayDividend, columns, retained
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.kit.buttons import act, as_json, grey, listed, tag, words
from roundhouse.kit.svg import element
from roundhouse.messages.languages import along

MOST_STEPS: Final = 60
KINDS: Final[tuple[Kind, ...]] = ("full", "half", "withhold")


# The run


def running(desk: Desk, frame: Running) -> Iterator[str]:
    """The best routes with what they earn, and the way to others."""
    routes = best_run(desk.state, frame.company)
    earned = _earned(desk.state, frame.company, routes)
    yield words("p", desk.say("best-run", total=sum(earned)))
    yield listed(rows_of_run(desk, routes, earned), "routes")
    if desk.is_mine:
        yield act(desk.say("run-best", total=sum(earned)), RunRoutes(routes=routes), main=True)
        yield _editor(desk, frame, routes)


def shown_runs(routes: Sequence[Route]) -> tuple[Run, ...]:
    """Routes as the map draws them."""
    return tuple(Run(route.path, tuple(route.counted), route.train) for route in routes)


def _earned(state: State, company: CompanyId, routes: Sequence[Route]) -> list[int]:
    found = [walk(state.board, route) for route in routes]
    walked = [each for each in found if isinstance(each, Walk)]
    return earnings(state, company, walked) if len(walked) == len(found) else [0] * len(found)


def rows_of_run(desk: Desk, routes: Sequence[Route], earned: Sequence[int]) -> Iterator[str]:
    """Each train with its stroke on the map, its stops, and what it earns."""
    for number, (route, revenue) in enumerate(zip(routes, earned, strict=True)):
        yield (
            _sample(number)
            + words("b", route.train)
            + words("span", _way(desk, route))
            + words("span", f"${revenue}", class_="amount")
        )


def _sample(number: int) -> str:
    line = element("path", d="M2 6H34", class_=f"run run{number % STROKES}")
    return element("svg", line, viewBox="0 0 36 12", class_="rh sample", aria_hidden="true")


def _way(desk: Desk, route: Route) -> str:
    """The stops of a route; those that do not count stand in brackets."""
    found = walk(desk.state.board, route)
    if isinstance(found, RuleError):
        return along(route.path, desk.sight.language)
    stops, counted = (tuple(place for place, _ in each) for each in (found.stops, found.counted))
    return way(stops, counted, desk.sight.language)


# The editor


def _editor(desk: Desk, frame: Running, routes: Sequence[Route]) -> str:
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
    routes = tuple(
        _counted_best(desk.state, frame.company, route) for route in drafts if route.path
    )
    whole = tuple(route for route in routes if len(route.path) > 1)
    earned = _earned(desk.state, frame.company, whole)
    action = RunRoutes(routes=whole)
    refusal = desk.why(action)
    go = desk.say("run-own", total=sum(earned))
    button = grey(go, action) if refusal else act(go, action, main=True)
    return tag(
        "div",
        _drawn(desk, whole),
        listed((_draft_row(desk, drafts, number) for number in range(len(drafts))), "routes"),
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
               key=lambda each: sum(_earned(state, company, [each])))  # fmt: skip


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


def _draft_row(desk: Desk, drafts: Sequence[Route], number: int) -> str:
    """A train with its hexes, to be clicked on the map or typed."""
    route = drafts[number]
    return (
        _sample(number)
        + words("button", route.train, type="button", data_train=number)
        + tag(
            "input",
            value=" ".join(route.path),
            data_path=number,
            aria_label=desk.say("route-hexes", train=route.train),
        )
        + words("button", desk.say("clear-route"), type="button", data_clear=number)
    )


# The dividend


def dividing(desk: Desk, frame: Dividing) -> Iterator[str]:
    """Three ways to use the revenue, each with the new price and what everybody gets."""
    yield words("p", desk.say("dividing", revenue=frame.revenue))
    for kind in KINDS:
        told = _dividend_told(desk, frame, kind)
        if desk.is_mine:
            yield desk.choice(desk.say(f"pay-{kind}"), PayDividend(kind=kind), told)
        else:
            label = desk.say(f"pay-{kind}")
            yield words("p", desk.say("labelled", label=label, told=told), class_="quiet")


def _dividend_told(desk: Desk, frame: Dividing, kind: Kind) -> str:
    state, corp = desk.state, frame.corp
    kept = retained(kind, frame.revenue)
    each = (frame.revenue - kept) // ALL_SHARES
    holders = state.shares[corp]
    treasury = kept + each * holders.get(corp, 0)
    now = price(state, corp)
    then = price_beside(state, corp, columns(frame.revenue - kept, now))
    gets = desk.listed(
        f"{desk.player(Seat(holder))} ${each * count}"
        for holder, count in holders.items()
        if isinstance(holder, int) and each
    )
    told = desk.say("dividend", each=each, treasury=treasury, now=now, then=then)
    lost = each * holders.get(MARKET, 0)
    unpaid = desk.say("unpaid", amount=lost) if lost else ""
    paid = desk.say("gets", gets=gets) if gets else ""
    return " ".join(filter(None, (told, paid, unpaid)))
