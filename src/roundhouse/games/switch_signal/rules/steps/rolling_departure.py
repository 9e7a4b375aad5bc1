"""Where a deployed train appears: by the dice, or by a token (SS-INST-3, SS-VAR-2)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Ints, Offer, OneOf
from roundhouse.games.switch_signal.rules.base import Happening
from roundhouse.games.switch_signal.rules.clock import lose
from roundhouse.games.switch_signal.rules.components import DEPARTURES
from roundhouse.games.switch_signal.rules.frames import RollingDeparture
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.outcomes import outcome_refusals
from roundhouse.games.switch_signal.rules.turn import put_on_network


@dataclass(frozen=True, slots=True, kw_only=True)
class RollDeparture(Action):
    """The two departure dice."""

    wire: ClassVar[str] = "roll_departure"
    first: int
    second: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealToken(Action):
    """The top location token (SS-VAR-2)."""

    wire: ClassVar[str] = "reveal_token"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DepartureRolled(Happening):
    """The departure dice."""

    wire: ClassVar[str] = "departure_rolled"
    first: int
    second: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenRevealed(Happening):
    """A location token instead of the dice."""

    wire: ClassVar[str] = "token_revealed"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PointTaken(Happening):
    """A train stands where the new one should; ``again`` when that costs nothing."""

    wire: ClassVar[str] = "point_taken"
    colour: str
    departure: str
    again: bool


TAKES: Final[tuple[type[Action], ...]] = (
    RollDeparture,
    RevealToken,
)


DICE: tuple[Offer[Action], ...] = (
    Offer(RollDeparture, {}, {"first": Ints(1, 6), "second": Ints(1, 6)}),
)


def offers(state: State, _frame: RollingDeparture) -> Iterable[Offer[Action]]:
    """Two dice, or one of the tokens left in the stack."""
    if state.settings.departure != "tokens":
        return DICE
    return (Offer(RevealToken, {}, {"number": OneOf(state.tokens)}),)


def refusals(
    state: State, frame: RollingDeparture, action: RollDeparture | RevealToken
) -> Iterable[RuleError]:
    """Dice show 1 to 6; a token comes once."""
    rule = "SS-VAR-2" if state.settings.departure == "tokens" else "SS-INST-3"
    return outcome_refusals(offers(state, frame), frame, action, rule)


def apply(
    draft: State, frame: RollingDeparture, action: RollDeparture | RevealToken
) -> Iterator[Event]:
    """The train stands on the point, or finds it taken."""
    number = _number(draft, action)
    yield _told(action, number)
    at = draft.points[number - 2]
    if at not in draft.trains:
        finish(draft)
        yield put_on_network(draft, frame.colour, at)
        return
    yield PointTaken(
        colour=frame.colour, departure=draft.board.net.names[at], again=frame.first_turn
    )
    if not frame.first_turn:
        finish(draft)
        yield from lose(draft, 2)


def _number(draft: State, action: RollDeparture | RevealToken) -> int:
    if isinstance(action, RollDeparture):
        return action.first + action.second
    left = tuple(number for number in draft.tokens if number != action.number)
    draft.tokens = left or DEPARTURES
    return action.number


def _told(action: RollDeparture | RevealToken, number: int) -> Event:
    if isinstance(action, RollDeparture):
        return DepartureRolled(first=action.first, second=action.second, number=number)
    return TokenRevealed(number=number)
