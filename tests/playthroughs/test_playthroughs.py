"""Recorded games written out, move by move: a rule that changes shows as lines that differ.

Run the tests with ROUNDHOUSE_GOLDEN=write to keep the new text, after reading the difference.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.actions import CHANCE
from roundhouse.core.codec import encode
from roundhouse.core.table import Table
from roundhouse.titles import TITLES
from tests.recorded.record import journal_of

FOLDER = Path(__file__).parent / "games"
NAMES = (
    "1846-two-players",
    "1846-three-players",
    "1846-by-the-letter",
    "north-america",
    "free-layout",
    "central-europe-fewer-cards",
)


def written(name: str) -> Iterator[str]:
    """The game *name*: each choice or outcome, then what it brought about, then the score."""
    journal = journal_of(name)
    table = Table(TITLES[journal.game].game, journal.setup, players=journal.players)
    for entry in table.follow(journal.entries):
        who = "chance" if entry.seat == CHANCE else journal.players[entry.seat]
        yield f"{table.seq} {who}: {words(encode(entry.action))}"
        for event in table.events_at(table.seq):
            yield f"    {words(encode(event))}"
    yield words({"type": "result", **encode(table.result)})


def words(data: dict[str, Any]) -> str:
    """*data* in a line: what it is, then its fields; those that are empty are left out."""
    fields = [f"{key}={value}" for key, value in data.items() if key != "type" and value != []]
    return " ".join([data["type"], *(field for field in fields if not field.endswith("=None"))])


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_as_it_is_written(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    text = "\n".join(written(name)) + "\n"
    if os.environ.get("ROUNDHOUSE_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8").splitlines() == text.splitlines()
