"""What the other site cannot do is found out, entry by entry."""

from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from roundhouse.core.actions import Action, Pass
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.importer import IMPORTER
from roundhouse.games.g1846.foreign.ports import is_laid_again
from roundhouse.games.g1846.foreign.writing import script
from roundhouse.games.g1846.foreign.writing.departures import Watch
from roundhouse.games.g1846.foreign.writing.passes import passes
from roundhouse.games.g1846.foreign.writing.phrases import Copies, of_trains
from roundhouse.games.g1846.foreign.writing.script import Script
from roundhouse.games.g1846.rules.frames import (
    Building,
    Issuing,
    LastPrivate,
    LayingExtra,
    Operating,
    Playing,
    Running,
)
from roundhouse.games.g1846.rules.ids import CorpId, HexId
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.route import Route
from roundhouse.games.g1846.rules.state import MARKET, Marker, State, Turn, actors
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.company_turn import CORPORATION
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.issue import IssueShares, RedeemShares
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from tests.games.g1846.foreign.trips import exported, played
from tests.games.g1846.rules.build import (
    AMY,
    GAME,
    TWO,
    Corp,
    buying,
    operating,
    position,
    sell,
    stock,
)
from tests.games.g1846.rules.names import CWI, ERIE, GT, LSL, MAIL, MC, MPC, NYC, SC, T4, T35

ISSUED: Final = Corp(market=2)
"""As much is in the market as players hold: no money is to be had from there."""


def watched(state: State, *actions: Action, watch: Watch | None = None) -> list[str]:
    """Why that site could not have *actions*, each by the first who may act."""
    watch = watch or Watch()
    for number, action in enumerate(actions, 1):
        applied = GAME.apply(state, actors(state, state.stack[-1])[0], action)
        watch.look(number, state, action, applied.state, applied.events)
        state = applied.state
    return [departure.why for departure in watch.found]


# The Steamboat


def port(place: str) -> PlaceMarker:
    return PlaceMarker(private=SC, hex=HexId(place))


def steaming(**parts: Any) -> State:
    return position(Playing(), Steaming(seat=AMY), owners={"SC": 0}, **parts)


def test_a_port_is_chosen_when_a_company_can_have_it() -> None:
    assert watched(steaming(corps={"NYC": Corp()}), port("D14")) == []


def test_a_port_for_nobody_is_not_asked_for_there() -> None:
    state = steaming()
    assert watched(state, port("D14")) == ["port-alone"]
    assert list(passes(state, AMY)) == []


def test_that_site_waits_for_who_may_move_the_port() -> None:
    state = steaming(corps={"NYC": Corp()})
    (said,) = passes(state, AMY)
    assert (said["entity"], said["entity_type"]) == ("SC", "company")
    served = {SC: Marker(hex=HexId("D14"), company=NYC)}
    one = position(Playing(), Steaming(seat=AMY, assigned=True), owners={"SC": 0}, markers=served)
    assert list(passes(one, AMY)) == [said]
    both = Steaming(seat=AMY, assigned=True, placed=True)
    done = position(Playing(), both, owners={"SC": 0}, markers=served)
    assert list(passes(done, AMY)) == []


def test_a_port_after_the_run_is_refused_there() -> None:
    state = buying("NYC", corps={"NYC": Corp()}, owners={"SC": "NYC"})
    assert state.turn is not None
    watch = Watch()
    watch.look(7, state, port("D14"), state, ())
    (departure,) = watch.found
    assert (departure.entry, departure.why) == (7, "late-port")


def test_a_port_before_the_run_is_moved_there_too() -> None:
    state = operating(Issuing(corp=NYC), "NYC", corps={"NYC": Corp()}, owners={"SC": "NYC"})
    assert watched(state, port("D14")) == []


# Issuing for a train


def needy(cash: int, price: int = 100, **parts: Any) -> State:
    corps = {"NYC": Corp(price=price, cash=cash, players={0: 5}, president=0)}
    return buying("NYC", corps=corps, **parts)


@pytest.mark.parametrize(
    ("state", "count", "why"),
    [
        (needy(0), 1, []),  # $80 for the 2-train
        (needy(70, price=40), 1, []),
        (needy(0, price=10), 3, ["emergency-issue"]),  # it brings nothing
        (needy(500), 1, ["emergency-issue"]),  # it has the money
        (needy(0, **TWO), 3, []),
        (needy(0, **TWO), 1, ["emergency-issue"]),  # two are needed for the 3/5-train
        (needy(150, returned=(1, 0, 0, 0), **TWO), 1, ["emergency-issue"]),  # a 2-train is there
        (needy(0, price=40, **TWO), 5, ["emergency-issue"]),  # none is enough: as many as pay
        (needy(0, price=60, **TWO), 4, []),
    ],
)
def test_an_issue_for_a_train(state: State, count: int, why: list[str]) -> None:
    watch = Watch()
    watch.look(1, state, EmergencyIssue(count=count), state, ())
    assert [departure.why for departure in watch.found] == why


def test_an_issue_at_another_moment_is_none_of_theirs() -> None:
    state = operating(Building(company=NYC), "NYC", corps={"NYC": Corp()})
    watch = Watch()
    watch.look(1, state, EmergencyIssue(count=1), state, ())
    assert [departure.why for departure in watch.found] == ["emergency-issue"]


FLEXIBLE: Final[dict[str, Any]] = {"options": {"flexible_issue": True}}


def idle(cash: int = 0, price: int = 60, trains: str = "", **parts: Any) -> State:
    """ERIE has two shares in the Market and may issue two; it can build nothing more."""
    corps = {"ERIE": Corp(price=price, cash=cash, players={0: 4}, market=2, trains=trains)}
    facts = {"seats": 5, "turn": Turn(company=ERIE, yellows=2, token=True), **FLEXIBLE, **parts}
    frame = Operating(company=ERIE, steps=CORPORATION[2:])
    state = operating(Building(company=ERIE), "ERIE", corps=corps, **facts)
    state.stack = tuple(frame if isinstance(one, Operating) else one for one in state.stack)
    return state


@pytest.mark.parametrize("action", [IssueShares(count=1), RedeemShares(count=1)])
def test_shares_move_there_until_there_is_nothing_to_build_or_run(action: Action) -> None:
    assert watched(idle(cash=100), action) == ["late-issue"]
    lays = Turn(company=ERIE, yellows=1, token=True)
    assert watched(idle(cash=100, turn=lays), action) == []
    assert watched(idle(cash=100, trains="2"), action) == []  # it runs to Pittsburgh


def test_money_that_comes_later_does_not_reopen_a_step_there() -> None:
    """It had nothing to build with; the independent's money is too late for that."""
    watch = Watch()
    poor = idle(cash=0, turn=Turn(company=ERIE), owners={"MS": 1})
    poor.shares = {**poor.shares, ERIE: {AMY: 2, MARKET: 2, ERIE: 6}}  # nothing to issue
    watch.follow(poor)
    rich = poor.copy()
    rich.cash = {**poor.cash, ERIE: 200}
    assert list(passes(rich, AMY, watch.turn)) == []
    assert len(list(passes(rich, AMY))) == 1
    assert watched(rich, RedeemShares(count=1), watch=watch) == ["late-issue"]
    assert watched(rich, RedeemShares(count=1)) == []


def test_no_pass_is_written_for_a_step_that_is_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = played(50, most=150).journal  # random players: no bot decides here
    told = len(Script(journal).actions)
    monkeypatch.setattr(script, "passes", lambda state, seat, _turn: passes(state, seat))
    assert len(Script(journal).actions) == told + 1


def test_a_corporation_that_closes_there_first_buys_nothing() -> None:
    deal = BuyPrivate(private=MAIL, price=1)
    state = idle(cash=15, price=10, owners={"MAIL": 0})
    assert watched(state, deal) == ["late-deal"]
    assert watched(idle(cash=15, price=20, owners={"MAIL": 0}), deal) == []


# Selling


def test_a_sale_that_closes_in_a_stock_round_goes_on_otherwise_there() -> None:
    state = stock(corps={"GT": Corp(price=10, players={0: 2, 1: 3}, president=1)})
    assert watched(state, sell(GT, 1)) == []
    state = stock(corps={"GT": Corp(price=10, players={0: 3, 1: 2}, president=0)})
    assert watched(state, sell(GT, 1)) == ["closing-sale"]


def test_what_a_bankrupt_president_sold_is_not_sold_again_there() -> None:
    watch = Watch()
    state = buying("NYC", {"sold": (GT,)}, corps={"NYC": Corp(), "GT": Corp(players={1: 3})})
    watch.look(1, state, DeclareBankruptcy(), state, ())
    watch.look(2, state, sell(GT, 1), state, ())
    assert [departure.why for departure in watch.found] == ["sold-before"]
    other = operating(Building(company=GT), "GT", corps={"NYC": Corp(), "GT": Corp()})
    watch.look(3, other, sell(GT, 1), other, ())
    assert len(watch.found) == 1


# Running


@pytest.mark.parametrize(
    ("counted", "found"),
    [((), []), ((HexId("E21"),), [("counted", {"company": ERIE, "missed": 20})])],
)
def test_a_train_that_counts_too_little_counts_more_there(
    counted: tuple[HexId, ...], found: list[Any]
) -> None:
    parts: dict[str, Any] = {"corps": {"ERIE": Corp(trains="3/5")}, "seats": 5}
    state = operating(Running(company=ERIE), "ERIE", **parts)
    route = Route(train=T35, path=("E21", "E23"), counted=counted)
    watch = Watch()
    watch.look(1, state, RunRoutes(routes=(route,)), state, ())
    assert [(departure.why, departure.params) for departure in watch.found] == found


def test_a_game_without_corporations_goes_on_there() -> None:
    state = stock(corps={"GT": Corp(price=10)}, over="")
    after = position(over="all_closed")
    watch = Watch()
    watch.look(3, state, Pass(), after, ())
    assert [departure.why for departure in watch.found] == ["no-end"]
    late = position(over="all_closed", phase=3)
    watch.look(4, state, Pass(), late, ())
    assert len(watch.found) == 1


def test_a_marker_stays_when_the_steamboat_is_bought() -> None:
    game = Script(played(23, most=60).journal)  # random players: no bot decides here
    (departure,) = game.departures
    assert (departure.entry, departure.why) == (50, "port-stays")


def test_a_marker_that_is_laid_again_in_the_same_turn_makes_no_difference() -> None:
    bought, power = ("buy_company", "NYC", "corporation"), ("lay_tile", "LSL", "company")
    port = ("assign", "SC", "company")
    assert is_laid_again("NYC", [power, bought, port])
    assert not is_laid_again("NYC", [power, ("buy_company", "GT", "corporation"), port])
    assert not is_laid_again("NYC", [power, bought])


# Passes


def test_that_site_waits_for_the_second_tile() -> None:
    frame = LayingExtra(corp=NYC, private=MC, hexes=(HexId("B12"),))
    state = operating(frame, "NYC", corps={"NYC": Corp()}, owners={"MC": "NYC"})
    assert list(passes(state, AMY)) == [{"type": "pass", "entity": "MC", "entity_type": "company"}]


@pytest.mark.parametrize(
    ("corp", "owners", "parts", "waits"),
    [
        ("NYC", {}, {}, False),
        ("NYC", {"LSL": "NYC"}, {}, True),
        ("NYC", {"LSL": "NYC"}, {"used": (LSL,)}, False),
        ("NYC", {"LM": "NYC"}, {}, True),  # its discount is the price of a tile
        ("B&O", {"C&WI": "B&O"}, {}, True),  # a free token counts, wherever one may stand
        ("B&O", {"C&WI": "B&O"}, {"used": (CWI,)}, False),
        ("IC", {}, {}, True),  # its land grant
    ],
)
def test_that_site_waits_while_a_tile_costs_nothing(
    corp: str, owners: dict[str, str], parts: dict[str, Any], waits: bool
) -> None:
    building = Building(company=CorpId(corp))
    poor = {corp: replace(ISSUED, cash=19)}
    state = operating(building, corp, corps=poor, owners=owners, **parts)
    assert bool(list(passes(state, AMY))) == waits


@pytest.mark.parametrize(
    ("cash", "trains", "waits"), [(1, "", True), (0, "", False), (1, "2 2 2 2", False)]
)
def test_an_independent_to_be_bought_counts_as_money(cash: int, trains: str, waits: bool) -> None:
    corps = {"NYC": replace(ISSUED, cash=cash, trains=trains)}
    state = operating(Building(company=NYC), "NYC", corps=corps, owners={"MS": 1})
    assert bool(list(passes(state, AMY))) == waits


def test_shares_to_be_issued_count_as_money() -> None:
    corps = {"NYC": Corp(cash=0, players={0: 2})}
    assert list(passes(operating(Building(company=NYC), "NYC", corps=corps), AMY))


@pytest.mark.parametrize(
    ("owners", "parts", "said"),
    [
        ({}, {}, 0),  # no room for a train
        ({"C&WI": "NYC"}, {}, 1),  # its token may still be placed
        ({"MPC": "NYC"}, {}, 1),
        ({"MPC": "NYC"}, {"used": (MPC,)}, 0),
        ({"SC": "NYC"}, {}, 0),  # not after the run
        ({"MAIL": 1}, {}, 1),  # to be had for a dollar
        ({"MAIL": 1}, {"phase": 3}, 0),
    ],
)
def test_that_site_waits_for_privates_after_the_trains(
    owners: dict[str, Any], parts: dict[str, Any], said: int
) -> None:
    corps = {"NYC": Corp(cash=40, trains="2 2 2 2")}
    assert len(list(passes(buying("NYC", corps=corps, owners=owners, **parts), AMY))) == said


def test_that_site_waits_for_trains_and_then_for_privates() -> None:
    state = buying("NYC", corps={"NYC": Corp(cash=80, trains="2")}, owners={"MAIL": 1})
    assert len(list(passes(state, AMY))) == 2


# Copies


def test_a_returned_train_is_sold_again() -> None:
    copies, state = Copies(), buying("NYC", corps={"NYC": Corp()})
    assert copies.supply.new(NYC, T4) == "4-0"
    returned = of_trains(copies.supply, NYC, ReturnTrain(train=T4))
    assert returned == {"type": "discard_train", "train": "4-0"}
    copies.supply.bought_alone(GT, T35, state)  # the bank has none left that were returned
    assert copies.supply.trains[GT] == [("4-0", T35)]
    copies.supply.bought_alone(GT, T4, state)
    assert copies.supply.trains[GT][1:] == [("4-1", T4)]


def test_the_last_private_is_given_away_without_a_word() -> None:
    table = Table.start(GAME, Setup(seats=2), seed="last", players=("Amy", "Bob"))
    while not isinstance(table.state.stack[-1], LastPrivate):
        table.play(table.to_act[0], table.offers(table.to_act[0]).sample(Random(3)))
    while table.state.stack[-1].price:
        table.play(table.to_act[0], Pass())
    before = len(Script(table.journal).actions)
    taken = TakePrivate(private=table.state.stack[-1].private)
    table.play(table.to_act[0], taken)
    assert len(Script(table.journal).actions) == before
    assert IMPORTER.read(exported(table.journal)).journal == table.journal
