"""What happened: nothing is left out, each line stands in its round and turn, undone ones apart."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.reading import load_journal
from roundhouse.core.table import Table
from roundhouse.core.title import AnyTitle
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.web.cache import Cache
from roundhouse.server.web.telling import NEWS_OPEN, LogLine, Teller, by_rounds, headed
from roundhouse.server.web.viewpoint import Viewpoint
from roundhouse.store.base import SeatRow, TableRow

GAMES = Path(__file__).parents[2] / "recorded" / "games"


@cache
def played(name: str) -> LiveTable:
    """A recorded game as a table in memory."""
    title: AnyTitle = G1846 if name.startswith("1846") else SWITCH_SIGNAL
    journal = load_journal([title], (GAMES / f"{name}.json").read_text(encoding="utf-8"))
    row = TableRow(id=name, title=title.key, version=1, setup="{}", seed="", owner="", private=True)
    seats = tuple(
        SeatRow(seat=seat, kind="player", name=f"P{seat}") for seat in range(journal.setup.seats)
    )
    return LiveTable(row=row, title=title, table=Table.replay(title.game, journal), seats=seats)


def teller(live: LiveTable, at: int) -> Teller:
    cache = Cache[tuple[str, ...]](len, 100_000)
    return Teller(live, Viewpoint(None, at, "en"), cache)


def shown(news: list[LogLine], found: Teller) -> list[LogLine]:
    """All that the page shows of *news*, headings of turns and rounds included, in order."""
    told = []
    for round_ in by_rounds(found, news):
        told += [round_.heading] if round_.heading else []
        for turn in round_.turns:
            told += [turn.heading] if turn.heading else []
            told += turn.lines
    return told


def test_the_news_of_every_moment_are_whole() -> None:
    live = played("1846-three-players")
    most = 0
    for at in range(1, live.table.seq + 1, 7):
        found = teller(live, at)
        news = found.news([Seat(0)])
        own = max((n for n, e in enumerate(live.table.entries[:at], 1) if e.seat == 0), default=0)
        told = shown(news, found)
        assert [line for line in told if line.seq > own] == news
        assert all(line.landmark for line in told if line.seq <= own), "where it stands, no more"
        most = max(most, len(news))
    assert most > 30, "no handful"


def test_lines_stand_in_their_round_and_turn() -> None:
    live = played("1846-three-players")
    found = teller(live, live.table.seq)
    rounds = by_rounds(found, found.log(10_000))
    headings = [round_.heading.words if round_.heading else "" for round_ in rounds]
    assert headings[:4] == [
        "",
        "Stock round 1 begins with P0.",
        "Operating round 1.1 begins.",
        "Operating round 1.2 begins.",
    ]
    first = rounds[2]
    assert [turn.heading.words for turn in first.turns if turn.heading][:2] == [
        "MS operates.", "BIG4 operates.",
    ]  # fmt: skip
    laid = [line.words for line in first.turns[1].lines]
    assert all(not words.startswith("IC ") for words in laid), "each company's own"


def test_the_latest_are_unfolded_and_the_others_counted() -> None:
    live = played("1846-three-players")
    found = teller(live, live.table.seq)
    rounds = by_rounds(found, found.log(400))
    turns = [turn for round_ in rounds for turn in round_.turns]
    assert turns[-1].is_open
    assert not turns[0].is_open
    unfolded = sum(len(turn.lines) for turn in turns if turn.is_open)
    assert unfolded <= NEWS_OPEN + max(len(turn.lines) for turn in turns)
    assert rounds[1].count == len(shown(found.log(400), found)) - sum(
        round_.count for round_ in rounds if round_ is not rounds[1]
    ) - sum(round_.heading is not None for round_ in rounds)


def test_a_log_that_begins_within_a_turn_says_which() -> None:
    live = played("1846-three-players")
    for at in range(60, 300, 11):
        found = teller(live, at)
        lines = headed(found, found.log(5))
        assert lines[0].landmark == "round"


@pytest.mark.parametrize("name", ["1846-three-players", "central-europe"])
def test_every_game_of_ours_has_landmarks_all_along(name: str) -> None:
    live = played(name)
    marks = [line.seq for line in teller(live, 0).landmarks if line.landmark == "round"]
    assert len(marks) > 8
    gaps = [after - before for before, after in pairwise(marks)]
    assert max(gaps) < live.table.seq / 4
