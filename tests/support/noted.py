"""A worked example played to its end: where the shipped files of a title come from."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from roundhouse import games
from roundhouse.core.journal import dump_journal
from roundhouse.core.table import Table

FOLDER = Path(games.__file__).parent


@dataclass
class Noted:
    """A game with the name of the step that led to each moment."""

    table: Table[Any, Any]
    notes: dict[int, str] = field(default_factory=dict)

    def write(self, game: str) -> None:
        """Replace the files of the example in the folder of *game*."""
        folder = FOLDER / game / "examples"
        text = dump_journal(self.table.journal)
        (folder / "game.json").write_text(text, encoding="utf-8")
        notes = {str(seq): name for seq, name in self.notes.items()}
        (folder / "notes.json").write_text(json.dumps(notes, indent=0) + "\n", "utf-8")
