"""The players' books on the pages of a server, and the search."""

import gzip
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from roundhouse.messages import LANGUAGES, text
from roundhouse.server import Config
from roundhouse.titles import TITLES
from tests.support.serving import FAST, Running, serving

MOST_OVER_THE_WIRE = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("book")
    with serving(Config(database=f"{folder}/t.sqlite", limits=FAST), [*TITLES.values()]) as running:
        yield running


@pytest.fixture
def guest(server: Running) -> Iterator[httpx.Client]:
    with server.visitor(headers={"Accept": "text/html"}) as client:
        yield client


def links(page: str, beginning: str) -> list[str]:
    return re.findall(rf'href="({beginning}[^"]*)"', page)


def test_from_learn_to_the_last_chapter_each_with_its_pictures(guest: httpx.Client) -> None:
    books = links(guest.get("/learn").text, "/book/")
    assert "/book/1846" in books
    for book in books:
        for place in links(guest.get(book).text, f"{book}/"):
            page = guest.get(place)
            sources = re.findall(r'<img src="([^"]+)"', page.text)
            pictures = [guest.get(source.replace("&amp;", "&")) for source in sources]
            assert {each.status_code for each in (page, *pictures)} == {200}, place
            for each in pictures:
                assert each.headers["content-type"].startswith("image/svg+xml")
                assert re.fullmatch(r"<svg[^>]* viewBox=.*</svg>", each.text, re.DOTALL)
            wire = sum(len(gzip.compress(each.content)) for each in (page, *pictures))
            assert wire < MOST_OVER_THE_WIRE, place


def test_chapters_lead_to_each_other_and_to_the_law(guest: httpx.Client) -> None:
    places = links(guest.get("/book/1846").text, "/book/1846/")
    for place, following in pairwise(places):
        assert f'rel="next" href="{following}"' in guest.get(place).text
        assert f'rel="prev" href="{place}"' in guest.get(following).text
    for rule in set(links(guest.get(places[0]).text, "/rules/")):
        page, _, anchor = rule.partition("#")
        assert f'id="{anchor}"' in guest.get(page).text


def test_pictures_follow_the_theme_that_was_chosen(guest: httpx.Client) -> None:
    place = links(guest.get("/book/1846").text, "/book/1846/")[0]
    assert "theme=" not in guest.get(place).text
    guest.cookies.set("theme", "dark")
    assert "&amp;theme=dark" in guest.get(place).text


@pytest.mark.parametrize(
    "place",
    [
        "/book/chess",
        "/book/1846/nowhere",
        "/book/1846/drawings/x.svg",
        "/book/x/drawings/y.svg",
    ],
)
def test_what_there_is_not_is_not_found(guest: httpx.Client, place: str) -> None:
    assert guest.get(place).status_code == 404


def test_a_picture_in_an_unknown_language_is_in_english(guest: httpx.Client) -> None:
    drawn = guest.get("/book/1846/drawings/map-empty.svg?language=../../x&theme=<x>")
    assert drawn.text == guest.get("/book/1846/drawings/map-empty.svg").text


@pytest.mark.parametrize(
    ("language", "asked", "rule"),
    [
        ("en", "issue shares", "OR-ISSUE-1"),
        ("ru", "выпуск акций", "OR-ISSUE-1"),
        ("ja", "株の発行", "OR-ISSUE-1"),
        ("pl", "emisja udziałów", "OR-ISSUE-1"),
    ],
)
def test_a_question_is_answered_in_each_language(
    guest: httpx.Client, language: str, asked: str, rule: str
) -> None:
    guest.headers["Accept-Language"] = language
    page = guest.get("/search", params={"q": asked}).text
    assert any(each.endswith(f"#{rule}") for each in links(page, "/rules/")), page


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_found_is_told_with_the_words_asked_for(guest: httpx.Client, language: str) -> None:
    guest.headers["Accept-Language"] = language
    page = guest.get("/search", params={"q": "<qq>qqq"}).text
    assert text("book-nothing", language, asked="<qq>qqq").replace("<qq>", "&lt;qq&gt;") in page


def test_a_game_without_a_book_is_just_not_there(tmp_path: Path) -> None:
    with (
        serving(Config(database=f"{tmp_path}/t.sqlite", limits=FAST)) as running,
        running.visitor(headers={"Accept": "text/html"}) as guest,
    ):
        assert links(guest.get("/learn").text, "/book/") == []
        assert guest.get("/search", params={"q": "coins"}).status_code == 200


def test_a_rule_has_its_card_in_each_language(server: Running) -> None:
    with server.visitor(headers={"Accept": "text/html"}) as visitor:
        said = {
            language: visitor.get("/rule/OR-TRACK-1", headers={"Accept-Language": language}).text
            for language in ("en", "ru", "ja", "pl")
        }
        assert len(set(said.values())) == 4
        assert "/rules/1846#" in said["en"]
        assert len(said["en"]) > 100
        assert visitor.get("/rule/OR-NOTHING-1").status_code == 404
