"""Ways to damage a file: what a truncated download, a slip of the hand or malice makes of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

Path = tuple[str | int, ...]

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, -40, 3.5, 1e400, float("nan"), 10**12, -(10**400), 10**4000,
    "", "Z99", "-5", "²", "9" * 5000, "pass", "\x00\x1b[2J", "\ud800", "x" * 100_000,
    [], {}, [[]], [None], {"type": "pass"}, {"": ""}, ["Amy"] * 3, [0] * 1000,
)  # fmt: skip


def _replace(parent: Any, key: Any, strange: Any) -> None:
    parent[key] = strange


def _remove(parent: Any, key: Any, _strange: Any) -> None:
    del parent[key]


def _double(parent: Any, key: Any, _strange: Any) -> None:
    if isinstance(parent, list):
        parent.insert(key, parent[key])
    else:
        parent[f"{key}s"] = parent[key]


def _swap(parent: Any, key: Any, _strange: Any) -> None:
    other = (key + 1) % len(parent) if isinstance(parent, list) else next(iter(parent))
    parent[key], parent[other] = parent[other], parent[key]


def _bury(parent: Any, key: Any, _strange: Any) -> None:
    for _ in range(20):
        parent[key] = [parent[key]]


def _turn_round(parent: Any, key: Any, _strange: Any) -> None:
    if isinstance(parent[key], list):
        parent[key].reverse()


DAMAGES: tuple[Callable[[Any, Any, Any], None], ...] = (
    _replace, _replace, _replace, _remove, _double, _swap, _bury, _turn_round,
)  # fmt: skip


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in *data* below its root."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def damaged(data: Any) -> st.SearchStrategy[Any]:
    """*data* with one to three things wrong."""
    harm = st.tuples(
        st.sampled_from(list(places(data))), st.sampled_from(DAMAGES), st.sampled_from(STRANGE)
    )
    return st.lists(harm, min_size=1, max_size=3).map(lambda harms: _harmed(data, harms))


def _harmed(data: Any, harms: list[tuple[Path, Callable[[Any, Any, Any], None], Any]]) -> Any:
    whole = deepcopy(data)
    for path, harm, strange in harms:
        parent = whole
        try:
            for key in path[:-1]:
                parent = parent[key]
            parent[path[-1]]
        except (LookupError, TypeError):
            continue  # an earlier harm took it away
        if isinstance(parent, dict | list):
            harm(parent, path[-1], strange)
    return whole


def as_bytes(data: Any) -> bytes:
    """*data* as JSON; what JSON has no word for is written as Python reads it."""
    return json.dumps(data).encode()


def mangled(text: bytes) -> st.SearchStrategy[bytes]:
    """*text* cut off at a byte, or with bytes in it that belong elsewhere."""
    at = st.integers(0, len(text) - 1)
    cut = at.map(lambda n: text[:n])
    junk = st.sampled_from([b"\xff", b"\x00", b"1e400", b"[" * 50, b'"', b"}", b"9" * 5000, b"\n"])
    stained = st.tuples(at, junk).map(lambda t: text[: t[0]] + t[1] + text[t[0] :])
    return cut | stained
