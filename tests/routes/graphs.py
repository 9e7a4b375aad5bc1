"""Small graphs for the tests of routes: drawn in text, and drawn at random."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from roundhouse.routes.problem import Link, Problem, Stop, Train, web

EAST, WEST = "east", "west"


def train(name: str) -> Train:
    """The train "4", which counts all it visits, or "3/5"."""
    counts, _, visits = name.partition("/")
    return Train(name, int(counts), int(visits or counts))


def stops(text: str) -> tuple[Stop, ...]:
    """Stops as "A20* B30 C10# D40E30": value, * own token, # closed, side and bonus."""
    return tuple(_stop(word) for word in text.split())


def _stop(word: str) -> Stop:
    name, rest = word[0], word[1:]
    digits = "".join(sign for sign in rest if sign.isdigit() or sign in "EW")
    value, side, bonus = digits, "", "0"
    for letter, long in (("E", EAST), ("W", WEST)):
        if letter in digits:
            value, bonus = digits.split(letter)
            side = long
    return Stop(
        id=name,
        value=int(value),
        location=name,
        own="*" in rest,
        through=not side and "#" not in rest,
        side=side,
        side_bonus=int(bonus),
    )


def links(text: str) -> tuple[Link, ...]:
    """Links as "AB BC:x BC:y+z": the two stops, and the pieces of track (else the link's own)."""
    found = []
    for number, word in enumerate(text.split()):
        ends, _, track = word.partition(":")
        pieces = tuple(track.split("+")) if track else (f"{ends}{number}",)
        found.append(Link((ends[0], ends[1]), pieces))
    return tuple(found)


def drawn(places: str, track: str, trains: str, **more: Any) -> Problem:
    """The problem of a drawing; *more* are other fields of it, ``changed`` its stops by name."""
    changed = more.pop("changed", {})
    seen = tuple(changed.get(stop.id, stop) for stop in stops(places))
    return Problem(
        web=web([stop.id for stop in seen], links(track)),
        stops=seen,
        trains=tuple(train(name) for name in trains.split()),
        exclusive=frozenset({EAST}),
        paired=(EAST, WEST),
        **more,
    )


@st.composite
def problems(
    draw: st.DrawFn, most_stops: int = 6, most_links: int = 8, most_trains: int = 3
) -> Problem:
    """A small problem: shared locations, closed stops, sides, shared track, trains, visits."""
    count = draw(st.integers(2, most_stops))
    names = "ABCDEFGHIJ"[:count]
    seen = tuple(draw(_stops(name, names)) for name in names)
    pairs = st.tuples(st.sampled_from(names), st.sampled_from(names))
    ends = draw(st.lists(pairs.filter(lambda two: two[0] != two[1]), max_size=most_links))
    ways = [
        Link(two, (f"own{number}", *draw(_SHARED)))
        if draw(st.booleans())
        else Link(two, (f"own{number}",))
        for number, two in enumerate(ends)
    ]
    return Problem(
        web=web(names, ways),
        stops=seen,
        trains=tuple(draw(st.lists(_TRAINS, max_size=most_trains))),
        per_visit=draw(st.sampled_from((0, 0, 10))),
        exclusive=frozenset({EAST}),
        paired=(EAST, WEST),
    )


_SHARED = st.lists(st.sampled_from(("x", "y", "z")), unique=True, min_size=1, max_size=2)
_TRAINS = st.sampled_from(
    tuple(train(name) for name in ("2", "3", "4", "1/3", "2/3", "2/4", "3/5"))
)


@st.composite
def _stops(draw: st.DrawFn, name: str, names: str) -> Stop:
    side = draw(st.sampled_from(("", "", "", EAST, WEST)))
    bonuses = draw(st.sampled_from(((), (), (("port", 20),), (("port", 40), ("meat", 30)))))
    return Stop(
        id=name,
        value=10 * draw(st.integers(0, 7)),
        location=draw(st.sampled_from((name, name, name, names[0]))),
        own=not side and draw(st.booleans()),
        through=not side and draw(st.sampled_from((True, True, False))),
        side=side,
        side_bonus=draw(st.sampled_from((0, 20, 50))) if side else 0,
        bonuses=bonuses,
    )


def chain(names: str) -> str:
    """The links of a line through *names*, for `links`."""
    return " ".join(f"{one}{other}" for one, other in pairwise(names))


def grid(size: int, trains: str) -> Problem:
    """A square of stops, each linked with its neighbours; too many routes to list."""
    names = [f"{row}.{column}" for row in range(size) for column in range(size)]
    found = tuple(
        Stop(id=name, value=10 * (1 + 7 * number % 9), location=name, own=number % 7 < 1)
        for number, name in enumerate(names)
    )
    track = [
        Link((f"{row}.{column}", f"{row + down}.{column + right}"), (f"{row}.{column}.{down}",))
        for row in range(size)
        for column in range(size)
        for down, right in ((0, 1), (1, 0))
        if row + down < size and column + right < size
    ]
    return Problem(
        web=web(names, track),
        stops=found,
        trains=tuple(train(name) for name in trains.split()),
    )
