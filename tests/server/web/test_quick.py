"""A table with bots at one click, and what a hint tells."""

import re

import pytest

from roundhouse.messages import LANGUAGES, text
from tests.server.web.test_pages import HTML
from tests.support.serving import Player, Running


def test_one_click_opens_a_table_for_a_guest_and_bots(server: Running) -> None:
    with server.visitor(headers=HTML, follow_redirects=True) as guest:
        assert 'value="toll:passer"' in guest.get("/").text
        page = guest.post("/tables/quick", data={"with": "toll:passer", "name": " "})
        assert re.search(r"/table/[\w-]+$", str(page.url))
        seats = re.findall(r"<li class=\"[^\"]*\"><b>([^<]*)</b>", page.text)
        assert seats == ["Guest", "Passer 2", "Passer 3", "Passer 4"]
        assert "Guest" in guest.get("/me").text


def test_a_name_given_is_kept_and_the_one_known_stays(server: Running) -> None:
    with server.visitor(headers=HTML, follow_redirects=True) as visitor:
        for name in ("Zoe", "Someone else"):
            page = visitor.post("/tables/quick", data={"with": "toll:passer", "name": name})
            assert "<b>Zoe</b>" in page.text


def test_whoever_comes_back_finds_their_tables_first(server: Running) -> None:
    with server.visitor(headers=HTML, follow_redirects=True) as guest:
        assert 'id="mine"' not in guest.get("/").text
        table = guest.post("/tables/quick", data={"with": "toll:passer"}).url.path
        home = guest.get("/").text
        assert home.index('id="mine"') < home.index(f'href="{table}"') < home.index('id="quick"')


@pytest.mark.parametrize("wanted", ["toll:nobody", "chess:passer", "toll", ""])
def test_a_bot_or_game_that_is_not_there_is_refused(server: Running, wanted: str) -> None:
    with server.visitor(headers=HTML) as visitor:
        assert visitor.post("/tables/quick", data={"with": wanted}).status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_tells_what_would_happen_and_does_it(amy: Player, language: str) -> None:
    table = amy.new_table("me", "bot:passer")["id"]
    head = {"Accept-Language": language, **HTML}
    told = amy.http.get(f"/table/{table}/hint?seat=0", headers=head)
    assert told.status_code == 200, told.text
    assert 'data-action="{&#34;type&#34;: &#34;pass&#34;}"' in told.text
    assert text("pages-do-it", language) in told.text
    assert text("pages-hint-pass", language) in told.text


def test_a_seat_is_handed_to_a_bot_by_its_name(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    page = amy.http.get(f"/table/{table}", headers={"Accept-Language": "ru", **HTML}).text
    assert '<option value="bot:passer">боту «Passer»</option>' in page
