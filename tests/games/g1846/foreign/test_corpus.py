"""The recorded games: every state of every game, and the exports of the same games."""

import json
from collections import Counter

import pytest

from roundhouse.games.g1846.foreign.compare import KNOWN, differences
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.records import read_record
from roundhouse.messages import LANGUAGES, has_text
from tests.support.corpus import corpus_file

pytestmark = pytest.mark.no_cover

GAMES = (
    "10264",
    "11098",
    "12666",
    "1846_game_end_reason_all_closed",
    "1846_game_end_reason_bankrupt",
    "19962",
    "222264",
    "4106",
    "hs_cbxfbqwe_5779",
    "hs_cvjhogoy_1599504419",
)
AGREED = {
    "1846_game_end_reason_all_closed": [(478, "OR-ROUTE-1")],
    "1846_game_end_reason_bankrupt": [(31, "OR-ROUTE-1")],
}
"""What the site allowed and the rules forbid: a company with a route that did not run."""
OUT_OF_TURN = {"hs_cbxfbqwe_5779": [95]}
"""A marker placed in another corporation's turn."""


@pytest.mark.parametrize("name", GAMES)
def test_every_state_of_a_recorded_game_is_ours(name: str) -> None:
    data = json.loads(corpus_file(f"{name}.json").read_bytes())
    follower, accepted = Follower(read_record(data)), Counter[str | None]()
    for move, step in zip(follower.moves(), data["steps"], strict=True):
        for it in differences(follower.state, follower.record.players, step["after"]):
            assert it.name, (move.number, it)
            accepted[it.name] += 1
    assert set(accepted) <= set(KNOWN)
    agreed = [(a.move.number, fault.rule) for a in follower.agreed for fault in a.faults]
    assert agreed == AGREED.get(name, [])
    assert [move.number for move in follower.moved] == OUT_OF_TURN.get(name, [])


@pytest.mark.parametrize("name", GAMES)
def test_an_export_gives_the_same_journal_as_the_record(name: str) -> None:
    journals = []
    for folder in ("raw/", ""):
        data = json.loads(corpus_file(f"{folder}{name}.json").read_bytes())
        follower = Follower(read_record(data))
        for _ in follower.moves():
            pass
        journals.append(follower.journal)
    assert journals[0] == journals[1]


def test_each_accepted_divergence_is_explained_in_every_language() -> None:
    for name in KNOWN:
        assert all(has_text(f"g1846-divergence-{name}", language) for language in LANGUAGES)
