"""The files of texts: where they stand, what is in them, and which of them cannot be read."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from roundhouse.core import plugins
from roundhouse.core.installed import DISTRIBUTION
from roundhouse.core.plugin_faults import BadCatalogue

_TEXT: Final = "text"


def folders() -> tuple[Path, ...]:
    """Where catalogues stand, a folder a language in each: ours, then ``text`` beside a plug-in."""
    return (Path(__file__).parent, *plugins.folders(_TEXT))


def examine() -> None:
    """Read the catalogues that are not ours, so that what is broken there is told at once."""
    for folder, entry in plugins.folders(_TEXT).items():
        if not plugins.is_ours(entry):
            for file in sorted(folder.glob("*/*.ftl")):
                catalogue(file)


@cache
def catalogue(file: Path) -> Resource:
    """What can be read of the texts in *file*; the first mistake in it is reported."""
    try:
        written = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        return _left_out(file, error.object[: error.start].count(b"\n") + 1)
    except OSError:
        return _left_out(file, 1)
    found = FluentParser().parse(written)
    junk = next((part for part in found.body if isinstance(part, Junk)), None)
    if junk is not None and junk.span is not None:
        _report(file, written[: junk.span.start].count("\n") + 1)
    return found


def _left_out(file: Path, line: int) -> Resource:
    _report(file, line)
    return Resource()


def _report(file: Path, line: int) -> None:
    entry = plugins.folders(_TEXT).get(file.parents[1])
    package = plugins.package_of(entry) if entry else DISTRIBUTION
    plugins.report(BadCatalogue(package=package, file=str(file), line=line))
