"""Looking things up: a reader types a word in whatever form, and finds where it is told."""

import time

import pytest

from roundhouse.book.search import Index, Passage, are_forms, excerpt


def index(*words: str) -> Index:
    return Index(Passage(f"Part {n}", each, f"/{n}", "book") for n, each in enumerate(words))


def places(found: Index, asked: str) -> list[str]:
    return [each.passage.place for each in found.find(asked)]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("sell", "You may not sell in the first stock round."),
        ("SELLING", "You may not sell, but selling later is fine."),
        ("tra", "A train runs."),
        ("акции", "Игрок покупает акцию."),
        ("тайлов", "Положите тайл на карту."),
        ("udziały", "Kup udział spółki."),
        ("株式", "株式ラウンドでは株を買います。"),
        ("線路", "タイルは線路でつながります。"),
        ("or-track-1", "Two yellow tiles (OR-TRACK-1)."),
    ],
)
def test_a_word_is_found_in_any_of_its_forms(asked: str, words: str) -> None:
    assert places(index("nothing of it", words), asked) == ["/1"]


@pytest.mark.parametrize(("word", "other"), [("sell", "self"), ("or-track-1", "or-track-2")])
def test_what_only_looks_alike_is_not_found(word: str, other: str) -> None:
    assert not are_forms(word, other)
    assert places(index(other), word) == []


def test_what_has_more_of_the_words_stands_first_then_what_says_it_in_its_heading() -> None:
    found = Index(
        [
            Passage("Trains", "Buy them.", "/buy", "book"),
            Passage("Shares", "A train, a train, a train.", "/often", "book"),
            Passage("Rust", "A train rusts for good.", "/both", "book"),
        ]
    )
    assert places(found, "train rusts") == ["/both", "/buy", "/often"]


def test_a_book_stands_above_the_law_where_they_say_the_same() -> None:
    law = Passage("Trains", "A train runs.", "/law", "rules")
    book = Passage("Trains", "A train runs.", "/book", "book", 1.3)
    assert places(Index([law, book]), "train") == ["/book", "/law"]


@pytest.mark.parametrize("asked", ["", "   ", "?!", "zzz", "%00\x00", "a" * 10_000])
def test_nothing_is_found_for_nothing(asked: str) -> None:
    assert places(index("A train runs."), asked) == []


def test_the_excerpt_shows_what_was_asked_for() -> None:
    words = "before " * 60 + "the bank breaks " + "after " * 60
    shown = excerpt(words, ["bank"])
    assert "bank breaks" in shown
    assert (shown[0], shown[-1]) == ("…", "…")
    assert len(shown) < 300


def test_a_long_question_costs_little() -> None:
    found = index(*(f"word{n} and some other words of it" for n in range(2_000)))
    begun = time.process_time()
    found.find("word " * 2_000)
    assert time.process_time() - begun < 1
