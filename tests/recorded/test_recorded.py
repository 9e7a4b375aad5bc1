"""Whole games of our own: whatever is changed, each must come out as it did."""

import pytest

from roundhouse.core.codec import encode
from roundhouse.core.table import Table
from roundhouse.titles import TITLES
from tests.recorded.record import FOLDER, GAMES, journal_of, results


@pytest.mark.parametrize("name", sorted(results()))
def test_a_recorded_game_comes_out_as_it_did(name: str) -> None:
    journal = journal_of(name)
    table = Table.replay(TITLES[journal.game].game, journal)
    assert encode(table.result) == results()[name]
    assert table.to_act == ()


def test_each_game_has_its_file_and_its_result() -> None:
    files = {path.stem for path in FOLDER.glob("*.json")} - {"results"}
    assert files == set(results()) == set(GAMES)
