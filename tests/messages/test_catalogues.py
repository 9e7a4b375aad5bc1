"""Every event and refusal has a sentence in every language, made of its own fields."""

import re
from dataclasses import fields
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from roundhouse.core import errors, installed, lacking, plugin_faults, table
from roundhouse.core.actions import Seat
from roundhouse.core.codec import kinds_in
from roundhouse.core.errors import Fault, NotJson, NotYourTurn, Stale
from roundhouse.core.events import Event
from roundhouse.messages import LANGUAGES, choose_language, has_text, message_id, sentence, text
from roundhouse.messages.catalogues import folders
from tests.conformance.cases import CASES

KINDS: list[type[Event] | type[Fault]] = sorted(
    {
        *kinds_in(Fault, errors, installed, lacking, plugin_faults),
        *kinds_in(Event, table),
        *(kind for case in CASES for kind in case.title.vocabulary.events),
        *(kind for case in CASES for kind in case.title.vocabulary.errors),
    },
    key=message_id,
)
SPOKEN = [kind for kind in KINDS if kind.prefix != "toll"]


class _Named(Visitor):
    """The variables that a text names, and the other texts."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's way
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the same
        self.texts.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # the same
        self.texts.add(f"-{node.id.name}")


@cache
def entries(language: str) -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for file in sorted(p for f in folders() for p in (f / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                assert name not in found, f"{language}: {name} twice"
                found[name] = entry
    return found


def variables(language: str, key: str) -> set[str]:
    return _named(language, key).names


def references(language: str, key: str) -> set[str]:
    return _named(language, key).texts


def _named(language: str, key: str) -> _Named:
    visitor = _Named()
    visitor.visit(entries(language)[key])
    return visitor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SPOKEN, ids=message_id)
def test_each_event_and_refusal_has_a_sentence_of_its_own_fields(language: str, kind: Any) -> None:
    assert has_text(message_id(kind), language)
    known = {field.name for field in fields(kind)}
    assert variables(language, message_id(kind)) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert set(entries(language)) == set(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_facts(language: str) -> None:
    """A term is told its case by the sentence that names it, and knows nothing else."""
    for key in entries("en"):
        known = {"case"} if key.startswith("-") else variables("en", key)
        assert variables(language, key) <= known, key


class _Words(Visitor):
    def __init__(self) -> None:
        self.said = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the library's way
        self.said += node.value


NAMES = ("pages-title-", "pages-webhooks", "g1846-panel-step-steaming")
"""Texts that are the name of something and keep it."""

PRINTED = {"ru": (), "ja": ("g1846-place-",)}
"""Those that a language leaves as printed, as its players do."""


@pytest.mark.parametrize(("language", "script"), [("ru", "[А-яё]"), ("ja", "[ぁ-んァ-ヶ一-龠]")])
def test_nothing_is_left_in_english(language: str, script: str) -> None:
    """Each text that has words has some in its language's own script."""
    english = []
    for key, entry in entries(language).items():
        words = _Words()
        words.visit(entry)
        if re.search("[A-Za-z]{3}", words.said) and not re.search(script, words.said):
            english.append(key)
    assert [key for key in english if not key.startswith(NAMES + PRINTED[language])] == []


def test_a_refusal_ends_with_its_rule_and_names_people() -> None:
    refused = NotYourTurn(seat=Seat(0), to_act=(Seat(1), Seat(5)), rule="SR-1")
    said = sentence(refused, "en", ["Amy", "Bob"])
    assert said.startswith("Amy can’t act now: it’s up to Bob, Player 6.")
    assert re.search(r"[^.] \(SR-1\)\.$", said)
    assert sentence(refused, "ja", ["Amy", "Bob"]).endswith("（SR-1）。")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["One player", "2 players", "5 players"]),
        ("ru", ["1 игрок ", "2 игрока ", "5 игроков "]),
        ("pl", ["1 gracz ", "2 gracze ", "5 graczy "]),
        ("ja", ["1人", "2人", "5人"]),
    ],
)
def test_plurals_are_right(language: str, said: list[str]) -> None:
    for seats, start in zip((1, 2, 5), said, strict=True):
        error = errors.BadSeats(seats=seats, low=3, high=4)
        assert sentence(error, language).startswith(start)


def test_a_refusal_within_a_refusal_is_told_too() -> None:
    inner = NotJson(line=3, reason="odd")
    assert "line 3" in sentence(errors.BadEntry(seq=1, cause=inner), "en")


def test_an_unknown_language_or_text_never_fails() -> None:
    assert sentence(Stale(seen=1, current=2), "tlh") == sentence(Stale(seen=1, current=2), "en")
    assert text("no-such-text", "ru") == "no-such-text"


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (None, "en"),
        ("", "en"),
        ("ja", "ja"),
        ("de, fr;q=0.9", "en"),
        ("de-DE, pl;q=0.8, en;q=0.9", "en"),
        ("ru_RU.UTF-8", "ru"),
        ("pl;q=zero, ja;q=0.1", "ja"),
        ("ru;q=0", "en"),
    ],
)
def test_the_language_is_chosen_from_what_is_wanted(wanted: str | None, chosen: str) -> None:
    assert choose_language(wanted) == chosen


def test_values_without_a_seat_are_shown_as_they_are() -> None:
    error = errors.UnknownOption(option="x", known=("a", "b"))
    assert sentence(error, "en").endswith("Available: a, b.")
    assert sentence(error, "ja").endswith("a、b。")


def test_what_a_file_says_at_length_is_cut_short() -> None:
    told = sentence(errors.UnknownOption(option="x" * 100_000, known=("a", "b")), "en")
    assert told == f"There is no option “{'x' * 199}…”. Available: a, b."
    known = tuple(f"option-{number}" for number in range(10_000))
    assert len(sentence(errors.UnknownOption(option="x", known=known), "en")) < 2100
    assert len(text("cli-no-such-file", "en", path="x" * 4000)) < 2100


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "from move 1203 to 12040"), ("ru", "1203"), ("ja", "1203"), ("pl", "1203")],
)
def test_a_number_that_says_which_one_has_no_separators(language: str, said: str) -> None:
    assert said in sentence(Stale(seen=1203, current=12040), language)
    assert "12040" in text("pages-moment", language, at=1203, last=12040)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2,000,000"),
        ("ru", "2\xa0000\xa0000"),
        ("ja", "2,000,000"),
        ("pl", "2\xa0000\xa0000"),
    ],
)
def test_a_large_quantity_is_divided_as_its_readers_do(language: str, said: str) -> None:
    large = errors.OversizedJournal(unit="bytes", found=3_000_000, most=2_000_000)
    assert said in sentence(large, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_asks_for_what_all_numbers_are(language: str) -> None:
    """Numbers stand without separators anyway; only a quantity asks for them."""
    files = (file for folder in folders() for file in (folder / language).glob("*.ftl"))
    assert not [f for f in files if "useGrouping: 0" in f.read_text(encoding="utf-8")]
