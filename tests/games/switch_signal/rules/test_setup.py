"""Sections 3, 4, 14, 15, 17 and 21: what is in the box, and how a game begins."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import CHANCE, Seat
from roundhouse.core.errors import BadOption, BadSeats, UnknownOption
from roundhouse.core.offers import OneOf
from roundhouse.games.switch_signal.rules import components
from roundhouse.games.switch_signal.rules.boards.faults import BadBoard
from roundhouse.games.switch_signal.rules.components import INSTRUCTIONS, SYMBOLS, TRAINS
from roundhouse.games.switch_signal.rules.discs import SetSignal
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    CarryingOut,
    Drawing,
    LayingOut,
    PlacingTokens,
    Rolling,
    RollingDeparture,
)
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.steps.drawing_lots import DrawLot
from roundhouse.games.switch_signal.rules.steps.extra_signal import AddSignal
from roundhouse.games.switch_signal.rules.steps.random_layout import ScatterSignal, ScatterSwitch
from roundhouse.games.switch_signal.rules.steps.rolling_movement import RollMovement
from tests.games.switch_signal.rules.support import (
    CE,
    FIVE,
    NA,
    PASS,
    after,
    asked,
    at,
    board_text,
    by_chance,
    changed,
    closed_at,
    colour,
    dealt,
    dice,
    green,
    new,
    offered,
    position,
    refused,
    seat_of,
    signal,
    switch,
)
from tests.support.rules import rule


@rule("SS-COMP-1", "SS-TERM-4", "SS-TERM-5", "SS-DECK-1")
def test_the_box() -> None:
    assert Counter(name[:-2] for name in TRAINS) == {"black": 3, "brown": 3, "grey": 3}
    assert components.GOODS == ("yellow", "blue", "red", "white")
    assert 3 * components.EACH_CARD == 81
    assert list(components.DEPARTURES) == list(range(2, 13))
    assert len(components.HELPERS) == 6
    state = new()
    assert Counter(map(len, (state.trains, state.loads))) == {9: 2}
    assert state.pile == (27, 27, 27)


@rule("SS-COMP-2")
@pytest.mark.parametrize(
    ("train", "faces"),
    [("black", [2, 3, 3, 4, 4, 5]), ("brown", [1, 2, 2, 3, 3, 4]), ("grey", [1, 1, 1, 2, 2, 3])],
)
def test_the_movement_dice(train: str, faces: list[int]) -> None:
    state = position(
        trains={f"{train}-1": "vienna"}, frames=(Acting(), Rolling(train=f"{train}-1"))
    )
    (offer,) = GAME.legal(state, CHANCE)
    assert offer.open["points"] == OneOf(faces)
    for points in set(range(7)) - set(faces):
        assert refused(state, RollMovement(points=points)).rule == "SS-COMP-2"


@rule("SS-COMP-3", "SS-SOLO-1", "SS-SOLO-2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players(seats: int) -> None:
    state = dealt(new(seats))
    assert [sum(hand) for hand in state.hands] == [5] * seats
    assert sum(state.pile) == 81 - 5 * seats
    state = after(state, dice(1, 1), dice(1, 2), dice(6, 6), PASS, FIVE)
    assert state.active == 1 % seats
    assert (sum(state.hands[0]), len(INSTRUCTIONS) + 1 + 81) == (10, 100)


@rule("SS-COMP-3")
@pytest.mark.parametrize("seats", [0, 5])
def test_not_for_any_other_number(seats: int) -> None:
    with pytest.raises(BadSeats):
        new(seats)


@rule("SS-SETUP-1", "SS-TERM-1", "SS-TERM-2", "SS-TERM-3")
def test_a_first_game_is_on_central_europe() -> None:
    assert new().board.id == CE
    assert new(board=NA).board.id == NA
    net = new().board.net
    assert "lyon-nevers:2>" in net.number
    assert "paris" in net.number
    assert "calais" in net.number
    assert "nevers" not in net.number  # no train ever stands on a junction


@rule("SS-SETUP-2", "SS-SETUP-3", "SS-NA-2", "SS-TERM-6")
@pytest.mark.parametrize(("board", "signals", "cities"), [(CE, 8, 5), (NA, 9, 6)])
def test_the_first_game_layout_is_the_boards(board: str, signals: int, cities: int) -> None:
    state = new(board=board)
    discs = {j.id: closed_at(state, j.id) for j in state.board.junctions}
    assert sum(map(len, discs.values())) == 26
    for junction in state.board.junctions:
        arms = [t.id for t in state.board.tracks if junction.id in t.ends]
        assert len(arms) - len(discs[junction.id]) == 2
        assert discs[junction.id] == tuple(sorted(junction.discs))
    assert green(state) == set(state.board.green)
    assert len(green(state)) == signals
    for mask in state.board.net.city_places:
        assert (state.green & mask).bit_count() == 1
    assert len(state.board.cities) == cities
    assert (state.green & state.board.net.track_places).bit_count() == 3


@rule("SS-SETUP-4", "SS-TERM-13")
def test_two_cubes_on_each_trade_city_of_its_colour() -> None:
    view = GAME.view(new(), None)
    assert view.goods == {"paris": 2, "amsterdam": 2, "nuernberg": 2, "berlin": 2}
    homes = {city.goods: city.id for city in new().board.trade_cities}
    assert homes == {"blue": "paris", "yellow": "amsterdam", "white": "nuernberg", "red": "berlin"}


@rule("SS-SETUP-5", "SS-SETUP-6", "SS-SETUP-7", "SS-SETUP-11", "SS-TERM-10")
def test_a_full_clock_an_empty_network_and_unused_helpers() -> None:
    state = new()
    assert state.clock == 7
    assert {at(state, train) for train in TRAINS} == {"depot"}
    assert set(state.loads) == {-1}
    assert state.used == ()
    assert sum(state.goods) == 8  # the other four cubes are out of the game


@rule("SS-SETUP-8", "SS-RUL-01")
def test_fifteen_instructions_and_the_start_card_make_sixteen_turns() -> None:
    state = new()
    assert (state.left, len(state.unseen)) == (15, 18)
    assert GAME.view(state, None).turns_left == 16
    state = dealt(state)
    assert GAME.view(state, None).turns_left == 15
    assert state.stack == (
        Acting(),
        CarryingOut(instruction="start", done=1),
        RollingDeparture(colour="black", first_turn=True),
    )
    assert state.turn == 1


@rule("SS-SETUP-9")
def test_five_cards_each_are_dealt_by_chance() -> None:
    state = new(3)
    assert state.stack[-1] == Drawing(seat=Seat(0), count=5)
    state = after(state, FIVE)
    assert (state.hands[0], sum(state.pile)) == ((1, 2, 2), 76)
    assert state.stack[-1] == Drawing(seat=Seat(1), count=5)


@rule("SS-SETUP-10")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_first_player_may_be_chosen(first: str) -> None:
    state = dealt(new(3, first_player=first))
    assert state.active == int(first) - 1


@rule("SS-SETUP-10")
def test_the_first_player_may_be_drawn_by_lot() -> None:
    state = new(3, first_player="lot")
    (offer,) = GAME.legal(state, CHANCE)
    assert set(offer.open["seat"].odds()) == {0, 1, 2}
    assert refused(state, DrawLot(seat=Seat(3))).rule == "SS-SETUP-10"
    assert after(state, DrawLot(seat=Seat(2))).active == 2
    with pytest.raises(BadOption) as wrong:
        new(2, first_player="3")
    assert wrong.value.params["choices"] == ("1", "2", "lot")


@rule("SS-SETUP-12")
def test_a_free_layout_changes_any_switch_and_any_signal_until_it_is_confirmed() -> None:
    state = new(layout="free")
    assert state.stack[-1] == LayingOut()
    nothing: tuple[str, ...] = ()
    state = after(
        state,
        switch("lyon", "dijon-lyon", cards=nothing),
        switch("frankfurt", "amsterdam-frankfurt", "hannover-frankfurt", cards=nothing),
        free("amiens-paris@paris", "paris-tours@paris"),
        free("lyon-nevers@1", "limoges-nevers@1"),
    )
    assert closed_at(state, "lyon") == ("dijon-lyon",)
    assert {"paris-tours@paris", "limoges-nevers@1"} <= green(state)
    state = after(state, PASS)
    assert state.stack[-1] == Drawing(seat=Seat(0), count=5)


def free(disc: str, to: str) -> SetSignal:
    return SetSignal(disc=disc, to=to)


@rule("SS-SETUP-12")
def test_a_free_layout_keeps_one_disc_at_each_city_and_three_on_tracks() -> None:
    state = new(layout="free")
    assert refused(state, free("amiens-paris@paris", "limoges-nevers@1")).rule == "SS-ACT-2"
    assert refused(state, free("lyon-nevers@1", "paris-tours@paris")).rule == "SS-SETUP-12"
    assert refused(state, free("lyon-nevers@1", "nowhere@1")).rule == "SS-TERM-8"
    assert refused(state, signal("lyon-nevers@1", "limoges-nevers@1")).rule == "SS-SETUP-12"
    assert refused(state, switch("lyon", "dijon-lyon")).rule == "SS-SETUP-12"
    assert refused(state, colour("black")).params["step"] == "laying_out"


@rule("SS-SETUP-12", "SS-DIFF-1")
def test_an_extra_disc_of_a_free_layout_may_be_moved_anywhere() -> None:
    state = new(layout="free", extra_signal=True)
    state = after(state, AddSignal(place="paris-tours@paris"))
    assert state.stack[-1] == LayingOut()
    state = after(state, free("amiens-paris@paris", "limoges-nevers@1"))
    assert "limoges-nevers@1" in green(state)
    state = after(state, free("limoges-nevers@1", "narbonne-marseille@marseille"))
    assert state.green.bit_count() == 9


@rule("SS-SETUP-13")
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("board", [CE, NA])
def test_a_random_layout_is_a_legal_one(board: str, extra: bool) -> None:
    for seed in range(5):
        state = by_chance(new(board=board, layout="random", extra_signal=extra), seed)
        assert all((state.green & mask).bit_count() >= 1 for mask in state.board.net.city_places)
        assert (state.green & state.board.net.track_places).bit_count() >= 3
        assert state.green.bit_count() == state.board.signal_discs + extra
        assert isinstance(state.stack[-1], Drawing)


@rule("SS-SETUP-13")
def test_each_choice_of_a_random_layout_is_equally_likely() -> None:
    state = new(layout="random")
    for junction in state.board.junctions:
        (offer,) = GAME.legal(state, CHANCE)
        assert offer.fixed == {"junction": junction.id}
        places = 3 if len(junction.discs) == 1 else 6
        assert len(set(offer.open["closed"].odds().values())) == 1
        assert len(offer.open["closed"].odds()) == places
        state = after(state, offer.sample(Random(1)))
    (offer,) = GAME.legal(state, CHANCE)
    assert offer.open["place"] == OneOf(
        ("amiens-paris@paris", "metz-paris@paris", "paris-nevers@paris", "paris-tours@paris")
    )
    wrong = ScatterSignal(place="limoges-nevers@1")
    assert refused(state, wrong).rule == "SS-SETUP-13"
    early = ScatterSwitch(junction="lyon", closed=("lyon-nevers",))
    assert refused(state, early).params["step"] == "scattering"


@rule("SS-SETUP-14")
def test_the_layout_is_made_by_the_first_player_before_any_card_is_dealt() -> None:
    state = new(3, layout="free", departure="variable", first_player="lot")
    state = after(state, DrawLot(seat=Seat(1)))
    assert state.stack[-1] == PlacingTokens()
    state = by_chance(state)
    assert (state.stack[-1], seat_of(state)) == (LayingOut(), 1)
    assert [sum(hand) for hand in state.hands] == [0, 0, 0]
    assert state.turn == 0


@rule("SS-DECK-2", "SS-DECK-3", "SS-DECK-4")
def test_the_instructions() -> None:
    cards = INSTRUCTIONS
    assert len(cards) == 18
    assert [c for c, symbols in cards.items() if symbols.count("deploy") == 2] == ["I01"]
    assert [c for c, symbols in cards.items() if symbols.count("multi") == 3] == ["I02"]
    assert cards["I03"] == ("deploy", "black", "grey")
    symbols = Counter(symbol for card in cards.values() for symbol in card)
    assert symbols == {"deploy": 10, "multi": 22, "black": 5, "brown": 1, "grey": 3}
    assert sum("deploy" in card for card in cards.values()) == 9
    for card in cards.values():
        assert not ("multi" in card and set(card) & {"black", "brown", "grey"})
    assert {c: len(s) for c, s in cards.items() if c > "I10"} == {
        "I11": 2, "I12": 2, "I13": 2, "I14": 1, "I15": 2, "I16": 2, "I17": 1, "I18": 2,
    }  # fmt: skip


@rule("SS-DECK-5")
def test_the_start_card() -> None:
    assert SYMBOLS["start"] == ("deploy", "deploy", "deploy")
    assert "start" not in INSTRUCTIONS


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("layout", "chaos"),
        ("removed", 7),
        ("removed", True),
        ("clock", 6),
        ("extra_signal", 1),
        ("goods", 9),
        ("departure", "both"),
        ("first_player", "5"),
        ("board", "atlantis"),
        ("board", 7),
    ],
)
def test_an_impossible_setting_is_refused_by_name(option: str, value: Any) -> None:
    with pytest.raises(BadOption) as wrong:
        new(**{option: value})
    assert wrong.value.params["option"] == option


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(UnknownOption):
        new(weather="fine")


def test_a_users_board_travels_whole_in_the_setup() -> None:
    text = changed(('id = "central-europe"', 'id = "mine"'), ('name = "Paris"', 'name = "Lutetia"'))
    state = new(board=text)
    assert (state.board.id, state.board.source) == ("mine", text)
    assert state.board == new(board=text).board
    assert state.board != new().board
    assert hash(state.board) == hash(new(board=text).board)


def test_a_broken_board_is_refused_with_its_first_error_and_their_number() -> None:
    with pytest.raises(BadBoard) as wrong:
        new(board=changed(("sections = 3", "sections = 0")))
    assert (wrong.value.params["count"], str(wrong.value.params["cause"])[:13]) == (
        1,
        "WrongSections",
    )
    with pytest.raises(BadBoard):
        new(board="neither TOML\nnor a board")
    assert board_text(CE).startswith("#")


def test_everybody_waits_while_chance_decides() -> None:
    state = new()
    assert not asked(state)
    assert GAME.legal(state, Seat(0)) == ()
    assert offered(state, FIVE)
