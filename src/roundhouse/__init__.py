"""Railway board games to play, host, study and automate: 1846 and Switch & Signal.

A table is a game in progress. Start one, see what you can do, do it, and let bots play the rest:

>>> import roundhouse
>>> table = roundhouse.start("1846", seats=3, seed="monday")
>>> seat = table.to_act[0]
>>> offer = next(iter(table.offers(seat)))
>>> events = table.play(seat, next(iter(offer.grid(1))))
>>> roundhouse.play_out(table, ["normal", "easy", "random"], seed="monday").winners
(0,)

Load a recorded game from Roundhouse or 18xx.games to get such a table again. Draw any of its
positions, or find a company's best run:

>>> table = roundhouse.load(roundhouse.dump(table))
>>> picture = roundhouse.draw(table, at=120)
>>> roundhouse.best_routes(table, "IC").proven
True

``TITLES`` holds each game's rules, bots and picture:

>>> "switch_signal" in roundhouse.TITLES, "strong" in roundhouse.TITLES["1846"].bots
(True, True)
"""

from importlib import import_module
from typing import TYPE_CHECKING

from roundhouse.core.installed import VERSION

if TYPE_CHECKING:  # every game is loaded when the first of these is used, and not before
    from roundhouse.library import TITLES, best_routes, draw, dump, load, play_out, start, tell

__all__ = ["TITLES", "best_routes", "draw", "dump", "load", "play_out", "start", "tell"]
__version__ = VERSION


if not TYPE_CHECKING:  # else any name would seem to be there

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module("roundhouse.library"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
