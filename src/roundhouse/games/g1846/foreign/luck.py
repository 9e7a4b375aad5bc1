"""How that site's luck works: numbers from a seed, an item a number, sorted by it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

MULTIPLIER, INCREMENT, MODULUS = 1103515245, 12345, 2**31
PRIVATES: Final = ("MS", "BIG4", "C&WI", "MAIL", "TBC", "MPC", "SC", "LSL", "MC", "O&I")
SECOND_EDITION: Final = ("BT", "LM")
ORANGE: Final = ("LSL", "MC", "O&I", "LM")
BLUE: Final = ("SC", "MPC", "TBC", "BT")
GREEN: Final = ("C&O", "ERIE", "PRR")
NORTH: Final = ("ERIE", "GT", "NYC", "PRR")
SOUTH: Final = ("B&O", "C&O", "IC")
CORPORATIONS: Final = ("B&O", "C&O", "ERIE", "GT", "IC", "NYC", "PRR")
REMOVED: Final = {2: 1, 3: 2, 4: 1, 5: 0}
"""From each group, by the number of players; one private more in the second edition."""


def numbers(seed: int) -> Iterator[int]:
    """What that site's generator gives, from *seed* on."""
    while True:
        seed = (MULTIPLIER * seed + INCREMENT) % MODULUS
        yield seed


def privates(second_edition: bool) -> tuple[str, ...]:
    """The privates of an edition, before any is removed."""
    return (*PRIVATES, *(SECOND_EDITION if second_edition else ()))


def groups(
    players: int, second_edition: bool, kept: Collection[str] = ()
) -> Iterator[tuple[Sequence[str], int]]:
    """Each group that is removed from, without those surely *kept*, and how many are removed."""
    known = {*privates(second_edition), *CORPORATIONS}.difference(kept)
    for group in (ORANGE, BLUE, *((NORTH, SOUTH) if players == 2 else (GREEN,))):
        count = REMOVED[players] + (second_edition and group in (ORANGE, BLUE))
        yield [item for item in group if item in known], count
