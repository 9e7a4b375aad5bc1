"""Convert a game from another site, such as 18xx.games, to a journal."""

from pathlib import Path

import click

from roundhouse.cli.output import fail, language, read_json, said, tell


@click.command(name="import", epilog="Example: roundhouse import export.json -o game.json")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="Where to write (default: standard output).",
)
def command(file: Path, output: Path | None) -> None:
    """Convert a game from another site, such as 18xx.games, to a Roundhouse journal.

    Moves that site allowed but the rules forbid are kept as agreed by the players, and listed.
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
