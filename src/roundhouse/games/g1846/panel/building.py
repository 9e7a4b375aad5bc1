"""Track and tokens: where something may be built, and one hex with its choices in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from roundhouse.core.actions import Pass
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.draw.cell import Cell
from roundhouse.games.g1846.draw.hex import cell
from roundhouse.games.g1846.draw.scene import cells
from roundhouse.games.g1846.draw.signs import tile_symbol
from roundhouse.games.g1846.draw.words import hex_facts
from roundhouse.games.g1846.panel.desk import Desk, token_icon
from roundhouse.games.g1846.panel.gains import gains_place, outlook
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Building, LayingExtra
from roundhouse.games.g1846.rules.ids import CHICAGO, CompanyId, CorpId, HexId
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.state import State, turn_of
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.tiles import fitting
from roundhouse.games.g1846.rules.tokens import token_cost
from roundhouse.games.g1846.rules.track import cost, is_upgrade, side_cost
from roundhouse.kit.buttons import act, ask, folded, grey, listed, tag, wire, words
from roundhouse.kit.hexes import SIDE
from roundhouse.kit.svg import element, group, num

Tile = LayTile | LayPrivateTile


# The step


def building(desk: Desk, frame: Building) -> Iterator[str]:
    """What is left to build this turn, and where."""
    state, turn = desk.state, turn_of(desk.state)
    if not desk.is_mine:
        return
    token = "done" if turn.token else "left" if desk.of(PlaceToken) else "none"
    yield words(
        "p",
        desk.say(
            "building",
            yellows=turn.yellows,
            upgrades=turn.upgrades,
            left=2 - turn.yellows - turn.upgrades,
            token=token,
            cash=state.cash[frame.company],
        ),
    )
    yield gains_place(desk)
    yield _places(desk)
    yield _tokens(desk)
    # it calls for a click only when nothing more can be built
    idle = not desk.of(LayTile) and not desk.of(PlaceToken)
    yield desk.choice(desk.say("done-building"), Pass(), main=idle)


def laying_extra(desk: Desk, frame: LayingExtra) -> Iterator[str]:
    """A private's second tile."""
    name = DEFS.privates[frame.private].name
    if desk.is_mine:
        hexes = desk.places(frame.hexes)
        key = "extra-must" if frame.must else "extra"
        yield words("p", desk.say(key, private=name, hexes=hexes))
        yield gains_place(desk)
        yield _places(desk)
        if not frame.must:
            yield desk.choice(desk.say("no-second-tile"), Pass())


def tile_offers(desk: Desk) -> list[Offer[Any]]:
    """Every tile that may be laid now, by right or by a private's power."""
    return [*desk.of(LayTile), *desk.of(LayPrivateTile)]


def _places(desk: Desk) -> str:
    hexes = dict.fromkeys(HexId(offer.fixed["hex"]) for offer in tile_offers(desk))
    if not hexes:
        return ""
    label = desk.say("places", count=len(hexes))
    return folded(
        label, listed((ask(desk.place(p), f"hex={p}") for p in hexes), "row"), ref="places"
    )


def _tokens(desk: Desk) -> str:
    offers = desk.of(PlaceToken)
    if not offers:
        return ""
    label = desk.say("token-places", count=len(offers))
    return folded(label, listed((_token_ask(desk, o) for o in offers), "row"), ref="token-places")


def _token_ask(desk: Desk, offer: Offer[PlaceToken]) -> str:
    place, stop = HexId(offer.fixed["hex"]), offer.fixed["stop"]
    price = token_cost(desk.state, CorpId(turn_of(desk.state).company), place, stop)
    return ask(city_name(desk, place, stop), f"slot={place}.{stop}", f"${price or 0}")


def city_name(desk: Desk, place: HexId, stop: int) -> str:
    """A city by its town; Chicago's by their numbers."""
    return desk.say("chicago-city", number=stop + 1) if place == CHICAGO else desk.place(place)


# One hex


def cell_at(state: State, place: HexId) -> Cell:
    """What the map shows in a hex."""
    return next((each for each in cells(state) if each.place == place), Cell(place))


def hex_detail(desk: Desk, place: HexId) -> str:
    """What may be done in a hex, or why nothing may."""
    shown = cell_at(desk.state, place)
    about = hex_facts(shown, desk.sight.language)
    parts = [
        words("h3", desk.place(place)),
        words("p", about, class_="quiet") if about else "",
    ]
    tiles = [offer for offer in tile_offers(desk) if offer.fixed["hex"] == place]
    if tiles:
        parts.append(tile_chooser(desk, shown, tiles))
    parts += _other_uses(desk, place)
    if len(parts) == 2 and isinstance(desk.frame, Building) and desk.is_mine:
        parts.append(_why_nothing(desk, place))
    return tag("section", *parts, class_="hex-detail", data_hex=place)


def _other_uses(desk: Desk, place: HexId) -> list[str]:
    found = [
        ask(
            city_name(desk, place, offer.fixed["stop"]),
            f"slot={place}.{offer.fixed['stop']}",
            desk.say("place-token"),
        )
        for offer in desk.of(PlaceToken)
        if offer.fixed["hex"] == place
    ]
    for offer in desk.of(PlaceMarker):
        if place in offer.open["hex"]:
            name = DEFS.privates[offer.fixed["private"]].name
            found.append(act(desk.say("place-marker", private=name), offer.with_(hex=place)))
    return found


def _why_nothing(desk: Desk, place: HexId) -> str:
    """The refusal that the likeliest tile would meet."""
    choices = list(fitting(place, desk.state.board.laid(place)))
    if not choices:
        return words("p", desk.say("final"))
    likely = LayTile(hex=place, tile=choices[0].tile, rotation=choices[0].rotation)
    told = desk.why(likely)
    if not told:
        return words("p", desk.say("final"))
    return words("p", told) + grey(desk.say("why-here"), likely)


@dataclass(frozen=True, slots=True)
class _Option:
    action: Tile
    cost: int
    gain: int | None

    @property
    def laid(self) -> Laid:
        return Laid(self.action.tile, self.action.rotation)


def tile_chooser(desk: Desk, shown: Cell, offers: Sequence[Offer[Any]]) -> str:
    """The tiles on offer, as they would lie; the script tries one on the map."""
    options = _options(desk, _distinct([offer.with_() for offer in offers]))
    known = {laid.tile for laid in desk.state.board.tiles.values()}
    fresh = sorted({option.action.tile for option in options} - known)
    definitions = element("defs", *(tile_symbol(tile) for tile in fresh))
    hidden = element("svg", definitions, class_="rh definitions", aria_hidden="true")
    return tag(
        "div",
        hidden,
        tag(
            "div",
            *(_thumb(desk, shown, option, first=not i) for i, option in enumerate(options)),
            class_="tile-choices",
            role="group",
            aria_label=desk.say("choose-tile"),
        ),
        tag(
            "p",
            words("button", desk.say("turn-tile"), type="button", data_rotate=True),
            words("button", "", type="button", class_="main", data_confirm=True),
            class_="row",
        ),
        class_="tile-chooser",
    )


def _distinct(actions: Sequence[Tile]) -> list[Tile]:
    """One action for each way the tile can look: some turns are the same."""
    found: dict[Any, Tile] = {}
    for action in actions:
        layout = DEFS.tiles[action.tile].layouts[action.rotation]
        found.setdefault((type(action), action.tile, layout.paths), action)
    return list(found.values())


def _options(desk: Desk, actions: Sequence[Tile]) -> list[_Option]:
    """Each tile with its cost and what it adds to the best run, the best first."""
    state, company, found = desk.state, turn_of(desk.state).company, outlook(desk.state)
    gains = found.gains(actions) if found else {}
    options = [_Option(each, _cost(state, company, each), gains.get(each)) for each in actions]
    return sorted(options, key=lambda option: (-(option.gain or 0), option.cost))


def _cost(state: State, company: CompanyId, action: Tile) -> int:
    laid = Laid(action.tile, action.rotation)
    if isinstance(action, LayPrivateTile):
        return side_cost(state, company, action.hex, laid)
    return cost(state, company, action.hex, laid)


def _thumb(desk: Desk, shown: Cell, option: _Option, *, first: bool) -> str:
    """A tile as it would lie, with cost and gain; the script shows the chosen one on the map."""
    high = num(2 * SIDE + 4)
    drawn = group(cell(replace(shown, laid=option.laid), desk.sight.language))
    picture = element(
        "svg", drawn, viewBox=f"-52 -{num(SIDE + 2)} 104 {high}", class_="rh", aria_hidden="true"
    )
    upgrade = "yes" if is_upgrade(desk.state.board, shown.place) else "no"
    confirm = desk.say("lay-tile", tile=option.action.tile, cost=option.cost, upgrade=upgrade)
    turned = desk.say("turned", degrees=60 * option.laid.rotation)
    gain = "" if option.gain is None else desk.say("gain", gain=_signed(option.gain))
    by = (
        desk.say("by-private", private=option.action.private)
        if isinstance(option.action, LayPrivateTile)
        else ""
    )
    return tag(
        "button",
        picture,
        words("span", desk.say("tile", tile=option.action.tile)),
        *(words("small", line) for line in (f"${option.cost}", gain, by) if line),
        type="button",
        data_lay=wire(option.action),
        data_label=confirm,
        aria_pressed="true" if first else "false",
        aria_label=" ".join(filter(None, (confirm, turned, gain))),
    )


def _signed(amount: int) -> str:
    return f"+${amount}" if amount >= 0 else f"−${-amount}"


# One slot


def slot_detail(desk: Desk, place: HexId, stop: int) -> str:
    """A token that may be placed: what it costs and what it brings."""
    action = PlaceToken(hex=place, stop=stop)
    company = turn_of(desk.state).company if desk.state.turn else None
    if company is None or action not in desk.sight.offers:
        return words("p", desk.why(action)) if desk.is_mine else ""
    price = token_cost(desk.state, CorpId(company), place, stop) or 0
    left = desk.state.tokens_left[CorpId(company)]
    told = desk.say("token-told", cost=price, cash=desk.state.cash[company] - price, left=left - 1)
    return tag(
        "section",
        words("h3", desk.say("token-in", city=city_name(desk, place, stop))),
        words("p", told + _token_gain(desk, action)),
        act(desk.say("place-token-for", cost=price), action, main=True, icon=token_icon(company)),
    )


def _token_gain(desk: Desk, action: PlaceToken) -> str:
    found = outlook(desk.state)
    gain = found.gains([action]).get(action) if found else None
    return "" if gain is None else " " + desk.say("gain-sentence", gain=_signed(gain))
