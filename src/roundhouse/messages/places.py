"""Places by name: a game's catalogue ``places.ftl`` says what each language calls them."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from roundhouse.messages import has_text, text

_NO_MARKS: Final = str.maketrans("łŁøØđĐ", "lLoOdD")
"""Letters that Unicode does not take apart into a plain one and its mark."""


@lru_cache(maxsize=4_096)
def place(name: str, prefix: str, language: str) -> str:
    """What the place *name* of a game is called in *language*; *name* where no catalogue says.

    >>> place("Wrocław", "switch-signal", "ru"), place("Chicago", "g1846", "ja")
    ('Вроцлав', 'シカゴ')
    """
    key = place_id(name, prefix)
    return text(key, language) if has_text(key, "en") else name


def place_id(name: str, prefix: str) -> str:
    """The id of the text for the place *name*: its letters without marks, in small.

    >>> place_id("Salt Lake City", "switch-signal"), place_id("Nürnberg", "switch-signal")
    ('switch-signal-place-salt-lake-city', 'switch-signal-place-nurnberg')
    """
    plain = unicodedata.normalize("NFKD", name.translate(_NO_MARKS)).encode("ascii", "ignore")
    return f"{prefix}-place-{re.sub('[^a-z0-9]+', '-', plain.decode().lower()).strip('-')}"
