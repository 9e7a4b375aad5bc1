"""Signal and switch discs: what may be done with them, and doing it (SS-ACT-2, SS-ACT-3)."""

from collections.abc import Iterator
from typing import Any

from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.actions import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.cards import AnyOrder
from roundhouse.games.switch_signal.rules.errors import (
    CityGoesRed,
    NoSuchArms,
    NoSuchJunction,
    NoSuchPlace,
    NotGreen,
    NotRed,
    Unchanged,
)
from roundhouse.games.switch_signal.rules.events import SignalMoved, SwitchSet
from roundhouse.games.switch_signal.rules.network import NOWHERE, Network
from roundhouse.games.switch_signal.rules.state import State

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
    for places in net.city_places:
        here = green & places
        if not here & (here - 1):
            free &= ~here
            made.append(_tied(net, here, places, cost))
    red = net.places_in(((1 << len(net.places)) - 1) & ~green)
    domains = {"disc": OneOf(net.places_in(free)), "to": OneOf(red), "cards": cost}
    return [Offer(SetSignal, {}, domains), *made]


def _tied(net: Network, here: int, places: int, cost: AnyOrder) -> Offer[SetSignal]:
    """The last disc of a city: it may go to another place of the same city (SS-RUL-31)."""
    (disc,) = net.places_in(here)
    others = OneOf(net.places_in(places & ~here))
    return Offer(SetSignal, {"disc": disc}, {"to": others, "cards": cost})
