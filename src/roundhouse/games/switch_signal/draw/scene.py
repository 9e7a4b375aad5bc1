"""What a picture of a Switch & Signal board shows, everything by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.components import COLOURS, DEPLOY, MULTI, START, SYMBOLS
from roundhouse.games.switch_signal.rules.frames import CarryingOut
from roundhouse.games.switch_signal.rules.view import InstructionView, PortView, View


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One moment on the board.

    ``trains`` holds those on the network by their position (SS-TERM-15), ``closed`` the arms that
    bear a disc at each junction, ``wanted`` the spaces of each port: a colour, or None for any.
    """

    board: BoardDef
    trains: Mapping[str, str]
    loads: Mapping[str, str]
    green: frozenset[str]
    closed: Mapping[str, Sequence[str]]
    goods: Mapping[str, int]
    room: int
    delivered: Mapping[str, Sequence[str]]
    wanted: Mapping[str, Sequence[str | None]]
    numbers: Mapping[str, int]


def scene_of(view: View) -> Scene:
    """The board of a view."""
    here = [train for train in view.trains if train.at]
    return Scene(
        board=view.board_def,
        trains={train.id: train.at for train in here},
        loads={train.id: train.goods for train in here if train.goods},
        green=frozenset(view.green),
        closed=view.closed,
        goods=view.goods,
        room=3 if view.settings.goods > 8 else 2,
        delivered={port: _cubes(seen) for port, seen in view.ports.items()},
        wanted=dict.fromkeys(view.ports, _wanted(view)),
        numbers={departure: int(number) for number, departure in view.departures.items()},
    )


def _cubes(port: PortView) -> list[str]:
    return [goods for goods, count in port.delivered.items() for _ in range(count)]


def _wanted(view: View) -> list[str | None]:
    """The spaces of one port: the same number of each colour, then those for any (SS-DIFF-5)."""
    ports, colours = len(view.ports), next(iter(view.ports.values())).delivered
    fixed: list[str | None] = [goods for goods in colours for _ in range(2 // ports)]
    return fixed + [None] * (view.settings.goods // ports - len(fixed))


def filled(wanted: Sequence[str | None], cubes: Sequence[str]) -> list[tuple[str | None, bool]]:
    """The spaces of a port, each with its colour and whether a cube lies there.

    >>> filled(["red", "blue", None], ["blue", "blue"])
    [('red', False), ('blue', True), ('blue', True)]
    """
    spaces: list[tuple[str | None, bool]] = [(goods, False) for goods in wanted]
    for cube in cubes:
        space = next((s for s in ((cube, False), (None, False)) if s in spaces), None)
        if space is None:
            spaces.append((cube, True))
        else:
            spaces[spaces.index(space)] = cube, True
    return spaces


def symbols_of(instruction: str) -> tuple[str, ...]:
    """A card's symbols as they are shown: the start card's each name their colour (SS-DECK-5).

    >>> symbols_of("start")
    ('deploy_black', 'deploy_brown', 'deploy_grey')
    """
    if instruction == START:
        return tuple(f"{DEPLOY}_{colour}" for colour in COLOURS)
    return SYMBOLS[instruction]


def carried_out(view: View, card: InstructionView) -> int:
    """How many symbols of the card in hand are over; the one being carried out is not."""
    begun = len(card.symbols) - len(card.symbols_left)
    if not begun or isinstance(view.doing[-1], CarryingOut):
        return begun
    return 0 if set(card.symbols) == {MULTI} else begun - 1  # three of them are one great move
