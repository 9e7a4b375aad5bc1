"""The rules pages and the worked examples."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path

from roundhouse.book.markup import Anchors, anchor, linked, parser
from roundhouse.core import plugins
from roundhouse.core.table import Table
from roundhouse.core.title import AnyTitle, Example
from roundhouse.messages import LANGUAGES, has_text, text
from roundhouse.server.errors import NotFound
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.store.base import SeatRow, TableRow


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One document of the rules: its heading and where each rule stands."""

    key: str
    path: Path
    heading: str


class Library:
    """Every rules page in every language, and every example."""

    def __init__(self, titles: Iterable[AnyTitle]) -> None:
        self._titles = {title.key: title for title in titles}
        pages = dict.fromkeys(page for title in self._titles.values() for page in title.rules)
        self._shelves = {language: _shelf(pages, language) for language in LANGUAGES}
        self.links: Anchors = {
            rule: f"/rules/{page.key}#{anchor}"
            for page in self.shelf("en")
            for rule, anchor in rules_html(page.path)[1].items()
        }
        self._made: dict[Path, str] = {}
        self.examples = {
            key: example
            for title in self._titles.values()
            for key, example in (plugins.made(title, partial(_examples_of, title)) or {}).items()
        }
        self._tables: dict[str, LiveTable] = {}

    def link(self, rule: str) -> str | None:
        """Where *rule* is explained."""
        return self.links.get(rule)

    def shelf(self, language: str) -> tuple[RulesPage, ...]:
        """Every rules page, in *language* where it is translated."""
        return self._shelves[language]

    def page(self, key: str, language: str) -> tuple[RulesPage, str]:
        """A rules page as HTML, in *language* where it is translated."""
        found = next((page for page in self.shelf(language) if page.key == key), None)
        if found is None:
            raise NotFound
        if found.path not in self._made:
            # what the page itself states is a link already; the rest stands on the other pages
            self._made[found.path] = linked(rules_html(found.path)[0], self.links)
        return found, self._made[found.path]

    def example(self, key: str, language: str) -> tuple[Example, LiveTable]:
        """An example and its table, which is in no store; its players have names of *language*."""
        if key not in self.examples:
            raise NotFound
        if key not in self._tables:
            self._tables[key] = _example_table(self._titles, self.examples[key])
        return self.examples[key], named_in(self._tables[key], language)


def _examples_of(title: AnyTitle) -> Mapping[str, Example]:
    return {example.key: example for example in title.examples()}


def _example_table(titles: dict[str, AnyTitle], example: Example) -> LiveTable:
    title, journal = titles[example.journal.game], example.journal
    names = journal.players or ("",) * journal.setup.seats
    row = TableRow(
        id=f"example:{example.key}",
        title=title.key,
        version=journal.setup.version,
        setup="{}",
        seed="",
        owner="",
        private=True,
    )
    seats = tuple(
        SeatRow(seat=seat, kind="player" if name else "open", name=name)
        for seat, name in enumerate(names)
    )
    return LiveTable(row=row, title=title, table=Table.replay(title.game, journal), seats=seats)


def named_in(live: LiveTable, language: str) -> LiveTable:
    """A table of ours whose players are called as readers of *language* are."""
    seats = tuple(replace(seat, name=_name(seat.name, language)) for seat in live.seats)
    return replace(live, seats=seats)


def _name(name: str, language: str) -> str:
    """What *language* calls a player of an example; *name* where no catalogue says."""
    key = f"examples-name-{name.lower()}"
    return text(key, language) if has_text(key, language) else name


def _shelf(originals: Iterable[Path], language: str) -> tuple[RulesPage, ...]:
    return tuple(_page(path, path.parent / language / path.name) for path in originals)


def _page(original: Path, translated: Path) -> RulesPage:
    path = translated if translated.is_file() else original
    first = path.read_text(encoding="utf-8").split("\n", 1)[0]
    return RulesPage(path.stem, path, first.lstrip("# ").strip() or path.stem)


@lru_cache(maxsize=32)
def rules_html(path: Path) -> tuple[str, Anchors]:
    """A document of the rules as HTML: an anchor at each rule, a link from each mention."""
    reader = parser()
    tokens = reader.parse(path.read_text(encoding="utf-8"))
    anchors = anchor(tokens)
    html: str = reader.renderer.render(tokens, reader.options, {})
    # a corner without words is no heading
    here = {rule: f"#{place}" for rule, place in anchors.items()}
    return linked(html.replace("<th></th>", "<td></td>"), here), anchors
