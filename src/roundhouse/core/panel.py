"""What a title shows on its table's page: the contract between server and panels."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar, runtime_checkable

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import Result
from roundhouse.core.offers import Offers

V = TypeVar("V")


@dataclass(frozen=True, slots=True, kw_only=True)
class Past(Generic[V]):
    """What led to a moment, as everybody may know it; what was taken back is not in it.

    ``rounds`` are spectators' views as each round began.
    """

    events: tuple[Event, ...] = ()
    rounds: tuple[V, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One entry of a table's journal: by whom, and what it brought, as far as a viewer may know."""

    seq: int
    seat: Seat
    events: tuple[Event, ...]


def _nothing(_since: int) -> tuple[Move, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight(Generic[V]):
    """All that a panel may use: one seat's view at one moment, and what that seat may do.

    ``seat`` is None for a spectator; ``offers`` is empty when the seat has nothing to decide
    or the moment is past. ``why_not`` gives the refusal an action would meet, or None. ``past``
    tells what happened before; ``since`` the moves after a moment, if none of them was taken back.
    """

    view: V
    seat: Seat | None
    to_act: tuple[Seat, ...]
    offers: Offers
    names: Sequence[str]
    language: str
    seq: int
    why_not: Callable[[Action], RuleError | None]
    latest: tuple[Event, ...] = ()
    result: Result | None = None
    past: Callable[[], Past[V]] = Past
    since: Callable[[int], tuple[Move, ...]] = _nothing


BOARD: Final = "board"
HISTORY: Final = "history"
"""The rooms that every table has, around those of its panel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A part of the table that one goes to by a key or a tab: what it is called, and its HTML.

    A panel shows the same rooms at every moment of a game.
    """

    key: str
    name: str
    html: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """The HTML of a table's page: the board, what now, what stands beside, and further rooms.

    ``still`` is what never changes of the board: a ``g`` element with an id, as it stands in it.
    ``calls`` are the keys of the rooms that this step wants to be seen, the most wanted first: as
    many of them stand side by side as the screen has room for.
    """

    board: str
    now: str
    beside: str
    still: str = ""
    rooms: tuple[Room, ...] = ()
    calls: tuple[str, ...] = (BOARD,)
    board_name: str = ""  # what the board is called here, unless just that


class Panel(Protocol[V]):
    """A game's own part of the table's page.

    A choice is any element with ``data-action``: the action's JSON, which the page posts with
    the seq it shows. ``static`` holds ``script`` (an ES module) and a style sheet of its own.
    ``tells_latest``: it shows the latest move itself. ``tells_scores``: its history does so.
    """

    static: Path
    script: str
    style: str
    tells_latest: bool
    tells_scores: bool

    def parts(self, sight: Sight[V]) -> Parts:
        """The whole of it, drawn anew after each move."""
        ...

    def detail(self, sight: Sight[V], query: Mapping[str, str]) -> str:
        """A fragment that the script asks for: the tiles for a hex, a dry run, a what-if."""
        ...

    def history(
        self,
        states: Sequence[V],
        names: Sequence[str] = (),
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """The whole game for its end page: what spectators saw, and what happened."""
        ...


@runtime_checkable
class Playing(Protocol):
    """A panel whose script plays what happened since the moment that a page showed."""

    def motion(self, sight: Sight[Any], since: int) -> str:
        """What its script needs for that, as JSON; nothing where there is nothing to play.

        The page gets it in ``data-script`` of ``#motion`` with the fragment that it belongs to.
        """
        ...
