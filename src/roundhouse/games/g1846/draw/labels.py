"""Names, numbers and icons of a hex, each on a spot of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.games.g1846.draw.cell import Bonus, Cell, built, price_place
from roundhouse.games.g1846.draw.look import SLUGS
from roundhouse.games.g1846.draw.places import town
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.kit.placing import (
    ALONG,
    FOR_MARKS,
    LEVEL,
    Box,
    Disc,
    Spot,
    best_spot,
    fits,
    nearly_fits,
    words_width,
)
from roundhouse.kit.svg import Point, element, group, shift, text, use

NAME_SIZE: Final = 10.5
ALONG_SIZE: Final = 9.6
"""The size of names along an edge."""
TIGHT_SIZE: Final = 8.0
"""And of those that would leave the hex even there."""


def obstacles(shown: Cell) -> list[Disc]:
    """What labels must stay off: track, cities, and the prices of edges."""
    discs = built(shown.layout, shown.slots)
    for edge in range(6):
        if shown.unpaid >> edge & 1:
            x, y = price_place(edge, bool(shown.crossed >> edge & 1))
            discs += [(x - 4.5, y, 8.0), (x + 4.5, y, 8.0)]
    return discs


def placements(shown: Cell, language: str) -> list[tuple[str, str, Box, Spot]]:
    """Each label (its kind, its words) with the box and the spot that it takes."""
    taken = obstacles(shown)
    found = []
    for kind, words, size in _wanted(shown, language):
        box, spot = _name_spot(size, taken) if kind == "name" else (size, _mark_spot(size, taken))
        taken += box.discs(spot)
        found.append((kind, words, box, spot))
    return found


def _mark_spot(box: Box, taken: list[Disc]) -> Spot:
    return best_spot(box, FOR_MARKS, taken)


def _name_spot(box: Box, taken: list[Disc]) -> tuple[Box, Spot]:
    """Level where there is room, else a little smaller along an edge."""
    spot = best_spot(box, LEVEL, taken)
    if fits(box, spot, taken):
        return box, spot
    for size in (ALONG_SIZE, TIGHT_SIZE):
        small = Box(box.wide * size / NAME_SIZE, box.high - round(NAME_SIZE - size))
        spot = best_spot(small, ALONG, taken)
        if nearly_fits(small, spot, taken):
            break
    return small, spot


def _wanted(shown: Cell, language: str) -> Iterator[tuple[str, str, Box]]:
    printed = shown.printed
    if name := town(shown.place, language):
        yield "name", name, Box(words_width(name, NAME_SIZE), 11)
    for bonus in shown.bonuses:
        yield "bonus", f"{bonus.sign} {bonus.amount} {bonus.company}", Box(28, 14)
    worth = DEFS.value(shown.place, shown.laid, 1)
    if worth:
        yield "worth", str(worth), Box(17.5, 17.5)
    label = printed.label if shown.laid is None else DEFS.tiles[shown.laid.tile].label
    if label and label != "Chi":  # Chicago's name says it
        yield "kind", label, Box(words_width(label, 13), 11)
    if printed.terrain and shown.laid is None:
        yield "hill" if printed.mountain else "terrain", f"${printed.terrain}", Box(24, 14)
    signs = {bonus.sign for bonus in shown.bonuses}
    if printed.ports and "port" not in signs:
        yield "port", "+" * printed.ports, Box(13 * printed.ports, 13)
    if printed.meat and "meat" not in signs:
        yield "meat", "", Box(15, 13)
    if shown.tag and shown.laid is None:
        yield "tag", shown.tag, Box(words_width(shown.tag, 9) + 8, 13)


def labels(shown: Cell, language: str) -> Iterator[str]:
    """Everything written on the hex."""
    for kind, words, box, spot in placements(shown, language):
        if kind == "hill":
            yield _hill(words)
        elif kind == "tag":
            yield _tag(words, box)
        else:
            yield _DRAWN[kind](words, box, spot, shown)


def _hill(words: str) -> str:
    return use("hill", (0, -4)) + text((0, 17), words, "cost")


def _tag(words: str, box: Box) -> str:
    slug = SLUGS.get(words, "")
    ground = element(
        "rect",
        x=-box.wide / 2,
        y=-6.5,
        width=box.wide,
        height=13,
        rx=6.5,
        class_=f"f-{slug}" if slug else "tag",
    )
    return ground + text((0, 3.2), words, f"small letters o-{slug}" if slug else "small letters")


def _name(words: str, box: Box, spot: Spot, shown: Cell) -> str:
    on = "name on" if shown.laid is not None or shown.printed.colour else "name"
    if not spot.turn:
        return text((spot.x, spot.y + 3.7), words, on)
    turned = f"{shift((spot.x, spot.y))}rotate({spot.turn})"
    midway = words_width(words, (ALONG_SIZE + TIGHT_SIZE) / 2)
    size = "along" if box.wide > midway else "along tight"
    return text((0, 3.5), words, f"{on} {size}", transform=turned)


def _worth(words: str, _box: Box, spot: Spot, _shown: Cell) -> str:
    return badge(words, spot)


def badge(words: str, spot: Spot) -> str:
    """A number in a disc: what a city is worth."""
    disc = element("circle", cx=spot.x, cy=spot.y, r=9.5, class_="badge")
    return disc + text((spot.x, spot.y + 3.7), words, "worth")


def _kind(words: str, _box: Box, spot: Spot, shown: Cell) -> str:
    on = "kind on" if shown.laid is not None or shown.printed.colour else "kind"
    return text((spot.x, spot.y + 4.6), words, on)


def _terrain(words: str, _box: Box, spot: Spot, _shown: Cell) -> str:
    return text((spot.x, spot.y + 3.6), words, "cost on")


def _port(words: str, box: Box, spot: Spot, _shown: Cell) -> str:
    left = spot.x - box.wide / 2 + 6.5
    return "".join(use("port", (left + 13 * i, spot.y)) for i in range(len(words)))


def _meat(_words: str, _box: Box, spot: Spot, _shown: Cell) -> str:
    return use("meat", (spot.x, spot.y))


def _bonus(words: str, box: Box, spot: Spot, _shown: Cell) -> str:
    sign, amount, company = words.split(" ")
    return bonus_pill(Bonus(sign, int(amount), company), (spot.x, spot.y), box.wide)


def bonus_pill(bonus: Bonus, at: Point, wide: float = 28) -> str:
    """A private's marker with what it adds, in the colour of the company that gets it."""
    slug = SLUGS.get(bonus.company, "")
    x, y = at
    ground = element(
        "rect",
        x=x - wide / 2,
        y=y - 7,
        width=wide,
        height=14,
        rx=4,
        class_=f"rim {f'f-{slug}' if slug else 'tag'}",
    )
    words = text((x, y + 3.4), f"+{bonus.amount}", f"letters {f'o-{slug}' if slug else ''}".strip())
    return group(ground, words, class_=f"marker mk-{bonus.sign}")


_DRAWN: Final = {
    "name": _name,
    "worth": _worth,
    "kind": _kind,
    "terrain": _terrain,
    "port": _port,
    "meat": _meat,
    "bonus": _bonus,
}
