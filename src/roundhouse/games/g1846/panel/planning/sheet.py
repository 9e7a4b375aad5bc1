"""A plan tried out, with what its parts on the page ask."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from roundhouse.core.errors import Fault
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.planning.asked import Kept
from roundhouse.games.g1846.panel.told import refused
from roundhouse.games.g1846.plans.outcome import Outcome, has_purse, outcome
from roundhouse.games.g1846.plans.rehearsal import Rehearsal, Tried, companies, is_in_play
from roundhouse.games.g1846.rules.ids import CompanyId
from roundhouse.games.g1846.rules.state import State, Turn


@dataclass(frozen=True)
class Sheet:
    """One plan on one sight: its steps taken, and the company for which it goes on."""

    desk: Desk
    plan: Kept

    @cached_property
    def _tried(self) -> tuple[Rehearsal, list[Tried]]:
        rehearsal = Rehearsal(self.desk.sight.view)
        return rehearsal, rehearsal.take_all(self.plan.steps)

    @property
    def rehearsal(self) -> Rehearsal:
        """The position with the plan's steps taken."""
        return self._tried[0]

    @property
    def tried(self) -> list[Tried]:
        """How each step fared."""
        return self._tried[1]

    @property
    def state(self) -> State:
        """The position at the plan's end."""
        return self.rehearsal.state

    @cached_property
    def company(self) -> CompanyId | None:
        """For whom it is planned: as wanted, else whoever operates, leads or is first."""
        wanted = self.plan.company
        if is_in_play(self.state, wanted):
            return wanted
        return _likely(self.desk)

    @cached_property
    def offers(self) -> Offers:
        """What the company could do next."""
        return self.rehearsal.offers(self.company) if self.company else Offers()

    @cached_property
    def outcome(self) -> Outcome | None:
        """What the plan comes to for the company; nothing before it has a treasury."""
        if self.company is None or not has_purse(self.state, self.company):
            return None
        return outcome(self.state, self.company)

    @cached_property
    def ahead(self) -> Desk:
        """The desk as if the company built next: what it offers is the plan's."""
        state = self.state.copy()
        if self.company is not None:
            state.turn = Turn(company=self.company)
        sight = self.desk.sight
        view = replace(sight.view, state=state)
        return Desk(replace(sight, view=view, offers=self.offers))

    def say(self, key: str, /, **params: Any) -> str:
        """A text of the panel."""
        return self.desk.say(key, **params)

    def why(self, fault: Fault) -> str:
        """A refusal in words."""
        return refused(fault, self.desk.sight.language, self.desk.sight.names)


def _likely(desk: Desk) -> CompanyId | None:
    """The company that operates, or the first that the planner leads, or the first there is."""
    state, seat = desk.state, desk.sight.seat
    if state.turn is not None and is_in_play(state, state.turn.company):
        return state.turn.company
    every = companies(state)
    own = [corp for corp in state.order if seat is not None and state.presidents[corp] == seat]
    return next(iter((*own, *every)), None)
