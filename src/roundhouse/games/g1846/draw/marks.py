"""Marks over the map: where something may be built, and where the last move was made.

A mark leaves the ground as it is, for a tint would make other tiles and areas of it. Two tones, one
light and one dark, stand out from every ground for every eye. What happened last has another shape.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.kit.hexes import centre
from roundhouse.kit.svg import element, group, shift, tip, use
from roundhouse.messages import text as say

SLOT: Final = 16
"""The radius of the ring around a slot."""
_PIN: Final = "M0 0-6.4-11.4A7.4 7.4 0 1 1 6.4-11.4z"
_PIN_AT: Final = (-31.0, -14.0)
"""Where the pin's point is: to the north-west of the middle, off cities and names."""


def hex_mark() -> str:
    """The outline of a hex that may be chosen."""
    return use("hi", class_="under") + use("hi", class_="may ring")


def slot_mark() -> str:
    """The ring around a slot that may be chosen."""
    return element("circle", r=SLOT, class_="under") + element("circle", r=SLOT, class_="may ring")


def pin(place: HexId, language: str) -> str:
    """Something was built in this hex last."""
    x, y = centre(place)
    dx, dy = _PIN_AT
    head = element("circle", cy=-15.2, r=2.6, class_="pinhead")
    drawn = element("path", d=_PIN, class_="fresh")
    name = tip(say("g1846-draw-last-built", language))
    return group(name, drawn, head, transform=shift((x + dx, y + dy)))
