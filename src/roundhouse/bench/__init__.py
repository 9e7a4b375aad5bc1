"""Measurements of Roundhouse: each game's own, and the server's."""

from collections.abc import Iterator
from importlib import import_module
from typing import Final

from roundhouse.kit.measure import Figure

PARTS: Final = {
    "g1846": ("games.g1846.bench.rules",),
    "routes": ("games.g1846.bench.routes",),
    "switch_signal": ("games.switch_signal.bench.rules",),
    "draw": ("games.g1846.bench.draw", "games.switch_signal.bench.draw"),
    "server": ("bench.server",),
}


def measured(part: str, loop: float) -> Iterator[Figure]:
    """The figures of *part*, in units of *loop* seconds."""
    for module in PARTS[part]:
        yield from import_module(f"roundhouse.{module}").figures(loop)
