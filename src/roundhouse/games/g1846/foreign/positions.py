"""Positions in the corpus' form, as they are before a company runs its trains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from roundhouse.core.codec import decode
from roundhouse.core.errors import BadInput, WrongType
from roundhouse.games.g1846.foreign.faults import BadPosition, TileMisfit, UnknownName
from roundhouse.games.g1846.rules.board import Board, Tokens
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS, PHASES
from roundhouse.games.g1846.rules.ids import (
    NEUTRAL,
    CompanyId,
    CorpId,
    HexId,
    PrivateId,
    TileId,
    TrainId,
)
from roundhouse.games.g1846.rules.powers import mail_contract, powers
from roundhouse.games.g1846.rules.powers.kinds.markers import MarkerPower
from roundhouse.games.g1846.rules.routing import Position

MARKERS: Final = tuple(key for key, power in powers().items() if isinstance(power, MarkerPower))
COMPANIES: Final = frozenset(
    [*DEFS.corps, NEUTRAL, *(key for key, card in DEFS.privates.items() if card.is_independent)]
)
REASONS: Final = {
    "stop": "stops",
    "sides": "east_west",
    "visits": "mail",
    "SC": "port",
    "MPC": "meat",
    "BT": "boomtown",
}
"""What an answer calls the parts of a revenue; a marker that is not named goes by its private."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A position as the file has it."""

    company: str
    phase: str
    trains: tuple[str, ...]
    tiles: Mapping[str, str]
    tokens: tuple[tuple[str, int, str], ...]
    bonus_markers: Mapping[str, str]
    mail_contract: bool
    game: str = ""
    action: int = 0
    played_revenue: int | None = None
    best_revenue: int | None = None


_FIELDS: Final = frozenset(field.name for field in fields(Written))


@dataclass(frozen=True, slots=True, kw_only=True)
class Posed:
    """A position of a file, ready to be asked."""

    number: int  # in the file, from 1
    written: Written
    position: Position


def read_positions(data: Any) -> Iterator[Posed]:
    """The positions in *data*, in order; BadPosition says which one is wrong, and why."""
    if not isinstance(data, list):
        raise WrongType(path="/", expected="list", found=type(data).__name__)
    for number, item in enumerate(data, 1):
        try:
            written = _written(item)
            yield Posed(number=number, written=written, position=_position(written))
        except BadInput as cause:
            raise BadPosition(number=number, cause=cause) from None


def _written(item: Any) -> Written:
    # what a position says besides is not ours to judge
    known = (
        {name: value for name, value in item.items() if name in _FIELDS}
        if isinstance(item, dict)
        else item
    )
    return decode(Written, known)


def _position(written: Written) -> Position:
    _need("company", written.company, COMPANIES)
    _need("phase", written.phase, PHASES)
    for train in written.trains:
        _need("train", train, DEFS.trains)
    tiles = {HexId(place): _laid(place, text) for place, text in written.tiles.items()}
    return Position(
        board=Board(tiles, _tokens(written)),
        company=CorpId(written.company),
        phase=PHASES[written.phase],
        trains=tuple(map(TrainId, written.trains)),
        markers=tuple(_markers(written)),
        per_visit=mail_contract.POWER.per_visit() if written.mail_contract else 0,
    )


def _need(
    kind: str, name: str, known: Mapping[Any, Any] | frozenset[Any] | tuple[Any, ...]
) -> None:
    if name not in known:
        raise UnknownName(kind=kind, name=name[:40])


def _laid(place: str, text: str) -> Laid:
    """The tile that is written as "57@2"."""
    tile, _, turned = text.partition("@")
    _need("hex", place, DEFS.hexes)
    _need("tile", tile, DEFS.tiles)
    known = DEFS.tiles[TileId(tile)]
    _need("rotation", turned, tuple(str(turn) for turn in range(len(known.layouts))))
    ground = DEFS.hexes[HexId(place)]
    if ground.ground not in {"open", "yellow"} or (known.is_city, known.label) != (
        ground.is_city,
        ground.label,
    ):
        raise TileMisfit(hex=place, tile=tile)
    return Laid(known.id, int(turned))


def _tokens(written: Written) -> dict[HexId, Tokens]:
    cities: dict[HexId, list[tuple[CompanyId, ...]]] = {}
    for place, stop, owner in written.tokens:
        _need("hex", place, DEFS.hexes)
        _need("company", owner, COMPANIES)
        ground = DEFS.hexes[HexId(place)]
        slots = range(ground.layout.stops) if ground.is_city else range(0)
        _need("stop", f"{place}.{stop}", tuple(f"{place}.{known}" for known in slots))
        here = cities.setdefault(ground.id, [()] * ground.layout.stops)
        here[stop] = (*here[stop], CorpId(owner))
    return {place: tuple(here) for place, here in cities.items()}


def _markers(written: Written) -> Iterator[tuple[PrivateId, HexId]]:
    for private, place in written.bonus_markers.items():
        _need("private", private, MARKERS)
        _need("hex", place, DEFS.hexes)
        yield PrivateId(private), HexId(place)
