"""What became of a game: the journey of each train, and what the time tokens went for."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from roundhouse.core.events import Event
from roundhouse.games.switch_signal.rules.boards.reach import Reach
from roundhouse.games.switch_signal.rules.movement import RETURNING
from roundhouse.games.switch_signal.rules.steps.acting import GoodsLoaded
from roundhouse.games.switch_signal.rules.steps.carrying_out import NothingToDeploy
from roundhouse.games.switch_signal.rules.steps.rolling_departure import PointTaken
from roundhouse.games.switch_signal.rules.travel import GoodsDelivered, TrainMoved
from roundhouse.games.switch_signal.rules.turn import TrainDeployed
from roundhouse.games.switch_signal.rules.view import TrainView, View

POINT_TAKEN: Final = "point_taken"
DEPOT_EMPTY: Final = "depot_empty"
NOT_DEPLOYED: Final = 2
"""Time tokens for a deploy symbol that brings no train (SS-INST-3, SS-INST-5)."""

DELIVERED: Final = "delivered"
OUT: Final = "out"


@dataclass(slots=True, kw_only=True)
class Trip:
    """A train from its departure point to its return; ``end`` says what that was, or ``out``."""

    train: str
    start: str
    city: str = ""
    goods: str = ""
    port: str = ""
    end: str = OUT
    moves: int = 0
    sections: int = 0
    lost: int = 0


def trips(events: Iterable[Event]) -> list[Trip]:
    """Every journey of every train, in the order in which they began."""
    told: list[Trip] = []
    under_way: dict[str, Trip] = {}
    for event in events:
        match event:
            case TrainDeployed():
                trip = under_way[event.train] = Trip(train=event.train, start=event.departure)
                told.append(trip)
            case TrainMoved():
                _moved(under_way[event.train], event)
            case GoodsLoaded():
                under_way[event.train].city, under_way[event.train].goods = event.city, event.goods
            case GoodsDelivered():
                under_way[event.train].port, under_way[event.train].end = event.port, DELIVERED
    return told


def _moved(trip: Trip, event: TrainMoved) -> None:
    trip.moves += 1
    trip.sections += event.entered
    trip.lost += event.lost
    if event.why in RETURNING:
        trip.end = event.why


def losses(events: Iterable[Event]) -> Counter[str]:
    """The time tokens lost, by what held the trains up."""
    lost: Counter[str] = Counter()
    for event in events:
        if isinstance(event, TrainMoved) and event.lost:
            lost[event.why] += event.lost
        elif isinstance(event, PointTaken) and not event.again:
            lost[POINT_TAKEN] += NOT_DEPLOYED
        elif isinstance(event, NothingToDeploy):
            lost[DEPOT_EMPTY] += NOT_DEPLOYED
    return lost


@dataclass(frozen=True, slots=True, kw_only=True)
class Near:
    """A loaded train at the end, ``points`` away from a port by the shortest way there is."""

    train: TrainView
    points: int
    port: str


def nearly_there(view: View) -> list[Near]:
    """The loaded trains still out, the nearest to a port first, whatever bars its way."""
    found = [
        near for train in view.trains if train.goods and train.at for near in _near(view, train)
    ]
    return sorted(found, key=lambda near: near.points)


def _near(view: View, train: TrainView) -> Iterator[Near]:
    board = view.board_def
    beyond = [city.id for city in board.trade_cities] if board.pass_through_cities else ()
    costs = Reach(board).from_(train.at, beyond)
    ways = [(costs[port.id], port.id) for port in board.ports if port.id in costs]
    if ways:
        points, port = min(ways)
        yield Near(train=train, points=points, port=port)
