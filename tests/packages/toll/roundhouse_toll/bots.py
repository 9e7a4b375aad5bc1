"""A player of Toll."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from roundhouse.core.actions import Pass
from roundhouse.core.bots import BotDef
from roundhouse.core.events import Event
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse_toll.game import TollView


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepsCoins(Event):
    """Why the careful bot stakes nothing."""

    prefix: ClassVar[str] = "toll"
    wire: ClassVar[str] = "keeps_coins"


class Careful:
    """Never stakes a coin."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002 - looks at nothing
        """Pass, which is always allowed."""
        return Choice(Pass(), KeepsCoins())


CAREFUL: Final[BotDef[TollView]] = BotDef(make=Careful, level=10)
