"""What may be wrong with a board file: errors refuse it, warnings only spoil its drawing.

Each names its place in the file and the entry of the validation table that asks for better.
"""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import BadInput, BadSetup, Fault


@dataclass(eq=False, kw_only=True)
class BoardFault(BadInput):
    """Something wrong in a board file at ``place``."""

    prefix: ClassVar[str] = "switch-signal"

    rule: str
    place: str


@dataclass(eq=False, kw_only=True)
class BadBoard(BadSetup):
    """A game cannot begin on a board with errors; ``cause`` is the first of ``count``."""

    prefix: ClassVar[str] = "switch-signal"
    wire: ClassVar[str] = "bad_board"
    cause: Fault
    count: int


@dataclass(eq=False, kw_only=True)
class NotToml(BoardFault):
    """The file cannot be parsed."""

    wire: ClassVar[str] = "not_toml"
    reason: str


@dataclass(eq=False, kw_only=True)
class NoFile(BoardFault):
    """The file is not there, cannot be read, or is far too long."""

    wire: ClassVar[str] = "no_file"
    reason: str


@dataclass(eq=False, kw_only=True)
class TooBig(BoardFault):
    """More than any board needs."""

    wire: ClassVar[str] = "too_big"
    found: int
    most: int


@dataclass(eq=False, kw_only=True)
class WrongFileName(BoardFault):
    """The board's id and the file's name differ."""

    wire: ClassVar[str] = "wrong_file_name"
    found: str
    needed: str


@dataclass(eq=False, kw_only=True)
class UnknownFormat(BoardFault):
    """A format that this program does not know."""

    wire: ClassVar[str] = "unknown_format"
    found: str


@dataclass(eq=False, kw_only=True)
class MissingKey(BoardFault):
    """A key that must be there is not."""

    wire: ClassVar[str] = "missing_key"
    key: str


@dataclass(eq=False, kw_only=True)
class UnknownKey(BoardFault):
    """A key that nobody knows (SB-FMT-11)."""

    wire: ClassVar[str] = "unknown_key"
    key: str


@dataclass(eq=False, kw_only=True)
class WrongKind(BoardFault):
    """A value of another type than its key asks for."""

    wire: ClassVar[str] = "wrong_kind"
    key: str
    expected: str
    found: str


@dataclass(eq=False, kw_only=True)
class BadId(BoardFault):
    """An id with other characters than a to z, 0 to 9 and hyphens (SB-FMT-9)."""

    wire: ClassVar[str] = "bad_id"


@dataclass(eq=False, kw_only=True)
class RepeatedId(BoardFault):
    """Two things with one id."""

    wire: ClassVar[str] = "repeated_id"


@dataclass(eq=False, kw_only=True)
class BadTrackId(BoardFault):
    """A track that is not named for its ends."""

    wire: ClassVar[str] = "bad_track_id"
    needed: str


@dataclass(eq=False, kw_only=True)
class UnknownEnd(BoardFault):
    """A track ends at a node that is not there."""

    wire: ClassVar[str] = "unknown_end"
    end: str


@dataclass(eq=False, kw_only=True)
class SameEnds(BoardFault):
    """A track leads back to where it began."""

    wire: ClassVar[str] = "same_ends"


@dataclass(eq=False, kw_only=True)
class DoubleTrack(BoardFault):
    """Two tracks between the same nodes."""

    wire: ClassVar[str] = "double_track"
    other: str


@dataclass(eq=False, kw_only=True)
class DirectTrack(BoardFault):
    """A track from city to city, or from departure point to departure point."""

    wire: ClassVar[str] = "direct_track"
    kind: str


@dataclass(eq=False, kw_only=True)
class WrongCount(BoardFault):
    """Too few or too many trade cities or ports."""

    wire: ClassVar[str] = "wrong_count"
    kind: str
    found: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class WrongGoods(BoardFault):
    """A goods colour is missing, repeated, unknown, or given to a port."""

    wire: ClassVar[str] = "wrong_goods"
    goods: str
    why: str


@dataclass(eq=False, kw_only=True)
class WrongNumbers(BoardFault):
    """The departure points are not numbered 2 to 12."""

    wire: ClassVar[str] = "wrong_numbers"
    found: tuple[int, ...]


@dataclass(eq=False, kw_only=True)
class WrongTracks(BoardFault):
    """Too few or too many tracks end at a node."""

    wire: ClassVar[str] = "wrong_tracks"
    kind: str
    found: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class WrongDiscs(BoardFault):
    """A junction's discs: wrong number, repeated, or not on its arms."""

    wire: ClassVar[str] = "wrong_discs"
    why: str
    found: str
    needed: str


@dataclass(eq=False, kw_only=True)
class WrongDiscTotal(BoardFault):
    """All switch discs together are not as many as they must be."""

    wire: ClassVar[str] = "wrong_disc_total"
    why: str
    found: int
    needed: int


@dataclass(eq=False, kw_only=True)
class WrongSections(BoardFault):
    """A track has no section, or far too many."""

    wire: ClassVar[str] = "wrong_sections"
    found: int
    most: int


@dataclass(eq=False, kw_only=True)
class WrongSignal(BoardFault):
    """A track's signal place: out of range, repeated, or on a departure track."""

    wire: ClassVar[str] = "wrong_signal"
    why: str
    found: int
    most: int


@dataclass(eq=False, kw_only=True)
class WrongGreen(BoardFault):
    """A first-game signal disc on no place, or twice on one."""

    wire: ClassVar[str] = "wrong_green"
    why: str


@dataclass(eq=False, kw_only=True)
class WrongGreenCount(BoardFault):
    """Too few or too many first-game discs: in all, at a city, or on track places."""

    wire: ClassVar[str] = "wrong_green_count"
    why: str
    found: int
    needed: int


@dataclass(eq=False, kw_only=True)
class WrongSignalDiscs(BoardFault):
    """The stated number of signal discs is not cities plus three."""

    wire: ClassVar[str] = "wrong_signal_discs"
    found: int
    needed: int


@dataclass(eq=False, kw_only=True)
class TooFewTrackPlaces(BoardFault):
    """No room for three discs and an extra one on track places."""

    wire: ClassVar[str] = "too_few_track_places"
    found: int
    needed: int


@dataclass(eq=False, kw_only=True)
class WrongHelpers(BoardFault):
    """A helper is unknown or repeated, or there are not three."""

    wire: ClassVar[str] = "wrong_helpers"
    why: str
    found: str


@dataclass(eq=False, kw_only=True)
class Unconnected(BoardFault):
    """A node that no way leads to."""

    wire: ClassVar[str] = "unconnected"


@dataclass(eq=False, kw_only=True)
class OutOfReach(BoardFault):
    """A city or departure point from which a city cannot be reached."""

    wire: ClassVar[str] = "out_of_reach"
    target: str


@dataclass(eq=False, kw_only=True)
class Trap(BoardFault):
    """A section from which no city can be reached any more."""

    wire: ClassVar[str] = "trap"


@dataclass(eq=False, kw_only=True)
class ExampleBroken(BoardFault):
    """The rulebook's example turn does not come out as printed."""

    wire: ClassVar[str] = "example_broken"
    needed: str
    found: str


@dataclass(eq=False, kw_only=True)
class OffCanvas(BoardFault):
    """A node or a point of a track lies outside."""

    wire: ClassVar[str] = "off_canvas"
    x: str
    y: str


@dataclass(eq=False, kw_only=True)
class TracksCross(BoardFault):
    """Two tracks cross on the drawing."""

    wire: ClassVar[str] = "tracks_cross"
    other: str
    x: int
    y: int


@dataclass(eq=False, kw_only=True)
class WrongLength(BoardFault):
    """A section is drawn too short or too long."""

    wire: ClassVar[str] = "wrong_length"
    found: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class TooClose(BoardFault):
    """Two nodes, or a track and a node that it does not end at, are too close."""

    wire: ClassVar[str] = "too_close"
    other: str
    found: int
    needed: int


@dataclass(eq=False, kw_only=True)
class SharpAngle(BoardFault):
    """Two tracks meet a node too close to each other."""

    wire: ClassVar[str] = "sharp_angle"
    one: str
    other: str
    found: int
    needed: int


@dataclass(eq=False, kw_only=True)
class LabelInTheWay(BoardFault):
    """A label overlaps something, or leaves the canvas."""

    wire: ClassVar[str] = "label_in_the_way"
    other: str


@dataclass(eq=False, kw_only=True)
class WeakLink(BoardFault):
    """Closing one track cuts a trade city off from every port."""

    wire: ClassVar[str] = "weak_link"
    city: str


@dataclass(eq=False, kw_only=True)
class LedAstray(BoardFault):
    """The first-game layout leads a new train into another departure point."""

    wire: ClassVar[str] = "led_astray"
    other: str


@dataclass(eq=False, kw_only=True)
class OffGuideline(BoardFault):
    """A distance outside the guidelines."""

    wire: ClassVar[str] = "off_guideline"
    what: str
    found: str
    low: str
    high: str
