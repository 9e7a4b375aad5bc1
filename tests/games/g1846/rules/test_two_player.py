"""The two-player option."""

from typing import Any

from roundhouse.core.actions import Pass
from roundhouse.core.game import Setup
from roundhouse.games.g1846.rules.base import NoSuch, PlayerCannotAfford
from roundhouse.games.g1846.rules.frames import (
    Building,
    LastPrivate,
    OpenPick,
    OperatingRound,
    Playing,
    StockTurn,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import PrivateId
from roundhouse.games.g1846.rules.money import certificate_limit
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.draft.last_private import MustTake
from roundhouse.games.g1846.rules.steps.draft.two_players import MustBegin
from roundhouse.games.g1846.rules.steps.setup import Remove
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom, LastTrain, NoBankTrain
from tests.games.g1846.rules.build import (
    AMY,
    BOB,
    GAME,
    Corp,
    allowed,
    buying,
    frame_of,
    play,
    position,
    refused,
    stock,
)
from tests.games.g1846.rules.names import BIG4, GT, MS, T6, T78
from tests.support.rules import rule


def fresh() -> State:
    """The draft of two: MC, SC, PRR and C&O are out."""
    state = GAME.new(Setup(seats=2))
    return play(state, *(Remove(what=name) for name in ("MC", "SC", "PRR", "C&O")))


def take(*names: str) -> list[TakePrivate]:
    return [TakePrivate(private=PrivateId(name)) for name in names]


ALL = ("MS", "BIG4", "C&WI", "MAIL", "LSL", "O&I", "MPC", "TBC")


@rule("OPT-2P-4", "R-55")
def test_privates_lie_open_and_are_paid_at_once_player_two_first() -> None:
    state = fresh()
    assert frame_of(state) == OpenPick(seat=BOB, first=True)
    assert len(GAME.legal(state, BOB)) == len(ALL)
    state = play(state, *take("MS"))
    assert (state.cash[BOB], state.cash[MS], state.trains[MS]) == (600 - 140, 60, ("2",))
    assert frame_of(state) == OpenPick(seat=AMY, first=False)
    assert refused(state, take("MS")[0], NoSuch)["name"] == "MS"


@rule("OPT-2P-4")
def test_the_very_first_choice_cannot_be_a_pass() -> None:
    state = fresh()
    assert refused(state, Pass(), MustBegin)["rule"] == "OPT-2P-4"
    assert allowed(play(state, *take("MS")), Pass())


@rule("OPT-2P-4", "SEQ-3")
def test_a_private_must_be_paid_in_cash() -> None:
    state = fresh()
    state.cash = {**state.cash, BOB: 139}
    assert refused(state, take("MS")[0], PlayerCannotAfford)["needed"] == 140
    assert allowed(state, take("BIG4")[0])


@rule("OPT-2P-4", "DRAFT-6", "DRAFT-7")
def test_the_last_private_falls_in_price() -> None:
    state = play(fresh(), *take(*ALL[:-1]))
    assert frame_of(state) == LastPrivate(seat=AMY, private=PrivateId("TBC"), price=60)
    state = play(state, Pass(), Pass())
    assert frame_of(state) == LastPrivate(seat=AMY, private=PrivateId("TBC"), price=40)
    before = state.cash[AMY]
    done = play(state, *take("TBC"))
    assert done.cash[AMY] == before - 40
    assert frame_of(done) == StockTurn(seat=AMY)
    state = play(state, *[Pass()] * 4)
    assert refused(state, Pass(), MustTake)["private"] == "TBC"


@rule("OPT-2P-5")
def test_two_passes_bring_two_operating_rounds_then_player_two_goes_on() -> None:
    state = play(fresh(), *take("LSL", "MS"), Pass(), Pass())
    assert (state.set_no, state.or_no) == (0, 1)
    assert isinstance(frame_of(state), Building)  # MS operates for Amy
    assert state.cash[BOB] == 600 - 40 + 15
    while state.or_no:
        seat = GAME.to_act(state)[0]
        offers = GAME.legal(state, seat)
        runs = [offer for offer in offers if offer.action.wire == "run_routes"]
        state = GAME.apply(state, seat, runs[0].grid(1).__next__() if runs else Pass()).state
    assert frame_of(state) == OpenPick(seat=BOB, first=False)
    assert state.cash[BOB] == 600 - 40 + 30


@rule("OPT-2P-5", "OR-SEQ-2")
def test_those_rounds_are_not_the_games_first() -> None:
    state = play(fresh(), *take(*ALL))
    assert (state.set_no, state.or_no) == (1, 0)
    corps = {"NYC": Corp(price=100, trains="2"), "GT": Corp(price=60, trains="2")}
    first = position(Playing(), OperatingRound(number=1), seats=2, corps=corps, set_no=1)
    Game1846().settle(first)
    assert first.turn is not None
    assert first.turn.company == GT


@rule("OPT-2P-1")
def test_two_players_certificate_limits() -> None:
    state = stock(seats=2, corps={"NYC": Corp()})
    assert certificate_limit(state) == 19
    state.corps = state.corps[:-1]
    assert certificate_limit(state) == 16


def last_trains(**parts: Any) -> State:
    corps = {"NYC": Corp(cash=900), "GT": Corp(trains="6", players={1: 2}, president=1)}
    facts = {"supply": (0, 0, 0, 1), "phase": 4, **parts}
    return buying("NYC", seats=2, corps=corps, **facts)


@rule("OPT-2P-6")
def test_the_last_train_ends_the_game_a_set_later() -> None:
    state = play(last_trains(), BuyTrain(train=T6))
    assert state.supply == (0, 0, 0, 0)
    assert state.last_set == state.set_no + 1
    final = position(Playing(), seats=2, set_no=3, last_set=3)
    Game1846().settle(final)
    assert final.over == "no_trains"
    more = position(Playing(), seats=2, set_no=2, last_set=3)
    Game1846().settle(more)
    assert more.set_no == 3


@rule("OPT-2P-6")
def test_returned_trains_keep_the_game_going() -> None:
    state = play(last_trains(returned=(0, 0, 1, 0)), BuyTrain(train=T6))
    assert state.last_set is None


@rule("OPT-2P-6", "END-1")
def test_a_broken_bank_ends_it_earlier() -> None:
    state = position(Playing(), seats=2, set_no=2, last_set=3, broken=True)
    Game1846().settle(state)
    assert state.over == "bank_broken"


@rule("OPT-2P-6", "END-3")
def test_one_bankruptcy_ends_a_game_of_two() -> None:
    state = position(Playing(), seats=2, bankrupt=(AMY,))
    Game1846().settle(state)
    assert state.over == "one_player_left"


@rule("OPT-2P-7")
def test_without_bank_trains_nobody_is_forced_and_last_trains_are_safe() -> None:
    state = last_trains(supply=(0, 0, 0, 0))
    assert allowed(state, Pass())
    assert refused(state, BuyTrain(train=T6), NoBankTrain)
    facts = refused(state, BuyTrainFrom(corp=GT, train=T6, price=1), LastTrain)
    assert (facts["corp"], facts["rule"]) == (GT, "OPT-2P-7")
    assert allowed(last_trains(), BuyTrainFrom(corp=GT, train=T6, price=1))
    assert BIG4 not in state.trains
    assert allowed(last_trains(), BuyTrain(train=T78))
