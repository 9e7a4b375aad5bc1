"""Copy the database into one file, while servers run."""

from pathlib import Path

import click

from roundhouse.cli.databases import chosen, told
from roundhouse.cli.output import own_folder, said
from roundhouse.cli.settings import Configured, database_option

NAME = "roundhouse-{}.sqlite"


@click.command(cls=Configured, short_help="Copy the database into one file, while servers run.")
@click.argument("to", required=False, type=click.Path(path_type=Path))
@database_option
@click.option(
    "--keep",
    type=click.IntRange(min=1),
    metavar="N",
    help="Of the copies with dates in that folder, keep the newest N only.",
)
def command(to: Path | None, database: str | None, keep: int | None) -> None:
    """Copy the database into one file, while servers run.

    TO is a new file, or a folder, in which the copy is named for its time; without it, "backups" in
    your data folder. Whichever kind of database it is of, the copy can be restored into either.
    """
    from roundhouse.store.backup import back_up, stamp

    with told(chosen(database)):
        folder = own_folder() / "backups" if to is None else to
        file = folder / NAME.format(stamp()) if to is None or folder.is_dir() else folder
        if file.exists():
            raise FileExistsError(17, said("operations-file-there"), str(file))
        copied = back_up(chosen(database), file)
    click.echo(said("operations-copied", path=str(file), tables=copied.tables,
                    entries=copied.entries, version=copied.version))  # fmt: skip
    if keep:
        _forget_older(file.parent, keep)


def _forget_older(folder: Path, keep: int) -> None:
    for file in sorted(folder.glob(NAME.format("*")))[:-keep]:
        file.unlink()
        click.echo(said("operations-forgot-copy", path=str(file)))
