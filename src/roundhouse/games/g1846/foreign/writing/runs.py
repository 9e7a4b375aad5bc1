"""A company's run as that site writes it: each train's legs, cities and revenue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from roundhouse.games.g1846.foreign.writing.supply import Supply
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, PrivateId
from roundhouse.games.g1846.rules.revenue import earnings, per_visit
from roundhouse.games.g1846.rules.route import Route, Walk, walks
from roundhouse.games.g1846.rules.state import State

BONUSES: Final = {"BT": "Boomtown", "MPC": "Meat-Packing", "SC": "Port"}


def rows(
    state: State, supply: Supply, company: CompanyId, routes: Sequence[Route]
) -> list[dict[str, Any]]:
    """One row a train, in the order of the run."""
    held = list(supply.trains[company])
    run = walks(state.board, routes)
    copies = []
    for found in run:
        item = next(one for one in held if one[1] == found.route.train)
        held.remove(item)
        copies.append(item[0])
    mail = _with_mail(state, company, run, copies)
    return [
        _row(state, company, found, copy, mail=copy == mail)
        for found, copy in zip(run, copies, strict=True)
    ]


def _with_mail(
    state: State, company: CompanyId, run: Sequence[Walk], copies: Sequence[str]
) -> str | None:
    """The train that carries the mail there: the longest way, then the last copy."""
    if not run or not per_visit(state, company):
        return None
    return max(zip(map(_visits, run), copies, strict=True))[1]


def _visits(found: Walk) -> int:
    return len(found.stops)


def _row(state: State, company: CompanyId, found: Walk, copy: str, *, mail: bool) -> dict[str, Any]:
    each = per_visit(state, company) * _visits(found)
    plain = sum(earnings(state, company, [found])) - each
    words = [_way(found), *_bonuses(state, company, found), *(["Mail Contract"] if mail else [])]
    return {
        "train": copy,
        "connections": legs(found),
        "hexes": [place for place, _ in found.stops],
        "revenue": plain + (each if mail else 0),
        "revenue_str": " + ".join(words),
        "nodes": [f"{place}-{stop}" for place, stop in found.stops],
    }


def _way(found: Walk) -> str:
    """The stops, in brackets those that the train does not count."""
    return "-".join(
        place if (place, stop) in found.counted else f"({place})" for place, stop in found.stops
    )


def _bonuses(state: State, company: CompanyId, found: Walk) -> Iterator[str]:
    hexes = [place for place, _ in found.counted]
    for private, name in BONUSES.items():
        marker = state.markers.get(PrivateId(private))
        if marker is not None and marker.company == company and marker.hex in hexes:
            yield name
    if {"east", "west"} <= {DEFS.hexes[place].side for place in hexes}:
        yield "E/W"


def legs(found: Walk) -> list[list[HexId]]:
    """The way from stop to stop, hex by hex."""
    hexes = [HexId(step.partition(".")[0]) for step in found.route.path]
    stops = {place for place, _ in found.stops}
    cut: list[list[HexId]] = [[]]
    for place in hexes:
        cut[-1].append(place)
        if place in stops and len(cut[-1]) > 1:
            cut.append([place])
    return cut[:-1]
