"""Turn a game of another site, such as 18xx.games, into a journal of ours."""

from pathlib import Path

import click

from roundhouse.cli.output import fail, language, read_json, said, tell


@click.command(name="import", epilog="Example: roundhouse import export.json -o game.json")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Else it is printed.")
@click.option("--anyway", is_flag=True, help="Write it even if it comes out otherwise here.")
def command(file: Path, output: Path | None, *, anyway: bool) -> None:
    """Read a game that another site wrote, such as 18xx.games, and write it as a journal of ours.

    Its result is compared with the file's own, and each departure from our rules is told: the way
    of that site, what the players agreed, what had to be added. Where the file cannot be followed
    to its end, or comes out otherwise, nothing is written unless you say --anyway.
    """
    from roundhouse.core.journal import dump_journal
    from roundhouse.core.reading import importer_for, is_ours
    from roundhouse.messages import sentence
    from roundhouse.titles import TITLES

    data = read_json(file)
    if is_ours(data):
        fail(said("cli-already-ours", path=str(file)))
    imported = importer_for(TITLES.values(), data).read(data)
    if imported.doubts and not anyway:
        why = sentence(imported.doubts[0], language(), imported.journal.players)
        fail(said("cli-import-anyway", why=why))
    for line in imported.remarks(language()):
        tell(line, err=True)
    text = dump_journal(imported.journal)
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
    click.echo(
        said("cli-imported", moves=imported.moves, entries=len(imported.journal.entries)), err=True
    )
