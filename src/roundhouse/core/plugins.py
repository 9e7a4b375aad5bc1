"""What is installed beside Roundhouse: titles and bots, found by their entry points."""

from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

TITLES: Final = "roundhouse.titles"
"""The group of the titles; an entry names a ``core.game.Title``."""


def found(group: str) -> tuple[EntryPoint, ...]:
    """The entries of *group*, in the order of their names."""
    return tuple(sorted(entry_points(group=group), key=lambda entry: entry.name))


def folder_of(entry: EntryPoint) -> Path | None:
    """The folder of the package that *entry* stands in, which is not imported itself."""
    package = entry.module.rpartition(".")[0] or entry.module
    spec = find_spec(package)
    return Path(spec.origin).parent if spec and spec.origin else None
