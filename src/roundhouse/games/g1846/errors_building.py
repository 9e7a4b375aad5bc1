"""Why 1846 says no while a company issues shares, builds, runs, and uses its privates.

::

    RuleError
    ├── Impossible1846     what no agreement could give a meaning: no such hex, kind, power, ...
    └── Forbidden1846      all others
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.games.g1846.errors import Forbidden1846, Impossible1846
from roundhouse.games.g1846.ids import CompanyId, CorpId, HexId, PrivateId, TileId, TrainId

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


# Powers


@dataclass(eq=False, kw_only=True)
class NotOwner(Forbidden1846):
    """Only the corporation that owns a private uses it."""

    wire: ClassVar[str] = "not_owner"
    company: CompanyId
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class PowerUsed(Forbidden1846):
    """The power works once."""

    wire: ClassVar[str] = "power_used"
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class NoSuchPower(Impossible1846):
    """The private does nothing of that kind."""

    wire: ClassVar[str] = "no_such_power"
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class PowerElsewhere(Impossible1846):
    """The private does that in other places: *hexes*."""

    wire: ClassVar[str] = "power_elsewhere"
    private: PrivateId
    hexes: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class HexNotEmpty(Forbidden1846):
    """The private lays tiles in empty hexes only."""

    wire: ClassVar[str] = "hex_not_empty"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class NoYellowTile(Forbidden1846):
    """The private upgrades a yellow tile, and there is none."""

    wire: ClassVar[str] = "no_yellow_tile"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class TilesDoNotMeet(Forbidden1846):
    """The two tiles of a private must connect with each other."""

    wire: ClassVar[str] = "tiles_do_not_meet"
    private: PrivateId
    hex: HexId
    other: HexId


@dataclass(eq=False, kw_only=True)
class AlreadyJoined(Forbidden1846):
    """Track joins the two cities already."""

    wire: ClassVar[str] = "already_joined"
    private: PrivateId
    hex: HexId
    other: HexId


@dataclass(eq=False, kw_only=True)
class DoesNotJoin(Forbidden1846):
    """The tile's new track is no part of a way between the two cities, nor can it become one."""

    wire: ClassVar[str] = "does_not_join"
    private: PrivateId
    hex: HexId
    other: HexId


@dataclass(eq=False, kw_only=True)
class SecondTileDue(Forbidden1846):
    """The first tile was laid for a second one that joins the cities."""

    wire: ClassVar[str] = "second_tile_due"
    private: PrivateId
    hexes: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class MarkerThere(Forbidden1846):
    """The marker lies there already."""

    wire: ClassVar[str] = "marker_there"
    private: PrivateId
    hex: HexId


@dataclass(eq=False, kw_only=True)
class MarkerMoved(Forbidden1846):
    """The port marker moves once a turn, before the trains run."""

    wire: ClassVar[str] = "marker_moved"
    private: PrivateId
    ran: bool


@dataclass(eq=False, kw_only=True)
class NotAssignable(Impossible1846):
    """The bonus goes to a started corporation or an independent."""

    wire: ClassVar[str] = "not_assignable"
    company: CompanyId
    choices: tuple[CompanyId, ...]


@dataclass(eq=False, kw_only=True)
class AssignedAlready(Forbidden1846):
    """The bonus is assigned once a round, and to another company than before."""

    wire: ClassVar[str] = "assigned_already"
    company: CompanyId


# Running


@dataclass(eq=False, kw_only=True)
class MustRun(Forbidden1846):
    """A company with a train and a route runs."""

    wire: ClassVar[str] = "must_run"
    company: CompanyId


@dataclass(eq=False, kw_only=True)
class NoTrainToRun(Impossible1846):
    """The company has fewer trains of that type that may run."""

    wire: ClassVar[str] = "no_train_to_run"
    company: CompanyId
    train: TrainId
    have: int


@dataclass(eq=False, kw_only=True)
class NoTrack(Impossible1846):
    """No track lies along that way: *hexes* are where it breaks."""

    wire: ClassVar[str] = "no_track"
    train: TrainId
    hexes: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class TooFewLocations(Forbidden1846):
    """A route visits at least two locations."""

    wire: ClassVar[str] = "too_few_locations"
    train: TrainId
    visited: int


@dataclass(eq=False, kw_only=True)
class NoTokenCounted(Forbidden1846):
    """A route counts a city with the company's token."""

    wire: ClassVar[str] = "no_token_counted"
    train: TrainId
    company: CompanyId


@dataclass(eq=False, kw_only=True)
class LocationTwice(Forbidden1846):
    """A route visits no location twice."""

    wire: ClassVar[str] = "location_twice"
    train: TrainId
    location: str


@dataclass(eq=False, kw_only=True)
class RunsThrough(Forbidden1846):
    """A route ends at a blocked city or an off-board area."""

    wire: ClassVar[str] = "runs_through"
    train: TrainId
    hex: HexId
    blocked: bool  # else it is off-board


@dataclass(eq=False, kw_only=True)
class TwoEastAreas(Forbidden1846):
    """No route has two eastern areas."""

    wire: ClassVar[str] = "two_east_areas"
    train: TrainId
    hexes: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class TooManyVisited(Forbidden1846):
    """The train visits no more locations."""

    wire: ClassVar[str] = "too_many_visited"
    train: TrainId
    visited: int
    most: int


@dataclass(eq=False, kw_only=True)
class TooManyCounted(Forbidden1846):
    """The train counts no more locations."""

    wire: ClassVar[str] = "too_many_counted"
    train: TrainId
    counted: int
    most: int


@dataclass(eq=False, kw_only=True)
class MustCountAll(Forbidden1846):
    """Only an N/M train leaves locations uncounted."""

    wire: ClassVar[str] = "must_count_all"
    train: TrainId
    left_out: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class CountedElsewhere(Impossible1846):
    """What is counted is not on the route."""

    wire: ClassVar[str] = "counted_elsewhere"
    train: TrainId
    hexes: tuple[HexId, ...]


@dataclass(eq=False, kw_only=True)
class TrackTwice(Forbidden1846):
    """The company's routes use no track twice."""

    wire: ClassVar[str] = "track_twice"
    train: TrainId
    hexes: tuple[HexId, ...]  # the two hexes whose common side is crossed twice


@dataclass(eq=False, kw_only=True)
class BelowMaximum(Forbidden1846):
    """The trains could earn more."""

    wire: ClassVar[str] = "below_maximum"
    company: CompanyId
    revenue: int
    most: int
