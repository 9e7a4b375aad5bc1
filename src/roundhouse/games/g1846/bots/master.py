"""The master: plays the likeliest choices on to the end of the set, and takes the best."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.bots import BotDef
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.boards import recalling
from roundhouse.games.g1846.bots.bot import GAME
from roundhouse.games.g1846.bots.forecast import outlook
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.ideas import ideas
from roundhouse.games.g1846.bots.levels import Strong
from roundhouse.games.g1846.bots.others import line_up
from roundhouse.games.g1846.bots.reasons import PlayedOn
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.search import Effort, Playing, Problem, Scenario, Verdict, best, one_by_one

log = logging.getLogger(__name__)

WIDTH: Final = 4
"""Choices that are played on."""


class Master(Strong):
    """Asks what strong would do, and plays that and its alternatives on against all comers."""

    effort: ClassVar[Effort] = Effort(nodes=500, rounds=4, seconds=4.0)

    def __init__(self, playing: Playing = one_by_one) -> None:
        self.playing = playing

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """One of the offers, with what playouts say for it."""
        liked = super().choose(view, offers, rng)
        try:
            problem = self.problem(view, offers, liked.action, rng)
            if problem is None:
                return liked
            return told(liked, best(problem, self.effort, self.playing))
        except Exception as error:  # noqa: BLE001 - whatever breaks a playout, the game goes on
            log.warning("Nothing could be played on, so strong decides: %r", error)
            return liked

    def problem(
        self, view: View, offers: Offers, liked: Action, rng: Random
    ) -> Problem[State] | None:
        """The decision as the search sees it; None where there is nothing to ponder."""
        seat, state = view.viewer, GAME.imagine(view, rng)
        tried = ideas(state, state.stack[-1], offers, liked, self.habits, WIDTH)
        if seat is None or len(tried) == 1:
            return None
        doubt = Doubt(view, seat, self.habits, f"{rng.getrandbits(64):x}")
        return Problem(
            game=recalling(doubt.seed),
            seat=seat,
            candidates=tried,
            scenario=doubt.scenario,
            until=doubt.is_far_enough,
            value=doubt.value,
        )


@dataclass(frozen=True, slots=True)
class Doubt:
    """What a decision's playouts are about; plain data, so that any process may play them."""

    view: View
    seat: Seat
    habits: Habits
    seed: str

    def scenario(self, number: int) -> Scenario[State]:
        """The position, the players and the luck of that number."""
        seed = f"{self.seed}:{number}"
        start = GAME.imagine(self.view, Random(seed))
        recalling(self.seed).recall(start)
        policies = line_up(self.seat, start.seats, number, self.seed)
        return Scenario(start=start, policies=policies, seed=seed)

    def is_far_enough(self, state: State) -> bool:
        """Whether the next set has begun."""
        return state.set_no > self.view.state.set_no

    def value(self, state: State) -> float:
        """What the forecast says of the position there."""
        return outlook(state, self.seat, self.habits)


def told(liked: Choice, verdict: Verdict) -> Choice:
    """The choice with its reason: strong's own, unless playouts say something else or more."""
    gain = max(0, round(verdict.ahead))
    if verdict.best == liked.action and not gain:
        return liked
    return Choice(verdict.best, PlayedOn(playouts=verdict.playouts, gain=gain))


MASTER: Final[BotDef[View]] = BotDef(make=Master, level=40)
