"""Small marks on hexes of the map: what building there adds to the best run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.kit.hexes import centre
from roundhouse.kit.placing import words_width
from roundhouse.kit.svg import element, group, shift, text

LOW: Final = 33.0
"""How far below the middle of its hex a mark stands, clear of cities and most names."""


def gain_marks(gains: Mapping[HexId, str]) -> str:
    """A mark for each hex of *gains*."""
    return "".join(_mark(place, words) for place, words in gains.items())


def _mark(place: HexId, words: str) -> str:
    wide = words_width(words, 13) + 12
    pill = element("rect", x=-wide / 2, y=-10, width=wide, height=20, rx=10, class_="pill turn")
    x, y = centre(place)
    return group(pill, text((0, 4.6), words, "count mid"), transform=shift((x, y + LOW)))
