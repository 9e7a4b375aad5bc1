"""A free layout: the first player arranges the discs and confirms (SS-SETUP-12, SS-SETUP-14).

It begins as the first-game layout and stays complete and legal with every change, so that it
may be confirmed at any time.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.base import Happening, MayNotBe
from roundhouse.games.switch_signal.rules.boards.network import NOWHERE
from roundhouse.games.switch_signal.rules.cards import WrongPayment
from roundhouse.games.switch_signal.rules.components import TRACK_DISCS
from roundhouse.games.switch_signal.rules.discs import (
    UNPAID,
    SetSignal,
    SetSwitch,
    set_signal,
    set_switch,
    signal_refusals,
    switch_offers,
    switch_refusals,
)
from roundhouse.games.switch_signal.rules.frames import LayingOut
from roundhouse.games.switch_signal.rules.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class LayoutConfirmed(Happening):
    """The first player is content with the layout."""

    wire: ClassVar[str] = "layout_confirmed"
    seat: Seat


@dataclass(eq=False, kw_only=True)
class TooFewOnTracks(MayNotBe):
    """A layout has three discs on track places."""

    wire: ClassVar[str] = "too_few_on_tracks"
    rule: str = "SS-SETUP-12"
    disc: str
    needed: int


TAKES: Final[tuple[type[Action], ...]] = (
    Pass,
    SetSwitch,
    SetSignal,
)


def offers(state: State, _frame: LayingOut) -> Iterator[Offer[Action]]:
    """Every disc to every place it may lie on; every junction; confirming."""
    yield Offer(Pass)
    yield from switch_offers(state, UNPAID)
    net, reds = state.board.net, ((1 << len(state.board.net.places)) - 1) & ~state.green
    for disc in net.places_in(state.green):
        to = OneOf(net.places_in(reds & _free_to(state, net.place[disc])))
        yield Offer(SetSignal, {"disc": disc}, {"to": to, "cards": UNPAID})


def _free_to(state: State, disc: int) -> int:
    """Where a disc may go: its city or the tracks are left only with discs to spare."""
    net = state.board.net
    city = net.city_of_place[disc]
    own = net.track_places if city == NOWHERE else net.city_places[city]
    needed = TRACK_DISCS if city == NOWHERE else 1
    return (1 << len(net.places)) - 1 if (state.green & own).bit_count() > needed else own


def refusals(
    state: State, _frame: LayingOut, action: SetSwitch | SetSignal | Pass
) -> Iterator[RuleError]:
    """One disc at least on each city, three at least on tracks; nothing costs a card."""
    if isinstance(action, SetSwitch):
        yield from switch_refusals(state, action)
        yield from _unpaid(action.cards)
    elif isinstance(action, SetSignal):
        found = list(signal_refusals(state, action))
        yield from found or _track_refusals(state, action)
        yield from _unpaid(action.cards)


def _track_refusals(state: State, action: SetSignal) -> Iterator[RuleError]:
    net = state.board.net
    if not 1 << net.place[action.to] & _free_to(state, net.place[action.disc]):
        yield TooFewOnTracks(disc=action.disc, needed=TRACK_DISCS)


def _unpaid(cards: tuple[str, ...]) -> Iterator[RuleError]:
    if cards:
        yield WrongPayment(rule="SS-SETUP-12", needed="", cards=cards)


def apply(draft: State, _frame: LayingOut, action: SetSwitch | SetSignal | Pass) -> Iterator[Event]:
    """Change one thing, or be content."""
    if isinstance(action, SetSwitch):
        yield set_switch(draft, action.junction, action.closed)
    elif isinstance(action, SetSignal):
        yield set_signal(draft, action)
    else:
        finish(draft)
        yield LayoutConfirmed(seat=draft.active)
