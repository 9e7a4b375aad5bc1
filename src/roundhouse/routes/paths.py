"""List every route that a company could run, from its tokens outward.

Each route is found once: from the first of its tokens, with the arm that leaves by the lower
way grown first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from roundhouse.routes.field import Field, Path, Step
from roundhouse.routes.worth import PAIR

Onward: TypeAlias = Sequence[Sequence[Step]]


def listed(field: Field, visits: int, most: int) -> list[list[Path]] | None:
    """The paths by how many stops they have, up to *visits*; None if they are more than *most*."""
    found: list[list[Path]] = [[] for _ in range(visits + 1)]
    onward = [steps if field.through[stop] else [] for stop, steps in enumerate(field.near)]
    count = earlier = 0
    for token in field.tokens:
        for length, level in _levels(field, onward, token, earlier, visits):
            count += len(level)
            if count > most:
                return None
            found[length] += _with_sides(field, level)
        earlier |= field.token_bits[token]
    return found


def _levels(
    field: Field, onward: Onward, token: int, earlier: int, visits: int
) -> Iterator[tuple[int, list[Path]]]:
    """The paths from *token* with how many stops they have; the *earlier* tokens had theirs."""
    bare: Path = (field.values.worth[token], field.places[token] | earlier, (token,), ())
    right = _right([bare], {token: field.near[token]})
    length = 2
    while right and length <= visits:
        yield length, right
        left = _left_first(right, onward[token])
        for longer in range(length + 1, visits + 1):
            if not left:
                break
            yield longer, left
            left = _left(left, onward) if longer < visits else []
        length += 1
        right = _right(right, onward) if length <= visits else []


def _right(level: list[Path], onward: Onward | Mapping[int, Sequence[Step]]) -> list[Path]:
    return [
        (total + worth, used | bits, (*stops, stop), (*ways, way))
        for total, used, stops, ways in level
        for bits, stop, way, worth in onward[stops[-1]]
        if not bits & used
    ]


def _left_first(level: list[Path], steps: Sequence[Step]) -> list[Path]:
    return [
        (total + worth, used | bits, (stop, *stops), (way, *ways))
        for total, used, stops, ways in level
        for bits, stop, way, worth in steps
        if way > ways[0] and not bits & used
    ]


def _left(level: list[Path], onward: Onward) -> list[Path]:
    return [
        (total + worth, used | bits, (stop, *stops), (way, *ways))
        for total, used, stops, ways in level
        for bits, stop, way, worth in onward[stops[0]]
        if not bits & used
    ]


def _with_sides(field: Field, level: list[Path]) -> list[Path]:
    """The paths, those that join both sides with their bonus."""
    half, sides = field.values.half, field.values.sides
    return [
        (path[0] + sides(path[2][0], path[2][-1]), *path[1:])
        if half[path[2][0]] + half[path[2][-1]] == PAIR
        else path
        for path in level
    ]
