"""The board: tiles and tokens as one immutable value, with caches that die with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from roundhouse.games.g1846.rules.components import Laid, Layout
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import Colour, CompanyId, HexId, TileId

Tokens = tuple[tuple[CompanyId, ...], ...]  # for each city of a hex, the owners in order of arrival


@dataclass(frozen=True, slots=True)
class Board:
    """Where tiles and tokens lie. Hexes without a laid tile show what is printed.

    Three caches: `by_tiles` is shared by boards with the same tiles, `by_board` dies with any
    change, and what stays true however much is built is handed on in `lasting`.
    """

    tiles: Mapping[HexId, Laid] = field(default_factory=dict)
    tokens: Mapping[HexId, Tokens] = field(default_factory=dict)
    left: Mapping[TileId, int] = field(
        default_factory=lambda: {t.id: t.count for t in DEFS.tiles.values() if t.count is not None}
    )
    by_tiles: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    by_board: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    lasting: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    def laid(self, place: HexId) -> Laid | None:
        """The tile laid in *place*; None: as printed."""
        return self.tiles.get(place)

    def layout(self, place: HexId) -> Layout:
        """The track in *place*."""
        return DEFS.layout(place, self.tiles.get(place))

    def slots(self, place: HexId) -> int:
        """How many token slots each city in *place* has."""
        return DEFS.slots(place, self.tiles.get(place))

    def colour(self, place: HexId) -> Colour | None:
        """The colour of what lies or is printed in *place*; None when it is empty."""
        return DEFS.colour(place, self.tiles.get(place))

    def has_left(self, tile: TileId) -> bool:
        """Whether the supply still has *tile* (OR-TRACK-5)."""
        return self.left.get(tile, 1) > 0

    def owners_at(self, place: HexId, stop: int = 0) -> tuple[CompanyId, ...]:
        """Whose tokens are in that city."""
        cities = self.tokens.get(place)
        return cities[stop] if cities else ()

    def has_token(self, owner: CompanyId, place: HexId) -> bool:
        """Whether *owner* has a token anywhere in *place* (for Chicago: in any city)."""
        return any(owner in city for city in self.tokens.get(place, ()))

    def cities_of(self, owner: CompanyId) -> Iterator[tuple[HexId, int]]:
        """The cities (hex, stop) with a token of *owner*."""
        for place, cities in self.tokens.items():
            for stop, city in enumerate(cities):
                if owner in city:
                    yield place, stop

    def with_tile(self, place: HexId, laid: Laid) -> Board:
        """The board after laying a tile; a replaced tile returns to the supply (OR-TRACK-5)."""
        left = dict(self.left)
        old = self.tiles.get(place)
        if old is not None and old.tile in left:
            left[old.tile] += 1
        if laid.tile in left:
            left[laid.tile] -= 1
        return Board({**self.tiles, place: laid}, self.tokens, left, {}, {}, dict(self.lasting))

    def with_token(self, owner: CompanyId, place: HexId, stop: int = 0) -> Board:
        """The board after placing a token."""
        board = self._with_city(place, stop, (*self.owners_at(place, stop), owner))
        board.lasting.update(self.lasting)
        return board

    def with_token_moved(self, owner: CompanyId, place: HexId, stop: int) -> Board:
        """The board after the token of *owner* went to another city of *place*."""
        board = self
        for city, owners in enumerate(self.tokens[place]):
            kept = tuple(other for other in owners if other != owner)
            board = board._with_city(place, city, (*kept, owner) if city == stop else kept)
        return board

    def with_owner_changed(self, old: CompanyId, new: CompanyId) -> Board:
        """The board after *new* took over each token of *old*; where it had one, old's is gone."""
        board = self
        for place, stop in list(self.cities_of(old)):
            city = self.owners_at(place, stop)
            kept = not self.has_token(new, place)
            owners = (new if owner == old else owner for owner in city if kept or owner != old)
            board = board._with_city(place, stop, tuple(owners))
        return board

    def without(self, owner: CompanyId) -> Board:
        """The board without the tokens of *owner*."""
        board = self
        for place, stop in list(self.cities_of(owner)):
            city = tuple(other for other in self.owners_at(place, stop) if other != owner)
            board = board._with_city(place, stop, city)
        return board

    def _with_city(self, place: HexId, stop: int, owners: tuple[CompanyId, ...]) -> Board:
        cities = list(self.tokens.get(place) or ((),) * DEFS.hexes[place].layout.stops)
        cities[stop] = owners
        tokens = {**self.tokens, place: tuple(cities)}
        return Board(self.tiles, tokens, self.left, self.by_tiles)
