"""Section 7: action cards."""

import pytest

from roundhouse.core.actions import Seat
from roundhouse.games.switch_signal.rules import discs
from roundhouse.games.switch_signal.rules.cards import AnyOrder, CardsPlayed, WrongPayment, wallet
from roundhouse.games.switch_signal.rules.discs import CityGoesRed, NotGreen, SignalMoved, SwitchSet
from roundhouse.games.switch_signal.rules.frames import Acting, Drawing, Rolling
from roundhouse.games.switch_signal.rules.game import GAME
from tests.games.switch_signal.rules.support import (
    NA,
    PASS,
    after,
    at,
    cargo,
    closed_at,
    colour,
    events,
    exit_by,
    green,
    loading,
    move,
    offered,
    position,
    refused,
    roll,
    rolled,
    settled,
    signal,
    stock,
    switch,
)
from tests.support.rules import rule

FULL = ("move",) * 4 + ("signal",) * 3 + ("switch",) * 3


@rule("SS-ACT-1", "SS-RUL-28", "SS-TURN-1")
def test_any_number_of_cards_in_any_order_then_none() -> None:
    state = position(hand=("switch", "switch", "signal", "move"), trains={"black-1": "vienna"})
    state = after(
        state,
        switch("nevers", "limoges-nevers"),
        move("black-1"),
        roll(2),
        switch("nevers", "lyon-nevers"),
    )
    assert (state.hands[0], state.discard) == ((1, 0, 0), (0, 2, 1))
    state = after(state, PASS)
    assert state.stack == (Drawing(seat=state.active, count=5),)
    nothing_played = after(position(), PASS)
    assert sum(nothing_played.hands[0]) == 3


@rule("SS-ACT-1")
def test_a_card_is_on_the_discard_before_the_next() -> None:
    state = position()
    log = events(state, switch("nevers", "limoges-nevers"))
    assert log[0] == CardsPlayed(seat=state.active, cards=("switch",))
    assert log[1] == SwitchSet(
        junction="nevers",
        closed=("limoges-nevers",),
        connected=("lyon-nevers", "paris-nevers"),
    )


@rule("SS-ACT-2", "SS-TERM-8")
def test_a_signal_disc_goes_from_a_green_place_to_a_red_one() -> None:
    before = position()
    state = after(before, signal("lyon-nevers@1", "limoges-nevers@1"))
    assert green(state) - green(before) == {"limoges-nevers@1"}
    assert green(before) - green(state) == {"lyon-nevers@1"}
    assert events(before, signal("lyon-nevers@1", "limoges-nevers@1"))[1] == SignalMoved(
        disc="lyon-nevers@1", to="limoges-nevers@1"
    )
    assert refused(before, signal("limoges-nevers@1", "basel-munich@1")).rule == "SS-ACT-2"
    assert refused(before, signal("lyon-nevers@1", "brussels-metz@1")).rule == "SS-ACT-2"
    assert refused(before, signal("lyon-nevers@1", "nowhere@1")).rule == "SS-TERM-8"
    assert refused(before, signal("nowhere@1", "limoges-nevers@1")).rule == "SS-TERM-8"


@rule("SS-TEST-19", "SS-RUL-31", "SS-ACT-2")
def test_the_last_disc_of_a_city_may_move_within_the_city() -> None:
    action = signal("lyon-marseille@marseille", "narbonne-marseille@marseille")
    state = after(position(), action)
    assert "narbonne-marseille@marseille" in green(state)


@rule("SS-TEST-20", "SS-RUL-31", "SS-ACT-2")
def test_the_last_disc_of_a_city_may_not_leave_it() -> None:
    refusal = refused(position(), signal("lyon-marseille@marseille", "limoges-nevers@1"))
    assert (refusal.rule, refusal.params["city"]) == ("SS-ACT-2", "marseille")


@rule("SS-ACT-2")
def test_one_of_two_discs_of_a_city_may_leave_it() -> None:
    state = position(discs={"lyon-nevers@1": "savona-marseille@marseille"})
    for disc in ("lyon-marseille@marseille", "savona-marseille@marseille"):
        assert offered(state, signal(disc, "limoges-nevers@1"))
        assert offered(state, signal(disc, "narbonne-marseille@marseille"))
    assert offered(state, signal("brussels-metz@1", "paris-tours@paris"))


@rule("SS-ACT-3", "SS-TERM-6", "SS-RUL-33")
def test_a_junction_keeps_its_discs_on_different_arms() -> None:
    state = position()
    assert closed_at(after(state, switch("lyon", "dijon-lyon")), "lyon") == ("dijon-lyon",)
    one_moved = switch("frankfurt", "strasbourg-frankfurt", "hannover-frankfurt")
    both_moved = switch("frankfurt", "amsterdam-frankfurt", "hannover-frankfurt")
    for action in (one_moved, both_moved):
        assert closed_at(after(state, action), "frankfurt") == tuple(sorted(action.closed))
    for arms in ((), ("lyon-nevers", "dijon-lyon"), ("metz-paris",)):
        refusal = refused(state, switch("lyon", *arms))
        assert (refusal.rule, refusal.params["discs"]) == ("SS-TERM-6", 1)
    twice = switch("frankfurt", "hannover-frankfurt", "hannover-frankfurt")
    assert refused(state, twice).rule == "SS-TERM-6"
    assert refused(state, switch("rome", "lyon-nevers")).rule == "SS-TERM-6"


@rule("SS-ACT-3")
def test_a_switch_must_be_changed() -> None:
    state = position()
    assert refused(state, switch("lyon", "lyon-nevers")).rule == "SS-ACT-3"
    same = switch("frankfurt", "frankfurt-nuernberg", "strasbourg-frankfurt")
    assert refused(state, same).rule == "SS-ACT-3"


@rule("SS-ACT-3")
def test_the_order_in_which_arms_are_named_does_not_matter() -> None:
    state = position()
    for arms in (
        ("amsterdam-frankfurt", "hannover-frankfurt"),
        ("hannover-frankfurt", "amsterdam-frankfurt"),
    ):
        assert offered(state, switch("frankfurt", *arms))


@rule("SS-ACT-4", "SS-RUL-34", "SS-MOVE-1")
def test_a_move_card_rolls_for_any_train_again_and_again() -> None:
    state = position(hand=("move", "move"), trains={"black-1": "vienna", "grey-1": "brest"})
    state = after(state, move("black-1"))
    assert state.stack == (Acting(), Rolling(train="black-1"))
    state = after(state, roll(2), move("black-1"), roll(2))
    assert at(state, "black-1") == "munich-nuernberg:1>"
    assert at(state, "grey-1") == "brest"
    assert refused(position(), move("black-1")).rule == "SS-ACT-4"
    assert refused(position(), move("green-1")).rule == "SS-INST-14"


@rule("SS-ACT-5", "SS-RUL-28")
@pytest.mark.parametrize("pair", [("switch", "switch"), ("signal", "switch"), ("move", "switch")])
def test_any_two_cards_make_any_action(pair: tuple[str, ...]) -> None:
    state = position(hand=("switch", "switch", "signal", "move"), trains={"black-1": "vienna"})
    for action in (
        move("black-1", *pair),
        signal("lyon-nevers@1", "limoges-nevers@1", *pair),
        switch("lyon", "dijon-lyon", cards=pair),
    ):
        assert sum(after(state, action).hands[0]) == 2


@rule("SS-ACT-5")
@pytest.mark.parametrize("cards", [("switch",), (), ("move", "move", "move")])
def test_an_action_costs_one_fitting_card_or_two(cards: tuple[str, ...]) -> None:
    state = position(hand=FULL, trains={"black-1": "vienna"})
    action = move("black-1")
    refusal = refused(state, type(action)(train="black-1", cards=cards))
    assert (refusal.rule, refusal.params["needed"]) == ("SS-ACT-5", "move")


@rule("SS-ACT-6", "SS-RUL-29")
@pytest.mark.parametrize("card", ["move", "signal", "switch"])
def test_any_one_card_loads_a_train_in_a_trade_city(card: str) -> None:
    state = after(position(trains={"grey-2": "amsterdam"}), loading("grey-2", card))
    assert (cargo(state, "grey-2"), stock(state, "amsterdam")) == ("yellow", 1)
    assert sum(state.hands[0]) == 2


@rule("SS-ACT-6")
def test_a_train_loads_one_cube_in_a_trade_city_that_has_one() -> None:
    loaded = position(trains={"grey-2": "amsterdam"}, loads={"grey-2": "red"})
    assert refused(loaded, loading("grey-2")).params == {"train": "grey-2", "goods": "red"}
    empty = position(trains={"grey-2": "amsterdam"}, goods=(0, 2, 2, 2))
    assert refused(empty, loading("grey-2")).params == {"train": "grey-2", "city": "amsterdam"}
    outside = position(trains={"grey-2": "osnabrueck-amsterdam:1>"})
    assert refused(outside, loading("grey-2")).params["at"] == "osnabrueck-amsterdam:1>"
    port = position(NA, trains={"grey-2": "new-york"})
    assert refused(port, loading("grey-2")).rule == "SS-ACT-6"
    assert refused(outside, loading("grey-1")).rule == "SS-ACT-4"
    assert refused(outside, loading("grey-2", "joker")).rule == "SS-ACT-6"
    standing = position(trains={"grey-2": "amsterdam"})
    assert refused(standing, loading("grey-2", "joker")).rule == "SS-DECK-1"


@rule("SS-ACT-7", "SS-NA-5", "SS-RUL-30")
def test_nothing_is_loaded_during_a_move() -> None:
    before = position(
        NA,
        discs={"st-louis-cincinnati@1": "oklahoma-city-dallas@dallas"},
        trains={"black-1": "jackson-dallas:1>"},
    )
    asking = rolled(before, "black-1", 5)
    assert at(asking, "black-1") == "dallas"
    assert refused(asking, loading("black-1")).params["action"] == "load_train"
    passed = after(asking, exit_by("oklahoma-city-dallas"))
    assert (cargo(passed, "black-1"), stock(passed, "dallas")) == ("", 2)


@rule("SS-ACT-8")
def test_only_the_active_players_own_cards_can_be_used() -> None:
    state = position(hand=("move",), hands=((0, 0, 1), (5, 5, 0)), trains={"black-1": "vienna"})
    refusal = refused(state, switch("lyon", "dijon-lyon"))
    assert (refusal.rule, refusal.params) == (
        "SS-ACT-8",
        {"card": "switch", "needed": 1, "held": 0},
    )
    assert refused(state, move("black-1", "move", "move")).params["held"] == 1
    other = next(GAME.refusals(state, Seat(1), PASS))
    assert other.params["to_act"] == (0,)


ENDINGS = {"pass", "draw_fewer"}


@rule("SS-ACT-9", "SS-RUL-56")
def test_cards_are_played_only_for_actions_that_can_be_done() -> None:
    state = position(hand=("move",))
    assert {offer.action.wire for offer in GAME.legal(state, state.active)} == ENDINGS
    old = settled(position(hand=("move",), version=1))
    assert old.stack == (Drawing(seat=state.active, count=5),)
    kinds = {offer.action.wire for offer in GAME.legal(position(hand=FULL), state.active)}
    assert kinds == {"set_signal", "set_switch", "pass"}
    assert refused(position(hand=FULL), colour("black")).params["step"] == "acting"


@rule("SS-ACT-9")
def test_signal_and_switch_always_have_a_target() -> None:
    for hand, kind in ((("signal",), "set_signal"), (("switch",), "set_switch")):
        kinds = {offer.action.wire for offer in GAME.legal(position(hand=hand), Seat(0))}
        assert kinds == {kind, *ENDINGS}


@rule("SS-RUL-57")
def test_a_move_may_be_played_on_a_train_that_will_crash() -> None:
    state = position(trains={"black-1": "calais-amiens:1<", "grey-1": "calais"})
    state = after(state, move("black-1"), roll(2))
    assert (at(state, "black-1"), state.clock) == ("depot", 3)


@rule("SS-RUL-32", "SS-RUL-53")
def test_trains_do_not_react_to_signals_and_switches() -> None:
    before = position(
        hand=FULL, trains={"black-1": "lyon-nevers:2<", "brown-1": "limoges-nevers:1>"}
    )
    state = after(
        before,
        switch("nevers", "limoges-nevers"),
        signal("lyon-nevers@1", "limoges-nevers@1"),
    )
    assert (state.trains, state.clock) == (before.trains, 7)


@rule("SS-ACT-2", "SS-ACT-5")
def test_every_reason_is_told_and_an_agreement_hides_only_its_own() -> None:
    state = position()
    action = signal("lyon-marseille@marseille", "limoges-nevers@1", "switch")
    rules = [refusal.rule for refusal in GAME.refusals(state, Seat(0), action)]
    assert rules == ["SS-ACT-2", "SS-ACT-5"]
    with pytest.raises(CityGoesRed):  # no city can be without a green place
        GAME.apply(state, Seat(0), action, frozenset(rules))
    action = signal("lyon-nevers@1", "limoges-nevers@1", "switch")
    with pytest.raises(WrongPayment):
        GAME.apply(state, Seat(0), action, frozenset({"SS-ACT-2"}))
    agreed = GAME.apply(state, Seat(0), action, frozenset(rules)).state
    assert "limoges-nevers@1" in green(agreed)
    with pytest.raises(NotGreen):
        GAME.apply(state, Seat(0), signal("basel-munich@1", "limoges-nevers@1"), frozenset(rules))


def test_offers_of_signals_are_remembered_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discs, "MOST_CACHED", 1)
    state = position()
    for to in ("limoges-nevers@1", "basel-munich@1"):
        GAME.legal(after(position(hand=FULL), signal("lyon-nevers@1", to)), Seat(0))
    assert len(state.board.net.cache["signals"]) == 1


def test_a_wallet_knows_every_way_to_pay() -> None:
    assert wallet((0, 0, 0)).move is None
    assert wallet((0, 0, 0)).single is None
    assert wallet((1, 0, 0)).move is None
    two_kinds = wallet((0, 1, 1)).move
    assert two_kinds is not None
    assert set(two_kinds.values) == {("move",), ("move", "switch")}
    assert ("switch", "move") in two_kinds
    assert ("switch", "switch") not in two_kinds
    assert wallet((7, 0, 0)) is wallet((2, 0, 0))
    assert AnyOrder([("a",)]) == AnyOrder([("a",)])
    assert AnyOrder([("a",)]) != AnyOrder([("b",)])
    assert "a" not in AnyOrder([("a",)])
