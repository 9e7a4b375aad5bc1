"""A board's tables written as a TOML file; whatever else is in them, ``read_board`` tells."""

import json
import re
from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
DEEPEST: Final = 8


def write_board(tables: Mapping[str, Any]) -> str:
    """The file of a board's *tables*, read back as the same.

    >>> print(write_board({"board": {"id": "x", "width": 3}, "track": [{"via": [[1, 2.5]]}]}))
    [board]
    id = "x"
    width = 3
    <BLANKLINE>
    [[track]]
    via = [[1, 2.5]]
    <BLANKLINE>
    """
    loose = {name: value for name, value in tables.items() if not _is_table(value)}
    parts = ["".join(_rows(loose))] if loose else []
    for name, value in tables.items():
        if isinstance(value, Mapping):
            parts.append(f"[{_key(name)}]\n" + "".join(_rows(value)))
        elif _is_table(value):
            parts += (f"[[{_key(name)}]]\n" + "".join(_rows(row)) for row in value)
    return "\n".join(parts)


def _is_table(value: object) -> bool:
    """Whether it stands under a head of its own: a table, or a list of tables."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(row, Mapping) for row in value)
    return isinstance(value, Mapping)


def _rows(table: Mapping[str, Any]) -> Iterator[str]:
    return (f"{_key(name)} = {_value(value)}\n" for name, value in table.items())


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _string(name)


def _value(value: Any, depth: int = 0) -> str:
    """A value of TOML; what has none is written as text, so that its reader complains of it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) or (isinstance(value, float) and isfinite(value)):
        return repr(value)
    if depth < DEEPEST and isinstance(value, list | tuple):
        return "[" + ", ".join(_value(each, depth + 1) for each in value) + "]"
    if depth < DEEPEST and isinstance(value, Mapping):
        pairs = (f"{_key(name)} = {_value(each, depth + 1)}" for name, each in value.items())
        return "{ " + ", ".join(pairs) + " }"
    return _string(value if isinstance(value, str) else str(value))


def _string(words: str) -> str:
    """A basic string: JSON's escapes are TOML's, too, but for DEL and halves of characters."""
    clean = words.encode("utf-8", "replace").decode().replace("\x7f", "")
    return json.dumps(clean, ensure_ascii=False)
