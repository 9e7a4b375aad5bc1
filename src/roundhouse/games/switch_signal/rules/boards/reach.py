"""How far it is on a board, whatever the switches and signals: the check of SB-REQ-10.

A graph of train positions: from a section to the next one, to the city at its end, or at a
junction to the first section of every other arm; from a city to the first section of every
track. A departure point entered from the network is a dead end. Each step costs 1.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.network import NOWHERE, Network


class Reach:
    """Distances on one board; ``closed`` leaves tracks out."""

    def __init__(self, board: BoardDef, closed: Collection[str] = ()) -> None:
        self.board = board
        self.net = board.net
        self._closed = frozenset(closed)

    @cached_property
    def _next(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(self._open(_onward(self.net, at))) for at in range(len(self.net.names)))

    def _open(self, positions: Iterator[int]) -> Iterator[int]:
        tracks = self.net.track_of
        return (p for p in positions if p >= len(tracks) or tracks[p] not in self._closed)

    def from_(self, start: str, beyond: Collection[str]) -> Mapping[str, int]:
        """Points needed from *start* to each city, going on only *beyond* the cities named."""
        passed = {self.net.number[city] for city in beyond}
        costs = self._costs(self.net.number[start], passed)
        cities = range(self.net.first_city, self.net.first_departure)
        return {self.net.names[at]: costs[at] for at in cities if costs.get(at)}

    def _costs(self, start: int, passed: Collection[int]) -> dict[int, int]:
        costs, queue = {start: 0}, [start]
        for at in queue:
            if at != start and at >= self.net.first_city and at not in passed:
                continue
            for onward in self._next[at]:
                if onward not in costs:
                    costs[onward] = costs[at] + 1
                    queue.append(onward)
        return costs

    def from_city_or_point(self, start: str) -> Mapping[str, int]:
        """As the board lets trains go: past cities or not."""
        cities = [city.id for city in self.board.cities]
        return self.from_(start, cities if self.board.pass_through_cities else ())

    def loaded(self, city: str) -> dict[str, int]:
        """Points needed from a trade city to each port it reaches, past no other port."""
        trade = [c.id for c in self.board.trade_cities]
        costs = self.from_(city, trade if self.board.pass_through_cities else ())
        return {port.id: costs[port.id] for port in self.board.ports if port.id in costs}

    def traps(self) -> Iterator[int]:
        """Positions from which no city can be reached (SB-REQ-11)."""
        before: dict[int, list[int]] = {}
        for at in range(self.net.first_city):
            for onward in self._next[at]:
                before.setdefault(onward, []).append(at)
        queue = list(range(self.net.first_city, self.net.first_departure))
        safe = set(queue)
        for at in queue:
            new = [earlier for earlier in before.get(at, ()) if earlier not in safe]
            safe.update(new)
            queue += new
        yield from (at for at in range(self.net.first_city) if at not in safe)


def _onward(net: Network, at: int) -> Iterator[int]:
    """Every position that may follow *at*."""
    if net.first_city <= at < net.first_departure:
        yield from (exit_.first for exit_ in net.exits_at(at))
        return
    ahead = net.ahead[at]
    if ahead.junction == NOWHERE:
        yield ahead.next
        return
    junction = net.board.junctions[ahead.junction].id
    for arm, track in enumerate(net.arms[ahead.junction]):
        if arm != ahead.arm:
            yield net.away(track, junction)
