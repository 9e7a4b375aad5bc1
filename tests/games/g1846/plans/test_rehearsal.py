"""Plans are tried out by the rules, on what the planner sees, and change nothing."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.errors import BadInput, RuleError, UnknownAction, WrongType
from roundhouse.core.game import Setup, checked
from roundhouse.games.g1846.plans.outcome import outcome
from roundhouse.games.g1846.plans.planner import PLANNER
from roundhouse.games.g1846.plans.rehearsal import Rehearsal, Tried, companies
from roundhouse.games.g1846.plans.steps import (
    MOST_STEPS,
    NobodyPlans,
    NothingToReturn,
    NotInPlay,
    NotOpened,
    PlannedStep,
    PlanTooLong,
    read_steps,
    written,
)
from roundhouse.games.g1846.rules.base import NotForIndependents
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Picking,
    Running,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, TrainId
from roundhouse.games.g1846.rules.reach import NotConnected
from roundhouse.games.g1846.rules.state import State, Turn
from roundhouse.games.g1846.rules.steps.dividend import DividendPaid, PayDividend
from roundhouse.games.g1846.rules.steps.open_corp import CannotOpen, OpenCorp
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.g1846.rules.tiles import ColourNotYet
from roundhouse.games.g1846.rules.trains import TrainLimit
from roundhouse.games.g1846.rules.view import View, view_of
from tests.games.g1846.panel.test_panel import moments
from tests.games.g1846.rules.build import AMY, BOB, Corp, stock
from tests.games.g1846.rules.laying import lay
from tests.games.g1846.rules.names import ERIE, GT, IC, MS, NYC, T2, T4, T35

GAME = Game1846()
SEATS = pytest.mark.parametrize("seat", [AMY, BOB, None])


def seen(state: State, seat: Seat | None = AMY) -> View:
    return view_of(state, seat)


def two_lines(**parts: Any) -> State:
    """IC and NYC have started, Amy leads both; ERIE and GT have not."""
    corps = {"IC": Corp(cash=200), "NYC": Corp(cash=100)}
    return stock(corps=corps, removed=("PRR", "C&O", "B&O"), cash={0: 300}, **parts)


def tried(state: State, *steps: tuple[CompanyId, Action], seat: Seat | None = AMY) -> list[Tried]:
    rehearsal = Rehearsal(seen(state, seat))
    return rehearsal.take_all(PlannedStep(company=who, action=action) for who, action in steps)


def only_fault(state: State, company: CompanyId, action: Action) -> Any:
    (found,) = tried(state, (company, action))
    (fault,) = found.faults
    return fault


# A plan is what playing it would be


def test_what_is_planned_lies_as_if_it_were_played() -> None:
    """Every tile and token of random turns: the same board, treasury, trains and turn."""
    played = 0
    for moment in (*moments(3, 5), *moments(4, 11)):
        if isinstance(moment.frame, Building) and played < 60:
            played += _same_as_played(moment.state, moment.seat, Random(played))
    assert played >= 60


def _same_as_played(state: State, seat: Seat, rng: Random) -> int:
    company = state.stack[-1].company  # type: ignore[attr-defined]  # it is building
    rehearsal, count = Rehearsal(seen(state, seat)), 0
    offers = GAME.legal(state, seat)
    while built := [o for o in offers if o.action in (LayTile, PlaceToken)]:
        action = rng.choice(built).with_()
        assert action in rehearsal.offers(company)
        found = rehearsal.take(PlannedStep(company=company, action=action))
        state, count = GAME.apply(state, seat, action).state, count + 1
        assert (found.faults, found.turn, found.short) == ((), 1, 0)
        assert rehearsal.state.board == state.board
        assert rehearsal.state.cash == state.cash
        assert rehearsal.state.tokens_left == state.tokens_left
        if not isinstance(state.stack[-1], Building) or state.stack[-1].company != company:
            break
        offers = GAME.legal(state, seat)
    return count


def test_what_is_planned_pays_as_if_it_were_paid() -> None:
    """The run and the ways to pay of every company that is about to run."""
    compared = 0
    for moment in moments(4, 11):
        if isinstance(moment.frame, Running) and moment.state.turn and not moment.state.turn.idle:
            compared += _same_as_paid(moment.state, moment.seat)
    assert compared >= 10


def _same_as_paid(state: State, seat: Seat) -> int:
    company = state.stack[-1].company  # type: ignore[attr-defined]  # it is running
    found = outcome(seen(state, seat).state, company)
    assert found.proven
    ran = GAME.apply(state, seat, RunRoutes(routes=found.routes)).state
    assert ran.earned[company] == found.revenue
    if not isinstance(ran.stack[-1], Dividing):
        return 0
    for paid in found.paid:
        (told,) = (
            event
            for event in GAME.apply(ran, seat, PayDividend(kind=paid.kind)).events
            if isinstance(event, DividendPaid)
        )
        assert (told.each, told.revenue) == (paid.each, found.revenue)
    return 1


@SEATS
def test_what_cannot_be_seen_changes_no_plan_and_no_plan_changes_what_is(
    seat: Seat | None,
) -> None:
    state = next(m.state for m in moments(3, 5) if isinstance(m.frame, Picking))
    frame = state.stack[-1]
    assert isinstance(frame, Picking)
    other = state.copy()
    hand = (*frame.hand[1:], *state.deck[0][:1])
    other.deck = (tuple(sorted((*state.deck[0][1:], frame.hand[0]))), *state.deck[1:])
    other.stack = (*state.stack[:-1], replace(frame, hand=tuple(sorted(hand))))
    watcher = None if seat == frame.seat else seat
    corp = state.corps[0]
    steps = written([PlannedStep(company=corp, action=OpenCorp(corp=corp, price=100))])
    before = state.copy()
    found = [PLANNER.try_out(seen(each, watcher), steps) for each in (state, other)]
    assert found[0] == found[1]
    assert found[0].steps[0].faults == ()
    assert state == before


# What a planner wants


def test_money_that_is_missing_is_told_and_forbids_nothing() -> None:
    found = tried(
        two_lines(supply=(0, 6, 5, -1), phase=2),
        (IC, BuyTrain(train=T4)),
        (IC, BuyTrain(train=T35)),
        (IC, lay("J4 9@0")),
    )
    assert [(one.cost, one.short) for one in found] == [(180, 0), (160, 140), (0, 0)]
    rehearsal = Rehearsal(seen(two_lines(supply=(0, 6, 5, -1), phase=2)))
    rehearsal.take_all(one.step for one in found)
    assert rehearsal.state.cash[IC] == -140


def three_tiles() -> list[tuple[CompanyId, Action]]:
    """Each of them reached over the one before."""
    return [(IC, lay("J4 9@0")), (IC, lay("H6 9@0")), (IC, lay("G7 57@0"))]


def test_a_third_tile_and_a_second_token_belong_to_the_next_turn() -> None:
    token = (IC, PlaceToken(hex=HexId("G7")))
    found = tried(two_lines(), *three_tiles(), token)
    assert [(one.faults, one.turn) for one in found] == [((), 1), ((), 1), ((), 2), ((), 2)]
    state = two_lines()
    state.turn = Turn(company=IC, token=True)
    state.stack = (*state.stack[:-1], Building(company=IC))
    assert [one.turn for one in tried(state, *three_tiles(), token)] == [1, 1, 2, 2]
    short = tried(state, *three_tiles()[:2], token)
    assert (short[2].turn, bool(short[2].faults)) == (1, True), "no turn goes by for nothing"


def test_a_turn_that_is_being_taken_counts_what_was_done_in_it() -> None:
    state = two_lines()
    state.turn = Turn(company=IC, yellows=1)
    state.stack = (*state.stack[:-1], Building(company=IC))
    assert [one.turn for one in tried(state, *three_tiles())] == [1, 2, 2]
    state.stack = (*state.stack[:-1], BuyingTrains(corp=IC))
    assert [one.turn for one in tried(state, *three_tiles())] == [1, 1, 2]


def test_a_second_upgrade_waits_for_the_next_turn() -> None:
    state = two_lines(phase=2, supply=(0, 6, 5, -1))
    state.board = _with(state.board, "J4 9@0, H6 9@0")
    found = tried(state, (IC, lay("J4 23@0")), (IC, lay("H6 23@0")))
    assert [(one.faults, one.turn) for one in found] == [((), 1), ((), 2)]


def _with(board: Board, lying: str) -> Board:
    for text in lying.split(", "):
        action = lay(text)
        board = board.with_tile(action.hex, Laid(action.tile, action.rotation))
    return board


def test_a_train_begins_its_phase_in_the_plan_alone() -> None:
    state = two_lines(supply=(0, 6, 5, -1))
    green = (IC, lay("J4 23@0"))
    state.board = _with(state.board, "J4 9@0")
    assert isinstance(only_fault(state, *green), ColourNotYet)
    found = tried(state, (NYC, BuyTrain(train=T4)), green)
    assert [one.faults for one in found] == [(), ()]
    assert state.phase == 1


def test_an_old_train_is_gone_by_the_turn_after_its_last_run() -> None:
    state = two_lines(phase=3, supply=(0, 0, 5, -1))
    state.trains = {**state.trains, IC: (T2, T4)}
    steps = three_tiles()
    rehearsal = Rehearsal(seen(state))
    rehearsal.take_all(PlannedStep(company=who, action=what) for who, what in steps[:2])
    assert rehearsal.state.trains[IC] == (T2, T4)
    rehearsal.take(PlannedStep(company=IC, action=steps[2][1]))
    assert rehearsal.state.trains[IC] == (T4,)


def test_a_corporation_is_started_and_then_builds() -> None:
    opens = (ERIE, OpenCorp(corp=ERIE, price=100))
    found = tried(two_lines(), opens, (ERIE, lay("D18 8@0")))
    assert (found[0].faults, found[0].cost, found[0].short) == ((), 200, 0)
    dear = tried(two_lines(), opens, (GT, OpenCorp(corp=GT, price=100)))
    assert dear[1].short == 100, "Amy has $300, and spends $400"
    assert isinstance(only_fault(two_lines(), IC, OpenCorp(corp=IC, price=100)), CannotOpen)


@SEATS
def test_anybody_plans_for_any_company(seat: Seat | None) -> None:
    found = tried(two_lines(), (NYC, lay("D18 8@0")), (IC, lay("J4 9@0")), seat=seat)
    assert found[1].faults == ()


def test_a_train_of_another_corporation_changes_hands_as_if_all_agreed() -> None:
    state = two_lines()
    state.trains = {**state.trains, NYC: (T2, T2)}
    state.presidents = {**state.presidents, NYC: BOB}
    rehearsal = Rehearsal(seen(state))
    deal = BuyTrainFrom(corp=NYC, train=T2, price=60)
    assert rehearsal.take(PlannedStep(company=IC, action=deal)).cost == 60
    assert (rehearsal.state.trains[IC], rehearsal.state.trains[NYC]) == ((T2,), (T2,))
    assert rehearsal.state.cash[NYC] == 160


def test_who_is_over_the_limit_is_named_until_a_train_is_returned() -> None:
    state = two_lines(phase=3, supply=(0, 0, 0, -1))
    state.trains = {**state.trains, IC: (TrainId("5"), TrainId("5"), TrainId("5"))}
    rehearsal = Rehearsal(seen(state))
    assert list(rehearsal.returning()) == []
    rehearsal.take(PlannedStep(company=NYC, action=BuyTrain(train=TrainId("6"))))
    assert list(rehearsal.returning()) == [IC]
    back = PlannedStep(company=IC, action=ReturnTrain(train=TrainId("5")))
    assert rehearsal.take(back).faults == ()
    assert list(rehearsal.returning()) == []
    assert isinstance(rehearsal.take(back).faults[0], NothingToReturn)


# What cannot be planned


def test_refusals_are_those_of_the_rules() -> None:
    assert isinstance(only_fault(two_lines(), NYC, lay("J4 9@0")), NotConnected)
    state = two_lines(phase=4, supply=(0, 0, 0, -1))
    state.trains = {**state.trains, IC: (TrainId("6"), TrainId("6"))}
    assert isinstance(only_fault(state, IC, BuyTrain(train=TrainId("6"))), TrainLimit)


@pytest.mark.parametrize(
    ("company", "action", "kind"),
    [
        (CorpId("PRR"), lay("J4 9@0"), NotInPlay),
        (CorpId("nobody"), lay("J4 9@0"), NotInPlay),
        (MS, lay("C15 57@0"), NotInPlay),
        (ERIE, lay("D20 6@0"), NotOpened),
        (ERIE, BuyTrain(train=T2), NotOpened),
        (IC, ReturnTrain(train=T2), NothingToReturn),
    ],
)
def test_who_cannot_act_at_all_is_told_why(
    company: CompanyId, action: Action, kind: type[BadInput]
) -> None:
    assert isinstance(only_fault(two_lines(), company, action), kind)


def test_a_company_that_nobody_leads_is_not_planned_for() -> None:
    state = two_lines()
    state.presidents = {**state.presidents, IC: None}
    assert isinstance(only_fault(state, IC, BuyTrain(train=T2)), NobodyPlans)
    assert list(Rehearsal(seen(state)).offers(IC)) == []


def test_an_independent_only_lays_track() -> None:
    state = two_lines(owners={"MS": 0})
    assert only_fault(state, MS, BuyTrain(train=T2)).params == {"company": "MS"}
    assert isinstance(only_fault(state, MS, PlaceToken(hex=HexId("C15"))), NotForIndependents)
    assert {offer.action for offer in Rehearsal(seen(state)).offers(MS)} == {LayTile}
    assert companies(state) == (MS, IC, NYC, *(c for c in state.corps if c not in (IC, NYC)))


def test_a_step_that_is_left_out_leaves_the_others() -> None:
    found = tried(two_lines(), (NYC, lay("J4 9@0")), (IC, lay("J4 9@0")))
    assert [bool(one.faults) for one in found] == [True, False]
    assert isinstance(found[0].faults[0], RuleError)


def test_to_ask_why_not_changes_nothing() -> None:
    rehearsal = Rehearsal(seen(two_lines()))
    before = rehearsal.state
    assert rehearsal.refusal(PlannedStep(company=IC, action=lay("J4 9@0"))) is None
    assert rehearsal.refusal(PlannedStep(company=NYC, action=lay("J4 9@0"))) is not None
    assert rehearsal.state is before
    assert tried(two_lines(), (IC, lay("J4 9@0")), (IC, lay("H6 9@0")))[1].turn == 1


# As JSON


def test_a_plan_is_read_as_it_is_written() -> None:
    steps = (
        PlannedStep(company=IC, action=lay("J4 9@0")),
        PlannedStep(company=ERIE, action=OpenCorp(corp=ERIE, price=60)),
        PlannedStep(company=NYC, action=BuyTrain(train=T2)),
    )
    assert read_steps(written(steps)) == steps


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ({}, WrongType),
        ([3], WrongType),
        ([{"company": "IC", "action": 3}], WrongType),
        ([{"company": "IC", "action": {"type": "pass"}}], UnknownAction),
        (
            [{"company": "IC", "action": {"type": "open_corp", "corp": "GT", "price": 100}}],
            WrongType,
        ),
        ([{"company": "IC", "action": {"type": "buy_train", "train": "2"}}] * 25, PlanTooLong),
    ],
)
def test_what_is_no_plan_is_refused(data: object, kind: type[BadInput]) -> None:
    assert len(written([PlannedStep(company=IC, action=Pass())] * 24)) == MOST_STEPS
    with pytest.raises(kind):
        read_steps(data)


def test_what_a_plan_comes_to_is_told() -> None:
    state = two_lines()
    state.trains = {**state.trains, IC: (T2,)}
    steps = [
        PlannedStep(company=IC, action=lay("J4 9@0")),
        PlannedStep(company=GT, action=lay("A1 9@0")),
    ]
    found = PLANNER.try_out(seen(state), written(steps))
    assert [bool(step.faults) for step in found.steps] == [False, True]
    assert found.steps[0].facts == {"turn": 1, "cost": 0, "short": 0}
    outcome_told: Any = found.outcome
    (told,) = outcome_told["companies"]
    assert (told["company"], told["treasury"], told["proven"]) == ("IC", 200, True)
    best = sum(route["revenue"] for route in told["routes"])
    assert told["revenue"] == best > 0
    each = {paid["kind"]: paid["each"] for paid in told["paid"]}
    assert each == {"full": best // 10, "half": (best // 2 + 5) // 10, "withhold": 0}


def test_a_table_that_has_not_begun_has_plans_too() -> None:
    state = GAME.new(checked(GAME, Setup(seats=3)))
    found = Rehearsal(seen(state))
    assert all(not found.offers(company) for company in companies(found.state))
