"""Show what happened in a recorded game, move by move."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from roundhouse.cli.output import fail, language, said, tell
from roundhouse.cli.recorded import journal_from

if TYPE_CHECKING:  # the games are loaded when the verb runs
    from roundhouse.core.table import AnyTable
    from roundhouse.core.title import AnyTitle


@click.command(epilog="Example: roundhouse replay game.json --lang ja")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--states", is_flag=True, help="Print each state as JSON instead.")
def command(file: Path, *, states: bool) -> None:
    """Show the game in FILE, move by move: a Roundhouse journal or another site's file."""
    from roundhouse.core.table import Table
    from roundhouse.titles import TITLES

    journal = journal_from(file)
    title = TITLES[journal.game]
    if states and title.dump is None:
        fail(said("cli-no-states"))
    table = Table(title.game, journal.setup, players=journal.players)
    for _ in table.follow(journal.entries):
        _print_state(table, title) if states else _tell(table, title)
    if table.result is not None and not states:
        _tell_result(table)


def _tell(table: "AnyTable", title: "AnyTitle") -> None:
    """What the last move brought, in the words of the table's page."""
    from roundhouse.messages.voice import voice_of

    view, voice = table.view(None), voice_of(title)
    for event in table.events_at(table.seq):
        if event.known_to(None):
            tell(f"{table.seq:4} {voice.tell(view, event, language(), table.players)}")


def _print_state(table: "AnyTable", title: "AnyTitle") -> None:
    if title.dump:
        click.echo(json.dumps(title.dump(table.state, _names(table)), ensure_ascii=False))


def _tell_result(table: "AnyTable") -> None:
    scores = table.result.scores if table.result else ()
    for name, score in zip(_names(table), scores, strict=False):
        tell(f"{name}: {score}")


def _names(table: "AnyTable") -> tuple[str, ...]:
    """What each seat's player is called; a journal need not say it."""
    from roundhouse.messages import seat_name

    return tuple(seat_name(n, language(), table.players) for n in range(table.setup.seats))
