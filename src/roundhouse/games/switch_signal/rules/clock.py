"""Time tokens, and the end that comes with them (section 9 of the rules)."""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.events import Event
from roundhouse.games.switch_signal.rules.base import Happening
from roundhouse.games.switch_signal.rules.state import CLOCK_EMPTY, WON, Outcome, State


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLost(Happening):
    """Time tokens left the clock."""

    wire: ClassVar[str] = "time_lost"
    tokens: int
    clock: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionLost(Happening):
    """The clock ran empty and took a card off the stack."""

    wire: ClassVar[str] = "instruction_lost"
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWon(Happening):
    """Everything required has been delivered (SS-END-1)."""

    wire: ClassVar[str] = "game_won"
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLost(Happening):
    """The last turn is over, or the clock ran empty beside an empty stack."""

    wire: ClassVar[str] = "game_lost"
    why: str
    total: int


def lose(draft: State, tokens: int) -> list[Event]:
    """Take *tokens* off the clock, one by one, refilling it at the price of a card (SS-TIME-4)."""
    lost: list[Event] = []
    for _ in range(tokens):
        draft.clock -= 1
        if draft.clock == 0:
            if not draft.left:
                return [TimeLost(tokens=tokens, clock=0), *lost, end(draft, CLOCK_EMPTY)]
            draft.left -= 1
            draft.lost += 1
            draft.clock = draft.settings.clock
            lost.append(InstructionLost(left=draft.left))
    _forget_bottom(draft)
    return [TimeLost(tokens=tokens, clock=draft.clock), *lost]


def _forget_bottom(draft: State) -> None:
    """The card under the stack is lost when the stack is."""
    if not draft.left:
        draft.bottom = ""


def delivered(state: State) -> int:
    """Cubes in the ports."""
    return sum(map(sum, state.delivered))


def complete(state: State) -> bool:
    """Whether every port has what it needs (SS-END-1, SS-NA-1, SS-DIFF-5)."""
    ports = len(state.delivered)
    each, total = 2 // ports, state.settings.goods // ports
    return all(min(cubes) >= each and sum(cubes) >= total for cubes in state.delivered)


def end(draft: State, outcome: Outcome) -> Event:
    """The game is over, whatever was being done."""
    draft.outcome = outcome
    draft.stack = ()
    if outcome == WON:
        return GameWon(total=delivered(draft))
    return GameLost(why=outcome, total=delivered(draft))
