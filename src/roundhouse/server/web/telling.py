"""What happened, in words: the log, the news since one's last move, the landmarks of a game."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import chain, groupby
from typing import Final, TypeAlias

from markupsafe import Markup

from roundhouse.core.actions import CHANCE, Seat
from roundhouse.core.events import Event, Landmark
from roundhouse.core.journal import Undo
from roundhouse.messages import seat_name, text
from roundhouse.messages.voice import voice_of
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.web.cache import Cache
from roundhouse.server.web.plain_panel import panel_of
from roundhouse.server.web.viewpoint import Viewpoint
from roundhouse.store.people import Handover

NOTHING: Final = Markup("")
HANDOVERS: Final = 1000
"""Numbers of the lines that tell of handovers begin here; a move has fewer sentences."""
NEWS_OPEN: Final = 12
"""So many of the latest lines of the news are unfolded; the others wait below their headings."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log, by its number among those of its move; ``undone`` if taken back."""

    seq: int
    number: int
    words: str
    undone: bool
    landmark: Landmark = ""
    things: Markup = NOTHING
    """Chips of what it speaks of, each opens a card."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The lines of one turn below its heading; without one, what is no company's or player's."""

    heading: LogLine | None
    lines: tuple[LogLine, ...] = ()
    is_open: bool = True


@dataclass(frozen=True, slots=True)
class Round:
    """A round with its turns; the heading is that of its beginning, whenever that was."""

    heading: LogLine | None
    turns: tuple[Turn, ...]

    @property
    def count(self) -> int:
        """How many things happened."""
        return sum(len(turn.lines) + (turn.heading is not None) for turn in self.turns)

    @property
    def is_open(self) -> bool:
        """Whether something of it is unfolded, or would be."""
        return not self.turns or any(turn.is_open for turn in self.turns)


Placed: TypeAlias = tuple[LogLine | None, LogLine | None, LogLine | None]
"""The headings of a round and of a turn, and a line below them."""


class Teller:
    """Tells one viewer what happened at a table; *cache* keeps the sentences."""

    def __init__(
        self, live: LiveTable, viewpoint: Viewpoint, cache: Cache[tuple[str, ...]]
    ) -> None:
        self._live = live
        self._viewpoint = viewpoint
        self._cache = cache
        self._names = names_for(live, viewpoint.language)
        self._kept = frozenset(live.table.line())
        state, game = live.table.state_at(viewpoint.at), live.title.game
        self._views = {who: game.view(state, who) for who in {viewpoint.seat, None}}

    def log(self, most: int) -> list[LogLine]:
        """The last *most* sentences of what the viewer may know, oldest first, in whole moves."""
        lines: list[LogLine] = []
        for seq in range(self._viewpoint.at, 0, -1):
            lines += self.of(seq)[::-1]
            if len(lines) >= most:
                break
        return lines[::-1]

    def news(self, mine: Collection[Seat]) -> list[LogLine]:
        """All that others did since somebody at this screen did something.

        A panel with ``tells_latest`` shows the latest move itself.
        """
        live, at = self._live, self._viewpoint.at
        acted = [entry.seat for entry in live.table.entries[:at]]
        own = max((seq for seq, seat in enumerate(acted, 1) if seat in mine), default=0)
        if not any(seat not in (CHANCE, *mine) for seat in acted[own:]):
            return []
        end = live.latest_move(at) if panel_of(live.title).tells_latest else at + 1
        told = chain.from_iterable(self.of(seq) for seq in range(own + 1, end))
        return [line for line in told if not line.undone]

    def of(self, seq: int) -> list[LogLine]:
        """What move *seq* brought, as far as the viewer may know, and who then took a seat."""
        entry = self._live.table.entries[seq - 1]
        undone = seq not in self._kept and not isinstance(entry.action, Undo)
        found = zip(self._known(seq), self._words(seq), strict=True)
        told = [
            LogLine(
                seq, number, words, undone, "" if undone else event.landmark, self._things(event)
            )
            for number, (event, words) in enumerate(found)
        ]
        return [*told, *handover_lines(self._live, seq, self._viewpoint.language)]

    def _things(self, event: Event) -> Markup:
        found = self._live.title.mentions
        return Markup(found(event)) if found else NOTHING  # noqa: S704 - a title escapes itself

    @cached_property
    def landmarks(self) -> tuple[LogLine, ...]:
        """Where the rounds and turns of the whole game began, undone ones left out."""
        events = self._live.table.events_at
        marked = (seq for seq in sorted(self._kept) if any(e.landmark for e in events(seq)))
        return tuple(line for seq in marked for line in self.of(seq) if line.landmark)

    def before(self, line: LogLine) -> tuple[LogLine | None, LogLine | None]:
        """The round and the turn in which *line* stands, begun before it."""
        place = line.seq, line.number
        earlier = [mark for mark in self.landmarks if (mark.seq, mark.number) < place]
        round_ = next((m for m in reversed(earlier) if m.landmark == "round"), None)
        since = earlier[earlier.index(round_) :] if round_ else earlier
        return round_, next((m for m in reversed(since) if m.landmark == "turn"), None)

    def _known(self, seq: int) -> list[Event]:
        who = self._viewpoint.seat_at(seq)
        return [event for event in self._live.table.events_at(seq) if event.known_to(who)]

    def _words(self, seq: int) -> tuple[str, ...]:
        who, language = self._viewpoint.seat_at(seq), self._viewpoint.language
        key = self._live.id, seq, who, language, self._names
        tell = partial(
            voice_of(self._live.title).tell, self._views[who], language=language, names=self._names
        )
        return self._cache.get(key) or self._cache.put(key, tuple(map(tell, self._known(seq))))


def by_rounds(teller: Teller, lines: list[LogLine]) -> list[Round]:
    """*lines* below the rounds and turns in which they happened; the latest are unfolded."""
    placed = list(_placed(teller, lines))
    return _folded(
        [
            Round(round_, tuple(_turns(found)))
            for round_, found in groupby(placed, key=lambda each: each[0])
        ]
    )


def _turns(placed: Iterable[Placed]) -> Iterator[Turn]:
    for heading, found in groupby(placed, key=lambda each: each[1]):
        lines = tuple(line for _, _, line in found if line is not None)
        if heading is not None or lines:
            yield Turn(heading, lines)


def _placed(teller: Teller, lines: list[LogLine]) -> Iterator[Placed]:
    """Each of *lines* with its round and its turn; a heading is no line of its own."""
    round_, turn = teller.before(lines[0]) if lines else (None, None)
    for line in lines:
        if line.landmark:
            round_, turn = (line, None) if line.landmark == "round" else (round_, line)
        yield round_, turn, None if line.landmark else line


def _folded(rounds: list[Round]) -> list[Round]:
    """The same, all but the latest lines folded away."""
    left, found = NEWS_OPEN, []
    for round_ in reversed(rounds):
        turns = []
        for turn in reversed(round_.turns):
            turns.append(replace(turn, is_open=left > 0))
            left -= len(turn.lines) + 1
        found.append(replace(round_, turns=tuple(reversed(turns))))
    return found[::-1]


def headed(teller: Teller, lines: list[LogLine]) -> list[LogLine]:
    """*lines* below the round in which they begin."""
    if not lines or lines[0].landmark == "round":
        return lines
    round_, turn = teller.before(lines[0])
    context: Iterable[LogLine | None] = (round_, None if lines[0].landmark else turn)
    return [*filter(None, context), *lines]


def handover_lines(live: LiveTable, seq: int, language: str) -> list[LogLine]:
    """The seats that changed hands after move *seq*."""
    return [
        LogLine(seq, HANDOVERS + each.number, handover_words(each, language), undone=False)
        for each in live.handovers
        if each.seq == seq
    ]


def handover_words(handover: Handover, language: str) -> str:
    """Who gave whose seat to whom."""
    seat = seat_name(Seat(handover.seat), language)
    kind = "taken" if handover.kind == "player" else handover.kind
    return text(
        f"accounts-seat-{kind}",
        language,
        by=handover.by_name or text("accounts-somebody", language),
        was=handover.was_name or seat,
        name=handover.name or seat,
    )
