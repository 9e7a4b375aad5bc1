"""What is installed beside Roundhouse, and what of it is broken (not a verb)."""

import json
import logging
import os
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any

import click

from roundhouse.cli.output import language, plain, tell
from roundhouse.core import plugins
from roundhouse.core.errors import Fault


def naming_what_is_broken(command: click.Command) -> click.Command:
    """*command*, which begins with a sentence on each plug-in that is left out."""
    ran: Callable[..., Any] | None = command.callback

    def run(*args: Any, **given: Any) -> Any:
        with _telling():
            return ran(*args, **given) if ran else None

    told = copy(command)
    told.callback = run
    return told


@contextmanager
def _telling() -> Iterator[None]:
    """Tell of what is broken: now of all that is not ours, later of what comes to light."""
    examine()
    for fault in plugins.faults():
        _tell(fault)
    teller = _Teller()
    plugins.log.addHandler(teller)
    plugins.log.propagate = False  # a server's own log would say it once more
    try:
        yield
    finally:
        plugins.log.removeHandler(teller)
        plugins.log.propagate = True


class _Teller(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        for fault in record.args or ():
            if isinstance(fault, Fault):
                _tell(fault)


def _tell(fault: Fault) -> None:
    tell(_sentence(fault), err=True)
    if fault.__cause__ and os.environ.get("ROUNDHOUSE_DEBUG"):
        traceback.print_exception(fault.__cause__)


def _sentence(fault: Fault) -> str:
    from roundhouse.messages import sentence

    return sentence(fault, language())


def examine() -> None:
    """Look through what is not ours. Where nothing is, this costs next to nothing."""
    plugins.examine()
    if any(not plugins.is_ours(entry) for entry in plugins.folders("text").values()):
        from roundhouse.messages import catalogues

        catalogues.examine()


def write_games(formatter: click.HelpFormatter, width: int) -> None:
    """The part of a help page that lists the games and what is left out; ours are not loaded."""
    examine()
    entries = plugins.chosen(plugins.TITLES)
    games = [key for key, e in entries.items() if plugins.is_ours(e) or plugins.load(e)]
    if games:
        rows = [(key.ljust(width), plugins.package_of(entries[key])) for key in games]
        with formatter.section("Games"):
            formatter.write_dl(rows)
    _write_left_out(formatter)


class BotsInHelp(click.Command):
    """A verb whose help lists the games with their bots, weakest first."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write them before the examples."""
        from roundhouse.titles import TITLES

        examine()
        rows = [(key, ", ".join(title.bots) or "-") for key, title in TITLES.items()]
        if rows:
            with formatter.section("Games and their bots"):
                formatter.write_dl(rows)
        _write_settings(formatter)
        _write_left_out(formatter)
        super().format_epilog(ctx, formatter)


def _write_settings(formatter: click.HelpFormatter) -> None:
    """What ``--option`` may set in each game: the values, the default first, and what they do."""
    from roundhouse.messages import has_text, text
    from roundhouse.titles import TITLES

    for key, title in TITLES.items():
        rows = []
        for option in title.game.options:
            values = sorted(option.choices or (), key=lambda value: value != option.default)
            name = f"pages-option-{key}-{option.key}-about".replace("_", "-")
            told = text(name, language()) if has_text(name, "en") else ""
            taken = "|".join(map(_written, values)) or "..."
            rows.append((f"{option.key}={taken}", plain(" ".join(told.split()))))
        if rows:
            with formatter.section(f"Settings of {key} (--option KEY=VALUE, the default first)"):
                formatter.write_dl(rows, col_max=34)


def _written(value: Any) -> str:
    """*value* as ``--option`` takes it."""
    return value if isinstance(value, str) else json.dumps(value)


def _write_left_out(formatter: click.HelpFormatter) -> None:
    if plugins.faults():
        with formatter.section("Left out"):
            for fault in plugins.faults():
                formatter.write_text(plain(_sentence(fault)))
