"""The player: what it decides at each kind of decision."""

from random import Random

from roundhouse.bots.switch_signal.odds import (
    DEPARTURE_ODDS,
    FACES,
    Forecast,
    after,
    ends,
    mix_of,
)
from roundhouse.bots.switch_signal.plan import Planner
from roundhouse.bots.switch_signal.worth import TRAIN_COLOUR, Judge, Weights, lose
from roundhouse.core.actions import Action, Pass
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.switch_signal.actions import (
    AddSignal,
    CallHelper,
    ChooseColour,
    ChooseTrain,
    StopHere,
    TakeExit,
)
from roundhouse.games.switch_signal.helpers import still_due
from roundhouse.games.switch_signal.network import DEPOT
from roundhouse.games.switch_signal.printed import (
    COLOURS,
    CONDUCTOR,
    COUPLER,
    DEPLOY,
    DISPATCHER,
    LOGISTICIAN,
    NUMBER_OF,
    STATION_MASTER,
    SWITCHMAN,
    SYMBOLS,
    TRAINS,
)
from roundhouse.games.switch_signal.rules import GAME
from roundhouse.games.switch_signal.state import (
    Acting,
    AddingSignal,
    CarryingOut,
    Deploying,
    Keeping,
    LayingOut,
    Moving,
    MovingTrains,
    Reading,
    State,
    place,
    unused,
)

JUDGES: dict = {}


class PlanningBot:
    weights = Weights()
    ways = 2
    discs = 2
    helper_cost = 0.8
    depth = 1
    width = 3

    def choose(self, view, offers: Offers, rng: Random) -> Choice:
        state = GAME.imagine(view, rng)
        net = state.board.net
        key = (state.board.source, id(type(self)))
        judge = JUDGES.get(key)
        if judge is None or len(judge.gains) > 200_000:
            judge = JUDGES[key] = Judge(net, self.weights)
        self.judge = judge
        self.planner = Planner(judge, ways=self.ways, discs=self.discs, depth=self.depth, width=self.width)
        action = self.decide(state, offers)
        if action is None or action not in offers:
            print("ILLEGAL", action, state.stack[-1])
            action = offers.sample(rng)
        return Choice(action)

    def decide(self, state: State, offers: Offers) -> Action | None:
        frame = state.stack[-1]
        match frame:
            case Acting():
                return self.planner.best(state).action
            case CarryingOut():
                return self.colour(state, frame)
            case MovingTrains():
                return self.train(state, frame)
            case Keeping():
                return self.keep(state, frame)
            case Moving():
                return self.exit(state, frame)
            case Deploying():
                return self.deploy(state, frame)
            case Reading():
                return self.read(state, frame)
            case AddingSignal():
                return self.extra(state, offers)
            case _:
                return Pass()

    # --- instruction: values without the next instruction

    def worth(self, state: State, due: tuple[int, ...] = ()) -> float:
        """Value in the middle of a turn; *due* still have to move."""
        outlook = self.judge.look(state)
        if state.outcome:
            return outlook.worth
        value = outlook.worth
        if due:
            forecast = Forecast(self.judge, state, outlook)
            value += sum(forecast.gain(n) for n in due if state.trains[n] != DEPOT)
        if isinstance(state.stack[0], Acting) and len(state.stack) == 1:
            value += self.planner.cards(state)
        return value

    def final(self, state: State, due: tuple[int, ...]) -> float:
        """The value after a move: in step 2 the turn may end here."""
        acting = len(state.stack) >= 2 and not any(
            isinstance(f, CarryingOut) for f in state.stack
        )
        return self.planner.value(state) if acting else self.worth(state, due)

    def moved(self, state: State, train: int, points: int, due) -> float:
        return max(
            self.final(after(state, train, end), due) for end in ends(state, train, points)
        )

    def rolled(self, state: State, train: int, due) -> float:
        return sum(
            odds * self.moved(state, train, face, due)
            for face, odds in FACES[TRAIN_COLOUR[train]]
        )

    def due(self, state: State) -> tuple[int, ...]:
        for f in state.stack:
            if isinstance(f, MovingTrains):
                return tuple(NUMBER_OF[t] for t in still_due(state, f))
        return ()

    def colour(self, state: State, frame: CarryingOut) -> Action:
        symbol = SYMBOLS[frame.instruction][frame.done]
        if symbol == DEPLOY:
            return ChooseColour(colour=self.deploy_colour(state, frame))
        forecast = Forecast(self.judge, state, self.judge.look(state))
        choices = [c for c in COLOURS if c not in frame.chosen]
        return ChooseColour(
            colour=max(choices, key=lambda c: forecast.colour_gain(COLOURS.index(c)))
        )

    def deploy_colour(self, state: State, frame: CarryingOut) -> str:
        choices = [
            c
            for c in COLOURS
            if c not in frame.deployed
            and any(state.trains[n] == DEPOT for n in range(9) if TRAINS[n].startswith(c))
        ]
        rest = SYMBOLS[frame.instruction][frame.done + 1 :]
        return max(choices, key=lambda c: self.deployed(state, c, rest))

    def deployed(self, state: State, colour: str, rest: tuple[str, ...]) -> float:
        train = next(n for n in range(9) if TRAINS[n].startswith(colour) and state.trains[n] == DEPOT)
        total = 0.0
        for at, odds in zip(state.points, DEPARTURE_ODDS, strict=True):
            draft = state.copy()
            if at in state.trains:
                lose(draft, 2)
            else:
                place(draft, train, at)
            outlook = self.judge.look(draft)
            value = outlook.worth
            if colour in rest and not draft.outcome:
                value += Forecast(self.judge, draft, outlook).gain(train) if at not in state.trains else 0
            total += odds * value
        return total

    def train(self, state: State, frame: MovingTrains) -> Action:
        due = self.due(state)
        forecast = Forecast(self.judge, state, self.judge.look(state))
        held = self.hold(state, forecast, due)
        if held is not None:
            return held
        if len(due) == 1:
            return ChooseTrain(train=TRAINS[due[0]])
        best = max(due, key=lambda n: self.rolled(state, n, tuple(d for d in due if d != n)))
        return ChooseTrain(train=TRAINS[best])

    def hold(self, state: State, forecast: Forecast, due) -> Action | None:
        limit = -self.helper_cost * min(1.0, state.left / 8)
        if unused(state, STATION_MASTER):
            worst = min(due, key=forecast.gain)
            if forecast.gain(worst) < limit - 0.4:
                return CallHelper(helper=STATION_MASTER, target=TRAINS[worst])
        if unused(state, CONDUCTOR):
            from roundhouse.games.switch_signal.helpers import holdable
            options = {c: sum(forecast.gain(n) for n in due if TRAINS[n].startswith(c)) for c in holdable(state)}
            options = {c: v for c, v in options.items() if any(TRAINS[n].startswith(c) for n in due)}
            if options:
                c = min(options, key=options.get)
                if options[c] < limit - 0.4:
                    return CallHelper(helper=CONDUCTOR, target=c)
        return None

    def keep(self, state: State, frame: Keeping) -> Action:
        train, due = NUMBER_OF[frame.train], self.due(state)
        now = self.moved(state, train, frame.points, due)
        again = self.rolled(state, train, due)
        if again - now > self.helper_cost * min(1.0, state.left / 8) + 0.2:
            return CallHelper(helper=LOGISTICIAN)
        return Pass()

    def exit(self, state: State, frame: Moving) -> Action:
        from roundhouse.games.switch_signal.movement import passing, usable_exits, leave, CITY
        from roundhouse.bots.switch_signal.odds import End, _ends
        train, due = NUMBER_OF[frame.train], self.due(state)
        options: list[tuple[float, Action]] = []
        at = state.trains[train]
        if frame.way:
            value = self.final(after(state, train, End((), at, CITY, frame.left)), due)
            options.append((value, StopHere()))
        asked = bool(frame.way) and not passing(state)
        there = state
        if asked:
            there = state.copy()
            there.dispatched = True
        for way in usable_exits(there, train, at, frame.entry):
            leg = leave(there, train, frame.left, way)
            value = max(
                self.final(after(there, train, end), due)
                for end in _ends(there, train, leg, (), way.first)
            )
            if asked:
                options.append(
                    (value - self.helper_cost * min(1.0, state.left / 8) - 0.2, CallHelper(helper=DISPATCHER))
                )
            else:
                options.append((value, TakeExit(track=way.track)))
        return max(options, key=lambda o: o[0])[1]

    def deploy(self, state: State, frame: Deploying) -> Action:
        train = next(n for n in range(9) if TRAINS[n].startswith(frame.colour) and state.trains[n] == DEPOT)
        values = {}
        mean = 0.0
        for at, odds in zip(state.points, DEPARTURE_ODDS, strict=True):
            draft = state.copy()
            if at in state.trains:
                if not frame.first_turn:
                    lose(draft, 2)
                mean += odds * self.judge.look(draft).worth
                continue
            place(draft, train, at)
            values[at] = self.judge.look(draft).worth
            mean += odds * values[at]
        best = max(values, key=values.get)
        if unused(state, COUPLER) and values[best] - mean > 1.5 * min(1.0, state.left / 8):
            return CallHelper(helper=COUPLER, target=state.board.net.names[best])
        return Pass()

    def read(self, state: State, frame: Reading) -> Action:
        forecast = Forecast(self.judge, state, self.judge.look(state))
        gains = [forecast.colour_gain(c) for c in range(3)]
        this = forecast._expected(mix_of((frame.instruction,)), gains)
        others = forecast._expected(mix_of(state.unseen), gains)
        if unused(state, SWITCHMAN) and others - this > 2.0 * min(1.0, state.left / 8):
            return CallHelper(helper=SWITCHMAN)
        return Pass()

    def extra(self, state: State, offers: Offers) -> Action:
        best = None
        for a in offers.of(AddSignal)[0].grid(100):
            draft = state.copy()
            draft.green |= 1 << state.board.net.place[a.place]
            v = self.judge.look(draft).worth
            if best is None or v > best[0]:
                best = (v, a)
        return best[1]
