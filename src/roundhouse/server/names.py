"""What people may call themselves and say."""

import unicodedata
from typing import Final

from precis_i18n import get_profile

from roundhouse.server.errors import BadName, EmptyText, OddName

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 500
JOINERS: Final = "\u200d\ufe0f"
"""Between and after emoji these make one of two, and colour them; elsewhere nobody sees them."""


def cleaned(text: str) -> str:
    """*text* on one line, without control characters or spaces at its ends."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" or c == "\u200d" else " " for c in text)
    return " ".join(kept.split())


def checked_name(name: str) -> str:
    """A name as it may be shown: nothing in it is unseen, or turns other text around."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(most=LONGEST_NAME)
    try:
        get_profile("Nickname").enforce(_without_joiners(name))
    except UnicodeEncodeError as error:
        raise OddName(character=f"U+{ord(error.object[error.start]):04X}") from None
    return name


def _without_joiners(name: str) -> str:
    """*name* without the joiners that follow an emoji."""
    return "".join(
        c for before, c in zip(" " + name, name, strict=False)
        if c not in JOINERS or unicodedata.category(before) not in ("So", "Sk", "Mn")
    )  # fmt: skip


def checked_text(text: str) -> str:
    """A line of chat as it may be shown."""
    text = cleaned(text)
    if not 1 <= len(text) <= LONGEST_TEXT:
        raise EmptyText(most=LONGEST_TEXT)
    return text
