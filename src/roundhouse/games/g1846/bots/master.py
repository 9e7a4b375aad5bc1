"""The master: plays the likeliest choices on to the end of the set, and takes the best."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.bots import BotDef
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.boards import Recalling
from roundhouse.games.g1846.bots.bot import GAME
from roundhouse.games.g1846.bots.forecast import outlook
from roundhouse.games.g1846.bots.ideas import ideas
from roundhouse.games.g1846.bots.levels import Strong
from roundhouse.games.g1846.bots.others import line_up
from roundhouse.games.g1846.bots.reasons import PlayedOn
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.search import Effort, Problem, Scenario, Verdict, best

log = logging.getLogger(__name__)

WIDTH: Final = 4
"""Choices that are played on."""


class Master(Strong):
    """Asks what strong would do, and plays that and its alternatives on against all comers."""

    effort: ClassVar[Effort] = Effort(nodes=500, rounds=4, seconds=4.0)

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """One of the offers, with what playouts say for it."""
        liked = super().choose(view, offers, rng)
        try:
            problem = self.problem(view, offers, liked.action, rng)
            return liked if problem is None else told(liked, best(problem, self.effort))
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
        habits, game, seed = self.habits, Recalling(), f"{rng.getrandbits(64):x}"

        def scenario(number: int) -> Scenario[State]:
            start = GAME.imagine(view, Random(f"{seed}:{number}"))
            game.recall(start)
            policies = line_up(seat, state.seats, number, seed)
            return Scenario(start=start, policies=policies, seed=f"{seed}:{number}")

        return Problem(
            game=game,
            seat=seat,
            candidates=tried,
            scenario=scenario,
            until=set_after(state.set_no),
            value=lambda state: outlook(state, seat, habits),
        )


def set_after(now: int) -> Callable[[State], bool]:
    """Whether a later set than *now* has begun."""
    return lambda state: state.set_no > now


def told(liked: Choice, verdict: Verdict) -> Choice:
    """The choice with its reason: strong's own, unless playouts say something else or more."""
    gain = max(0, round(verdict.ahead))
    if verdict.best == liked.action and not gain:
        return liked
    return Choice(verdict.best, PlayedOn(playouts=verdict.playouts, gain=gain))


MASTER: Final[BotDef[View]] = BotDef(make=Master, level=40)
