"""Every book that is shipped: its pictures can be drawn, its rules exist, it can be printed."""

import csv
import re
from pathlib import Path

import pytest

from roundhouse.book.chapters import (
    NoSuchChapter,
    chapter,
    chapters,
    drawings_in,
    rules_in,
    told_in,
)
from roundhouse.book.html import chapter_html
from roundhouse.book.markup import MENTIONED
from roundhouse.book.mentions import GLOSSARY, mentions, words_defined
from roundhouse.book.typeset import to_pdf, typst_source
from roundhouse.core.book import Book, Drawings
from roundhouse.core.picture import Theme
from roundhouse.messages import LANGUAGES
from roundhouse.server.web.library import Library, rules_html
from roundhouse.titles import TITLES
from tests.support.wording import GLOSSARY as WORDS_OF_ALL

BOOKS = {key: title.book for key, title in TITLES.items() if title.book}
PAGES = [
    pytest.param(key, one, language, id=f"{key}-{language}-{one.key}")
    for key, book in BOOKS.items()
    for language in LANGUAGES
    for one in chapters(book.folder, language)
]
WORDS = """# Trains & "tracks"

A *short* **train** runs \\`here\\`, #not $there$ (OR-TRACK-1).

![A dot, drawn](drawing:dot)

1. one
2. two

| Train | Price |
|---|---|
| 2 | \\$80 |
"""


def dot(*, language: str, theme: Theme = "auto") -> str:  # noqa: ARG001 - a drawing's signature
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">'
        '<circle cx="4" cy="4" r="4"/></svg>'
    )


@pytest.fixture
def small(tmp_path: Path) -> Book:
    for language, heading in (("en", "Trains"), ("ru", "Поезда")):
        (tmp_path / language).mkdir()
        text = WORDS.replace('Trains & "tracks"', heading)
        (tmp_path / language / "02-trains.md").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "01-aim.md").write_text("# Aim\n\nWin. (END-1, OR-TRACK-1)\n", "utf-8")
    (tmp_path / "en" / "notes.txt").write_text("no chapter", "utf-8")

    def drawings() -> Drawings:
        return {"dot": dot}

    return Book(folder=tmp_path, drawings=drawings)


def test_chapters_stand_in_order_in_english_where_they_are_not_translated(small: Book) -> None:
    found = chapters(small.folder, "ru")
    assert [(one.key, one.number, one.heading) for one in found] == [
        ("aim", 1, "Aim"),
        ("trains", 2, "Поезда"),
    ]


def test_an_unknown_chapter_is_named_with_those_there_are(small: Book) -> None:
    with pytest.raises(NoSuchChapter) as refused:
        chapter(small, "x" * 500, "en")
    assert refused.value.params == {"chapter": "x" * 80, "known": ("aim", "trains")}


def test_a_rule_is_told_where_it_is_named_first(small: Book) -> None:
    assert told_in(small.folder) == {"END-1": "aim", "OR-TRACK-1": "aim"}


def test_a_picture_stands_with_its_words_and_a_rule_is_a_link(small: Book) -> None:
    path = chapter(small, "trains", "en").path
    html = chapter_html(path, "/d/{}.svg?theme=dark&x=1", {"OR-TRACK-1": "/rules/x#OR-TRACK-1"})
    assert '<img src="/d/dot.svg?theme=dark&amp;x=1" alt="A dot, drawn" loading="lazy">' in html
    assert "<figcaption>A dot, drawn</figcaption>" in html
    assert "<p><figure>" not in html
    assert '<a href="/rules/x#OR-TRACK-1">OR-TRACK-1</a>' in html
    assert drawings_in(path) == ("dot",)


def test_what_steers_the_typesetter_is_printed_as_it_stands(small: Book) -> None:
    source = typst_source(chapters(small.folder, "en"), "en", "A #title")
    assert "#not $there$" in source
    made = to_pdf(small, "en", "A #title")
    assert made.startswith(b"%PDF-")


@pytest.mark.parametrize(("key", "one", "language"), PAGES)
def test_what_a_chapter_names_is_there(key: str, one: object, language: str) -> None:
    """The same rules and pictures as in English, and each of them exists."""
    book = BOOKS[key]
    assert book is not None
    here = chapter(book, getattr(one, "key", ""), language).path
    original = chapter(book, getattr(one, "key", ""), "en").path
    assert rules_in(here) == rules_in(original)
    assert rules_in(here) <= Library([TITLES[key]]).links.keys()
    assert drawings_in(here) == drawings_in(original)
    assert set(drawings_in(here)) <= book.drawings().keys()


@pytest.mark.parametrize("key", BOOKS)
def test_every_picture_is_shown_and_drawn_in_any_language(key: str) -> None:
    book = BOOKS[key]
    assert book is not None
    shown = {name for one in chapters(book.folder, "en") for name in drawings_in(one.path)}
    assert shown == book.drawings().keys()
    for name, drawn in book.drawings().items():
        made = {language: drawn(language=language) for language in ("en", "ja")}
        assert all(re.match("<svg[^>]* viewBox=", each) for each in made.values()), name


@pytest.mark.parametrize("key", BOOKS)
def test_a_book_is_printed(key: str) -> None:
    book = BOOKS[key]
    assert book is not None
    assert len(to_pdf(book, "en", "Book")) > 20_000


@pytest.mark.parametrize("key", BOOKS)
def test_every_rule_of_the_law_is_reached_from_the_book(key: str) -> None:
    book = BOOKS[key]
    assert book is not None
    law = {path for path in TITLES[key].rules if path.name != "rulings.md"}
    stated = {rule for path in law for rule in rules_html(path)[1] if MENTIONED.fullmatch(rule)}
    assert len(stated) > 200
    assert stated - told_in(book.folder).keys() == set()


GLOSSARIES = [
    pytest.param(key, language, id=f"{key}-{language}") for key in BOOKS for language in LANGUAGES
]


@pytest.mark.parametrize(("key", "language"), GLOSSARIES)
def test_a_glossary_explains_the_words_of_the_one_list(key: str, language: str) -> None:
    book = BOOKS[key]
    assert book is not None
    kind = book.folder.parent.name
    path = chapter(book, GLOSSARY, language).path
    column = path.parent.name  # English, while it is not translated
    lines = WORDS_OF_ALL.read_text(encoding="utf-8").splitlines()
    rows = list(csv.DictReader(lines, delimiter="\t"))
    names = {row["concept"]: row[column].split(" / ")[0] for row in rows if row["game"] == kind}
    general = {row[column].split(" / ")[0] for row in rows if not row["game"]}
    told = [word.replace("’", "'") for word in words_defined(path)]
    assert len(told) == len(set(told))
    assert set(names.values()) - set(told) == set()
    assert set(told) - set(names.values()) <= general


def test_an_entry_leads_to_the_chapters_that_speak_of_it_most(small: Book) -> None:
    (small.folder / "en" / "03-glossary.md").write_text(
        "# Words\n\n- **train** – it runs.\n- **gravel** – none.\n", "utf-8"
    )
    (small.folder / "en" / "04-more.md").write_text("# More\n\nA portfolio.\n", "utf-8")
    chapters.cache_clear()
    path = chapter(small, GLOSSARY, "en").path
    assert words_defined(path) == ("train", "gravel")
    assert [one.key for one in mentions(small.folder, "en", "train")] == ["trains"]
    assert mentions(small.folder, "en", "gravel") == ()
    assert mentions(small.folder, "en", "port") == ()  # not each word that begins so
    html = chapter_html(path, "", {}, lambda word: [("/b/x", "X")] * (word == "train"))
    assert html.count('<a href="/b/x">X</a>') == 1
    source = typst_source(chapters(small.folder, "en"), "en", "A")
    assert source.count("#emph[2]") == 1
