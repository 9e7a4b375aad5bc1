"""The engine of frames: who decides, what is refused, what goes on by itself."""

from dataclasses import replace

import pytest

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.errors import GameOver, NoSuchOutcome, NotNow, NotYourTurn
from roundhouse.core.events import Event
from roundhouse.core.frames import Asides, Frame, FrameGame
from roundhouse.core.game import Applied
from roundhouse.core.offers import NO_OFFERS
from tests.core.ferry import (
    AMY,
    BOB,
    AgainstTheWind,
    BeyondTheBank,
    Bite,
    Biting,
    Crossing,
    Drifting,
    Ferry,
    Fish,
    Heard,
    LetBe,
    Napping,
    Pay,
    Paying,
    River,
    Row,
    Rowing,
    TooTired,
    Travelling,
    Whistle,
)

GAME = Ferry()
START = Travelling()


def river(*frames: Frame, strength: int = 3, calm: bool = True) -> River:
    return River(stack=frames, strength=(strength, strength), calm=calm)


def heard(applied: Applied[River]) -> list[str]:
    return [event.what for event in applied.events if isinstance(event, Heard)]


def kinds(state: River, seat: Seat) -> list[type[Action]]:
    return [offer.action for offer in GAME.legal(state, seat)]


def went_on(state: River, game: Ferry = GAME) -> tuple[list[str], tuple[Frame, ...]]:
    """What is heard and what is left once the game has gone on by itself."""
    log = game.settle(state)
    return [event.params["what"] for event in log], state.stack


# Who decides


def test_the_top_frame_says_who_decides() -> None:
    assert GAME.to_act(river(START, Crossing(seat=BOB))) == (BOB,)
    assert GAME.to_act(river(Crossing(seat=AMY), Biting())) == (CHANCE,)
    assert GAME.to_act(river(Paying(seat=AMY, other=BOB))) == (AMY, BOB)
    assert GAME.to_act(river()) == ()


def test_all_deciders_are_awaited_unless_the_game_says_better() -> None:
    assert GAME.awaited(river(Paying(seat=AMY, other=BOB))) == (AMY, BOB)
    assert GAME.awaited(river()) == ()


def test_another_seat_is_refused_and_offered_nothing() -> None:
    state = river(Crossing(seat=AMY))
    (refusal,) = GAME.refusals(state, BOB, Fish())
    assert isinstance(refusal, NotYourTurn)
    assert refusal.params == {"seat": BOB, "to_act": (AMY,)}
    assert GAME.legal(state, BOB) is NO_OFFERS
    with pytest.raises(NotYourTurn):
        GAME.apply(state, BOB, Fish())


def test_at_the_end_nobody_acts() -> None:
    (refusal,) = GAME.refusals(river(), AMY, Fish())
    assert isinstance(refusal, GameOver)
    assert GAME.legal(river(), AMY) is NO_OFFERS
    with pytest.raises(GameOver):
        GAME.apply(river(), AMY, Fish())


# Offers and refusals


def test_all_steps_of_a_frame_make_offers_and_a_passable_one_lets_pass() -> None:
    assert kinds(river(Crossing(seat=AMY)), AMY) == [Row, Fish, Pass]
    assert kinds(river(Biting()), CHANCE) == [Bite]


def test_an_action_of_another_step_is_not_for_now() -> None:
    (refusal,) = GAME.refusals(river(Crossing(seat=AMY)), AMY, Bite(caught=1))
    assert isinstance(refusal, NotNow)
    assert (refusal.rule, refusal.params) == ("FERRY-0", {"action": "bite", "step": "crossing"})
    with pytest.raises(NotNow):
        GAME.apply(river(Biting()), CHANCE, Pass())  # no step takes it, and it is not passable


def test_every_reason_is_given_and_nothing_when_there_is_none() -> None:
    state = river(Crossing(seat=AMY), calm=False)
    found = list(GAME.refusals(state, AMY, Row(strokes=9)))
    assert [type(refusal) for refusal in found] == [TooTired, AgainstTheWind, BeyondTheBank]
    assert list(GAME.refusals(state, AMY, Fish())) == []
    assert list(GAME.refusals(state, AMY, Pass())) == []


def test_two_steps_for_one_action_on_a_frame_are_a_mistake_of_the_author() -> None:
    with pytest.raises(TypeError, match="Row"):
        Asides(Rowing(), Rowing())


# Waivers


def test_the_first_refusal_that_is_not_waived_is_raised() -> None:
    state = river(Crossing(seat=AMY), strength=1, calm=False)
    with pytest.raises(TooTired):
        GAME.apply(state, AMY, Row(strokes=2))
    with pytest.raises(AgainstTheWind):
        GAME.apply(state, AMY, Row(strokes=2), frozenset({"FERRY-1"}))
    both = frozenset({"FERRY-1", "FERRY-2"})
    assert GAME.apply(state, AMY, Row(strokes=2), both).state.strength == (-1, 1)


def test_the_impossible_is_never_waived_though_its_rule_is() -> None:
    state = river(Crossing(seat=AMY, at=4))
    with pytest.raises(BeyondTheBank):
        GAME.apply(state, AMY, Row(strokes=2), frozenset({"FERRY-1"}))
    with pytest.raises(NotNow):
        GAME.apply(state, AMY, Pay(), frozenset({"FERRY-0"}))
    with pytest.raises(NoSuchOutcome):
        GAME.apply(river(Biting()), CHANCE, Bite(caught=2), frozenset({"FERRY-3"}))


# Carrying out


def test_the_old_position_stays_as_it_was() -> None:
    state = river(Crossing(seat=AMY))
    after = GAME.apply(state, AMY, Row(strokes=2))
    assert state == river(Crossing(seat=AMY))
    assert after.state == replace(state, stack=(Crossing(seat=AMY, at=2),), strength=(1, 3))
    assert heard(after) == ["oars"]


def test_pass_finishes_a_passable_frame_and_the_game_goes_on() -> None:
    after = GAME.apply(river(Travelling(seat=BOB), Crossing(seat=AMY)), AMY, Pass())
    assert after.state.stack == (Travelling(seat=Seat(2)), Crossing(seat=BOB))
    assert heard(after) == ["boat 1"]


def test_a_secret_is_sealed_by_its_frame_or_its_action() -> None:
    crossing = river(Crossing(seat=AMY), calm=False)
    assert GAME.apply(crossing, AMY, Whistle()).sealed
    assert GAME.apply(river(Crossing(seat=AMY), Biting()), CHANCE, Bite(caught=1)).sealed
    assert not GAME.apply(crossing, AMY, Fish()).sealed


# Asides and interruptions


def test_an_aside_is_taken_beside_a_frame_that_stays() -> None:
    state = river(Crossing(seat=AMY), calm=False)
    assert kinds(state, AMY) == [Fish, Whistle, Pass]
    after = GAME.apply(state, AMY, Whistle())
    assert after.state.stack == state.stack
    assert heard(after) == ["a whistle"]
    (refusal,) = GAME.refusals(after.state, AMY, Whistle())
    assert refusal.rule == "FERRY-4"


def test_no_aside_beside_an_interruption() -> None:
    state = river(Crossing(seat=AMY), Napping(seat=AMY), calm=False)
    assert kinds(state, AMY) == [Pass]
    (refusal,) = GAME.refusals(state, AMY, Whistle())
    assert isinstance(refusal, NotNow)


def test_an_interruption_comes_first_then_what_it_interrupted() -> None:
    fishing = GAME.apply(river(Crossing(seat=AMY)), AMY, Fish())
    assert fishing.state.stack == (Crossing(seat=AMY, fished=True), Biting())
    bitten = GAME.apply(fishing.state, CHANCE, Bite(caught=1))
    assert (bitten.state.stack, bitten.state.fish) == ((Crossing(seat=AMY, fished=True),), 1)


def test_on_a_shared_frame_each_seat_has_its_own_answers() -> None:
    state = river(Paying(seat=AMY, other=BOB))
    assert kinds(state, AMY) == [LetBe]
    assert kinds(state, BOB) == [Pay, Pass]
    for seat, action in ((AMY, Pay()), (AMY, Pass()), (BOB, LetBe())):
        (refusal,) = GAME.refusals(state, seat, action)
        assert isinstance(refusal, NotNow)
    assert list(GAME.refusals(state, BOB, Pay())) == []
    assert heard(GAME.apply(state, BOB, Pass())) == ["pass"]  # its step takes it


# Going on


def test_a_sequencer_goes_on_until_somebody_decides() -> None:
    after = (Travelling(seat=BOB), Crossing(seat=AMY))
    assert went_on(river(START)) == (["boat 0"], after)
    assert went_on(river(*after)) == ([], after)


def test_nothing_but_pass_passes_by_itself() -> None:
    frames = (Travelling(seat=Seat(2)), Crossing(seat=AMY, fished=True))
    assert went_on(river(*frames, strength=0)) == (["the bell"], ())


def test_an_aside_is_waited_for() -> None:
    state = river(Crossing(seat=AMY, fished=True), strength=0, calm=False)
    assert not GAME.is_idle(state, state.stack[-1])
    after = GAME.apply(state, AMY, Whistle())  # now only Pass is left
    assert after.state.stack == ()


def test_a_step_that_takes_pass_is_asked_to_pass_by_itself() -> None:
    assert went_on(river(Napping(seat=AMY))) == (["a yawn"], ())


def test_what_goes_on_may_leave_the_decision_after_all() -> None:
    on_the_way, at_the_bank = Crossing(seat=AMY, at=1), Crossing(seat=AMY, at=5)
    assert went_on(river(on_the_way), Drifting()) == ([], (on_the_way,))
    assert went_on(river(at_the_bank), Drifting()) == ([], ())


def test_a_game_may_wait_for_every_pass() -> None:
    nap = Napping(seat=AMY)
    assert went_on(river(nap), Drifting()) == ([], (nap,))


def test_a_whole_crossing() -> None:
    state = river(START, strength=5)
    log: list[Event] = GAME.settle(state)
    for seat, action in (
        (AMY, Row(strokes=5)),
        (BOB, Pay()),
        (AMY, Fish()),
        (CHANCE, Bite(caught=1)),
        (BOB, Row(strokes=5)),
        (BOB, LetBe()),
        (BOB, Pass()),
    ):
        assert action in GAME.legal(state, seat)
        applied = GAME.apply(state, seat, action)
        state, log = applied.state, [*log, *applied.events]
    assert (state.stack, state.fish, state.paid) == ((), 1, 1)
    told = [event.params["what"] for event in log]
    assert told[:4] == ["boat 0", "oars", "pay", "a splash"]
    assert told[4:] == ["boat 1", "oars", "let_be", "the bell"]


# What a game must say itself


def test_a_game_says_who_decides_and_whose_answers_are_whose() -> None:
    class Silent(FrameGame[River]):
        pass

    state = river(Paying(seat=AMY, other=BOB))
    with pytest.raises(NotImplementedError):
        Silent().to_act(state)
    with pytest.raises(NotImplementedError):
        Silent().answers(state, state.stack[-1], AMY)
