"""The lists on the home page: pictures, standings, the archive, leaving, seats to take, hints."""

import re

from roundhouse.server.tables.talk import HINT
from tests.server.web.test_pages import HTML
from tests.server.web.test_play import sit_down
from tests.support.serving import Player, Running


def home(player: Player) -> str:
    return player.http.get("/", headers=HTML).text


def section(page: str, name: str) -> str:
    return page[page.index(f'id="{name}"') :].partition("</section>")[0]


def test_a_row_has_its_picture_and_how_the_table_stands(amy: Player, eve: Player) -> None:
    table = amy.new_table("me", "bot:passer")["id"]
    row = section(home(amy), "mine")
    picture = re.search(rf'src="(/table/{table}/picture\?at=\d+)"', row)
    assert picture
    drawn = amy.http.get(picture[1])
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "max-age" in drawn.headers["cache-control"]
    told = amy.http.get(f"/table/{table}/glance").text
    assert re.fullmatch(r"<span>&lt;\d+ coins&gt;</span>", told)
    assert eve.http.get(f"/table/{table}/glance").status_code == 403
    assert eve.http.get(picture[1]).status_code == 403


def test_a_table_is_put_away_and_taken_out_by_its_player_alone(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob, private=False)
    put = amy.http.post(f"/table/{table}/archive", data={"to": "away"})
    assert put.status_code == 303
    page = section(home(amy), "mine")
    assert page.index("<details>") < page.index(table)
    assert page.index("Archive (1)") < page.index(table)
    assert "Archive (1)" not in home(bob)
    amy.http.post(f"/table/{table}/archive", data={"to": "back"})
    assert "Archive (1)" not in home(amy)


def test_a_stranger_archives_nothing(amy: Player, eve: Player) -> None:
    table = amy.new_table("me", "open", private=False)["id"]
    for what in ("archive", "leave"):
        refused = eve.http.post(f"/table/{table}/{what}", data={"to": "bot:passer"})
        assert refused.status_code == 403
    assert table not in section(home(eve), "new-table")


def test_whoever_leaves_gives_their_seat_to_a_bot_or_a_link(amy: Player, bob: Player) -> None:
    for to, kind in (("bot:passer", "bot"), ("open", "open")):
        table = sit_down(amy, bob, private=False)
        assert 'value="bot:passer"' in bob.http.get(f"/table/{table}/leave", headers=HTML).text
        refused = bob.http.post(f"/table/{table}/leave", data={"to": "me"})
        assert refused.status_code == 422
        assert bob.http.post(f"/table/{table}/leave", data={"to": to}).status_code == 303
        seats = amy.get(f"/tables/{table}").json()["seats"]
        assert [seat["kind"] for seat in seats] == ["player", kind]


def test_who_plays_alone_leaves_nobody_behind(amy: Player) -> None:
    table = amy.new_table("me", "bot:passer")["id"]
    page = amy.http.get(f"/table/{table}/leave", headers=HTML).text
    assert "<select" not in page.partition("<main")[2]
    assert amy.http.post(f"/table/{table}/leave").status_code == 303
    assert amy.get(f"/tables/{table}").json()["seats"][0]["mine"], "the seat is kept"
    assert "Archive (1)" in home(amy)


def test_a_public_tables_open_seat_is_taken_from_the_lobby(
    amy: Player, bob: Player, eve: Player
) -> None:
    public = amy.new_table("me", "open", private=False)["id"]
    hidden = amy.new_table("me", "open")["id"]
    lobby = section(home(bob), "watch")
    assert hidden not in lobby
    way_in = lobby[lobby.index(public) :]
    link = re.search(r'href="(/join/[\w-]+)"', way_in)
    assert link
    assert bob.claim(link[1]).status_code == 303
    assert [s["kind"] for s in bob.get(f"/tables/{public}").json()["seats"]] == ["player"] * 2
    later = section(home(eve), "watch")
    assert "/join/" not in later[later.index(public) :].partition("</li>")[0]


def test_newcomers_are_offered_the_easiest_first(server: Running) -> None:
    with server.visitor(headers=HTML) as guest:
        page = guest.get("/").text
    offered = re.findall(r'value="toll:(\w+)" ?(class="main")?', page)
    assert offered[0][1], "the first level is the one proposed"
    assert not any(main for _, main in offered[1:])
    assert re.search(r'value="bot:failing" selected', page)


def test_hints_are_told_to_all_where_several_play(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob, private=False)
    seat = amy.get(f"/tables/{table}").json()["to_act"][0]
    asking = (amy, bob)[seat]
    asked = asking.post(f"/tables/{table}/hint", seat=seat)
    assert asked.status_code == 200, asked.text
    (line,) = bob.get(f"/tables/{table}/chat").json()["lines"]
    assert (line["name"], line["text"]) == (asking.name, "asked for a hint.")
    polish = {"Accept-Language": "pl", **HTML}
    assert "prosi o podpowiedź." in bob.http.get(f"/table/{table}", headers=polish).text
    bob.post(f"/tables/{table}/chat", text=HINT)
    assert [each["text"] for each in bob.get(f"/tables/{table}/chat").json()["lines"]] == [
        "asked for a hint.",
        "hint",
    ], "nobody can pretend that another asked"


def test_alone_with_bots_nobody_is_told(amy: Player) -> None:
    table = amy.new_table("me", "bot:passer")["id"]
    assert amy.post(f"/tables/{table}/hint", seat=0).status_code == 200
    assert amy.get(f"/tables/{table}/chat").json()["lines"] == []


def test_the_owner_switches_hints_off_and_on(amy: Player, bob: Player) -> None:
    made = amy.new_table("me", "bot:passer", hints=False)
    table = made["id"]
    assert made["hints"] is False
    assert 'id="hint" data-key="h" hidden' in amy.http.get(f"/table/{table}", headers=HTML).text
    refused = amy.post(f"/tables/{table}/hint", seat=0)
    assert refused.status_code == 403
    assert "turned hints off" in refused.json()["error"]["text"]
    assert amy.http.post(f"/table/{table}/hints", data={"to": "on"}).status_code == 303
    assert amy.post(f"/tables/{table}/hint", seat=0).status_code == 200
    public = sit_down(amy, bob, private=False)
    assert bob.http.post(f"/table/{public}/hints", data={"to": "off"}).status_code == 403


def test_a_title_is_pictured_by_its_worked_example(server: Running) -> None:
    with server.visitor() as visitor:
        assert visitor.get("/picture/toll").status_code == 404, "it has no example"
        assert visitor.get("/picture/chess").status_code == 404
