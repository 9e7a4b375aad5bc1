"""The players' books on their pages, and the search over books and rules."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial
from typing import Final, cast

from roundhouse.book.chapters import Chapter, NoSuchChapter, chapter, chapters, told_in
from roundhouse.book.html import chapter_html
from roundhouse.book.mentions import GLOSSARY, mentions
from roundhouse.book.passages import passages
from roundhouse.book.search import Found, Index, Passage
from roundhouse.core.book import Book
from roundhouse.core.picture import Theme
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import NotFound
from roundhouse.server.web.library import Library

BOOK_BEFORE_RULES: Final = 1.3
"""The player's book answers a player's question better than the law does."""


class Bookshelf:
    """Every book, and one index a language; both are made when first asked for."""

    def __init__(self, titles: Iterable[AnyTitle], library: Library) -> None:
        self.books: Mapping[str, Book] = {each.key: each.book for each in titles if each.book}
        self._library = library
        self._told = {
            rule: f"/book/{key}/{place}"
            for key, book in self.books.items()
            for rule, place in told_in(book.folder).items()
        }
        self.drawn = lru_cache(maxsize=512)(self._drawn)
        self.chapter = lru_cache(maxsize=256)(self._chapter)
        self._index = cache(self._indexed)
        self._laws = cache(self._lawful)

    def explained(self, rule: str) -> str | None:
        """Where a book tells of *rule*."""
        return self._told.get(rule)

    def contents(self, title: str, language: str) -> tuple[Chapter, ...]:
        """The chapters of a book."""
        return chapters(self._book(title).folder, language)

    def find(self, asked: str, language: str) -> list[Found]:
        """What books and rules say on it."""
        return self._index(language).find(asked)

    def ruled(self, rule: str, language: str) -> str | None:
        """What *rule* says, in a language."""
        return self._laws(language).get(self._library.links.get(rule, ""))

    def _lawful(self, language: str) -> Mapping[str, str]:
        """What the rules say, by the place where it stands."""
        pages = self._library.shelf(language)
        found = (each for page in pages for each in passages(page.path, f"/rules/{page.key}", ""))
        return {each.place: each.words for each in found}

    def _book(self, title: str) -> Book:
        if title not in self.books:
            raise NotFound
        return self.books[title]

    def _chapter(self, title: str, key: str, language: str, theme: str) -> tuple[Chapter, str]:
        try:
            found = chapter(self._book(title), key, language)
        except NoSuchChapter as missing:
            raise NotFound from missing
        pictures = f"/book/{title}/drawings/{{}}.svg?language={language}"
        pictures += f"&theme={theme}" if theme else ""
        places = partial(self._places, title, language) if key == GLOSSARY else None
        return found, chapter_html(found.path, pictures, self._library.links, places)

    def _places(self, title: str, language: str, word: str) -> Iterator[tuple[str, str]]:
        for one in mentions(self.books[title].folder, language, word):
            yield f"/book/{title}/{one.key}", one.heading

    def _drawn(self, title: str, name: str, language: str, theme: str) -> str:
        drawing = self._book(title).drawings().get(name)
        if drawing is None:
            raise NotFound
        return drawing(language=language, theme=cast("Theme", theme or "auto"))

    def _indexed(self, language: str) -> Index:
        return Index(self._passages(language))

    def _passages(self, language: str) -> Iterator[Passage]:
        for title in self.books:
            for one in self.contents(title, language):
                address = f"/book/{title}/{one.key}"
                yield from passages(one.path, address, "book", BOOK_BEFORE_RULES)
        for page in self._library.shelf(language):
            yield from passages(page.path, f"/rules/{page.key}", "rules")
