"""A title's worked example from the files in its folder.

``game.json`` is a journal of ours, ``notes.json`` names the text for each moment; the texts stand
in the title's catalogues as ``examples-KEY`` and ``examples-KEY-NAME``.
"""

from pathlib import Path

from roundhouse.core.codec import read_json
from roundhouse.core.reading import load_journal
from roundhouse.core.title import AnyTitle, Example


def worked_example(title: AnyTitle, folder: Path) -> Example:
    """The example in *folder*."""
    base = f"examples-{title.key.replace('_', '-')}"
    notes: dict[str, str] = read_json(_text(folder / "notes.json"))
    return Example(
        key=title.key,
        name=base,
        journal=load_journal([title], _text(folder / "game.json")),
        notes={int(moment): f"{base}-{name}" for moment, name in notes.items()},
    )


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
