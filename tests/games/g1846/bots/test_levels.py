"""Whole games: every choice is offered and explained, and games end."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.messages import LANGUAGES, has_text, message_id, sentence
from roundhouse.titles import TITLES

BOTS = TITLES["1846"].bots


def played(line_up: tuple[str, ...], seed: str, most: int = 10_000) -> Table[State, View]:
    """A game between these bots, or its first *most* choices; each is offered and explained."""
    table = Table.start(Game1846(), Setup(seats=len(line_up)), seed=seed)
    bots, rng = [BOTS[name]() for name in line_up], Random(seed)
    while table.result is None and len(table.entries) < most:
        seat, offers = table.to_act[0], table.offers(table.to_act[0])
        choice = bots[seat].choose(table.view(seat), offers, rng)
        assert choice.action in offers
        assert choice.reason is None or is_told(choice.reason)
        table.play(seat, choice.action)
    return table


def is_told(reason: Event) -> bool:
    """Whether each language has its own sentence for *reason*."""
    told = {sentence(reason, language) for language in LANGUAGES}
    return len(told) == len(LANGUAGES) and message_id(type(reason)) not in told


def test_every_choice_is_offered_and_has_a_sentence() -> None:
    assert played(("easy", "normal", "random"), "offered").result is not None


def test_a_strong_table_breaks_the_bank_in_eight_sets() -> None:
    state = played(("strong",) * 3, "strong table").state
    assert state.over == "bank_broken"
    assert state.set_no <= 8
    assert not state.bankrupt


def test_a_seed_repeats_a_game() -> None:
    line_up = ("strong", "normal", "easy")
    one, other = (played(line_up, "again", most=90) for _ in range(2))
    assert one.entries == other.entries


@pytest.mark.parametrize("temper", ["builder", "raider", "hoarder"])
def test_a_temper_plays_a_game_of_its_own(temper: str) -> None:
    strong, other = (played((name,) * 4, "temper", most=220) for name in ("strong", temper))
    assert strong.entries != other.entries
    assert all(has_text(f"bots-1846-{temper}", language) for language in LANGUAGES)


def test_two_players_finish_a_game() -> None:
    table = Table.start(Game1846(), Setup(seats=2, options={"two_player": True}), seed="two")
    bot, rng = BOTS["normal"](), Random(2)
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    assert table.result.winners
