"""Every rule of docs/rules/ is shown by a test, and every rule named anywhere exists."""

from pathlib import Path

import pytest

from tests.support.citations import (
    RULES,
    cited,
    named_in_program,
    not_yet_cited,
    numbers_in,
    stated,
    stated_in,
)

HOW_TO_MEND = "run .venv/bin/python -m tests.support.citations and commit not_yet_cited.txt"


@pytest.mark.parametrize(
    ("name", "least"),
    [("1846.md", 233), ("switch-and-signal.md", 224), ("switch-and-signal-boards.md", 64)],
)
def test_the_rules_are_found_in_their_files(name: str, least: int) -> None:
    ids = stated_in(RULES / name)
    assert len(ids) == len(set(ids)) >= least


def test_each_citation_is_of_a_rule_that_exists() -> None:
    known = set(stated())
    assert {rule: place for rule, place in cited().items() if rule not in known} == {}


def test_each_rule_is_cited_or_known_to_wait_for_its_test() -> None:
    assert set(stated()) - set(cited()) - set(not_yet_cited()) == set()


def test_no_rule_waits_that_is_cited_or_does_not_exist() -> None:
    known, seen = set(stated()), cited()
    assert [r for r in not_yet_cited() if r in seen or r not in known] == [], HOW_TO_MEND


def test_each_rule_that_the_program_names_exists() -> None:
    known = set(stated())
    assert [(name, place) for name, place in named_in_program() if name not in known] == []


TRANSLATED = [path for path in sorted(RULES.glob("*/*.md")) if stated_in(RULES / path.name)]

SPELLED_OUT = {str(number) for number in range(13)}
"""Japanese writes in figures what the others write as words; none is greater than twelve."""


def test_there_are_translations() -> None:
    assert len(TRANSLATED) == len(["ru", "ja", "pl"]) * 3


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_translation_states_the_same_rules(path: Path) -> None:
    assert stated_in(path) == stated_in(RULES / path.name)


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_each_rule_of_a_translation_has_the_same_numbers(path: Path) -> None:
    ours, theirs = numbers_in(RULES / path.name), numbers_in(path)
    assert {rule: ours[rule] - theirs[rule] for rule in ours if ours[rule] - theirs[rule]} == {}
    added = {rule: set(theirs[rule] - ours[rule]) for rule in ours}
    spelled_out = SPELLED_OUT if path.parent.name == "ja" else set[str]()
    assert {rule: more for rule, more in added.items() if more - spelled_out} == {}


def test_a_number_of_a_rule_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("**SR-1** 1,67 и $20, см. OR-DIV-4.\n\n## 2 Ещё\n\n**SR-2** 三方分岐。\n")
    assert numbers_in(page) == {"SR-1": {"1.67": 1, "20": 1}, "SR-2": {"3": 1}}
