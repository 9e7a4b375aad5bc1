"""Each step of every title's worked examples is told in every language."""

import pytest

from roundhouse.core.title import Example
from roundhouse.messages import LANGUAGES, has_text, text
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
