"""What stands beside the map: prices, players, companies, trains, tiles."""

from __future__ import annotations

from roundhouse.draw.cards import Card
from roundhouse.draw.g1846_charters import charters
from roundhouse.draw.g1846_market import folded_market
from roundhouse.draw.g1846_players import portfolios
from roundhouse.draw.g1846_tiles import palette
from roundhouse.draw.g1846_trains import phases
from roundhouse.draw.svg import element, num
from roundhouse.panels.g1846_desk import Desk
from roundhouse.panels.html import folded, tag, words


def beside(desk: Desk) -> str:
    """Everything on the table but the map, in a narrow column."""
    state, names, language = desk.state, desk.sight.names, desk.sight.language
    return "".join(
        (
            words("h2", desk.say("prices")),
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
