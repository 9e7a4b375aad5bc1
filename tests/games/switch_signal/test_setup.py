"""Sections 3, 4, 14, 15, 17 and 21: what is in the box, and how a game begins."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import CHANCE, Seat
from roundhouse.core.errors import BadOption, BadSeats, UnknownOption
from roundhouse.core.game import Setup
from roundhouse.core.offers import OneOf
from roundhouse.games.switch_signal import printed
from roundhouse.games.switch_signal.actions import (
    AddSignal,
    DrawLot,
    PlaceToken,
    RevealToken,
    RollMovement,
    ScatterSignal,
    ScatterSwitch,
    SetSignal,
)
from roundhouse.games.switch_signal.boardfaults import BadBoard
from roundhouse.games.switch_signal.events import TimeLost
from roundhouse.games.switch_signal.printed import INSTRUCTIONS, SYMBOLS, TRAINS
from roundhouse.games.switch_signal.rules import GAME
from roundhouse.games.switch_signal.state import (
    Acting,
    AddingSignal,
    CarryingOut,
    Drawing,
    LayingOut,
    PlacingTokens,
    Rolling,
    RollingDeparture,
    Scattering,
    State,
)
from tests.games.switch_signal.support import (
    CE,
    NA,
    PASS,
    after,
    asked,
    at,
    board_text,
    cargo,
    carrying,
    changed,
    closed_at,
    colour,
    delivered,
    dice,
    draw,
    events,
    green,
    helper,
    offered,
    position,
    refused,
    rolled,
    seat_of,
    settled,
    signal,
    switch,
)
from tests.support.rules import rule

FIVE = draw("move", "move", "signal", "switch", "switch")


def new(seats: int = 2, **options: Any) -> State:
    return GAME.new(Setup(seats=seats, options=options))


def dealt(state: State) -> State:
    """The position after everybody's first five cards."""
    for _ in range(state.seats):
        state = after(state, FIVE)
    return state


def by_chance(state: State, seed: int = 0) -> State:
    """The position after everything that chance decides now."""
    rng = Random(seed)
    while isinstance(state.stack[-1], Scattering | PlacingTokens):
        state = after(state, GAME.legal(state, CHANCE).sample(rng))
    return state


@rule("SS-COMP-1", "SS-TERM-4", "SS-TERM-5", "SS-DECK-1")
def test_the_box() -> None:
    assert Counter(name[:-2] for name in TRAINS) == {"black": 3, "brown": 3, "grey": 3}
    assert printed.GOODS == ("yellow", "blue", "red", "white")
    assert 3 * printed.EACH_CARD == 81
    assert list(printed.DEPARTURES) == list(range(2, 13))
    assert len(printed.HELPERS) == 6
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


@rule("SS-DIFF-1", "SS-RUL-44")
@pytest.mark.parametrize(("board", "signals"), [(CE, 9), (NA, 10)])
def test_an_extra_signal_lies_on_any_free_place(board: str, signals: int) -> None:
    state = new(board=board, extra_signal=True)
    assert state.stack[-1] == AddingSignal()
    taken = state.board.green[0]
    assert refused(state, AddSignal(place=taken)).rule == "SS-DIFF-1"
    assert refused(state, AddSignal(place="nowhere@1")).rule == "SS-TERM-8"
    assert refused(state, PASS).params["step"] == "adding_signal"
    for place in set(state.board.net.places) - set(state.board.green):
        assert len(green(after(state, AddSignal(place=place)))) == signals


@rule("SS-DIFF-2", "SS-DIFF-3", "SS-RUL-01")
@pytest.mark.parametrize("removed", range(7))
def test_instructions_removed(removed: int) -> None:
    assert new(removed=removed).left == 18 - removed
    assert GAME.view(new(removed=removed), None).turns_left == 19 - removed


@rule("SS-DIFF-4")
@pytest.mark.parametrize("clock", [7, 8, 9, 10])
def test_a_bigger_clock_is_refilled_to_its_own_number(clock: int) -> None:
    assert new(clock=clock).clock == clock
    state = position(trains={"grey-1": "limoges-nevers:1>"}, settings={"clock": clock}, clock=1)
    assert rolled(state, "grey-1", 1).clock == clock


@rule("SS-DIFF-5")
def test_ten_goods_need_two_of_each_colour_and_ten_in_all() -> None:
    assert set(new(goods=10).goods) == {3}
    settings = {"goods": 10}
    red: dict[str, Any] = {"trains": {"black-1": "lyon-marseille:2>"}, "loads": {"black-1": "red"}}
    for cubes, outcome in (
        ((2, 2, 1, 2), ""),
        ((3, 2, 2, 2), "delivered"),
        ((3, 3, 0, 3), ""),
        ((3, 3, 1, 3), "delivered"),
        ((2, 3, 1, 3), "delivered"),
    ):
        state = position(settings=settings, delivered=(cubes,), **red)
        assert rolled(state, "black-1", 2).outcome == outcome


@rule("SS-DIFF-5", "SS-DIFF-6")
def test_in_north_america_each_port_has_room_for_one_extra_cube() -> None:
    settings = {"goods": 10}
    yellow: dict[str, Any] = {
        "trains": {"black-1": "san-francisco-salt-lake-city:1<"},
        "loads": {"black-1": "yellow"},
    }
    for west, accepted in (
        ((0, 0, 0, 0), True),
        ((1, 0, 0, 0), True),
        ((2, 0, 0, 0), False),
        ((1, 2, 0, 0), False),
        ((0, 2, 1, 1), True),
    ):
        state = position(NA, settings=settings, delivered=(west, (1, 1, 1, 2)), **yellow)
        state = rolled(state, "black-1", 2)
        assert (cargo(state, "black-1") == "") is accepted
    full = position(NA, settings=settings, delivered=((0, 2, 1, 1), (1, 1, 1, 2)), **yellow)
    assert rolled(full, "black-1", 2).outcome == "delivered"
    not_yet = position(NA, settings=settings, delivered=((0, 1, 1, 1), (1, 1, 1, 2)), **yellow)
    assert rolled(not_yet, "black-1", 2).outcome == ""


@rule("SS-DIFF-6")
def test_marseille_accepts_every_cube() -> None:
    red: dict[str, Any] = {"trains": {"black-1": "lyon-marseille:2>"}, "loads": {"black-1": "red"}}
    state = position(settings={"goods": 10}, delivered=((3, 3, 2, 1),), **red)
    state = rolled(state, "black-1", 2)
    assert (delivered(state, "marseille", "red"), state.outcome) == (3, "")


@rule("SS-DIFF-7")
def test_all_difficulties_combine_with_a_variant() -> None:
    state = new(
        4,
        board=NA,
        layout="random",
        removed=6,
        clock=10,
        extra_signal=True,
        goods=10,
        departure="tokens",
    )
    state = dealt(by_chance(state))
    assert (state.left, state.clock, state.green.bit_count(), sum(state.goods)) == (12, 10, 10, 12)


@rule("SS-VAR-1")
def test_variable_departure_points_get_a_token_each() -> None:
    state = new(departure="variable")
    numbers = list(range(12, 1, -1))
    for departure, number in zip(state.board.departures, numbers, strict=True):
        (offer,) = GAME.legal(state, CHANCE)
        assert offer.fixed == {"departure": departure.id}
        state = after(state, PlaceToken(departure=departure.id, number=number))
    assert state.board.departures[0].id == "brest"
    state = after(dealt(state), dice(6, 6))
    assert at(state, "black-1") == "brest"
    assert GAME.view(state, None).departures["12"] == "brest"


@rule("SS-VAR-1")
def test_a_token_lies_on_one_point_only() -> None:
    state = after(new(departure="variable"), PlaceToken(departure="brest", number=7))
    again = PlaceToken(departure="genoa", number=7)
    assert refused(state, again).rule == "SS-VAR-1"
    elsewhere = PlaceToken(departure="venice", number=8)
    assert refused(state, elsewhere).rule == "SS-VAR-1"


def token(number: int) -> RevealToken:
    return RevealToken(number=number)


@rule("SS-VAR-2", "SS-VAR-4")
def test_tokens_instead_of_dice_name_the_printed_points() -> None:
    state = dealt(new(departure="tokens"))
    assert refused(state, dice(1, 1)).params["action"] == "roll_departure"
    state = after(state, token(6), token(2))
    assert (at(state, "black-1"), at(state, "brown-1")) == ("calais", "brest")
    assert refused(state, token(6)).rule == "SS-VAR-2"  # not put back
    state = after(state, token(12))
    assert (at(state, "grey-1"), state.tokens) == ("barcelona", tuple(range(2, 13)))


@rule("SS-VAR-2")
def test_a_token_is_spent_even_if_its_point_is_occupied() -> None:
    state = carrying(
        "I08",
        trains={"black-1": "calais"},
        settings={"departure": "tokens"},
        tokens=(2, 6, 9),
    )
    state = after(state, colour("brown"))
    log = events(state, token(6))
    assert TimeLost(tokens=2, clock=5) in log
    assert after(state, token(6)).tokens == (2, 9)


@rule("SS-VAR-3")
def test_an_empty_token_stack_is_shuffled_anew() -> None:
    state = carrying("I08", settings={"departure": "tokens"}, tokens=(9,))
    state = after(state, colour("brown"), token(9))
    assert (at(state, "brown-1"), state.tokens) == ("wroclaw", tuple(range(2, 13)))


@rule("SS-VAR-3", "SS-VAR-5")
def test_the_coupler_leaves_the_token_in_the_stack() -> None:
    frames = (Acting(), CarryingOut(instruction="start"))
    numbers = tuple(range(2, 13))
    state = settled(
        position(
            NA,
            frames=frames,
            turn=1,
            unused=("coupler",),
            settings={"departure": "tokens"},
            tokens=numbers,
        )
    )
    state = after(state, helper("coupler", "boston"))
    assert state.tokens == numbers
    log = events(state, token(2))  # Boston, occupied because of the Coupler
    assert not any(isinstance(event, TimeLost) for event in log)
    state = after(state, token(2))
    assert 2 not in state.tokens
    state = after(state, token(5), token(7))
    assert (at(state, "brown-1"), at(state, "grey-1"), state.clock) == ("seattle", "winnipeg", 7)


@rule("SS-VAR-4")
def test_the_variants_exclude_each_other() -> None:
    (option,) = [option for option in GAME.options if option.key == "departure"]
    assert option.choices == ("dice", "variable", "tokens")


@rule("SS-DECK-2", "SS-DECK-3", "SS-DECK-4")
def test_the_instructions() -> None:
    cards = INSTRUCTIONS
    assert len(cards) == 18
    assert [c for c, symbols in cards.items() if symbols.count("deploy") == 2] == ["I01"]
    assert [c for c, symbols in cards.items() if symbols.count("multi") == 3] == ["I02"]
    assert cards["I03"] == ("deploy", "black", "grey")
    symbols = Counter(symbol for card in cards.values() for symbol in card)
    assert symbols == {"deploy": 10, "multi": 10, "black": 6, "brown": 6, "grey": 6}
    assert sum("deploy" in card for card in cards.values()) == 9
    for card in cards.values():
        assert not ("multi" in card and set(card) & {"black", "brown", "grey"})
    assert {c: len(s) for c, s in cards.items() if c > "I10"} == {
        "I11": 2, "I12": 2, "I13": 2, "I14": 1, "I15": 1, "I16": 1, "I17": 1, "I18": 2,
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
