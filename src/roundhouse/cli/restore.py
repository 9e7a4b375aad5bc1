"""Make a database what a copy holds."""

from pathlib import Path

import click

from roundhouse.cli.databases import chosen, told
from roundhouse.cli.output import said
from roundhouse.cli.settings import Configured, database_option, without_password


@click.command(cls=Configured, short_help="Make a database what a copy holds.")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@click.option(
    "--force",
    is_flag=True,
    help="Replace the database that is there; a file is kept beside the new one.",
)
def command(file: Path, database: str | None, force: bool) -> None:
    """Make a database what the copy FILE holds, while no server uses it.

    The database may be of the other kind: a copy of a file can be restored into PostgreSQL.
    """
    from roundhouse.store.backup import restore

    where = chosen(database)
    with told(where, str(file)):
        copied = restore(file, where, force=force)
    click.echo(said("operations-restored", path=without_password(where), tables=copied.tables,
                    entries=copied.entries, version=copied.version))  # fmt: skip
