"""What file is this: ours, another site's, or nobody's?"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.errors import MissingField, NoImporter, UnknownField, UnknownRecord, WrongGame
from roundhouse.core.examples import worked_example
from roundhouse.core.figure import Figure
from roundhouse.core.game import Setup
from roundhouse.core.installed import rules_pages
from roundhouse.core.journal import Entry, Journal, dump_journal, entry_to_json
from roundhouse.core.reading import importer_for, is_ours, load_game, read_game
from roundhouse.core.table import Table
from roundhouse.core.title import Imported, Title
from roundhouse.core.vocabulary import SHARED, words_in
from roundhouse_toll import game as toy
from roundhouse_toll.title import TITLE as TOLL

OURS = Journal(game="toll", setup=Setup(seats=2))


class Site:
    """Knows files by one word of theirs."""

    def __init__(self, word: str, site: str = "") -> None:
        self.word = word
        self.site = site or f"{word}.example"

    def knows(self, data: object) -> bool:
        return isinstance(data, dict) and self.word in data

    def read(self, data: Any) -> Imported:
        return Imported(journal=replace(OURS, notes=(self.site,)), moves=len(data))


READING = replace(TOLL, importers=(Site("left"), Site("right"), Site("more", "left.example")))


@pytest.mark.parametrize("word", ["left", "right"])
def test_the_site_whose_shape_it_has_reads_it(word: str) -> None:
    assert read_game([TOLL, READING], {word: 1}).notes == (f"{word}.example",)
    assert list(importer_for([READING], {word: 1}).read({}).remarks("en")) == []


def test_what_we_wrote_is_ours_whatever_else_it_looks_like() -> None:
    assert load_game([READING], dump_journal(OURS)).game == "toll"
    with pytest.raises(UnknownField):
        read_game([READING], {"roundhouse": 1, "left": 1})
    with pytest.raises(WrongGame):
        load_game([READING], dump_journal(replace(OURS, game="other")))


@pytest.mark.parametrize("data", [None, 3, [], {}, {"middle": 1}, ["left"]])
def test_what_nobody_knows_is_refused_with_the_sites_that_are_known(data: object) -> None:
    with pytest.raises(UnknownRecord) as refused:
        read_game([TOLL, READING], data)
    assert refused.value.known == ("left.example", "right.example")


def test_where_nobody_reads_other_files_they_are_bad_files_of_ours() -> None:
    with pytest.raises(MissingField):
        read_game([TOLL], {})
    with pytest.raises(NoImporter):
        importer_for([TOLL], {"left": 1})
    assert not is_ours(["roundhouse"])


def test_a_title_that_is_only_a_game_has_no_parts() -> None:
    bare = Title(game=TOLL.game, vocabulary=TOLL.vocabulary)
    assert (bare.key, bare.examples(), bare.benchmarks()) == ("toll", (), {})
    assert not any((bare.bots, bare.importers, bare.choices, bare.rules))


def test_an_example_is_read_from_its_folder(tmp_path: Path) -> None:
    journal = Table.start(TOLL.game, Setup(seats=2), seed="x").journal
    (tmp_path / "game.json").write_text(dump_journal(journal), encoding="utf-8")
    (tmp_path / "notes.json").write_text('{"0": "start", "2": "dealt"}', encoding="utf-8")
    example = worked_example(TOLL, tmp_path)
    assert (example.key, example.name, example.journal) == ("toll", "examples-toll", journal)
    assert example.notes == {0: "examples-toll-start", 2: "examples-toll-dealt"}


def test_the_rules_are_found_where_they_are(tmp_path: Path) -> None:
    (page,) = rules_pages("1846")
    assert (page.name, page.is_file()) == ("1846.md", True)
    assert rules_pages("1846", "no-such-page", root=tmp_path) == ()


@pytest.mark.parametrize(("bar", "held"), [(None, True), (3.0, True), (2.0, True), (1.9, False)])
def test_a_figure_holds_its_bar(bar: float | None, held: bool) -> None:
    assert Figure(name="x", value=2.0, unit="L", bar=bar).held is held


def test_a_vocabulary_is_what_modules_define_and_what_every_game_has() -> None:
    words = words_in(toy)
    assert words.actions == TOLL.vocabulary.actions
    assert set(words.events) == set(TOLL.vocabulary.events)
    assert set(words.errors) == {toy.TooMuch, *SHARED.errors}


def test_a_game_that_is_not_as_its_file_says_is_refused_with_the_reason() -> None:
    class Doubtful(Site):
        def read(self, data: Any) -> Imported:
            return replace(super().read(data), doubts=(NoImporter(),))

    with pytest.raises(NoImporter):
        read_game([replace(TOLL, importers=(Doubtful("left"),))], {"left": 1})


def test_whose_way_an_entry_is_stands_in_its_line() -> None:
    entry = Entry(
        seat=Seat(0), action=Pass(), waived=frozenset({"R-1"}), origin="site", way="a-way"
    )
    line = entry_to_json(entry)
    assert (line["waived"], line["origin"], line["way"]) == (["R-1"], "site", "a-way")
    assert entry_to_json(Entry(seat=Seat(0), action=Pass())) == {
        "seat": 0,
        "action": line["action"],
    }
