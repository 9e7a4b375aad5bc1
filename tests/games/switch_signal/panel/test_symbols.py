"""The instruction's symbols on the page: over, in hand, still to come."""

import re

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.switch_signal.draw.scene import carried_out
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from tests.games.switch_signal.panel.moments import moments, sight
from tests.support.rules import rule


@rule("SS-INST-1")
def test_a_symbol_is_over_when_the_next_begins() -> None:
    for state, _ in moments():
        view = SWITCH_SIGNAL.game.view(state, None)
        if view.instruction is None:
            continue
        over = carried_out(view, view.instruction)
        frame = state.stack[-1].wire
        if frame == "reading":
            assert over == 0
        if frame in {"deploying", "carrying_out"}:
            assert over < len(view.instruction.symbols)


def test_the_symbol_in_hand_is_marked() -> None:
    table: Table[State, View] = Table.start(
        SWITCH_SIGNAL.game, Setup(seats=1, options={"board": "north-america"}), seed="1"
    )
    for expected in (0, 1, 2):
        now = PANEL.parts(sight(table.state, Seat(0))).now
        listed = re.findall(r"<li[^>]*>(✓ |► )?", now.split("ss-symbols")[1].split("</ol>")[0])
        assert listed == ["✓ "] * expected + ["► "] + [""] * (2 - expected)
        table.play(Seat(0), Pass())
