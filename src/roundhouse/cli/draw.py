"""Draw any position of a game as SVG or PNG."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from roundhouse.cli.output import fail, language, said
from roundhouse.cli.recorded import table_from

if TYPE_CHECKING:  # games, pictures and sentences are slow to load
    from roundhouse.core.picture import Theme
    from roundhouse.core.table import AnyTable
    from roundhouse.core.title import AnyTitle


@click.command(epilog="Example: roundhouse draw game.json --at 120 -o board.png --theme dark")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(min=0), help="Draw the position after this many entries.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default=Path("board.svg"),
    show_default=True,
    help="Output file, ending in .svg or .png.",
)
@click.option(
    "--theme",
    type=click.Choice(("light", "dark")),
    help="Default: both for SVG, chosen by the viewer.",
)
@click.option("--width", type=click.IntRange(200, 8000), default=1280, show_default=True)
def command(file: Path, *, at: int | None, output: Path, theme: "Theme | None", width: int) -> None:
    """Draw the game in FILE: its last position, or an earlier one with --at.

    FILE is a Roundhouse journal, or a file from another site such as 18xx.games.
    """
    if output.suffix not in {".svg", ".png"}:
        fail(said("cli-draw-ending", path=str(output)))
    from roundhouse.titles import TITLES

    table = table_from(file)
    title = TITLES[table.game.key]
    drawn = _drawn(
        title, table, at, theme or ("auto" if output.suffix == ".svg" else "light"), width
    )
    output.write_bytes(_as_png(drawn, width) if output.suffix == ".png" else drawn.encode())
    click.echo(said("cli-draw-done", path=str(output)))


def _drawn(title: "AnyTitle", table: "AnyTable", at: int | None, theme: "Theme", width: int) -> str:
    from roundhouse.core.lacking import NoPicture

    if title.picture is None:
        raise NoPicture(title=title.key)
    if at is not None and at > table.seq:
        fail(said("cli-draw-too-late", at=at, last=table.seq))
    state = table.state if at is None else table.state_at(at)
    view = title.game.view(state, None)
    return title.picture(view, names=table.players, language=language(), theme=theme, width=width)


def _as_png(drawn: str, width: int) -> bytes:
    from roundhouse.kit.png import to_png

    return to_png(drawn, width)
