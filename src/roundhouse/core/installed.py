"""Roundhouse as it is installed here: version, the command for an extra, where the rules stand."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from roundhouse.core.errors import Fault

VERSION = "0.1.0"
"""Of all that is installed under this name; the build reads it here."""

DISTRIBUTION: Final = "roundhouse-games"
"""What package indexes call us; import and command are ``roundhouse``."""

_ROOT: Final = Path(__file__).parents[3]


def command_for(extra: str, *, root: Path = _ROOT, environment: str = sys.prefix) -> str:
    """The command that adds *extra* to this *environment*.

    It is the launcher's where the launcher made the environment, else pip's, which leaves what is
    installed as it is, wheel or source, and adds what *extra* needs.
    """
    if (root / "roundhouse").is_file() and Path(environment) == root / ".venv":
        return f"./roundhouse setup {extra}"
    return f'pip install "{DISTRIBUTION}[{extra}]"'


def rules_pages(*names: str, root: Path = _ROOT) -> tuple[Path, ...]:
    """Pages of the rules that come with Roundhouse, in the wheel or in the source tree."""
    packaged = Path(__file__).parents[1] / "docs" / "rules"
    home = packaged if packaged.is_dir() else root / "docs" / "rules"
    pages = (home / f"{name}.md" for name in names)
    return tuple(page for page in pages if page.is_file())


@dataclass(eq=False, kw_only=True)
class MissingExtra(Fault, ImportError):
    """What was asked for needs an extra that is not installed; ``command`` adds it."""

    wire: ClassVar[str] = "missing_extra"

    extra: str
    command: str


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what *extra* brings; MissingExtra says how to get it.

    >>> with needing("cluster"):
    ...     import no_such_package
    Traceback (most recent call last):
    roundhouse.core.installed.MissingExtra: MissingExtra(extra='cluster', command=...)
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra(extra=extra, command=command_for(extra)) from missing
