"""What bots ask the team, leave alone when told to, and need before their next turn."""

from collections.abc import Iterator
from random import Random
from typing import Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.offers import Offer, Offers, OneOf
from roundhouse.core.team import Team, Wish
from roundhouse.games.switch_signal.bots.about import things_of
from roundhouse.games.switch_signal.bots.bot import Strong, judge_of
from roundhouse.games.switch_signal.bots.odds import FACES, after, ends
from roundhouse.games.switch_signal.bots.plan import Idea, Planner
from roundhouse.games.switch_signal.bots.reasons import CardsKept, NeedsSignal, NeedsSwitch
from roundhouse.games.switch_signal.bots.worth import COLOUR
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.components import NUMBER_OF, TRAINS
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.acting import MoveTrain
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.view import View

LIKELY: Final = 0.5
"""The odds from which on a roll counts as spending the last tokens."""


class SwitchSignalTeam:
    """Helpers and the clock's last tokens are everybody's."""

    adviser: str = "strong"

    def asks(self, view: View, action: Action) -> bool:
        """Before a helper is called, and before a roll that is likely to empty the clock."""
        if isinstance(action, MoveTrain):
            return _empties(GAME.imagine(view, Random(0)), NUMBER_OF[action.train])
        return isinstance(action, CallHelper)

    def spared(self, offers: Offers, action: Action) -> Offers:
        """The offers without helpers, or without rolls for that train."""
        if isinstance(action, MoveTrain):
            return Offers(left for offer in offers for left in _without(offer, action.train))
        return Offers(offer for offer in offers if offer.action is not CallHelper)

    def marks(self, view: View, action: Action) -> tuple[str, ...]:
        """The trains, discs, switches and points that it is about."""
        return things_of(view, action)

    def needs(self, view: View, seat: Seat) -> Wish | None:
        """The first disc on the way of the train that it would play for; else what it would do."""
        state = GAME.imagine(view, Random(0))
        state.active = seat
        planner = Planner(judge_of(state, Strong.weights), Strong.effort)
        idea = planner.best(state)
        if isinstance(idea.reason, CardsKept):
            return None
        return _missing(planner, state, idea) or Wish(idea.reason, things_of(view, idea.action))


def _missing(planner: Planner, state: State, idea: Idea) -> Wish | None:
    """The disc that the train of *idea* waits for."""
    train: str = getattr(idea.reason, "train", "")
    found = planner.missing(state, NUMBER_OF[train]) if train else None
    if found is None:
        return None
    need, goal = found
    if need.place >= 0:
        place = state.board.net.places[need.place]
        return Wish(NeedsSignal(place=place, train=train, goal=goal), (f"signal:{place}",))
    junction = state.board.junctions[need.junction].id
    return Wish(NeedsSwitch(junction=junction, train=train, goal=goal), (f"switch:{junction}",))


def _without(offer: Offer[Action], train: str) -> Iterator[Offer[Action]]:
    """An offer of rolls without that train; nothing when no other is left."""
    if offer.action is not MoveTrain:
        yield offer
        return
    others = tuple(name for name in offer.open["train"].grid(len(TRAINS)) if name != train)
    if others:
        yield Offer(MoveTrain, offer.fixed, {**offer.open, "train": OneOf(others)})


def _empties(state: State, train: int) -> bool:
    """Whether a roll for *train* is likely to take the last tokens off the clock."""
    if state.trains[train] == DEPOT:
        return False
    lost = sum(odds for face, odds in FACES[COLOUR[train]] if _all_lose(state, train, face))
    return lost > LIKELY


def _all_lose(state: State, train: int, points: int) -> bool:
    drafts = (after(state, train, end) for end in ends(state, train, points))
    return all(draft.left < state.left or draft.clock == 0 for draft in drafts)


TEAM: Final[Team[View]] = SwitchSignalTeam()
"""The one there is: it holds nothing."""
