"""A move carried out: the walk, what it costs, where train and goods end up (SS-MOVE-17)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.events import Event
from roundhouse.core.frames import finish, swap
from roundhouse.games.switch_signal.rules.base import Happening
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.clock import complete, delivered, end, lose
from roundhouse.games.switch_signal.rules.components import DISPATCHER, GOODS, NUMBER_OF, TRAINS
from roundhouse.games.switch_signal.rules.frames import Moving
from roundhouse.games.switch_signal.rules.movement import (
    CHOICE,
    CITY,
    PORT,
    RETURNING,
    Leg,
    cost,
    obstacle,
    start,
    usable_exits,
)
from roundhouse.games.switch_signal.rules.state import WON, State, load, place, unused


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainMoved(Happening):
    """A move is over: the spaces entered, why and at what it ended, points unspent, time lost."""

    wire: ClassVar[str] = "train_moved"
    train: str
    points: int
    start: str
    way: tuple[str, ...]
    entered: int
    why: str
    by: str
    unspent: int
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainReturned(Happening):
    """A train went back to the depot."""

    wire: ClassVar[str] = "train_returned"
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsDelivered(Happening):
    """A cube reached a port; ``total`` have been delivered."""

    wire: ClassVar[str] = "goods_delivered"
    train: str
    goods: str
    port: str
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsReturned(Happening):
    """A cube went back to its home city."""

    wire: ClassVar[str] = "goods_returned"
    goods: str
    city: str


def set_off(draft: State, train: str, points: int) -> list[Event]:
    """The train moves with the points it got."""
    number = NUMBER_OF[train]
    frame = Moving(
        train=train,
        points=points,
        left=points,
        start=draft.board.net.names[draft.trains[number]],
    )
    return go_on(draft, frame, start(draft, number, points))


def go_on(draft: State, frame: Moving, leg: Leg) -> list[Event]:
    """Follow one leg: to the next choice, or to the end of the move."""
    number, net = NUMBER_OF[frame.train], draft.board.net
    before = leg.way[-2] if len(leg.way) > 1 else draft.trains[number]
    by = obstacle(draft, leg)
    if leg.way:
        place(draft, number, leg.way[-1])
    way = (*frame.way, *[net.names[at] for at in leg.way])
    if leg.why != CHOICE and not _dispatcher_asked(draft, number, leg, before):
        return end_move(draft, frame, way, leg, by)
    asking = Moving(
        train=frame.train,
        points=frame.points,
        left=leg.left,
        start=frame.start,
        way=way,
        entry=net.track_of[before] if leg.way else "",
    )
    swap(draft, asking)
    return []


def _dispatcher_asked(state: State, train: int, leg: Leg, before: int) -> bool:
    """Whether the Dispatcher could take the train on through the city (SS-HELP-2)."""
    if leg.why != CITY or not leg.left or not unused(state, DISPATCHER):
        return False
    return bool(usable_exits(state, train, leg.way[-1], state.board.net.track_of[before]))


def end_move(draft: State, frame: Moving, way: tuple[str, ...], leg: Leg, by: str) -> list[Event]:
    """The end of a move: pay first (SS-TIME-7), then the train and its goods."""
    lost = cost(leg.why, leg.left)
    finish(draft)
    log: list[Event] = [
        TrainMoved(
            train=frame.train,
            points=frame.points,
            start=frame.start,
            way=way,
            entered=len(way),
            why=leg.why,
            by=by,
            unspent=leg.left,
            lost=lost,
        )
    ]
    if lost:
        log += lose(draft, lost)
    if leg.why in RETURNING and not draft.outcome:
        log += _return(draft, NUMBER_OF[frame.train], leg.why)
    return log


def _return(draft: State, train: int, why: str) -> Iterator[Event]:
    """To the depot; the goods to the port, or home (SS-MOVE-10 to 12)."""
    goods = draft.loads[train]
    if goods >= 0:
        load(draft, train, -1)
        yield _deliver(draft, train, goods) if why == PORT else _send_home(draft, goods)
        if why == PORT and complete(draft):
            yield end(draft, WON)
            return
    place(draft, train, DEPOT)
    yield TrainReturned(train=TRAINS[train])


def _deliver(draft: State, train: int, goods: int) -> Event:
    net = draft.board.net
    at = draft.trains[train]
    port = net.port_at[at]
    cubes = draft.delivered[port]
    cubes = (*cubes[:goods], cubes[goods] + 1, *cubes[goods + 1 :])
    draft.delivered = (*draft.delivered[:port], cubes, *draft.delivered[port + 1 :])
    return GoodsDelivered(
        train=TRAINS[train], goods=GOODS[goods], port=net.names[at], total=delivered(draft)
    )


def _send_home(draft: State, goods: int) -> Event:
    stock = draft.goods
    draft.goods = (*stock[:goods], stock[goods] + 1, *stock[goods + 1 :])
    net = draft.board.net
    return GoodsReturned(goods=GOODS[goods], city=net.names[net.home[goods]])
