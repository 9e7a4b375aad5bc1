"""Where boards of one's own are drawn: the page's inside, and what is wrong with a board."""

import json
import tomllib
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final

from roundhouse.core.maker import Examined, Flaw, Maker
from roundhouse.games.switch_signal.rules.boards.faults import BoardFault, TooBig
from roundhouse.games.switch_signal.rules.boards.load import OURS, board_of, bundled, examine
from roundhouse.games.switch_signal.rules.boards.write import write_board
from roundhouse.games.switch_signal.rules.components import GOODS, HELPERS
from roundhouse.kit.buttons import words
from roundhouse.messages import sentence, text

MOST: Final = 250
"""Cities, junctions, points and tracks of a board that is drawn here: ours have about 90."""
LONGEST: Final = 60_000
TOLD: Final = 40
"""Faults that are told at once."""

NEW: Final[Mapping[str, Any]] = {
    "board": {
        "format": 1,
        "id": "my-board",
        "name": "My board",
        "width": 1600,
        "height": 1100,
        "switch_discs": 0,
        "signal_discs": 0,
        "pass_through_cities": False,
        "helpers": list(HELPERS[:3]),
    },
    "city": [],
    "departure": [],
    "junction": [],
    "track": [],
    "first_game": {"green": []},
}

WORDS: Final = (
    "select", "city", "junction", "departure", "track", "delete", "undo", "redo", "name", "kind",
    "trade", "port", "goods", "number", "sections", "signals", "signal", "green", "closed",
    "connect", "good", "checking", "errors", "warnings", "passing", "shared", "too-long",
    "offline", "nothing", "x", "y",
)  # fmt: skip
"""What the script says, by the ends of the texts' ids."""


class BoardMaker:
    """Draws boards; holds nothing."""

    option: str = "board"
    script: str = "board_maker.js"
    style: str = "board_maker.css"

    def page(self, language: str) -> str:
        """Tools, the canvas, what is chosen, and what is wrong."""
        said = {word: text(f"switch-signal-make-{word}", language) for word in WORDS}
        said |= {goods: text("switch-signal-make-of", language, goods=goods) for goods in GOODS}
        canvas = (
            '<svg id="canvas" viewBox="0 0 1600 1100" tabindex="0" role="group" '
            f'aria-label="{escape(text("switch-signal-make-canvas", language))}"></svg>'
        )
        side = (
            words("p", text("switch-signal-make-about", language))
            + '<div id="chosen" class="card"></div>'
            + '<section id="faults" class="card" aria-live="polite"></section>'
        )
        return (
            f'<div class="maker" data-words="{escape(json.dumps(said, ensure_ascii=False))}">'
            f'<div id="tools" role="toolbar"></div>{canvas}<div class="beside">{side}</div></div>'
        )

    def samples(self) -> Mapping[str, str]:
        """An empty board, and ours."""
        ours = {name: (OURS / f"{name}.toml").read_text(encoding="utf-8") for name in bundled()}
        return {"": write_board(NEW), **ours}

    def sample_name(self, key: str, language: str) -> str:
        """The name of one of our boards."""
        return board_of(key).name_in(language)

    def examine(self, text: str, language: str) -> Examined:
        """What is wrong with a board's file."""
        big = _too_big(text)
        if big is not None:
            return Examined(text=text[:LONGEST], document=None, errors=_told([big], language))
        report = examine(text)
        return Examined(
            text=text,
            document=_document(text),
            errors=_told(report.errors, language),
            warnings=_told(report.warnings, language),
        )

    def examine_document(self, document: Mapping[str, object], language: str) -> Examined:
        """The same for a board as it is drawn."""
        return self.examine(write_board(document), language)


def _document(text: str) -> Mapping[str, object] | None:
    """A board's tables, if they can be read at all."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return None


def _too_big(text: str) -> BoardFault | None:
    """A board with more than is looked at here."""
    if len(text) > LONGEST:
        return TooBig(rule="SB-VAL-1", place="file", found=len(text), most=LONGEST)
    tables = _document(text) or {}
    rows = (tables.get(name) for name in ("city", "departure", "junction", "track"))
    found = sum(len(row) for row in rows if isinstance(row, list))
    if found > MOST:
        return TooBig(rule="SB-VAL-1", place="file", found=found, most=MOST)
    return None


def _told(faults: Iterable[BoardFault], language: str) -> tuple[Flaw, ...]:
    found = list(faults)[:TOLD]
    return tuple(Flaw(one.rule, one.place, sentence(one, language)) for one in found)


MAKER: Final[Maker] = BoardMaker()
"""The one there is."""
