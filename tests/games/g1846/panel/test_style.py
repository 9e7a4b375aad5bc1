"""The style sheet that the page loads holds what the pictures are drawn with.

Run with ROUNDHOUSE_GOLDEN=write after changing the pictures' look.
"""

import os

from roundhouse.games.g1846.draw.look import LOOK
from roundhouse.games.g1846.panel.panel import Panel1846
from roundhouse.kit import charts

MARK = "/* --- the panel */"
HEAD = "/* --- the pictures, as roundhouse.games.g1846.draw.look has them */\n"


def pictures() -> str:
    return HEAD + (LOOK | charts.LOOK).sheet("auto").replace("}", "}\n") + "\n"


def test_the_sheet_holds_the_look_of_the_pictures() -> None:
    file = Panel1846.static / Panel1846.style
    own = file.read_text(encoding="utf-8").partition(MARK)[2]
    if os.environ.get("ROUNDHOUSE_GOLDEN") == "write":
        file.write_text(pictures() + MARK + own, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == pictures() + MARK + own


def test_neither_sheet_nor_script_asks_for_anything_from_elsewhere() -> None:
    for name in (Panel1846.style, Panel1846.script):
        text = (Panel1846.static / name).read_text(encoding="utf-8")
        assert "@import" not in text
        assert "url(" not in text
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
        assert "innerHTML" not in text
