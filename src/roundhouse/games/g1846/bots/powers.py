"""Privates' powers: markers, the Chicago token, and a player's Steamboat."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.reasons import PowerUsed
from roundhouse.games.g1846.bots.runs import DREAMS, LIMITS, Trains
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import CompanyId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers import steamboat
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PlacePrivateToken
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.powers.steamboat import AssignPort, Steaming
from roundhouse.games.g1846.rules.routing import answer, position
from roundhouse.games.g1846.rules.state import State, controller, turn_of


def use(state: State, offers: Offers) -> Choice | None:
    """The Chicago token at once; a marker where it adds most to the run."""
    for token in offers.of(PlacePrivateToken):
        action = token.with_()
        return Choice(action, PowerUsed(private=action.private))
    company = turn_of(state).company
    for offer in offers.of(PlaceMarker):
        private: PrivateId = offer.fixed["private"]
        lying = state.markers.get(private)
        stay = _marked(state, company, private, lying.hex if lying else None)
        gains = {
            place: _marked(state, company, private, place) for place in offer.open["hex"].grid(9)
        }
        best = max(gains, key=lambda place: (gains[place], place))
        if gains[best] > stay:
            return Choice(PlaceMarker(private=private, hex=best), PowerUsed(private=private))
    return None


def _marked(state: State, company: CompanyId, private: PrivateId, place: HexId | None) -> int:
    """What the company would earn with the marker there."""
    here = position(state, company)
    others = tuple(pair for pair in here.markers if pair[0] != private)
    marks = others if place is None else (*others, (private, place))
    trains = here.trains or _dream(state)
    return answer(replace(here, markers=marks, trains=trains), LIMITS).revenue


def _dream(state: State) -> Trains:
    return DREAMS[state.phase - 1][:1]


def second_tile(frame: LayingExtra, offers: Offers, rng: Random) -> Choice:
    """A private's second tile: any that fits, for it is free."""
    laid = offers.of(LayPrivateTile)
    if laid:
        return Choice(laid[0].with_(), PowerUsed(private=frame.private))
    return Choice(offers.sample(rng))


def steam(state: State, frame: Steaming, offers: Offers) -> Choice:
    """Put the marker where one of the player's companies earns most by it, and assign it."""
    best = max(_ports(state, frame.seat), default=None)
    if best is None:
        return Choice(Pass())
    _, place, company = best
    port = steamboat.POWER.id
    for action in (PlaceMarker(private=port, hex=place), AssignPort(company=company)):
        if action in offers:
            return Choice(action, PowerUsed(private=port))
    return Choice(Pass())


def _ports(state: State, seat: Seat) -> list[tuple[int, HexId, CompanyId]]:
    port, found = steamboat.POWER, list[tuple[int, HexId, CompanyId]]()
    companies: list[CompanyId] = [*state.order, *(p for p in state.privates if p in state.trains)]
    for company in companies:
        if controller(state, company) != seat or not state.trains.get(company):
            continue
        base = _marked(state, company, port.id, None)
        for place in port.printed.hexes:
            gain = _marked(state, company, port.id, place) - base
            if gain > 0:
                found.append((gain, place, company))
    return found
