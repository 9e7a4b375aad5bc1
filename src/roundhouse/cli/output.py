"""What the verbs share: the language, reading files, and saying no in one sentence."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

if TYPE_CHECKING:  # rich is slow to load, and most calls print plain lines
    from rich.console import Console

    from roundhouse.core.errors import Fault

F = TypeVar("F", bound=Callable[..., Any])

_STEERING = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
CLOSED_PIPE = 141  # 128 + SIGPIPE, as shells have it
_LANGUAGE = "roundhouse.language"
_FOLDER_OF_SENTENCES = Path(__file__).parents[1] / "messages"
_LANGUAGES = sorted(path.parent.name for path in _FOLDER_OF_SENTENCES.glob("*/core.ftl"))


class Refusal(click.ClickException):
    """Ends the command with one sentence on stderr."""

    def show(self, file: Any = None) -> None:
        """Write the sentence and nothing else."""
        click.echo(plain(self.message), file=file, err=True)


class UnknownVerb(Refusal):
    """The command line itself is wrong, which has its own exit status."""

    exit_code = 2


def fail(text: str) -> NoReturn:
    """End the command: *text* goes to stderr, and the exit status is 1."""
    raise Refusal(text)


def language_option(command: F) -> F:
    """Give *command* the option ``--lang``; ``language()`` is the answer."""
    return click.option(
        "--lang",
        type=click.Choice(_LANGUAGES),
        expose_value=False,
        is_eager=True,
        callback=_remember,
        help="Output language (default: ROUNDHOUSE_LANG, or else the locale).",
    )(command)


def _remember(ctx: click.Context, _option: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta[_LANGUAGE] = value


def language() -> str:
    """The language that the user wants: ``--lang``, ROUNDHOUSE_LANG or the locale's."""
    from roundhouse.messages import choose_language

    ctx = click.get_current_context(silent=True)
    if ctx and _LANGUAGE in ctx.meta:
        return str(ctx.meta[_LANGUAGE])
    named = ("ROUNDHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return choose_language(next(filter(None, map(os.environ.get, named)), None))


def said(key: str, **params: Any) -> str:
    """The text *key* in the user's language."""
    from roundhouse.messages import text

    return text(key, language(), **params)


def tell(line: str, *, err: bool = False) -> None:
    """Print *line*, which may quote a file."""
    click.echo(plain(line), err=err)


def plain(line: str) -> str:
    """*line* without what would steer a terminal or break the line."""
    return _STEERING.sub("\N{REPLACEMENT CHARACTER}", line)


def read_json(path: Path) -> Any:
    """The JSON in the file *path*; what is no JSON, or too much, is refused in a sentence."""
    from roundhouse.core.codec import read_json as parse
    from roundhouse.core.errors import OversizedJournal
    from roundhouse.core.journal import MOST_BYTES

    with path.open("rb") as file:
        text = file.read(MOST_BYTES + 1)  # a device may have no end
    if len(text) > MOST_BYTES:
        found = max(len(text), path.stat().st_size)
        raise OversizedJournal(found=found, most=MOST_BYTES, unit="bytes")
    return parse(text)


def own_folder() -> Path:
    """Where the user's things are kept: the database, boards of their own."""
    from platformdirs import user_data_path

    return user_data_path("roundhouse", appauthor=False)


def console() -> "Console":
    """A rich console on stdout, for tables and colours."""
    from rich.console import Console

    return Console()


def refusal_for(error: Exception) -> Refusal | None:
    """*error* as one sentence in the user's language; none for what click tells itself."""
    from roundhouse.core.errors import Fault

    if isinstance(error, click.ClickException | click.exceptions.Exit | click.Abort):
        return None
    if isinstance(error, BrokenPipeError):
        _end_quietly()
    if isinstance(error, Fault):
        return Refusal(_refused(error))
    if isinstance(error, OSError) and error.filename is not None:
        return Refusal(_about_file(error))
    if isinstance(error, UnicodeDecodeError):
        return Refusal(said("cli-not-text", byte=error.start))
    return None if os.environ.get("ROUNDHOUSE_DEBUG") else Refusal(_unexpected(error))


def _refused(fault: "Fault") -> str:
    """*fault* in words; only an entry of a journal needs the games for that."""
    from roundhouse.core.errors import BadEntry
    from roundhouse.messages import sentence

    if not isinstance(fault, BadEntry):
        return sentence(fault, language())
    from roundhouse.messages.voice import refused
    from roundhouse.titles import TITLES

    return refused(fault, language(), TITLES)


def _end_quietly() -> NoReturn:
    """Nobody reads on, as after ``| head``: end as other commands do, and say nothing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes at its end
    sys.exit(CLOSED_PIPE)


def _about_file(error: OSError) -> str:
    path = os.fsdecode(error.filename)
    if isinstance(error, FileNotFoundError):
        return said("cli-no-such-file", path=path)
    if isinstance(error, IsADirectoryError):
        return said("cli-is-a-folder", path=path)
    return said("cli-cannot-use-file", path=path, reason=error.strerror or type(error).__name__)


def _unexpected(error: Exception) -> str:
    return said("cli-unexpected", kind=type(error).__name__, reason=str(error))
