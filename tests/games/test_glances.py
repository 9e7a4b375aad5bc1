"""Both games in a list of tables: a picture of the board alone, and how the game stands."""

from xml.etree import ElementTree as ET

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.title import AnyTitle
from roundhouse.messages import LANGUAGES
from roundhouse.titles import TITLES

GAMES = [title for title in TITLES.values() if title.glance]


def example(title: AnyTitle) -> AnyTable:
    return Table.replay(title.game, title.examples()[0].journal)


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glance_is_a_picture_and_few_words(title: AnyTitle, language: str) -> None:
    assert title.glance
    table = example(title)
    for at in (0, table.seq):
        view = title.game.view(table.state_at(at), None)
        drawn = ET.fromstring(title.glance.draw(view, language=language))  # noqa: S314
        assert drawn.tag.endswith("svg")
        told = title.glance.tell(view, seat=None, names=("Ann", "Ben"), language=language)
        assert told
        assert all(0 < len(words) < 90 for words in told)


def test_1846_tells_my_worth_and_place_or_who_is_ahead() -> None:
    title = TITLES["1846"]
    assert title.glance
    table = example(title)
    view = title.game.view(table.state, None)
    names = tuple(f"P{seat}" for seat in range(view.state.seats))
    _, ahead = title.glance.tell(view, seat=None, names=names, language="en")
    leader = ahead.partition("lead: ")[2].partition(",")[0]
    for seat, name in enumerate(names):
        _, own = title.glance.tell(view, seat=Seat(seat), names=names, language="en")
        assert ("place 1 of" in own) == (name == leader)


def test_switch_signal_tells_the_turn_and_what_has_arrived() -> None:
    title = TITLES["switch_signal"]
    assert title.glance
    table = example(title)
    view = title.game.view(table.state, None)
    turn, goods = title.glance.tell(view, seat=None, names=(), language="en")
    assert turn == f"Turn {view.turn}"
    assert goods == f"Delivered: {view.delivered} of 8 · time tokens: {view.clock}"
