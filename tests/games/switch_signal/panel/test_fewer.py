"""Drawing fewer cards, and stopping in the port: each choice where it belongs on the page."""

import pytest

from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.messages import LANGUAGES
from tests.games.switch_signal.panel.moments import sight
from tests.games.switch_signal.rules.support import position, rolled
from tests.support.rules import rule


@rule("SS-DRAW-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_draw_is_one_click_and_fewer_are_folded_away(language: str) -> None:
    state = position(hands=((2, 0, 0), (0, 0, 5)))
    html = PANEL.parts(sight(state, state.active, language=language)).now
    ending, _, folded = html.partition('<details id="ss-fewer"')
    assert "&quot;pass&quot;" in ending
    assert "draw_fewer" not in ending
    assert folded.partition("</details>")[0].count("draw_fewer") == 5  # from none to four
    assert "switch-signal-" not in html.replace("switch-signal.", "")


@rule("SS-DRAW-2")
def test_with_a_full_hand_nothing_is_left_out() -> None:
    state = position(hands=((10, 0, 0), (0, 0, 5)))
    assert "draw_fewer" not in PANEL.parts(sight(state, state.active)).now


@rule("SS-HELP-2")
def test_stopping_in_the_port_says_what_comes_of_it() -> None:
    before = position(
        dispatched=True,
        discs={"lyon-nevers@1": "narbonne-marseille@marseille"},
        trains={"black-1": "lyon-marseille:2>"},
    )
    state = rolled(before, "black-1", 4)
    parts = PANEL.parts(sight(state, state.active))
    told = "Stop in Marseille: the train unloads and returns to the depot"
    assert told in parts.now
    assert told in parts.board
