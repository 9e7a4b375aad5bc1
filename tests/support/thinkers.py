"""Bots of the toy that tell what they saw, think for long, or fail; worker processes load them."""

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from roundhouse.core.events import Event
from roundhouse.core.game import Bot, Choice
from roundhouse.core.offers import Offers
from roundhouse.core.title import Title
from roundhouse_toll.game import Toll, TollGame, TollView
from roundhouse_toll.title import TITLE as TOLL
from tests.support.serving import Failing


@dataclass(frozen=True, slots=True, kw_only=True)
class Saw(Event):
    """What a bot saw, and in which process."""

    prefix: ClassVar[str] = "toy"
    wire: ClassVar[str] = "saw"
    view: TollView
    process: int


class Looker:
    """Does anything, and tells what it saw."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:
        return Choice(offers.sample(rng), Saw(view=view, process=os.getpid()))


class Sleeper(Looker):
    """Thinks for a second."""

    seconds = 1

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:
        time.sleep(self.seconds)
        return super().choose(view, offers, rng)


class Stuck(Sleeper):
    """Thinks for longer than anybody waits."""

    seconds = 40


class LateFailing(Sleeper):
    """Thinks for a second and finds nothing."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:
        super().choose(view, offers, rng)
        raise RuntimeError("lost my way")


class SlowToll(TollGame):
    """The toy, each step of which takes a while to replay."""

    def apply(self, *args: Any, **more: Any) -> Any:
        time.sleep(0.4)
        return super().apply(*args, **more)


def slow_titles() -> list[Title[Toll, TollView]]:
    """The slow toy; a worker process calls this."""
    return [replace(TOLL, game=SlowToll(), bots={"looker": Looker})]


def thinking_titles() -> list[Title[Toll, TollView]]:
    """The toy with these bots."""
    bots: Mapping[str, Callable[[], Bot[TollView]]] = {
        "looker": Looker,
        "sleeper": Sleeper,
        "stuck": Stuck,
        "failing": Failing,
        "late": LateFailing,
    }
    return [replace(TOLL, bots=bots)]
