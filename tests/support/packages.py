"""Packages beside Roundhouse, written as pip leaves them: modules and what their entries name."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

Entries = Mapping[str, str]
NONE: Entries = MappingProxyType({})


def unpack(
    site: Path, name: str, files: Mapping[str, str], *, titles: Entries = NONE, bots: Entries = NONE
) -> None:
    """Put the package *name* into the folder *site*."""
    for place, text in files.items():
        path = site / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    about = site / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(_group("titles", titles) + _group("bots", bots))


def _group(name: str, entries: Entries) -> str:
    lines = "".join(f"{key} = {value}\n" for key, value in entries.items())
    return f"[roundhouse.{name}]\n{lines}"
