"""Sections 5 and 16: who decides, what is open, what is hidden, what can be taken back."""

import copy
import json
import pickle
from random import Random

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.codec import decode, encode
from roundhouse.core.errors import BadEntry, GameOver, NoSuchOutcome, NotYourTurn, UndoPastChance
from roundhouse.core.game import Setup
from roundhouse.core.journal import Entry, Journal, dump_journal
from roundhouse.core.reading import load_journal
from roundhouse.core.table import Table
from roundhouse.games.switch_signal.rules.frames import Acting, CarryingOut, Drawing, Revealing
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.steps.drawing_cards import CardsDrawn
from roundhouse.games.switch_signal.rules.steps.rolling_departure import RollDeparture
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from tests.games.switch_signal.rules.support import (
    NA,
    PASS,
    after,
    carrying,
    changed,
    colour,
    draw,
    events,
    position,
    reveal,
    rolled,
    switch,
)
from tests.support.rules import rule

VIA_DALLAS = {"st-louis-cincinnati@1": "oklahoma-city-dallas@dallas"}


@rule("SS-TURN-2", "SS-TURN-1")
def test_only_the_active_player_decides() -> None:
    state = position(seats=3, active=Seat(1), hands=((1, 1, 1),) * 3)
    assert GAME.to_act(state) == (1,)
    for other in (Seat(0), Seat(2)):
        assert GAME.legal(state, other) == ()
        with pytest.raises(NotYourTurn):
            GAME.apply(state, other, PASS)
    ended = after(state, PASS)
    assert after(ended, draw("move", "move", "move", "move", "move")).active == 2


@rule("SS-TURN-5")
def test_a_step_may_be_taken_back_until_the_next_roll_card_or_token() -> None:
    table = Table.start(GAME, Setup(seats=1), seed="undo")
    before = table.state
    junction = switch("lyon", "dijon-lyon", cards=("switch", "switch"))
    first = next(
        action
        for offer in table.offers(Seat(0))
        if offer.action is type(junction)
        for action in offer.grid(1)
    )
    table.play(Seat(0), first)
    assert table.state != before
    table.undo(Seat(0))
    assert table.state == before
    table.play(Seat(0), PASS)  # cards are drawn and an instruction is revealed
    with pytest.raises(UndoPastChance):
        table.undo(Seat(0))


@rule("SS-INFO-1", "SS-INFO-2")
def test_all_hands_are_open_to_everyone() -> None:
    state = position(seats=2, hands=((1, 2, 0), (0, 0, 3)))
    views = [GAME.view(state, viewer) for viewer in (Seat(0), Seat(1), None)]
    for view in views:
        assert view.hands == (("signal", "switch", "switch"), ("move", "move", "move"))
    drawn = events(after(state, PASS), draw("move", "move", "move", "move", "signal"))[0]
    assert isinstance(drawn, CardsDrawn)
    assert drawn.known_to(Seat(1))
    assert drawn.known_to(None)


@rule("SS-INFO-2")
def test_the_order_of_the_piles_and_the_cards_removed_or_lost_are_nowhere() -> None:
    """The state itself holds bags and numbers: which cards were removed is not decided yet."""
    state = GAME.new(Setup(seats=2, options={"removed": 6}))
    view = GAME.view(state, Seat(0))
    assert (len(view.unseen), view.stack) == (18, 12)
    assert view.unseen == tuple(sorted(view.unseen))
    assert view.pile == tuple(sorted(view.pile))
    assert len(view.pile) == 81


@rule("SS-INFO-3")
def test_the_card_under_the_stack_is_known_to_all() -> None:
    state = position(NA, bottom="I05")
    assert GAME.view(state, None).bottom == "I05"


@rule("SS-INFO-4")
def test_everything_that_is_to_be_shown_is_in_the_view() -> None:
    state = carrying(
        "I12",
        NA,
        trains={"black-1": "denver-kansas-city:2<", "grey-1": "seattle", "grey-2": "miami"},
        loads={"black-1": "red"},
        delivered=((1, 0, 0, 0), (0, 0, 0, 0)),
        unused=("switchman", "coupler"),
        clock=4,
        left=3,
        lost=2,
        played=("I01",),
    )
    view = GAME.view(state, Seat(1))
    shown = {spot.id: (spot.at, spot.goods) for spot in view.trains}
    assert shown["black-1"] == ("denver-kansas-city:2<", "red")
    assert shown["brown-1"] == ("", "")
    assert "pittsburgh-new-york@new-york" in view.green
    assert view.closed["billings"] == ("billings-minneapolis", "boise-billings")
    assert view.goods == {"denver": 2, "chicago": 2, "dallas": 1, "atlanta": 2}
    assert view.ports["san-francisco"].delivered["yellow"] == 1
    assert view.ports["san-francisco"].needs == {"yellow": 0, "blue": 1, "red": 1, "white": 1}
    assert (view.clock, view.clock_full) == (4, 7)
    assert (view.stack, view.turns_left, view.last_turn, view.lost) == (3, 3, False, 2)
    assert view.instruction is not None
    assert view.instruction.id == "I12"
    assert view.instruction.symbols_left == ("black",)
    assert view.instruction.trains_due == ("grey-1", "grey-2")
    assert view.depot == {"black": 2, "brown": 3, "grey": 1}
    assert view.helpers == {"switchman": False, "coupler": False, "station_master": True}
    assert (len(view.pile), view.discard, view.played) == (78, (), ("I01",))
    assert (view.active, view.step, view.to_act) == (0, "instruction", (0,))
    assert view.board_def.id == NA


@rule("SS-INFO-4", "SS-DIFF-5")
def test_what_a_port_still_needs() -> None:
    state = position(settings={"goods": 10}, delivered=((3, 1, 0, 2),))
    port = GAME.view(state, None).ports["marseille"]
    assert (port.needs, port.any_more) == ({"yellow": 0, "blue": 1, "red": 2, "white": 0}, 1)
    done = position(delivered=((2, 2, 2, 2),))
    assert GAME.view(done, None).ports["marseille"].any_more == 0


@rule("SS-INFO-4")
@pytest.mark.parametrize(
    ("frames", "turn", "step"),
    [
        ((Drawing(seat=Seat(0), count=5),), 0, "setup"),
        ((Acting(), Revealing()), 2, "instruction"),
        ((Acting(), CarryingOut(instruction="I17")), 2, "instruction"),
        ((Acting(),), 2, "actions"),
        ((Drawing(seat=Seat(0), count=5),), 2, "drawing"),
    ],
)
def test_the_step_is_named(frames: tuple[Acting], turn: int, step: str) -> None:
    assert GAME.view(position(frames=frames, turn=turn), None).step == step


def test_a_game_that_is_over_says_so() -> None:
    over = after(position(left=0), PASS)
    view = GAME.view(over, None)
    assert (view.step, view.to_act, view.instruction, view.last_turn) == ("over", (), None, True)
    with pytest.raises(GameOver):
        GAME.apply(over, Seat(0), PASS)


def test_a_position_is_imagined_whole_from_any_view() -> None:
    for state in (
        carrying("I02", NA, trains={"black-1": "denver", "grey-1": "seattle"}, unused=("coupler",)),
        rolled(
            position(NA, discs=VIA_DALLAS, trains={"black-1": "jackson-dallas:1>"}), "black-1", 5
        ),
        position(unused=("dispatcher",), dispatched=True, loads={"black-1": "red"}),
    ):
        view = GAME.view(state, Seat(0))
        assert GAME.imagine(view, Random(0)) == state


def test_a_view_survives_json() -> None:
    state = rolled(
        position(NA, discs=VIA_DALLAS, trains={"black-1": "jackson-dallas:1>"}), "black-1", 5
    )
    for seen in (state, carrying("I02", trains={"black-1": "paris", "grey-1": "brest"})):
        view = GAME.view(seen, Seat(0))
        assert decode(View, json.loads(json.dumps(encode(view)))) == view


def test_a_state_survives_copying_and_pickling() -> None:
    state = position(trains={"black-1": "paris"})
    assert copy.deepcopy(state) == state
    assert copy.deepcopy(state).board is state.board
    again = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own bytes
    assert again == state
    assert after(again, switch("lyon", "dijon-lyon")) == after(state, switch("lyon", "dijon-lyon"))


def test_a_journal_with_a_wrong_die_is_refused_at_its_entry() -> None:
    table = Table.start(GAME, Setup(seats=1), seed="die")
    entries = [
        Entry(entry.seat, RollDeparture(first=7, second=1))
        if isinstance(entry.action, RollDeparture)
        else entry
        for entry in table.entries
    ]
    journal = Journal(game=GAME.key, setup=table.setup, entries=tuple(entries))
    with pytest.raises(BadEntry) as wrong:
        Table.replay(GAME, journal)
    assert isinstance(wrong.value.cause, NoSuchOutcome)
    assert wrong.value.cause.params["outcome"] == "7, 1"


def test_a_users_board_is_in_the_journal() -> None:
    text = changed(('id = "central-europe"', 'id = "mine"'))
    table = Table.start(GAME, Setup(seats=1, options={"board": text}), seed="mine")
    again = Table.replay(GAME, load_journal([SWITCH_SIGNAL], dump_journal(table.journal)))
    assert again.state == table.state
    assert again.state.board.id == "mine"


@rule("SS-TURN-4")
def test_every_decision_of_a_turn_is_asked_for() -> None:
    """The table of SS-TURN-4, row by row: what is decided, and by which action."""
    kinds = {
        "Switchman or not": GAME.legal(
            after(
                position(NA, frames=(Acting(), Revealing()), unused=("switchman",)), reveal("I14")
            ),
            Seat(0),
        ),
        "colour to deploy": GAME.legal(carrying("I08"), Seat(0)),
        "Coupler or dice": GAME.legal(
            after(carrying("I08", NA, unused=("coupler",)), colour("grey")), Seat(0)
        ),
        "multi colour": GAME.legal(carrying("I17"), Seat(0)),
        "next train": GAME.legal(
            carrying("I14", trains={"black-1": "vienna", "black-2": "brest"}), Seat(0)
        ),
        "Logistician or not": GAME.legal(
            rolled(position(unused=("logistician",), trains={"black-1": "vienna"}), "black-1", 2),
            Seat(0),
        ),
        "stop or go on": GAME.legal(
            rolled(
                position(NA, discs=VIA_DALLAS, trains={"black-1": "jackson-dallas:1>"}),
                "black-1",
                5,
            ),
            Seat(0),
        ),
        "next action": GAME.legal(position(hand=("signal",)), Seat(0)),
    }
    wires = {moment: {offer.action.wire for offer in offers} for moment, offers in kinds.items()}
    assert wires == {
        "Switchman or not": {"pass", "call_helper"},
        "colour to deploy": {"choose_colour"},
        "Coupler or dice": {"pass", "call_helper"},
        "multi colour": {"choose_colour"},
        "next train": {"choose_train"},
        "Logistician or not": {"pass", "call_helper"},
        "stop or go on": {"stop_here", "take_exit"},
        "next action": {"set_signal", "pass", "draw_fewer"},
    }
