"""Every title that is installed, ours and others', found by its entry point."""

from collections.abc import Mapping
from typing import Final

from roundhouse.core import plugins
from roundhouse.core.title import AnyTitle

TITLES: Final[Mapping[str, AnyTitle]] = plugins.titles()
"""The titles by their key."""
