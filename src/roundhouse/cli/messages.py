"""Show every sentence with sample values, side by side in all languages."""

from pathlib import Path

import click

from roundhouse.cli.output import fail, said, tell


@click.command(epilog="Example: roundhouse messages 1846 --html -o sentences.html")
@click.argument("title", required=False)
@click.option("--html", is_flag=True, help="Write a page with the languages side by side.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default=Path("messages.html"),
    show_default=True,
    help="The page's file.",
)
def command(title: str | None, *, html: bool, output: Path) -> None:
    """Show every sentence of TITLE, or of all titles and the pages, in each of its forms."""
    from roundhouse.messages.page import page

    folders = _folders(title)
    if not html:
        _print(folders)
        return
    output.write_text(page(folders), encoding="utf-8")
    tell(said("cli-messages-written", path=str(output)))


def _folders(title: str | None) -> list[tuple[str, Path]]:
    """The folders of texts asked for, each with the name of its title."""
    from roundhouse.core import plugins
    from roundhouse.messages.samples import SHARED
    from roundhouse.titles import TITLES

    if title is not None and title not in TITLES:
        fail(said("cli-no-such-title", title=title, known=", ".join(TITLES)))
    owned = plugins.folders("text").items()
    found = {entry.name.partition(".")[0]: folder for folder, entry in owned}
    if title is None:
        return [("roundhouse", SHARED), *found.items()]
    return [(title, found[title])] if title in found else []


def _print(folders: list[tuple[str, Path]]) -> None:
    from roundhouse.messages.page import told
    from roundhouse.messages.samples import forms, messages_in

    for _, folder in folders:
        for _, key in messages_in(folder):
            for form in forms(folder, key):
                tell(told(form))
                for language, words in form.said:
                    tell(f"  {language}  {words}")
