"""Tiles that companies lay, written as text."""

from typing import Any

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.track import LayTile
from tests.games.g1846.rules.turns import placement, refused


def lay(text: str) -> LayTile:
    """A placement as it is written: "J4 9@0"."""
    place, laid = placement(text)
    return LayTile(hex=place, tile=laid.tile, rotation=laid.rotation)


def fault(state: State, text: str, kind: type[RuleError]) -> dict[str, Any]:
    """The numbers of the refusal of this placement, as `refused` tells them."""
    return refused(state, lay(text), kind)
