"""No seat taken over tells a secret, everybody hears of it, private tables are private."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.web.test_play import invite, sit_down, wait_until
from tests.support.serving import Player, Running, serving, toy_config

HTML = {"Accept": "text/html"}


def hand(who: Player, table: str, seat: int, to: str) -> httpx.Response:
    return who.post(f"/tables/{table}/seats/{seat}", to=to)


def seq_of(who: Player, table: str) -> int:
    found: int = who.get(f"/tables/{table}").json()["seq"]
    return found


def pass_on(who: Player, table: str, seat: int) -> None:
    answer = who.act(table, seat, seq_of(who, table), type="pass")
    assert answer.status_code == 200, answer.text


def link_of(owner: Player, table: str) -> str:
    page = owner.http.get(f"/table/{table}", headers=HTML).text
    return "/join/" + page.split('value="/join/')[1].split('"')[0]


def dealt(who: Player, table: str, **params: Any) -> list[int]:
    """Whose cards the events tell."""
    events = who.get(f"/tables/{table}/events", **params).json()["events"]
    return [event["params"]["seat"] for event in events if event["id"] == "toll-dealt"]


def error_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


@pytest.mark.parametrize("to", ["me", "here"])
def test_a_player_takes_no_seat_that_knows_more(amy: Player, bob: Player, to: str) -> None:
    table = sit_down(amy, bob)
    card = bob.get(f"/tables/{table}/view").json()["view"]["cards"][1]
    assert hand(amy, table, 1, "bot:passer").status_code == 200, "she owns the table"
    refused = hand(amy, table, 1, to)
    assert error_of(refused) == (403, "accounts-would-show-secrets")
    assert hand(amy, table, 1, "open").status_code == 200
    assert amy.claim(link_of(amy, table)).status_code == 403
    view = amy.get(f"/tables/{table}/view").json()["view"]
    assert view["cards"][1] is None
    assert card
    assert amy.get(f"/tables/{table}/view", seat=1, at=2).status_code == 403


def test_two_may_come_to_one_screen(amy: Player, bob: Player) -> None:
    table = amy.new_table("me", "open", "open")["id"]
    invite(amy, bob, table)
    invite(amy, bob, table)
    assert [seat["mine"] for seat in bob.get(f"/tables/{table}").json()["seats"]] == [
        False, True, True,
    ]  # fmt: skip


def test_who_once_played_takes_no_other_seat(amy: Player, bob: Player, eve: Player) -> None:
    table = sit_down(amy, bob)
    hand(amy, table, 0, "open")
    invite(amy, eve, table)
    hand(amy, table, 1, "bot:passer")
    assert error_of(hand(amy, table, 1, "me")) == (403, "accounts-would-show-secrets")
    assert hand(amy, table, 0, "me").status_code == 403, "Eve sits there"


def test_a_taker_sees_the_present_and_not_the_past(amy: Player, bob: Player, eve: Player) -> None:
    table = sit_down(amy, bob)
    for who, seat in ((amy, 0), (bob, 1), (amy, 0)):
        pass_on(who, table, seat)
    taken_at = seq_of(bob, table)
    hand(bob, table, 1, "open")
    invite(amy, eve, table)
    now = eve.get(f"/tables/{table}/view").json()
    assert (now["seat"], now["view"]["cards"][1] is not None) == (1, True)
    for at in range(taken_at):
        explicit = eve.get(f"/tables/{table}/view", seat=1, at=at)
        assert error_of(explicit) == (403, "accounts-seat-was-anothers")
        usual = eve.get(f"/tables/{table}/view", at=at).json()
        assert (usual["seat"], usual["view"]["cards"]) == (None, [None, None])
        page = eve.http.get(f"/table/{table}/fragment?at={at}", headers=HTML).text
        assert 'data-seat=""' in page
    assert dealt(eve, table, seat=1) == [], "what was dealt to Bob is his"
    assert bob.get(f"/tables/{table}/view", seat=1, at=1).status_code == 403, "he holds it no more"
    for who, seat in ((eve, 1), (amy, 0), (eve, 1)):
        pass_on(who, table, seat)
    assert eve.get(f"/tables/{table}").json()["ended"]
    assert eve.get(f"/tables/{table}/view", seat=1, at=1).status_code == 200, "now all is open"
    assert 1 in dealt(eve, table, seat=1)


def test_the_first_at_an_open_seat_had_it_from_the_beginning(amy: Player, bob: Player) -> None:
    table = amy.new_table("me", "open")["id"]
    pass_on(amy, table, 0)
    invite(amy, bob, table)
    assert dealt(bob, table) == [1]
    assert bob.get(f"/tables/{table}/view", seat=1, at=2).status_code == 200


def test_who_takes_their_seat_back_sees_their_own_past(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    pass_on(amy, table, 0)
    left_at = seq_of(bob, table)
    hand(bob, table, 1, "bot:passer")
    wait_for_turn(amy, table, 0)
    pass_on(amy, table, 0)
    wait_for_turn(amy, table, 0)
    hand(amy, table, 1, "open")
    invite(amy, bob, table)
    back_at = seq_of(bob, table)
    assert dealt(bob, table) == [1]
    codes = {
        at: bob.get(f"/tables/{table}/view", seat=1, at=at).status_code for at in range(back_at + 1)
    }
    assert {at for at, code in codes.items() if code == 200} == {*range(left_at + 1), back_at}


def wait_for_turn(who: Player, table: str, seat: int) -> None:
    wait_until(lambda: who.get(f"/tables/{table}").json()["to_act"] == [seat])


def test_bots_in_all_seats_open_no_journal(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    assert amy.get(f"/tables/{table}/journal").status_code == 422
    hand(amy, table, 1, "bot:passer")
    assert amy.get(f"/tables/{table}/journal").status_code == 422
    assert amy.http.get(f"/table/{table}/journal").status_code == 422
    page = amy.http.get(f"/table/{table}", headers=HTML).text
    assert f"/table/{table}/journal" not in page


def test_alone_with_bots_nothing_is_closed(amy: Player) -> None:
    table = amy.new_table("me", "bot:passer")["id"]
    pass_on(amy, table, 0)
    wait_for_turn(amy, table, 0)
    assert hand(amy, table, 1, "me").status_code == 200
    assert amy.get(f"/tables/{table}/view", seat=1, at=1).status_code == 200
    assert amy.get(f"/tables/{table}/journal").status_code == 200


def test_no_undo_leads_behind_a_takeover(amy: Player, bob: Player, eve: Player) -> None:
    table = sit_down(amy, bob)
    pass_on(amy, table, 0)
    pass_on(bob, table, 1)
    hand(bob, table, 1, "open")
    invite(amy, eve, table)
    seq = seq_of(eve, table)
    asked = eve.post(f"/tables/{table}/undo", seq=seq, seat=1, id="u1", to=seq - 1)
    assert error_of(asked) == (403, "accounts-seat-was-anothers")
    assert 'data-undo=""' in eve.http.get(f"/table/{table}", headers=HTML).text
    pass_on(amy, table, 0)
    seq = seq_of(amy, table)
    undone = amy.post(f"/tables/{table}/undo", seq=seq, seat=0, id="u2", to=seq - 1)
    assert undone.status_code == 200


def test_everybody_is_told_of_a_handover(amy: Player, bob: Player, eve: Player) -> None:
    table = sit_down(amy, bob, private=False)
    hand(amy, table, 1, "bot:passer")
    told = eve.get(f"/tables/{table}").json()["handovers"]
    assert [(each["seat"], each["by"], each["was"], each["kind"]) for each in told] == [
        (1, "Bob", "", "player"),
        (1, "Amy", "Bob", "bot"),
    ]
    for who in (amy, bob, eve):
        page = who.http.get(f"/table/{table}", headers=HTML).text
        log = page.split('id="log"')[1].split("</ol>")[0]
        assert re.search(r"Amy gave Bob’s seat to the bot .*\.", log)


# private tables

READS = (
    "/table/{}", "/table/{}/fragment", "/table/{}/live", "/table/{}/detail?coins=1",
    '/table/{}/why?action={{"type":"pass"}}', "/table/{}/journal", "/table/{}/end",
    "/api/v1/tables/{}", "/api/v1/tables/{}/view", "/api/v1/tables/{}/events",
    "/api/v1/tables/{}/chat", "/api/v1/tables/{}/journal",
)  # fmt: skip


def test_a_private_table_is_for_those_invited(
    server: Running, amy: Player, bob: Player, eve: Player
) -> None:
    table = sit_down(amy, bob)
    with server.visitor() as stranger:
        for look in READS:
            for guest in (stranger, eve.http):
                answer = guest.get(look.format(table))
                assert error_of(answer) == (403, "accounts-table-is-private"), look
    assert bob.get(f"/tables/{table}/view").status_code == 200
    hand(amy, table, 1, "bot:passer")
    assert bob.get(f"/tables/{table}/view").status_code == 200, "he played here"


def test_who_is_invited_may_look_before_sitting_down(
    server: Running, amy: Player, bob: Player, eve: Player
) -> None:
    table = amy.new_table("me", "open")["id"]
    link = link_of(amy, table)
    with server.visitor(headers=HTML) as guest:
        assert guest.get(f"/table/{table}").status_code == 403
        assert guest.get(link).status_code == 200
        assert guest.get(f"/table/{table}").status_code == 200
        assert guest.get(f"/api/v1/tables/{table}/view").status_code == 200
        assert bob.claim(link).status_code == 303
        assert guest.get(f"/table/{table}").status_code == 403, "the seat is taken"
    assert eve.get(f"/tables/{table}", key=link.removeprefix("/join/")).status_code == 403


def test_the_owner_lets_others_watch_and_ends_it(
    server: Running, amy: Player, bob: Player, eve: Player
) -> None:
    table = sit_down(amy, bob)
    assert bob.http.post(f"/table/{table}/watchers", data={"to": "open"}).status_code == 403
    amy.http.post(f"/table/{table}/watchers", data={"to": "open"})
    found = re.search(rf"/table/{table}\?key=([\w-]+)", bob.http.get(f"/table/{table}").text)
    assert found
    key = found.group(1)
    assert eve.get(f"/tables/{table}/view", key=key).json()["view"]["cards"] == [None, None]
    assert eve.get(f"/tables/{table}/view", key="wrong").status_code == 403
    with server.visitor(headers=HTML) as guest:
        came = guest.get(f"/table/{table}?key={key}")
        assert came.headers["location"] == f"/table/{table}", "the address bar tells no key"
        assert guest.get(f"/table/{table}").status_code == 200
        assert guest.get(f"/table/{table}/fragment").status_code == 200
        amy.http.post(f"/table/{table}/watchers", data={"to": "closed"})
        assert guest.get(f"/table/{table}").status_code == 403
        amy.http.post(f"/table/{table}/watchers", data={"to": "open"})
        assert guest.get(f"/table/{table}").status_code == 403, "a new link each time"


def test_those_at_the_table_chat_and_those_invited(
    server: Running, amy: Player, bob: Player, eve: Player
) -> None:
    table = sit_down(amy, bob, private=False)
    assert bob.post(f"/tables/{table}/chat", text="Hello").status_code == 201
    refused = eve.post(f"/tables/{table}/chat", text="Buy my pills")
    assert error_of(refused) == (403, "accounts-not-at-table")
    assert 'id="say"' in bob.http.get(f"/table/{table}", headers=HTML).text
    assert 'id="say"' not in eve.http.get(f"/table/{table}", headers=HTML).text
    amy.http.post(f"/table/{table}/watchers", data={"to": "open"})
    key = server.app.state.services.store.table(table).key
    invited = eve.http.post(f"/api/v1/tables/{table}/chat?key={key}", json={"text": "Hi"})
    assert invited.status_code == 201


def test_who_is_muted_says_nothing(tmp_path: Path) -> None:
    with serving(toy_config(f"{tmp_path}/t.sqlite")) as server:
        amy = server.player("Amy")
        table = amy.new_table("me", "here")["id"]
        auth = server.app.state.services.auth
        auth.accounts.mute(amy.id)
        auth.forget(amy.id)
        refused = amy.post(f"/tables/{table}/chat", text="Hello")
        assert error_of(refused) == (403, "accounts-muted")
        auth.accounts.mute(amy.id, 5)
        auth.forget(amy.id)
        assert amy.post(f"/tables/{table}/chat", text="Hello").status_code == 201
        amy.http.close()
