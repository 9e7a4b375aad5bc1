"""The player that takes any offer: a yardstick, and the stand-in for a bot that failed."""

from random import Random
from typing import Any

from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers


class RandomBot:
    """Takes any offer, then any value within it."""

    def choose(self, view: Any, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002  # looks at nothing
        """One of the offers, whatever it is."""
        return Choice(offers.sample(rng))
