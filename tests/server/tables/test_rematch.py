"""The same people play again at a new table."""

from roundhouse.messages import LANGUAGES, text
from roundhouse.server.errors import NotEnded
from tests.server.web.test_pages import HTML
from tests.server.web.test_play import sit_down
from tests.support.serving import Player, Running


def _ended(amy: Player, bob: Player) -> str:
    """A table with settings of its own that was played to its end."""
    table = sit_down(amy, bob, options={"purse": 5})
    players = (amy, bob)
    while to_act := amy.get(f"/tables/{table}").json()["to_act"]:
        seq = amy.get(f"/tables/{table}").json()["seq"]
        players[to_act[0]].act(table, to_act[0], seq, type="pass")
    return table


def _again(player: Player, table: str) -> str:
    answer = player.http.post(f"/table/{table}/again", headers=HTML)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/table/")


def test_whoever_asks_the_same_table_is_opened_for_all(amy: Player, bob: Player) -> None:
    table = _ended(amy, bob)
    new = _again(bob, table)
    assert _again(amy, table) == new != table
    made = amy.get(f"/tables/{new}").json()
    assert (made["ended"], made["title"]) == (False, "toll")
    assert [seat["name"] for seat in made["seats"]] == ["Amy", "Bob"]
    assert [seat["mine"] for seat in made["seats"]] == [True, False]
    assert amy.get(f"/tables/{new}/view").json()["view"]["coins"] == [5, 5], "the same settings"
    assert f'href="/table/{new}"' in amy.http.get("/", headers=HTML).text, "among my tables"


def test_the_end_page_offers_it_and_then_leads_there(amy: Player, bob: Player) -> None:
    table = _ended(amy, bob)
    for language in LANGUAGES:
        headers = {**HTML, "Accept-Language": language}
        page = amy.http.get(f"/table/{table}/end", headers=headers).text
        assert text("pages-rematch", language) in page
    new = _again(bob, table)
    page = amy.http.get(f"/table/{table}/end", headers=HTML).text
    assert f'href="/table/{new}">{text("pages-rematch-open", "en")}' in page


def test_only_who_played_may_and_only_at_the_end(
    server: Running, amy: Player, bob: Player, eve: Player
) -> None:
    table = _ended(amy, bob)
    assert eve.http.post(f"/table/{table}/again").status_code == 403
    with server.visitor() as stranger:
        assert stranger.post(f"/table/{table}/again").status_code == 401
    new = _again(amy, table)
    assert new not in eve.http.get(f"/table/{table}/end", headers=HTML).text
    assert amy.http.post(f"/table/{new}/again").status_code == NotEnded.status


def test_who_played_with_bots_has_as_many_and_the_same_settings_again(amy: Player) -> None:
    table = amy.new_table("me", "bot:passer", "bot:passer", options={"purse": 5})["id"]
    while not (state := amy.get(f"/tables/{table}").json())["ended"]:
        if state["to_act"] == [0]:
            amy.act(table, 0, state["seq"], type="pass")
    page = amy.http.get(f"/table/{table}/end", headers=HTML).text
    assert f">{text('pages-again', 'en')}</button>" in page
    new = _again(amy, table)
    seats = amy.get(f"/tables/{new}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["player", "bot", "bot"]
    assert amy.get(f"/tables/{new}/view").json()["view"]["coins"] == [5, 5, 5]
    assert _again(amy, table) == new, "one end, one new table"
