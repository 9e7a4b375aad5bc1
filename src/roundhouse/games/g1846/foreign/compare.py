"""Compare our position with the corpus' one; name the differences that are known and accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.games.g1846.foreign.shape import NAMES, after
from roundhouse.games.g1846.rules.frames import Dividing, LayingExtra, StockRound
from roundhouse.games.g1846.rules.state import State

ROUNDS: Final = {"Draft": "DR", "Stock": "SR", "Operating": "OR"}
SORTED: Final = ("companies", "tokens", "trains")
COMPARED: Final = (
    "round", "turn", "phase", "bank", "entity", "players", "corporations", "minors", "market",
    "tiles",
)  # fmt: skip
TWO_TILES: Final = ("MC", "O&I", "LM")
EXTRA_TOKENS: Final = {"C15", "D6", "G9"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One value that is not the same; *name* tells why, when that is known and accepted."""

    path: str
    ours: Any
    theirs: Any
    name: str | None = None


def differences(state: State, names: tuple[str, ...], theirs: dict[str, Any]) -> list[Difference]:
    """Every value in which the corpus' *theirs* differs from our position."""
    ours = after(state, names)
    found = []
    for key in (key for key in COMPARED if key in theirs):
        here, there = _tidy(ours[key]), _tidy(theirs[key])
        for path, one, other in _unlike(_as_much(here, there), there, f"/{key}"):
            difference = Difference(path=path, ours=one, theirs=other)
            found.append(_named(state, difference))
    return found


def _as_much(ours: Any, theirs: Any) -> Any:
    """Of *ours* what a state tells that tells only part of players and corporations."""
    if not (isinstance(ours, dict) and isinstance(theirs, dict)):
        return ours
    return {
        key: _part(value, theirs[key]) if key in theirs else value for key, value in ours.items()
    }


def _part(ours: Any, theirs: Any) -> Any:
    if not (isinstance(ours, dict) and isinstance(theirs, dict)):
        return ours
    return {key: value for key, value in ours.items() if key in theirs}


def _tidy(value: Any) -> Any:
    """*value* without what has no meaning: the order in lists of things, old names of rounds."""
    if isinstance(value, str):
        return ROUNDS.get(value, value)
    if not isinstance(value, dict):
        return value
    return {
        key: sorted(item, key=str) if key in SORTED and isinstance(item, list) else _tidy(item)
        for key, item in value.items()
    }


def _unlike(ours: Any, theirs: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted({*ours, *theirs}, key=str):
            yield from _unlike(ours.get(key), theirs.get(key), f"{path}/{key}")
    elif ours != theirs:
        yield path, ours, theirs


# What is known


def _phased_out(state: State, it: Difference) -> bool:
    """Phased-out trains leave after the run (OR-ROUTE-13); there they leave after the dividend."""
    return (
        it.path.endswith("/trains")
        and isinstance(state.stack[-1] if state.stack else None, Dividing)
        and _is_part(it.ours, it.theirs)
    )


def _unlisted_token(_state: State, it: Difference) -> bool:
    """Old records do not list the extra tokens of privates, though they lie on the board."""
    if not it.path.endswith("/tokens") or not _is_part(it.theirs, it.ours):
        return False
    return set(it.ours) - set(it.theirs) <= EXTRA_TOKENS


def _second_tile(state: State, it: Difference) -> bool:
    """Old records name the corporation, not the private, while a second free tile may follow."""
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, LayingExtra) and it.path == "/entity" and it.theirs == frame.corp


def _second_tile_asked(state: State, it: Difference) -> bool:
    """That site asks for a second free tile even where none fits."""
    private = next((key for key, name in NAMES.items() if name == it.theirs), None)
    return it.path == "/entity" and private in TWO_TILES and private in state.used


def _plays_on(state: State, it: Difference) -> bool:
    """That site plays on when every corporation has closed: to its hundredth set."""
    return not state.corps and it.path in ("/entity", "/round", "/turn")


def _closed_later(state: State, it: Difference) -> bool:
    """That site takes a corporation at $0 off the board one move later, and its cash with it."""
    if it.path.startswith("/corporations/"):
        named = it.theirs.get("price") if isinstance(it.theirs, dict) else None
        return it.ours is None and named == 0
    return it.path == "/bank" and bool(state.closed) and it.ours > it.theirs


def _other_first(state: State, it: Difference) -> bool:
    """After a sale that closed a corporation that site names another player first."""
    rounds = [frame for frame in state.stack if isinstance(frame, StockRound)]
    begins = bool(rounds) and rounds[-1].last is None and not rounds[-1].passes
    return it.path == "/entity" and begins and bool(state.closed)


def _after_the_end(state: State, it: Difference) -> bool:
    """Nobody acts when the game is over; the site names whoever acted last."""
    return bool(state.over) and it.path in ("/entity", "/round")


def _is_part(part: Any, whole: Any) -> bool:
    lists = isinstance(part, list) and isinstance(whole, list)
    return lists and all(part.count(item) <= whole.count(item) for item in part)


KNOWN: Final[dict[str, Callable[[State, Difference], bool]]] = {
    "phased-out-trains": _phased_out,
    "unlisted-token": _unlisted_token,
    "second-tile": _second_tile,
    "second-tile-asked": _second_tile_asked,
    "plays-on": _plays_on,
    "closed-later": _closed_later,
    "other-first": _other_first,
    "after-the-end": _after_the_end,
}
"""The accepted differences by name; each has a sentence ``g1846-divergence-…``."""


def _named(state: State, it: Difference) -> Difference:
    name = next((name for name, holds in KNOWN.items() if holds(state, it)), None)
    return Difference(path=it.path, ours=it.ours, theirs=it.theirs, name=name)
