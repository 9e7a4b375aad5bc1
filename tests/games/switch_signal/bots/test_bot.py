"""The bots of Switch & Signal: legal, told in words, and better than chance."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from roundhouse.arena import fixtures, standings, tournament
from roundhouse.core.actions import Seat
from roundhouse.core.codec import kinds_in
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.switch_signal.bots import reasons
from roundhouse.games.switch_signal.bots.bot import Easy, Normal, Strong
from roundhouse.games.switch_signal.bots.reasons import TrainAdvances
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.steps.acting import MoveTrain
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from roundhouse.messages import LANGUAGES, has_text, message_id, sentence
from tests.games.switch_signal.rules.support import position


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_level_has_a_sentence(language: str) -> None:
    for kind in kinds_in(reasons.Reason, reasons):
        assert has_text(message_id(kind), language)
    for level in ("easy", "normal", "strong"):
        assert has_text(f"bots-switch-signal-{level}", language)


@pytest.mark.parametrize("board", ["central-europe", "north-america"])
def test_a_game_of_the_easy_bot_is_legal_and_explained(board: str) -> None:
    setup = Setup(seats=2, options={"board": board, "extra_signal": True})
    table, rng = Table.start(SWITCH_SIGNAL.game, setup, seed="bot"), Random(1)
    while table.result is None:
        seat = table.to_act[0]
        choice = Easy().choose(table.view(seat), table.offers(seat), rng)
        assert choice.action in table.offers(seat)
        assert choice.reason is None or sentence(choice.reason, "en")
        table.play(seat, choice.action)


def test_the_same_seed_gives_the_same_choice() -> None:
    table = Table.start(SWITCH_SIGNAL.game, Setup(seats=2), seed="same")
    seat = table.to_act[0]
    first, second = (
        Normal().choose(table.view(seat), table.offers(seat), Random(3)) for _ in range(2)
    )
    assert first == second


def test_easy_delivers_more_than_chance() -> None:
    scores = {}
    for bot in ("random", "easy"):
        matches = fixtures("switch_signal", [bot], seats=2, games=2, seed="order")
        with ThreadPoolExecutor(1) as pool:
            (row,) = standings(tournament(matches, pool))
        scores[bot] = row.mean_score
    assert scores["easy"] > scores["random"]


def test_a_hint_names_the_city_that_the_move_really_nears() -> None:
    """In the first layout, towards Amsterdam only with a 1: with 2 or 3 the way goes to Berlin."""
    trains = {"black-1": "venice", "brown-1": "genoa", "grey-1": "hamburg"}
    state = position(trains=trains, hand=("move", "move", "move", "signal", "switch"))
    choice = Strong().choose(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)), Random(0))
    assert choice.action == MoveTrain(train="grey-1", cards=("move",))
    assert choice.reason == TrainAdvances(train="grey-1", goal="berlin", points=4)
