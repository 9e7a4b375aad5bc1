"""A roll that may be ignored: what the page asks as if it were kept, and why not."""

from types import SimpleNamespace
from typing import Any

from roundhouse.core.actions import Pass
from roundhouse.games.switch_signal.panel.kept import as_if_kept
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.rules.frames import Acting, Keeping
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.server.tables.live_table import LiveTable
from tests.games.switch_signal.panel.moments import sight
from tests.games.switch_signal.rules.support import after, move, position, roll
from tests.support.rules import rule


def rolled() -> State:
    """A train that has rolled by a card; the Logistician may still be called."""
    hand = ("move", "signal")
    before = position(trains={"black-1": "calais"}, hand=hand, unused=("logistician",))
    return after(before, move("black-1", "move"), roll(3))


@rule("SS-HELP-1", "SS-TURN-4")
def test_the_page_asks_what_comes_after_the_roll() -> None:
    state = rolled()
    seen = as_if_kept(sight(state, state.active))
    assert isinstance(seen.roll, Keeping)
    assert isinstance(seen.sight.view.doing[-1], Acting)
    now = PANEL.parts(sight(state, state.active)).now
    assert "You can reroll, or simply play on." in now
    assert now.count("data-alone") == 1
    assert "data-first" in now


def test_whoever_does_not_decide_sees_the_table_as_it_is() -> None:
    state = rolled()
    for seat in (None, 1 - state.active):
        watching: Any = sight(state, seat)  # type: ignore[arg-type]
        assert as_if_kept(watching) == (watching, None)
        assert "data-first" not in PANEL.parts(watching).now


@rule("SS-ACT-8")
def test_why_not_is_answered_for_what_comes_after_the_first_action() -> None:
    state = rolled()
    table = SimpleNamespace(state_at=lambda _: state)
    live: Any = SimpleNamespace(title=SimpleNamespace(game=GAME), table=table)
    why = LiveTable.refusal
    spent = move("black-1", "move")
    at_once, afterwards = (why(live, state.active, spent, 0, first) for first in (None, Pass()))
    assert at_once is not None
    assert (at_once.wire, afterwards and afterwards.wire) == ("not_now", "not_in_hand")
    refused = why(live, state.active, Pass(), 0, spent)  # what would go first may not
    assert refused is not None
    assert refused.wire == "not_now"
    assert why(live, None, spent, 0, Pass()) is None
