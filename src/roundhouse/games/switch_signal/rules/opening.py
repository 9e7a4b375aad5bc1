"""The position before the first card is dealt (section 4 of the rules)."""

from roundhouse.core.actions import Seat
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.components import (
    DEPARTURES,
    EACH_CARD,
    GOODS,
    INSTRUCTIONS,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.state import NO_CARDS, PLAYING, Settings, State


def opening(board: BoardDef, settings: Settings, seats: int = 1, version: int = 1) -> State:
    """A game on *board* in its first-game layout, with everything still to be dealt."""
    net = board.net
    return State(
        board=board,
        settings=settings,
        seats=seats,
        version=version,
        stack=(),
        turn=0,
        active=Seat(0),
        trains=(DEPOT,) * len(TRAINS),
        loads=(-1,) * len(TRAINS),
        green=net.mask(board.green),
        switches=tuple(
            net.setting[i][tuple(sorted(junction.discs))]
            for i, junction in enumerate(board.junctions)
        ),
        goods=(3 if settings.goods == 10 else 2,) * len(GOODS),
        delivered=((0,) * len(GOODS),) * len(board.ports),
        clock=settings.clock,
        unseen=tuple(INSTRUCTIONS),
        left=len(INSTRUCTIONS) - settings.removed,
        bottom="",
        lost=0,
        played=(),
        hands=(NO_CARDS,) * seats,
        pile=(EACH_CARD, EACH_CARD, EACH_CARD),
        discard=NO_CARDS,
        used=(),
        dispatched=False,
        held=(),
        points=tuple(net.departure[number] for number in DEPARTURES),
        tokens=DEPARTURES if settings.departure == "tokens" else (),
        outcome=PLAYING,
    )
