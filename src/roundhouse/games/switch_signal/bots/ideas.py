"""Ideas: the few actions of a decision that are worth playing on."""

from collections.abc import Iterator
from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.core.offers import Offers
from roundhouse.games.switch_signal.bots.plan import Planner
from roundhouse.games.switch_signal.rules.frames import Acting, AddingSignal, LayingOut
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State

EACH: Final = 12
"""Values of an open field that are looked at: the eleven departure points, the exits of a city."""


def ideas(state: State, offers: Offers, liked: Action, planner: Planner, most: int) -> list[Action]:
    """At most *most* actions, *liked* first; only that one where there is nothing to ponder."""
    found = [liked]
    for action in _others(state, offers, planner):
        if len(found) == most:
            break
        if action not in found and action in offers:
            found.append(action)
    return found


def _others(state: State, offers: Offers, planner: Planner) -> Iterator[Action]:
    match state.stack[-1]:
        case LayingOut() | AddingSignal():
            return
        case Acting():
            yield from (idea.action for idea in planner.ranked(state))
        case _:
            yield from _promising(state, offers, planner)


def _promising(state: State, offers: Offers, planner: Planner) -> Iterator[Action]:
    """All that is offered: first to do without a helper, then by the position it leads to."""
    seat = state.active
    actions = [action for offer in offers for action in offer.grid(EACH)]

    def promise(action: Action) -> tuple[bool, float]:
        after = GAME.apply(state, seat, action).state
        return not isinstance(action, Pass), -planner.judge.look(after).worth

    yield from sorted(actions, key=promise)
