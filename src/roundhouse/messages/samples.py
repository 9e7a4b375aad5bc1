"""Every sentence with sample values, in all its forms, side by side in the languages."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from roundhouse.messages import LANGUAGES, new_bundle, text
from roundhouse.messages.catalogues import catalogue, folders

SHARED: Final = Path(__file__).parent
COUNTS: Final = (1, 2, 5, 21)
"""Numbers that between them take every plural form of our languages."""

AMOUNT: Final = 120
MOST_FORMS: Final = 48
"""A sentence with more forms than this shows each choice once, not every combination."""

_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})

_DECIMAL: Final = re.compile(r"\d+\.\d+")

Value = str | int | float
Texts = Mapping[str, ast.Message]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of a sentence: its id, what was chosen in it, and how each language says it."""

    key: str
    chosen: tuple[tuple[str, Value], ...]
    said: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class _Holes(Visitor):
    """What a text needs: the parameters put in, and the keys of those that choose a variant."""

    texts: Texts
    plain: set[str] = field(default_factory=set)
    amounts: set[str] = field(default_factory=set)
    keys: dict[str, dict[Value, None]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's way
        self.plain.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the same
        if node.id.name in self.texts:  # it is told the same parameters
            self.visit(self.texts[node.id.name])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the same
        names = [arg.id.name for arg in _variables(node.arguments.positional)]
        (self.amounts if node.id.name == "MONEY" else self.plain).update(names)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the same
        for variable in _variables([node.selector]):
            keys = self.keys.setdefault(variable.id.name, {})
            keys.update(dict.fromkeys(_key(variant.key) for variant in node.variants))
        for variant in node.variants:
            self.visit(variant.value)


def _variables(nodes: Iterable[object]) -> Iterator[ast.VariableReference]:
    return (node for node in nodes if isinstance(node, ast.VariableReference))


def _key(node: ast.Identifier | ast.NumberLiteral) -> Value:
    return node.name if isinstance(node, ast.Identifier) else int(node.value)


def messages_in(folder: Path) -> Iterator[tuple[str, str]]:
    """The file and the id of each text of a folder of catalogues, as English has them."""
    for file in sorted((folder / "en").glob("*.ftl")):
        for entry in catalogue(file).body:
            if isinstance(entry, ast.Message) and entry.value:
                yield file.name, entry.id.name


def forms(folder: Path, key: str) -> Iterator[Form]:
    """The text *key* in all its forms; those that no language tells apart are one."""
    plain, amounts, choices = holes(key)
    seen = set()
    for chosen in _combined(choices):
        amount = dict.fromkeys(amounts, AMOUNT)
        best = {name: _sample_for(folder, key, name, chosen) for name in plain}
        said = tuple(
            (language, text(key, language, **amount, **chosen, **_said(folder, best, language)))
            for language in LANGUAGES
        )
        if said not in seen:
            seen.add(said)
            yield Form(key, tuple(chosen.items()), said)


def holes(key: str) -> tuple[set[str], set[str], dict[str, tuple[Value, ...]]]:
    """The parameters that a text puts in, its sums of money, and what others may be."""
    visitors = [_Holes(_texts(language)) for language in LANGUAGES]
    for visitor in visitors:
        if key in visitor.texts:
            visitor.visit(visitor.texts[key])
    keys: dict[str, dict[Value, None]] = {}
    for visitor in visitors:
        for name, found in visitor.keys.items():
            keys.setdefault(name, {}).update(found)
    choices = {name: _choices(found) for name, found in keys.items()}
    amounts = set().union(*(visitor.amounts for visitor in visitors)) - set(choices)
    plain = set().union(*(visitor.plain for visitor in visitors)) - set(choices) - amounts
    return plain, amounts, choices


def _choices(keys: Mapping[Value, None]) -> tuple[Value, ...]:
    """What a parameter with these variants is shown as: each word, or numbers of each form."""
    numbers = [key for key in keys if isinstance(key, int)]
    if numbers or _PLURALS & set(keys):
        return tuple(sorted({*numbers, *COUNTS}))
    return tuple(keys)


def _combined(choices: Mapping[str, tuple[Value, ...]]) -> Iterator[dict[str, Value]]:
    if prod(map(len, choices.values())) <= MOST_FORMS:
        yield from (dict(zip(choices, each, strict=True)) for each in product(*choices.values()))
        return
    usual = {name: values[0] for name, values in choices.items()}
    for name, values in choices.items():
        yield from (usual | {name: value} for value in values)


def _sample_for(folder: Path, key: str, name: str, chosen: Mapping[str, Value]) -> str:
    """The sample of a parameter: one for this text, or for what is chosen in it, or for all."""
    own = (f"{key}-{name}", *(f"{name}-{value}" for value in chosen.values()))
    return next((each for each in own if _samples(folder, "en").has_message(each)), name)


def _said(folder: Path, samples: Mapping[str, str], language: str) -> dict[str, Value]:
    return {name: sample(folder, own, language) for name, own in samples.items()}


@cache
def sample(folder: Path, name: str, language: str) -> Value:
    """What stands for a parameter in a language: from the folder's samples, or the shared ones."""
    bundle = _samples(folder, language)
    if not bundle.has_message(name):
        return f"‹{name}›"
    pattern = bundle.get_message(name).value
    said = str(bundle.format_pattern(pattern)[0]) if pattern else ""
    return int(said) if said.isdecimal() else float(said) if _DECIMAL.fullmatch(said) else said


@cache
def _samples(folder: Path, language: str) -> FluentBundle:
    bundle = new_bundle(language)
    for place in dict.fromkeys((folder, SHARED)):
        if (place / "samples.ftl").is_file():
            bundle.add_resource(catalogue(place / "samples.ftl"))
    return bundle


@cache
def _texts(language: str) -> Texts:
    files = (file for place in folders() for file in (place / language).glob("*.ftl"))
    entries = (entry for file in files for entry in catalogue(file).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
