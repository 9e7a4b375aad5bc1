"""What each tile and token of a turn would add to the best run, for the map and the panel.

The page asks for it after it is drawn, so no move waits for it; answers stay with the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from roundhouse.games.g1846.draw.gains import gain_marks
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.rules.frames import Building, LayingExtra
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, TrainId
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.routing import asked, position, what_if
from roundhouse.games.g1846.rules.running import trains_to_run
from roundhouse.games.g1846.rules.state import State, note, turn_of
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.tokens import token_cost
from roundhouse.games.g1846.rules.trains import bank_trains
from roundhouse.kit.buttons import ask, listed, tag, words
from roundhouse.kit.svg import element
from roundhouse.routes.effort import Limits

PATIENCE: Final = Limits(seconds=3)
"""What is spent on one question; what is not known by then is shown without a figure."""
BEST: Final = 5
"""How many places the panel names."""

Built = LayTile | PlaceToken
Choice = Built | LayPrivateTile


@dataclass(frozen=True, slots=True)
class Outlook:
    """The trains that *company* has, or the one that it could buy next."""

    state: State
    company: CompanyId
    supposed: TrainId | None

    def gains(self, choices: Iterable[Choice]) -> Mapping[Choice, int]:
        """What each choice adds to the best run by itself, as far as it is known."""
        asked = {choice: _plain(choice) for choice in choices}
        known = self._known()
        new = [built for built in dict.fromkeys(asked.values()) if built not in known]
        if new:
            changes = what_if(self.state, self.company, new, PATIENCE)
            known.update({each.key: each.change for each in changes if each.proven})
        return {choice: known[built] for choice, built in asked.items() if built in known}

    def _known(self) -> dict[Built, int]:
        key = ("gains", *asked(position(self.state, self.company)))
        known: dict[Built, int] = self.state.board.by_board.setdefault(key, {})
        return known


def outlook(state: State) -> Outlook | None:
    """With which trains to judge what is built now; None when there are none to think of."""
    company = turn_of(state).company
    if trains_to_run(state, company):
        return Outlook(state, company, None)
    draft, bank = state.copy(), bank_trains(state)
    if state.trains.get(company):
        note(draft, idle=0)  # what came with an independent runs from the next turn on
        return Outlook(draft, company, None)
    if not bank:
        return None
    train = bank[0].train.id
    draft.trains = {**state.trains, company: (train,)}
    return Outlook(draft, company, train)


def _plain(choice: Choice) -> Built:
    """A private's tile is a tile like any other."""
    if isinstance(choice, LayPrivateTile):
        return LayTile(hex=choice.hex, tile=choice.tile, rotation=choice.rotation)
    return choice


def choices(desk: Desk) -> list[Choice]:
    """Every tile and token that may be built now."""
    kinds: tuple[type[Choice], ...] = (LayTile, LayPrivateTile, PlaceToken)
    return [offer.with_() for kind in kinds for offer in desk.of(kind)]


def gains_place(desk: Desk) -> str:
    """Where the page puts the gains of this moment once it has them."""
    return tag("div", id=f"gains-{desk.sight.seq}", class_="gains", data_gains=True)


def gains_detail(desk: Desk) -> str:
    """The gains as marks for the map, and the best of them as buttons."""
    if not desk.is_mine or not isinstance(desk.frame, Building | LayingExtra):
        return ""
    found = outlook(desk.state)
    if found is None:
        return ""
    best = _best(found.gains(choices(desk)))
    shown: dict[HexId, str] = {}
    for (place, _), gain in best.items():
        shown.setdefault(place, f"+{gain}")
    marks = gain_marks(shown)
    over = element(
        "svg", element("g", marks), class_="rh definitions", data_over=True, aria_hidden="true"
    )
    return over + "".join(_told(desk, found, best))


Place = tuple[HexId, int | None]  # a hex for tiles, or a city of it for a token


def _best(gains: Mapping[Choice, int]) -> dict[Place, int]:
    """The places that add something, each with the most that it can add, best first."""
    most: dict[Place, int] = {}
    for choice, gain in gains.items():
        place = choice.hex, choice.stop if isinstance(choice, PlaceToken) else None
        most[place] = max(gain, most.get(place, 0))
    adding = [(place, gain) for place, gain in most.items() if gain > 0]
    return dict(sorted(adding, key=lambda pair: (-pair[1], pair[0][0])))


def _told(desk: Desk, found: Outlook, best: Mapping[Place, int]) -> Iterator[str]:
    if not best:
        yield words("p", desk.say("gains-none"), class_="quiet")
        return
    train = str(found.supposed) if found.supposed else "none"
    yield words("p", desk.say("gains", supposed="yes" if found.supposed else "no", train=train))
    yield listed((_button(desk, place, gain) for place, gain in list(best.items())[:BEST]), "row")


def _button(desk: Desk, place: Place, gain: int) -> str:
    where, stop = place
    if stop is None:
        return ask(desk.place(where), f"hex={where}", f"+${gain}")
    cost = token_cost(desk.state, CorpId(turn_of(desk.state).company), where, stop) or 0
    note = desk.say("gain-token", gain=gain, cost=cost)
    return ask(desk.place(where), f"slot={where}.{stop}", note)
