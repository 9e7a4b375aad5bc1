"""Check a Switch & Signal board, or list the available boards."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from roundhouse.cli.output import fail, language, own_folder, said

if TYPE_CHECKING:  # the game is loaded when the verb runs
    from roundhouse.games.switch_signal.rules.boards.board import BoardDef
    from roundhouse.games.switch_signal.rules.boards.faults import BoardFault
    from roundhouse.games.switch_signal.rules.boards.load import Listed


@click.group(epilog="Example: roundhouse board check my-board.toml")
def command() -> None:
    """Switch & Signal boards: check your own, or list the available ones."""


@command.command(epilog="Example: roundhouse board check my-board.toml")
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Report everything that is wrong with the board in FILE.

    A board with errors isn't playable, and the command exits with status 1; warnings only affect
    its drawing.
    """
    from roundhouse.games.switch_signal.rules.boards.load import examine_file

    report = examine_file(file)
    for fault in report.errors:
        click.echo(_line("error", fault))
    for fault in report.warnings:
        click.echo(_line("warning", fault))
    if report.board is None:
        fail(said("switch-signal-board-refused", file=str(file), errors=len(report.errors)))
    click.echo(_good(report.board))


def _line(kind: str, fault: "BoardFault") -> str:
    from roundhouse.messages import sentence

    words = sentence(fault, language())
    return said(f"switch-signal-board-{kind}", rule=fault.rule, words=words)


def _good(board: "BoardDef") -> str:
    return said(
        "switch-signal-board-good",
        name=board.name_in(language()),
        board=board.id,
        cities=len(board.cities),
        junctions=len(board.junctions),
        tracks=len(board.tracks),
        sections=sum(track.sections for track in board.tracks),
    )


@command.command("list", epilog="Example: roundhouse board list")
@click.option("--folder", type=click.Path(path_type=Path), help="The folder with your own boards.")
def list_(folder: Path | None) -> None:
    """List the boards that come with the game and those in your folder."""
    from roundhouse.games.switch_signal.rules.boards.load import list_boards

    place = folder or own_boards()
    for board in list_boards(place):
        click.echo(_listed(board))
    click.echo(said("switch-signal-board-folder", folder=str(place)))


def _listed(found: "Listed") -> str:
    if found.board is None:
        return said("switch-signal-board-listed-broken", board=found.id, file=str(found.path))
    name = found.board.name_in(language())
    return said("switch-signal-board-listed", board=found.id, name=name)


def own_boards() -> Path:
    """The folder for the user's own boards."""
    return own_folder() / "boards"
