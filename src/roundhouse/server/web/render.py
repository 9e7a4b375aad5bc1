"""From a table to what one visitor sees of it."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from markupsafe import Markup

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.panel import Parts, Sight
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.web.cache import Cache
from roundhouse.server.web.hot_seat import view_choices
from roundhouse.server.web.past import moves_since, past_of
from roundhouse.server.web.plain_panel import panel_of
from roundhouse.server.web.rooms import ranks, room_parts, rooms_of
from roundhouse.server.web.services import Services
from roundhouse.server.web.telling import Teller, by_rounds, headed
from roundhouse.server.web.viewpoint import Viewpoint

LOG_LINES: Final = 60


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
        past=partial(past_of, live, viewpoint.at),
        since=partial(moves_since, live, viewpoint),
    )


def _why_not(live: LiveTable, viewpoint: Viewpoint, action: Action) -> RuleError | None:
    return live.refusal(viewpoint.seat, action, viewpoint.at)


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
    teller = Teller(live, viewpoint, services.log_cache)
    lines = teller.log(most)
    return {
        **as_html(parts),
        "rooms": rooms_of(parts, viewpoint.language),
        "in_rooms": room_parts(parts.rooms),
        "log": headed(teller, lines),
        "more": len(lines) >= most,
        "news": by_rounds(teller, teller.news(mine)),
        "landmarks": by_rounds(teller, list(teller.landmarks)),
        "view_choices": view_choices(live, mine, viewpoint.at),
    }
