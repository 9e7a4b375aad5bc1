"""What we write of that site's own games is what that site wrote of them."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from roundhouse.games.g1846.foreign.exporter import EXPORTER
from roundhouse.games.g1846.foreign.importer import IMPORTER
from tests.games.g1846.foreign.trips import WHEN
from tests.support.corpus import corpus_file

pytestmark = pytest.mark.no_cover

GAMES: Final = (
    "gen-2p-03",
    "gen-2p-16",
    "gen-3p-01",
    "gen-3p-06",
    "gen-3p-13",
    "gen-4p-01",
    "gen-4p-13",
    "gen-5p-01",
    "gen-5p-13",
    "gen-5p-16",
)
"""Games without a step taken back."""
TELLING: Final = ("par", "run_routes", "dividend", "buy_train", "buy_company", "sell_shares", "bid")
FREE: Final = {"id", "created_at", "user", "entity", "auto_actions"}
"""What is of the moment, or numbers the players."""


def moves(page: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The moves that say how a game goes; which blank is picked is chance's."""
    for action in page["actions"]:
        if action["type"] in TELLING:
            facts = {key: value for key, value in action.items() if key not in FREE}
            if str(facts.get("company")).startswith("Pass"):
                facts["company"] = "Pass"
            yield action["type"], facts


@pytest.mark.parametrize("name", GAMES)
def test_runs_prices_certificates_and_copies_are_theirs(name: str) -> None:
    page = json.loads(corpus_file(f"generated/{name}.json").read_bytes())
    theirs = [*moves(page)]
    imported = IMPORTER.read(page)
    ours = [*moves(EXPORTER.write(imported.journal, name="x", when=WHEN).data)]
    assert len(theirs) > 50
    assert ours == theirs
