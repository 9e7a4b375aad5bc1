"""Toll: hidden cards, dice, secrets shown, an end.

Each player holds a hidden card of 1 to 6. In turn one stakes coins (a die decides whether they
come back doubled), shows one's card, or passes. After three rounds coins plus card count.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.errors import Forbidden, NoSuchOutcome, NotNow, RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import NONE, Applied, OptionDef, Result, Setup, Waived, not_your_turn
from roundhouse.core.offers import NO_OFFERS, Bag, Ints, Offer, Offers, OneOf

CARDS = {str(pips): 2 for pips in range(1, 7)}
DIE = OneOf((1, 2, 3, 4, 5, 6))
ROUNDS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Action):
    wire: ClassVar[str] = "deal"
    card: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Action):
    wire: ClassVar[str] = "roll"
    pips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stake(Action):
    wire: ClassVar[str] = "stake"
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Show(Action):
    wire: ClassVar[str] = "show"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    prefix: ClassVar[str] = "toll"
    wire: ClassVar[str] = "rolled"
    seat: Seat
    pips: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    prefix: ClassVar[str] = "toll"
    wire: ClassVar[str] = "dealt"
    seat: Seat
    card: str


@dataclass(eq=False, kw_only=True)
class TooMuch(Forbidden):
    prefix: ClassVar[str] = "toll"
    wire: ClassVar[str] = "too_much"
    coins: int
    have: int


@dataclass(frozen=True, slots=True)
class Toll:
    """The position: a frozen value, copied by replace()."""

    cards: tuple[str | None, ...]
    shown: tuple[bool, ...]
    coins: tuple[int, ...]
    turn: int = 0
    staked: int = 0


@dataclass(frozen=True, slots=True)
class TollView:
    cards: tuple[str | None, ...]
    shown: tuple[bool, ...]
    dealt: int
    coins: tuple[int, ...]
    turn: int
    staked: int


def _put(row: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


class TollGame:
    """The rules of Toll."""

    key = "toll"
    version = 1
    seats = range(2, 5)
    options: tuple[OptionDef, ...] = (OptionDef(key="purse", default=3, choices=(3, 5)),)

    def new(self, setup: Setup) -> Toll:
        n = setup.seats
        return Toll((None,) * n, (False,) * n, (setup.options["purse"],) * n)

    def to_act(self, state: Toll) -> tuple[Seat, ...]:
        if None in state.cards or state.staked:
            return (CHANCE,)
        n = len(state.cards)
        return () if state.turn == ROUNDS * n else (Seat(state.turn % n),)

    def awaited(self, state: Toll) -> tuple[Seat, ...]:
        return self.to_act(state)

    def legal(self, state: Toll, seat: Seat) -> Offers:
        if seat not in self.to_act(state):
            return NO_OFFERS
        if seat == CHANCE:
            return Offers((self._chance(state),))
        return Offers(self._choices(state, seat))

    def _chance(self, state: Toll) -> Offer[Any]:
        if state.staked:
            return Offer(Roll, open={"pips": DIE})
        left = Counter(CARDS) - Counter(card for card in state.cards if card)
        return Offer(Deal, open={"card": Bag(left, 1)})

    def _choices(self, state: Toll, seat: Seat) -> Iterator[Offer[Any]]:
        if have := state.coins[seat]:
            yield Offer(Stake, open={"coins": Ints(1, have)})
        if not state.shown[seat]:
            yield Offer(Show)
        yield Offer(Pass)

    def refusals(self, state: Toll, seat: Seat, action: Action) -> Iterator[RuleError]:
        if wrong_seat := not_your_turn(self, state, seat):
            yield wrong_seat
        elif seat == CHANCE:
            if action not in self._chance(state):
                yield NoSuchOutcome(outcome=str(action))
        elif isinstance(action, Stake):
            if not 1 <= action.coins <= state.coins[seat]:
                yield TooMuch(rule="TOLL-1", coins=action.coins, have=state.coins[seat])
        elif not isinstance(action, Pass | Show) or (
            isinstance(action, Show) and state.shown[seat]
        ):
            yield NotNow(action=action.wire, step="toll-turn")

    def apply(
        self, state: Toll, seat: Seat, action: Action, waived: Waived = NONE
    ) -> Applied[Toll]:
        for refusal in self.refusals(state, seat, action):
            if not (isinstance(refusal, Forbidden) and refusal.rule in waived):
                raise refusal
        match action:
            case Deal(card=(card,)):
                at = Seat(state.cards.index(None))
                dealt = replace(state, cards=_put(state.cards, at, card))
                return Applied(dealt, (Dealt(seat=at, card=card, only=(at,)),), sealed=True)
            case Stake(coins=coins):
                return Applied(replace(state, staked=coins))
            case Roll(pips=pips):
                return self._rolled(state, pips)
            case Show():
                shown = replace(state, shown=_put(state.shown, seat, True), turn=state.turn + 1)
                return Applied(shown, sealed=True)
            case _:
                return Applied(replace(state, turn=state.turn + 1))

    def _rolled(self, state: Toll, pips: int) -> Applied[Toll]:
        seat = Seat(state.turn % len(state.coins))
        won = state.staked if pips > 3 else -state.staked
        coins = _put(state.coins, seat, state.coins[seat] + won)
        after = replace(state, coins=coins, staked=0, turn=state.turn + 1)
        return Applied(after, (Rolled(seat=seat, pips=pips, won=won),), sealed=True)

    def view(self, state: Toll, viewer: Seat | None) -> TollView:
        known = self.result(state) is not None
        cards = tuple(
            card if known or state.shown[seat] or seat == viewer else None
            for seat, card in enumerate(state.cards)
        )
        dealt = sum(card is not None for card in state.cards)
        return TollView(cards, state.shown, dealt, state.coins, state.turn, state.staked)

    def imagine(self, view: TollView, rng: Random) -> Toll:
        left = Counter(CARDS) - Counter(card for card in view.cards if card)
        deck = list(left.elements())
        rng.shuffle(deck)
        cards = [
            card or (deck.pop() if seat < view.dealt else None)
            for seat, card in enumerate(view.cards)
        ]
        return Toll(tuple(cards), view.shown, view.coins, view.turn, view.staked)

    def result(self, state: Toll) -> Result | None:
        if None in state.cards or state.turn < ROUNDS * len(state.cards):
            return None
        scores = tuple(
            coins + int(card or 0) for coins, card in zip(state.coins, state.cards, strict=True)
        )
        winners = tuple(Seat(s) for s, score in enumerate(scores) if score == max(scores))
        return Result(winners=winners, scores=scores, reason="toll-rounds-over")
