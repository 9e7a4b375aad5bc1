"""Off-board areas: each drawn once over all its hexes, with both values and its bonus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Final

from roundhouse.games.g1846.draw.cell import Bonus
from roundhouse.games.g1846.draw.labels import bonus_pill
from roundhouse.games.g1846.draw.places import area as place_area
from roundhouse.games.g1846.rules.components import HexDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.kit.hexes import INNER, centre, polar, side
from roundhouse.kit.placing import Box, Disc, Spot, outside, overlap, words_width
from roundhouse.kit.svg import Point, element, group, points, shift, text, use

_NAME: Final = 11.5
_SNUG: Final = 10.0
_WIDE: Final = 84.0  # a name whose line is wider is written smaller
_TIP: Final = 22.0
_BREAK_AT: Final = 12  # longer names take two lines


@dataclass(frozen=True, slots=True)
class Area:
    """What an off-board area shows."""

    name: str
    phase: int
    bonuses: tuple[Bonus, ...] = ()


@cache
def hexes_of(name: str) -> tuple[HexDef, ...]:
    """The hexes of an area."""
    return tuple(place for place in DEFS.hexes.values() if place.location == name)


@cache
def names() -> tuple[str, ...]:
    """All areas."""
    offboard = (place for place in DEFS.hexes.values() if place.ground == "offboard")
    return tuple(dict.fromkeys(place.location for place in offboard))


@cache
def middle(name: str) -> Point:
    """Where the area's words stand."""
    at = [centre(place.id) for place in hexes_of(name)]
    return sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at)


@cache
def ground(place: HexId) -> str:
    """One hex of an area: its ground, its outer edges and the track that leads in."""
    printed = DEFS.hexes[place]
    same = {other.id for other in hexes_of(printed.location)}
    rim = "".join(
        f"M{points(side(edge))}" for edge, near in enumerate(printed.neighbours) if near not in same
    )
    tips = "".join(f"M{points(_tip(edge))}z" for edge in _entries(printed))
    return (
        use("hx", class_="off")
        + element("path", d=rim, class_="offline")
        + element("path", d=tips, class_="tip")
    )


def _entries(printed: HexDef) -> list[int]:
    return [edge for edge in range(6) if printed.layout.exits >> edge & 1]


def _tip(edge: int) -> tuple[Point, ...]:
    x, y = polar(edge, INNER)
    ux, uy = polar(edge, 1)
    broad = 5.0
    return (
        (x - uy * broad, y + ux * broad),
        (x + uy * broad, y - ux * broad),
        polar(edge, INNER - _TIP),
    )


@lru_cache(maxsize=256)
def words(area: Area, language: str) -> str:
    """The name, both values with the live one marked, the bonus, ports and markers."""
    rows = list(_rows(area, language))
    spot = _best(area, [box for box, _ in rows])
    top, drawn = spot.y - sum(box.high for box, _ in rows) / 2, []
    for box, markup in rows:
        drawn.append(group(markup, transform=shift((spot.x, top + box.high / 2))))
        top += box.high
    return group(*drawn, transform=shift(middle(area.name)), class_="area-words")


def _rows(area: Area, language: str) -> Iterator[tuple[Box, str]]:
    """Each row around its own middle."""
    lines = _lines(place_area(area.name, language))
    snug = max(words_width(line, _NAME) for line in lines) > _WIDE
    for line in lines:
        box = Box(words_width(line, _SNUG if snug else _NAME), 12 if snug else 13)
        yield box, text((0, 3), line, "area snug offink" if snug else "area offink")
    yield Box(56, 20), _values(area)
    if signs := _signs(area):
        wide = sum(box.wide for box, _ in signs)
        yield Box(wide, 16), _beside(signs, wide)


def _lines(name: str) -> list[str]:
    return name.split(" ") if len(name) > _BREAK_AT else [name]


def _values(area: Area) -> str:
    printed = hexes_of(area.name)[0]
    early, late = printed.values[0], printed.values[-1]
    return _value(early, -14.5, area.phase <= 2) + _value(late, 14.5, area.phase > 2)


def _value(amount: int, x: float, live: bool) -> str:
    box = element(
        "rect", x=x - 13, y=-8, width=26, height=16, rx=3, class_="now" if live else "then"
    )
    return box + text((x, 4), amount, "worth" if live else "worth offink thin")


def _signs(area: Area) -> list[tuple[Box, str]]:
    printed = hexes_of(area.name)[0]
    found = []
    if printed.side:
        mark = f"{printed.side[0].upper()} +{printed.bonus}"
        found.append((Box(38, 16), text((0, 4), mark, "cost offink")))
    covered = {bonus.sign for bonus in area.bonuses}
    found += [(Box(30, 16), bonus_pill(bonus, (0, 0))) for bonus in area.bonuses]
    if "port" not in covered:
        found += [(Box(14, 16), use("port", class_="white"))] * printed.ports
    if printed.meat and "meat" not in covered:
        found.append((Box(16, 16), use("meat")))
    return found


def _beside(signs: list[tuple[Box, str]], wide: float) -> str:
    left, drawn = -wide / 2, []
    for box, markup in signs:
        drawn.append(group(markup, transform=shift((left + box.wide / 2, 0))))
        left += box.wide
    return "".join(drawn)


def _best(area: Area, rows: list[Box]) -> Spot:
    """Where the rows stay off the track that leads in, and inside the area."""
    taken, inside = list(_tips(area.name)), _around(area.name)
    across, down = (0, -5, 5, -10, 10, 15, 20), (0, -4, 4, -8, 8, -14, 14)
    tried = (
        Spot(hx + x, hy + y) for (hx, hy), x, y in product({(0.0, 0.0), *inside}, across, down)
    )
    return min(tried, key=lambda spot: _cost(rows, spot, taken, inside))


def _cost(rows: list[Box], spot: Spot, taken: list[Disc], inside: list[Point]) -> float:
    top, cost = spot.y - sum(box.high for box in rows) / 2, (abs(spot.x) + abs(spot.y)) / 50
    for box in rows:
        at = Spot(spot.x, top + box.high / 2)
        roomy = Box(box.wide + 18, box.high)
        cost += 10 * overlap(box, at, taken) + 3 * outside(box, at, inside)
        cost += 0.3 * outside(roomy, at, inside)
        top += box.high
    return cost


def _around(name: str) -> list[Point]:
    x, y = middle(name)
    return [(cx - x, cy - y) for cx, cy in (centre(place.id) for place in hexes_of(name))]


def _tips(name: str) -> Iterator[Disc]:
    x, y = middle(name)
    for printed in hexes_of(name):
        cx, cy = centre(printed.id)
        for edge in _entries(printed):
            for far in (INNER, INNER - _TIP / 2, INNER - _TIP):
                dx, dy = polar(edge, far)
                yield cx + dx - x, cy + dy - y, 5.0
