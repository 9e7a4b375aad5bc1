"""The Switch & Signal part of a table's page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from roundhouse.core.events import Event
from roundhouse.core.panel import Parts, Sight
from roundhouse.games.switch_signal.draw.map import printed
from roundhouse.games.switch_signal.draw.picture import draw_board
from roundhouse.games.switch_signal.draw.scene import scene_of
from roundhouse.games.switch_signal.panel.beside import beside_html
from roundhouse.games.switch_signal.panel.detail import MAP, detail_html
from roundhouse.games.switch_signal.panel.ending import ending_html
from roundhouse.games.switch_signal.panel.history import history_html
from roundhouse.games.switch_signal.panel.kept import as_if_kept
from roundhouse.games.switch_signal.panel.marks import marks
from roundhouse.games.switch_signal.panel.motion import motion_script
from roundhouse.games.switch_signal.panel.now import now_html
from roundhouse.games.switch_signal.panel.runs import ahead
from roundhouse.games.switch_signal.panel.told import trails
from roundhouse.games.switch_signal.rules.view import View


class SwitchSignalPanel:
    """The board with everything that can be clicked, what now, and what lies beside."""

    static: Path = Path(__file__).parent / "static"
    script: str = "switch_signal.js"
    style: str = "switch_signal.css"
    tells_latest = True
    tells_scores = True

    def parts(self, sight: Sight[View]) -> Parts:
        """The whole of it, drawn anew after each move."""
        seen = as_if_kept(sight)
        return Parts(
            board=_board(seen.sight),
            now=now_html(seen),
            beside=beside_html(seen.sight),
            still=printed(sight.view.board_def, sight.language, MAP),
        )

    def detail(self, sight: Sight[View], query: Mapping[str, str]) -> str:
        """Dry runs of a train, the settings of a switch, or the places for a disc."""
        return detail_html(as_if_kept(sight).sight, query)

    def motion(self, sight: Sight[View], since: int) -> str:
        """The moves after that moment as its script plays them."""
        return motion_script(sight, sight.since(since))

    def history(
        self,
        states: Sequence[View],
        names: Sequence[str] = (),  # noqa: ARG002 - everybody plays together
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """How close it was, the journeys of the trains, and the whole game as a chart."""
        if not states:
            return ""
        return ending_html(states[-1], events, language) + history_html(states, language)


def _board(sight: Sight[View]) -> str:
    scene = scene_of(sight.view)
    return draw_board(
        sight.view,
        language=sight.language,
        marks=marks(sight, scene),
        trails=ahead(sight.view, scene, sight.language) or trails(sight.latest),
        key=MAP,
        styled=False,
    )


PANEL = SwitchSignalPanel()
"""The one there is: it holds nothing."""
