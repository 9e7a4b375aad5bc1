"""The options of a server on how much one person may have, and how long it is kept."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

if TYPE_CHECKING:  # the server is slow to load, and "--help" needs none of it
    from roundhouse.server.config import Limits, Retention

F = TypeVar("F", bound=Callable[..., Any])


def _most(name: str, usual: int, least: int, about: str) -> Callable[[F], F]:
    kind = click.IntRange(min=least)
    return click.option(f"--{name}", default=usual, show_default=True, type=kind, help=about)


def _kept(name: str, about: str) -> Callable[[F], F]:
    days = click.FloatRange(min=1)
    return click.option(f"--keep-{name}", type=days, metavar="DAYS", help=about)


OPTIONS: Final = (
    _most("streams", 100, 0, "Tables one address can watch live at once; 0 for no limit."),
    _most("tables-each", 100, 1, "Games in play one person can have."),
    _most("bot-tables-each", 5, 0, "How many of these can be among bots only."),
    _most("imports-each", 100, 0, "Imported games one person can have."),
    _kept("finished", "Delete finished tables unchanged for so long (default: never)."),
    _kept("idle", "Delete guests' tables in play unchanged for so long (default: never)."),
    _kept("chat", "Delete older chat of finished tables (default: never)."),
)


def limit_options(command: F) -> F:
    """Give *command* all of them."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def limits_of(given: dict[str, Any]) -> "Limits":
    """The limits that they set."""
    from roundhouse.server.config import Limits

    return Limits(
        streams=given["streams"],
        tables_in_play=given["tables_each"],
        tables_of_bots=given["bot_tables_each"],
        tables_imported=given["imports_each"],
    )


def retention_of(given: dict[str, Any]) -> "Retention":
    """How long they have things kept."""
    from roundhouse.server.config import Retention

    return Retention(
        finished=given["keep_finished"], idle=given["keep_idle"], chat=given["keep_chat"]
    )
