"""The shipped examples are the rules' own, and each step is told in every language."""

from collections.abc import Callable

import pytest

from roundhouse.core.table import Table
from roundhouse.examples import worked_examples
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from roundhouse.messages import LANGUAGES, has_text, text
from roundhouse.server.config import Example
from tests.examples.games import Noted, g1846, switch_signal
from tests.games.g1846.rules.worked_example_money import COLUMNS, LINES
from tests.games.switch_signal.rules.support import at, cargo, closed_at, green, on_network, stock
from tests.support.rules import rule

EXAMPLES = {example.key: example for example in worked_examples()}


@pytest.mark.parametrize(("key", "game"), [("1846", g1846), ("switch_signal", switch_signal)])
def test_the_files_are_what_the_example_plays(key: str, game: Callable[[], Noted]) -> None:
    played = game()
    assert EXAMPLES[key].journal == played.table.journal
    names = [note.removeprefix(f"{EXAMPLES[key].name}-") for note in EXAMPLES[key].notes.values()]
    assert names == list(played.notes.values())


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


def test_the_money_of_1846_is_that_of_the_rules() -> None:
    example = EXAMPLES["1846"]
    table = Table.replay(G1846.game, example.journal)
    last = {name.rpartition("-")[2]: seq for seq, name in example.notes.items()}
    for line in LINES:
        name, *amounts = line[0].lower(), *line[1:]
        seq = last["d11" if name == "s1" else name]
        cash = table.state_at(seq).cash
        assert [str(cash.get(holder, "-")) for holder in COLUMNS] == amounts, name


@rule("SS-EX-1")
def test_switch_and_signal_reaches_the_position_of_the_rules() -> None:
    example = EXAMPLES["switch_signal"]
    table = Table.replay(SWITCH_SIGNAL.game, example.journal)
    moments = {note.removeprefix("examples-switch-signal-"): s for s, note in example.notes.items()}
    before = table.state_at(moments["revealed"])
    assert (at(before, "brown-1"), at(before, "grey-1")) == ("bordeaux", "hamburg")
    assert (on_network(before), before.clock) == ({"brown-1", "grey-1"}, 7)
    assert (before.hands[0], before.goods) == ((1, 2, 3), (2,) * 4)
    assert all(sum(port) == 0 for port in before.delivered)
    assert closed_at(before, "narbonne") == ("narbonne-marseille",)
    expected = [("step-4", 7, 5), ("step-5", 7, 4), ("step-6", 7, 3), ("step-7", 7, 2)]
    expected += [("step-8", 7, 1), ("step-9", 6, 0), ("step-10", 6, 5)]
    for name, clock, hand in expected:
        state = table.state_at(moments[name])
        assert (state.clock, sum(state.hands[0])) == (clock, hand), name
    after = table.state
    assert (cargo(after, "black-1"), stock(after, "paris")) == ("blue", 1)
    assert at(after, "black-1") == "lyon-nevers:2<"
    assert at(after, "brown-1") == "limoges-nevers:1>"
    assert "paris-nevers@paris" in green(after)
    assert "hannover-frankfurt@1" not in green(after)
