"""Where the money came from: checked against whole recorded games, amount by amount."""

import re
from functools import cache
from pathlib import Path

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.core.reading import load_journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.panel.earnings import earnings
from roundhouse.games.g1846.panel.end import history
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.money import held, net_worth
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.dividend import DividendPaid
from roundhouse.games.g1846.rules.view import View, view_of
from roundhouse.games.g1846.title import TITLE
from roundhouse.messages import LANGUAGES

GAMES = Path(__file__).parents[3] / "recorded" / "games"


@cache
def played(name: str) -> tuple[Table[State, View], tuple[State, ...], tuple[Event, ...]]:
    table = Table.replay(TITLE.game, load_journal([TITLE], (GAMES / name).read_text()))
    line = table.line()
    events = tuple(event for seq in line for event in table.events_at(seq))
    return table, tuple(table.state_at(seq) for seq in line), events


@pytest.mark.parametrize("name", ["1846-three-players.json", "1846-five-players.json"])
def test_every_dividend_goes_to_who_held_shares_then(name: str) -> None:
    table, states, events = played(name)
    found = earnings(states, events)
    paid: dict[tuple[int, CorpId], int] = {}
    for seq in table.line():
        for event in table.events_at(seq):
            if isinstance(event, DividendPaid):
                before = table.state_at(seq - 1)
                for seat in range(before.seats):
                    amount = event.each * held(before, event.corp, Seat(seat))
                    paid[seat, event.corp] = paid.get((seat, event.corp), 0) + amount
    assert sum(paid.values()) > 1000
    for (seat, corp), amount in paid.items():
        assert found[seat].dividends[corp] == amount


@pytest.mark.parametrize("name", ["1846-three-players.json", "1846-five-players.json"])
def test_the_sources_add_up_to_the_worth(name: str) -> None:
    _, states, events = played(name)
    for seat, each in enumerate(earnings(states, events)):
        assert each.end == net_worth(states[-1], Seat(seat))
        known = each.start + sum(each.dividends.values()) + each.privates + each.prices
        assert known + each.other == each.end
        assert abs(each.other) <= 400, "deals and phase III explain no more than the privates"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_loser_reads_where_it_came_from(language: str) -> None:
    _, states, events = played("1846-three-players.json")
    views = [view_of(state, None) for state in states]
    shown = history(views, ("Ann", "Ben", "Cleo"), language, events)
    assert re.findall(r'<table id="([\w-]+)"', shown) == ["by-round", "sources", "dividends"]
    worths = [net_worth(states[-1], Seat(seat)) for seat in range(3)]
    ranked = re.findall(r'<tr id="from-(\d)"', shown)
    assert [worths[int(seat)] for seat in ranked] == sorted(worths, reverse=True)
