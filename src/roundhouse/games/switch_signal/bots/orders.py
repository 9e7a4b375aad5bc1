"""Deciding within an instruction or a move: colours, the order of trains, exits, helpers."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from roundhouse.core.actions import Pass
from roundhouse.core.game import Choice
from roundhouse.games.switch_signal.bots.odds import (
    FACES,
    End,
    Forecast,
    after,
    departure_odds,
    ends,
    lose,
    onward,
)
from roundhouse.games.switch_signal.bots.plan import Planner
from roundhouse.games.switch_signal.bots.reasons import (
    BestExit,
    BestStop,
    ColourDeployed,
    ColourMoves,
    HelperPays,
    HelperSaved,
    OnlyChoice,
    TrainFirst,
)
from roundhouse.games.switch_signal.bots.worth import COLOUR, Judge
from roundhouse.games.switch_signal.rules.boards.network import DEPOT
from roundhouse.games.switch_signal.rules.components import (
    COLOUR_OF,
    COLOURS,
    CONDUCTOR,
    COUPLER,
    DEPLOY,
    DISPATCHER,
    FLEETS,
    LOGISTICIAN,
    NUMBER_OF,
    STATION_MASTER,
    SWITCHMAN,
    SYMBOLS,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.frames import (
    CarryingOut,
    Deploying,
    Keeping,
    Moving,
    MovingTrains,
    Reading,
)
from roundhouse.games.switch_signal.rules.movement import leave, passing, stopping
from roundhouse.games.switch_signal.rules.state import State, place, unused
from roundhouse.games.switch_signal.rules.steps.carrying_out import ChooseColour
from roundhouse.games.switch_signal.rules.steps.choosing_train import ChooseTrain
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper, holdable, still_due
from roundhouse.games.switch_signal.rules.steps.moving import StopHere, TakeExit, exits_of
from roundhouse.games.switch_signal.rules.turn import depot_colours

LATE: Final = 8
"""With fewer turns left than this a helper is called for less."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """The least gain in moves for which each helper is called, early in the game."""

    logistician: float = 0.8
    dispatcher: float = 0.8
    conductor: float = 0.9
    switchman: float = 1.6
    coupler: float = 1.2
    station_master: float = 0.9


class Orders:
    """Decides whatever an instruction or a move asks for."""

    def __init__(self, judge: Judge, planner: Planner, patience: Patience) -> None:
        self.judge = judge
        self.planner = planner
        self.patience = patience

    # What a position is worth in the middle of a turn

    def _worth(self, state: State, due: tuple[int, ...]) -> float:
        """During step 2 the turn may end here; before it, the trains *due* still have to move."""
        if not any(isinstance(frame, CarryingOut) for frame in state.stack):
            return self.planner.worth(state)
        outlook = self.judge.look(state)
        if state.outcome or not due:
            return outlook.worth
        forecast = Forecast(self.judge, state, outlook)
        return outlook.worth + sum(forecast.gain(n) for n in due if state.trains[n] != DEPOT)

    def _moved(self, state: State, train: int, points: int, due: tuple[int, ...]) -> float:
        drafts = [after(state, train, end) for end in ends(state, train, points)]
        return max(self._worth(draft, due) for draft in drafts)

    def _rolled(self, state: State, train: int, due: tuple[int, ...]) -> float:
        return sum(
            odds * self._moved(state, train, face, due) for face, odds in FACES[COLOUR[train]]
        )

    def _forecast(self, state: State) -> Forecast:
        return Forecast(self.judge, state, self.judge.look(state))

    def _pays(self, state: State, helper: str, gain: float) -> bool:
        """Whether a helper gains enough to be called now."""
        least: float = getattr(self.patience, helper)
        return unused(state, helper) and gain > least * min(1.0, state.left / LATE)

    # Colours

    def colour(self, state: State, frame: CarryingOut) -> Choice:
        """For a deploy or a multi symbol."""
        symbols = SYMBOLS[frame.instruction]
        if symbols[frame.done] == DEPLOY:
            choices = [c for c in depot_colours(state) if c not in frame.deployed]
            rest = symbols[frame.done + 1 :]
            best = max(choices, key=lambda c: self._deployed(state, c, rest))
            return Choice(ChooseColour(colour=best), ColourDeployed(colour=best))
        forecast = self._forecast(state)
        best = max((c for c in COLOURS if c not in frame.chosen), key=forecast.colour_gain)
        return Choice(ChooseColour(colour=best), ColourMoves(colour=best))

    def _deployed(self, state: State, colour: str, rest: tuple[str, ...]) -> float:
        """The expected worth once a train of the colour has been deployed."""
        train = next(n for n in FLEETS[colour] if state.trains[n] == DEPOT)
        due = (train,) if colour in rest else ()
        drafts = self._departures(state, train, again=False)
        return sum(odds * self._worth(draft, due) for _, odds, draft in drafts)

    def _departures(
        self, state: State, train: int, *, again: bool
    ) -> Iterator[tuple[int, float, State]]:
        """Each point the dice may name, its odds, and the position after it (SS-INST-3)."""
        for at, odds in departure_odds(state).items():
            draft = state.copy()
            if at not in state.trains:
                place(draft, train, at)
            elif not again:
                lose(draft, 2)
            yield at, odds, draft

    # Trains

    def train(self, state: State, frame: MovingTrains) -> Choice:
        """The next of the trains due, unless a helper holds some back."""
        due = tuple(NUMBER_OF[train] for train in still_due(state, frame))
        held = self._held(state, due)
        if held is not None:
            return held
        if len(due) == 1:
            return Choice(ChooseTrain(train=TRAINS[due[0]]), OnlyChoice())

        def worth(train: int) -> float:
            return self._rolled(state, train, tuple(n for n in due if n != train))

        best = TRAINS[max(due, key=worth)]
        return Choice(ChooseTrain(train=best), TrainFirst(train=best))

    def _held(self, state: State, due: tuple[int, ...]) -> Choice | None:
        """The Station master for a train, or the Conductor for a colour, that only loses."""
        forecast = self._forecast(state)
        losses = {TRAINS[n]: -forecast.gain(n) for n in due}
        colours = dict.fromkeys(COLOUR_OF[train] for train in losses)
        by_colour = {
            colour: sum(loss for train, loss in losses.items() if COLOUR_OF[train] == colour)
            for colour in holdable(state)
            if colour in colours
        }
        for helper, choices in ((STATION_MASTER, losses), (CONDUCTOR, by_colour)):
            loss, target = max(((loss, name) for name, loss in choices.items()), default=(0.0, ""))
            if target and self._pays(state, helper, loss):
                return _called(helper, loss, target)
        return None

    # A move under way

    def roll(self, state: State, frame: Keeping) -> Choice:
        """Keep the roll, or call the Logistician."""
        train, due = NUMBER_OF[frame.train], _due(state)
        kept = self._moved(state, train, frame.points, due)
        gain = self._rolled(state, train, due) - kept
        if self._pays(state, LOGISTICIAN, gain):
            return _called(LOGISTICIAN, gain)
        return Choice(Pass(), HelperSaved())

    def exit(self, state: State, frame: Moving) -> Choice:
        """By which exit to leave a city, or whether to stop; the Dispatcher where he is asked."""
        train, due = NUMBER_OF[frame.train], _due(state)
        there, asked = state, bool(frame.way) and not passing(state)
        if asked:
            there = state.copy()
            there.dispatched = True
        exits = self._exits(there, frame, due)
        best = max(exits, key=lambda track: exits[track])
        if not frame.way:
            return Choice(TakeExit(track=best), BestExit(train=frame.train, track=best))
        at = state.trains[train]
        stop = End(at, stopping(state, train, at), frame.left)
        gain = exits[best] - self._worth(after(state, train, stop), due)
        if asked and self._pays(state, DISPATCHER, gain):
            return _called(DISPATCHER, gain)
        if asked or gain <= 0:
            city = state.board.net.names[state.trains[train]]
            return Choice(StopHere(), BestStop(train=frame.train, city=city))
        return Choice(TakeExit(track=best), BestExit(train=frame.train, track=best))

    def _exits(self, state: State, frame: Moving, due: tuple[int, ...]) -> dict[str, float]:
        """What each usable exit leads to at best."""
        train = NUMBER_OF[frame.train]
        at, found = state.trains[train], {}
        for way in exits_of(state, frame):
            leg = leave(state, train, frame.left, way)
            drafts = [after(state, train, end) for end in onward(state, train, leg, at)]
            found[way.track] = max(self._worth(draft, due) for draft in drafts)
        return found

    # Cards and departure points

    def departure(self, state: State, frame: Deploying) -> Choice:
        """Roll, or call the Coupler for the best departure point."""
        train = next(n for n in FLEETS[frame.colour] if state.trains[n] == DEPOT)
        drafts = [*self._departures(state, train, again=frame.first_turn)]
        mean = sum(odds * self.judge.look(draft).worth for _, odds, draft in drafts)
        worths = {
            at: self.judge.look(draft).worth for at, _, draft in drafts if at not in state.trains
        }
        best = max(worths, key=lambda at: worths[at], default=DEPOT)
        if best != DEPOT and self._pays(state, COUPLER, worths[best] - mean):
            return _called(COUPLER, worths[best] - mean, state.board.net.names[best])
        return Choice(Pass(), HelperSaved())

    def reading(self, state: State, frame: Reading) -> Choice:
        """Carry the instruction out, or call the Switchman."""
        forecast = self._forecast(state)
        gain = forecast.of_cards(state.unseen) - forecast.of_cards((frame.instruction,))
        if self._pays(state, SWITCHMAN, gain):
            return _called(SWITCHMAN, gain)
        return Choice(Pass(), HelperSaved())


def _called(helper: str, gain: float, target: str = "") -> Choice:
    reason = HelperPays(helper=helper, moves=max(1, round(gain)))
    return Choice(CallHelper(helper=helper, target=target), reason)


def _due(state: State) -> tuple[int, ...]:
    """The trains that the instruction still has to move."""
    for frame in state.stack:
        if isinstance(frame, MovingTrains):
            return tuple(NUMBER_OF[train] for train in still_due(state, frame))
    return ()
