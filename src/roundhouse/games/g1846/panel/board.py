"""What the map shows to one seat: what may be chosen, what just happened, routes."""

from __future__ import annotations

from roundhouse.core.events import Event
from roundhouse.games.g1846.draw.map import Overlay
from roundhouse.games.g1846.draw.routes import Run
from roundhouse.games.g1846.panel.building import tile_offers
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.runs import shown_runs
from roundhouse.games.g1846.rules.frames import Running
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.powers.kinds.markers import MarkerPlaced, PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import PrivateTileLaid
from roundhouse.games.g1846.rules.routing import best_run
from roundhouse.games.g1846.rules.steps.run import TrainRan
from roundhouse.games.g1846.rules.steps.token import PlaceToken, TokenPlaced
from roundhouse.games.g1846.rules.steps.track import TileLaid

BUILT = (TileLaid, TokenPlaced, PrivateTileLaid, MarkerPlaced)


def overlay(desk: Desk) -> Overlay:
    """Everything laid over the map."""
    return Overlay(
        may=_hexes(desk),
        slots=frozenset((offer.fixed["hex"], offer.fixed["stop"]) for offer in desk.of(PlaceToken)),
        routes=_routes(desk),
        fresh=frozenset(_built(desk.sight.latest)),
        linked=True,
    )


def _hexes(desk: Desk) -> frozenset[HexId]:
    tiles = (offer.fixed["hex"] for offer in tile_offers(desk))
    markers = (place for offer in desk.of(PlaceMarker) for place in offer.open["hex"].grid(9))
    return frozenset((*tiles, *markers))


def _routes(desk: Desk) -> tuple[Run, ...]:
    """The best routes while they are to be run, afterwards those that were."""
    frame = desk.frame
    if isinstance(frame, Running):
        return shown_runs(best_run(desk.state, frame.company))
    ran = (event for event in desk.sight.latest if isinstance(event, TrainRan))
    return tuple(
        Run(event.path, event.counted, f"{event.train}: ${event.revenue}") for event in ran
    )


def _built(events: tuple[Event, ...]) -> list[HexId]:
    return [event.hex for event in events if isinstance(event, BUILT)]
