"""Every title: each game joined with its picture, panel, sentences and bots."""

from collections.abc import Mapping
from typing import Any, Final

from roundhouse.core.game import Title

TITLES: Final[Mapping[str, Title[Any, Any]]] = {}
"""The titles by their key."""
