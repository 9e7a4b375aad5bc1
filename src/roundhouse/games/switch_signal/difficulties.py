"""The named difficulties, each with its settings and how often bots won with them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from roundhouse.core.title import Preset

FILE: Final = Path(__file__).parent / "rules" / "data" / "difficulties.toml"


@cache
def difficulties() -> tuple[Preset, ...]:
    """Those of the file, the easiest first."""
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple(
        Preset(
            key=one["key"],
            options=one["options"],
            wins=one.get("wins", {}),
            games=one.get("games", 0),
        )
        for one in read["difficulty"]
    )
