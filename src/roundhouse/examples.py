"""The worked examples of both rules as games to step through, with a sentence at each step.

Each is a journal of ours (``examples/game.json`` in the game's folder) and the name of the text for
each moment (``notes.json``); the texts are in the catalogues (``examples.ftl``).
"""

from importlib.resources import files
from typing import Final

from roundhouse.core.codec import read_json
from roundhouse.core.journal import load_journal
from roundhouse.server.config import Example
from roundhouse.titles import TITLES

FOLDERS: Final = {"1846": "g1846", "switch_signal": "switch_signal"}


def worked_examples() -> tuple[Example, ...]:
    """Every example, read from its files."""
    return tuple(map(_example, FOLDERS))


def _example(key: str) -> Example:
    base = f"examples-{key.replace('_', '-')}"
    notes: dict[str, str] = read_json(_text(key, "notes.json"))
    return Example(
        key=key,
        name=base,
        journal=load_journal(TITLES.values(), _text(key, "game.json")),
        notes={int(moment): f"{base}-{name}" for moment, name in notes.items()},
    )


def _text(key: str, name: str) -> str:
    folder = files(f"roundhouse.games.{FOLDERS[key]}") / "examples"
    return (folder / name).read_text(encoding="utf-8")
