"""What lies beside a Switch & Signal board: cards, dice, helpers, the clock, the depot.

Each function draws one thing with its top left corner at (0, 0); ``SIZES`` says how large it is.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from roundhouse.games.switch_signal.draw.map import OCTAGON
from roundhouse.games.switch_signal.draw.paths import pair, towards
from roundhouse.games.switch_signal.draw.pieces import signal, train
from roundhouse.kit.svg import Point, element, group, text

SIZES: Final[dict[str, Point]] = {
    "action": (60, 84),
    "instruction": (78, 128),
    "clock": (150, 150),
    "die": (40, 40),
    "helper": (48, 48),
    "depot": (300, 150),
    "pile": (72, 96),
    "train": (60, 32),
}

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
_HELPERS: Final = {
    # a die turned by an arrow
    "logistician": "M16,18h16v16h-16zM8,24a16,16 0 0 1 28-12m0-7v8h-8",
    # a line straight through a house
    "dispatcher": "M14,12h20v24h-20zM4,24h38m-7-6l7,6-7,6",
    # a raised hand
    "conductor": "M16,40v-8l-5-7 3-2 4,4v-15h4v10v-13h4v13v-11h4v12v-7h4v15l-3,9z",
    # a card that goes under others
    "switchman": "M12,6h18v24h-18zM18,42h18v-24m-22,14l-6,5 6,5m-6-5h10",
    # two couplings that meet
    "coupler": "M4,24h10a6,6 0 1 1 0,.1M44,24h-10a6,6 0 1 0 0,.1M20,24h8",
    # a cap and a signal disc
    "station_master": "M10,20q14-12 28,0v6q-14-6-28,0zM18,37a6,6 0 1 1 12,0a6,6 0 1 1-12,0",
}


@lru_cache(maxsize=256)
def action_card(kind: str, name: str = "") -> str:
    """A *signal*, *switch* or *move* card."""
    sheet = element("rect", width=60, height=84, rx=7, class_="sheet")
    band = element("path", d="M3,9q0-6 6-6h42q6,0 6,6v45h-54z", class_=f"{kind}-card")
    icon = group(_ICONS[kind], transform="translate(30,29)")
    return sheet + band + icon + text((30, 73), name, "label mid", **_squeezed(name, 52, 12))


def _squeezed(words: str, room: float, size: float) -> dict[str, str | float]:
    """Attributes that press words into their room when they are too wide for it."""
    width = sum(1.0 if ord(letter) > 0x2E80 else 0.6 for letter in words) * size
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if width > room else {}


_ICONS: Final = {
    "signal": element("path", d="M0,20v-26M-7,20h14", class_="stroke")
    + group(signal(True), transform="translate(0,-8)"),
    "switch": element("path", d="M0,20v-14q0-8-8-14l-4-4", class_="stroke")
    + element("path", d="M0,4q0-8 7-13", class_="stroke dashed")
    + group(
        element("circle", r=8, class_="disc"),
        element("rect", x=-1.5, y=-5, width=3, height=10, class_="bar"),
        transform="translate(11,-13)rotate(-50)",
    ),
    "move": element("path", d="M-22,14h44M-22,18h44", class_="stroke thin")
    + element("path", d="M-14-9h16q10,1 14,9q-4,8-14,9h-16q-2,0-2-2v-14q0-2 2-2z", class_="pale")
    + element("path", d="M-2-5l5,5-5,5m7-10l5,5-5,5", class_="stroke dark"),
}


def instruction_card(symbols: Sequence[str], done: int = 0, now: bool = True) -> str:
    """A transport instruction, the symbols done ticked and the one in hand marked."""
    sheet = element("rect", width=78, height=128, rx=9, class_="sheet")
    top = 64 - 20 * len(symbols)
    rows = []
    for i, symbol in enumerate(symbols):
        state = "done" if i < done else "now" if now and i == done else ""
        room = element("rect", x=5, y=2, width=68, height=36, rx=6, class_="row")
        tick = element("path", d="M56,12l4,5 8-11", class_="tick") if i < done else ""
        at = f"translate(0,{top + 40 * i})"
        rows.append(group(room, _symbol(symbol), tick, class_=f"line {state}", transform=at))
    return sheet + "".join(rows)


def _symbol(symbol: str) -> str:
    kind, _, colour = symbol.partition("_")
    if kind == "deploy":
        return _deployed(colour)
    if symbol == "multi":
        return group(_three_colours(), transform="translate(39,20)")
    return group(train(symbol, "", None, None), transform="translate(37,20)")


def _deployed(colour: str) -> str:
    """A train onto the network; of one colour, where the card fixes it."""
    octagon = element("path", d=OCTAGON, class_="point", transform="scale(.6)")
    arrow = element("path", d="M-7,0h12m-5-5l5,5-5,5", class_="stroke")
    if not colour:
        return group(octagon, arrow, transform="translate(39,20)")
    body = group(train(colour, "", None, None), transform="translate(50,20)scale(.72)")
    return group(octagon, arrow, transform="translate(19,20)scale(.85)") + body


def _three_colours() -> str:
    """A train in all three colours."""
    stripes = "".join(
        element("path", d=shape, class_=colour)
        for colour, shape in (
            ("black", "M-22-11.5h13v23h-13q-3,0-3-3v-17q0-3 3-3z"),
            ("brown", "M-9-11.5h14v23h-14z"),
            ("grey", "M5-11.5h1q14,1 19,11.5q-5,10.5-19,11.5h-1z"),
        )
    )
    hull = "M-23-14.5h30q16,1 22,14.5q-6,13.5-22,14.5h-30q-5,0-5-5v-19q0-5 5-5z"
    return element("path", d=hull, class_="hull") + stripes


def clock(left: int, full: int) -> str:
    """A station clock whose hours are the time tokens; those lost are only outlined."""
    face = element("circle", cx=75, cy=75, r=70, class_="face")
    hours = "".join(
        element("circle", cx=at[0], cy=at[1], r=13, class_="token" if i < left else "gone")
        for i, at in enumerate(_hours(full))
    )
    return (
        face
        + hours
        + text((75, 84), left, "figure mid")
        + text((75, 104), f"/ {full}", "label mid faint")
    )


def _hours(full: int) -> list[Point]:
    return [towards((75, 75), -90 + 360 * i / full, 51) for i in range(full)]


def die(value: int, colour: str = "") -> str:
    """A movement die of a train's colour with its number, or an ordinary die with pips."""
    box = element("rect", x=1, y=1, width=38, height=38, rx=8, class_=f"die {colour}".strip())
    if colour:
        return box + text((20, 29), value, "die-no mid")
    pips = "".join(
        element("circle", cx=20 + 10 * x, cy=20 + 10 * y, r=3.6, class_="pip")
        for x, y in _PIPS[value]
    )
    return box + pips


def helper(name: str, used: bool) -> str:
    """A helper's sign; crossed out once used."""
    disc = element("circle", cx=24, cy=24, r=23, class_="gone" if used else "token")
    sign = element("path", d=_HELPERS[name], class_="sign", transform="translate(9.6,9.6)scale(.6)")
    cross = element("path", d="M9,39L39,9", class_="cross") if used else ""
    return disc + sign + cross


def pile(count: int) -> str:
    """Cards face down, the thicker the more there are."""
    layers = min(4, ceil(count / 5))
    cards = "".join(
        element("rect", x=6 - 2 * i, y=8 - 2 * i, width=60, height=84, rx=7, class_="back")
        for i in range(layers)
    )
    if not layers:
        none = element("rect", x=6, y=8, width=60, height=84, rx=7, class_="none")
        return none + text((36, 59), count, "figure mid")
    back = 2 * (layers - 1)
    return cards + text((36 - back, 59 - back), count, "figure mid bright")


def pile_back() -> str:
    """A card's back alone."""
    return element("rect", x=6, y=8, width=60, height=84, rx=9, class_="back")


def token() -> str:
    """A time token."""
    return element("circle", cx=24, cy=24, r=21, class_="token") + element(
        "path", d="M24,11v13l9,6", class_="sign"
    )


def depot(trains: Collection[tuple[str, int]], fleet: Sequence[tuple[str, int]]) -> str:
    """The roundhouse: a stall for each train of the *fleet*, those standing there in theirs."""
    yard = element("path", d="M2,148A148,148 0 0 1 298,148z", class_="yard")
    table = element("circle", cx=150, cy=146, r=26, class_="turntable")
    bridge = element("path", d="M128,146h44", class_="stall")
    stalls = [
        _stall(-170 + 160 * i / max(1, len(fleet) - 1), which, which in trains)
        for i, which in enumerate(fleet)
    ]
    return yard + "".join(stalls) + table + bridge


@lru_cache(maxsize=256)
def _stall(angle: float, which: tuple[str, int], inside: bool) -> str:
    """A track to the turntable, and the train on it with its nose towards the door."""
    centre = (150.0, 146.0)
    rail = f"M{pair(towards(centre, angle, 30))}L{pair(towards(centre, angle, 140))}"
    track = element("path", d=rail, class_="stall" if inside else "stall none")
    if not inside:
        return track
    at = towards(centre, angle, 112)
    return track + group(
        train(*which, None, angle + 180), transform=f"translate({pair(at)})scale(.86)"
    )
