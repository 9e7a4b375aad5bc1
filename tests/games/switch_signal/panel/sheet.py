"""The pictures' own style sheet at the head of the panel's: a page's policy wants it in a file.

``python -m tests.games.switch_signal.panel.sheet`` writes it anew after a change of colours.
"""

from roundhouse.games.switch_signal.draw.look import LOOK
from roundhouse.games.switch_signal.panel.panel import PANEL

PATH = PANEL.static / PANEL.style
END = "/* Here the pictures' sheet ends and the page's own begins. */\n"


def written() -> str:
    """The head of the file as it is."""
    return PATH.read_text(encoding="utf-8").partition(END)[0]


def drawn() -> str:
    """The head as the pictures need it."""
    return LOOK.sheet("auto").replace("}.", "}\n.") + "\n"


if __name__ == "__main__":
    own = PATH.read_text(encoding="utf-8").partition(END)[2]
    PATH.write_text(drawn() + END + own, encoding="utf-8")
