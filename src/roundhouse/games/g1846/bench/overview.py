"""The overview of a late game: how long it takes to draw, and how large it is."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from roundhouse.core.actions import CHANCE
from roundhouse.core.events import Event
from roundhouse.core.figure import Figure
from roundhouse.core.game import Setup, checked
from roundhouse.core.offers import NO_OFFERS
from roundhouse.core.panel import Past, Sight
from roundhouse.games.g1846.bots.levels import Easy
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.rooms import rooms
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View, view_of
from roundhouse.kit.measure import seconds, sizes

SEATS: Final = 5
SEED: Final = 1846
MOST: Final = 2_000
BAR: Final = 0.02
ZIPPED_BAR: Final = 20.0
ROUNDS: Final = 10
OVERVIEW: Final = ("market", "companies")


def figures(loop: float) -> Iterator[Figure]:
    """Market and players, and companies, as they are drawn anew after each move."""
    desk = Desk(late_sight())
    took = seconds(lambda: [_drawn(desk) for _ in range(ROUNDS)])
    yield Figure(name="1846 overview, drawn", value=took / ROUNDS / loop, unit="L", bar=BAR)
    yield from sizes("1846 overview", _drawn(desk), None, ZIPPED_BAR)


def _drawn(desk: Desk) -> str:
    return "".join(room.html for room in rooms(desk) if room.key in OVERVIEW)


@cache
def late_sight() -> Sight[View]:
    """What a spectator sees at the end of a game played by bots."""
    game, rng, bot = Game1846(), Random(SEED), Easy()
    state = game.new(checked(game, Setup(seats=SEATS)))
    events: list[Event] = []
    rounds: list[View] = []
    for _ in range(MOST):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        offers = game.legal(state, seat)
        view = view_of(state, None if seat == CHANCE else seat)
        chosen = offers.sample(rng) if seat == CHANCE else bot.choose(view, offers, rng).action
        applied = game.apply(state, seat, chosen)
        events += applied.events
        state = applied.state
        if any(event.landmark == "round" for event in applied.events):
            rounds.append(view_of(state, None))
    return _sight(state, Past(events=tuple(events), rounds=tuple(rounds)))


def _sight(state: State, past: Past[View]) -> Sight[View]:
    return Sight(
        view=view_of(state, None),
        seat=None,
        to_act=(),
        offers=NO_OFFERS,
        names=tuple(f"Player {seat + 1}" for seat in range(SEATS)),
        language="en",
        seq=MOST,
        why_not=lambda _action: None,
        past=lambda: past,
    )
