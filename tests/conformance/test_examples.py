"""Each step of every title's worked examples is told in every language."""

import re
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import takewhile

import pytest

from roundhouse.core.events import Event
from roundhouse.core.table import Table
from roundhouse.core.title import AnyTitle, Example
from roundhouse.messages import LANGUAGES, has_text, text
from roundhouse.messages.voice import voice_of
from roundhouse.titles import TITLES

EXAMPLES = {example.key: example for title in TITLES.values() for example in title.examples()}


def test_both_games_of_ours_have_one() -> None:
    assert list(EXAMPLES) == ["1846", "switch_signal"]


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_every_moment_is_told_in_every_language(example: Example) -> None:
    assert sorted(example.notes) == list(range(len(example.journal.entries) + 1))
    for language in LANGUAGES:
        missing = {n for n in (example.name, *example.notes.values()) if not has_text(n, language)}
        assert missing == set(), language


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_no_sentence_is_left_in_english(example: Example) -> None:
    for note in {example.name, *example.notes.values()}:
        said = [text(note, language) for language in LANGUAGES]
        assert len(set(said)) == len(said), note


def test_no_sentence_of_1846_is_ahead_of_the_log() -> None:
    """What it says of money is in the log by then, if the log tells it at all."""
    example, title = EXAMPLES["1846"], TITLES["1846"]
    table, notes = Table.replay(title.game, example.journal), example.notes
    view = title.game.view(table.state, None)
    told = [_amounts(title, view, table.events_at(seq)) for seq in range(1, table.seq + 1)]
    for seq in range(1, table.seq + 1):
        if notes[seq] == notes[seq - 1]:
            continue
        later = takewhile(partial(_told_by, notes, notes[seq]), range(seq + 1, table.seq + 1))
        to_come = set().union(*(told[m - 1] for m in later))
        for amount in re.findall(r"\$\d+", text(notes[seq], "en")):
            known = any(amount in each for each in told[:seq])
            assert known or amount not in to_come, f"at {seq}: {amount}"


def _told_by(notes: Mapping[int, str], note: str, seq: int) -> bool:
    return notes[seq] == note


def _amounts(title: AnyTitle, view: object, events: Iterable[Event]) -> set[str]:
    said = (voice_of(title).tell(view, event, language="en", names=()) for event in events)
    return {amount for words in said for amount in re.findall(r"\$\d+", words)}


def test_before_the_limit_is_known_no_certificates_of_none_are_shown() -> None:
    title = TITLES["1846"]
    assert title.picture
    table = Table.replay(title.game, EXAMPLES["1846"].journal)
    for at in (0, 3, 6):
        drawn = title.picture(title.game.view(table.state_at(at), None))
        assert "/ 0<" not in drawn
