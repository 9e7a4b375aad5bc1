"""Turn a game of 18xx.games into a journal of ours."""

from pathlib import Path

import click

from roundhouse.cli.check_corpus import agreements
from roundhouse.cli.output import fail, read_json, said, tell


@click.command(name="import", epilog="Example: roundhouse import export.json -o game.json")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Else it is printed.")
def command(file: Path, output: Path | None) -> None:
    """Read an export of 18xx.games and write it as a journal of ours.

    What that site allowed and the rules forbid is kept as agreed by the players, and told.
    """
    from roundhouse.core.journal import dump_journal  # noqa: PLC0415 - loads the rules
    from roundhouse.games.g1846.foreign.follow import followed  # noqa: PLC0415

    data = read_json(file)
    if isinstance(data, dict) and "roundhouse" in data:
        fail(said("cli-already-ours", path=str(file)))
    follower = followed(data)
    text = dump_journal(follower.journal)
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
    for line in agreements(follower):
        tell(line, err=True)
    click.echo(
        said("cli-imported", moves=len(follower.record.moves), entries=follower.table.seq), err=True
    )
