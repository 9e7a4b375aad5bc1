"""Boards that are drawn: written as files, read back, and judged as ``board check`` does."""

import tomllib
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.games.switch_signal.panel.maker import LONGEST, MAKER, MOST, NEW, WORDS
from roundhouse.games.switch_signal.rules.boards.load import bundled, examine
from roundhouse.games.switch_signal.rules.boards.write import write_board
from roundhouse.messages import LANGUAGES, has_text, sentence
from tests.support.rules import rule

PLAIN = st.recursive(
    st.booleans()
    | st.integers(-(10**9), 10**9)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8", exclude_characters="\x7f"), max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text('ab- "', max_size=3), inner, max_size=3)
    ),
    max_leaves=6,
)


@pytest.mark.parametrize("board", bundled())
def test_ours_come_back_as_they_were_and_are_good(board: str) -> None:
    made = MAKER.examine(MAKER.samples()[board], "en")
    assert made.playable
    assert made.document is not None
    again = MAKER.examine_document(made.document, "en")
    assert again.playable
    assert tomllib.loads(again.text) == made.document == tomllib.loads(made.text)


@given(st.dictionaries(st.text("abc", min_size=1, max_size=3), PLAIN, max_size=4))
def test_whatever_is_drawn_makes_a_file(tables: dict[str, Any]) -> None:
    assert tomllib.loads(write_board(tables)) == tables


@rule("SB-VAL-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_as_the_command_line_tells_them(language: str) -> None:
    text = MAKER.samples()["central-europe"].replace('"amiens-paris@paris"', '"amiens-paris@rome"')
    made = MAKER.examine(text, language)
    assert not made.playable
    assert [flaw.text for flaw in made.errors] == [
        sentence(fault, language) for fault in examine(text).errors
    ]
    assert MAKER.examine("= no file", language).document is None
    for word in WORDS:
        assert has_text(f"switch-signal-make-{word}", language)


def test_an_empty_sheet_says_what_is_missing() -> None:
    made = MAKER.examine(MAKER.samples()[""], "en")
    assert made.document == tomllib.loads(write_board(NEW))
    assert len(made.errors) > 1


def test_what_is_far_too_big_is_not_looked_at() -> None:
    long = MAKER.examine("#" * (LONGEST + 1), "en")
    assert "60,001" in long.errors[0].text
    crowded = deepcopy(dict(NEW)) | {"city": [{"id": f"c{n}"} for n in range(MOST + 1)]}
    (flaw,) = MAKER.examine_document(crowded, "en").errors
    assert "251" in flaw.text
    odd = {"board": {"x": None, "y": float("nan")}, "deep": [[[[[[[[[[[1]]]]]]]]]]]}
    assert not MAKER.examine_document(odd, "en").playable
