"""The master: plays the likeliest choices on to the end of the set, and takes the best."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.bots import BotDef
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
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
        seat, state = view.viewer, GAME.imagine(view, rng)
        tried = ideas(state, state.stack[-1], offers, liked.action, self.habits, WIDTH)
        if seat is None or len(tried) == 1:
            return liked
        problem = self.problem(view, seat, tried, f"{rng.getrandbits(64):x}")
        try:
            return told(liked, best(problem, self.effort))
        except Exception as error:  # noqa: BLE001 - whatever breaks a playout, the game goes on
            log.warning("Nothing could be played on, so strong decides: %r", error)
            return liked

    def problem(self, view: View, seat: Seat, tried: list[Action], seed: str) -> Problem[State]:
        """The decision as the search sees it."""
        habits = self.habits

        def scenario(number: int) -> Scenario[State]:
            return Scenario(
                start=GAME.imagine(view, Random(f"{seed}:{number}")),
                policies=line_up(seat, view.state.seats, number, seed),
                seed=f"{seed}:{number}",
            )

        return Problem(
            game=GAME,
            seat=seat,
            candidates=tried,
            scenario=scenario,
            until=set_after(view.state.set_no),
            value=lambda state: outlook(state, seat, habits),
        )


def set_after(now: int) -> Callable[[State], bool]:
    """Whether a later set than *now* has begun."""
    return lambda state: state.set_no > now


def told(liked: Choice, verdict: Verdict) -> Choice:
    """The choice with its reason: by how much it is better, if it is."""
    gain = round(verdict.ahead)
    if gain <= 0:
        return liked if liked.action == verdict.best else Choice(verdict.best, liked.reason)
    return Choice(verdict.best, PlayedOn(playouts=verdict.playouts, gain=gain))


MASTER: Final[BotDef[View]] = BotDef(make=Master, level=40)
