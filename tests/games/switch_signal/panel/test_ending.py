"""The end page: every journey and every lost token of a game is accounted for."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import roundhouse
from roundhouse.core.events import Event
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.panel.story import losses, nearly_there, trips
from roundhouse.games.switch_signal.rules.clock import TimeLost
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import CLOCK_EMPTY, PLAYING, WON
from roundhouse.games.switch_signal.rules.travel import TrainMoved
from roundhouse.games.switch_signal.rules.turn import TrainDeployed
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.messages import LANGUAGES, text
from tests.games.switch_signal.panel.moments import GAMES, played
from tests.games.switch_signal.panel.reading import Page
from tests.support.rules import rule


@cache
def whole(key: str, seed: int) -> tuple[View, tuple[Event, ...]]:
    """The last view of a game, and all that happened in it."""
    moments = list(played(key, seed, 3_000))
    return GAME.view(moments[-1][0], None), tuple(e for _, latest in moments for e in latest)


@cache
def by_bots() -> tuple[View, tuple[Event, ...]]:
    """A game in which goods are delivered."""
    table = roundhouse.start("switch_signal", seats=2, options={"removed": 0}, seed="amber")
    roundhouse.play_out(table, ["easy", "easy"], seed="amber")
    return table.view(None), tuple(e for seq in table.line() for e in table.events_at(seq))


def games() -> Iterator[tuple[View, tuple[Event, ...]]]:
    yield from (whole(key, seed) for key in GAMES for seed in range(2))
    yield by_bots()


@rule("SS-MOVE-17", "SS-INST-3", "SS-INST-5")
def test_every_lost_token_has_a_reason() -> None:
    for view, events in games():
        assert view.outcome
        lost = sum(event.tokens for event in events if isinstance(event, TimeLost))
        assert sum(losses(events).values()) == lost > 0


def test_every_move_belongs_to_a_journey() -> None:
    for view, events in games():
        told = trips(events)
        moved = [event for event in events if isinstance(event, TrainMoved)]
        assert len(told) == sum(isinstance(event, TrainDeployed) for event in events)
        assert sum(trip.moves for trip in told) == len(moved)
        assert sum(trip.sections for trip in told) == sum(event.entered for event in moved)
        assert sum(trip.end == "delivered" for trip in told) == view.delivered
        assert sum(trip.end == "out" for trip in told) == sum(bool(t.at) for t in view.trains)
    assert by_bots()[0].delivered


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_page_tells_them(language: str) -> None:
    view, events = whole("europe", 0)
    page = Page(PANEL.history([view], (), language, events))
    rows = [attrs for attrs in page.having("class") if attrs["class"].startswith("ss-trip-")]
    assert len(rows) == len(trips(events))
    for why in losses(events):
        assert text("switch-signal-loss", language, why=why) in page.words
    assert not re.search(r"(black|brown|grey)-\d|[a-z]_[a-z]", " ".join(page.words))


def test_a_game_that_goes_on_has_no_end_yet() -> None:
    view, events = whole("europe", 0)
    assert "ss-trips" not in PANEL.history([replace(view, outcome=PLAYING)], (), "en", events)


def ended(**changes: Any) -> str:
    """The sentences on how close a game was."""
    view, events = whole("europe", 0)
    html = PANEL.history([replace(view, **changes)], (), "en", events)
    found = re.search(r'<p class="ss-close">(.*?)</p>', html)
    assert found
    return found[1]


def test_it_says_how_close_it_was() -> None:
    assert ended(outcome=WON, turns_left=0, clock=1) == (
        "You made it on the very last turn, with 1 time token left on the clock."
    )
    assert "with 2 turns to spare and 3 time tokens" in ended(outcome=WON, turns_left=2, clock=3)


@rule("SS-TERM-15")
def test_a_loaded_train_nearly_there_is_named_with_the_points_it_needed() -> None:
    view, _ = whole("europe", 0)
    port = view.board_def.ports[0].id
    track = next(t for t in view.board_def.tracks if port in t.ends and t.sections > 1)
    towards = ">" if track.ends[1] == port else "<"
    ahead = track.sections if towards == ">" else 1
    back = ahead - 1 if towards == ">" else ahead + 1
    at = {"black-1": f"{track.id}:{back}{towards}", "grey-2": f"{track.id}:{ahead}{towards}"}
    trains = tuple(
        replace(train, at=at.get(train.id, ""), goods="blue" if train.id in at else "")
        for train in view.trains
    )
    near = [(each.train.id, each.points) for each in nearly_there(replace(view, trains=trains))]
    assert near == [("grey-2", 1), ("black-1", 2)]
    told = ended(outcome=CLOCK_EMPTY, trains=trains)
    assert "Grey 2, carrying blue, was 1 point from Marseille." in told
    assert "short" in told
