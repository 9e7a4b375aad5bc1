"""The panel of 1846: its part of the table's page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from roundhouse.core.events import Event
from roundhouse.core.panel import Parts, Sight
from roundhouse.games.g1846.draw.map import draw_map
from roundhouse.games.g1846.panel.board import overlay
from roundhouse.games.g1846.panel.building import hex_detail, slot_detail
from roundhouse.games.g1846.panel.cards import card_of
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.editor import tried_routes
from roundhouse.games.g1846.panel.end import history
from roundhouse.games.g1846.panel.gains import gains_detail
from roundhouse.games.g1846.panel.now import now
from roundhouse.games.g1846.panel.planning.board import planning_board
from roundhouse.games.g1846.panel.rooms import calls, rooms
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.view import View


class Panel1846:
    """Map, what now, and the table beside it."""

    static = Path(__file__).parent / "static"
    script = "g1846.js"
    style = "g1846.css"
    tells_latest = False
    tells_scores = True

    def parts(self, sight: Sight[View]) -> Parts:
        """The whole of it, drawn anew after each move."""
        desk = Desk(sight)
        board = draw_map(sight.view, overlay(desk), language=sight.language, styled=False)
        return Parts(
            board=board,
            now=now(desk),
            beside="",
            rooms=rooms(desk),
            calls=calls(desk),
            board_name=desk.say("room-board"),
        )

    def detail(self, sight: Sight[View], query: Mapping[str, str]) -> str:
        """A hex with its tiles, a slot with its token, routes being tried, what building adds."""
        desk = Desk(sight)
        if "card" in query:
            return card_of(desk, query["card"])
        if "plan" in query:
            return planning_board(desk, query)
        if "gains" in query:
            return gains_detail(desk)
        if "routes" in query:
            return tried_routes(desk, query["routes"])
        if "slot" in query:
            place, _, stop = query["slot"].partition(".")
            if place in DEFS.hexes and stop.isdecimal():
                return slot_detail(desk, HexId(place), int(stop))
        if query.get("hex", "") in DEFS.hexes:
            return hex_detail(desk, HexId(query["hex"]))
        return ""

    def history(
        self,
        states: Sequence[View],
        names: Sequence[str] = (),
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """What everybody's worth came from; net worths and share prices over the whole game."""
        return history(states, names, language, events)


PANEL: Final = Panel1846()
