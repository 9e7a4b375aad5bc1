"""The end of a game in words and tables: how close it was, the journeys, the tokens lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from roundhouse.core.events import Event
from roundhouse.games.switch_signal.draw.cards import token
from roundhouse.games.switch_signal.draw.words import node_name, train_name
from roundhouse.games.switch_signal.panel.pieces import drawing, train_icon
from roundhouse.games.switch_signal.panel.story import Trip, losses, nearly_there, trips
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.components import TRAINS
from roundhouse.games.switch_signal.rules.state import WON
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.kit.buttons import tag, words
from roundhouse.kit.svg import element
from roundhouse.messages import text

NEAREST: Final = 3
"""Trains that were nearly there, at most so many are named."""
TOKEN: Final = 48.0
HEADS: Final = ("trip-train", "trip-journey", "trip-moves", "trip-sections", "trip-lost")
"""What the table of journeys tells of each."""


def ending_html(view: View, events: Sequence[Event], language: str) -> str:
    """All of it; nothing while the game goes on."""
    if not view.outcome:
        return ""
    return close(view, language) + journeys(view, events, language) + lost(events, language)


def close(view: View, language: str) -> str:
    """How close it was: what was left over, or what was missing."""
    if view.outcome == WON:
        told = text("switch-signal-close-won", language, left=view.turns_left, clock=view.clock)
        return words("p", told, class_="ss-close")
    missing = text(
        "switch-signal-close-lost", language, missing=view.settings.goods - view.delivered
    )
    return tag("p", " ".join([missing, *_nearly(view, language)]), class_="ss-close")


def _nearly(view: View, language: str) -> Iterator[str]:
    for near in nearly_there(view)[:NEAREST]:
        yield text(
            "switch-signal-close-train",
            language,
            train=train_name(near.train.id, language),
            goods=text("switch-signal-goods", language, goods=near.train.goods),
            points=near.points,
            port=node_name(view.board_def, near.port, language),
        )


def journeys(view: View, events: Sequence[Event], language: str) -> str:
    """A row for each journey, train by train."""
    told = sorted(trips(events), key=lambda trip: TRAINS.index(trip.train))
    heads = (words("th", text(f"switch-signal-{key}", language), scope="col") for key in HEADS)
    head = tag("tr", *heads)
    body = "".join(_row(view.board_def, trip, language) for trip in told)
    table = tag("table", tag("thead", head), tag("tbody", body), class_="ss-trips")
    title = words("h3", text("switch-signal-journeys", language))
    return title + tag("div", table, class_="ss-wide")


def _row(board: BoardDef, trip: Trip, language: str) -> str:
    name = words("span", train_name(trip.train, language), class_="hush")
    numbers = (trip.moves, trip.sections, trip.lost)
    return tag(
        "tr",
        tag("th", train_icon(trip.train, trip.goods or None), name, scope="row"),
        words("td", _journey(board, trip, language)),
        *(words("td", number) for number in numbers),
        class_=f"ss-trip-{trip.end}".replace("_", "-"),
    )


def _journey(board: BoardDef, trip: Trip, language: str) -> str:
    """The places that mattered on the way, and how it ended."""
    stops = [node_name(board, at, language) for at in (trip.start, trip.city, trip.port) if at]
    ended = text("switch-signal-trip-ended", language, end=trip.end)
    return text("switch-signal-trip", language, way=" → ".join(stops), words=ended)


def lost(events: Sequence[Event], language: str) -> str:
    """What the time tokens went for, each token drawn."""
    told = losses(events).most_common()
    title = words("h3", text("switch-signal-losses", language, lost=sum(n for _, n in told)))
    rows = "".join(
        tag(
            "tr",
            words("th", text("switch-signal-loss", language, why=why), scope="row"),
            tag("td", words("b", count), " ", _tokens(count)),
        )
        for why, count in told
    )
    return title + (tag("table", tag("tbody", rows), class_="ss-losses") if rows else "")


def _tokens(count: int) -> str:
    drawn = (element("g", token(), transform=f"translate({TOKEN * i},0)") for i in range(count))
    return drawing((TOKEN * count, TOKEN), "".join(drawn), 0.34)
