"""Positions for the tests, written the way the rules write them (SS-TERM-15)."""

from collections.abc import Mapping
from dataclasses import fields
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.games.switch_signal.rules.boards.board import (
    BoardDef,
    CityDef,
    DepartureDef,
    JunctionDef,
    LabelDef,
    TrackDef,
)
from roundhouse.games.switch_signal.rules.boards.load import board_of
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.boards.validation import CENTRAL_EUROPE, NORTH_AMERICA
from roundhouse.games.switch_signal.rules.cards import counted
from roundhouse.games.switch_signal.rules.components import GOODS, NUMBER_OF, TRAINS
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    AnyFrame,
    CarryingOut,
    PlacingTokens,
    Rolling,
    Scattering,
)
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.opening import opening
from roundhouse.games.switch_signal.rules.state import Settings, State, load, place
from roundhouse.games.switch_signal.rules.steps.acting import LoadTrain, MoveTrain
from roundhouse.games.switch_signal.rules.steps.carrying_out import ChooseColour
from roundhouse.games.switch_signal.rules.steps.choosing_train import ChooseTrain
from roundhouse.games.switch_signal.rules.steps.drawing_cards import DrawCards
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.steps.moving import StopHere, TakeExit
from roundhouse.games.switch_signal.rules.steps.revealing_instruction import Reveal
from roundhouse.games.switch_signal.rules.steps.rolling_departure import RollDeparture
from roundhouse.games.switch_signal.rules.steps.rolling_movement import RollMovement
from roundhouse.games.switch_signal.rules.travel import TrainMoved

CE, NA = CENTRAL_EUROPE, NORTH_AMERICA
RENAMED = ('id = "central-europe"', 'id = "test-board"')
PASS = Pass()
STOP = StopHere()


def position(
    board: str = CE,
    *,
    trains: Mapping[str, str] | None = None,
    loads: Mapping[str, str] | None = None,
    discs: Mapping[str, str] | None = None,
    closed: Mapping[str, tuple[str, ...]] | None = None,
    hand: tuple[str, ...] = ("move", "signal", "switch"),
    unused: tuple[str, ...] = (),
    frames: tuple[AnyFrame, ...] = (Acting(),),
    settings: Mapping[str, Any] | None = None,
    seats: int = 2,
    version: int = GAME.version,
    **changes: Any,
) -> State:
    """A game in its second turn, in the first-game layout but for what is named.

    *discs* maps green places to where their discs lie instead, *closed* junctions to their
    closed arms; *unused* are the helpers that can still be called.
    """
    state = opening(board_of(board), Settings(**(settings or {})), seats=seats, version=version)
    net = state.board.net
    state.turn, state.left, state.stack = 2, 14, frames
    state.hands = (counted(hand), *state.hands[1:])
    state.pile = (27 - hand.count("signal"), 27 - hand.count("switch"), 27 - hand.count("move"))
    state.used = tuple(helper for helper in state.board.helpers if helper not in unused)
    for train, at in (trains or {}).items():
        place(state, NUMBER_OF[train], net.number[at])
    for train, goods in (loads or {}).items():
        load(state, NUMBER_OF[train], GOODS.index(goods))
        stock = list(state.goods)
        stock[GOODS.index(goods)] -= 1
        state.goods = tuple(stock)
    for disc, to in (discs or {}).items():
        state.green += (1 << net.place[to]) - (1 << net.place[disc])
    for junction, arms in (closed or {}).items():
        switches = list(state.switches)
        number = net.junction[junction]
        switches[number] = net.setting[number][tuple(sorted(arms))]
        state.switches = tuple(switches)
    for name, value in changes.items():
        assert name in {field.name for field in fields(State)}
        setattr(state, name, value)
    return state


def board_text(board: str = CE) -> str:
    """A board's file."""
    return (
        files("roundhouse.games.switch_signal.rules") / "data/boards" / f"{board}.toml"
    ).read_text(encoding="utf-8")


def changed(*pairs: tuple[str, str], board: str = CE) -> str:
    """A board's file with each first text replaced by the second, wherever it stands."""
    text = board_text(board)
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def led(old: str, new: str) -> tuple[str, str]:
    """A replacement: the track between two nodes joins two others instead."""
    (a, b), (c, d) = old.split(), new.split()
    return (
        f'id = "{a}-{b}"\nends = ["{a}", "{b}"]',
        f'id = "{c}-{d}"\nends = ["{c}", "{d}"]',
    )


def long(track: str, old: int, new: int) -> tuple[str, str]:
    """A replacement: the track between two nodes has another number of sections."""
    a, b = track.split()
    return (
        f'ends = ["{a}", "{b}"]\nsections = {old}',
        f'ends = ["{a}", "{b}"]\nsections = {new}',
    )


def small_board(
    tracks: str, ports: str = "p", trade: str = "a", *, passing: bool = False, id_: str = "small"
) -> BoardDef:
    """A few nodes: departure points are numbers, single letters cities, the rest junctions."""
    ends = [tuple(track.split("-")) for track in tracks.split()]
    names = dict.fromkeys(node for pair in ends for node in pair)
    label = LabelDef(0, 0, "end")
    return BoardDef(
        source=tracks + ports + str(passing),
        id=id_,
        name="Small",
        width=100,
        height=100,
        switch_discs=0,
        signal_discs=0,
        pass_through_cities=passing,
        helpers=(),
        cities=(
            *[CityDef(n, n, 0, 0, label, "trade", "red") for n in names if n in trade.split()],
            *[CityDef(n, n, 0, 0, label, "port") for n in names if n in ports.split()],
        ),
        departures=tuple(DepartureDef(n, n, 0, 0, label, int(n)) for n in names if n.isdigit()),
        junctions=tuple(
            JunctionDef(n, n, 0, 0, label, ()) for n in names if len(n) > 1 and n.isalpha()
        ),
        tracks=tuple(TrackDef(f"{a}-{b}", (a, b), 1) for a, b in ends),
        green=(),
    )


def carrying(instruction: str, board: str = CE, **position_: Any) -> State:
    """Just after *instruction* was revealed, with nothing of it done."""
    frames = (Acting(), CarryingOut(instruction=instruction))
    return settled(position(board, frames=frames, **position_))


def settled(state: State) -> State:
    """The position once everything that needs no decision is done."""
    draft = state.copy()
    GAME.settle(draft)
    return draft


def seat_of(state: State) -> Seat:
    (seat,) = GAME.to_act(state)
    return seat


def after(state: State, *actions: Action) -> State:
    """The position after *actions*, each by whose turn it is."""
    for action in actions:
        state = GAME.apply(state, seat_of(state), action).state
    return state


def events(state: State, *actions: Action) -> list[Event]:
    """What *actions* brought about."""
    log: list[Event] = []
    for action in actions:
        applied = GAME.apply(state, seat_of(state), action)
        state, log = applied.state, [*log, *applied.events]
    return log


def refused(state: State, action: Action) -> RuleError:
    """The first refusal that *action* meets."""
    seat = seat_of(state)
    assert action not in GAME.legal(state, seat)
    with pytest.raises(RuleError) as caught:
        GAME.apply(state, seat, action)
    reasons = list(GAME.refusals(state, seat, action))
    assert (type(reasons[0]), reasons[0].params) == (type(caught.value), caught.value.params)
    return caught.value


def offered(state: State, action: Action) -> bool:
    """Whether *action* may be taken now."""
    return action in GAME.legal(state, seat_of(state))


def rolled(state: State, train: str, points: int) -> State:
    """The position after *train* moved with a roll of *points*, as far as the next choice."""
    draft = state.copy()
    draft.stack = (*draft.stack, Rolling(train=train))
    return after(draft, RollMovement(points=points))


def at(state: State, train: str) -> str:
    """Where a train is, as the rules write it."""
    number = state.trains[NUMBER_OF[train]]
    return "depot" if number == DEPOT else state.board.net.names[number]


def cargo(state: State, train: str) -> str:
    """The colour of a train's cube, or nothing."""
    goods = state.loads[NUMBER_OF[train]]
    return "" if goods < 0 else GOODS[goods]


def stock(state: State, city: str) -> int:
    """The cubes in a trade city."""
    net = state.board.net
    return state.goods[net.goods_at[net.number[city]]]


def delivered(state: State, port: str, goods: str) -> int:
    """The cubes of a colour in a port."""
    net = state.board.net
    return state.delivered[net.port_at[net.number[port]]][GOODS.index(goods)]


def green(state: State) -> set[str]:
    """The green places."""
    return set(state.board.net.places_in(state.green))


def closed_at(state: State, junction: str) -> tuple[str, ...]:
    """The closed arms of a junction."""
    number = state.board.net.junction[junction]
    return state.board.net.settings[number][state.switches[number]]


def on_network(state: State) -> set[str]:
    """The trains that are out."""
    return {train for train in TRAINS if at(state, train) != "depot"}


def asked(state: State) -> bool:
    """Whether the active player decides now."""
    return seat_of(state) != CHANCE


def move(train: str, *cards: str) -> MoveTrain:
    return MoveTrain(train=train, cards=cards or ("move",))


def signal(disc: str, to: str, *cards: str) -> SetSignal:
    return SetSignal(disc=disc, to=to, cards=cards or ("signal",))


def switch(junction: str, *closed: str, cards: tuple[str, ...] = ("switch",)) -> SetSwitch:
    return SetSwitch(junction=junction, closed=closed, cards=cards)


def loading(train: str, card: str = "move") -> LoadTrain:
    return LoadTrain(train=train, card=card)


def colour(name: str) -> ChooseColour:
    return ChooseColour(colour=name)


def train(name: str) -> ChooseTrain:
    return ChooseTrain(train=name)


def exit_by(track: str) -> TakeExit:
    return TakeExit(track=track)


def helper(name: str, target: str = "") -> CallHelper:
    return CallHelper(helper=name, target=target)


def dice(first: int, second: int) -> RollDeparture:
    return RollDeparture(first=first, second=second)


def roll(points: int) -> RollMovement:
    return RollMovement(points=points)


def reveal(instruction: str) -> Reveal:
    return Reveal(instruction=instruction)


def draw(*cards: str) -> DrawCards:
    return DrawCards(cards=tuple(sorted(cards)))


FIVE = draw("move", "move", "signal", "switch", "switch")


def told(state: State, points: int, train: str = "black-1") -> TrainMoved:
    """The report of a move that needs no choice."""
    draft = state.copy()
    draft.stack = (Acting(), Rolling(train=train))
    (moved,) = [e for e in events(draft, roll(points)) if isinstance(e, TrainMoved)]
    return moved


def new(seats: int = 2, **options: Any) -> State:
    return GAME.new(Setup(seats=seats, options=options, version=GAME.version))


def dealt(state: State) -> State:
    """The position after everybody's first five cards."""
    for _ in range(state.seats):
        state = after(state, FIVE)
    return state


def by_chance(state: State, seed: int = 0) -> State:
    """The position after everything that chance decides now."""
    rng = Random(seed)
    while isinstance(state.stack[-1], Scattering | PlacingTokens):
        state = after(state, GAME.legal(state, CHANCE).sample(rng))
    return state
