"""What every game must keep, whatever its rules: written once, run for each title."""

import copy
import json
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.codec import decode_tagged, encode
from roundhouse.core.errors import Fault, RuleError
from roundhouse.core.journal import dump_journal, entry_to_json
from roundhouse.core.reading import entry_from_json, load_journal
from roundhouse.core.table import Table
from roundhouse.messages import LANGUAGES, sentence
from tests.conformance.cases import CASES, Case, every_case

MOST_MOVES = 20_000
seeds = st.integers(0, 2**32)


def played(case: Case, seed: int, moves: int = MOST_MOVES) -> Table[Any, Any]:
    """A table after so many random moves, or at its end."""
    table = Table.start(case.title.game, case.setup, seed=str(seed), version=case.version)
    rng = Random(seed)
    for _ in range(moves):
        if table.result is not None:
            break
        seat = rng.choice(table.to_act)
        table.play(seat, table.offers(seat).sample(rng))
    return table


def moments(case: Case, seed: int) -> Iterator[tuple[Table[Any, Any], Random]]:
    """A few moments of one random game."""
    rng = Random(seed)
    yield played(case, seed, rng.randrange(4)), rng
    yield played(case, seed, rng.randrange(400)), rng


def everybody(case: Case) -> list[Seat | None]:
    return [None, *map(Seat, range(case.setup.seats))]


@every_case
@settings(max_examples=3)
@given(seed=seeds)
def test_random_play_ends_with_a_result(case: Case, seed: int) -> None:
    table = played(case, seed)
    assert table.result is not None
    assert table.to_act == ()
    assert len(table.result.scores) == case.setup.seats


@every_case
@settings(max_examples=2)
@given(seed=seeds)
def test_a_replay_gives_the_same_state_and_the_same_views(case: Case, seed: int) -> None:
    table = played(case, seed)
    text = dump_journal(table.journal)
    again = Table.replay(case.title.game, load_journal([case.title], text))
    assert again.state == table.state
    for viewer in everybody(case):
        assert again.view(viewer) == table.view(viewer)


@every_case
@settings(max_examples=4)
@given(seed=seeds)
def test_an_action_is_offered_exactly_when_it_is_accepted(case: Case, seed: int) -> None:
    game = case.title.game
    strange = [entry.action for entry in played(case, seed + 1, 60).entries]
    for table, rng in moments(case, seed):
        for seat in table.to_act:
            offers = table.offers(seat)
            own = [offer.sample(rng) for offer in offers]
            for action in own + rng.sample(strange, min(20, len(strange))):
                refused = next(game.refusals(table.state, seat, action), None)
                assert (action in offers) == (refused is None), (seat, action, refused)


@every_case
@settings(max_examples=4)
@given(seed=seeds)
def test_neither_a_move_nor_a_refusal_changes_the_old_state(case: Case, seed: int) -> None:
    game = case.title.game
    strange = [entry.action for entry in played(case, seed + 1, 40).entries]
    for table, rng in moments(case, seed):
        before = copy.deepcopy(table.state)
        for seat in (*table.to_act, Seat(0), CHANCE):
            offers = table.offers(seat)
            for action in [*(offers.sample(rng) for _ in offers[:1]), *strange[:10]]:
                try:
                    game.apply(table.state, seat, action)
                except RuleError:
                    assert action not in offers
                assert table.state == before


@every_case
@settings(max_examples=2)
@given(seed=seeds)
def test_actions_and_events_survive_json(case: Case, seed: int) -> None:
    table = played(case, seed)
    for entry in table.entries:
        line = json.loads(json.dumps(entry_to_json(entry)))
        assert entry_from_json(case.title, line) == entry
    for seq in table.line():
        for event in table.events_at(seq):
            written = json.loads(json.dumps(encode(event)))
            assert decode_tagged(case.title.vocabulary.events, written) == event


@every_case
@settings(max_examples=4)
@given(seed=seeds)
def test_a_view_holds_nothing_that_its_viewer_cannot_know(case: Case, seed: int) -> None:
    """What I imagine differs from the truth only where I cannot see: my view stays equal."""
    game = case.title.game
    for table, rng in moments(case, seed):
        for viewer in everybody(case):
            view = table.view(viewer)
            imagined = game.imagine(view, rng)
            assert game.view(imagined, viewer) == view
            assert encode(view) == encode(game.view(imagined, viewer))
            if viewer is not None:
                assert game.legal(imagined, viewer) == table.offers(viewer)


@every_case
@settings(max_examples=4)
@given(seed=seeds)
def test_somebody_decides_until_the_end(case: Case, seed: int) -> None:
    for table, _ in moments(case, seed):
        if table.result is None:
            assert table.to_act
            assert all(table.offers(seat) for seat in table.to_act)
            others = set(map(Seat, range(case.setup.seats))) - set(table.to_act)
            assert not any(table.offers(seat) for seat in others)


@every_case
@settings(max_examples=4)
@given(seed=seeds)
def test_every_event_of_a_game_has_a_sentence(case: Case, seed: int) -> None:
    table = played(case, seed, 120)
    names = [f"P{n}" for n in range(case.setup.seats)]
    for seq in table.line():
        for event in table.events_at(seq):
            if event.prefix != "toll":
                assert all(sentence(event, language, names) for language in LANGUAGES)


@every_case
@settings(max_examples=3)
@given(seed=seeds)
def test_undo_steps_back_to_an_equal_state_or_says_why_not(case: Case, seed: int) -> None:
    for table, rng in moments(case, seed):
        if table.result is not None:
            continue
        before, seq = table.state, table.seq
        seat = rng.choice(table.to_act)
        action: Action = table.offers(seat).sample(rng)
        table.play(seat, action)
        try:
            table.undo(seat)
        except Fault:
            assert table.seq > seq
        else:
            assert table.state == before
            assert table.seq == seq + 2


@pytest.mark.parametrize("case", CASES[:1], ids=str)
def test_refusals_survive_pickling(case: Case) -> None:
    table = played(case, 1, 1)
    refused = next(case.title.game.refusals(table.state, Seat(99), table.entries[-1].action))
    again = pickle.loads(pickle.dumps(refused))  # noqa: S301  # our own bytes
    assert type(again) is type(refused)
    assert again.params == refused.params
