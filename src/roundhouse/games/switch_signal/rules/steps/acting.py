"""Step 2: action cards, again and again (section 7 of the rules)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import push
from roundhouse.core.offers import Ints, Offer, OneOf
from roundhouse.games.switch_signal.rules.base import CannotBe, Happening
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.cards import (
    AnyOrder,
    holding_refusals,
    pay,
    payment_refusals,
    wallet,
)
from roundhouse.games.switch_signal.rules.components import GOODS, NUMBER_OF, TRAINS
from roundhouse.games.switch_signal.rules.discs import (
    SetSignal,
    SetSwitch,
    set_signal,
    set_switch,
    signal_offers,
    signal_refusals,
    switch_offers,
    switch_refusals,
)
from roundhouse.games.switch_signal.rules.frames import Acting, Rolling
from roundhouse.games.switch_signal.rules.movement import InDepot, NoSuchTrain
from roundhouse.games.switch_signal.rules.state import State, load, on_network
from roundhouse.games.switch_signal.rules.turn import end_actions, most_drawn
from roundhouse.games.switch_signal.rules.versions import by_the_text, ended_by_hand


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTrain(Action):
    """Roll for a train on the network and move it (SS-ACT-4)."""

    wire: ClassVar[str] = "move_train"
    train: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadTrain(Action):
    """Put a cube on a train in a trade city, for any one card (SS-ACT-6)."""

    wire: ClassVar[str] = "load_train"
    train: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawFewer(Action):
    """End the step and draw fewer cards than allowed, or none (SS-DRAW-2)."""

    wire: ClassVar[str] = "draw_fewer"
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsLoaded(Happening):
    """A cube came onto a train."""

    wire: ClassVar[str] = "goods_loaded"
    train: str
    goods: str
    city: str


@dataclass(eq=False, kw_only=True)
class NotInTradeCity(CannotBe):
    """Loading needs a trade city."""

    wire: ClassVar[str] = "not_in_trade_city"
    rule: str = "SS-ACT-6"
    train: str
    at: str


@dataclass(eq=False, kw_only=True)
class NoGoodsLeft(CannotBe):
    """The trade city has no cube."""

    wire: ClassVar[str] = "no_goods_left"
    rule: str = "SS-ACT-6"
    train: str
    city: str


@dataclass(eq=False, kw_only=True)
class AlreadyLoaded(CannotBe):
    """A train carries at most one cube."""

    wire: ClassVar[str] = "already_loaded"
    rule: str = "SS-ACT-6"
    train: str
    goods: str


@dataclass(eq=False, kw_only=True)
class NotFewer(CannotBe):
    """So many are no fewer than are drawn anyway; at most *most* are."""

    wire: ClassVar[str] = "not_fewer"
    rule: str = "SS-DRAW-2"
    count: int
    most: int


@dataclass(eq=False, kw_only=True)
class NothingToDraw(CannotBe):
    """No card would be drawn: the hand is full, the game ends, or its rules are older."""

    wire: ClassVar[str] = "nothing_to_draw"
    rule: str = "SS-DRAW-2"


END: Offer[Action] = Offer(Pass)
CARD_ACTION = MoveTrain | LoadTrain | SetSignal | SetSwitch


TAKES: Final[tuple[type[Action], ...]] = (
    Pass,
    DrawFewer,
    MoveTrain,
    LoadTrain,
    SetSignal,
    SetSwitch,
)


def offers(state: State, _frame: Acting) -> list[Offer[Action]]:
    """All that the hand can pay for and that can be carried out (SS-ACT-9)."""
    purse = wallet(state.hands[state.active])
    made: list[Offer[Action]] = [END]
    if fewer := fewer_drawn(state):
        made.append(_fewer_offer(fewer))
    if purse.signal:
        made += signal_offers(state, purse.signal)
    if purse.switch:
        made += switch_offers(state, purse.switch)
    out = tuple([name for name, at in zip(TRAINS, state.trains, strict=True) if at != DEPOT])
    if purse.move and out:
        made.append(_move_offer(out, purse.move))
    if purse.single and (waiting := loadable(state)):
        made.append(Offer(LoadTrain, {}, {"train": OneOf(waiting), "card": purse.single}))
    return made


def fewer_drawn(state: State) -> int:
    """How many numbers of cards may be drawn that are less than the most, none among them."""
    return most_drawn(state) if state.left and by_the_text(state) else 0


@cache
def _fewer_offer(fewer: int) -> Offer[Action]:
    return Offer(DrawFewer, {}, {"count": Ints(0, fewer - 1)})


@lru_cache(maxsize=4_096)
def _move_offer(trains: tuple[str, ...], cost: AnyOrder) -> Offer[Action]:
    return Offer(MoveTrain, {}, {"train": OneOf(trains), "cards": cost})


def loadable(state: State) -> tuple[str, ...]:
    """Unloaded trains in trade cities with a cube (SS-ACT-6)."""
    goods_at = state.board.net.goods_at
    return tuple(
        [
            TRAINS[number]
            for number, at in enumerate(state.trains)
            if at in goods_at and state.loads[number] < 0 and state.goods[goods_at[at]]
        ]
    )


def refusals(
    state: State, _frame: Acting, action: CARD_ACTION | DrawFewer | Pass
) -> Iterator[RuleError]:
    """The target first, then the cards."""
    match action:
        case DrawFewer():
            yield from _drawing_refusals(state, action.count)
        case MoveTrain():
            yield from _move_refusals(state, action.train)
            yield from payment_refusals(state, "move", action.cards)
        case SetSignal():
            yield from signal_refusals(state, action)
            yield from payment_refusals(state, "signal", action.cards)
        case SetSwitch():
            yield from switch_refusals(state, action)
            yield from payment_refusals(state, "switch", action.cards)
        case LoadTrain():
            yield from _load_refusals(state, action.train)
            yield from holding_refusals(state, (action.card,))


def _drawing_refusals(state: State, count: int) -> Iterator[RuleError]:
    most = fewer_drawn(state)
    if not most:
        yield NothingToDraw()
    elif not 0 <= count < most:
        yield NotFewer(count=count, most=most)


def _move_refusals(state: State, train: str) -> Iterator[RuleError]:
    """Any train on the network may be moved, whatever comes of it (SS-RUL-57)."""
    if train not in NUMBER_OF:
        yield NoSuchTrain(train=train)
    elif not on_network(state, NUMBER_OF[train]):
        yield InDepot(rule="SS-ACT-4", train=train)


def _load_refusals(state: State, train: str) -> Iterator[RuleError]:
    found = list(_move_refusals(state, train))
    if found:
        yield from found
        return
    number, net = NUMBER_OF[train], state.board.net
    at = state.trains[number]
    if at not in net.goods_at:
        yield NotInTradeCity(train=train, at=net.names[at])
    elif not state.goods[net.goods_at[at]]:
        yield NoGoodsLeft(train=train, city=net.names[at])
    if state.loads[number] >= 0:
        yield AlreadyLoaded(train=train, goods=GOODS[state.loads[number]])


def apply(draft: State, _frame: Acting, action: CARD_ACTION | DrawFewer | Pass) -> list[Event]:
    """Pay and do it, or end the step."""
    if isinstance(action, Pass):
        return end_actions(draft)
    if isinstance(action, DrawFewer):
        return end_actions(draft, action.count)
    return _act(draft, action)


def _act(draft: State, action: CARD_ACTION) -> list[Event]:
    """The cards go to the discard, then the action is done (SS-ACT-1)."""
    if isinstance(action, LoadTrain):
        return [pay(draft, (action.card,)), _load(draft, NUMBER_OF[action.train])]
    paid = pay(draft, action.cards)
    if isinstance(action, SetSwitch):
        return [paid, set_switch(draft, action.junction, action.closed)]
    if isinstance(action, SetSignal):
        return [paid, set_signal(draft, action)]
    push(draft, Rolling(train=action.train))
    return [paid]


def _load(draft: State, train: int) -> Event:
    net, stock = draft.board.net, draft.goods
    at = draft.trains[train]
    goods = net.goods_at[at]
    draft.goods = (*stock[:goods], stock[goods] - 1, *stock[goods + 1 :])
    load(draft, train, goods)
    return GoodsLoaded(train=TRAINS[train], goods=GOODS[goods], city=net.names[at])


def settle(draft: State, _frame: Acting) -> list[Event] | None:
    """End the step of an older game when nothing is left to choose (SS-TURN-4)."""
    if ended_by_hand(draft) or can_act(draft) or fewer_drawn(draft):
        return None
    return end_actions(draft)


def can_act(state: State) -> bool:
    """Whether the hand pays for anything: signals and switches always have a target."""
    signal, switch, move = state.hands[state.active]
    if signal or switch or move > 1:
        return True
    return bool(move) and any(at != DEPOT for at in state.trains)
