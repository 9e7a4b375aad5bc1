"""The panel of a forced purchase: what an emergency issue brings is told where it is decided."""

import pytest

from roundhouse.games.g1846.panel.panel import PANEL
from roundhouse.messages import LANGUAGES
from tests.games.g1846.panel.test_deals import sight
from tests.games.g1846.rules.build import AMY, FOUR, Corp, buying
from tests.games.g1846.rules.names import NYC
from tests.support.rules import rule

LETTER = {"by_the_letter": True}


@rule("OR-FORCE-4", "TV-6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_that_the_largest_issue_brings_less_than_a_smaller_one(language: str) -> None:
    state = buying("NYC", corps={"NYC": Corp(price=70, players={0: 5})}, **FOUR)
    html = PANEL.parts(sight(state, AMY, language)).now
    (note,) = [part for part in html.split("<p") if "OR-FORCE-4" in part]
    assert "$50" in note
    assert "$90" in note


@rule("OR-FORCE-4")
def test_it_says_nothing_where_the_largest_brings_most_or_a_train() -> None:
    for corp in (Corp(price=150, players={0: 3}), Corp(price=70, players={0: 5}, cash=740)):
        state = buying("NYC", corps={"NYC": corp}, **FOUR)
        assert "OR-FORCE-4" not in PANEL.parts(sight(state, AMY)).now


@rule("OPT-LETTER-1")
def test_by_the_letter_it_says_which_issue_closes_the_corporation() -> None:
    corps = {"NYC": Corp(price=20, players={0: 2})}
    state = buying("NYC", corps=corps, options=LETTER, cash={0: 900}, **FOUR)
    html = PANEL.parts(sight(state, AMY)).now
    assert "although it raises nothing now (OPT-LETTER-1)" in html
    assert "New York Central closes" in html
    assert html.count("emergency_issue") == 2
    assert NYC in state.corps
