"""A correction: what another site did in its own way, so that its game goes on here (R-59).

Importers alone write it, with the name of that way; nobody at a table may. It shifts markers,
tokens and the priority deal, and keeps prices as they are. Nothing is made by it, nothing is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846, Impossible1846, OnlyImported
from roundhouse.games.g1846.rules.conservation import broken
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import BuyingTrains, Frame, StockRound, StockTurn
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId, TrainId
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.state import Marker, State, altered, become
from roundhouse.games.g1846.rules.steps.rounds import end, give_priority
from roundhouse.games.g1846.rules.trains import BankTrain, bank_trains, leave_bank


@dataclass(frozen=True, slots=True, kw_only=True)
class Correct(Action):
    """Do what the other site did: each part is left out where it changed nothing."""

    wire: ClassVar[str] = "correct"

    private: PrivateId | None = None  # whose marker lies in *hex* and serves *company* now
    hex: HexId | None = None
    company: CompanyId | None = None
    first: Seat | None = None  # who has the priority deal, and the first turn of this stock round
    lowers: bool = False  # this corporation's bankruptcies lower what the president led
    still: bool = False  # no price moves when this stock round ends
    train: TrainId | None = None  # that left the bank with a corporation that closed
    token: CorpId | None = None  # whose token in *hex* stands in city *stop* now
    stop: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EndGame(Action):
    """The players agree to stop here; the worths as they stand are the scores."""

    wire: ClassVar[str] = "end_game"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerCorrected(Event1846):
    """A private's marker lies and serves as that site had it."""

    wire: ClassVar[str] = "marker_corrected"

    private: PrivateId
    hex: HexId | None
    company: CompanyId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainGone(Event1846):
    """A bank train left the game."""

    wire: ClassVar[str] = "train_gone"

    train: TrainId


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenCorrected(Event1846):
    """A token stands in the city where that site had it."""

    wire: ClassVar[str] = "token_corrected"

    corp: CorpId
    hex: HexId
    stop: int


@dataclass(eq=False, kw_only=True)
class NotConserved(Impossible1846):
    """The correction would make or lose something, or means what is not there."""

    wire: ClassVar[str] = "not_conserved"
    what: tuple[str, ...]


TAKES: Final[tuple[type[Action], ...]] = (Correct, EndGame)
RULE: Final = "R-59"
END: Final = "R-60"


def refusals(state: State, _frame: Frame, action: Correct | EndGame) -> Iterator[RuleError]:
    """Nobody may, but an importer; and not even that may make or lose anything."""
    if isinstance(action, EndGame):
        yield OnlyImported(rule=END)
        return
    yield OnlyImported(rule=RULE)
    if strange := tuple(_strange(state, action)):
        yield NotConserved(rule=RULE, what=strange)
        return
    draft = state.copy()
    for _ in _correct(draft, action):
        pass
    if lost := tuple(broken(draft)):
        yield NotConserved(rule=RULE, what=lost)


def _strange(state: State, action: Correct) -> Iterator[str]:
    """What the correction speaks of and is not there."""
    if action.private is not None and not _may_lie(state, action):
        yield action.private
    in_round = any(isinstance(frame, StockRound) for frame in state.stack)
    if (action.still and not in_round) or (action.first is not None and not in_round):
        yield "stock_round"
    if action.first is not None and action.first not in range(state.seats):
        yield "seat"
    if action.lowers and not isinstance(state.stack[-1], BuyingTrains):
        yield "buying_trains"
    if action.train is not None and _offered(state, action.train) is None:
        yield action.train
    if action.token is not None and not _stands(state, action):
        yield action.token


def _may_lie(state: State, action: Correct) -> bool:
    """Whether the private is in the game, and its marker can lie there and serve that company."""
    private, serves = PrivateId(str(action.private)), action.company
    places = (None, *DEFS.privates[private].hexes) if private in state.privates else ()
    return action.hex in places and (serves is None or serves in state.cash)


def _offered(state: State, train: TrainId) -> BankTrain | None:
    """The bank train of that type."""
    return next((one for one in bank_trains(state) if one.train.id == train), None)


def _stands(state: State, action: Correct) -> bool:
    """Whether that corporation has one token in that hex, which has that city."""
    cities = state.board.tokens.get(HexId(action.hex or ""), ())
    return 0 <= action.stop < len(cities) and any(action.token in city for city in cities)


def offers(_state: State, _frame: Frame) -> Iterator[Offer[Any]]:
    """Nothing is offered to anybody."""
    return iter(())


def apply(draft: State, _frame: Frame, action: Correct | EndGame) -> Iterator[Event]:
    """End the game, or put the marker, the prices and the token as they were there."""
    if isinstance(action, EndGame):
        yield from end(draft, "agreed")
    else:
        yield from _correct(draft, action)


def _correct(draft: State, action: Correct) -> Iterator[Event]:
    if action.private is not None:
        marker = Marker(hex=action.hex, company=action.company)
        draft.markers = {**draft.markers, action.private: marker}
        if power_of(action.private).once:
            draft.used = (*draft.used, action.private)
        yield MarkerCorrected(private=action.private, hex=action.hex, company=action.company)
    if action.lowers:
        become(draft, lowers=True)
    if action.still:
        _change_round(draft, still=True)
    if action.first is not None:
        _change_round(draft, seat=action.first)
        draft.stack = (*draft.stack[:-1], StockTurn(seat=action.first))
        yield from give_priority(draft, action.first)
    if action.train is not None and (offered := _offered(draft, action.train)):
        yield TrainGone(train=action.train)
        yield from leave_bank(draft, action.train, returned=offered.returned)
    if action.token is not None and action.hex is not None:
        draft.board = draft.board.with_token_moved(action.token, action.hex, action.stop)
        yield TokenCorrected(corp=action.token, hex=action.hex, stop=action.stop)


def _change_round(draft: State, **changes: Any) -> None:
    """The stock round that is being played goes on with *changes*."""
    draft.stack = tuple(
        altered(frame, changes) if isinstance(frame, StockRound) else frame for frame in draft.stack
    )
