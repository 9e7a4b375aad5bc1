"""Refusals and events of a real game name its things as players do, on the page and in the API."""

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest

from roundhouse.messages import LANGUAGES, text
from roundhouse.titles import TITLES
from tests.support.serving import Player, serving, toy_config

TO_ITSELF: dict[str, Any] = {
    "type": "set_signal",
    "disc": "berlin-leipzig@berlin",
    "to": "berlin-leipzig@berlin",
    "cards": ["signal"],
}

CITIES = {
    "en": ("Berlin", "Leipzig"),
    "ru": ("Берлин", "Лейпциг"),
    "ja": ("ベルリン", "ライプツィヒ"),
    "pl": ("Berlin", "Lipsk"),
}


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Player]:
    titles = [TITLES["switch_signal"]]
    with serving(toy_config(f"{tmp_path}/t.sqlite"), titles) as server:
        player = server.player("Ann")
        yield player
        player.http.close()


def refusals(player: Player, table: str, seq: int) -> Iterator[str]:
    """The same refusal wherever it can be met."""
    posted = player.act(table, 0, seq, **TO_ITSELF)
    assert posted.status_code == 422
    yield posted.json()["error"]["text"]
    asked = player.post(f"/tables/{table}/why", seat=0, action=TO_ITSELF)
    yield asked.json()["reasons"][0]["text"]
    action = {"action": json.dumps(TO_ITSELF)}
    yield player.http.get(f"/table/{table}/why", params=action).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_their_names(ann: Player, language: str) -> None:
    ann.http.headers["Accept-Language"] = language
    table = ann.post("/tables", title="switch_signal", seats=[{"who": "me"}]).json()["id"]
    seq = ann.get(f"/tables/{table}/view").json()["seq"]
    for words in refusals(ann, table, seq):
        assert all(city in words for city in CITIES[language])
        assert "@" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_name_places_in_the_api_as_on_the_page(ann: Player, language: str) -> None:
    ann.http.headers["Accept-Language"] = language
    table = ann.post("/tables", title="switch_signal", seats=[{"who": "me"}]).json()["id"]
    events = ann.get(f"/tables/{table}/events").json()["events"]
    deployed = [event for event in events if event["id"] == "switch-signal-train-deployed"]
    page = ann.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
    assert deployed
    for event in deployed:
        assert event["params"]["departure"] not in event["text"]
        assert escape(event["text"]) in page


def test_one_bot_is_enough_where_all_play_together(ann: Player) -> None:
    assert "You and a bot, as a team" in ann.http.get("/").text
    with_one = ann.http.post(
        "/tables/quick", data={"with": "switch_signal:easy"}, headers={"Accept": "text/html"}
    )
    page = ann.http.get(with_one.headers["location"], headers={"Accept": "text/html"}).text
    assert page.count('id="hand-') == len(["Ann", "a bot"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_newcomers_read_the_game_in_a_few_sentences(ann: Player, language: str) -> None:
    ann.http.headers["Accept-Language"] = language
    seats = [{"who": "me"}, {"who": "open"}]
    table = ann.post("/tables", title="switch_signal", seats=seats).json()["id"]
    page = ann.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
    invited = ann.http.get("/join/" + page.split('value="/join/')[1].split('"')[0]).text
    short = text("pages-title-switch-signal-short", language).splitlines()
    assert len(short) > 1
    for line in short:
        assert f"<li>{line}</li>" in invited
        assert f"<li>{line}</li>" in ann.http.get("/learn").text


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Ann"), ("ru", "Энн"), ("ja", "アン"), ("pl", "Ann")]
)
def test_an_example_names_its_players_in_log_and_notes_alike(
    ann: Player, language: str, name: str
) -> None:
    asked = {"Accept": "text/html", "Accept-Language": language}
    page = ann.http.get("/learn/switch_signal?at=6", headers=asked).text.split("<main", 1)[1]
    assert page.count(name) > 1
    assert ("Ann" in page) == (name == "Ann")
