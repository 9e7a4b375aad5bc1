"""Every rule of docs/rules/ is shown by a test, and every rule named anywhere exists."""

from pathlib import Path

import pytest

from tests.support.citations import RULES, cited, named_in_program, not_yet_cited, stated, stated_in

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


def test_a_translation_states_the_same_rules() -> None:
    def differs(path: Path) -> bool:
        return sorted(stated_in(path)) != sorted(stated_in(RULES / path.name))

    translated = [path for path in RULES.glob("*/*.md") if (RULES / path.name).exists()]
    assert [str(path.relative_to(RULES)) for path in translated if differs(path)] == []
