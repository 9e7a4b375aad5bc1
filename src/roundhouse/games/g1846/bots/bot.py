"""The player: which part of the plan decides on which frame."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots import (
    deals,
    draft,
    forced,
    money,
    powers,
    stock,
    track,
    trains,
)
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.reasons import BestRun, OnlyChoice
from roundhouse.games.g1846.bots.runs import earning, tidy
from roundhouse.games.g1846.rules.frames import (
    Asking,
    Building,
    BuyingTrains,
    Dividing,
    Frame,
    Issuing,
    LastPrivate,
    LayingExtra,
    OpenPick,
    Picking,
    ReturningTrains,
    Running,
    StockTurn,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.running import trains_to_run
from roundhouse.games.g1846.rules.state import State, is_independent
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from roundhouse.games.g1846.rules.view import View

GAME: Final = Game1846()


class Planner:
    """Plays by rules of thumb, with the router's what-if for track and trains."""

    habits = Habits()
    at_tables: ClassVar[Mapping[int, Habits]] = {}  # for so many players, other habits

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """One of the offers, with a reason."""
        seat = view.viewer
        return self.plan(GAME.imagine(view, rng), Seat(0 if seat is None else seat), offers, rng)

    def plan(self, state: State, seat: Seat, offers: Offers, rng: Random) -> Choice:
        """The same in an imagined position."""
        self.habits = self.at_tables.get(state.seats, type(self).habits)
        if len(offers) == 1 and not offers[0].open:
            return Choice(offers[0].with_(), OnlyChoice())
        if self.habits.slips and rng.random() < self.habits.slips:
            return Choice(offers.sample(rng), OnlyChoice())
        choice = self.decide(state, seat, offers, rng)
        if choice is None or choice.action not in offers:
            choice = Choice(Pass() if Pass() in offers else offers.sample(rng), OnlyChoice())
        return choice

    def decide(self, state: State, seat: Seat, offers: Offers, rng: Random) -> Choice | None:
        """What to do on the top frame."""
        frame = state.stack[-1]
        if isinstance(frame, Issuing | Building | Running | Dividing | BuyingTrains):
            return self.operate(state, frame, offers, rng)
        if isinstance(frame, StockTurn):
            return self.trade(state, frame, offers, rng)
        return self.interrupted(state, seat, frame, offers, rng)

    def interrupted(
        self, state: State, seat: Seat, frame: Frame, offers: Offers, rng: Random
    ) -> Choice | None:
        """The draft, deals and what interrupts a turn."""
        if isinstance(frame, Picking):
            return draft.keep(state, frame, self.habits)
        if isinstance(frame, LastPrivate):
            return draft.last(state, frame, self.habits)
        if isinstance(frame, OpenPick):
            return draft.open_pick(state, frame, self.habits)
        if isinstance(frame, Asking):
            return deals.answer(state, frame, seat)
        if isinstance(frame, ReturningTrains):
            return trains.give_back(state, frame, offers)
        if isinstance(frame, LayingExtra):
            return powers.second_tile(frame, offers, rng)
        return powers.steam(state, frame, offers) if isinstance(frame, Steaming) else None

    def trade(self, state: State, frame: StockTurn, offers: Offers, _rng: Random) -> Choice:
        """A turn in the stock round."""
        return stock.decide(state, frame, offers, self.habits)

    def operate(self, state: State, frame: Frame, offers: Offers, rng: Random) -> Choice | None:
        """A step of a company's turn; privates and their powers first."""
        if isinstance(frame, Building) and is_independent(frame.company):
            return self.build(state, frame, offers)
        aside = self.aside(state, frame, offers)
        if aside is not None:
            return aside
        if isinstance(frame, Issuing):
            return self.issue(state, frame, offers)
        if isinstance(frame, Building):
            return self.build(state, frame, offers)
        if isinstance(frame, Dividing):
            return self.divide(state, frame, offers)
        if isinstance(frame, BuyingTrains):
            return self.buy_trains(state, frame, offers)
        return run(state, frame, offers, rng) if isinstance(frame, Running) else None

    def aside(self, state: State, frame: Frame, offers: Offers) -> Choice | None:
        """Buy the president's privates once trains are paid; use powers at once."""
        used = powers.use(state, offers)
        if used is not None:
            return used
        if not isinstance(frame, Building | BuyingTrains):
            return None
        corp = CorpId(frame.company if isinstance(frame, Building) else frame.corp)
        keep = trains.keep_for_train(state, corp)
        return deals.buy_private(state, corp, offers, keep)

    def issue(self, state: State, frame: Issuing, offers: Offers) -> Choice:
        """How many shares to issue."""
        return money.issue(state, frame.corp, offers)

    def build(self, state: State, frame: Building, offers: Offers) -> Choice:
        """A tile, a token, or enough."""
        corp = frame.company
        keep = 0 if is_independent(corp) else trains.keep_for_train(state, CorpId(corp))
        return track.build(state, corp, offers, keep, self.habits) or track.enough(corp)

    def divide(self, state: State, frame: Dividing, _offers: Offers) -> Choice:
        """What becomes of the revenue."""
        return money.divide(state, frame, self.habits)

    def buy_trains(self, state: State, frame: BuyingTrains, offers: Offers) -> Choice:
        """Buy, raise money, or stop."""
        corp = frame.corp
        if Pass() in offers:
            return trains.buy(state, corp, offers) or trains.enough(state, corp)
        helped = trains.trade(state, corp, offers)
        if helped is not None:
            return helped
        if offers.of(BuyTrain):
            bought = trains.buy(state, corp, offers)
            if bought is not None and not frame.raising:
                return bought
        return forced.raise_money(state, corp, offers)


def run(state: State, frame: Running, offers: Offers, rng: Random) -> Choice:
    """The best run."""
    revenue = earning(state, frame.company, tidy(trains_to_run(state, frame.company)))
    action = offers.of(RunRoutes)[0].sample(rng)
    return Choice(action, BestRun(company=frame.company, revenue=revenue))
