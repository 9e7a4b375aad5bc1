"""Find the recorded 1846 games, which are not part of this repository."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def corpus_folder() -> Path | None:
    """The folder of recorded games: $ROUNDHOUSE_CORPUS, else ../shared/corpus, else none."""
    named = os.environ.get("ROUNDHOUSE_CORPUS")
    folder = Path(named) if named else ROOT.parent / "shared" / "corpus"
    return folder if folder.is_dir() else None


def corpus_file(name: str) -> Path:
    """The corpus file *name*; skips the test, aloud, where there is none."""
    folder = corpus_folder()
    if folder is None:
        pytest.skip("no recorded games: set ROUNDHOUSE_CORPUS to their folder")
    path = folder / name
    if not path.is_file():
        pytest.skip(f"the recorded games in {folder.name} lack {name}")
    return path
