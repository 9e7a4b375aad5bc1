"""Tables of figures: sorted by a click on a column's head, told to those who listen, printed.

A page sorts the body's rows by ``data-value``, or by what a cell says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from roundhouse.kit.buttons import tag, words
from roundhouse.kit.svg import escape


@dataclass(frozen=True, slots=True)
class Head:
    """A column's head: markup, what it is in full, and its class."""

    html: str
    told: str = ""
    class_: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: markup, what it is sorted by unless by its words, and its class."""

    html: str
    value: float | str | None = None
    class_: str = ""


EMPTY = Cell("")


@dataclass(frozen=True, slots=True)
class Row:
    """A row: what it is about, and its cells; *ref* is its id on the page."""

    head: Cell
    cells: Sequence[Cell]
    ref: str
    class_: str = ""


def plain(value: object, class_: str = "") -> Cell:
    """A cell of bare words or a number."""
    return Cell(escape(value) if isinstance(value, str) else str(value), None, class_)


def money(amount: int | None, class_: str = "") -> Cell:
    """An amount; a dash where there is none."""
    return Cell("–", -1, class_) if amount is None else Cell(f"${amount}", amount, class_)


def table(
    ref: str, caption: str, heads: Sequence[Head], rows: Iterable[Row], foot: Iterable[Row] = ()
) -> str:
    """A table in a frame that scrolls by itself where it is too wide."""
    head = tag("tr", *map(_head, heads))
    below = "".join(map(_row, foot))
    made = tag(
        "table",
        words("caption", caption),
        tag("thead", head),
        tag("tbody", *(_row(row, number) for number, row in enumerate(rows))),
        tag("tfoot", below) if below else "",
        id=ref,
        class_="figures",
        data_sortable=True,
    )
    return tag("div", made, class_="scrolls", tabindex=0, role="group", aria_label=caption)


def _head(head: Head) -> str:
    told = f' title="{escape(head.told)}"' if head.told else ""
    said = f'<span class="hush"> {escape(head.told)}</span>' if head.told else ""
    kind = f' class="{head.class_}"' if head.class_ else ""
    button = f'<button type="button" data-sort{told}>{head.html}{said}</button>'
    return f'<th scope="col"{kind}>{button}</th>'


def _row(row: Row, number: int = 0) -> str:
    kind = f' class="{row.class_}"' if row.class_ else ""
    head = f'<th scope="row"{_value(row.head)}>{row.head.html}</th>'
    return (
        f'<tr id="{row.ref}"{kind} data-row="{number}">{head}{"".join(map(_cell, row.cells))}</tr>'
    )


def _cell(cell: Cell) -> str:
    kind = f' class="{cell.class_}"' if cell.class_ else ""
    return f"<td{kind}{_value(cell)}>{cell.html}</td>"


def _value(cell: Cell) -> str:
    value = cell.value
    if value is None:
        return ""
    return f' data-value="{escape(value) if isinstance(value, str) else value}"'
