"""What a bot makes of things on the board that people have pointed at."""

from collections.abc import Iterator, Sequence
from typing import Final

from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.core.team import Heeded
from roundhouse.games.switch_signal.bots.plan import Idea, Planner
from roundhouse.games.switch_signal.bots.reasons import PointCosts, PointNotPaid, PointTaken
from roundhouse.games.switch_signal.rules.components import TRAINS
from roundhouse.games.switch_signal.rules.state import State

HARMLESS: Final = 1.0
"""The loss in moves up to which a bot does what people point at."""


def heeded(
    planner: Planner, state: State, offers: Offers, own: Choice, marks: Sequence[str]
) -> Heeded:
    """The best idea about what the *marks* point at, if it costs little more than its *own*."""
    things = [thing for thing in _things(state) if thing in marks]
    if not things:
        return Heeded(own)
    best = planner.best(state).worth
    ideas = [idea for thing in things for idea in _ideas(planner, state, thing)]
    found = {planner.follow_up(idea): idea for idea in ideas if idea.action in offers}
    if not found:
        return Heeded(own, PointNotPaid())
    worth = max(found)
    loss = best - worth
    if loss > HARMLESS:
        return Heeded(own, PointCosts(moves=round(loss)))
    return Heeded(Choice(found[worth].action, PointTaken()), PointTaken())


def _things(state: State) -> Iterator[str]:
    """All that can be pointed at and acted on."""
    yield from (f"train:{train}" for train in TRAINS)
    yield from (f"signal:{place}" for place in state.board.net.places)
    yield from (f"switch:{junction.id}" for junction in state.board.junctions)


def _ideas(planner: Planner, state: State, thing: str) -> Iterator[Idea]:
    """What could be done about a thing."""
    kind, _, name = thing.partition(":")
    if kind == "signal":
        yield from planner.for_place(state, state.board.net.places.index(name))
    elif kind == "switch":
        ids = [junction.id for junction in state.board.junctions]
        yield from planner.for_junction(state, ids.index(name))
    elif state.trains[TRAINS.index(name)] >= 0:
        yield from planner.for_train(state, TRAINS.index(name))
