"""Signal and switch discs: what may be done with them, and doing it (SS-ACT-2, SS-ACT-3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.base import CannotBe, Happening, MayNotBe
from roundhouse.games.switch_signal.rules.boards.network import NOWHERE, Network
from roundhouse.games.switch_signal.rules.cards import AnyOrder
from roundhouse.games.switch_signal.rules.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSignal(Action):
    """Take a signal disc from one place to another (SS-ACT-2); free while laying out."""

    wire: ClassVar[str] = "set_signal"
    disc: str
    to: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSwitch(Action):
    """Put a junction's discs on the ``closed`` arms (SS-ACT-3); free while laying out."""

    wire: ClassVar[str] = "set_switch"
    junction: str
    closed: tuple[str, ...]
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchSet(Happening):
    """A junction connects two arms now."""

    wire: ClassVar[str] = "switch_set"
    junction: str
    closed: tuple[str, ...]
    connected: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SignalMoved(Happening):
    """One place became red, another green."""

    wire: ClassVar[str] = "signal_moved"
    disc: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SignalAdded(Happening):
    """A place became green at the start."""

    wire: ClassVar[str] = "signal_added"
    place: str


@dataclass(eq=False, kw_only=True)
class NoSuchPlace(CannotBe):
    """The board has no such signal place."""

    wire: ClassVar[str] = "no_such_place"
    rule: str = "SS-TERM-8"
    place: str


@dataclass(eq=False, kw_only=True)
class NoSuchJunction(CannotBe):
    """The board has no such junction."""

    wire: ClassVar[str] = "no_such_junction"
    rule: str = "SS-TERM-6"
    junction: str


@dataclass(eq=False, kw_only=True)
class NoSuchArms(CannotBe):
    """These are not as many different arms of the junction as it has discs."""

    wire: ClassVar[str] = "no_such_arms"
    rule: str = "SS-TERM-6"
    junction: str
    closed: tuple[str, ...]
    arms: tuple[str, ...]
    discs: int


@dataclass(eq=False, kw_only=True)
class NotGreen(CannotBe):
    """There is no disc to take."""

    wire: ClassVar[str] = "not_green"
    rule: str = "SS-ACT-2"
    place: str


@dataclass(eq=False, kw_only=True)
class NotRed(CannotBe):
    """There is a disc already."""

    wire: ClassVar[str] = "not_red"
    rule: str = "SS-ACT-2"
    place: str


@dataclass(eq=False, kw_only=True)
class CityGoesRed(CannotBe):
    """Every city keeps at least one green place."""

    wire: ClassVar[str] = "city_goes_red"
    rule: str = "SS-ACT-2"
    city: str
    disc: str


@dataclass(eq=False, kw_only=True)
class Unchanged(MayNotBe):
    """A switch must be changed."""

    wire: ClassVar[str] = "unchanged"
    rule: str = "SS-ACT-3"
    junction: str
    closed: tuple[str, ...]


UNPAID = AnyOrder(((),))
"""What changing a disc costs while laying out."""

MOST_CACHED = 4_096


def signal_refusals(state: State, action: SetSignal) -> Iterator[RuleError]:
    """Why a disc cannot go from one place to another (SS-ACT-2)."""
    net = state.board.net
    unknown = [place for place in (action.disc, action.to) if place not in net.place]
    yield from (NoSuchPlace(place=place) for place in unknown)
    if unknown:
        return
    if not state.green >> net.place[action.disc] & 1:
        yield NotGreen(place=action.disc)
    if state.green >> net.place[action.to] & 1:
        yield NotRed(place=action.to)
    city = net.city_of_place[net.place[action.disc]]
    if city != NOWHERE and not _moved(state, action) & net.city_places[city]:
        yield CityGoesRed(city=state.board.cities[city].id, disc=action.disc)


def _moved(state: State, action: SetSignal) -> int:
    net = state.board.net
    return state.green & ~(1 << net.place[action.disc]) | 1 << net.place[action.to]


def set_signal(draft: State, action: SetSignal) -> Event:
    """Move the disc."""
    draft.green = _moved(draft, action)
    return SignalMoved(disc=action.disc, to=action.to)


def switch_refusals(state: State, action: SetSwitch) -> Iterator[RuleError]:
    """Why a junction cannot be set so (SS-ACT-3)."""
    net = state.board.net
    junction = net.junction.get(action.junction)
    if junction is None:
        yield NoSuchJunction(junction=action.junction)
        return
    setting = net.setting[junction].get(tuple(sorted(action.closed)))
    if setting is None:
        arms = tuple(track.id for track in net.arms[junction])
        yield NoSuchArms(
            junction=action.junction, closed=action.closed, arms=arms, discs=len(arms) - 2
        )
    elif setting == state.switches[junction]:
        yield Unchanged(junction=action.junction, closed=action.closed)


def set_switch(draft: State, junction: str, closed: tuple[str, ...]) -> Event:
    """Put the junction's discs on the *closed* arms."""
    net = draft.board.net
    number = net.junction[junction]
    setting = net.setting[number][tuple(sorted(closed))]
    draft.switches = (*draft.switches[:number], setting, *draft.switches[number + 1 :])
    connected = tuple(track.id for track in net.arms[number] if track.id not in closed)
    return SwitchSet(junction=junction, closed=closed, connected=connected)


def switch_offers(state: State, cost: AnyOrder) -> list[Offer[Any]]:
    """An offer for each junction, made once for each setting and each way to pay."""
    net = state.board.net
    key = ("switch", cost)
    table = net.cache.get(key)
    if table is None:
        table = net.cache[key] = _switch_table(net, cost)
    return [row[setting] for row, setting in zip(table, state.switches, strict=True)]


def _switch_table(net: Network, cost: AnyOrder) -> list[list[Offer[Any]]]:
    return [
        [
            Offer(
                SetSwitch,
                {"junction": junction.id},
                {"closed": AnyOrder(s for s in settings if s != now), "cards": cost},
            )
            for now in settings
        ]
        for junction, settings in zip(net.board.junctions, net.settings, strict=True)
    ]


def signal_offers(state: State, cost: AnyOrder) -> list[Offer[Any]]:
    """One offer for all discs that may go anywhere, one for each that must stay at its city."""
    net, green = state.board.net, state.green
    known: dict[tuple[int, AnyOrder], list[Offer[Any]]] = net.cache.setdefault("signals", {})
    made = known.get((green, cost))
    if made is None:
        if len(known) >= MOST_CACHED:
            known.clear()
        made = known[green, cost] = _signal_offers(net, green, cost)
    return made


def _signal_offers(net: Network, green: int, cost: AnyOrder) -> list[Offer[Any]]:
    free, made = green, []
    known: dict[tuple[int, AnyOrder], Offer[Any]] = net.cache.setdefault("tied", {})
    for places in net.city_places:
        here = green & places
        if not here & (here - 1):
            free &= ~here
            tied = known.get((here, cost))
            if tied is None:
                tied = known[here, cost] = _tied(net, here, places, cost)
            made.append(tied)
    red = net.places_in(((1 << len(net.places)) - 1) & ~green)
    domains = {"disc": OneOf(net.places_in(free)), "to": OneOf(red), "cards": cost}
    return [Offer(SetSignal, {}, domains), *made]


def _tied(net: Network, here: int, places: int, cost: AnyOrder) -> Offer[SetSignal]:
    """The last disc of a city: it may go to another place of the same city (SS-RUL-31)."""
    (disc,) = net.places_in(here)
    others = OneOf(net.places_in(places & ~here))
    return Offer(SetSignal, {"disc": disc}, {"to": others, "cards": cost})
