"""The colours of 1846's table, by day and by night, and each company's livery."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from roundhouse.kit.svg import BASE, Look, element

TOKEN: Final = 15.0
"""The radius of a token."""


@dataclass(frozen=True, slots=True)
class Livery:
    """How a company shows itself: colour, letters, and a motif that needs no colour at all.

    Tokens keep their colour; *day* and *night* are for lines and words on light and dark paper.
    """

    letters: str
    colour: str
    on: str  # letters on that colour
    day: str
    night: str
    motif: str  # path data inside a circle of radius TOKEN, drawn in the letters' colour
    dash: str = ""  # of its line in charts


LIVERIES: Final = {
    "B&O": Livery("B&O", "#1d4f91", "#fff", "#1d4f91", "#6ea3e4", "M-11-8.5H11M-11 8.5H11"),
    "C&O": Livery("C&O", "#6fb7d6", "#0d2430", "#1c6f95", "#8fd0ea", "M-9 9.5H9", "2 3"),
    "ERIE": Livery(
        "ERIE", "#e3b23c", "#2c2205", "#876200", "#f0c75e", "M-5.5-9.5 0-13 5.5-9.5", "7 3"
    ),
    "GT": Livery("GT", "#c4501b", "#fff", "#b54a17", "#ee8650", "M0-14V-8M0 8V14", "10 3 2 3"),
    "IC": Livery("IC", "#2e7d4f", "#fff", "#27704a", "#5cb585", "M-9-11V11M9-11V11", "4 3"),
    "NYC": Livery(
        "NYC", "#34383f", "#fff", "#34383f", "#c9ced6", "M-12-7Q0-14 12-7M-12 7Q0 14 12 7"
    ),
    "PRR": Livery("PRR", "#9b2743", "#fff", "#9b2743", "#e06c88", "M-8 7.5 0 13 8 7.5", "1 3"),
    "MS": Livery("MS", "#7d5ca6", "#fff", "#7d5ca6", "#b59ad8", "M-8-9.5H8", "6 2 1 2"),
    "BIG4": Livery("B4", "#d79bb8", "#2b0a19", "#94456d", "#e3a3c0", "M-8 9.5H8M-8-9.5H8", "3 2"),
}

SLUGS: Final = {key: key.replace("&", "").lower() for key in LIVERIES}
"""Company ids as class names."""

_CARDS: Final = {
    "hex": ("#f2ecdc", "#2b3037"),  # land without a tile
    "edge": ("#d3c9b2", "#454d57"),  # borders between hexes
    "yellow": ("#f3d568", "#c9a63c"),
    "green": ("#98cd92", "#6cab6f"),
    "brown": ("#bd8755", "#a1734a"),
    "gray": ("#bfc2c6", "#8d9298"),
    "off": ("#e2a08e", "#9a5547"),
    "water": ("#bcdbe8", "#27475a"),
    "lake": ("#dcebf1", "#1b2a34"),
    "rail": ("#22262b", "#0e1114"),
    "town": ("#fffdf8", "#f1ede3"),  # the ground of cities and badges, light in both
    "townink": ("#22262b", "#16191d"),
    "hill": ("#b9a27c", "#7d6f58"),
    "bridge": ("#3c86ad", "#5fb0d8"),
    "tunnel": ("#8a5a2b", "#d39a5f"),
    "tileink": ("#1f2226", "#0e1114"),  # names on tiles
    "east": ("#7a3b2d", "#f2c4b6"),
    "offink": ("#3b1a12", "#fbe9e3"),
    "run0": ("#d7263d", "#d7263d"),
    "run1": ("#1b6fd0", "#1b6fd0"),
    "run2": ("#0b8a5f", "#0b8a5f"),
    "run3": ("#8a3fc0", "#8a3fc0"),
    "lit0": ("#ff5a67", "#ff5a67"),  # lines lie on dark rails, rings on light ground
    "lit1": ("#58aaff", "#58aaff"),
    "lit2": ("#45e08b", "#45e08b"),
    "lit3": ("#cf9bff", "#cf9bff"),
    "may": ("#0b2a94", "#a9d4ff"),  # a dark line in a light one, by night the other way round
    "under": ("#ffffff", "#0b0d10"),
    "pin": ("#22262b", "#f4f2ec"),
    "up": ("#1d7a46", "#6fd39b"),
    "down": ("#b3261e", "#ff8a80"),
}

_CARD_RULES: Final = (
    ".head{font-size:14.5px;font-weight:700}.note{font-size:11px;fill:var(--faint)}"
    ".tiny{font-size:10.5px}.big{font-size:15px;font-weight:700}.count{font-size:13px;font-weight:700}"
    ".price-now{font-size:18px;font-weight:800}.train{font-size:13px}"
    ".turn{stroke:var(--may);stroke-width:2.5}"
    ".chip{stroke:var(--townink);stroke-width:1;fill:var(--town)}"
    ".chip.private{fill:var(--hex);stroke:var(--edge)}.chip.plain{fill:none;stroke:var(--line)}"
    ".chip.yellow{fill:var(--yellow)}.chip.green{fill:var(--green)}"
    ".chip.brown{fill:var(--brown)}.chip.gray{fill:var(--gray)}"
    ".chip.gone{stroke-dasharray:3 2;fill-opacity:.45}"
    ".chipword{font-size:11px;font-weight:700;text-anchor:middle;fill:var(--townink)}"
    ".on-private,.on-plain{fill:var(--ink)}"
    ".share{stroke:var(--line);stroke-width:1}.share.market{fill:var(--off)}.share.own{fill:var(--paper)}"
    ".sharer{font-size:10px;font-weight:700;text-anchor:middle}"
    ".column{fill:var(--card);stroke:var(--line)}.column.open{fill:var(--hex)}.column.close{fill:var(--gray)}"
    ".price{font-size:12px;font-weight:600;text-anchor:middle}.opening{font-weight:800}"
    ".closeing{fill:var(--townink)}"
    ".band{stroke:none}.onband{fill:var(--tileink)}"
    ".title{font-size:34px;font-weight:800}.subtitle{font-size:17px;font-weight:600}"
)
_RULES: Final = (
    ".hex{fill:var(--hex);stroke:var(--edge);stroke-width:1}"
    ".yellow{fill:var(--yellow)}.green{fill:var(--green)}.brown{fill:var(--brown)}"
    ".gray{fill:var(--gray)}.off{fill:var(--off)}.water{fill:var(--water)}.lake{fill:var(--lake)}"
    ".yellow,.green,.brown,.gray,.water{stroke:var(--edge);stroke-width:1}"
    ".rail{fill:none;stroke:var(--rail);stroke-width:8}"
    ".rail.over{stroke-width:8}"
    ".y0{stroke:var(--yellow)}.g0{stroke:var(--green)}.b0{stroke:var(--brown)}"
    ".gap{fill:none;stroke-width:13}"
    ".town{fill:var(--town);stroke:var(--townink);stroke-width:1.6}"
    ".slot{fill:var(--town);stroke:var(--townink);stroke-width:1.4}"
    ".worth{fill:var(--townink);font-size:10.5px;font-weight:700;text-anchor:middle}"
    ".name{font-size:10.5px;font-weight:600;text-anchor:middle;fill:var(--ink)}"
    ".along{font-size:9.6px}.tight{font-size:8px}.on{fill:var(--tileink)}"
    ".kind{font-size:13px;font-weight:800;text-anchor:middle}"
    ".cost{font-size:10px;font-weight:700;text-anchor:middle}"
    ".hill{fill:var(--hill)}"
    ".bridge{stroke:var(--bridge)}.tunnel{stroke:var(--tunnel)}.bar{fill:none;stroke-width:5}"
    ".pill{fill:var(--card);stroke-width:1.3}"
    ".anchor{fill:none;stroke:var(--bridge);stroke-width:1.8;stroke-linecap:round}"
    ".meat{fill:var(--tunnel)}"
    ".offink{fill:var(--offink)}.area{font-size:11.5px;font-weight:700;text-anchor:middle}"
    ".snug{font-size:10px}"
    ".offline{fill:none;stroke:var(--offink);stroke-width:1.4}"
    ".now{fill:var(--town)}.then{fill:none;stroke:var(--offink);stroke-width:1}"
    ".letters{font-size:10px;font-weight:800;text-anchor:middle}"
    ".motif{fill:none;stroke-width:1.5}"
    ".rim{stroke:var(--town);stroke-width:1.2}"
    ".kept{fill:none;stroke-width:2.4}.kept.res{stroke-dasharray:3 2.4}"
    ".neutral{fill:var(--gray);stroke:var(--townink);stroke-width:1.2}"
    ".cross{stroke:var(--townink);stroke-width:2;fill:none}"
    ".run{fill:none;stroke-width:4.6;stroke-linejoin:round}"
    ".ring{fill:none;stroke:none}"
    ".under{fill:none;stroke:var(--under);stroke-width:7}"
    ".may{fill:var(--may);fill-opacity:0;stroke:var(--may);stroke-width:3.4}"
    ".new{fill:none;stroke:var(--may);stroke-width:3;stroke-dasharray:7 4}"
    ".badge{fill:var(--town);stroke:var(--townink);stroke-width:1}"
    ".tag{fill:var(--edge)}"
    ".small{font-size:8.5px}.tiniest{font-size:7px}"
    ".townink{fill:var(--townink)}"
    ".bone{stroke:var(--tunnel);stroke-width:2.6;stroke-linecap:round}"
    ".tip{fill:var(--rail)}"
    ".white{stroke:var(--offink)}"
    ".thin{font-weight:500}"
    ".stop{fill:none;stroke-width:2.6}"
    ".skip{fill:none;stroke-width:2;stroke-dasharray:2 4}"
    ".fresh{fill:var(--pin);stroke:var(--paper);stroke-width:1.6}.pinhead{fill:var(--paper)}"
    ".chosen{fill:none;stroke:var(--focus);stroke-width:4}"
    ".grid{font-size:11px;fill:var(--faint);text-anchor:middle}"
)


def _company_rules() -> str:
    """Fills and strokes: f- and s- for tokens, l- and t- for lines and words on paper,
    o- and m- for what stands on a token.
    """
    return "".join(
        f".f-{slug}{{fill:{livery.colour}}}.s-{slug}{{stroke:{livery.colour}}}"
        f".l-{slug}{{stroke:var(--{slug})}}.t-{slug}{{fill:var(--{slug})}}"
        f".o-{slug}{{fill:{livery.on}}}.m-{slug}{{stroke:{livery.on}}}"
        for slug, livery in _by_slug()
    )


def _by_slug() -> list[tuple[str, Livery]]:
    return [(SLUGS[key], livery) for key, livery in LIVERIES.items()]


def _company_colours() -> dict[str, tuple[str, str]]:
    return {slug: (livery.day, livery.night) for slug, livery in _by_slug()}


def _run_rules() -> str:
    dashes = ("", "9 5", "2.5 4", "12 4 2.5 4")
    return "".join(
        f".run{i}{{stroke:var(--lit{i}){f';stroke-dasharray:{dash}' if dash else ''}}}"
        f".s-run{i}{{stroke:var(--run{i})}}"
        for i, dash in enumerate(dashes)
    )


LOOK: Final = BASE | Look(
    _CARDS | _company_colours(), _RULES + _CARD_RULES + _run_rules() + _company_rules()
)
"""Everything that 1846 is drawn with."""


@cache
def token_symbol(company: str) -> str:
    """The definition of a company's token, ``tok-ic``, TOKEN large around its middle."""
    livery, slug = LIVERIES[company], SLUGS[company]
    disc = element("circle", r=TOKEN, class_=f"rim f-{slug}")
    motif = element("path", d=livery.motif, class_=f"motif m-{slug}")
    letters = element(
        "text", livery.letters.replace("&", "&amp;"), y=3.6, class_=f"letters o-{slug}"
    )
    return element("g", disc, motif, letters, id=f"tok-{slug}")
