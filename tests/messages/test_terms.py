"""Terms are the glossary's words, and a sentence asks them only for cases that they have."""

from collections.abc import Iterator, Mapping

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from roundhouse.messages import LANGUAGES, text
from tests.messages.test_catalogues import entries
from tests.support import wording

Entry = ast.SyntaxNode
TERMS = {concept.term: concept for concept in wording.glossary() if concept.term}


class _Asked(Visitor):
    """Which terms a text names, and in which case."""

    def __init__(self) -> None:
        self.cases: list[tuple[str, str]] = []

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # the library's way
        named = node.arguments.named if node.arguments else []
        given = {argument.name.name: argument.value.value for argument in named}
        assert set(given) <= {"case"}, f"-{node.id.name} knows nothing but a case: {given}"
        self.cases.append((f"-{node.id.name}", given.get("case", "nom")))


class _Known(Visitor):
    """The cases that a term has."""

    def __init__(self) -> None:
        self.cases = {"nom"}

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802  # the library's way
        assert isinstance(node.key, ast.Identifier)
        self.cases.add(node.key.name)


def asked(entry: Entry) -> list[tuple[str, str]]:
    visitor = _Asked()
    visitor.visit(entry)
    return visitor.cases


def known(term: Entry) -> set[str]:
    visitor = _Known()
    visitor.visit(term)
    return visitor.cases


def wrong_cases(texts: Mapping[str, Entry]) -> Iterator[str]:
    for key, entry in texts.items():
        for term, case in asked(entry):
            if term not in texts or case not in known(texts[term]):
                yield f"{key}: {term}, {case}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_case_that_a_sentence_asks_for_is_there(language: str) -> None:
    """Fluent takes the default without a word where it is not."""
    assert list(wrong_cases(entries(language))) == []


def test_a_misspelt_case_or_term_is_found() -> None:
    written = (
        "-tile = { $case ->\n    [acc] плитку\n   *[nom] плитка\n }\n",
        'good = { -tile(case: "acc") }\n',
        'bad = { -tile(case: "akk") }\n',
        "worse = { -tiel }\n",
    )
    texts = {line.split()[0]: FluentParser().parse_entry(line) for line in written}
    assert list(wrong_cases(texts)) == ["bad: -tile, akk", "worse: -tiel, nom"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_say_what_the_glossary_says(language: str) -> None:
    """Both ways: each term stands in the glossary, and what it names is its word there."""
    terms = {key[1:] for key in entries(language) if key.startswith("-")}
    assert terms == set(TERMS)
    bundle = FluentBundle([LANGUAGES[language].locale], use_isolating=False)
    resource = FluentResource("".join(f"ask-{term} = {{ -{term} }}\n" for term in terms))
    bundle.add_resource(resource)
    for term in sorted(terms):
        entry = entries(language)[f"-{term}"]
        bundle.add_resource(ast.Resource(body=[entry]))
        pattern = bundle.get_message(f"ask-{term}").value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern)
        assert (said, errors) == (TERMS[term].words[language][0], []), term


def test_a_term_stands_in_the_case_that_its_sentence_asks() -> None:
    asked = {"helper": "station_master", "seat": "Ann", "target": "Чёрный 1"}
    said = text("switch-signal-helper-called", "ru", **asked)
    assert said.startswith("Ann зовёт Дежурную по станции:")
    said = text("switch-signal-helper-called", "pl", **asked)
    assert said.startswith("Ann wzywa Zawiadowcę stacji:")
