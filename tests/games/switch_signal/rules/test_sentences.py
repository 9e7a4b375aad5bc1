"""Refusals and events in plain words: what, why with the numbers, what next, the rule last."""

from dataclasses import fields
from typing import Any

import pytest

from roundhouse.core.actions import Seat
from roundhouse.games.switch_signal.draw.words import train_name
from roundhouse.games.switch_signal.rules.boards.faults import Trap
from roundhouse.games.switch_signal.rules.cards import CardsPlayed
from roundhouse.games.switch_signal.rules.components import (
    CARDS,
    COLOURS,
    DEPLOY,
    HELPERS,
    MULTI,
    START,
    TRAINS,
)
from roundhouse.games.switch_signal.rules.travel import GoodsReturned, TrainReturned
from roundhouse.games.switch_signal.rules.turn import InstructionRevealed
from roundhouse.games.switch_signal.rules.vocabulary import VOCABULARY
from roundhouse.messages import LANGUAGES, has_text, message_id, sentence
from tests.games.switch_signal.rules.support import events as happening
from tests.games.switch_signal.rules.support import (
    exit_by,
    helper,
    loading,
    move,
    position,
    refused,
    rolled,
    signal,
    switch,
)
from tests.games.switch_signal.rules.support import roll as rolling

KINDS: list[Any] = [
    *(kind for kind in VOCABULARY.events if kind.prefix == "switch-signal"),
    *(kind for kind in VOCABULARY.errors if kind.prefix == "switch-signal"),
]


@pytest.mark.parametrize("kind", KINDS, ids=message_id)
def test_each_has_an_english_sentence(kind: Any) -> None:
    assert has_text(message_id(kind), "en")
    values = {f.name: _sample(f.name, str(f.type)) for f in fields(kind) if f.name != "only"}
    said = sentence(kind(**values), "en")
    assert said
    assert "{" not in said


def _sample(name: str, kind: str) -> Any:
    if "Fault" in kind:
        return Trap(rule="SB-VAL-15", place="a-b:1>")
    if "int" in kind or "Seat" in kind:
        return (2,) if "tuple" in kind else 2
    if "tuple" in kind:
        return ("one", "two")
    return False if "bool" in kind else name


def test_a_refusal_says_what_why_what_next_and_the_rule() -> None:
    state = position(trains={"black-1": "calais"})
    assert sentence(
        refused(state, signal("lyon-marseille@marseille", "limoges-nevers@1")), "en"
    ) == (
        "The lyon-marseille@marseille is the last green signal of marseille, and every city must"
        " keep one. Move the disc to another signal of marseille, or take another disc (SS-ACT-2)."
    )
    assert sentence(refused(state, move("black-1", "switch")), "en") == (
        "Moving a train costs one Move card or any two cards, not “Switch”. "
        "Choose other cards (SS-ACT-5)."
    )
    assert sentence(refused(state, switch("lyon", "lyon-nevers")), "en").endswith(" (SS-ACT-3).")
    assert sentence(refused(state, loading("black-1")), "en").startswith(
        "Black 1 can’t load here (calais):"
    )
    assert sentence(refused(state, helper("dispatcher")), "en").endswith(" (SS-HELP-0).")


def test_a_move_is_told_with_its_way_its_end_and_its_cost() -> None:
    state = position(trains={"brown-1": "bordeaux"})
    moved = happening(state, move("brown-1"), rolling(4))[2]
    assert sentence(moved, "en") == (
        "Brown 1 moves: bordeaux → bordeaux-limoges:1>, bordeaux-limoges:2>, limoges-nevers:1>. "
        "It stops at red (limoges-nevers@1). 1 point is left over."
    )
    stuck = position(trains={"brown-1": "limoges-nevers:1>"})
    moved = happening(stuck, move("brown-1"), rolling(2))[2]
    assert sentence(moved, "en").startswith(
        "Brown 1 doesn’t move: limoges-nevers:1>. It stops at red"
    )


def test_an_exit_that_is_blocked_says_by_what() -> None:
    state = position(
        discs={"hannover-frankfurt@1": "paris-nevers@paris"}, trains={"black-1": "paris"}
    )
    asking = rolled(state, "black-1", 2)
    assert sentence(refused(asking, exit_by("metz-paris")), "en") == (
        "You can’t leave paris by metz-paris: the metz-paris@paris is red. "
        "Choose another exit (SS-MOVE-15)."
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Amy plays Move, Signal."),
        ("ru", "Amy разыгрывает: Передвижение поезда, Установка семафора."),
        ("ja", "Amyがカードを使いました：移動、信号。"),
        ("pl", "Amy zagrywa: Jazda, Semafor."),
    ],
)
def test_what_stands_in_a_list_is_called_as_players_call_it(language: str, said: str) -> None:
    played = CardsPlayed(seat=Seat(0), cards=("move", "signal"))
    assert sentence(played, language, ["Amy"]) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Black 1 returns to the depot."),
        ("ru", "Чёрный 1 возвращается в депо."),
        ("ja", "黒1号は車庫へ戻りました。"),
        ("pl", "Czarny 1 wraca do lokomotywowni."),
    ],
)
def test_a_train_is_told_by_its_name(language: str, said: str) -> None:
    assert sentence(TrainReturned(train="black-1"), language) == said
    assert train_name("black-1", language) in said


def test_a_place_that_is_called_like_a_train_is_no_train() -> None:
    back = GoodsReturned(goods="red", city="black-1")
    assert "black-1" in sentence(back, "en")
    assert "brown-9" in sentence(TrainReturned(train="brown-9"), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_word(language: str) -> None:
    things = (*CARDS, *COLOURS, *HELPERS, DEPLOY, MULTI)
    keys = [f"switch-signal-word-{thing.replace('_', '-')}" for thing in things]
    keys += [f"switch-signal-name-{train}" for train in TRAINS]
    assert [key for key in keys if not has_text(key, language)] == []
    told = sentence(InstructionRevealed(instruction=START, symbols=(DEPLOY,) * 3, left=9), language)
    assert (DEPLOY in told) == (language == "en")
