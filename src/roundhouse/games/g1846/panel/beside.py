"""What stands beside the map: prices, players, companies, trains, tiles."""

from __future__ import annotations

from roundhouse.games.g1846.draw.charters import charters
from roundhouse.games.g1846.draw.market import folded_market
from roundhouse.games.g1846.draw.players import portfolios
from roundhouse.games.g1846.draw.tiles import palette
from roundhouse.games.g1846.draw.trains import phases
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.kit.buttons import folded, tag, words
from roundhouse.kit.cards import Card
from roundhouse.kit.svg import element, num
from roundhouse.messages import text


def beside(desk: Desk) -> str:
    """Everything on the table but the map, in a narrow column."""
    state, names, language = desk.state, desk.sight.names, desk.sight.language
    return "".join(
        (
            words("h2", text("g1846-draw-market", language)),
            folded_market(desk.sight.view, language=language),
            words("h2", desk.say("players")),
            _cards(portfolios(desk.sight.view, names, language), desk.say("players")),
            words("h2", desk.say("companies")),
            _cards(charters(state, names, language), desk.say("companies")),
            folded(
                desk.say("phases"),
                _cards(phases(state, language), desk.say("phases")),
                ref="phases",
            ),
            folded(desk.say("tiles"), palette(desk.sight.view, language), ref="palette"),
        )
    )


def _cards(cards: list[Card], label: str) -> str:
    """Cards as pictures of their own, so that they flow with the column."""
    drawn = (
        element(
            "svg",
            card.markup,
            viewBox=f"0 0 {num(card.wide)} {num(card.high)}",
            class_="rh card-picture",
            role="group",
            aria_label=label,
        )
        for card in cards
    )
    return tag("div", *drawn, class_="card-pictures")
