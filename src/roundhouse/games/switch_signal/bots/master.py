"""The master: plays the likeliest choices on to the end of the next turn, and takes the best."""

import logging
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.bots import BotDef
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.switch_signal.bots.bot import Easy, Normal, PlanningBot, Strong, judge_of
from roundhouse.games.switch_signal.bots.chances import value_of
from roundhouse.games.switch_signal.bots.ideas import ideas
from roundhouse.games.switch_signal.bots.plan import Planner
from roundhouse.games.switch_signal.bots.reasons import PlayedOn
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.search import Effort, Playing, Problem, Scenario, Verdict, best, one_by_one

log = logging.getLogger(__name__)

WIDTH: Final = 5
"""Choices that are played on."""
AHEAD: Final = 2
"""Turns that a playout ends after, the present one counted."""
KINDS: Final[tuple[type[PlanningBot], ...]] = (Normal, Normal, Easy)
"""Who is taken to play on: one who thinks of the next instruction, or one who does not."""


class Master(Strong):
    """Asks what strong would do, and plays that and its alternatives on."""

    search: ClassVar[Effort] = Effort(nodes=400, rounds=12, seconds=4.0)

    def __init__(self, playing: Playing = one_by_one) -> None:
        self.playing = playing

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """One of the offers, with what playouts say for it."""
        liked = super().choose(view, offers, rng)
        try:
            problem = self.problem(view, offers, liked.action, rng)
            if problem is None:
                return liked
            return told(liked, best(problem, self.search, self.playing))
        except Exception as error:  # noqa: BLE001 - whatever breaks a playout, the game goes on
            log.warning("Nothing could be played on, so strong decides: %r", error)
            return liked

    def problem(
        self, view: View, offers: Offers, liked: Action, rng: Random
    ) -> Problem[State] | None:
        """The decision as the search sees it; None where there is nothing to ponder."""
        seat, now = view.viewer, GAME.imagine(view, rng)
        planner = Planner(judge_of(now, self.weights), self.effort)
        tried = ideas(now, offers, liked, planner, WIDTH)
        if seat is None or len(tried) == 1:
            return None
        doubt = Doubt(view, f"{rng.getrandbits(64):x}")
        return Problem(
            game=GAME,
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
    seed: str

    def scenario(self, number: int) -> Scenario[State]:
        """The position, the players and the luck of that number."""
        seed = f"{self.seed}:{number}"
        start, drawn = GAME.imagine(self.view, Random(seed)), Random(f"{seed}:players")
        policies = tuple(drawn.choice(KINDS)() for _ in range(start.seats))
        return Scenario(start=start, policies=policies, seed=seed)

    def is_far_enough(self, state: State) -> bool:
        """Whether the next turn is over."""
        return state.turn >= self.view.turn + AHEAD

    def value(self, state: State) -> float:
        """How likely the game is won there."""
        return value_of(state, judge_of(state, Strong.weights))


def told(liked: Choice, verdict: Verdict) -> Choice:
    """The choice with its reason: strong's own, unless playouts say something else or more."""
    gain = max(0, round(100 * verdict.ahead))
    if verdict.best == liked.action and not gain:
        return liked
    return Choice(verdict.best, PlayedOn(playouts=verdict.playouts, gain=gain))


MASTER: Final[BotDef[View]] = BotDef(make=Master, level=40)
