"""1846 in a list of tables: the map, the round, and how somebody stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.glance import Glance
from roundhouse.core.picture import Theme
from roundhouse.games.g1846.draw.map import draw_map
from roundhouse.games.g1846.draw.moment import phase_now, round_told
from roundhouse.games.g1846.rules.money import net_worth
from roundhouse.games.g1846.rules.view import View
from roundhouse.messages import seat_name, text


def small_map(
    view: View,
    /,
    *,
    names: Sequence[str] = (),  # noqa: ARG001 - nobody is named on the map
    language: str = "en",
    theme: Theme = "auto",
    width: int | None = None,
) -> str:
    """The map alone."""
    return draw_map(view, language=language, theme=theme, width=width)


def stands(
    view: View, /, *, seat: Seat | None, names: Sequence[str], language: str
) -> tuple[str, ...]:
    """The round with the phase; one's own worth and place, or who is ahead."""
    state = view.state
    round_ = f"{round_told(state, language)} · {phase_now(state, language)}"
    if not state.set_no:
        return (round_told(state, language),)
    worths = [net_worth(state, Seat(each)) for each in range(state.seats)]
    who = Seat(worths.index(max(worths))) if seat is None else seat
    told = text(
        "g1846-panel-stands-ahead" if seat is None else "g1846-panel-stands-own",
        language,
        who=seat_name(who, language, names),
        worth=worths[who],
        place=1 + sum(each > worths[who] for each in worths),
        count=state.seats,
    )
    return round_, told


GLANCE: Final[Glance[View]] = Glance(small_map, stands)
