"""The vocabulary is written down, whole, and as journals have always spelled it."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from roundhouse.core.actions import Action
from roundhouse.core.codec import own_kinds
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.games import switch_signal
from roundhouse.games.switch_signal.bots.reasons import Reason
from roundhouse.games.switch_signal.rules.vocabulary import VOCABULARY

ACTIONS = [
    "add_signal",
    "call_helper",
    "choose_colour",
    "choose_train",
    "draw_cards",
    "draw_fewer",
    "draw_lot",
    "load_train",
    "move_train",
    "pass",
    "place_token",
    "reveal",
    "reveal_token",
    "roll_departure",
    "roll_movement",
    "scatter_signal",
    "scatter_switch",
    "set_signal",
    "set_switch",
    "stop_here",
    "take_exit",
]
EVENTS = [
    "actions_ended",
    "added_by_importer",
    "agreed",
    "cards_drawn",
    "cards_played",
    "colour_chosen",
    "departure_rolled",
    "discard_shuffled",
    "game_lost",
    "game_won",
    "goods_delivered",
    "goods_loaded",
    "goods_returned",
    "helper_called",
    "instruction_lost",
    "instruction_revealed",
    "layout_confirmed",
    "lot_drawn",
    "movement_rolled",
    "nothing_to_deploy",
    "point_taken",
    "remarked",
    "signal_added",
    "signal_moved",
    "sites_way",
    "switch_set",
    "time_lost",
    "token_placed",
    "token_revealed",
    "train_deployed",
    "train_moved",
    "train_returned",
    "turn_begun",
    "undone",
]
ERRORS = [
    "already_loaded",
    "bad_board",
    "bad_id",
    "bad_option",
    "bad_track_id",
    "city_goes_red",
    "colour_taken",
    "direct_track",
    "double_track",
    "example_broken",
    "exit_blocked",
    "game_over",
    "helper_not_now",
    "helper_used",
    "in_depot",
    "label_in_the_way",
    "led_astray",
    "missing_key",
    "must_leave",
    "must_stop",
    "no_file",
    "no_goods_left",
    "no_such_arms",
    "no_such_card",
    "no_such_colour",
    "no_such_exit",
    "no_such_helper",
    "no_such_junction",
    "no_such_outcome",
    "no_such_place",
    "no_such_point",
    "no_such_train",
    "no_target",
    "no_turning_round",
    "none_in_depot",
    "not_due",
    "not_fewer",
    "not_green",
    "not_in_hand",
    "not_in_trade_city",
    "not_now",
    "not_red",
    "not_toml",
    "not_your_turn",
    "nothing_to_draw",
    "nothing_to_hold",
    "off_canvas",
    "off_guideline",
    "out_of_reach",
    "point_occupied",
    "repeated_id",
    "same_ends",
    "sharp_angle",
    "too_big",
    "too_close",
    "too_few_on_tracks",
    "too_few_track_places",
    "tracks_cross",
    "trap",
    "unchanged",
    "unconnected",
    "unknown_end",
    "unknown_format",
    "unknown_key",
    "weak_link",
    "wrong_count",
    "wrong_disc_total",
    "wrong_discs",
    "wrong_file_name",
    "wrong_goods",
    "wrong_green",
    "wrong_green_count",
    "wrong_helpers",
    "wrong_kind",
    "wrong_length",
    "wrong_numbers",
    "wrong_payment",
    "wrong_sections",
    "wrong_signal",
    "wrong_signal_discs",
    "wrong_tracks",
]


def defined(base: type[Any]) -> set[type[Any]]:
    """Every kind that some file of the game defines; what bots say is in no journal."""
    modules = walk_packages(switch_signal.__path__, f"{switch_signal.__name__}.")
    found = own_kinds(base, [import_module(module.name) for module in modules])
    return {kind for kind in found if not issubclass(kind, Reason)}


@pytest.mark.parametrize(
    ("base", "words"),
    [
        (Action, VOCABULARY.actions),
        (Event, VOCABULARY.events),
        (Fault, VOCABULARY.errors),
    ],
)
def test_no_word_of_the_game_is_left_out(base: type[Any], words: tuple[type[Any], ...]) -> None:
    assert defined(base) - set(words) == set()
    assert len(set(words)) == len(words)


def test_wire_names_are_as_ever() -> None:
    assert [kind.wire for kind in VOCABULARY.actions] == ACTIONS
    assert [kind.wire for kind in VOCABULARY.events] == EVENTS
    assert [kind.wire for kind in VOCABULARY.errors] == ERRORS
