"""Line charts: steps over a game, each line named at its end, nothing needing colour alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.kit.svg import Look, Point, element, group, num, text, tip

LOOK: Final = Look(
    {"rule": ("#e6e0d3", "#2d343c")},
    ".rule{stroke:var(--rule);stroke-width:1;fill:none}"
    ".axis{font-size:11px;fill:var(--faint)}"
    ".curve{fill:none;stroke-width:2.4;stroke-linejoin:round}"
    ".curve-name{font-size:12px;font-weight:700}"
    ".chart-title{font-size:14.5px;font-weight:700}",
)
"""What charts add to a picture's look."""

_LEFT: Final = 44.0
_RIGHT: Final = 126.0
_TOP: Final = 34.0
_BOTTOM: Final = 26.0
_NAME_STEP: Final = 14.0


@dataclass(frozen=True, slots=True)
class Line:
    """One thing over time; None where it does not exist."""

    name: str
    values: Sequence[int | None]
    stroke: str  # class of the line
    ink: str  # class of the name
    dash: str = ""


def chart(title: str, lines: Sequence[Line], marks: Sequence[tuple[int, str]], size: Point) -> str:
    """A chart of *size*; *marks* are moments (index, words) under the time axis."""
    ticks = round_ticks(max((v for line in lines for v in line.values if v is not None), default=1))
    frame = _Frame(size, max((len(line.values) for line in lines), default=1), ticks[-1])
    return group(
        text((0, 16), title, "chart-title"),
        *_rules(frame, ticks),
        *_marks(frame, marks),
        *(_curve(frame, line) for line in lines),
        *_names(frame, lines),
        class_="chart",
    )


def round_ticks(most: int, wanted: int = 5) -> list[int]:
    """Round numbers from 0 to at least *most*.

    >>> round_ticks(7751), round_ticks(90)
    ([0, 2000, 4000, 6000, 8000], [0, 20, 40, 60, 80, 100])
    """
    step = 1
    while step * wanted < most:
        step *= 5 if str(step)[0] == "2" else 2
        if str(step)[0] == "4":
            step = step // 4 * 5
    return list(range(0, -(-max(most, 1) // step) * step + 1, step))


@dataclass(frozen=True, slots=True)
class _Frame:
    size: Point
    moments: int
    most: int

    def x(self, moment: float) -> float:
        wide = self.size[0] - _LEFT - _RIGHT
        return _LEFT + wide * moment / max(1, self.moments - 1)

    def y(self, value: float) -> float:
        high = self.size[1] - _TOP - _BOTTOM
        return self.size[1] - _BOTTOM - high * value / self.most


def _rules(frame: _Frame, ticks: Sequence[int]) -> Iterator[str]:
    right = frame.size[0] - _RIGHT
    for tick in ticks:
        y = frame.y(tick)
        yield element("path", d=f"M{num(_LEFT)} {num(y)}H{num(right)}", class_="rule")
        yield text((_LEFT - 6, y + 4), tick, "axis end")


def _marks(frame: _Frame, marks: Sequence[tuple[int, str]]) -> Iterator[str]:
    free = 0.0
    for moment, words in marks:
        x = frame.x(moment)
        yield element(
            "path", d=f"M{num(x)} {num(_TOP)}V{num(frame.size[1] - _BOTTOM)}", class_="rule"
        )
        if x >= free:
            yield text((x, frame.size[1] - 8), words, "axis mid")
            free = x + 12 + 7 * len(words)


def _curve(frame: _Frame, line: Line) -> str:
    """Level until the value changes; a gap where there is none. Equal moments are left out."""
    data, last = [], None
    for moment, value in enumerate(line.values):
        if value is None:
            last = None
        elif last is None:
            data.append(f"M{num(frame.x(moment))} {num(frame.y(value))}")
        elif value != last:
            data.append(f"H{num(frame.x(moment))}V{num(frame.y(value))}")
        last = value
    if last is not None:
        data.append(f"H{num(frame.x(len(line.values) - 1))}")
    curve = element(
        "path", d="".join(data), class_=f"curve {line.stroke}", stroke_dasharray=line.dash or None
    )
    return group(tip(line.name), curve)


def _names(frame: _Frame, lines: Sequence[Line]) -> Iterator[str]:
    """Names beside the ends of their lines, moved apart where they would touch."""
    ends = [(frame.y(value), line) for line in lines if (value := _end(line)) is not None]
    ends.sort(key=lambda end: end[0])
    places = _apart([y for y, _ in ends], frame.size[1] - _BOTTOM)
    x = frame.size[0] - _RIGHT + 8
    for y, (_, line) in zip(places, ends, strict=True):
        shown = f"{line.name} {_end(line)}"
        yield text((x, y + 4), shown, f"curve-name {line.ink}")


def _end(line: Line) -> int | None:
    return next((value for value in reversed(line.values) if value is not None), None)


def _apart(wanted: Sequence[float], lowest: float) -> list[float]:
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + _NAME_STEP) if places else y)
    limit = lowest
    for index in range(len(places) - 1, -1, -1):
        places[index] = min(places[index], limit)
        limit = places[index] - _NAME_STEP
    return places
