"""Where trains go: one walk for moves and for dry runs (section 8 of the rules)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple

from roundhouse.games.switch_signal.rules.base import CannotBe
from roundhouse.games.switch_signal.rules.boards.network import NOWHERE, Exit
from roundhouse.games.switch_signal.rules.components import GOODS, NUMBER_OF, TRAINS
from roundhouse.games.switch_signal.rules.state import State, on_network
from roundhouse.games.switch_signal.rules.versions import by_the_text


@dataclass(eq=False, kw_only=True)
class NoSuchTrain(CannotBe):
    """No train has that name."""

    wire: ClassVar[str] = "no_such_train"
    rule: str = "SS-INST-14"
    train: str


@dataclass(eq=False, kw_only=True)
class InDepot(CannotBe):
    """The train is not on the network."""

    wire: ClassVar[str] = "in_depot"
    train: str


SPENT: Final = "spent"
RED_SIGNAL: Final = "red_signal"
CLOSED_SWITCH: Final = "closed_switch"
OCCUPIED_CITY: Final = "occupied_city"
FOLLOWING: Final = "following"
NO_EXIT: Final = "no_exit"
CITY: Final = "city"
PORT: Final = "port"
HEAD_ON: Final = "head_on"
DEPARTURE_POINT: Final = "departure_point"
CHOICE: Final = "choice"
"""Why a walk ends (SS-MOVE-17); at a choice it goes on as the player decides."""

STOP: Final = "stop"
"""The choice to stay in a city just entered (SS-NA-4)."""

FREE: Final = frozenset({SPENT, CITY, PORT, CHOICE})
RETURNING: Final = frozenset({PORT, HEAD_ON, DEPARTURE_POINT})
"""The ends after which a train goes to the depot."""


class Leg(NamedTuple):
    """A walk as far as its end or the next choice; ``obstacle`` numbers what stopped it."""

    way: tuple[int, ...]
    left: int
    why: str
    obstacle: int = NOWHERE
    exits: tuple[Exit, ...] = ()


def cost(why: str, left: int) -> int:
    """Time tokens lost when a move ends so with *left* points unspent (SS-MOVE-17)."""
    if why in FREE:
        return 0
    if why == DEPARTURE_POINT:
        return 2
    return 2 * left if why == HEAD_ON else left


def accepts(state: State, port: int, goods: int) -> bool:
    """Whether a port takes a cube of this colour (SS-NA-7, SS-DIFF-6)."""
    if len(state.delivered) == 1:
        return True
    cubes = state.delivered[port]
    if not cubes[goods]:
        return True
    return state.settings.goods == 10 and all(count < 2 for count in cubes)


def usable_exits(state: State, train: int, at: int, entry: str = "") -> tuple[Exit, ...]:
    """Exits with a green signal and no other train behind it (SS-MOVE-15), but not *entry*."""
    green = state.green
    trains = (*state.trains[:train], *state.trains[train + 1 :])
    return tuple(
        [
            way
            for way in state.board.net.exits_at(at)
            if green >> way.place & 1
            and way.first not in trains
            and way.first ^ 1 not in trains
            and way.track != entry
        ]
    )


def exits_out(state: State, train: int, at: int) -> tuple[Exit, ...]:
    """The exits by which a train may set off: every green one (SS-MOVE-15).

    By version 1 one with a train behind it could not be named.
    """
    if not by_the_text(state):
        return usable_exits(state, train, at)
    green = state.green
    return tuple([way for way in state.board.net.exits_at(at) if green >> way.place & 1])


def passing(state: State) -> bool:
    """Whether trains may pass through cities now (SS-NA-3, SS-HELP-2)."""
    return state.dispatched or state.board.pass_through_cities


def start(state: State, train: int, points: int) -> Leg:
    """The walk of a train with *points*, from where it stands."""
    at = state.trains[train]
    net = state.board.net
    if not net.first_city <= at < net.first_departure:
        return walk(state, train, at, points)
    exits = exits_out(state, train, at)
    if not exits:
        return Leg((), points, NO_EXIT, at)
    if len(exits) > 1:
        return Leg((), points, CHOICE, at, exits)
    return leave(state, train, points, exits[0])


def leave(state: State, train: int, left: int, way_out: Exit) -> Leg:
    """The walk out of a city by an exit; a train right behind it is met at once."""
    first, trains = way_out.first, state.trains
    if first in trains and trains.index(first) != train:
        return Leg((), left, FOLLOWING, first)
    if first ^ 1 in trains and trains.index(first ^ 1) != train:
        return Leg((), left, HEAD_ON, first)
    return walk(state, train, way_out.first, left - 1, (way_out.first,))


def walk(state: State, train: int, at: int, left: int, way: tuple[int, ...] = ()) -> Leg:
    """The procedure of SS-MOVE-16 from a section or departure point *at*."""
    net, green, switches = state.board.net, state.green, state.switches
    ahead, leads, first_city = net.ahead, net.leads, net.first_city
    others = (*state.trains[:train], *state.trains[train + 1 :])
    passed = [*way]
    while left:
        signal, junction, arm, onward = ahead[at]
        if signal >= 0 and not green >> signal & 1:
            return Leg(tuple(passed), left, RED_SIGNAL, signal)
        if junction >= 0:
            onward = leads[junction][switches[junction]][arm]
            if onward < 0:
                return Leg(tuple(passed), left, CLOSED_SWITCH, junction)
        if onward in others or (onward < first_city and onward ^ 1 in others):
            return Leg(tuple(passed), left, _meeting(state, onward, others), onward)
        passed.append(onward)
        left -= 1
        if onward >= first_city:
            return _arrived(state, train, at, left, tuple(passed))
        at = onward
    return Leg(tuple(passed), 0, SPENT)


def _meeting(state: State, onward: int, others: tuple[int, ...]) -> str:
    """What it is to find the next space taken (SS-MOVE-5, 8, 11, 14, SS-RUL-12)."""
    net = state.board.net
    if onward >= net.first_departure:
        return HEAD_ON
    if onward >= net.first_city:
        return OCCUPIED_CITY
    return FOLLOWING if onward in others else HEAD_ON


def _arrived(state: State, train: int, before: int, left: int, way: tuple[int, ...]) -> Leg:
    """Step 5 of SS-MOVE-16, and of SS-NA-10 where trains pass through cities."""
    net, at = state.board.net, way[-1]
    if at >= net.first_departure:
        return Leg(way, left, DEPARTURE_POINT)
    stays = stopping(state, train, at)
    if not left or not _goes_through(state, stays):
        return Leg(way, left, stays)
    exits = usable_exits(state, train, at, net.track_of[before])
    return Leg(way, left, CHOICE, at, exits) if exits else Leg(way, left, stays)


def _goes_through(state: State, stays: str) -> bool:
    """Whether a train may pass the city where it would else end its move so (SS-HELP-2)."""
    if stays == CITY:
        return passing(state)
    return state.dispatched and by_the_text(state)


def stopping(state: State, train: int, at: int) -> str:
    """Why a move ends that stops in the city *at*: in a port it may be the journey's end."""
    if at in state.board.net.port_at and unloads(state, train, at):
        return PORT
    return CITY


def unloads(state: State, train: int, at: int) -> bool:
    """Whether the train's journey ends in the port *at* (SS-MOVE-10, SS-NA-6, SS-NA-7)."""
    if not state.board.pass_through_cities:
        return True
    goods = state.loads[train]
    return goods >= 0 and accepts(state, state.board.net.port_at[at], goods)


def obstacle(state: State, leg: Leg) -> str:
    """What stopped the walk, by name: a signal place, a junction, a train or a city."""
    net = state.board.net
    if leg.why == RED_SIGNAL:
        return net.places[leg.obstacle]
    if leg.why == CLOSED_SWITCH:
        return state.board.junctions[leg.obstacle].id
    if leg.why in {FOLLOWING, HEAD_ON, OCCUPIED_CITY}:
        return train_on(state, leg.obstacle)
    return net.names[leg.obstacle] if leg.obstacle >= 0 else ""


def train_on(state: State, position: int) -> str:
    """The train on a position's space, facing either way; "" when it is free."""
    for met in (position, position ^ 1 if position < state.board.net.first_city else position):
        if met in state.trains:
            return TRAINS[state.trains.index(met)]
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DryRun:
    """What a move would do: each space entered, where and why it stops, what it costs.

    At a city where the way forks ``why`` is "choice" and ``choices`` holds a dry run for each
    exit by its track, and for "stop" if the train may stay; the costs are then theirs.
    """

    train: str
    points: int
    start: str
    way: tuple[str, ...]
    left: int
    why: str
    by: str
    lost: int
    to_depot: bool
    delivers: str
    choices: Mapping[str, "DryRun"] = field(default_factory=lambda: MappingProxyType({}))


def dry_run(state: State, train: str, points: int) -> DryRun:
    """What *train* would do with *points* now; nothing is changed."""
    number = NUMBER_OF.get(train)
    if number is None:
        raise NoSuchTrain(train=train)
    if not on_network(state, number):
        raise InDepot(rule="SS-TERM-10", train=train)
    return _told(state, number, points, state.trains[number], start(state, number, points))


def _told(state: State, train: int, points: int, origin: int, leg: Leg) -> DryRun:
    names = state.board.net.names
    choices = _choices(state, train, points, leg) if leg.why == CHOICE else MappingProxyType({})
    goods = state.loads[train]
    return DryRun(
        train=TRAINS[train],
        points=points,
        start=names[origin],
        way=tuple([names[at] for at in leg.way]),
        left=leg.left,
        why=leg.why,
        by=obstacle(state, leg),
        lost=cost(leg.why, leg.left),
        to_depot=leg.why in RETURNING,
        delivers=GOODS[goods] if leg.why == PORT and goods >= 0 else "",
        choices=choices,
    )


def _choices(state: State, train: int, points: int, leg: Leg) -> Mapping[str, DryRun]:
    at = leg.way[-1] if leg.way else state.trains[train]
    runs = {
        way.track: _told(state, train, points, at, leave(state, train, leg.left, way))
        for way in leg.exits
    }
    if leg.way:
        runs[STOP] = _told(state, train, points, at, Leg((), leg.left, stopping(state, train, at)))
    return MappingProxyType(runs)
