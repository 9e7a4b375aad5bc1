"""Which copy of a tile or train is where: that site tells every copy from its like."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from roundhouse.games.g1846.foreign.words import INDEPENDENT_TRAINS
from roundhouse.games.g1846.rules.components import TrainDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, PrivateId, TileId, TrainId
from roundhouse.games.g1846.rules.state import BANK, State

PRINTED: Final = {HexId("E11"): 1}
"""The printed cities that that site numbers otherwise than 0."""
FIRST_TRAIN: Final = DEFS.phases[0].trains[0].id


def _with_independents() -> dict[str, list[tuple[str, TrainId]]]:
    held: dict[str, list[tuple[str, TrainId]]] = defaultdict(list)
    for company, copy in INDEPENDENT_TRAINS.items():
        held[company] = [(copy, FIRST_TRAIN)]
    return held


@dataclass(slots=True)
class Supply:
    """The copies on the board and in the companies' hands, as that site numbers them."""

    tiles: dict[HexId, str] = field(default_factory=dict)
    trains: dict[str, list[tuple[str, TrainId]]] = field(default_factory=_with_independents)
    sold: dict[TrainId, int] = field(default_factory=lambda: {FIRST_TRAIN: len(INDEPENDENT_TRAINS)})

    # Tiles

    def lay(self, tile: TileId, place: HexId) -> str:
        """Lay the first copy of *tile* that lies nowhere; its name."""
        lying = {*self.tiles.values()}
        copies = (f"{tile}-{number}" for number in count())
        self.tiles[place] = next(copy for copy in copies if copy not in lying)
        return self.tiles[place]

    def city(self, place: HexId, stop: int) -> str:
        """A city's name: by the tile on it, or by its hex."""
        printed = f"{place}-{PRINTED.get(place, 0)}"
        return f"{self.tiles.get(place, printed)}-{stop}"

    # Trains

    def hand_over(self, source: str, train: TrainId, target: str) -> str:
        """Move a train of a type; its copy's name."""
        held = self.trains[source]
        item = next(item for item in held if item[1] in _sides(source, train))
        held.remove(item)
        self.trains[target].append((item[0], train))
        return item[0]

    def new(self, company: CompanyId, train: TrainId) -> str:
        """Take the next card of a phase from the bank, whichever side was bought."""
        card = _card(train)
        number = self.sold.get(card, 0)
        self.sold[card] = number + 1
        self.trains[company].append((f"{card}-{number}", train))
        return f"{card}-{number}"

    def bought_alone(self, company: CompanyId, train: TrainId, after: State) -> None:
        """A corporation without a president has bought it, perhaps one that was returned."""
        phase = DEFS.trains[train].phase
        if self._returned(phase) > after.returned[phase - 1]:
            self.hand_over(BANK, train, company)
        else:
            self.new(company, train)

    def _returned(self, phase: int) -> int:
        return sum(DEFS.trains[kind].phase == phase for _, kind in self.trains[BANK])

    def drop(self, state: State) -> None:
        """Forget trains that were phased out or have left with their company."""
        for company, held in self.trains.items():
            if company == BANK:
                continue  # phased-out trains are no longer sold
            if company in INDEPENDENT_TRAINS and not state.set_no:
                continue  # it gets its train when the draft ends
            self.trains[company] = [*_kept(held, state.trains.get(PrivateId(company), ()))]


def _kept(
    held: list[tuple[str, TrainId]], left: tuple[TrainId, ...]
) -> Iterator[tuple[str, TrainId]]:
    remaining = Counter(left)
    for copy, kind in held:
        if remaining[kind]:
            remaining[kind] -= 1
            yield copy, kind


def _phase_of(train: TrainId) -> tuple[TrainDef, ...]:
    return DEFS.phases[DEFS.trains[train].phase - 1].trains


def _card(train: TrainId) -> TrainId:
    """The side of its card by which that site calls it."""
    return next(kind.id for kind in _phase_of(train) if kind.counts == kind.visits)


def _sides(owner: str, train: TrainId) -> frozenset[TrainId]:
    """The bank sells a returned train as either type of its phase (OR-TRAIN-7)."""
    return frozenset(kind.id for kind in _phase_of(train)) if owner == BANK else frozenset({train})
