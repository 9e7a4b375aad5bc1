"""Why 1846 says no while a company issues shares and builds.

::

    RuleError
    ├── Impossible1846     what no agreement could give a meaning: no such hex, kind, power, ...
    └── Forbidden1846      all others
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.games.g1846.rules.errors import Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId, TileId

# Issuing


@dataclass(eq=False, kw_only=True)
class IssuedThisTurn(Forbidden1846):
    """One issue or one redemption a turn."""

    wire: ClassVar[str] = "issued_this_turn"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NothingToIssue(Forbidden1846):
    """The limit or the treasury leaves no share to issue."""

    wire: ClassVar[str] = "nothing_to_issue"
    corp: CorpId
    players: int
    market: int
    treasury: int


@dataclass(eq=False, kw_only=True)
class NothingToRedeem(Forbidden1846):
    """No share is in the Market."""

    wire: ClassVar[str] = "nothing_to_redeem"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NotForIndependents(Impossible1846):
    """An independent only lays track and runs."""

    wire: ClassVar[str] = "not_for_independents"
    company: CompanyId


# Track


@dataclass(eq=False, kw_only=True)
class NotATileHex(Impossible1846):
    """Water, off-board areas and preprinted gray hexes never take a tile."""

    wire: ClassVar[str] = "not_a_tile_hex"
    hex: HexId
    ground: str


@dataclass(eq=False, kw_only=True)
class WrongKindOfTile(Impossible1846):
    """Track tiles go on track hexes, city tiles on cities; *city*: the hex is one."""

    wire: ClassVar[str] = "wrong_kind_of_tile"
    hex: HexId
    tile: TileId
    city: bool


@dataclass(eq=False, kw_only=True)
class ChicagoOnly(Impossible1846):
    """Chicago takes its own tiles alone, and no other hex takes them; *chicago*: it is the hex."""

    wire: ClassVar[str] = "chicago_only"
    hex: HexId
    tile: TileId
    chicago: bool


@dataclass(eq=False, kw_only=True)
class WrongLabel(Forbidden1846):
    """Z tiles go on Z hexes, and no others do; "" is no letter."""

    wire: ClassVar[str] = "wrong_label"
    hex: HexId
    tile: TileId
    label: str
    wanted: str


@dataclass(eq=False, kw_only=True)
class TooManyTiles(Forbidden1846):
    """Two placements a turn."""

    wire: ClassVar[str] = "too_many_tiles"
    company: CompanyId
    yellows: int
    upgrades: int


@dataclass(eq=False, kw_only=True)
class SecondUpgrade(Forbidden1846):
    """Only one of a turn's placements is an upgrade."""

    wire: ClassVar[str] = "second_upgrade"
    company: CompanyId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class WrongColour(Forbidden1846):
    """Colours come in their order; *wanted* is "" where gray lies already."""

    wire: ClassVar[str] = "wrong_colour"
    hex: HexId
    tile: TileId
    colour: str
    wanted: str


@dataclass(eq=False, kw_only=True)
class ColourNotYet(Forbidden1846):
    """The colour comes with a later phase."""

    wire: ClassVar[str] = "colour_not_yet"
    tile: TileId
    colour: str
    phase: str
    wanted: str


@dataclass(eq=False, kw_only=True)
class TrackNotKept(Forbidden1846):
    """The upgrade would lose track that is there."""

    wire: ClassVar[str] = "track_not_kept"
    hex: HexId
    tile: TileId
    rotation: int


@dataclass(eq=False, kw_only=True)
class NoTileLeft(Forbidden1846):
    """All tiles of this number lie on the board."""

    wire: ClassVar[str] = "no_tile_left"
    tile: TileId
    count: int


@dataclass(eq=False, kw_only=True)
class LeadsNowhere(Forbidden1846):
    """Track would lead off the map, into water, or to a printed side without track."""

    wire: ClassVar[str] = "leads_nowhere"
    hex: HexId
    tile: TileId
    rotation: int
    edge: int


@dataclass(eq=False, kw_only=True)
class HexReserved(Forbidden1846):
    """The hex waits for a private to be bought by a corporation."""

    wire: ClassVar[str] = "hex_reserved"
    hex: HexId
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class NotConnected(Forbidden1846):
    """No track leads from the company's tokens to the city, or to the new track."""

    wire: ClassVar[str] = "not_connected"
    company: CompanyId
    hex: HexId
    what: str  # "city" or "track"


@dataclass(eq=False, kw_only=True)
class TileTooDear(Forbidden1846):
    """The treasury cannot pay for the tile."""

    wire: ClassVar[str] = "tile_too_dear"
    company: CompanyId
    hex: HexId
    tile: TileId
    needed: int
    have: int


# Tokens


@dataclass(eq=False, kw_only=True)
class TokenPlacedAlready(Forbidden1846):
    """One token a turn."""

    wire: ClassVar[str] = "token_placed_already"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NoTokenLeft(Forbidden1846):
    """All the corporation's tokens are on the board."""

    wire: ClassVar[str] = "no_token_left"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class TokenThere(Forbidden1846):
    """One token of a corporation in a city, and in all of Chicago."""

    wire: ClassVar[str] = "token_there"
    corp: CorpId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class CityFull(Forbidden1846):
    """Every slot holds a token."""

    wire: ClassVar[str] = "city_full"
    hex: HexId
    slots: int


@dataclass(eq=False, kw_only=True)
class SlotKept(Forbidden1846):
    """What is vacant is kept for others."""

    wire: ClassVar[str] = "slot_kept"
    hex: HexId
    vacant: int
    kept_for: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class TokenTooDear(Forbidden1846):
    """The treasury cannot pay for the token."""

    wire: ClassVar[str] = "token_too_dear"
    corp: CorpId
    hex: HexId
    needed: int
    have: int
