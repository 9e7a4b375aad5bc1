"""Privates beside the step: buying them, using their powers, and a player's Steamboat Company."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.games.g1846.panel.desk import Desk, company_name, token_icon
from roundhouse.games.g1846.panel.draft import power
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.game import has_asides
from roundhouse.games.g1846.rules.ids import HexId, PrivateId
from roundhouse.games.g1846.rules.powers import power_of, steamboat
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PlacePrivateToken
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.powers.steamboat import AssignPort, Steaming
from roundhouse.games.g1846.rules.steps import use_power
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.kit.buttons import act, ask, folded, grey, listed, priced, tag, words

LABELS: Final[Mapping[type[Action], str]] = {PlacePrivateToken: "free-token"}
"""What the buttons of powers say, where it is not ``use-`` and the action's name."""


def asides(desk: Desk, frame: Frame) -> Iterator[str]:
    """What the operating corporation may do at any moment of its turn."""
    if not desk.is_mine or desk.state.turn is None or not has_asides(desk.state, frame):
        return
    if powers := [*_tiles(desk), *_buttons(desk), *_markers(desk)]:
        yield folded(desk.say("powers"), listed(powers, "deals"), shown=True, ref="powers")
    if deals := list(_purchases(desk)):
        yield folded(
            desk.say("buy-privates", count=len(deals)), listed(deals, "deals"), ref="privates"
        )


# Powers


def _tiles(desk: Desk) -> Iterator[str]:
    hexes: dict[PrivateId, dict[HexId, None]] = {}
    for offer in desk.of(LayPrivateTile):
        hexes.setdefault(offer.fixed["private"], {})[offer.fixed["hex"]] = None
    for private, places in hexes.items():
        buttons = (ask(desk.place(place), f"hex={place}") for place in places)
        yield _named(desk, private) + tag("p", *buttons, class_="row")


def _buttons(desk: Desk) -> Iterator[str]:
    """A button for each power that asks nothing more."""
    for offer in desk.sight.offers:
        if offer.action in use_power.TAKES and not offer.open and offer.action != LayPrivateTile:
            action = offer.with_()
            label = LABELS.get(offer.action, f"use-{action.wire.replace('_', '-')}")
            yield _named(desk, action.private) + act(desk.say(label), action)


def _markers(desk: Desk) -> Iterator[str]:
    for offer in desk.of(PlaceMarker):
        private = offer.fixed["private"]
        buttons = (
            act(desk.place(place), offer.with_(hex=place), f"+${power_of(private).bonus(place)}")
            for place in offer.open["hex"].grid(9)
        )
        yield _named(desk, private) + tag("p", *buttons, class_="row")


def _named(desk: Desk, private: PrivateId) -> str:
    return words("b", DEFS.privates[private].name) + words("small", power(desk, private))


# Buying


def _purchases(desk: Desk) -> Iterator[str]:
    """Every private that a player owns, with a price to offer or the reason why not."""
    offers = {offer.fixed["private"]: offer for offer in desk.of(BuyPrivate)}
    for private in desk.state.privates:
        owner = desk.state.owners.get(private)
        if not isinstance(owner, int):
            continue
        name = DEFS.privates[private].name
        head = words("b", name) + words("small", desk.say("owned-by", who=desk.player(owner)))
        if private not in offers:
            listed_price = DEFS.privates[private].price
            yield head + grey(desk.say("buy"), BuyPrivate(private=private, price=listed_price))
            continue
        prices = offers[private].open["price"].grid(2)
        low, high = min(prices), max(prices)
        mine = owner == desk.sight.seat
        button = desk.say("buy" if mine else "offer-price")
        label = desk.say("private-price", private=name)
        yield head + priced(label, offers[private], "price", low, high, button, high)


# The Steamboat Company of a player


def steaming(desk: Desk, frame: Steaming) -> Iterator[str]:
    """Where the port marker lies, and whom it serves."""
    marker = steamboat.POWER.marker(desk.state)
    place = desk.place(marker.hex) if marker.hex else "none"
    company = company_name(marker.company) if marker.company else "none"
    key = "steaming" if desk.is_mine else "steaming-other"
    yield words("p", desk.say(key, who=desk.player(frame.seat), place=place, company=company))
    if not desk.is_mine:
        return
    for offer in desk.of(PlaceMarker):
        yield words("p", desk.say("marker-to"))
        yield listed(
            (
                act(desk.place(each), offer.with_(hex=each), f"+${steamboat.POWER.bonus(each)}")
                for each in offer.open["hex"].grid(9)
            ),
            "row",
        )
    yield from _assignments(desk)
    yield desk.choice(desk.say("done"), Pass(), main=True)


def _assignments(desk: Desk) -> Iterator[str]:
    for offer in desk.of(AssignPort):
        domain = offer.open.get("company")
        companies = domain.grid(20) if domain else [offer.fixed["company"]]
        yield words("p", desk.say("assign-to"))
        yield listed(
            (
                act(company_name(each), AssignPort(company=each), icon=token_icon(each))
                for each in companies
            ),
            "row",
        )
