"""Section 10: drawing action cards."""

from typing import Any

import pytest

from roundhouse.core.actions import CHANCE
from roundhouse.core.offers import Bag, Ints
from roundhouse.games.switch_signal.rules.frames import Acting, Drawing, Revealing
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.acting import DrawFewer, NothingToDraw
from roundhouse.games.switch_signal.rules.steps.drawing_cards import CardsDrawn, DiscardShuffled
from roundhouse.games.switch_signal.rules.turn import TurnBegun
from tests.games.switch_signal.rules.support import (
    PASS,
    after,
    draw,
    events,
    position,
    refused,
    roll,
    signal,
)
from tests.support.rules import rule


def ending(hand: int, **changes: Any) -> State:
    """The end of step 2 with so many cards in hand."""
    hands = ((hand, 0, 0), (0, 0, 5))
    return after(position(hands=hands, **changes), PASS)


@rule("SS-DRAW-1", "SS-TURN-1")
@pytest.mark.parametrize(("hand", "drawn"), [(1, 5), (4, 5), (5, 5), (6, 4), (9, 1)])
def test_five_are_drawn_but_never_beyond_ten(hand: int, drawn: int) -> None:
    state = ending(hand)
    assert state.stack == (Drawing(seat=state.active, count=drawn),)
    state = after(state, draw(*["move"] * drawn))
    assert sum(state.hands[0]) == hand + drawn
    assert (state.active, state.turn, state.stack) == (1, 3, (Acting(), Revealing()))


@rule("SS-DRAW-1")
def test_with_ten_cards_nothing_is_drawn() -> None:
    state = ending(10)
    assert (state.active, sum(state.hands[0])) == (1, 10)
    assert state.stack == (Acting(), Revealing())


@rule("SS-DRAW-2", "SS-RUL-51")
@pytest.mark.parametrize(("hand", "most"), [(0, 5), (3, 5), (7, 3), (9, 1)])
def test_fewer_cards_may_be_drawn_or_none(hand: int, most: int) -> None:
    state = position(hands=((hand, 0, 0), (0, 0, 5)))
    (offer,) = GAME.legal(state, state.active).of(DrawFewer)
    assert offer.open["count"] == Ints(0, most - 1)
    assert refused(state, DrawFewer(count=most)).params == {"count": most, "most": most}
    assert refused(state, DrawFewer(count=-1)).rule == "SS-DRAW-2"
    none = after(state, DrawFewer(count=0))
    assert (none.active, none.turn, sum(none.hands[0])) == (1, 3, hand)
    for count in range(1, most):
        state_ = after(state, DrawFewer(count=count))
        assert state_.stack == (Drawing(seat=state.active, count=count),)


@rule("SS-DRAW-2", "SS-TURN-4")
def test_where_nothing_would_be_drawn_nothing_is_left_out() -> None:
    full = position(hands=((10, 0, 0), (0, 0, 5)))
    assert isinstance(refused(full, DrawFewer(count=0)), NothingToDraw)
    last = position(hands=((1, 0, 0), (0, 0, 5)), left=0)
    assert isinstance(refused(last, DrawFewer(count=0)), NothingToDraw)
    old = position(hands=((1, 0, 0), (0, 0, 5)), version=1)
    assert isinstance(refused(old, DrawFewer(count=0)), NothingToDraw)


@rule("SS-DRAW-2", "SS-TURN-4")
def test_the_last_card_does_not_end_the_turn_while_the_draw_is_to_be_chosen() -> None:
    red = signal("hannover-frankfurt@1", "berlin-leipzig@berlin", "signal")
    state = after(position(hand=("signal",)), red)
    assert (sum(state.hands[0]), state.stack) == (0, (Acting(),))
    old = after(position(hand=("signal",), version=1), red)
    assert old.stack == (Drawing(seat=old.active, count=5),)


@rule("SS-TURN-4", "SS-END-2")
@pytest.mark.parametrize(("version", "asked"), [(2, False), (3, True)])
def test_the_last_card_of_the_game_does_not_end_it_unasked(version: int, asked: bool) -> None:
    red = signal("hannover-frankfurt@1", "berlin-leipzig@berlin", "signal")
    state = after(position(hand=("signal",), left=0, version=version), red)
    assert (state.stack == (Acting(),), state.outcome == "") == (asked, asked)
    if asked:
        assert after(state, PASS).outcome == "out_of_time"


@rule("SS-DRAW-1")
def test_exactly_the_number_that_is_due_is_drawn() -> None:
    state = ending(1)
    assert GAME.to_act(state) == (CHANCE,)
    assert refused(state, draw("move")).rule == "SS-DRAW-1"
    assert refused(state, draw(*["move"] * 6)).rule == "SS-DRAW-1"
    assert refused(state, draw("joker", *["move"] * 4)).rule == "SS-DRAW-1"
    assert refused(state, roll(1)).params["step"] == "drawing"
    few = ending(1, pile=(0, 2, 9))
    assert refused(few, draw("switch", "switch", "switch", "move", "move")).rule == "SS-DRAW-1"


@rule("SS-TEST-21", "SS-DRAW-3")
def test_drawing_goes_on_from_the_shuffled_discard() -> None:
    state = ending(4, pile=(1, 1, 1), discard=(10, 9, 8))
    log = events(state, draw("move", "signal", "switch"))
    assert log[0] == CardsDrawn(seat=state.active, cards=("move", "signal", "switch"))
    assert log[1] == DiscardShuffled(cards=27)
    state = after(state, draw("move", "signal", "switch"))
    assert (state.stack, state.pile) == ((Drawing(seat=state.active, count=2),), (10, 9, 8))
    assert state.discard == (0, 0, 0)
    state = after(state, draw("signal", "signal"))
    assert (sum(state.hands[0]), state.pile) == (9, (8, 9, 8))


@rule("SS-TEST-22", "SS-DRAW-3", "SS-RUL-55")
def test_the_discard_is_shuffled_at_once_when_the_pile_is_empty() -> None:
    state = ending(7, pile=(1, 1, 1), discard=(10, 9, 8))
    log = events(state, draw("move", "signal", "switch"))
    assert [type(event) for event in log] == [CardsDrawn, DiscardShuffled, TurnBegun]
    state = after(state, draw("move", "signal", "switch"))
    assert (sum(state.hands[0]), state.pile, state.discard) == (10, (10, 9, 8), (0, 0, 0))


@rule("SS-DRAW-4")
def test_the_limit_is_checked_only_when_drawing() -> None:
    """Four full hands leave 41 cards for the two piles: they are never both empty."""
    state = ending(12)
    assert (sum(state.hands[0]), state.active) == (12, 1)
    assert 4 * 10 < 81


@rule("SS-TERM-14", "SS-INFO-2")
def test_the_pile_is_a_bag_whose_odds_are_those_of_its_cards() -> None:
    state = ending(5, pile=(1, 0, 3))
    (offer,) = GAME.legal(state, CHANCE)
    cards = offer.open["cards"]
    assert isinstance(cards, Bag)
    assert (cards.counts, cards.take) == ({"move": 3, "signal": 1}, 4)
