"""Switch & Signal in a list of tables: the board, the turn, and what has arrived."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.glance import Glance
from roundhouse.core.picture import Theme
from roundhouse.games.switch_signal.draw.picture import draw_board
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.messages import text


def small_board(
    view: View,
    /,
    *,
    names: Sequence[str] = (),  # noqa: ARG001 - nobody is named on the board
    language: str = "en",
    theme: Theme = "auto",
    width: int | None = None,
) -> str:
    """The board alone."""
    return draw_board(view, language=language, theme=theme, width=width)


def stands(
    view: View,
    /,
    *,
    seat: Seat | None,  # noqa: ARG001 - everybody stands alike
    names: Sequence[str],  # noqa: ARG001 - as above
    language: str,
) -> tuple[str, ...]:
    """The turn; what was delivered, and the time that is left."""
    if view.step == "setup":
        return (text("switch-signal-told-setup", language),)
    missing = sum(sum(port.needs.values()) + port.any_more for port in view.ports.values())
    turn = text("switch-signal-stands-turn", language, turn=view.turn)
    goods = text(
        "switch-signal-stands",
        language,
        count=view.delivered,
        needed=view.delivered + missing,
        clock=view.clock,
    )
    return turn, goods


GLANCE: Final[Glance[View]] = Glance(small_board, stands)
