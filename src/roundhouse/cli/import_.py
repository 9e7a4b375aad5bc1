"""Turn a game of another site, such as 18xx.games, into a journal of ours."""

from pathlib import Path

import click

from roundhouse.cli.output import fail, language, read_json, said, tell


@click.command(name="import", epilog="Example: roundhouse import export.json -o game.json")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Else it is printed.")
def command(file: Path, output: Path | None) -> None:
    """Read a game that another site wrote, such as 18xx.games, and write it as a journal of ours.

    What that site allowed and the rules forbid is kept as agreed by the players, and told.
    """
    from roundhouse.core.journal import dump_journal
    from roundhouse.core.reading import importer_for, is_ours
    from roundhouse.titles import TITLES

    data = read_json(file)
    if is_ours(data):
        fail(said("cli-already-ours", path=str(file)))
    imported = importer_for(TITLES.values(), data).read(data)
    text = dump_journal(imported.journal)
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
    for line in imported.remarks(language()):
        tell(line, err=True)
    click.echo(
        said("cli-imported", moves=imported.moves, entries=len(imported.journal.entries)), err=True
    )
