"""The toy as a team's game: nothing is hidden, and bots ask before they stake coins."""

# ruff: noqa: ARG002 - the toy looks at little of what the protocols give it

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.events import Event
from roundhouse.core.game import Bot, Choice
from roundhouse.core.offers import Offers
from roundhouse.core.team import Heeded, Wish
from roundhouse.core.title import Title
from roundhouse_toll.game import Show, Stake, Toll, TollGame, TollView
from roundhouse_toll.title import TITLE as TOLL


@dataclass(frozen=True, slots=True, kw_only=True)
class Because(Event):
    """Why a bot does something, as a test would know it again."""

    prefix: ClassVar[str] = "core"
    wire: ClassVar[str] = "remarked"
    words: Mapping[str, str]
    worded: ClassVar[frozenset[str]] = frozenset({"words"})


def because(words: str) -> Because:
    return Because(words=dict.fromkeys(("en", "ru", "ja", "pl"), words))


class OpenToll(TollGame):
    """Every card lies open."""

    def view(self, state: Toll, viewer: Seat | None) -> TollView:
        open_ = replace(state, shown=(True,) * len(state.shown))
        return replace(super().view(open_, None), shown=state.shown)


class Spender:
    """Stakes a coin while it may, else passes; shows its card when that is pointed at."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:
        stakes = offers.of(Stake)
        return Choice(Stake(coins=1), because("a coin")) if stakes else Choice(Pass())

    def heed(self, view: TollView, offers: Offers, rng: Random, marks: Sequence[str]) -> Heeded:
        if "card" in marks and Show() in offers:
            return Heeded(Choice(Show()), because("as you wish"))
        return Heeded(self.choose(view, offers, rng), because("not that"))


class TollTeam:
    """Coins are everybody's."""

    adviser: str = "spender"

    def asks(self, view: TollView, action: Action) -> bool:
        return isinstance(action, Stake)

    def spared(self, offers: Offers, action: Action) -> Offers:
        return Offers(offer for offer in offers if offer.action is not Stake)

    def marks(self, view: TollView, action: Action) -> tuple[str, ...]:
        return (action.wire,)

    def needs(self, view: TollView, seat: Seat) -> Wish | None:
        return Wish(because("luck"), ("die",))


def team_titles() -> list[Title[Toll, TollView]]:
    """The toy so changed; a worker process calls this."""
    bots: Mapping[str, Callable[[], Bot[TollView]]] = {"spender": Spender}
    return [replace(TOLL, game=OpenToll(), bots=bots, team=TollTeam())]
