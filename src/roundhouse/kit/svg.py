"""What every picture is made of: escaping, elements, colours for day and night, the frame.

A picture has one set of classes and two sets of colours. Its style sheet names each colour by its
role, ``var(--paper)``. With theme ``auto`` the viewer's browser chooses between day and night; with
``light`` or ``dark`` the colours are written out, which every renderer understands. Inside a page
whose policy forbids inline style the sheet stays out (``styled=False``) and is served as a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape as escape_markup
from typing import Final, TypeAlias

from roundhouse.core.picture import Theme

Point: TypeAlias = tuple[float, float]
Value: TypeAlias = str | float | bool | None

# Control characters make a file unparsable, direction overrides make a name lie.
FORBIDDEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
SAFE: Final = re.compile(r"[\w \-.,:;#()/+=%]*", re.ASCII)
"""What stands in a document as it is: most of what is drawn."""
NAMESPACE: Final = "http://www.w3.org/2000/svg"
FONTS: Final = "system-ui,'Noto Sans','Noto Sans CJK JP','DejaVu Sans',sans-serif"


class Picture(str):
    """An SVG document; notebooks and templates show it as it is."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __html__(self) -> str:
        return str(self)


def escape(text: object) -> str:
    r"""*text* for any place in a document, without what no document may hold.

    >>> escape('<"A&W\x0b">')
    '&lt;&quot;A&amp;W&quot;&gt;'
    """
    words = str(text)
    return words if SAFE.fullmatch(words) else escape_markup(FORBIDDEN.sub("", words))


def num(value: float) -> str:
    """A coordinate with at most one decimal.

    >>> num(2.04), num(-0.01), num(7.25), num(3)
    ('2', '0', '7.2', '3')
    """
    if isinstance(value, int):
        return str(value)
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def points(places: Iterable[Point]) -> str:
    """Corners for a polygon, or the numbers after a path's letter."""
    return " ".join(f"{num(x)},{num(y)}" for x, y in places)


def attrs(**values: Value) -> str:
    """Attributes, each with a space before it: ``class_`` is class, ``stroke_width`` stroke-width.

    >>> attrs(class_="hex", tabindex=0, hidden=None, x=1.25, data_why='"no"')
    ' class="hex" tabindex="0" x="1.2" data-why="&quot;no&quot;"'
    """
    parts = []
    for key, value in values.items():
        if value is None or value is False:
            continue
        name = _attribute(key)
        shown = escape(value) if isinstance(value, str) else name if value is True else num(value)
        parts.append(f' {name}="{shown}"')
    return "".join(parts)


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def element(name: str, /, *inside: str, **values: Value) -> str:
    """An element; what is *inside* is markup already."""
    body = "".join(inside)
    shown = attrs(**values)
    return f"<{name}{shown}>{body}</{name}>" if body else f"<{name}{shown}/>"


def group(*inside: str, **values: Value) -> str:
    """A ``g`` element; nothing at all when nothing is inside."""
    return element("g", *inside, **values) if any(inside) else ""


def text(at: Point, words: object, class_: str | None = None, **values: Value) -> str:
    """*words* at a point; the class says how large and how aligned."""
    return element("text", escape(words), x=at[0], y=at[1], class_=class_, **values)


def shift(at: Point, turn: int = 0) -> str:
    """A transform that moves to *at*, after turning by *turn* degrees.

    >>> shift((10, 2.5)), shift((0, 0), 60)
    ('translate(10 2.5)', 'translate(0 0)rotate(60)')
    """
    move = f"translate({num(at[0])} {num(at[1])})"
    return f"{move}rotate({turn})" if turn else move


def use(ref: str, at: Point = (0, 0), class_: str | None = None) -> str:
    """A copy of the definition *ref* at a point."""
    x, y = (value or None for value in at)
    return element("use", href=f"#{ref}", x=x, y=y, class_=class_)


def tip(words: object) -> str:
    """The title that a pointer shows and a screen reader reads."""
    return element("title", escape(words))


def choosable(ref: str, label: str, *inside: str, class_: str = "", **values: Value) -> str:
    """Something that can be chosen: it has an id, a title, a role and takes the keyboard's focus.

    Pass ``data_action`` (the action's JSON), or ``aria_disabled="true"`` with ``data_why``.
    """
    kind = f"pick {class_}".strip()
    return element(
        "g", tip(label), *inside, id=ref, class_=kind, tabindex=0, role="button", **values
    )


@dataclass(frozen=True, eq=False)
class Look:
    """Colours by role, each for day and for night, and the rules that use them.

    >>> Look({"ink": ("#111", "#eee")}, ".a,.b .c{fill:var(--ink)}").sheet("dark")
    '.a,.b .c{fill:#eee}'
    """

    colours: Mapping[str, tuple[str, str]]
    rules: str

    def __or__(self, other: Look) -> Look:
        """Both together; the other's colours win."""
        return Look({**self.colours, **other.colours}, self.rules + other.rules)

    def sheet(self, theme: Theme = "auto") -> str:
        """The style sheet: written out for one theme, or with both and a choice.

        With a choice it begins with a namespace, so it must come first in its file.
        """
        return _sheet(self, theme)


@cache
def _sheet(look: Look, theme: Theme) -> str:
    if theme != "auto":
        which = 0 if theme == "light" else 1
        return re.sub(r"var\(--([\w-]+)\)", lambda role: look.colours[role[1]][which], look.rules)
    # Only SVG elements are meant, so a page's own classes stay its own. An ancestor's class would
    # not do instead: rules do not reach through <use> to what stands around it.
    rules = re.sub(r"[^{},]+(?=[,{])(?![^{]*})", _meant, look.rules)
    day, night = _variables(look, 0), _variables(look, 1)
    return (
        f'@namespace svg "{NAMESPACE}";.rh{{{day}}}'
        f"@media(prefers-color-scheme:dark){{.rh{{{night}}}}}"
        f"[data-theme=light] .rh{{{day}}}[data-theme=dark] .rh{{{night}}}{rules}"
    )


def _variables(look: Look, which: int) -> str:
    return ";".join(f"--{role}:{pair[which]}" for role, pair in look.colours.items())


def _meant(selector: re.Match[str]) -> str:
    words = selector[0]
    if words.startswith(".rh"):
        return words
    return f"svg|{words}" if words[0].isalpha() else f"svg|*{words}"


BASE: Final = Look(
    {
        "paper": ("#fbf9f4", "#16191d"),  # the ground of every picture
        "card": ("#ffffff", "#20252b"),  # what lies on it
        "line": ("#cfc8ba", "#3b434d"),  # thin borders
        "ink": ("#23262b", "#eceae4"),  # text
        "faint": ("#6a6a66", "#a9aba8"),  # lesser text
        "focus": ("#b3261e", "#ffb300"),  # the keyboard's ring
        "may": ("#c2410c", "#ffb454"),  # what may be chosen now
    },
    f".rh{{font-family:{FONTS};color:var(--ink)}}"
    "text{fill:var(--ink)}"
    ".faint{fill:var(--faint)}"
    ".mid{text-anchor:middle}.end{text-anchor:end}.bold{font-weight:700}"
    ".paper{fill:var(--paper)}.card{fill:var(--card);stroke:var(--line)}"
    ".pick{cursor:pointer;outline:none}"
    ".pick[aria-disabled]{cursor:help}"
    ".pick:focus-visible .ring,.pick:focus-visible>.focus{stroke:var(--focus);stroke-width:4}",
)
"""What all pictures share."""


def picture(
    size: Point,
    *body: str,
    look: Look,
    label: str,
    description: str = "",
    key: str = "board",
    theme: Theme = "auto",
    origin: Point = (0, 0),
    width: int | None = None,
    interactive: bool = False,
    styled: bool = True,
    class_: str = "",
) -> Picture:
    """The whole document, *size* units large, on its paper.

    *label* names it and *description* tells it to a screen reader. An interactive picture is a
    group of things to choose, any other a single image. *key* keeps ids apart on one page.
    """
    box = f"{num(origin[0])} {num(origin[1])} {num(size[0])} {num(size[1])}"
    told = f"{key}-told" if description else None
    opening = attrs(
        xmlns=NAMESPACE,
        viewBox=box,
        width=width,
        height=width and round(width * size[1] / size[0]),
        id=key,
        class_=f"rh {class_}".strip(),
        role="group" if interactive else "img",
        aria_label=label,
        aria_describedby=told,
    )
    desc = element("desc", escape(description), id=told) if told else ""
    style = f"<style>{look.sheet(theme)}</style>" if styled else ""
    ground = element(
        "rect", x=origin[0], y=origin[1], width=size[0], height=size[1], class_="paper"
    )
    return Picture(f"<svg{opening}>{desc}{style}{ground}{''.join(body)}</svg>")
