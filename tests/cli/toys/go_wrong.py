"""Raise what is asked for."""

import click

from roundhouse.core.errors import Stale

ERRORS = {
    "fault": Stale(seen=3, current=5),
    "bug": KeyError("lost"),
    "text": UnicodeDecodeError("utf-8", b"a\xff", 1, 2, "no"),
    "denied": PermissionError(13, "Permission denied", "secret.json"),
}


@click.command()
@click.argument("kind", type=click.Choice(list(ERRORS)))
def command(kind: str) -> None:
    raise ERRORS[kind]
