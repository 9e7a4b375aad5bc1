"""A random layout: each choice of SS-SETUP-12 by chance (SS-SETUP-13)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish, swap
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.switch_signal.rules.cards import AnyOrder
from roundhouse.games.switch_signal.rules.components import TRACK_DISCS
from roundhouse.games.switch_signal.rules.discs import SignalAdded, set_switch
from roundhouse.games.switch_signal.rules.frames import Scattering
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.outcomes import outcome_refusals


@dataclass(frozen=True, slots=True, kw_only=True)
class ScatterSwitch(Action):
    """A junction's discs fall on these arms (SS-SETUP-13)."""

    wire: ClassVar[str] = "scatter_switch"
    junction: str
    closed: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScatterSignal(Action):
    """A signal disc falls on this place (SS-SETUP-13)."""

    wire: ClassVar[str] = "scatter_signal"
    place: str


TAKES: Final[tuple[type[Action], ...]] = (
    ScatterSwitch,
    ScatterSignal,
)


def offers(state: State, frame: Scattering) -> Iterable[Offer[Action]]:
    """The next junction's discs, or the next signal disc, equally likely anywhere it may be."""
    net = state.board.net
    if frame.done < len(net.settings):
        junction = state.board.junctions[frame.done].id
        closed = AnyOrder(net.settings[frame.done])
        return (Offer(ScatterSwitch, {"junction": junction}, {"closed": closed}),)
    places = net.places_in(_places(state, frame.done - len(net.settings)) & ~state.green)
    return (Offer(ScatterSignal, {}, {"place": OneOf(places)}),)


def _places(state: State, disc: int) -> int:
    """Where a disc may fall: one at each city, three on tracks, an extra one anywhere."""
    net = state.board.net
    if disc < len(net.city_places):
        return net.city_places[disc]
    if disc < len(net.city_places) + TRACK_DISCS:
        return net.track_places
    return (1 << len(net.places)) - 1


def refusals(
    state: State, frame: Scattering, action: ScatterSwitch | ScatterSignal
) -> Iterable[RuleError]:
    """Only what SS-SETUP-12 allows can come out."""
    return outcome_refusals(offers(state, frame), frame, action, "SS-SETUP-13")


def apply(
    draft: State, frame: Scattering, action: ScatterSwitch | ScatterSignal
) -> Iterator[Event]:
    """Set the junction, or place the disc."""
    if isinstance(action, ScatterSwitch):
        yield set_switch(draft, action.junction, action.closed)
    else:
        draft.green |= 1 << draft.board.net.place[action.place]
        yield SignalAdded(place=action.place)
    done = frame.done + 1
    extra = int(draft.settings.extra_signal)
    if done == len(draft.switches) + draft.board.signal_discs + extra:
        finish(draft)
    else:
        swap(draft, Scattering(done=done))
