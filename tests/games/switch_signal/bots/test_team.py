"""What the bots of Switch & Signal ask the team, spare, need, and do when it is pointed at."""

from random import Random

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.offers import Offers
from roundhouse.core.table import AnyTable, Table
from roundhouse.games.switch_signal.bots.bot import Strong
from roundhouse.games.switch_signal.bots.reasons import (
    NeedsSignal,
    NeedsSwitch,
    PointCosts,
    PointNotPaid,
    PointTaken,
)
from roundhouse.games.switch_signal.bots.team import TEAM
from roundhouse.games.switch_signal.rules.discs import SetSignal
from roundhouse.games.switch_signal.rules.frames import Acting
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.steps.acting import MoveTrain
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from tests.support.rules import rule


def games(*seeds: int) -> list[AnyTable]:
    """Games played by strong bots for a while."""
    return [Table.start(SWITCH_SIGNAL.game, Setup(seats=2), seed=f"team {seed}") for seed in seeds]


def play_until(table: AnyTable, wanted: type) -> Seat | None:
    """Play on until a strong bot would do *wanted*; who would, None at the end."""
    rng = Random(5)
    while table.result is None:
        seat = table.to_act[0]
        choice = Strong().choose(table.view(seat), table.offers(seat), rng)
        if isinstance(choice.action, wanted):
            return seat
        table.play(seat, choice.action)
    return None


@rule("SS-HELP-0")
def test_a_bot_asks_before_it_calls_a_helper_and_does_without_him() -> None:
    (table,) = games(1)
    seat = play_until(table, CallHelper)
    assert seat is not None
    view, offers, rng = table.view(seat), table.offers(seat), Random(5)
    choice = Strong().choose(view, offers, rng)
    assert TEAM.asks(view, choice.action)
    spared = TEAM.spared(offers, choice.action)
    assert not spared.of(CallHelper)
    assert len(spared) < len(offers)
    for seed in range(5):
        other = Strong().choose(view, spared, Random(seed))
        assert other.action in spared
        assert other.reason is not None


def test_a_bot_asks_before_a_roll_that_would_empty_the_clock() -> None:
    """With one token left and all signals red most rolls would."""
    (table,) = games(2)
    asked = []
    while (seat := play_until(table, MoveTrain)) is not None and table.seq < 200:
        view, offers = table.view(seat), table.offers(seat)
        red = GAME.imagine(view, Random(0))
        red.clock, red.green = 1, 0
        for train in view.trains if offers.of(MoveTrain) else ():
            roll = MoveTrain(train=train.id, cards=("move",))
            asked.append(TEAM.asks(GAME.view(red, seat), roll))
            assert not TEAM.asks(view, roll)
        table.play(seat, Strong().choose(view, offers, Random(5)).action)
    assert True in asked
    assert False in asked


def test_a_train_that_shall_not_be_rolled_for_is_left_alone() -> None:
    (table,) = games(2)
    seat = play_until(table, MoveTrain)
    assert seat is not None
    view, offers = table.view(seat), table.offers(seat)
    roll = Strong().choose(view, offers, Random(1)).action
    spared = TEAM.spared(offers, roll)
    assert roll not in spared
    assert Strong().choose(view, spared, Random(1)).action in spared
    only = Offers(offer for offer in offers if offer.action is not MoveTrain)
    choices = {type(Strong().choose(view, only, Random(seed)).action) for seed in range(5)}
    assert len(choices) == 1, "no choice at random"


def test_a_bot_says_what_it_needs_and_where() -> None:
    needed: set[type[Event]] = set()
    for table in games(1, 2, 3):
        while play_until(table, SetSignal) is not None:
            for seat in (Seat(0), Seat(1)):
                wish = TEAM.needs(table.view(seat), seat)
                if wish is not None and isinstance(wish.reason, NeedsSignal | NeedsSwitch):
                    needed.add(type(wish.reason))
                    (mark,) = wish.marks
                    assert mark.split(":")[0] in ("signal", "switch")
            if len(needed) == 2 or table.seq > 300:
                break
            seat = table.to_act[0]
            table.play(
                seat, Strong().choose(table.view(seat), table.offers(seat), Random(5)).action
            )
    assert {kind.wire for kind in needed} == {NeedsSignal.wire, NeedsSwitch.wire}


def test_a_bot_does_what_is_pointed_at_unless_it_costs_too_much() -> None:
    remarks: set[type] = set()
    for table in games(1, 2):
        seat = play_until(table, SetSignal)
        assert seat is not None
        view, offers = table.view(seat), table.offers(seat)
        own = Strong().choose(view, offers, Random(5)).action
        (target,) = (own.to,) if isinstance(own, SetSignal) else ("",)
        heeded = Strong().heed(view, offers, Random(5), (f"signal:{target}",))
        assert isinstance(heeded.choice.action, SetSignal)
        assert (heeded.choice.action.to, heeded.remark) == (target, PointTaken())
        for place in view.board_def.net.places:
            found = Strong().heed(view, offers, Random(5), (f"signal:{place}",))
            remarks.add(type(found.remark))
            assert found.choice.action in offers
            if not isinstance(found.remark, PointTaken):
                assert found.choice.action == own
        assert Strong().heed(view, offers, Random(5), ("nothing",)).remark is None
    assert {PointTaken, PointCosts, PointNotPaid} & remarks >= {PointTaken, PointNotPaid}


@pytest.mark.parametrize("kind", [CallHelper, MoveTrain, SetSignal])
def test_what_an_action_is_about_is_on_the_board(kind: type) -> None:
    (table,) = games(3)
    seat = play_until(table, kind)
    assert seat is not None
    view = table.view(seat)
    drawn = SWITCH_SIGNAL.panel
    assert drawn is not None
    action = Strong().choose(view, table.offers(seat), Random(5)).action
    net = view.board_def.net
    known = {f"train:{train.id}" for train in view.trains}
    known |= {f"signal:{place}" for place in net.places}
    known |= {f"departure:{point.id}" for point in view.board_def.departures}
    assert set(TEAM.marks(view, action)) <= known


def test_heeding_waits_for_the_cards() -> None:
    """While an instruction is carried out nothing that is pointed at can be done."""
    (table,) = games(1)
    while isinstance(table.state.stack[-1], Acting):
        seat = table.to_act[0]
        table.play(seat, Strong().choose(table.view(seat), table.offers(seat), Random(5)).action)
    seat = table.to_act[0]
    heeded = Strong().heed(table.view(seat), table.offers(seat), Random(5), ("train:black-1",))
    assert heeded.remark is None
