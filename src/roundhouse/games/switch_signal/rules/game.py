"""Switch & Signal: the protocol's methods, dispatch only."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.errors import BadOption, Impossible, RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import (
    NONE,
    Applied,
    OptionDef,
    Result,
    Setup,
    Waived,
    checked,
    not_your_turn,
)
from roundhouse.core.offers import NO_OFFERS, Offers
from roundhouse.games.switch_signal.rules.boards.load import BUNDLED, board_of
from roundhouse.games.switch_signal.rules.boards.validation import CENTRAL_EUROPE
from roundhouse.games.switch_signal.rules.clock import delivered
from roundhouse.games.switch_signal.rules.components import DRAWN
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    AddingSignal,
    AnyFrame,
    CarryingOut,
    Deploying,
    Drawing,
    DrawingLots,
    Frame,
    Keeping,
    LayingOut,
    Moving,
    MovingTrains,
    PlacingTokens,
    Reading,
    Revealing,
    Rolling,
    RollingDeparture,
    Scattering,
)
from roundhouse.games.switch_signal.rules.opening import opening
from roundhouse.games.switch_signal.rules.state import WON, Settings, State
from roundhouse.games.switch_signal.rules.steps import (
    Step,
    acting,
    another_step,
    carrying_out,
    choosing_train,
    deploying,
    drawing_cards,
    drawing_lots,
    extra_signal,
    free_layout,
    helpers,
    keeping_roll,
    moving,
    placing_tokens,
    random_layout,
    reading_instruction,
    revealing_instruction,
    rolling_departure,
    rolling_movement,
)
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.view import View, imagined, view_of

STEPS: Final[dict[type[Frame], Step[Any, Any]]] = {
    DrawingLots: drawing_lots,
    PlacingTokens: placing_tokens,
    Scattering: random_layout,
    AddingSignal: extra_signal,
    LayingOut: free_layout,
    Drawing: drawing_cards,
    Revealing: revealing_instruction,
    Reading: reading_instruction,
    CarryingOut: carrying_out,
    Deploying: deploying,
    RollingDeparture: rolling_departure,
    MovingTrains: choosing_train,
    Rolling: rolling_movement,
    Keeping: keeping_roll,
    Moving: moving,
    Acting: acting,
}

SETTLING: Final[dict[type[Frame], Any]] = {
    CarryingOut: carrying_out.settle,
    MovingTrains: choosing_train.settle,
    Acting: acting.settle,
}
"""The steps that may go on without asking (SS-TURN-4)."""

OPTIONS: Final = (
    OptionDef(key="board", default=CENTRAL_EUROPE),
    OptionDef(key="layout", default="first_game", choices=("first_game", "free", "random")),
    OptionDef(key="removed", default=3, choices=(0, 1, 2, 3, 4, 5, 6)),
    OptionDef(key="clock", default=7, choices=(7, 8, 9, 10)),
    OptionDef(key="extra_signal", default=False, choices=(False, True)),
    OptionDef(key="goods", default=8, choices=(8, 10)),
    OptionDef(key="departure", default="dice", choices=("dice", "variable", "tokens")),
    OptionDef(key="first_player", default="1", choices=("1", "2", "3", "4", "lot")),
)
"""Section 21 of the rules. ``board`` is the id of a board of ours, or a whole board file."""


class SwitchSignal:
    """The rules of Switch & Signal on any board."""

    key = "switch_signal"
    version = 1
    seats = range(1, 5)
    options: tuple[OptionDef, ...] = OPTIONS

    def new(self, setup: Setup) -> State:
        """The position before the first entry (SS-SETUP-14)."""
        chosen = dict(checked(self, setup).options)
        source, first = chosen.pop("board"), chosen["first_player"]
        if not isinstance(source, str):
            raise BadOption(option="board", value=str(source)[:80], choices=BUNDLED)
        if first != "lot" and int(first) > setup.seats:
            seats = tuple(str(n + 1) for n in range(setup.seats))
            raise BadOption(option="first_player", value=first, choices=(*seats, "lot"))
        state = opening(board_of(source), Settings(**chosen), setup.seats, setup.version)
        if first != "lot":
            state.active = Seat(int(first) - 1)
        if state.settings.layout == "random":
            state.green = 0
        state.stack = tuple(_to_be_done(state))
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The active player, or chance; the first player before the first turn."""
        if not state.stack:
            return ()
        return (CHANCE,) if state.stack[-1].chance else (state.active,)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Whoever decides: nobody may do anything meanwhile."""
        return self.to_act(state)

    def legal(self, state: State, seat: Seat) -> Offers:
        """What the step offers, and the helpers beside it."""
        if not state.stack:
            return NO_OFFERS
        frame = state.stack[-1]
        if frame.chance:
            return Offers(STEPS[type(frame)].offers(state, frame)) if seat == CHANCE else NO_OFFERS
        if seat != state.active:
            return NO_OFFERS
        return Offers((*STEPS[type(frame)].offers(state, frame), *helpers.offers(state)))

    def refusals(self, state: State, seat: Seat, action: Action) -> Iterator[RuleError]:
        """Every reason why not."""
        yield from self._why_not(state, seat, action)

    def _why_not(self, state: State, seat: Seat, action: Action) -> Iterable[RuleError]:
        if stranger := not_your_turn(self, state, seat):
            return (stranger,)
        frame = state.stack[-1]
        if type(action) is not CallHelper:
            return STEPS[type(frame)].refusals(state, frame, action)
        return (another_step(frame, action),) if frame.chance else helpers.refusals(state, action)

    def apply(
        self, state: State, seat: Seat, action: Action, waived: Waived = NONE
    ) -> Applied[State]:
        """The position after *action* and all that follows without asking."""
        for refusal in self._why_not(state, seat, action):
            if isinstance(refusal, Impossible) or refusal.rule not in waived:
                raise refusal
        draft = state.copy()
        frame = draft.stack[-1]
        if type(action) is CallHelper:
            log = helpers.apply(draft, action)
        else:
            log = list(STEPS[type(frame)].apply(draft, frame, action))
        settle(draft, log)
        return Applied(draft, tuple(log))

    def view(self, state: State, viewer: Seat | None) -> View:
        """Everything but the order of the piles: all hands are open (SS-INFO-2)."""
        return view_of(state, viewer, self.to_act(state))

    def imagine(self, view: View, rng: Random) -> State:
        """The position of *view*: piles have no order here, so nothing is left to guess."""
        del rng
        return imagined(view)

    def result(self, state: State) -> Result | None:
        """Everyone wins, or nobody (SS-END-1, SS-END-2)."""
        if not state.outcome:
            return None
        everyone = tuple(Seat(n) for n in range(state.seats))
        return Result(
            winners=everyone if state.outcome == WON else (),
            scores=(delivered(state),) * state.seats,
            reason=f"switch-signal-{state.outcome.replace('_', '-')}",
        )


def _to_be_done(state: State) -> Iterator[AnyFrame]:
    """What comes before the first turn, the last of it first (SS-SETUP-14)."""
    settings = state.settings
    for seat in reversed(range(state.seats)):
        yield Drawing(seat=Seat(seat), count=DRAWN)
    if settings.layout == "free":
        yield LayingOut()
    if settings.extra_signal and settings.layout != "random":
        yield AddingSignal()
    if settings.layout == "random":
        yield Scattering()
    if settings.departure == "variable":
        yield PlacingTokens()
    if settings.first_player == "lot":
        yield DrawingLots()


def settle(draft: State, log: list[Event]) -> None:
    """Go on until somebody must decide."""
    while draft.stack:
        frame = draft.stack[-1]
        go_on = SETTLING.get(type(frame))
        followed = go_on(draft, frame) if go_on else None
        if followed is None:
            return
        log += followed


GAME: Final = SwitchSignal()
