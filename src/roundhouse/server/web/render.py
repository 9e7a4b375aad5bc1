"""From a table to what one visitor sees of it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from markupsafe import Markup

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.panel import Parts, Sight
from roundhouse.messages import seat_name, text
from roundhouse.messages.voice import voice_of
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.web.cache import Cache
from roundhouse.server.web.hot_seat import view_choices
from roundhouse.server.web.plain_panel import panel_of
from roundhouse.server.web.rooms import ranks, room_parts, rooms_of
from roundhouse.server.web.services import Services
from roundhouse.store.people import Handover

LOG_LINES: Final = 60
HANDOVERS: Final = 1000
"""Numbers of the lines that tell of handovers begin here; a move has fewer sentences."""
NEWS_LINES: Final = 5
"""Sentences on what the others did, shown to whoever decides next."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who looks at which moment in which language; ``pass_to`` is whom the screen goes to next.

    ``blind``: the moves made while somebody else had the seat, whose secrets stay closed.
    """

    seat: Seat | None
    at: int
    language: str
    pass_to: Seat | None = None
    blind: tuple[range, ...] = ()

    def seat_at(self, seq: int) -> Seat | None:
        """As whom the viewer knows of that move: as a spectator while another had the seat."""
        return None if any(seq in each for each in self.blind) else self.seat


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log, by its number among those of its move; ``undone`` if taken back."""

    seq: int
    number: int
    words: str
    undone: bool


def sight_of(live: LiveTable, viewpoint: Viewpoint) -> Sight[object]:
    """What the panel may use."""
    table = live.table
    state = table.state_at(viewpoint.at)
    return Sight(
        view=live.title.game.view(state, viewpoint.seat),
        seat=viewpoint.seat,
        to_act=live.title.game.to_act(state),
        offers=live.offers(viewpoint.seat, viewpoint.at),
        names=names_for(live, viewpoint.language),
        language=viewpoint.language,
        seq=viewpoint.at,
        why_not=partial(_why_not, live, viewpoint),
        latest=live.latest_events(viewpoint.seat, viewpoint.at, viewpoint.blind),
        result=live.title.game.result(state),
    )


def _why_not(live: LiveTable, viewpoint: Viewpoint, action: Action) -> RuleError | None:
    return live.refusal(viewpoint.seat, action, viewpoint.at)


def log_lines(
    live: LiveTable, viewpoint: Viewpoint, cache: Cache[tuple[str, ...]], most: int
) -> list[LogLine]:
    """The last *most* sentences of what the viewer may know, oldest first; *cache* keeps them."""
    table, names = live.table, names_for(live, viewpoint.language)
    kept = set(table.line())
    state = table.state_at(viewpoint.at)
    views = {who: live.title.game.view(state, who) for who in {viewpoint.seat, None}}
    voice = voice_of(live.title)
    lines: list[LogLine] = []
    for seq in range(viewpoint.at, 0, -1):
        undone = seq not in kept and type(table.entries[seq - 1].action).wire != "undo"
        who = viewpoint.seat_at(seq)
        key = live.id, seq, who, viewpoint.language, names
        tell = partial(voice.tell, views[who], language=viewpoint.language, names=names)
        known = (event for event in table.events_at(seq) if event.known_to(who))
        words = cache.get(key) or cache.put(key, tuple(map(tell, known)))
        lines += handover_lines(live, seq, viewpoint.language)
        lines += [LogLine(seq, n, one, undone) for n, one in enumerate(words)][::-1]
        if len(lines) >= most:
            break
    return lines[::-1]


def handover_lines(live: LiveTable, seq: int, language: str) -> list[LogLine]:
    """The seats that changed hands after move *seq*, the latest first."""
    found = [each for each in live.handovers if each.seq == seq]
    return [
        LogLine(seq, HANDOVERS + each.number, handover_words(each, language), undone=False)
        for each in reversed(found)
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


def lines_since(
    live: LiveTable, viewpoint: Viewpoint, lines: list[LogLine], mine: Collection[Seat]
) -> list[LogLine]:
    """Those of *lines* that tell what others did since somebody at this screen did something.

    A panel with ``tells_latest`` shows the latest move itself.
    """
    acted = [entry.seat for entry in live.table.entries[: viewpoint.at]]
    own = max((seq for seq, seat in enumerate(acted, 1) if seat in mine), default=0)
    others = any(seat not in (CHANCE, *mine) for seat in acted[own:])
    end = live.latest_move(viewpoint.at) if panel_of(live.title).tells_latest else viewpoint.at + 1
    return [line for line in lines if own < line.seq < end and not line.undone] if others else []


def panel_parts(live: LiveTable, viewpoint: Viewpoint, cache: Cache[Parts]) -> Parts:
    """What the title's panel shows; many pages looking at one moment have it drawn once."""
    key = live.id, replace(viewpoint, pass_to=None), viewpoint.at == live.table.seq, live.names
    return cache.get(key) or cache.put(key, panel_of(live.title).parts(sight_of(live, viewpoint)))


def as_html(parts: Parts) -> Mapping[str, object]:
    """The panel's parts, which are HTML already."""
    made = {"board": parts.board, "now": parts.now, "beside": parts.beside}
    markup = {name: Markup(html) for name, html in made.items()}  # noqa: S704 - a panel escapes itself
    return {**markup, "still": parts.still, "ranks": ranks(parts), "calls": parts.calls}


def shown_board(
    services: Services,
    live: LiveTable,
    viewpoint: Viewpoint,
    most: int,
    mine: tuple[Seat, ...] = (),
) -> Mapping[str, object]:
    """The parts that take most of the time."""
    parts = panel_parts(live, viewpoint, services.parts_cache)
    lines = log_lines(live, viewpoint, services.log_cache, most)
    return {
        **as_html(parts),
        "rooms": rooms_of(parts, viewpoint.language),
        "in_rooms": room_parts(parts.rooms),
        "log": lines,
        "more": len(lines) >= most,
        "news": lines_since(live, viewpoint, lines, mine)[-NEWS_LINES:],
        "view_choices": view_choices(live, mine, viewpoint.at),
    }
