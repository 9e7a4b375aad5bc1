"""What the panel of 1846 tells beforehand: gains of building, forced purchases, runs in words."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from roundhouse.core.codec import decode_tagged
from roundhouse.core.errors import BadEntry
from roundhouse.core.panel import Sight
from roundhouse.games.g1846.panel import gains
from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.gains import choices, outlook
from roundhouse.games.g1846.panel.voice import VOICE
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.forced import is_forced
from roundhouse.games.g1846.rules.frames import Building, BuyingTrains, Running
from roundhouse.games.g1846.rules.ids import CorpId, HexId, TileId, TrainId
from roundhouse.games.g1846.rules.routing import best_run
from roundhouse.games.g1846.rules.running import can_run
from roundhouse.games.g1846.rules.state import State, note, turn_of
from roundhouse.games.g1846.rules.steps.run import RunRoutes, TrainRan, best_revenue
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile, TileLaid
from roundhouse.games.g1846.rules.tokens import TokenThere
from roundhouse.games.g1846.rules.trains import bank_prices
from roundhouse.games.g1846.rules.view import View
from roundhouse.routes.effort import NO_LIMITS
from tests.games.g1846.panel.test_panel import (
    ACTIONS,
    GAME,
    NAMES,
    PANEL,
    Moment,
    moments,
    read,
    sight,
    values,
)
from tests.support.rules import rule


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine changes no figure."""
    monkeypatch.setattr(gains, "PATIENCE", NO_LIMITS)


def games() -> Iterator[Moment]:
    for seats, seed in ((3, 5), (4, 11), (3, 2)):
        yield from moments(seats, seed)


def building(*, trains: bool) -> list[Moment]:
    return [
        m
        for m in games()
        if isinstance(m.frame, Building)
        and bool(m.state.trains.get(turn_of(m.state).company)) == trains
        and sight(m).offers.of(LayTile)
    ]


def revenue(state: State) -> int:
    company = turn_of(state).company
    return best_revenue(state, company) if can_run(state, company) else 0


@rule("OR-ROUTE-11")
def test_gains_are_what_the_best_run_then_brings() -> None:
    added = Counter[bool]()
    for moment in building(trains=True)[::9]:
        desk = Desk(sight(moment))
        found = outlook(desk.state)
        assert found is not None
        assert found.supposed is None
        asked = choices(desk)
        gains = found.gains(asked)
        for choice in asked[::7]:
            after = GAME.apply(moment.state, moment.seat, choice).state
            if isinstance(choice, LayTile | PlaceToken) and isinstance(after.stack[-1], Building):
                assert gains[choice] == revenue(after) - revenue(moment.state), choice
                added[gains[choice] > 0] += 1
    assert added[True] > 3
    assert added[False] > 3


def test_gains_are_marked_on_the_map_and_named_best_first() -> None:
    named = 0
    for moment in building(trains=True)[::9]:
        look = sight(moment)
        html = PANEL.detail(look, {"gains": "all"})
        amounts = [int(n) for n in re.findall(r"<small>\+\$(\d+)</small>", html)]
        assert amounts == sorted(amounts, reverse=True)
        assert all(amount > 0 for amount in amounts)
        assert all(f">+{amount}<" in html for amount in amounts)
        assert "data-over" in html
        named += len(amounts)
    assert named > 3


def test_a_company_without_a_train_is_judged_by_the_one_it_could_buy() -> None:
    moment = building(trains=False)[0]
    found = outlook(moment.state)
    assert found is not None
    assert found.supposed == TrainId("2")
    assert not moment.state.trains.get(found.company), "nothing was given to the company itself"
    assert any(
        "2-train" in PANEL.detail(sight(m), {"gains": "all"}) for m in building(trains=False)
    )


def test_a_train_that_came_with_an_independent_counts_for_the_next_turn() -> None:
    moment = next(m for m in building(trains=True) if TrainId("2") in trains_of(m.state))
    state = moment.state.copy()
    company = turn_of(state).company
    state.trains = {**state.trains, company: (TrainId("2"),)}
    idle = state.copy()
    note(idle, idle=1)
    usual, found = outlook(state), outlook(idle)
    assert usual is not None
    assert found is not None
    assert found.supposed is None
    asked = choices(Desk(sight(moment)))
    assert found.gains(asked) == usual.gains(asked)
    assert any(usual.gains(asked).values())


def trains_of(state: State) -> tuple[TrainId, ...]:
    return state.trains[turn_of(state).company]


def test_gains_are_for_whoever_builds_alone() -> None:
    moment = building(trains=True)[0]
    assert PANEL.detail(sight(moment, seat=None), {"gains": "all"}) == ""
    assert "data-gains" not in PANEL.parts(sight(moment, seat=None)).now
    running = next(m for m in games() if isinstance(m.frame, Running))
    assert PANEL.detail(sight(running), {"gains": "all"}) == ""


# Forced purchases


def forced() -> list[Moment]:
    """Corporations that must get a train and cannot simply pay for it."""
    return [m for m in games() if isinstance(m.frame, BuyingTrains) and is_short(m.state, m.frame)]


def is_short(state: State, frame: BuyingTrains) -> bool:
    if not is_forced(state, frame.corp):
        return False
    return frame.raising or state.cash[frame.corp] < bank_prices(state)[0]


@rule("OR-FORCE-1", "OR-FORCE-2", "OR-FORCE-7", "OR-FORCE-8", "OR-FORCE-11")
def test_a_forced_purchase_is_led_step_by_step() -> None:
    met = Counter[str]()
    for moment in forced():
        look = sight(moment)
        steps = re.findall(
            r"<li class=\"(done|now|later|never)\".*?(?=<li class=|</ol>)", now(look)
        )
        (whole,) = re.findall(r'<ol class="forced">.*?</ol>', now(look))
        assert len(steps) == 5
        assert steps.count("now") == whole.count('aria-current="step"') == 1
        for data in values(read(whole), "data-action"):
            action = decode_tagged(ACTIONS, json.loads(data), "")
            assert action in look.offers
            met[type(action).__name__] += 1
        met[f"step {steps.index('now') + 1}"] += 1
        met["form"] += whole.count("<form")
    assert {"EmergencyIssue", "form", "step 2", "step 4", "step 5"} <= set(met)


def now(look: Sight[View]) -> str:
    return PANEL.parts(look).now


@rule("OR-FORCE-7")
def test_what_is_missing_is_told_to_the_dollar() -> None:
    for moment in forced():
        frame = moment.frame
        assert isinstance(frame, BuyingTrains)
        cash = moment.state.cash[frame.corp]
        told = " ".join(read(now(sight(moment))).words)
        (price,) = re.findall(r"The cheapest costs \$(\d+)", told)
        missing = int(price) - cash
        words = f"{cash}: ${missing} short" if missing > 0 else f"{cash}: enough"
        assert f"The treasury has ${words}" in told


# What ran


def skipping() -> Moment:
    """A moment whose best run passes stops without counting them."""
    return next(
        m
        for m in games()
        if isinstance(m.frame, Running)
        and any(route.counted for route in best_run(m.state, m.frame.company))
    )


@rule("OR-ROUTE-6")
def test_stops_passed_by_are_drawn_and_told_as_such() -> None:
    moment = skipping()
    frame = moment.frame
    assert isinstance(frame, Running)
    action = RunRoutes(routes=best_run(moment.state, frame.company))
    applied = GAME.apply(moment.state, moment.seat, action)
    ran = [event for event in applied.events if isinstance(event, TrainRan)]
    part = next(event for event in ran if len(event.counted) < len(event.stops))
    after = Moment(applied.state, GAME.to_act(applied.state)[0])
    drawn = PANEL.parts(replace(sight(after), latest=applied.events)).board
    assert 'class="skip"' in drawn
    told = VOICE.tell(sight(after).view, part, "en", NAMES)
    for place in part.stops:
        name = DEFS.hexes[place].name
        assert (f"({name})" in told) == (place not in part.counted)


@pytest.mark.parametrize(
    ("language", "place"),
    [
        ("en", "Detroit (C15)"),
        ("ru", "Детройт (C15)"),
        ("ja", "Detroit（C15）"),
        ("pl", "Detroit (C15)"),
    ],
)
def test_places_are_told_by_name(language: str, place: str) -> None:
    laid = TileLaid(company=CorpId("IC"), hex=HexId("C15"), tile=TileId("5"), rotation=0, cost=20)
    view = sight(next(games())).view
    assert place in VOICE.tell(view, laid, language, NAMES)
    full = TokenThere(rule="OR-TOKEN-3", corp=CorpId("IC"), hex=HexId("C15"))
    assert place in VOICE.refuse(view, full, language, NAMES)
    assert place in VOICE.refuse(view, BadEntry(seq=7, cause=full), language, NAMES)
