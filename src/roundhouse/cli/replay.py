"""Tell what happened in a recorded game, move by move."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from roundhouse.cli.output import fail, language, said, tell
from roundhouse.cli.recorded import journal_from

if TYPE_CHECKING:  # the games are loaded when the verb runs
    from roundhouse.core.game import Title
    from roundhouse.core.table import Table


@click.command(epilog="Example: roundhouse replay game.json --lang ja")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--states", is_flag=True, help="Print each state of 1846 as JSON instead.")
def command(file: Path, *, states: bool) -> None:
    """Tell the game in FILE: a journal of ours, or an export of 18xx.games."""
    from roundhouse.core.table import Table  # noqa: PLC0415 - loads every game
    from roundhouse.titles import TITLES  # noqa: PLC0415

    journal = journal_from(file)
    if states and journal.game != "1846":
        fail(said("cli-states-of-1846"))
    title = TITLES[journal.game]
    table = Table(title.game, journal.setup, players=journal.players)
    for _ in table.follow(journal.entries):
        _print_state(table) if states else _tell(table, title)
    if table.result is not None and not states:
        _tell_result(table)


def _tell(table: "Table[Any, Any]", title: "Title[Any, Any]") -> None:
    """What the last move brought, in the words of the table's page."""
    view = table.view(None)
    for event in table.events_at(table.seq):
        if event.known_to(None):
            tell(f"{table.seq:4} {title.panel.tell(view, event, language(), table.players)}")


def _print_state(table: "Table[Any, Any]") -> None:
    from roundhouse.games.g1846.foreign.shape import after  # noqa: PLC0415 - loads the rules

    click.echo(json.dumps(after(table.state, _names(table)), ensure_ascii=False))


def _tell_result(table: "Table[Any, Any]") -> None:
    scores = table.result.scores if table.result else ()
    for name, score in zip(_names(table), scores, strict=False):
        tell(f"{name}: {score}")


def _names(table: "Table[Any, Any]") -> tuple[str, ...]:
    """What each seat's player is called; a journal need not say it."""
    from roundhouse.messages import seat_name  # noqa: PLC0415 - Fluent is slow to load

    return tuple(seat_name(n, language(), table.players) for n in range(table.setup.seats))
