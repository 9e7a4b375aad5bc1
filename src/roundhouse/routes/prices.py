"""Prices for pieces of track that several trains want, so that no plan is worth more than a bound.

Each piece's price is paid by every route over it, and added once to the bound: a plan uses a
piece at most once, so with any prices the bound holds. Good prices bring it down to the optimum.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from roundhouse.routes.field import Kind
from roundhouse.routes.pack import Found

ROUNDS = 80
PATIENCE = 8
SMALLEST_STEP = 0.02


class Market:
    """The pieces of track, merged where the same ways use them, and what each costs."""

    def __init__(self, masks: Sequence[int]) -> None:
        users: dict[int, int] = {}
        for way, mask in enumerate(masks):
            for piece in _bits(mask):
                users[piece] = users.get(piece, 0) | 1 << way
        merged = dict.fromkeys(users.values())
        self._ways: list[list[int]] = [[] for _ in masks]
        for piece, ways in enumerate(merged):
            for way in _bits(ways):
                self._ways[way.bit_length() - 1].append(piece)
        self.pieces = [0.0] * len(merged)

    @property
    def total(self) -> float:
        """What all pieces cost together."""
        return sum(self.pieces)

    def ways(self) -> list[float]:
        """The price of each way."""
        pieces = self.pieces
        return [sum([pieces[piece] for piece in way]) for way in self._ways]

    def usage(self, ways: Iterator[int]) -> list[int]:
        """How often each piece is used by *ways*."""
        used = [0] * len(self.pieces)
        for way in ways:
            for piece in self._ways[way]:
                used[piece] += 1
        return used

    def settle(
        self, trains: Mapping[Kind, int], pools: Mapping[Kind, Sequence[Found]], target: float
    ) -> None:
        """Set prices that bring the bound over *pools* down towards *target* (subgradients)."""
        best, kept, stale, pace = float("inf"), self.pieces, 0, 1.0
        for _ in range(ROUNDS):
            prices = self.ways()
            chosen = {kind: _dearest(pool, prices) for kind, pool in pools.items()}
            bound = self.total + sum(
                max(0.0, rest) * trains[kind] for kind, (rest, _) in chosen.items()
            )
            stale += 1
            if bound < best - 1e-6:
                best, kept, stale = bound, self.pieces, 0
            if best <= target or pace < SMALLEST_STEP:
                break
            if stale == PATIENCE:
                pace, stale = pace / 2, 0
            self._move(trains, chosen, pace * (bound - target))
        self.pieces = kept

    def _move(
        self,
        trains: Mapping[Kind, int],
        chosen: Mapping[Kind, tuple[float, Found]],
        push: float,
    ) -> None:
        """Make dearer what the *chosen* paths use more than once, cheaper what they do not."""
        used = self.usage(
            way
            for kind, (rest, found) in chosen.items()
            if rest > 0
            for way in found.path[3] * trains[kind]
        )
        slopes = [
            times - 1 if times > 1 or price > 0 else 0
            for times, price in zip(used, self.pieces, strict=True)
        ]
        steep = sum(slope * slope for slope in slopes)
        if steep:
            scale = push / steep
            self.pieces = [
                max(0.0, price + scale * slope)
                for price, slope in zip(self.pieces, slopes, strict=True)
            ]


def _dearest(pool: Sequence[Found], prices: Sequence[float]) -> tuple[float, Found]:
    rests = [found.value - sum([prices[way] for way in found.path[3]]) for found in pool]
    rest = max(rests)
    return rest, pool[rests.index(rest)]


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
