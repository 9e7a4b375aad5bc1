"""What people may call themselves and say."""

import unicodedata
from typing import Final

from roundhouse.server.errors import BadName, EmptyText

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 500


def cleaned(text: str) -> str:
    """*text* on one line, without control characters or spaces at its ends."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" or c == "\u200d" else " " for c in text)
    return " ".join(kept.split())


def checked_name(name: str) -> str:
    """A name as it may be shown."""
    name = cleaned(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(most=LONGEST_NAME)
    return name


def checked_text(text: str) -> str:
    """A line of chat as it may be shown."""
    text = cleaned(text)
    if not 1 <= len(text) <= LONGEST_TEXT:
        raise EmptyText(most=LONGEST_TEXT)
    return text
