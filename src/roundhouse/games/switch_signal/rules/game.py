"""Switch & Signal: which steps stand on which frame. It holds no rule itself."""

from random import Random
from typing import Final

from roundhouse.core.actions import CHANCE, Seat
from roundhouse.core.frames import AnyStep, Asides, Frame, FrameGame, GoesOn
from roundhouse.core.game import OptionDef, Result, Setup, checked
from roundhouse.games.switch_signal.rules.clock import delivered
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    AddingSignal,
    CarryingOut,
    Deploying,
    Drawing,
    DrawingLots,
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
from roundhouse.games.switch_signal.rules.setup import OPTIONS, new_state
from roundhouse.games.switch_signal.rules.state import WON, State
from roundhouse.games.switch_signal.rules.steps import (
    acting,
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
from roundhouse.games.switch_signal.rules.turn import ORDER
from roundhouse.games.switch_signal.rules.versions import NEWEST
from roundhouse.games.switch_signal.rules.view import View, imagined, view_of

STEPS: Final[dict[type[Frame], tuple[AnyStep, ...]]] = {
    DrawingLots: (drawing_lots,),
    PlacingTokens: (placing_tokens,),
    Scattering: (random_layout,),
    AddingSignal: (extra_signal,),
    LayingOut: (free_layout,),
    Drawing: (drawing_cards,),
    Revealing: (revealing_instruction,),
    Reading: (reading_instruction,),
    CarryingOut: (carrying_out,),
    Deploying: (deploying,),
    RollingDeparture: (rolling_departure,),
    MovingTrains: (choosing_train,),
    Rolling: (rolling_movement,),
    Keeping: (keeping_roll,),
    Moving: (moving,),
    Acting: (acting,),
}
GOES_ON: Final[dict[type[Frame], GoesOn]] = {
    CarryingOut: carrying_out.settle,
    MovingTrains: choosing_train.settle,
    Acting: acting.settle,
}
"""The steps that may go on without asking (SS-TURN-4)."""


class SwitchSignal(FrameGame[State]):
    """The rules of Switch & Signal on any board."""

    key = "switch_signal"
    version = NEWEST
    seats = range(1, 5)
    options: tuple[OptionDef, ...] = OPTIONS

    steps = STEPS
    asides = Asides(helpers)
    goes_on = GOES_ON
    passes_alone = False  # where a step goes on alone is its own answer (SS-TURN-4)
    not_now = ORDER

    def new(self, setup: Setup) -> State:
        """The position before the first entry (SS-SETUP-14)."""
        return new_state(checked(self, setup))

    def deciders(self, state: State, frame: Frame) -> tuple[Seat, ...]:
        """The active player, or chance; the first player before the first turn."""
        return (CHANCE,) if frame.chance else (state.active,)

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


GAME: Final = SwitchSignal()
