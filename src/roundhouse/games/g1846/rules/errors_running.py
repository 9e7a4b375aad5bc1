"""Why 1846 says no to a run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.games.g1846.rules.errors import Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, TrainId


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
