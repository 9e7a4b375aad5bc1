"""Reading a game from a file, whichever form it has (not a verb)."""

from pathlib import Path
from typing import TYPE_CHECKING

from roundhouse.cli.output import read_json

if TYPE_CHECKING:  # the games are loaded when a verb runs
    from roundhouse.core.journal import Journal
    from roundhouse.core.table import AnyTable


def table_from(path: Path) -> "AnyTable":
    """The table of a journal of ours, or of another site's record."""
    from roundhouse.core.table import Table
    from roundhouse.titles import TITLES

    journal = journal_from(path)
    return Table.replay(TITLES[journal.game].game, journal)


def journal_from(path: Path) -> "Journal":
    """The journal in *path*, or the one made of the foreign record in it."""
    from roundhouse.core.reading import read_game
    from roundhouse.titles import TITLES

    return read_game(TITLES.values(), read_json(path))
