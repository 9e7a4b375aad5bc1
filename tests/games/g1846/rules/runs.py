"""Companies about to run their trains, and routes written as text."""

from typing import Any

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.frames import Running
from roundhouse.games.g1846.rules.ids import HexId, TrainId
from roundhouse.games.g1846.rules.route import Route
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from tests.games.g1846.rules.turns import play, refused, turn_of

# The board of the worked example after S38, with NYC about to run
EXAMPLE = (
    "B16 619@4, G9 57@1, G7 14@0, C13 7@4, D14 14@2, D18 8@4, E17 292@1, "
    "J4 9@0, H6 9@0, E15 8@2, C15 294@0"
)
TOKENS = "NYC C15, GT B16, GT D14, IC K3"
ANY_RUN = {"enforce_max_routes": False}


def route(text: str) -> Route:
    """A route as it is written: "3/5: C15 D14 E15 E17 = C15 D14"; after "=" what it counts."""
    train, _, way = text.partition(": ")
    path, _, counted = way.partition(" = ")
    return Route(
        train=TrainId(train),
        path=tuple(path.split()),
        counted=tuple(map(HexId, counted.split())),
    )


def run(*texts: str) -> RunRoutes:
    """Each train's route as it is written."""
    return RunRoutes(routes=tuple(map(route, texts)))


def running(
    company: str,
    lying: str = EXAMPLE,
    tokens: str = TOKENS,
    *,
    trains: str = "2 2 2 3/5",
    phase: int = 2,
    **changes: Any,
) -> State:
    """A company is to run its trains, as well as it likes."""
    return turn_of(
        company,
        lying,
        tokens,
        frame=Running,
        trains=trains,
        phase=phase,
        options={**ANY_RUN, **changes.pop("options", {})},
        **changes,
    )


def earned(state: State, *texts: str) -> int:
    """What the routes bring."""
    return earned_by(state, run(*texts))


def earned_by(state: State, action: RunRoutes) -> int:
    """What the run brings; it ends the step."""
    after = play(state, action)
    assert after.turn is not None
    assert after.turn.ran
    assert after.stack == ()
    return after.turn.revenue


def fault(state: State, text: str, kind: type[RuleError]) -> dict[str, Any]:
    """The numbers of the refusal of this one route, as `refused` tells them."""
    return refused(state, run(text), kind)
