"""Boards by name or file, checked on load."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from roundhouse.core.errors import BadOption
from roundhouse.games.switch_signal import rules
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.faults import (
    BadBoard,
    BoardFault,
    NoFile,
    WrongFileName,
)
from roundhouse.games.switch_signal.rules.boards.file import MOST_CHARACTERS, read_board
from roundhouse.games.switch_signal.rules.boards.validation import (
    CENTRAL_EUROPE,
    NORTH_AMERICA,
    errors,
)
from roundhouse.games.switch_signal.rules.boards.warnings import warnings

BUNDLED: Final = (CENTRAL_EUROPE, NORTH_AMERICA)
"""The boards that come with the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a check of a board file found. Without errors ``board`` may be played on."""

    board: BoardDef | None
    errors: tuple[BoardFault, ...] = ()
    warnings: tuple[BoardFault, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A board to choose. ``source`` is the value for a game's option ``board``."""

    id: str
    name: str
    source: str
    path: Path | None = None
    errors: tuple[BoardFault, ...] = ()


def examine(text: str, *, beauty: bool = True) -> Report:
    """Everything wrong with the board in *text*; without *beauty* only what refuses it."""
    board = read_board(text)
    if isinstance(board, list):
        return Report(board=None, errors=tuple(board))
    found = tuple(errors(board))
    return Report(
        board=None if found else board,
        errors=found,
        warnings=tuple(warnings(board)) if beauty and not found else (),
    )


def examine_file(path: Path, *, beauty: bool = True) -> Report:
    """Everything wrong with a board file, its name included (SB-FMT-1)."""
    text = _read(path)
    if isinstance(text, BoardFault):
        return Report(board=None, errors=(text,))
    report = examine(text, beauty=beauty)
    if report.board is None or report.board.id == path.stem:
        return report
    wrong = WrongFileName(rule="SB-FMT-1", place=path.name, found=path.stem, needed=report.board.id)
    return Report(board=None, errors=(wrong,), warnings=report.warnings)


def _read(path: Path) -> str | BoardFault:
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MOST_CHARACTERS + 1)
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError as error:
        reason = f"byte {error.start} is not UTF-8"
    return NoFile(rule="SB-VAL-1", place=path.name, reason=reason)


@lru_cache(maxsize=64)
def board_of(source: str) -> BoardDef:
    """The board a game is played on: one of ours by id, or the whole text of a file."""
    if source in BUNDLED:
        board = read_board(_bundled(source), source)
        assert isinstance(board, BoardDef)  # noqa: S101  # our own files are tested
        return board
    if "\n" not in source:
        raise BadOption(option="board", value=source[:80], choices=BUNDLED)
    report = examine(source, beauty=False)
    if report.board is None:
        raise BadBoard(cause=report.errors[0], count=len(report.errors))
    return report.board


def _bundled(name: str) -> str:
    return (files(rules) / "data" / "boards" / f"{name}.toml").read_text(encoding="utf-8")


def list_boards(folder: Path | None = None) -> Iterator[Listed]:
    """Our boards, then those in the user's *folder*, broken ones with their errors."""
    for name in BUNDLED:
        yield Listed(id=name, name=board_of(name).name, source=name)
    if folder is None or not folder.is_dir():
        return
    for path in sorted(folder.glob("*.toml")):
        report = examine_file(path, beauty=False)
        if report.board is None:
            yield Listed(id=path.stem, name=path.stem, source="", path=path, errors=report.errors)
        else:
            board = report.board
            yield Listed(id=board.id, name=board.name, source=board.source, path=path)
