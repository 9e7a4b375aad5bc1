"""Moments of real games as a player's page gets them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.rules.frames import Rolling
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.rolling_movement import RollMovement
from roundhouse.games.switch_signal.rules.view import View

NAMES = ("Ann", "Bob <&>")
GAMES: dict[str, dict[str, Any]] = {
    "europe": {},
    "america": {"board": "north-america", "goods": 10},
    "free": {"layout": "free", "departure": "tokens", "extra_signal": True},
}
"""Games that come to every kind of decision."""


def sight(
    state: State,
    seat: Seat | None,
    latest: tuple[Event, ...] = (),
    language: str = "en",
) -> Sight[View]:
    """What the page of *seat* may use."""

    def why_not(action: Action) -> RuleError | None:
        return next(GAME.refusals(state, Seat(seat or 0), action), None)

    return Sight(
        view=GAME.view(state, seat),
        seat=seat,
        to_act=GAME.to_act(state),
        offers=GAME.legal(state, seat if seat is not None else Seat(-2)),
        names=NAMES,
        language=language,
        seq=1,
        why_not=why_not,
        latest=latest,
        result=GAME.result(state),
    )


def played(key: str, seed: int, steps: int = 250) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every moment where somebody decides, with what led there; the end, too."""
    rng = Random(f"{key}{seed}")
    state = GAME.new(Setup(seats=2, options=GAMES[key]))
    latest: list[Event] = []
    for _ in range(steps):
        acting = GAME.to_act(state)
        if not acting or acting[0] != CHANCE:
            yield state, tuple(latest)
            latest = []
        if not acting:
            return
        offers = GAME.legal(state, acting[0])
        applied = GAME.apply(state, acting[0], offers.sample(rng))
        state = applied.state
        latest += applied.events


def under_way(key: str, train: str, at: str, green: tuple[str, str], points: int) -> State:
    """A train that has rolled, with a signal disc moved from one place to another."""
    state = next(s for s, _ in played(key, 0) if s.turn and s.stack[-1].wire == "acting")
    view = GAME.view(state, None)
    stood = [replace(t, at=at if t.id == train else "") for t in view.trains]
    lights = (*(place for place in view.board_def.green if place != green[0]), green[1])
    changed = replace(
        view,
        trains=tuple(stood),
        green=lights,
        closed={j.id: tuple(sorted(j.discs)) for j in view.board_def.junctions},
        helpers=dict.fromkeys(view.helpers, False),
        doing=(*view.doing, Rolling(train=train)),
    )
    rolled = GAME.apply(GAME.imagine(changed, Random(0)), CHANCE, RollMovement(points=points)).state
    if rolled.stack[-1].wire == "keeping":
        return GAME.apply(rolled, rolled.active, Pass()).state
    return rolled


def on_the_way() -> tuple[State, ...]:
    """Trains that wait for a decision in a city: out of it, through it, with the Dispatcher."""
    dallas = ("st-louis-cincinnati@1", "oklahoma-city-dallas@dallas")
    paris = ("hannover-frankfurt@1", "paris-nevers@paris")
    berlin = ("hannover-frankfurt@1", "berlin-leipzig@berlin")
    return (
        under_way("america", "black-1", "jackson-dallas:1>", dallas, 5),
        under_way("europe", "black-1", "paris", paris, 4),
        under_way("europe", "black-1", "hannover-berlin:2>", berlin, 4),
    )


@cache
def moments() -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """One moment in three of some games, and two of every kind of decision."""
    kept, kinds = [], dict[str, int]()
    for key in GAMES:
        for seed in range(3):
            for i, moment in enumerate(played(key, seed)):
                kind = moment[0].stack[-1].wire if moment[0].stack else "over"
                kinds[kind] = kinds.get(kind, 0) + 1
                if i % 9 == 0 or kinds[kind] <= 2:
                    kept.append(moment)
    return (*kept, *((state, ()) for state in on_the_way()))
