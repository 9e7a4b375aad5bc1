"""A bot to be had, by its strength; and the player that takes any offer, everybody's yardstick."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from roundhouse.core.game import Bot, Choice
from roundhouse.core.offers import Offers

V = TypeVar("V")


@dataclass(frozen=True, slots=True, kw_only=True)
class BotDef(Generic[V]):
    """What an entry of ``roundhouse.bots`` names: how a bot is made, and how strong it is.

    ``level`` is its place among the bots of its game: 0 for chance, 10 for easy, 20 for normal,
    30 for strong, 40 for master. The one with the highest gives the hints.
    """

    make: Callable[[], Bot[V]]
    level: int


class RandomBot:
    """Takes any offer, then any value within it; also the stand-in for a bot that failed."""

    def choose(self, view: Any, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002  # looks at nothing
        """One of the offers, whatever it is."""
        return Choice(offers.sample(rng))


RANDOM: Final[BotDef[Any]] = BotDef(make=RandomBot, level=0)
