"""The recorded games: every state, every result, and nothing made or lost on the way."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.journal import Journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.compare import KNOWN
from roundhouse.games.g1846.foreign.corpus import checked
from roundhouse.games.g1846.foreign.desk import GAME
from roundhouse.games.g1846.foreign.search import followed, outcome
from roundhouse.games.g1846.foreign.ways import NAMES
from roundhouse.games.g1846.rules.conservation import broken
from roundhouse.messages import LANGUAGES, has_text
from tests.support.corpus import corpus_file, corpus_folder
from tests.support.rules import rule

pytestmark = pytest.mark.no_cover

ADDED = ("bankrupt-sales", "last-private")
SITES = {way for way in NAMES.values() if way} | {
    "ends-counted", "port-in-mid-turn", "out-of-turn", "marker-stays", "other-city",
    "closing-sale", "bought-while-closing", "bankrupt-lowers",
}  # fmt: skip


def _named(under: str, but: str = "route-positions") -> list[str]:
    """The games that are there, so that further ones are tried alike."""
    folder = corpus_folder()
    found = sorted((folder / under).glob("*.json")) if folder else []
    wanted = [path for path in found if "states" not in path.name and path.stem != but]
    return [path.relative_to(folder).as_posix() for path in wanted if folder] or ["none.json"]


RECORDS = _named("")
EXPORTS = _named("raw")
GENERATED = _named("generated", "index")


def _read(name: str) -> Any:
    return json.loads(corpus_file(name).read_bytes())


@pytest.mark.parametrize("name", RECORDS)
def test_every_state_of_a_recorded_game_is_ours(name: str) -> None:
    one = checked(_read(name))
    assert one.unexplained == []
    assert (one.verdict in ("equal", "explained"), one.left) == (True, 0)
    assert set(one.known) <= set(KNOWN)


@pytest.mark.parametrize("name", GENERATED)
def test_every_state_of_a_game_of_the_present_site_is_ours(name: str) -> None:
    states = Path(name).with_suffix(".states.json")
    one = checked(_read(name), _read(states.as_posix()))
    assert one.unexplained == []
    assert (one.verdict in ("equal", "explained"), one.left) == (True, 0)


@pytest.mark.parametrize("name", [*EXPORTS, *GENERATED])
def test_an_export_comes_out_as_it_says_itself(name: str) -> None:
    found = followed(_read(name))
    assert found.stopped is None
    assert outcome(found).verdict in ("equal", "open")
    for one in found.remarkable:
        assert one.origin != "importer" or one.way in ADDED
        assert one.origin != "site" or one.way in SITES


@rule("R-58")
@pytest.mark.parametrize("name", [*RECORDS, *EXPORTS, *GENERATED])
def test_nothing_is_made_or_lost_at_any_entry(name: str) -> None:
    journal: Journal = followed(_read(name)).journal
    table = Table(GAME, journal.setup, players=journal.players)
    for entry in table.follow(journal.entries):
        assert list(broken(table.state)) == [], (table.seq, entry)


def test_each_way_and_divergence_is_explained_in_every_language() -> None:
    keys = [f"g1846-divergence-{name}" for name in KNOWN]
    keys += [f"g1846-way-{way}" for way in (*SITES, *ADDED)]
    missing = Counter(key for key in keys for code in LANGUAGES if not has_text(key, code))
    assert missing == {}
