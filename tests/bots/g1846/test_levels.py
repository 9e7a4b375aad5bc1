"""Whole games: every choice is offered and explained, games end, and levels are in order."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse import arena
from roundhouse.core.actions import CHANCE
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules import Game1846
from roundhouse.messages import LANGUAGES, message_id, sentence
from roundhouse.titles import TITLES

BOTS = TITLES["1846"].bots


def played(line_up: tuple[str, ...], seed: str, checked: bool = False) -> list[str]:
    """The wire names of all choices of a game between these bots."""
    table = Table.start(Game1846(), Setup(seats=len(line_up)), seed=seed)
    bots, rng, names = [BOTS[name]() for name in line_up], Random(seed), []
    while table.result is None:
        seat = table.to_act[0]
        assert seat != CHANCE
        choice = bots[seat].choose(table.view(seat), table.offers(seat), rng)
        if checked:
            assert choice.action in table.offers(seat)
            if choice.reason is not None:
                told = {sentence(choice.reason, language) for language in LANGUAGES}
                assert len(told) == len(LANGUAGES)
                assert message_id(type(choice.reason)) not in told
        names.append(repr(choice.action))
        table.play(seat, choice.action)
    return [*names, str(table.result.scores)]


@pytest.mark.parametrize("line_up", [("easy", "normal", "random"), ("strong",) * 3])
def test_every_choice_is_offered_and_has_a_sentence(line_up: tuple[str, ...]) -> None:
    assert played(line_up, "offered", checked=True)


def test_a_seed_repeats_a_game() -> None:
    line_up = ("strong", "normal", "easy")
    assert played(line_up, "again") == played(line_up, "again")


def test_two_players_finish_a_game() -> None:
    table = Table.start(Game1846(), Setup(seats=2, options={"two_player": True}), seed="two")
    bot, rng = BOTS["normal"](), Random(2)
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    assert table.result.winners


def test_normal_beats_random() -> None:
    matches = arena.fixtures("1846", ["normal", "random"], seats=3, games=6, seed="order")
    rows = {row.bot: row for row in arena.standings([arena.play(match) for match in matches])}
    assert rows["normal"].wins == 6


def test_a_strong_table_breaks_the_bank_in_eight_sets() -> None:
    table = Table.start(Game1846(), Setup(seats=4), seed="strong table")
    bot, rng = BOTS["strong"](), Random(4)
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.offers(seat), rng).action)
    assert table.state.over == "bank_broken"
    assert table.state.set_no <= 8
    assert not table.state.bankrupt
    assert max(table.result.scores) > 4000
