"""Where an undo leads, and what those who are asked about it read."""

from tests.server.web.test_play import sit_down, wait_until
from tests.support.serving import Player

HTML = {"Accept": "text/html"}


def page(who: Player, table: str) -> str:
    return who.http.get(f"/table/{table}", headers=HTML).text


def test_it_leads_before_ones_own_last_step(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    amy.act(table, 0, 2, type="pass")
    bob.act(table, 1, 3, type="pass")
    asked = amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back")
    assert asked.json()["asked"]
    assert bob.get(f"/tables/{table}").json()["undo"]["to"] == 2


def test_bots_step_back_with_the_one_who_plays_with_them(amy: Player) -> None:
    table = amy.new_table("me", "bot:passer")["id"]
    amy.act(table, 0, 2, type="pass")
    wait_until(lambda: amy.get(f"/tables/{table}").json()["seq"] == 4)
    undone = amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back")
    assert undone.json() == {"ok": True, "seq": 5, "asked": False}
    events = amy.get(f"/tables/{table}/events", since=4).json()["events"]
    assert [event["params"]["to"] for event in events] == [2]


def test_nobody_asks_a_bot_to_do_something_else(amy: Player) -> None:
    table = amy.new_table("bot:passer", "me")["id"]
    wait_until(lambda: amy.get(f"/tables/{table}").json()["seq"] == 3)
    assert 'data-undo=""' in page(amy, table)
    refused = amy.post(f"/tables/{table}/undo", seq=3, seat=1, id="back")
    assert refused.json()["error"]["id"] == "core-nothing-to-undo"


def test_those_who_are_asked_read_what_it_takes_back(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    amy.act(table, 0, 2, type="pass")
    bob.act(table, 1, 3, type="pass")
    amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back")
    asked = page(bob, table).split('class="asked"')[1].split("</div>")[0]
    assert "Amy wants to undo:" in asked
    assert "<li>Move 2 of 4</li>" in asked  # the toy passes in silence
    assert "data-consent" in asked
    assert "data-withdraw" not in asked


def test_whoever_asked_may_withdraw(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    amy.act(table, 0, 2, type="pass")
    bob.act(table, 1, 3, type="pass")
    amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back")
    assert 'data-refuse="0" data-withdraw' in page(amy, table)
    amy.post(f"/tables/{table}/undo/answer", seat=0, agree=False)
    assert amy.get(f"/tables/{table}").json()["undo"] is None


def test_the_links_for_open_seats_stand_first(amy: Player) -> None:
    table = amy.new_table("me", "open")["id"]
    shown = page(amy, table)
    assert 0 < shown.index('value="/join/') < shown.index('id="turn"')
