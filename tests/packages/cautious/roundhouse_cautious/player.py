"""A player that passes whenever that is allowed."""

from random import Random
from typing import Any, Final

from roundhouse.core.actions import Pass
from roundhouse.core.bots import BotDef
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers


class Cautious:
    """Passes whenever that is allowed."""

    def choose(self, view: Any, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002 - looks at nothing
        """Pass, or take any offer."""
        return Choice(Pass() if Pass() in offers else offers.sample(rng))


CAUTIOUS: Final[BotDef[Any]] = BotDef(make=Cautious, level=5)
