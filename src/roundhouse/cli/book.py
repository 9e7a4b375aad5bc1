"""Print a player's book as a PDF."""

from pathlib import Path

import click

from roundhouse.cli.output import fail, language, said


@click.command(epilog="Example: roundhouse book 1846 -o book.pdf --lang ja")
@click.argument("title")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), default=Path("book.pdf"), show_default=True
)
def command(title: str, output: Path) -> None:
    """Print the player's book of a game, TITLE, with today's pictures."""
    from roundhouse.book.typeset import to_pdf
    from roundhouse.messages import text
    from roundhouse.titles import TITLES

    written = {key: found.book for key, found in TITLES.items() if found.book}
    if title not in written:
        fail(said("cli-book-none", title=title, known=", ".join(sorted(written))))
    name = text(f"pages-title-{title.replace('_', '-')}", language())
    heading = said("book-of", title=name)
    output.write_bytes(to_pdf(written[title], language(), heading))
    click.echo(said("cli-draw-done", path=str(output)))
