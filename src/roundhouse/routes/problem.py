"""What is asked: stops, the track that links them, trains, and what excludes what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple


class BadProblem(ValueError):
    """A graph or a train that makes no sense."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """Where a train may call, as one company sees it.

    Stops of one location exclude each other within a route. A route runs through a stop only
    when it is *through*; else it begins or ends there, as at a blocked city or the map's edge.
    """

    id: str
    value: int
    location: str
    own: bool = False  # holds a token of the running company
    through: bool = True
    side: str = ""  # of the map; only for stops that are not *through*
    side_bonus: int = 0  # towards the bonus for joining both sides
    bonuses: tuple[tuple[str, int], ...] = ()  # by name, paid when the stop is counted

    @property
    def worth(self) -> int:
        """What counting the stop brings, whatever else is counted."""
        return self.value + sum(amount for _, amount in self.bonuses)


@dataclass(frozen=True, slots=True)
class Link:
    """A way between two stops without a stop on it.

    *track* names its elementary pieces, in order from the first end to the second. Pieces are
    what routes must not share; two links that run over one switch name the piece they share.
    """

    ends: tuple[str, str]
    track: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Web:
    """The track of a map as bits; shared by every problem on it. Made by `web()`."""

    stops: tuple[str, ...]
    links: tuple[Link, ...]
    ways: tuple[Way, ...]  # the links worth choosing


class Way(NamedTuple):
    """A link as bits: one for each piece of track; its ends as positions among the stops."""

    mask: int
    one: int
    other: int
    link: int


def web(stops: Iterable[str], links: Iterable[Link]) -> Web:
    """The web of *links* between *stops*. No way's track holds all of a rival's."""
    names = tuple(stops)
    places = {name: place for place, name in enumerate(names)}
    if len(places) < len(names):
        raise BadProblem("two stops have one name")
    every = tuple(links)
    for link in every:
        _check_link(link, places)
    bits: dict[str, int] = {}
    ways = [
        Way(_mask(link, bits), places[link.ends[0]], places[link.ends[1]], number)
        for number, link in enumerate(every)
    ]
    return woven(names, every, ways)


def woven(stops: tuple[str, ...], links: tuple[Link, ...], ways: Iterable[Way]) -> Web:
    """The web of *links* that are known to make sense, each with its way."""
    return Web(stops, links, tuple(_needed(ways)))


def _mask(link: Link, bits: dict[str, int]) -> int:
    mask = 0
    for piece in link.track:
        mask |= bits.setdefault(piece, 1 << len(bits))
    return mask


def _check_link(link: Link, places: Mapping[str, int]) -> None:
    one, other = link.ends
    if one not in places or other not in places:
        raise BadProblem(f"a link from {one} to {other}, and no such stop")
    if one == other:
        raise BadProblem(f"a link from {one} to itself")
    if not link.track or len(set(link.track)) < len(link.track):
        raise BadProblem(f"the link from {one} to {other} has no track, or a piece twice")


def _needed(ways: Iterable[Way]) -> Iterator[Way]:
    """The ways whose track holds no other way's between the same stops."""
    rivals: dict[tuple[int, int], list[int]] = {}
    for way in sorted(ways, key=lambda way: way.mask.bit_count()):
        masks = rivals.setdefault((min(way.one, way.other), max(way.one, way.other)), [])
        if all(mask & ~way.mask for mask in masks):
            masks.append(way.mask)
            yield way


@dataclass(frozen=True, slots=True)
class Train:
    """A train: it counts at most *counts* of the at most *visits* locations of its route."""

    name: str
    counts: int
    visits: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Problem:
    """The question: which routes of *trains* bring most, no two sharing track."""

    web: Web
    stops: tuple[Stop, ...]  # in the order of the web's
    trains: tuple[Train, ...]
    per_visit: int = 0  # paid for each location visited by one of the trains
    exclusive: frozenset[str] = frozenset()  # sides of which no route has two stops
    paired: tuple[str, str] | None = None  # sides whose bonuses are paid when both are counted

    def __post_init__(self) -> None:
        if tuple(stop.id for stop in self.stops) != self.web.stops:
            raise BadProblem("the stops are not those of the web")
        for train in self.trains:
            if not 1 <= train.counts <= train.visits:
                raise BadProblem(f"train {train.name} counts more than it visits, or nothing")
        for stop in self.stops:
            if stop.side and (stop.through or stop.own):
                raise BadProblem(
                    f"{stop.id} has a side: routes end there, and tokens do not lie there"
                )
            if (
                stop.value < 0
                or stop.side_bonus < 0
                or any(amount < 0 for _, amount in stop.bonuses)
            ):
                raise BadProblem(f"{stop.id} costs money")
