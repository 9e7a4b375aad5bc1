"""A game for another site: the page, the file, the call, and who may have them."""

import json
from collections.abc import Iterator

import pytest

from roundhouse.core.journal import dump_journal
from tests.games.g1846.foreign.trips import played
from tests.server.web.test_pages import HTML
from tests.support.serving import Player, Running, every_title, serving, toy_config

SITE = "18xx.games"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the real games and the toy."""
    path = tmp_path_factory.mktemp("export") / "tables.sqlite"
    with serving(toy_config(str(path), bot_titles=every_title), every_title()) as running:
        yield running


@pytest.fixture
def amy(games: Running) -> Iterator[Player]:
    player = games.player("Amy")
    yield player
    player.http.close()


def imported(player: Player, number: int, most: int) -> str:
    """A table of hers alone that stands where the game *number* stops."""
    answer = player.post("/imports", journal=dump_journal(played(number, most=most).journal))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_running_game_of_hers_alone_comes_back(amy: Player) -> None:
    table = imported(amy, 5, 80)
    page = amy.http.get(f"/table/{table}/export/{SITE}", headers=HTML)
    assert page.status_code == 200
    assert "Entry 77: " in page.text
    assert (
        f'href="/table/{table}/export/{SITE}"' in amy.http.get(f"/table/{table}", headers=HTML).text
    )
    file = amy.http.get(f"/table/{table}/export/{SITE}/file")
    assert f"{SITE}.json" in file.headers["content-disposition"]
    made = amy.get(f"/tables/{table}/export", to=SITE).json()
    assert made["moves"] == len(made["game"]["actions"])
    assert made["remarks"][0].startswith("Entry 77: ")
    assert json.loads(file.text)["actions"][0]["company"] == made["game"]["actions"][0]["company"]
    again = amy.post("/imports", journal=file.text).json()
    assert again["seq"] == 80


def test_nothing_that_cannot_be_done_there_is_said_to_be(amy: Player) -> None:
    table = imported(amy, 1, 40)
    page = amy.http.get(f"/table/{table}/export/{SITE}", headers=HTML | {"Accept-Language": "pl"})
    assert "O ile wiadomo" in page.text
    assert amy.get(f"/tables/{table}/export", to=SITE).json()["remarks"] == []


def test_a_game_with_others_is_hers_when_it_has_ended(amy: Player) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = amy.post("/tables", title="1846", seats=seats).json()["id"]
    answer = amy.get(f"/tables/{table}/export", to=SITE)
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "pages-not-ended")
    assert f"/export/{SITE}" not in amy.http.get(f"/table/{table}", headers=HTML).text


def test_what_nobody_writes_is_refused(amy: Player) -> None:
    toll = amy.new_table("me", "here")["id"]
    answer = amy.get(f"/tables/{toll}/export", to=SITE)
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "core-no-exporter")
    answer = amy.get(f"/tables/{imported(amy, 1, 40)}/export", to="chess.com")
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "core-unknown-site")
