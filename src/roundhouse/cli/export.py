"""Write a game as another site, such as 18xx.games, would export it."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from roundhouse.cli.output import language, said, tell
from roundhouse.cli.recorded import journal_from

if TYPE_CHECKING:  # the games are loaded when the verb runs
    from roundhouse.core.title import Exported

NAME = "roundhouse"


@click.command(epilog="Example: roundhouse export game.json --to 18xx.games -o export.json")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "site", required=True, help="The site: 18xx.games.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Else it is printed.")
def command(file: Path, site: str, output: Path | None) -> None:
    """Write the game in FILE, finished or not, as another site would export it.

    What the game did and that site cannot do is told.
    """
    from roundhouse.titles import TITLES

    journal = journal_from(file)
    exporter = TITLES[journal.game].exporter(site)
    exported = exporter.write(journal, name=NAME, when=int(time.time()))
    text = json.dumps(exported.data, ensure_ascii=False) + "\n"
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
    _tell(exported, site, len(journal.entries))


def _tell(exported: "Exported", site: str, entries: int) -> None:
    if remarks := list(exported.remarks(language())):
        tell(said("cli-export-differs", site=site), err=True)
    for line in remarks:
        tell(line, err=True)
    click.echo(said("cli-exported", entries=entries, moves=exported.moves), err=True)
