"""What players see: everything but the order of the piles (SS-INFO-2, SS-INFO-4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Seat
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.load import board_of
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.cards import counted, named
from roundhouse.games.switch_signal.rules.components import (
    COLOUR_OF,
    COLOURS,
    DEPARTURES,
    GOODS,
    SYMBOLS,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.frames import (
    AnyFrame,
    CarryingOut,
    Drawing,
    MovingTrains,
    Reading,
    Revealing,
)
from roundhouse.games.switch_signal.rules.state import Outcome, Settings, State
from roundhouse.games.switch_signal.rules.steps import helpers


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainView:
    """A train: where it is, "" in the depot, and the colour of its cube, "" without one.

    On a section ``at`` says its heading: ``lyon-nevers:2>`` (SS-TERM-15).
    """

    id: str
    colour: str
    at: str
    goods: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PortView:
    """A port's cubes by colour, what it still needs of each, and how many more of any."""

    delivered: Mapping[str, int]
    needs: Mapping[str, int]
    any_more: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionView:
    """The revealed card, the symbols not carried out yet, the trains still due."""

    wire: ClassVar[str] = "instruction"

    id: str
    symbols: tuple[str, ...]
    symbols_left: tuple[str, ...]
    trains_due: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The game as everyone sees it.

    ``step`` is setup, instruction, actions, drawing or over; ``doing`` are the frames, the
    last of them what is decided now. ``turns_left`` are those after this one. ``helpers`` says
    of each whether it has been used. ``unseen`` are the instructions nobody has seen, in the
    stack or out of the game; ``pile`` is sorted, its order nobody knows. ``departures`` gives
    the point for each number; ``tokens`` are those left in their stack.
    """

    viewer: Seat | None
    board: str
    settings: Settings
    seats: int
    version: int
    turn: int
    active: Seat
    to_act: tuple[Seat, ...]
    step: str
    doing: tuple[AnyFrame, ...]
    trains: tuple[TrainView, ...]
    depot: Mapping[str, int]
    green: tuple[str, ...]
    closed: Mapping[str, tuple[str, ...]]
    goods: Mapping[str, int]
    ports: Mapping[str, PortView]
    clock: int
    clock_full: int
    stack: int
    turns_left: int
    last_turn: bool
    lost: int
    unseen: tuple[str, ...]
    bottom: str
    played: tuple[str, ...]
    instruction: InstructionView | None
    held: tuple[str, ...]
    helpers: Mapping[str, bool]
    dispatched: bool
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    departures: Mapping[str, str]
    tokens: tuple[int, ...]
    outcome: Outcome

    @property
    def board_def(self) -> BoardDef:
        """The board played on."""
        return board_of(self.board)

    @property
    def delivered(self) -> int:
        """The cubes in all ports together."""
        return sum(sum(port.delivered.values()) for port in self.ports.values())


def view_of(state: State, viewer: Seat | None, to_act: tuple[Seat, ...]) -> View:
    """What *viewer* sees; all see the same."""
    net = state.board.net
    return View(
        viewer=viewer,
        board=state.board.source,
        settings=state.settings,
        seats=state.seats,
        version=state.version,
        turn=state.turn,
        active=state.active,
        to_act=to_act,
        step=_step(state),
        doing=state.stack,
        trains=tuple(_train(state, number) for number in range(len(TRAINS))),
        depot={c: sum(_in_depot(state, n, c) for n in range(len(TRAINS))) for c in COLOURS},
        green=net.places_in(state.green),
        closed={
            junction.id: net.settings[i][state.switches[i]]
            for i, junction in enumerate(state.board.junctions)
        },
        goods={net.names[at]: state.goods[goods] for at, goods in net.goods_at.items()},
        ports={net.names[at]: _port(state, port) for at, port in net.port_at.items()},
        clock=state.clock,
        clock_full=state.settings.clock,
        stack=state.left,
        turns_left=state.left + (state.turn == 0),
        last_turn=not state.left,
        lost=state.lost,
        unseen=state.unseen,
        bottom=state.bottom,
        played=state.played,
        instruction=_instruction(state),
        held=state.held,
        helpers={helper: helper in state.used for helper in state.board.helpers},
        dispatched=state.dispatched,
        hands=tuple(named(hand) for hand in state.hands),
        pile=named(state.pile),
        discard=named(state.discard),
        departures={str(n): net.names[at] for n, at in zip(DEPARTURES, state.points, strict=True)},
        tokens=state.tokens,
        outcome=state.outcome,
    )


def _train(state: State, number: int) -> TrainView:
    train, at, goods = TRAINS[number], state.trains[number], state.loads[number]
    return TrainView(
        id=train,
        colour=COLOUR_OF[train],
        at="" if at == DEPOT else state.board.net.names[at],
        goods="" if goods < 0 else GOODS[goods],
    )


def _in_depot(state: State, number: int, colour: str) -> bool:
    return COLOUR_OF[TRAINS[number]] == colour and state.trains[number] == DEPOT


def _port(state: State, port: int) -> PortView:
    """SS-END-1, SS-NA-1, SS-DIFF-5."""
    cubes, ports = state.delivered[port], len(state.delivered)
    needs = [max(2 // ports - count, 0) for count in cubes]
    return PortView(
        delivered=dict(zip(GOODS, cubes, strict=True)),
        needs=dict(zip(GOODS, needs, strict=True)),
        any_more=max(state.settings.goods // ports - sum(cubes) - sum(needs), 0),
    )


def _step(state: State) -> str:
    if state.outcome:
        return "over"
    if state.turn == 0:
        return "setup"
    if isinstance(state.stack[0], Drawing):
        return "drawing"
    instructed = any(isinstance(f, Revealing | Reading | CarryingOut) for f in state.stack)
    return "instruction" if instructed else "actions"


def _instruction(state: State) -> InstructionView | None:
    card = next((f for f in state.stack if isinstance(f, Reading | CarryingOut)), None)
    if card is None:
        return None
    symbols = SYMBOLS[card.instruction]
    trains = next((f for f in state.stack if isinstance(f, MovingTrains)), None)
    return InstructionView(
        id=card.instruction,
        symbols=symbols,
        symbols_left=symbols[card.done :] if isinstance(card, CarryingOut) else symbols,
        trains_due=helpers.still_due(state, trains) if trains else (),
    )


def imagined(view: View) -> State:
    """The position that *view* shows."""
    board = board_of(view.board)
    net = board.net
    return State(
        board=board,
        settings=view.settings,
        seats=view.seats,
        version=view.version,
        stack=view.doing,
        turn=view.turn,
        active=view.active,
        trains=tuple(net.number[t.at] if t.at else DEPOT for t in view.trains),
        loads=tuple(GOODS.index(t.goods) if t.goods else -1 for t in view.trains),
        green=net.mask(view.green),
        switches=tuple(net.setting[i][view.closed[j.id]] for i, j in enumerate(board.junctions)),
        goods=tuple(view.goods[net.names[net.home[goods]]] for goods in range(len(GOODS))),
        delivered=tuple(
            tuple(view.ports[port.id].delivered[goods] for goods in GOODS) for port in board.ports
        ),
        clock=view.clock,
        unseen=view.unseen,
        left=view.stack,
        bottom=view.bottom,
        lost=view.lost,
        played=view.played,
        hands=tuple(map(counted, view.hands)),
        pile=counted(view.pile),
        discard=counted(view.discard),
        used=tuple(helper for helper, used in view.helpers.items() if used),
        dispatched=view.dispatched,
        held=view.held,
        points=tuple(net.number[view.departures[str(number)]] for number in DEPARTURES),
        tokens=view.tokens,
        outcome=view.outcome,
    )
