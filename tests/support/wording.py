"""The words of each language: what the glossary asks, what is retired, where texts say either.

``python -m tests.support.wording [LANGUAGE]`` tells each retired word that is still written, by
file and line, and takes the files that have none any longer off the list of those to be done.
"""

import csv
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.switch_signal.rules.boards.load import board_of, bundled
from roundhouse.messages import LANGUAGES
from roundhouse.messages.places import place

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "roundhouse"
DOCS: Final = ROOT / "docs"
GLOSSARY: Final = DOCS / "glossary.tsv"
RETIRED: Final = DOCS / "retired-words.tsv"
NOT_YET: Final = ROOT / "tests" / "messages" / "not_yet_reworded.txt"

GAMES: Final = {"g1846": "1846", "switch_signal": "switch"}
"""Each game that has words of its own, and what the names of its pages of rules begin with."""


@dataclass(frozen=True)
class Concept:
    """A thing, what each language calls it, and the Fluent term that says it."""

    concept: str
    game: str
    term: str
    words: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Retired:
    """A word that a language does not use any longer in a game's texts, or anywhere."""

    language: str
    game: str
    pattern: re.Pattern[str]
    instead: str


@dataclass(frozen=True)
class Said:
    """A sentence or a paragraph, and where it stands."""

    file: str
    line: int
    language: str
    game: str
    text: str


def _table(path: Path) -> Iterator[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


@cache
def glossary() -> tuple[Concept, ...]:
    """Every concept of the glossary."""
    return tuple(
        Concept(row["concept"], row["game"], row["term"], {c: _ways(row[c]) for c in LANGUAGES})
        for row in _table(GLOSSARY)
    )


def _ways(cell: str) -> tuple[str, ...]:
    return tuple(way.strip() for way in cell.split(" / "))


@cache
def retired() -> tuple[Retired, ...]:
    """Every retired word, and every name of a place that is not this language's."""
    return (*_retired_words(), *_foreign_names())


def _retired_words() -> Iterator[Retired]:
    yield from (
        Retired(
            row["language"],
            row["game"],
            _beginning(row["retired"], row["language"]),
            row["instead"],
        )
        for row in _table(RETIRED)
    )


def _foreign_names() -> Iterator[Retired]:
    """What English, or the board itself, calls a place that a language calls otherwise."""
    for game, names in printed_names().items():
        named = partial(place, prefix=game.replace("_", "-"))
        for name, language in product(names, LANGUAGES):
            said = named(name, language=language)
            for other in {name, named(name, language="en")} - {said}:
                ours = [named(each, language=language) for each in names]
                longer = [each[len(other) :] for each in ours if each.startswith(other)]
                after = "|".join(["[A-Za-z]", *map(re.escape, longer)])
                word = re.compile(rf"(?<![A-Za-z]){re.escape(other)}(?!{after})")
                yield Retired(language, game, word, said)


def printed_names() -> dict[str, list[str]]:
    """The places of each game, as its data calls them."""
    towns = [printed.name for printed in DEFS.hexes.values() if printed.name]
    nodes = [node.name for board in map(board_of, bundled()) for node in board.nodes.values()]
    return {"g1846": list(dict.fromkeys(towns)), "switch_signal": nodes}


@cache
def _companies() -> re.Pattern[str]:
    """The names of companies, which may hold a town's and stay as printed."""
    names = [corp.name for corp in DEFS.corps.values()]
    names += [private.name for private in DEFS.privates.values()]
    loose = (r"\s*".join(map(re.escape, name.split())) for name in names)  # Japanese has no spaces
    return re.compile("|".join(sorted(loose, key=len, reverse=True)))


def _beginning(pattern: str, language: str) -> re.Pattern[str]:
    """*pattern* at the beginning of a word; Japanese has no spaces, so there it is anywhere."""
    edge = "" if LANGUAGES[language].square else r"\b"
    return re.compile(f"{edge}(?:{pattern})", re.IGNORECASE)


class _Words(Visitor):
    """What a text says itself; what is put in stands as ``{name}``."""

    def __init__(self) -> None:
        self.said = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the library's way
        self.said += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the same
        self.said += f"{{{node.id.name}}}"

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802  # the same
        self.said += " | "
        self.generic_visit(node)


@cache
def everything() -> tuple[Said, ...]:
    """All that the catalogues and the pages of documentation say."""
    return (*_catalogues(), *_pages())


def _catalogues() -> Iterator[Said]:
    for file in sorted(SOURCE.rglob("*.ftl")):
        written = file.read_text(encoding="utf-8")
        game = next((game for game in GAMES if game in file.parts), "")
        for entry in FluentParser().parse(written).body:
            if isinstance(entry, ast.Message | ast.Term) and entry.span and entry.value:
                words = _Words()
                words.visit(entry.value)
                line = written[: entry.span.start].count("\n") + 1
                yield Said(_name(file), line, file.parent.name, game, words.said)


def _pages() -> Iterator[Said]:
    books = SOURCE.glob("games/*/book/*/*.md")
    for file in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md")), *books):
        code = file.parent.name
        language = code if code in LANGUAGES else "en"
        game = _game_of(file)
        line = 1
        for block in re.split(r"(\n\s*\n)", _without_code(file.read_text(encoding="utf-8"))):
            if block.startswith("## ") and file.name == "rulings.md":
                game = "g1846" if "1846" in block else "switch_signal"
            yield Said(_name(file), line, language, game, _plain(block, language))
            line += block.count("\n")


def _game_of(file: Path) -> str:
    """Whose rules or whose book a page is of; empty for what speaks of both."""
    named = (game for game, name in GAMES.items() if file.name.startswith(name))
    return next((game for game in GAMES if game in file.parts), next(named, ""))


def _without_code(page: str) -> str:
    """*page* without its blocks of code; each line keeps its number."""
    return re.sub(
        r"^```.*?^```",
        lambda code: "\n" * code[0].count("\n"),
        page,
        flags=re.DOTALL | re.MULTILINE,
    )


def _plain(block: str, language: str) -> str:
    """*block* in one line, without code and the targets of links."""
    without = re.sub(r"`[^`]*`|\]\([^)]*\)", " ", block)
    return ("" if LANGUAGES[language].square else " ").join(without.split())


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def slips(said: Said) -> Iterator[tuple[str, Retired]]:
    """Each retired word in *said*, as it stands there."""
    text = _companies().sub("", said.text)
    for word in retired():
        if word.language == said.language and word.game in ("", said.game):
            yield from ((found[0], word) for found in word.pattern.finditer(text))


def not_yet() -> list[str]:
    """The files whose words are still to be brought to the glossary."""
    return NOT_YET.read_text(encoding="utf-8").split()


def to_be_done() -> list[str]:
    """Those of them that still have a retired word."""
    left = {said.file for said in everything() if said.file in not_yet() and any(slips(said))}
    return sorted(left)


def unsaid(language: str) -> Iterator[tuple[str, str]]:
    """Each word of the glossary that no text of its game says in any form, with its concept."""
    said: dict[str, str] = {"": ""}
    for one in everything():
        if one.language == language:
            said[one.game] = f"{said.get(one.game, '')}{BETWEEN}{one.text.replace('’', chr(39))}"
    for concept in glossary():
        there = "".join(said.values()) if not concept.game else said[concept.game] + said[""]
        for word in concept.words[language]:
            if not re.search(stem(word, language), there, re.IGNORECASE):
                yield concept.concept, word


def stem(word: str, language: str) -> str:
    """A pattern for *word* of the glossary in any of its forms.

    >>> stem("фондовый раунд", "ru")
    "\\\\bфондов[\\\\w']*[\\\\s\\\\-]+раун[\\\\w']*"
    """
    if LANGUAGES[language].square:
        return re.escape(word)
    return r"\b" + r"[\s\-]+".join(map(_stem, word.split()))


def _stem(word: str) -> str:
    kept = word if len(word) <= SHORT else word[: max(SHORT, len(word) - 2)]
    return re.escape(kept) + r"[\w']*"


BETWEEN: Final = " ¦ "
"""What parts texts, so that no word begins in one and ends in the next."""

SHORT: Final = 3
"""A word of so few letters is kept whole."""


def main(languages: list[str]) -> None:
    """Tell what is still to be done, and keep no more than that on the list."""
    for said in everything():
        if not languages or said.language in languages:
            for found, word in slips(said):
                sys.stdout.write(f"{said.file}:{said.line}: {found} -> {word.instead}\n")
    NOT_YET.write_text("".join(f"{file}\n" for file in to_be_done()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
