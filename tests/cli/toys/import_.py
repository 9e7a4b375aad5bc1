"""Read a file of JSON."""

from pathlib import Path

import click

from roundhouse.cli.output import fail, language, read_json


@click.command()
@click.argument("path", type=Path)
def command(path: Path) -> None:
    if not read_json(path):
        fail("Nothing is in it.")
    click.echo(f"read in {language()}")
