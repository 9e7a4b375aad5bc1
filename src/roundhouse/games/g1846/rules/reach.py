"""Connection: where track leads to from a company's tokens (OR-TRACK-8).

A *crossing* is a hexside walked over in one direction, as a number: "into this hex over this
edge of it". A walk that uses no hexside twice uses no track twice, and never reverses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final, NamedTuple, TypeAlias

from roundhouse.games.g1846.rules.base import Forbidden1846
from roundhouse.games.g1846.rules.board import Board, Tokens
from roundhouse.games.g1846.rules.components import STOP, Laid, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, HexId


@dataclass(eq=False, kw_only=True)
class NotConnected(Forbidden1846):
    """No track leads from the company's tokens to the city, or to the new track."""

    wire: ClassVar[str] = "not_connected"
    company: CompanyId
    hex: HexId
    what: str  # "city" or "track"


Crossing: TypeAlias = int

NOWHERE: Final = -1
_PLACES: Final = tuple(DEFS.hexes)
_NUMBERS: Final = {place: number for number, place in enumerate(_PLACES)}


def into(place: HexId, edge: int) -> Crossing:
    """The crossing into *place* over its *edge*."""
    return _NUMBERS[place] * 6 + edge


def where(crossing: Crossing) -> tuple[HexId, int]:
    """The hex that *crossing* leads into, and over which edge of it."""
    return _PLACES[crossing // 6], crossing % 6


def _back(place: HexId, edge: int) -> Crossing:
    beyond = DEFS.hexes[place].neighbours[edge]
    return NOWHERE if beyond is None else into(beyond, opposite(edge))


BACK: Final = tuple(_back(place, edge) for place in _PLACES for edge in range(6))
"""Each crossing the other way; NOWHERE at the rim of the map."""


class Ways(NamedTuple):
    """Where one can go after entering a hex over one edge."""

    onward: tuple[Crossing, ...]  # over plain track
    cities: tuple[tuple[int, tuple[Crossing, ...]], ...]  # each city, and what lies beyond it


@cache
def ways(place: HexId, laid: Laid | None) -> tuple[Ways, ...]:
    """The ways from each edge of *place* when *laid* lies there (None: as printed)."""
    joins = DEFS.layout(place, laid).joins
    return tuple(_ways_from(place, joins, edge) for edge in range(6))


def _ways_from(place: HexId, joins: tuple[tuple[int, ...], ...], edge: int) -> Ways:
    cities = [end for end in joins[edge] if end >= STOP]
    return Ways(
        _out(place, (end for end in joins[edge] if end < STOP)),
        tuple(
            (city - STOP, _out(place, (end for end in joins[city] if end != edge)))
            for city in cities
        ),
    )


def _out(place: HexId, edges: Iterable[int]) -> tuple[Crossing, ...]:
    over = (BACK[into(place, edge)] for edge in edges)
    return tuple(crossing for crossing in over if crossing != NOWHERE)


@cache
@cache
def leaving(place: HexId, laid: Laid | None, stop: int) -> tuple[Crossing, ...]:
    """The crossings out of a city."""
    return _out(place, DEFS.layout(place, laid).joins[STOP + stop])


def entering(place: HexId, laid: Laid | None, stop: int) -> Iterator[Crossing]:
    """The crossings that lead to a city."""
    return (into(place, edge) for edge in DEFS.layout(place, laid).joins[STOP + stop])


class Reach:
    """The crossings that track leads over from *starts*, found only as far as asked.

    One crossing is looked for backwards, from there to the nearest start; all of them are listed
    from the starts on. The shortest walk comes first. Where that one uses a hexside twice, as when
    a loop turns it round, another walk may not: then all of them are tried.
    """

    __slots__ = (
        *("_before", "_company", "_found", "_next", "_proved"),
        *("_starts", "_through", "_tiles", "_tokens", "_unsure"),
    )

    def __init__(
        self,
        tiles: Mapping[HexId, Laid],
        tokens: Mapping[HexId, Tokens],
        company: CompanyId,
        starts: Iterable[Crossing],
        *,
        through: bool = True,  # cities, where they are not blocked
    ) -> None:
        self._tiles = tiles
        self._tokens = tokens
        self._company = company
        self._through = through
        self._before = dict.fromkeys(starts, NOWHERE)  # for each crossing found, the one before it
        self._found = list(self._before)
        self._next = 0  # which of them to go on from
        self._starts = frozenset(self._found)
        self._unsure: set[Crossing] = set()
        self._proved: dict[Crossing, bool] = {}

    def __contains__(self, crossing: Crossing) -> bool:
        if crossing in self._before:
            return self._holds(crossing)
        all_found = self._next == len(self._found)
        return not all_found and BACK[crossing] != NOWHERE and self._is_proved(crossing)

    def __iter__(self) -> Iterator[Crossing]:
        """All crossings, the nearest first."""
        seen = 0
        while seen < len(self._found):
            if self._holds(self._found[seen]):
                yield self._found[seen]
            seen += 1
            while seen == len(self._found) and self._next < seen:
                self._advance()

    def _advance(self) -> None:
        before = self._found[self._next]
        self._next += 1
        for crossing in self._onward(before):
            if crossing not in self._before:
                self._before[crossing] = before
                self._found.append(crossing)
                if before in self._unsure or self._turned_round(crossing):
                    self._unsure.add(crossing)

    def _onward(self, crossing: Crossing) -> tuple[Crossing, ...]:
        place = _PLACES[crossing // 6]
        onward, cities = ways(place, self._tiles.get(place))[crossing % 6]
        for stop, beyond in cities:
            if self._through and self._may_pass(place, stop):
                onward += beyond
        return onward

    def _may_pass(self, place: HexId, stop: int) -> bool:
        """Whether the city is not blocked; off-board areas have no slots (OR-ROUTE-4)."""
        cities = self._tokens.get(place)
        owners = cities[stop] if cities else ()
        return len(owners) < DEFS.slots(place, self._tiles.get(place)) or self._company in owners

    def _turned_round(self, crossing: Crossing) -> bool:
        """Whether the walk to *crossing* came over the same hexside the other way."""
        back = BACK[crossing]
        if back not in self._before:
            return False
        while crossing not in {back, NOWHERE}:
            crossing = self._before[crossing]
        return crossing == back

    def _holds(self, crossing: Crossing) -> bool:
        return crossing not in self._unsure or self._is_proved(crossing)

    def _is_proved(self, crossing: Crossing) -> bool:
        if crossing not in self._proved:
            self._proved[crossing] = self._leads_home(BACK[crossing], frozenset())
        return self._proved[crossing]

    def _leads_home(self, crossing: Crossing, used: frozenset[Crossing]) -> bool:
        """Whether one can walk on to a start, over no hexside twice and none of *used*."""
        used |= {crossing, BACK[crossing]}
        walk = self._shortest_home(crossing, used)
        if walk is None:
            return False
        if len({min(step, BACK[step]) for step in walk}) == len(walk):
            return True
        return any(
            self._leads_home(step, used) for step in self._onward(crossing) if step not in used
        )

    def _shortest_home(
        self, crossing: Crossing, used: frozenset[Crossing]
    ) -> list[Crossing] | None:
        """The shortest walk on to a start, over none of *used*."""
        before = {crossing: NOWHERE}
        for step in (queue := [crossing]):
            if BACK[step] in self._starts:
                return _walked(before, step)
            for onward in self._onward(step):
                if onward not in before and onward not in used:
                    before[onward] = step
                    queue.append(onward)
        return None


def _walked(before: dict[Crossing, Crossing], last: Crossing) -> list[Crossing]:
    walk = []
    while last != NOWHERE:
        walk.append(last)
        last = before[last]
    return walk


def reach_of(board: Board, company: CompanyId) -> Reach:
    """What *company* reaches from its tokens; the same object as long as the board is."""
    reach = board.by_board.get(("reach", company))
    if reach is None:
        starts: list[Crossing] = []
        for place, stop in board.cities_of(company):
            starts += leaving(place, board.laid(place), stop)
        reach = Reach(board.tiles, board.tokens, company, starts)
        board.by_board["reach", company] = reach
    return reach


def reaches_city(board: Board, company: CompanyId, place: HexId, stop: int) -> bool:
    """Whether track leads from a token of *company* to that city."""
    reach = reach_of(board, company)
    return any(crossing in reach for crossing in entering(place, board.laid(place), stop))


def has_route(board: Board, company: CompanyId) -> bool:
    """Whether track joins a token of *company* with another location: then any train can run."""
    if company not in board.lasting and any(
        _has_neighbour(board, company, *city) for city in board.cities_of(company)
    ):
        board.lasting[company] = True
    return company in board.lasting


def _has_neighbour(board: Board, company: CompanyId, place: HexId, stop: int) -> bool:
    starts = leaving(place, board.laid(place), stop)
    home = DEFS.hexes[place].location
    reach = Reach(board.tiles, board.tokens, company, starts, through=False)
    return any(_is_elsewhere(board, home, *where(crossing)) for crossing in reach)


def _is_elsewhere(board: Board, home: str, place: HexId, edge: int) -> bool:
    ends_there = bool(ways(place, board.laid(place))[edge].cities)
    return ends_there and DEFS.hexes[place].location != home
