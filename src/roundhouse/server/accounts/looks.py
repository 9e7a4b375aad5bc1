"""How names look: two that a reader would take for one have a look in common.

Each character is put for the one that it is confused with (Unicode's list of confusables), as in
UTS 39. Letters are put small once before and once after, for a capital looks like other letters
than its small form does: "Ivan" is like "lvan" and like "ivan".
"""

import unicodedata
from functools import lru_cache
from hashlib import sha256
from typing import Final

JOINED: Final = "\u200d\ufe0f"
"""What joins emoji and colours them; no reader sees it."""


def looks(name: str) -> tuple[str, ...]:
    """The looks of *name*, each as a digest."""
    plain = _plain(name)
    found = {_skeleton(plain.casefold()), _skeleton(_skeleton(plain).casefold())}
    return tuple(sorted(sha256(look.encode()).hexdigest() for look in found))


def _plain(name: str) -> str:
    """*name* without what is hardly seen: spaces, accents' ways of writing, joiners, marks."""
    text = unicodedata.normalize("NFKC", name)
    seen = (c for c in text if unicodedata.category(c)[0] not in "ZPC" and c not in JOINED)
    return "".join(seen) or text


def _skeleton(text: str) -> str:
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(map(_prototype, apart)))


@lru_cache(maxsize=4000)
def _prototype(character: str) -> str:
    """What stands for all that look like *character*.

    The list is read both ways: it leads from a prototype to all that look like it, and from each of
    those to the prototype alone. So a prototype is what most lead to; of a pair the longer ("rn"
    rather than "m"), else the first of the alphabet.
    """
    from confusable_homoglyphs.confusables import (  # noqa: PLC0415 - a megabyte of lists
        confusables_data,
    )

    alike = [each["c"] for each in confusables_data.get(character, ())]
    others = [character, *alike]
    return min(
        others, key=lambda one: (-len(confusables_data.get(one, ())), -len(one), one)
    ) if alike else character  # fmt: skip
