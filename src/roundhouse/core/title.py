"""A title: a game with everything around it, whichever parts it has.

A part that a title lacks is done without: a plain voice and a plain panel stand in, and whoever
asks for a picture, a bot or an example is told that there is none.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from roundhouse.core.book import Book
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.figure import Figure
from roundhouse.core.game import Bot, Game
from roundhouse.core.glance import Glance
from roundhouse.core.journal import Journal
from roundhouse.core.lacking import NoBots, NoExporter, NoPlanner, UnknownBot, UnknownSite
from roundhouse.core.maker import Maker
from roundhouse.core.panel import Panel
from roundhouse.core.picture import Picture
from roundhouse.core.planner import Planner
from roundhouse.core.team import Team
from roundhouse.core.vocabulary import Vocabulary
from roundhouse.core.voice import Voice

S = TypeVar("S")
V = TypeVar("V")

Choices: TypeAlias = Callable[[Path | None], Mapping[str, "Setting"]]
"""Settings to choose from by their ids, also those in the user's own folder, if there is one."""

Benchmark: TypeAlias = Callable[[float], Iterable[Figure]]
"""Measures something; given is 1 L in seconds, the unit of times (``kit.measure``)."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What an option may be set to, with its name, in some languages with one of ``names``.

    Without them the catalogues have the name.
    """

    value: object
    name: str = ""
    names: Mapping[str, str] = field(default_factory=dict)

    def name_in(self, language: str) -> str:
        """What the setting is called in a language, if it brings its name."""
        return self.names.get(language, self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """Settings that go together under a name: how hard a game is.

    ``wins`` says how many of ``games`` its bots won, for each way that it was measured.
    """

    key: str
    options: Mapping[str, object] = field(default_factory=dict)
    wins: Mapping[str, int] = field(default_factory=dict)
    games: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A game to step through; ``notes`` are the ids of the texts for some of its moments."""

    key: str
    name: str
    journal: Journal
    notes: Mapping[int, str] = field(default_factory=dict)


def _no_remarks(_language: str) -> Iterable[str]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """What became of a file of ``moves`` moves; ``remarks`` gives in a language what to know.

    ``doubts`` say what is not as the file says it, the worst first: it could not be followed to
    its end, or comes out otherwise. The journal holds what could be followed.
    """

    journal: Journal
    moves: int
    remarks: Callable[[str], Iterable[str]] = _no_remarks
    doubts: tuple[Fault, ...] = ()


class Importer(Protocol):
    """Reads the games that another site wrote down."""

    @property
    def site(self) -> str:
        """What that site is called: "18xx.games"."""
        ...

    def knows(self, data: object) -> bool:
        """Whether the JSON value *data* has the shape of that site's files, good or bad."""
        ...

    def read(self, data: object) -> Imported:
        """The game in *data*; a Fault says what is wrong with it."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Exported:
    """A game in another site's form; ``remarks`` says in a language what that site cannot do."""

    data: Mapping[str, object]
    moves: int
    remarks: Callable[[str], Iterable[str]] = _no_remarks


class Exporter(Protocol):
    """Writes games as another site would."""

    @property
    def site(self) -> str:
        """What that site is called: "18xx.games"."""
        ...

    def write(self, journal: Journal, *, name: str, when: int) -> Exported:
        """The game in *journal*, which may still go on; *name* and *when*, in seconds, mark it."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Title(Generic[S, V]):
    """A game with everything around it.

    ``voice`` tells it in words, ``picture`` draws a view, ``panel`` shows a seat what now,
    ``planner`` tries plans out. ``bots`` makes players by name, the weakest first. ``importers``
    read other sites' games, ``exporters`` write ours as they would. ``choices`` gives, for an
    option whose values the game itself judges, what a person may choose from.
    ``voice`` tells it in words, ``picture`` draws a view, ``panel`` shows a seat what now, ``team``
    has its players talk about what to do, ``bots``
    makes players by name, the weakest first. ``importers`` read other sites' games, ``exporters``
    write ours as they would. ``choices`` gives, for an option whose values the game itself judges,
    what a person may choose from.
    ``maker`` is where something of one's own is made, such as a board.
    ``presets`` are settings that go together, the easiest first; the first is for newcomers.
    ``examples`` are stepped through, ``benchmarks`` measure the game; both are made when asked for.
    ``rules`` are its pages in English; those in folders beside them, ``ru/`` …, translate them.
    ``book`` explains it to players, ``lessons`` is the folder of what they learn by doing it.
    ``glance`` shows a table in a list of many.
    ``mentions`` gives, as HTML, chips for the things in an event that the panel has cards of.
    ``tally`` counts what tells of a finished game, by its name: "sets", "turns". ``dump`` writes a
    state as plain JSON for other programs, given the players' names.
    """

    game: Game[S, V]
    vocabulary: Vocabulary
    voice: Voice[V] | None = None
    picture: Picture[V] | None = None
    panel: Panel[V] | None = None
    planner: Planner[V] | None = None
    team: Team[V] | None = None
    maker: Maker | None = None
    bots: Mapping[str, Callable[[], Bot[V]]] = field(default_factory=lambda: MappingProxyType({}))
    importers: tuple[Importer, ...] = ()
    exporters: tuple[Exporter, ...] = ()
    choices: Mapping[str, Choices] = field(default_factory=lambda: MappingProxyType({}))
    presets: Callable[[], tuple[Preset, ...]] = tuple
    examples: Callable[[], tuple[Example, ...]] = tuple
    benchmarks: Callable[[], Mapping[str, Benchmark]] = dict
    rules: tuple[Path, ...] = ()
    book: Book | None = None
    lessons: Path | None = None
    glance: Glance[V] | None = None
    mentions: Callable[[Event], str] | None = None
    tally: Callable[[S], Mapping[str, int]] | None = None
    dump: Callable[[S, tuple[str, ...]], Mapping[str, object]] | None = None

    @property
    def key(self) -> str:
        """The game's key."""
        return self.game.key

    def bot(self, name: str) -> Bot[V]:
        """A new player of the kind *name*; NoBots or UnknownBot when there is none."""
        if not self.bots:
            raise NoBots(title=self.key)
        if name not in self.bots:
            raise UnknownBot(bot=name, known=tuple(self.bots))
        return self.bots[name]()

    def plans(self) -> Planner[V]:
        """Who tries out plans; NoPlanner when nobody does."""
        if self.planner is None:
            raise NoPlanner(title=self.key)
        return self.planner

    def exporter(self, site: str) -> Exporter:
        """Who writes its games as *site* would; NoExporter or UnknownSite when nobody does."""
        if not self.exporters:
            raise NoExporter(title=self.key)
        for exporter in self.exporters:
            if exporter.site == site:
                return exporter
        raise UnknownSite(site=site[:80], known=tuple(one.site for one in self.exporters))


AnyTitle: TypeAlias = Title[Any, Any]
"""A title whose states and views are nobody's business but its own."""
