"""Positions in the middle of a company's turn, written as text, and what a step makes of them."""

from collections.abc import Mapping
from typing import Any

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Building, Frame, Running
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId, TileId, TrainId
from roundhouse.games.g1846.rules.state import State, Turn, is_independent
from roundhouse.games.g1846.rules.steps.setup import new_state

AMY, BOB, CARLOS = Seat(0), Seat(1), Seat(2)


def placement(text: str) -> tuple[HexId, Laid]:
    """A tile in its hex as it is written: "J4 9@0"."""
    place, tile = text.split(" ")
    number, rotation = tile.split("@")
    return HexId(place), Laid(TileId(number), int(rotation))


def tiles(text: str) -> dict[HexId, Laid]:
    """Tiles as they are written: "J4 9@0, H6 9@0"."""
    return dict(map(placement, filter(None, text.split(", "))))


def board(lying: str = "", tokens: str = "") -> Board:
    """A board with tiles, the independents' tokens, and others: "IC K3, GT D6.1"."""
    made = new_state(Setup(seats=3)).board
    for place, laid in tiles(lying).items():
        made = made.with_tile(place, laid)
    for entry in filter(None, tokens.split(", ")):
        owner, city = entry.split(" ")
        name, _, stop = city.partition(".")
        made = made.with_token(CorpId(owner), HexId(name), int(stop or 0))
    return made


def turn_of(
    company: str,
    lying: str = "",
    tokens: str = "",
    *,
    frame: type[Frame] = Building,
    seats: int = 3,
    options: Mapping[str, Any] | None = None,
    started: str = "",
    owned: str = "",
    cash: int = 1000,
    price: int = 100,
    trains: str = "",
    turn: Mapping[str, Any] | None = None,
    **changes: Any,
) -> State:
    """It is *company*'s turn. Amy is president of it and of all that *started*.

    *owned* are the operating company's privates; every other one is Bob's.
    """
    state = new_state(Setup(seats=seats, options=options or {}, version=Game1846.version))
    state.stack = ()
    state.owners = dict.fromkeys(state.privates, BOB)
    state.cash = {**state.cash, "MS": 60, "BIG4": 40}
    state.trains = {PrivateId("MS"): (TrainId("2"),), PrivateId("BIG4"): (TrainId("2"),)}
    who = PrivateId(company) if is_independent(CorpId(company)) else CorpId(company)
    for corp in [*started.split(), *([] if is_independent(who) else [company])]:
        start(state, CorpId(corp), price)
    state.board = board(lying, _homes(state, tokens))
    state.cash = {**state.cash, who: cash}
    state.trains = {**state.trains, who: tuple(map(TrainId, trains.split()))}
    state.owners = {**state.owners, **dict.fromkeys(map(PrivateId, owned.split()), CorpId(who))}
    state.turn = Turn(company=who, **(turn or {}))
    state.stack = (_frame(frame, who),)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def _homes(state: State, tokens: str) -> str:
    homes = [f"{corp} {DEFS.corps[corp].home}" for corp in state.columns]
    return ", ".join(filter(None, [*homes, tokens]))


def _frame(kind: type[Frame], company: CompanyId) -> Frame:
    whose: dict[str, Any] = {"company" if kind in {Building, Running} else "corp": company}
    return kind(**whose)


def start(state: State, corp: CorpId, price: int) -> None:
    """Put *corp* on the market: Amy has two shares, its treasury the rest."""
    state.columns = {**state.columns, corp: DEFS.prices.index(price)}
    state.order = (*state.order, corp)
    state.presidents = {**state.presidents, corp: AMY}
    state.shares = {**state.shares, corp: {AMY: 2, corp: 8}}
    state.tokens_left = {**state.tokens_left, corp: DEFS.corps[corp].tokens - 1}
    state.cash = {**state.cash, corp: 0}
    state.trains = {**state.trains, corp: ()}


def refusals(state: State, action: Action) -> list[RuleError]:
    """Everything that speaks against *action* on the top frame."""
    frame = state.stack[-1]
    step = Game1846().step_for(state, frame, action)
    assert step is not None
    return list(step.refusals(state, frame, action))


def allowed(state: State, action: Action) -> bool:
    """Whether nothing speaks against it; the offers must say the same."""
    judged = not refusals(state, action)
    assert judged == any(action in offer for offer in offers(state))
    return judged


def refused(state: State, action: Action, kind: type[RuleError]) -> dict[str, Any]:
    """The numbers of the refusal of this *kind*, with its rule; there must be one."""
    assert not allowed(state, action)
    found = [fault for fault in refusals(state, action) if isinstance(fault, kind)]
    assert len(found) == 1, refusals(state, action)
    return {"rule": found[0].rule, **found[0].params}


def offers(state: State) -> list[Offer[Any]]:
    """What the steps of the top frame offer."""
    frame = state.stack[-1]
    return [
        offer for step in Game1846().steps_on(state, frame) for offer in step.offers(state, frame)
    ]


def play(state: State, action: Action) -> State:
    """The position right after *action*."""
    return happening(state, action)[0]


def happening(state: State, action: Action) -> tuple[State, list[Event]]:
    """The position right after *action*, and what happened."""
    assert allowed(state, action)
    return unchecked(state, action)


def unchecked(state: State, action: Action) -> tuple[State, list[Event]]:
    """The same, though a rule may speak against it: agreed by the players."""
    frame, draft = state.stack[-1], state.copy()
    step = Game1846().step_for(state, frame, action)
    assert step is not None
    return draft, list(step.apply(draft, frame, action))
