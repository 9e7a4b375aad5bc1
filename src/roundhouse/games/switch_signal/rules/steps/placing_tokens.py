"""Variable departure points: a token for each (SS-VAR-1)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish, swap
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.base import Happening
from roundhouse.games.switch_signal.rules.components import DEPARTURES
from roundhouse.games.switch_signal.rules.frames import PlacingTokens
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.outcomes import outcome_refusals


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceToken(Action):
    """A location token comes to lie on a departure point (SS-VAR-1)."""

    wire: ClassVar[str] = "place_token"
    departure: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPlaced(Happening):
    """A departure point got its number for this game."""

    wire: ClassVar[str] = "token_placed"
    departure: str
    number: int


TAKES: Final[tuple[type[Action], ...]] = (PlaceToken,)


def offers(state: State, frame: PlacingTokens) -> Iterable[Offer[Action]]:
    """Any token left, for the next departure point of the board."""
    departure = state.board.departures[len(frame.placed)].id
    left = OneOf(number for number in DEPARTURES if number not in frame.placed)
    return (Offer(PlaceToken, {"departure": departure}, {"number": left}),)


def refusals(state: State, frame: PlacingTokens, action: PlaceToken) -> Iterable[RuleError]:
    """Each token lies on one point."""
    return outcome_refusals(offers(state, frame), frame, action, "SS-VAR-1")


def apply(draft: State, frame: PlacingTokens, action: PlaceToken) -> Iterator[Event]:
    """The tokens, not the printed numbers, are the departure numbers."""
    placed = (*frame.placed, action.number)
    at, number = draft.board.net.number[action.departure], action.number
    draft.points = (*draft.points[: number - 2], at, *draft.points[number - 1 :])
    if len(placed) == len(DEPARTURES):
        finish(draft)
    else:
        swap(draft, PlacingTokens(placed=placed))
    yield TokenPlaced(departure=action.departure, number=number)
