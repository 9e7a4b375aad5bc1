"""Marks on the map stand out from every ground, for every eye, by day and by night.

Colour blindness is simulated as by Machado, Oliveira and Fernandes (2009) at its full severity, on
linear light; contrast is that of WCAG, difference that of two colours in CIE Lab.
"""

from io import BytesIO
from itertools import product
from math import dist

import pytest
from PIL import Image

from roundhouse.core.picture import Theme
from roundhouse.games.g1846.draw.look import LOOK
from roundhouse.games.g1846.draw.map import ORIGIN, SIZE, Overlay, draw_map
from roundhouse.games.g1846.rules.ids import HexId
from roundhouse.games.g1846.rules.view import view_of
from roundhouse.kit.hexes import centre
from roundhouse.kit.png import to_png
from tests.games.g1846.rules.turns import turn_of

Colour = tuple[float, float, float]

SEEING = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
GROUNDS = ("hex", "yellow", "green", "brown", "gray", "off", "water", "lake", "paper")
THEMES: tuple[Theme, ...] = ("light", "dark")

THROUGH = pytest.mark.parametrize(("theme", "eye"), list(product(THEMES, SEEING)))


def seen(role: str, theme: Theme, eye: str) -> Colour:
    """A colour of the look in linear light, as that eye has it."""
    written = LOOK.colours[role][THEMES.index(theme)].lstrip("#")
    if len(written) == 3:
        written = "".join(2 * letter for letter in written)
    light = [_linear(int(written[at : at + 2], 16) / 255) for at in (0, 2, 4)]
    there = (sum(m * c for m, c in zip(row, light, strict=True)) for row in SEEING[eye])
    red, green, blue = (min(1.0, max(0.0, each)) for each in there)
    return red, green, blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Colour) -> Colour:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (_cube(each) for each in (x, luminance(colour), z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _cube(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


@THROUGH
def test_a_mark_stands_out_from_every_ground(theme: Theme, eye: str) -> None:
    line, under = seen("may", theme, eye), seen("under", theme, eye)
    assert contrast(line, under) >= 4.5, "the two tones of a mark"
    for role in GROUNDS:
        ground = seen(role, theme, eye)
        assert max(contrast(line, ground), contrast(under, ground)) >= 3, role


@THROUGH
def test_a_mark_is_no_colour_of_tiles_or_areas(theme: Theme, eye: str) -> None:
    line = lab(seen("may", theme, eye))
    for role in GROUNDS:
        assert dist(line, lab(seen(role, theme, eye))) >= 20, role


@THROUGH
def test_the_pin_stands_out_too(theme: Theme, eye: str) -> None:
    pin, rim = seen("pin", theme, eye), seen("paper", theme, eye)
    assert contrast(pin, rim) >= 4.5
    for role in GROUNDS:
        ground = seen(role, theme, eye)
        assert max(contrast(pin, ground), contrast(rim, ground)) >= 3, role


@pytest.mark.parametrize("theme", THEMES)
def test_a_mark_leaves_the_ground_as_it_is(theme: Theme) -> None:
    """A yellow tile that is marked stays yellow, an empty hex no area: pixel by pixel."""
    view = view_of(turn_of("IC", "J4 9@0"), None)
    marked = frozenset({HexId("J4"), HexId("H6"), HexId("D14")})
    plain, drawn = (_pixels(theme, view, may) for may in (frozenset[HexId](), marked))
    for place in marked:
        for dx, dy in ((-22, -12), (0, 38), (24, 14), (-30, 20)):
            at = _at(place, dx, dy)
            assert plain.getpixel(at) == drawn.getpixel(at), place
        edge = _at(place, 0, -53)
        assert plain.getpixel(edge) != drawn.getpixel(edge), "it is marked all the same"


def _pixels(theme: Theme, view: object, may: frozenset[HexId]) -> Image.Image:
    drawn = draw_map(view, Overlay(may=may), theme=theme)  # type: ignore[arg-type]  # a View
    return Image.open(BytesIO(to_png(drawn, width=int(SIZE[0])))).convert("RGB")


def _at(place: HexId, dx: int, dy: int) -> tuple[int, int]:
    x, y = centre(place)
    return round(x + dx - ORIGIN[0]), round(y + dy - ORIGIN[1])


def test_what_was_built_last_has_another_shape_than_what_may_be_chosen() -> None:
    view = view_of(turn_of("IC", "J4 9@0"), None)
    drawn = draw_map(view, Overlay(fresh=frozenset({HexId("J4")})))
    assert drawn.count('class="fresh"') == 1
    assert "Built last" in drawn
    assert 'class="under"' not in drawn
    assert '<use href="#hi"' not in drawn
