"""A click group whose verbs are the files of a folder, read only when they are called."""

import ast
from collections.abc import Iterator
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import click

from roundhouse.cli.output import UnknownVerb, language_option, refusal_for, said
from roundhouse.cli.plugged import naming_what_is_broken, write_games

LAUNCHER = Path(__file__).parents[3] / "roundhouse"
LAUNCHER_VERBS = {
    "setup": "Only set up, with the given extras from pyproject.toml.",
    "test": "Run the tests; --long includes those that take minutes.",
    "check": "Run every check: format, lint, types, layers, tests.",
}


class Verbs(click.Group):
    """The verb ``check-corpus`` is ``command`` in the package's ``check_corpus.py``."""

    package: ClassVar = "roundhouse.cli"
    groups: ClassVar[dict[str, tuple[str, ...]]] = {
        "Play": ("serve", "board"),
        "Study": ("book", "import", "export", "replay", "draw", "routes", "check-corpus"),
        "Automate": ("arena", "bench"),
        "Run a server": ("admin", "backup", "restore"),
    }

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The verbs that are built."""
        return sorted(verb for verb, path in self._files().items() if help_line(path))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The verb *cmd_name*, from its file; its language may be chosen before it and after it."""
        path = self._files().get(cmd_name)
        if path is None:
            return None
        found = getattr(import_module(f"{self.package}.{path.stem}"), "command", None)
        if not isinstance(found, click.Command):
            return None
        chosen = any("--lang" in param.opts for param in found.params)
        return found if chosen else language_option(found)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the verb; a mistyped one is answered with the nearest."""
        if self.get_command(ctx, args[0]) is None:
            near = get_close_matches(args[0], self.list_commands(ctx), 1)
            key = "cli-no-such-verb-but" if near else "cli-no-such-verb"
            raise UnknownVerb(said(key, verb=args[0], near="".join(near)))
        name, command, rest = super().resolve_command(ctx, args)
        return name, command and naming_what_is_broken(command), rest

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the verbs, grouped by what one wants to do, then the games."""
        files = self._files()
        lines = {verb: help_line(files[verb]) for verb in self.list_commands(ctx)}
        width = max(map(len, (*lines, *LAUNCHER_VERBS)))
        for title, rows in self._grouped(lines):
            with formatter.section(title):
                formatter.write_dl([(verb.ljust(width), line) for verb, line in rows])
        write_games(formatter, width)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb; whatever goes wrong in it is told in one sentence."""
        try:
            return super().invoke(ctx)
        except Exception as error:
            refusal = refusal_for(error)
            if refusal is None:
                raise
            raise refusal from error

    def _files(self) -> dict[str, Path]:
        # import_.py is the verb "import": Python's own words take an underscore
        folder = Path(import_module(self.package).__path__[0])
        return {path.stem.rstrip("_").replace("_", "-"): path for path in folder.glob("*.py")}

    def _grouped(self, lines: dict[str, str]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        rest = dict(lines)
        for title, verbs in self.groups.items():
            if rows := [(verb, rest.pop(verb)) for verb in verbs if verb in rest]:
                yield title, rows
        if rest:
            yield "More", list(rest.items())
        if LAUNCHER.is_file():
            yield "In this folder", list(LAUNCHER_VERBS.items())


def help_line(path: Path) -> str:
    """The first line of the docstring of a verb's file; nothing for a file that is no verb's."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    is_verb = any(isinstance(n, ast.FunctionDef) and n.name == "command" for n in tree.body)
    return (ast.get_docstring(tree) or "").partition("\n")[0] if is_verb else ""
