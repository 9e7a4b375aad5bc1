"""Positions for the tests: a few companies on the market, written down whole, and moves on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import NONE, Setup, Waived
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    BuyingTrains,
    Frame,
    Operating,
    OperatingRound,
    Playing,
    StockRound,
    StockTurn,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId, TrainId
from roundhouse.games.g1846.rules.money import total_money
from roundhouse.games.g1846.rules.state import BANK, MARKET, State, Turn, actors, top, turn_of
from roundhouse.games.g1846.rules.steps.setup import new_state
from roundhouse.games.g1846.rules.steps.stock import SellShares
from roundhouse.games.g1846.rules.steps.trains import BuyTrain

AMY, BOB, CARLOS, DORA, EVE = (Seat(seat) for seat in range(5))
GAME = Game1846()
PATIENT: dict[str, Any] = {"options": {"wait_for_passes": True}}
TWO: dict[str, Any] = {"phase": 2, "supply": (0, 3, 3, -1)}
FOUR: dict[str, Any] = {"phase": 4, "supply": (0, 0, 0, -1)}
REMOVED = {2: ("PRR", "C&O"), 3: ("ERIE", "PRR"), 4: ("PRR",), 5: ()}


@dataclass(frozen=True, kw_only=True)
class Corp:
    """A started corporation: what is not with players or in the Market is in its treasury."""

    price: int = 100
    players: Mapping[int, int] = field(default_factory=lambda: {0: 2})
    president: int | None = 0
    market: int = 0
    cash: int = 0
    trains: str = ""
    operated: bool = True


def position(
    *frames: Frame,
    seats: int = 3,
    corps: Mapping[str, Corp] | None = None,
    cash: Mapping[int, int] | None = None,
    owners: Mapping[str, int | str] | None = None,
    removed: tuple[str, ...] | None = None,
    options: Mapping[str, Any] | None = None,
    version: int = Game1846.version,
    **changes: Any,
) -> State:
    """A position after the draft; corporations in price order, the bank holds the rest.

    Privates that *owners* does not name are out of the game. *changes* set fields outright.
    """
    state = new_state(Setup(seats=seats, options=options or {}, version=version))
    money = total_money(state)
    state.removed = tuple(map(CorpId, REMOVED[seats] if removed is None else removed))
    state.corps = tuple(corp for corp in state.corps if corp not in state.removed)
    owned = {PrivateId(private): owner for private, owner in (owners or {}).items()}
    state.privates = tuple(private for private in state.privates if private in owned)
    state.owners = {p: CorpId(o) if isinstance(o, str) else Seat(o) for p, o in owned.items()}
    state.cash = {**state.cash, **{Seat(s): amount for s, amount in (cash or {}).items()}}
    state.set_no, state.or_no = 2, 0
    for independent in (p for p in state.privates if DEFS.privates[p].is_independent):
        if isinstance(state.owners[independent], int):
            state.cash = {**state.cash, independent: DEFS.privates[independent].price}
            state.trains = {**state.trains, independent: (TrainId("2"),)}
    for name, corp in (corps or {}).items():
        _start(state, CorpId(name), corp)
    for name, value in changes.items():
        setattr(state, name, value)
    rest = sum(amount for holder, amount in state.cash.items() if holder != BANK)
    state.cash = {**state.cash, BANK: money - rest}
    state.stack = frames
    return state


def _start(state: State, name: CorpId, corp: Corp) -> None:
    shares = {Seat(seat): count for seat, count in corp.players.items()}
    if corp.market:
        shares[MARKET] = corp.market  # type: ignore[index]  # holders are seats and names
    shares[name] = 10 - sum(shares.values())  # type: ignore[index]  # the same
    state.shares = {**state.shares, name: {who: n for who, n in shares.items() if n}}
    state.presidents = {
        **state.presidents,
        name: None if corp.president is None else Seat(corp.president),
    }
    state.columns = {**state.columns, name: DEFS.prices.index(corp.price)}
    state.order = (*state.order, name)
    state.cash = {**state.cash, name: corp.cash}
    state.trains = {**state.trains, name: tuple(map(TrainId, corp.trains.split()))}
    state.tokens_left = {**state.tokens_left, name: DEFS.corps[name].tokens - 1}
    state.board = state.board.with_token(name, DEFS.corps[name].home)
    if corp.operated:
        state.operated = (*state.operated, name)


def stock(seat: int = 0, *, passes: int = 0, **parts: Any) -> State:
    """It is *seat*'s turn in a stock round."""
    turn = StockTurn(seat=Seat(seat))
    rounds = (OperatingRound(number=2), OperatingRound(number=1))
    now = StockRound(seat=Seat(seat), begun=True, passes=passes)
    return position(Playing(), *rounds, now, turn, **parts)


def round_of(set_no: int = 2, number: int = 1, **parts: Any) -> State:
    """The very beginning of an operating round, nothing passed by itself."""
    rounds = [OperatingRound(number=n) for n in (2, 1) if n >= number]
    state = position(Playing(), *rounds, **{**PATIENT, **parts})
    state.set_no = set_no
    Game1846().settle(state)
    return state


def operating(frame: Frame, company: str, **parts: Any) -> State:
    """*company* operates in the set's first operating round and is at *frame*."""
    doing = OperatingRound(number=1, paid=True, done=(CorpId(company),))
    turn = Operating(company=CorpId(company), steps=())
    parts.setdefault("turn", Turn(company=CorpId(company)))
    parts.setdefault("or_no", 1)
    return position(Playing(), OperatingRound(number=2), doing, turn, frame, **parts)


def buying(company: str, facts: Mapping[str, Any] | None = None, **parts: Any) -> State:
    """*company* is at its trains; *facts* are the frame's."""
    return operating(BuyingTrains(corp=CorpId(company), **(facts or {})), company, **parts)


def bank(train: str, *, returned: bool = False) -> BuyTrain:
    """The purchase of a bank train."""
    return BuyTrain(train=TrainId(train), returned=returned)


def sell(corp: CorpId, count: int) -> SellShares:
    """The sale of shares."""
    return SellShares(corp=corp, count=count)


def frame_of(state: State) -> Frame:
    """What is being decided."""
    return state.stack[-1]


def who(state: State) -> str:
    """The company whose turn it is."""
    return turn_of(state).company


def seat_of(state: State) -> int:
    """Whose turn it is in the stock round."""
    return top(state, StockTurn).seat


def play(state: State, *actions: Action, waived: Waived = NONE) -> State:
    """The position after *actions*, each by the first seat that may act."""
    for action in actions:
        state = GAME.apply(state, actors(state, state.stack[-1])[0], action, waived).state
    return state


def play_as(state: State, seat: int, action: Action) -> State:
    """The position after *seat*'s action."""
    return GAME.apply(state, Seat(seat), action).state


def happens(state: State, action: Action) -> list[Event]:
    """The events of *action*."""
    seat = actors(state, state.stack[-1])[0]
    return list(GAME.apply(state, seat, action).events)


def why_not(state: State, action: Action, seat: int | None = None) -> list[RuleError]:
    """Everything that speaks against *action*; the offers must agree."""
    who = actors(state, state.stack[-1])[0] if seat is None else Seat(seat)
    errors = list(GAME.refusals(state, who, action))
    assert (action in GAME.legal(state, who)) == (not errors), errors
    return errors


def refused(state: State, action: Action, kind: type[RuleError]) -> dict[str, Any]:
    """The facts of the one *kind* of refusal among those of *action*, its rule too."""
    (error,) = [error for error in why_not(state, action) if isinstance(error, kind)]
    return {**error.params, "rule": error.rule}


def allowed(state: State, action: Action) -> bool:
    """Whether *action* may be taken."""
    return not why_not(state, action)
