"""Boards by name or file, checked on load."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from roundhouse.core.errors import BadOption
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.faults import (
    BadBoard,
    BoardFault,
    NoFile,
    WrongFileName,
)
from roundhouse.games.switch_signal.rules.boards.file import MOST_CHARACTERS, read_board
from roundhouse.games.switch_signal.rules.boards.validation import CENTRAL_EUROPE, errors
from roundhouse.games.switch_signal.rules.boards.warnings import warnings

OURS: Final = Path(__file__).parents[1] / "data" / "boards"
"""Where the boards are that come with the game; a file put there is one of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a check of a board file found. Without errors ``board`` may be played on."""

    board: BoardDef | None
    errors: tuple[BoardFault, ...] = ()
    warnings: tuple[BoardFault, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A board to choose, if its file has no errors."""

    id: str
    path: Path
    board: BoardDef | None
    errors: tuple[BoardFault, ...]


def examine(text: str, *, beauty: bool = True) -> Report:
    """Everything wrong with the board in *text*; without *beauty* only what refuses it."""
    report = _read_in(text)
    if report.board is None:
        return report
    board, found = report.board, tuple(errors(report.board))
    return Report(
        board=None if found else board,
        errors=found,
        warnings=tuple(warnings(board)) if beauty and not found else (),
    )


def _read_in(text: str, source: str | None = None) -> Report:
    board = read_board(text, source)
    if isinstance(board, list):
        return Report(board=None, errors=tuple(board))
    return Report(board=board)


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
    is_ours = source in bundled()
    if not is_ours and "\n" not in source:
        raise BadOption(option="board", value=source[:80], choices=bundled())
    report = _our(source) if is_ours else examine(source, beauty=False)
    if report.board is None:
        raise BadBoard(cause=report.errors[0], count=len(report.errors))
    return report.board


@cache
def bundled() -> tuple[str, ...]:
    """The ids of the boards that come with the game, the one for a first game first."""
    found = (path.stem for path in OURS.glob("*.toml"))
    return tuple(sorted(found, key=lambda name: (name != CENTRAL_EUROPE, name)))


@cache
def _our(name: str) -> Report:
    """One of our boards as it is; whether it is a good one, the tests say."""
    return _read_in((OURS / f"{name}.toml").read_text(encoding="utf-8"), name)


def list_boards(folder: Path | None = None) -> Iterator[Listed]:
    """Our boards, then those in the user's *folder*, broken ones with their errors."""
    for name in bundled():
        yield _listed(OURS / f"{name}.toml", _our(name))
    for path in sorted(folder.glob("*.toml")) if folder else ():
        yield _listed(path, examine_file(path, beauty=False))


def _listed(path: Path, report: Report) -> Listed:
    return Listed(id=path.stem, path=path, board=report.board, errors=report.errors)
