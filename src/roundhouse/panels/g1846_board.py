"""What the map shows to one seat: what may be chosen, what just happened, routes."""

from __future__ import annotations

from roundhouse.core.events import Event
from roundhouse.draw.g1846_map import Overlay
from roundhouse.draw.g1846_routes import Run
from roundhouse.games.g1846.actions import PlaceMarker, PlaceToken
from roundhouse.games.g1846.events_building import MarkerPlaced, PrivateTileLaid, TrainRan
from roundhouse.games.g1846.events_operating import TileLaid, TokenPlaced
from roundhouse.games.g1846.frames import Running
from roundhouse.games.g1846.ids import HexId
from roundhouse.games.g1846.routing import best_run
from roundhouse.panels.g1846_building import tile_offers
from roundhouse.panels.g1846_desk import Desk
from roundhouse.panels.g1846_running import shown_runs

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
