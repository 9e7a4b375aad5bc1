"""From a table to what one visitor sees of it."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.panel import Panel, Parts, Sight
from roundhouse.core.title import Title
from roundhouse.messages import LANGUAGES, has_text, seat_name, text
from roundhouse.messages.voice import voice_of
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.web.cache import Cache
from roundhouse.server.web.plain_panel import PlainPanel

LOG_LINES: Final = 60
NEWS_LINES: Final = 5
"""Sentences on what the others did, shown to whoever decides next."""
PLAIN: Final[PlainPanel[Any]] = PlainPanel()

S = TypeVar("S")
V = TypeVar("V")


def panel_of(title: Title[S, V]) -> Panel[V]:
    """The title's own panel, or the plain one that suits any game."""
    return title.panel or PLAIN


def environment() -> Environment:
    """The templates, everything in them escaped."""
    folder = Path(__file__).parent / "templates"
    found = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["languages"] = LANGUAGES
    return found


def title_name(title: str, language: str) -> str:
    """What a game is called."""
    return named(f"pages-title-{title.replace('_', '-')}", title, language)


def in_short(title: str, language: str) -> list[str]:
    """The game in a few sentences, for those who do not know it."""
    return named(f"pages-title-{title.replace('_', '-')}-short", "", language).splitlines()


def named(key: str, otherwise: str, language: str) -> str:
    """The text *key*, or *otherwise* where there is none."""
    known = has_text(key, language) or has_text(key, "en")
    return text(key, language) if known else otherwise


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks at which moment in which language; ``pass_to`` is whom the screen goes to next."""

    seat: Seat | None
    at: int
    language: str
    pass_to: Seat | None = None


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log, by its number among those of its move; ``undone`` if taken back."""

    seq: int
    number: int
    words: str
    undone: bool


def names_for(live: LiveTable, language: str) -> tuple[str, ...]:
    """The players' names; an open seat is called by its number."""
    return tuple(name or seat_name(seat, language) for seat, name in enumerate(live.names))


def sight(live: LiveTable, eyes: Eyes) -> Sight[Any]:
    """What the panel may use."""
    table = live.table
    state = table.state_at(eyes.at)
    return Sight(
        view=live.title.game.view(state, eyes.seat),
        seat=eyes.seat,
        to_act=live.title.game.to_act(state),
        offers=live.offers(eyes.seat, eyes.at),
        names=names_for(live, eyes.language),
        language=eyes.language,
        seq=eyes.at,
        why_not=partial(_why_not, live, eyes),
        latest=live.latest_events(eyes.seat, eyes.at),
        result=live.title.game.result(state),
    )


def _why_not(live: LiveTable, eyes: Eyes, action: Action) -> RuleError | None:
    return live.refusal(eyes.seat, action, eyes.at)


def log_lines(
    live: LiveTable, eyes: Eyes, told: Cache[tuple[str, ...]], most: int
) -> list[LogLine]:
    """The last *most* sentences of what the viewer may know, oldest first; *told* keeps them."""
    table, names = live.table, names_for(live, eyes.language)
    kept = set(table.line())
    view = live.title.game.view(table.state_at(eyes.at), eyes.seat)
    tell = partial(voice_of(live.title).tell, view, language=eyes.language, names=names)
    lines: list[LogLine] = []
    for seq in range(eyes.at, 0, -1):
        undone = seq not in kept and type(table.entries[seq - 1].action).wire != "undo"
        key = live.id, seq, eyes.seat, eyes.language, names
        known = (event for event in table.events_at(seq) if event.known_to(eyes.seat))
        words = told.get(key) or told.put(key, tuple(map(tell, known)))
        lines += [LogLine(seq, n, one, undone) for n, one in enumerate(words)][::-1]
        if len(lines) >= most:
            break
    return lines[::-1]


def lines_since(
    live: LiveTable, eyes: Eyes, lines: list[LogLine], mine: Collection[Seat]
) -> list[LogLine]:
    """Those of *lines* that tell what others did since somebody at this screen did something.

    A panel with ``tells_latest`` shows the latest move itself.
    """
    acted = [entry.seat for entry in live.table.entries[: eyes.at]]
    own = max((seq for seq, seat in enumerate(acted, 1) if seat in mine), default=0)
    others = any(seat not in (CHANCE, *mine) for seat in acted[own:])
    end = live.latest_move(eyes.at) if panel_of(live.title).tells_latest else eyes.at + 1
    return [line for line in lines if own < line.seq < end and not line.undone] if others else []


def drawn_parts(live: LiveTable, eyes: Eyes, drawn: Cache[Parts]) -> Parts:
    """What the title's panel shows; many pages looking at one moment have it drawn once."""
    key = live.id, replace(eyes, pass_to=None), eyes.at == live.table.seq, live.names
    return drawn.get(key) or drawn.put(key, panel_of(live.title).parts(sight(live, eyes)))


def words(language: str) -> Callable[..., Markup]:
    """The function that templates call for their texts; what is put in is escaped."""

    def say(key: str, /, **params: Any) -> Markup:
        escaped = {
            name: value if isinstance(value, int | Markup) else Markup.escape(value)
            for name, value in params.items()
        }
        return Markup(text(key, language, **escaped))  # noqa: S704 - our own text, values escaped

    return say


def as_html(parts: Parts) -> Mapping[str, str]:
    """The panel's parts, which are HTML already."""
    made = {"board": parts.board, "now": parts.now, "beside": parts.beside}
    markup = {name: Markup(html) for name, html in made.items()}  # noqa: S704 - a panel escapes itself
    return {**markup, "still": parts.still}
