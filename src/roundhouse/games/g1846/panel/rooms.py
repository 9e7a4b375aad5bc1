"""The rooms of 1846 beside its map: market and players, companies, trains and tiles."""

from __future__ import annotations

from typing import Final

from roundhouse.core.panel import BOARD, HISTORY, Room
from roundhouse.games.g1846.draw.market import folded_market
from roundhouse.games.g1846.draw.tiles import palette
from roundhouse.games.g1846.draw.trains import phases
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.overview.companies import companies_table, revenue_table
from roundhouse.games.g1846.panel.overview.ending import end_table
from roundhouse.games.g1846.panel.overview.players import players_table, worth_table
from roundhouse.games.g1846.rules.frames import (
    Asking,
    Building,
    BuyingTrains,
    Dividing,
    Frame,
    Issuing,
    LayingExtra,
    ReturningTrains,
    Running,
    StockTurn,
)
from roundhouse.kit.buttons import tag, words
from roundhouse.kit.cards import Card
from roundhouse.kit.svg import element, num
from roundhouse.messages import text

MARKET: Final = "market"
COMPANIES: Final = "companies"
TRAINS: Final = "trains"

_STOCK: Final = (MARKET, COMPANIES, BOARD)
_TRACK: Final = (BOARD, COMPANIES, MARKET)
_DEPOT: Final = (TRAINS, COMPANIES, BOARD)
CALLS: Final[dict[type[Frame], tuple[str, ...]]] = {
    StockTurn: _STOCK,
    Issuing: (BOARD, MARKET, COMPANIES),
    Building: _TRACK,
    LayingExtra: _TRACK,
    Running: _TRACK,
    Dividing: (BOARD, MARKET, COMPANIES),
    BuyingTrains: _DEPOT,
    ReturningTrains: _DEPOT,
    Asking: _DEPOT,
}
"""Which rooms a step wants to be seen, the most wanted first."""
_ELSE: Final = (BOARD, MARKET, COMPANIES)
_ENDED: Final = (MARKET, HISTORY, BOARD)


def calls(desk: Desk) -> tuple[str, ...]:
    """The rooms for the present step."""
    if desk.state.over:
        return _ENDED
    return CALLS.get(type(desk.frame), _ELSE) if desk.frame else _ELSE


def rooms(desk: Desk) -> tuple[Room, ...]:
    """Everything on the table but the map."""
    made = {MARKET: _market, COMPANIES: _companies, TRAINS: _trains}
    return tuple(
        Room(key=key, name=desk.say(f"room-{key}"), html=part(desk)) for key, part in made.items()
    )


def _market(desk: Desk) -> str:
    language = desk.sight.language
    return "".join(
        (
            words("h2", text("g1846-draw-market", language)),
            folded_market(desk.sight.view, language=language),
            end_table(desk),
            players_table(desk),
            worth_table(desk),
        )
    )


def _companies(desk: Desk) -> str:
    return companies_table(desk) + revenue_table(desk)


def _trains(desk: Desk) -> str:
    language = desk.sight.language
    return "".join(
        (
            words("h2", desk.say("phases")),
            _cards(phases(desk.state, language), desk.say("phases")),
            words("h2", desk.say("tiles")),
            palette(desk.sight.view, language),
        )
    )


def _cards(cards: list[Card], label: str) -> str:
    """Cards as pictures of their own, so that they flow with the room."""
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
