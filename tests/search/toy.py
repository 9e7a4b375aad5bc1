"""Draw, a made-up game for searches: one stakes, chance draws, the other answers; three times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, cast

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.game import Applied, Choice, Game
from roundhouse.core.offers import Ints, Offer, Offers
from roundhouse.search import Problem, Scenario

ME, RIVAL = Seat(0), Seat(1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stake(Action):
    """Win or lose so much."""

    wire: ClassVar[str] = "stake"
    much: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Action):
    """What chance adds to a stake."""

    wire: ClassVar[str] = "drawn"
    luck: int


@dataclass(frozen=True, slots=True)
class Purse:
    """What I have, who comes next, and the rounds left."""

    mine: int = 0
    next: Seat = ME
    left: int = 3


class Draw:
    """A stake brings itself; luck is added, whatever was staked; the rival takes its stake."""

    def to_act(self, state: Purse) -> tuple[Seat, ...]:
        return (state.next,) if state.left else ()

    def legal(self, state: Purse, seat: Seat) -> Offers:
        assert seat == state.next
        if seat == CHANCE:
            return Offers((Offer(Drawn, open={"luck": Ints(-50, 50)}),))
        return Offers((Offer(Stake, open={"much": Ints(0, 9)}),))

    def apply(self, state: Purse, seat: Seat, action: Any) -> Applied[Purse]:
        if seat == ME:
            return Applied(replace(state, mine=state.mine + action.much, next=CHANCE))
        if seat == CHANCE:
            return Applied(replace(state, mine=state.mine + action.luck, next=RIVAL))
        left = state.left - 1
        return Applied(replace(state, mine=state.mine - action.much, next=ME, left=left))


DRAW = cast("Game[Purse, Any]", Draw())


class Always:
    """Stakes the same every time."""

    def __init__(self, much: int) -> None:
        self.much = much

    def plan(self, state: Purse, seat: Seat, offers: Offers, rng: Random) -> Choice:
        del state, seat, rng
        return Choice(offers[0].with_(much=self.much))


class Hesitant(Always):
    """The same, after having thought of much else."""

    def plan(self, state: Purse, seat: Seat, offers: Offers, rng: Random) -> Choice:
        for _ in range(1 + state.left):
            rng.random()
        return super().plan(state, seat, offers, rng)


class Anything:
    """Stakes anything."""

    def plan(self, state: Purse, seat: Seat, offers: Offers, rng: Random) -> Choice:
        del state, seat
        return Choice(offers.sample(rng))


def problem(
    stakes: tuple[int, ...],
    until: Callable[[Purse], bool] = lambda _: False,
    rival: Always | Anything | None = None,
) -> Problem[Purse]:
    """Which of these stakes is best; after it I always stake 1."""
    return Problem(
        game=DRAW,
        seat=ME,
        candidates=[Stake(much=much) for much in stakes],
        scenario=lambda number: Scenario(
            start=Purse(), policies=(Always(1), rival or Anything()), seed=f"toy:{number}"
        ),
        until=until,
        value=lambda state: float(state.mine),
    )
