"""Setup and the private distribution."""

from collections import Counter
from random import Random

import pytest

from roundhouse.core.actions import CHANCE, Pass, Seat
from roundhouse.core.errors import BadOption, NoSuchOutcome
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules.base import NoSuch
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    Dealing,
    Drafting,
    LastPrivate,
    Picking,
    Playing,
    StockTurn,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import BLANK, NEUTRAL, CardId, HexId, PrivateId
from roundhouse.games.g1846.rules.money import total_money
from roundhouse.games.g1846.rules.state import BANK, State
from roundhouse.games.g1846.rules.steps.draft.deal import Deal
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.draft.last_private import MustTake
from roundhouse.games.g1846.rules.steps.draft.pick import NotInHand, Pick
from roundhouse.games.g1846.rules.steps.setup import Remove, new_state
from tests.games.g1846.rules.build import AMY, BOB, CARLOS, GAME, allowed, play, refused
from tests.games.g1846.rules.names import BIG4, LSL, MAIL, MS
from tests.support.rules import rule


def cards(*names: str) -> tuple[CardId, ...]:
    return tuple(CardId(name) for name in names)


def top(state: State) -> object:
    return state.stack[-1]


def dealt(seed: str = "1", seats: int = 3, **options: bool) -> Table[State, object]:
    return Table.start(GAME, Setup(seats=seats, options=options), seed=seed)  # type: ignore[arg-type]  # any view


# Setup


@rule("SET-1", "SET-2", "SET-6", "PHASE-I")
@pytest.mark.parametrize(
    ("seats", "bank", "cash", "trains"),
    [
        (2, 7000, 600, (5, 5, 3, 4)),
        (3, 6500, 400, (5, 4, 3, -1)),
        (4, 7500, 400, (6, 5, 4, -1)),
        (5, 9000, 400, (7, 6, 5, -1)),
    ],
)
def test_the_bank_deals_start_cash(
    seats: int, bank: int, cash: int, trains: tuple[int, ...]
) -> None:
    state = GAME.new(Setup(seats=seats))
    assert total_money(state) == bank
    assert [state.cash[Seat(seat)] for seat in range(seats)] == [cash] * seats
    assert (state.supply, state.phase, state.priority) == (trains, 1, AMY)


@rule("SET-3", "OPT-2P-2", "OPT-2E-1", "R-1")
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_removals_leave_the_right_number_in_play(seats: int, second: bool) -> None:
    state = dealt(seats=seats, second_edition_privates=second).state
    groups = Counter(DEFS.privates[private].group for private in state.privates)
    each = 3 - DEFS.players[seats].removed_privates
    assert groups == {"": 4, "orange": each, "blue": each}
    assert len(state.corps) == {2: 5, 3: 5, 4: 6, 5: 7}[seats]
    green = sum(1 for corp in state.removed if DEFS.corps[corp].group == "green")
    assert green == len(state.removed) or seats == 2


@rule("OPT-2P-2")
def test_two_players_lose_one_corporation_of_each_region() -> None:
    removed = dealt(seats=2).state.removed
    assert sorted(DEFS.corps[corp].two_player_group for corp in removed) == ["north", "south"]


@rule("R-1")
def test_second_edition_privates_are_an_option() -> None:
    assert "LM" not in new_state(Setup(seats=5)).privates
    options = {"second_edition_privates": True}
    assert {"LM", "BT"} <= set(new_state(Setup(seats=5, options=options)).privates)


@rule("OPT-2P-1")
def test_the_two_player_rules_are_for_two() -> None:
    assert new_state(Setup(seats=2)).options.two_player
    with pytest.raises(BadOption):
        new_state(Setup(seats=3, options={"two_player": True}))


@rule("SET-4", "R-6")
def test_a_removed_corporation_blocks_its_home_but_reserves_nothing() -> None:
    state = play(
        GAME.new(Setup(seats=3)),
        *(Remove(what=name) for name in ("MC", "O&I", "SC", "TBC", "ERIE", "PRR")),
    )
    assert state.board.owners_at(HexId("E21")) == (NEUTRAL,)
    assert state.board.owners_at(HexId("F20")) == (NEUTRAL,)
    assert state.board.owners_at(HexId("D20")) == ()
    assert state.board.owners_at(HexId("E11")) == ()
    assert state.removed == ("ERIE", "PRR")


@rule("SET-3")
def test_only_what_is_in_the_group_can_be_removed() -> None:
    state = GAME.new(Setup(seats=3))
    assert isinstance(next(GAME.refusals(state, CHANCE, Remove(what="MAIL"))), NoSuchOutcome)
    state = play(state, Remove(what="MC"))
    assert isinstance(next(GAME.refusals(state, CHANCE, Remove(what="MC"))), NoSuchOutcome)


@rule("SET-7")
def test_the_independents_have_their_tokens_and_nothing_else_yet() -> None:
    state = GAME.new(Setup(seats=5))
    assert state.board.owners_at(HexId("C15")) == (MS,)
    assert state.board.owners_at(HexId("G9")) == (BIG4,)
    assert MS not in state.cash
    assert MS not in state.trains


@rule("OPT-2P-3")
def test_removed_erie_blocks_the_second_slot_of_d20_for_two() -> None:
    state = GAME.new(Setup(seats=2))
    state = play(state, *(Remove(what=name) for name in ("MC", "SC", "ERIE", "IC")))
    assert state.board.owners_at(HexId("D20")) == (NEUTRAL,)
    assert state.board.owners_at(HexId("G7")) == ()  # IC's comes when that tile is green


# The draft


def drafting(*bags: tuple[CardId, ...]) -> State:
    """A draft of three with this deck; it is Carlos's turn."""
    state = new_state(Setup(seats=3))
    state.corps = tuple(corp for corp in state.corps if corp not in ("ERIE", "PRR"))
    state.deck = tuple(tuple(sorted(bag)) for bag in bags)
    state.stack = (Playing(), Drafting(seat=CARLOS, begun=True))
    Game1846().settle(state)
    return state


@rule("DRAFT-1")
@pytest.mark.parametrize(("seats", "privates"), [(3, 6), (4, 8), (5, 10)])
def test_the_deck_holds_privates_and_a_blank_each(seats: int, privates: int) -> None:
    state = dealt(seats=seats).state
    frame = top(state)
    assert isinstance(frame, Picking)
    deck = [*frame.hand, *(card for bag in state.deck for card in bag)]
    assert Counter(card == BLANK for card in deck) == {True: seats, False: privates}


@rule("DRAFT-2", "DRAFT-3")
def test_turns_go_counter_clockwise_from_the_last_player() -> None:
    table = dealt(seats=3)
    seats = []
    for _ in range(4):
        frame = table.state.stack[-1]
        assert isinstance(frame, Picking)
        assert len(frame.hand) == 5
        seats.append(frame.seat)
        table.play(frame.seat, Pick(card=frame.hand[0]))
    assert seats == [2, 1, 0, 2]


@rule("DRAFT-3")
def test_the_rest_returns_to_the_bottom_and_is_drawn_after_what_lay_above() -> None:
    state = drafting(cards("MS", "LSL", "MAIL", "C&WI", "MPC"), cards("BIG4", "blank"))
    state = play(state, Pick(card=CardId("MS")))
    frame = top(state)
    assert isinstance(frame, Dealing)
    assert (frame.sure, frame.take) == (cards("BIG4", "blank"), 3)


@rule("DRAFT-3")
def test_chance_deals_only_what_the_bag_holds() -> None:
    state = drafting(cards("MS", "LSL", "MAIL", "C&WI", "MPC"), cards("BIG4", "blank"))
    state = play(state, Pick(card=CardId("MS")))
    wrong = Deal(cards=cards("C&WI", "LSL", "MS"))
    assert isinstance(next(GAME.refusals(state, CHANCE, wrong)), NoSuchOutcome)
    state = play(state, Deal(cards=cards("C&WI", "LSL", "MAIL")))
    frame = top(state)
    assert isinstance(frame, Picking)
    assert frame.hand == cards("BIG4", "C&WI", "LSL", "MAIL", "blank")
    assert state.deck == (cards("MPC"),)


@rule("DRAFT-4")
def test_a_blank_may_be_kept_only_if_one_was_drawn() -> None:
    state = drafting(cards("MS", "LSL", "MAIL"))
    assert refused(state, Pick(card=BLANK), NotInHand)["hand"] == ("LSL", "MAIL", "MS")
    assert allowed(drafting(cards("MS", "LSL", "blank")), Pick(card=BLANK))


@rule("DRAFT-5", "R-2")
def test_the_draft_ends_when_no_private_is_left() -> None:
    state = drafting(cards("MS", "blank", "blank"))
    state = play(state, Pick(card=CardId("MS")))
    assert isinstance(top(state), StockTurn)
    assert state.owners == {MS: CARLOS}


@rule("DRAFT-6", "R-4")
def test_the_last_private_falls_by_ten_for_each_pass() -> None:
    state = drafting(cards("MAIL", "blank"))
    state = play(state, Pick(card=BLANK))
    assert top(state) == LastPrivate(seat=BOB, private=MAIL, price=80)
    state = play(state, Pass())
    assert top(state) == LastPrivate(seat=AMY, private=MAIL, price=70)
    assert refused(state, TakePrivate(private=MS), NoSuch)["name"] == "MS"
    state = play(state, Pass(), TakePrivate(private=MAIL))
    assert state.owners == {MAIL: CARLOS}
    assert state.cash[CARLOS] == 400 - 60


@rule("DRAFT-7", "R-4")
def test_who_gets_the_last_private_for_nothing_must_take_it() -> None:
    state = drafting(cards("LSL", "blank"))
    state = play(state, Pick(card=BLANK), Pass(), Pass(), Pass(), Pass())
    assert top(state) == LastPrivate(seat=AMY, private=LSL, price=0)
    assert refused(state, Pass(), MustTake)["rule"] == "DRAFT-7"
    assert play(state, TakePrivate(private=LSL)).cash[AMY] == 400


@rule("DRAFT-7", "R-3")
def test_an_independents_debt_is_always_due() -> None:
    state = drafting(cards("BIG4", "blank"))
    state = play(state, Pick(card=BLANK), Pass(), Pass(), Pass(), Pass(), TakePrivate(private=BIG4))
    assert state.cash[AMY] == 400 - 60
    assert state.cash[BIG4] == 40  # its list price, although bought for less


@rule("DRAFT-8", "DRAFT-9")
def test_all_pay_when_the_draft_is_over() -> None:
    state = drafting(cards("MS", "LSL", "blank"))
    bank = state.cash[BANK]
    state = play(state, Pick(card=CardId("MS")))
    assert state.cash[CARLOS] == 400
    state = play(state, Pick(card=CardId("LSL")))
    assert (state.cash[CARLOS], state.cash[BOB]) == (400 - 140, 400 - 40)
    assert (state.cash[MS], state.trains[MS]) == (60, ("2",))
    assert state.cash[BANK] == bank + 180 - 60 - 40  # BIG4, unowned here, is endowed as well
    assert state.picks == ((), (), ())


@rule("DRAFT-10", "R-5")
def test_player_one_starts_the_first_stock_round() -> None:
    state = play(drafting(cards("MS", "blank")), Pick(card=CardId("MS")))
    assert top(state) == StockTurn(seat=AMY)
    assert (state.set_no, state.priority) == (1, AMY)


# What is hidden


@rule("DRAFT-3")
def test_picks_and_hands_are_hidden_until_the_end() -> None:
    table = dealt(seats=4)
    rng = Random(4)
    while isinstance(frame := table.state.stack[-1], Picking):
        for seat in range(4):
            seen = GAME.view(table.state, Seat(seat)).state
            shown = seen.stack[-1]
            assert isinstance(shown, Picking)
            assert (shown.hand == frame.hand) == (seat == frame.seat)
            assert seen.picks[seat] == table.state.picks[seat]
            assert {card for bag in seen.deck for card in bag} <= {"?"}
            others = [cards for other, cards in enumerate(seen.picks) if other != seat]
            assert {card for cards in others for card in cards} <= {"?"}
        table.play(frame.seat, table.offers(frame.seat).sample(rng))


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_draft_looks_like_the_real_one_and_can_be_played(seed: int) -> None:
    rng = Random(seed)
    table = dealt(str(seed), seats=3 + seed % 3)
    while table.state.set_no == 0:
        for viewer in (None, *map(Seat, range(table.setup.seats))):
            view = GAME.view(table.state, viewer)
            guess = GAME.imagine(view, rng)
            assert GAME.view(guess, viewer) == view
            assert GAME.legal(guess, GAME.to_act(guess)[0])
        seat = table.to_act[0]
        table.play(seat, table.offers(seat).sample(rng))
    assert GAME.imagine(GAME.view(table.state, None), rng) == table.state


def test_two_privates_of_the_same_price_are_dealt_with_equal_odds() -> None:
    state = GAME.new(Setup(seats=3))
    (offer,) = GAME.legal(state, CHANCE)
    assert set(offer.open["what"].odds().values()) == {offer.open["what"].odds()[PrivateId("MC")]}


def covered(state: State, viewer: Seat | None) -> None:
    """The view hides what it must, and an imagined position looks the same."""
    view = GAME.view(state, viewer)
    guess = GAME.imagine(view, Random(5))
    assert GAME.view(guess, viewer) == view
    assert sum(len(cards) for cards in guess.picks) == sum(len(cards) for cards in state.picks)


def test_a_hand_being_dealt_is_hidden_and_can_be_imagined() -> None:
    state = GAME.new(Setup(seats=5))
    assert isinstance(top(state), Dealing)
    for viewer in (None, AMY):
        covered(state, viewer)
    hand, rest = cards("MS", "LSL", "MAIL", "C&WI", "MPC"), cards("BIG4", "blank", "blank", "blank")
    state = play(fill_privates(drafting(hand, rest)), Pick(card=CardId("MS")))
    frame = top(GAME.view(state, AMY).state)
    assert isinstance(frame, Dealing)
    assert set(frame.sure) == {"?"}
    covered(state, AMY)
    covered(state, CARLOS)


def fill_privates(state: State) -> State:
    names = ("MS", "BIG4", "C&WI", "MAIL", "LSL", "MPC")
    state.privates = tuple(PrivateId(name) for name in names)
    return state


def test_the_last_private_is_known_to_lie_open_when_picks_are_imagined() -> None:
    state = fill_privates(drafting(cards("MAIL", "blank")))
    state.picks = (cards("LSL", "MPC"), cards("MS", "blank"), cards("C&WI", "BIG4", "blank"))
    state = play(state, Pick(card=BLANK))
    assert isinstance(top(state), LastPrivate)
    for viewer in (None, AMY, CARLOS):
        guess = GAME.imagine(GAME.view(state, viewer), Random(3))
        assert "MAIL" not in {card for picks in guess.picks for card in picks}
        covered(state, viewer)
