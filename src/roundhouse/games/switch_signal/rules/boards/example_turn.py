"""The rulebook's example turn, as far as the board decides it (SB-REQ-14, SB-REQ-18)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.faults import BoardFault, ExampleBroken
from roundhouse.games.switch_signal.rules.components import NUMBER_OF
from roundhouse.games.switch_signal.rules.movement import dry_run
from roundhouse.games.switch_signal.rules.opening import opening
from roundhouse.games.switch_signal.rules.state import Settings, State, place


@dataclass(frozen=True)
class Step:
    """One move of the example: what is changed before it, and how it must come out."""

    train: str
    points: int
    start: str
    way: tuple[str, ...]
    left: int
    why: str
    exit: str = ""
    disc: tuple[str, str] = ("", "")
    switch: tuple[str, str] = ("", "")


EXAMPLE: Final = (
    Step("black-1", 4, "calais", ("calais-amiens:1>", "amiens-paris:1>", "paris"), 1, "city"),
    Step("grey-1", 2, "hamburg", ("hamburg-hannover:1>", "hannover-berlin:1>"), 0, "spent"),
    Step(
        "black-1",
        3,
        "paris",
        ("paris-nevers:1>", "paris-nevers:2>", "lyon-nevers:2<"),
        0,
        "spent",
        exit="paris-nevers",
        disc=("hannover-frankfurt@1", "paris-nevers@paris"),
        switch=("nevers", "limoges-nevers"),
    ),
    Step(
        "brown-1",
        4,
        "bordeaux",
        ("bordeaux-limoges:1>", "bordeaux-limoges:2>", "limoges-nevers:1>"),
        1,
        "red_signal",
        switch=("nevers", "lyon-nevers"),
    ),
)
"""The moves of SS-EX-1."""


def example_faults(board: BoardDef) -> Iterator[BoardFault]:
    """What of the example does not come out on *board* (SB-VAL-16)."""
    numbers = {departure.id: departure.number for departure in board.departures}
    if numbers.get("calais") != 6:
        yield _broken("calais", "6", str(numbers.get("calais")))
    missing = sorted(_names() - _known(board))
    for name in missing:
        yield _broken(name, name, "")
    if not missing:
        yield from _played(board)


def _names() -> set[str]:
    """Every position, place, junction and arm that the example speaks of."""
    names = {name for step in EXAMPLE for name in (step.start, *step.way, *step.disc)}
    return (names | {name for step in EXAMPLE for name in step.switch}) - {""}


def _known(board: BoardDef) -> set[str]:
    arms = {track.id for arms in board.net.arms for track in arms}
    return {*board.net.names, *board.net.places, *board.net.junction, *arms}


def _played(board: BoardDef) -> Iterator[BoardFault]:
    state = opening(board, Settings())
    for step in EXAMPLE:
        place(state, NUMBER_OF[step.train], board.net.number[step.start])
    for step in EXAMPLE:
        _prepare(state, step)
        run = dry_run(state, step.train, step.points)
        found = run.choices.get(step.exit, run)
        if (found.way, found.left, found.why) != (step.way, step.left, step.why):
            yield _broken(step.start, _shown(step.way, step.why), _shown(found.way, found.why))
        place(state, NUMBER_OF[step.train], board.net.number[step.way[-1]])


def _prepare(state: State, step: Step) -> None:
    net = state.board.net
    place(state, NUMBER_OF[step.train], net.number[step.start])
    if step.disc[0]:
        state.green += (1 << net.place[step.disc[1]]) - (1 << net.place[step.disc[0]])
    if step.switch[0]:
        junction = net.junction[step.switch[0]]
        setting = net.setting[junction].get((step.switch[1],), state.switches[junction])
        state.switches = (*state.switches[:junction], setting, *state.switches[junction + 1 :])


def _shown(way: tuple[str, ...], why: str) -> str:
    return ", ".join((*way, why))


def _broken(place_: str, needed: str, found: str) -> ExampleBroken:
    return ExampleBroken(rule="SB-VAL-16", place=place_, needed=needed, found=found)
