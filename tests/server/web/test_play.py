"""Playing through the API: moves, refusals, retries, views, undo, chat, seats."""

import time
from typing import Any

from tests.support.serving import Player, Running


def sit_down(amy: Player, bob: Player, **options: Any) -> str:
    """A table with both at it."""
    table: str = amy.new_table("me", "open", **options)["id"]
    invite(amy, bob, table)
    return table


def invite(owner: Player, guest: Player, table: str) -> None:
    page = owner.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
    link = "/join/" + page.split('value="/join/')[1].split('"')[0]
    assert guest.claim(link).status_code == 303


def test_a_whole_game(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    for turn in range(6):
        seq = amy.get(f"/tables/{table}").json()["seq"]
        who = (amy, bob)[turn % 2]
        answer = who.act(table, turn % 2, seq, type="pass")
        assert answer.status_code == 200, answer.text
    state = amy.get(f"/tables/{table}").json()
    assert state["ended"]
    assert state["result"]["reason"] == "toll-rounds-over"
    journal = bob.get(f"/tables/{table}/journal").json()
    assert len(journal["entries"]) == state["seq"]
    again = amy.post("/imports", journal=bob.get(f"/tables/{table}/journal").text)
    assert again.json()["result"] == state["result"]


def test_dice_follow_within_the_same_move(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    answer = amy.act(table, 0, 2, type="stake", coins=2)
    assert answer.json() == {"ok": True, "seq": 4, "asked": False}
    events = amy.get(f"/tables/{table}/events", since=2).json()["events"]
    assert [event["id"] for event in events] == ["toll-rolled"]


def test_a_refusal_names_rule_numbers_and_sentence(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    answer = amy.act(table, 0, 2, type="stake", coins=9)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["id"], error["rule"]) == ("toll-too-much", "TOLL-1")
    assert error["params"] == {"coins": 9, "have": 3}
    assert "TOLL-1" in error["text"]
    judged = amy.post(f"/tables/{table}/why", seat=0, action={"type": "stake", "coins": 9}).json()
    assert not judged["allowed"]
    assert judged["reasons"] == [error]


def test_a_stale_move_is_409_and_a_repeated_one_the_same(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    first = amy.act(table, 0, 2, "mine", type="stake", coins=1)
    assert amy.act(table, 0, 2, "mine", type="stake", coins=1).json() == first.json()
    stale = amy.act(table, 0, 2, "other", type="stake", coins=1)
    assert stale.status_code == 409
    assert stale.json()["error"]["params"] == {"seen": 2, "current": 4}
    assert amy.get(f"/tables/{table}").json()["seq"] == 4


def test_seats_are_their_holders(amy: Player, bob: Player, eve: Player) -> None:
    table = sit_down(amy, bob)
    assert bob.act(table, 0, 2, type="pass").status_code == 403
    assert eve.act(table, 0, 2, type="pass").status_code == 403
    assert bob.act(table, 1, 2, type="pass").json()["error"]["id"] == "core-not-your-turn"
    assert eve.get(f"/tables/{table}/view", seat=0).status_code == 403


def test_each_sees_only_what_is_theirs(amy: Player, bob: Player, eve: Player) -> None:
    table = sit_down(amy, bob, private=False)
    cards = [who.get(f"/tables/{table}/view").json()["view"]["cards"] for who in (amy, bob, eve)]
    assert [card is not None for card in cards[0]] == [True, False]
    assert [card is not None for card in cards[1]] == [False, True]
    assert cards[2] == [None, None]
    told = [who.get(f"/tables/{table}/events").json()["events"] for who in (amy, bob, eve)]
    assert [len(events) for events in told] == [1, 1, 0]
    assert bob.get(f"/tables/{table}/journal").status_code == 422


def test_offers_tell_what_may_be_done(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    offers = amy.get(f"/tables/{table}/view").json()["offers"]
    assert offers[0] == {"type": "stake", "fixed": {}, "open": {"coins": {"low": 1, "high": 3}}}
    assert bob.get(f"/tables/{table}/view").json()["offers"] == []
    assert amy.get(f"/tables/{table}/view", at=1).json()["offers"] == []
    assert amy.get(f"/tables/{table}/view", at=9).status_code == 422


def test_undo_of_ones_own_step_needs_nobody(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    amy.act(table, 0, 2, type="pass")
    undone = amy.post(f"/tables/{table}/undo", seq=3, seat=0, id="back")
    assert undone.json() == {"ok": True, "seq": 4, "asked": False}
    assert amy.get(f"/tables/{table}").json()["to_act"] == [0]


def test_undo_of_anothers_step_asks_them(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    amy.act(table, 0, 2, type="pass")
    bob.act(table, 1, 3, type="pass")
    asked = amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back", to=2)
    assert asked.json() == {"ok": True, "seq": 4, "asked": True}
    assert bob.get(f"/tables/{table}").json()["undo"] == {"seat": 0, "to": 2, "agreed": []}
    agreed = bob.post(f"/tables/{table}/undo/answer", seat=1, agree=True)
    assert agreed.json() == {"ok": True, "seq": 5, "asked": False}
    state = bob.get(f"/tables/{table}").json()
    assert (state["to_act"], state["undo"]) == ([0], None)


def test_undo_may_be_refused_and_lapses_with_the_next_move(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    amy.act(table, 0, 2, type="pass")
    bob.act(table, 1, 3, type="pass")
    amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back", to=2)
    bob.post(f"/tables/{table}/undo/answer", seat=1, agree=False)
    assert amy.get(f"/tables/{table}").json()["undo"] is None
    amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back2", to=2)
    amy.act(table, 0, 4, type="pass")
    assert amy.get(f"/tables/{table}").json()["undo"] is None
    late = bob.post(f"/tables/{table}/undo/answer", seat=1, agree=True)
    assert late.status_code == 422


def test_no_undo_goes_past_chance(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    amy.act(table, 0, 2, type="stake", coins=1)
    refused = amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back")
    assert refused.status_code == 422
    assert refused.json()["error"]["id"] == "core-undo-past-chance"


def test_chat_keeps_words_as_said(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    assert amy.post(f"/tables/{table}/chat", text="  Hello\u0000\n <b>you</b> ").status_code == 201
    assert bob.post(f"/tables/{table}/chat", text=" \n ").status_code == 422
    lines = bob.get(f"/tables/{table}/chat").json()["lines"]
    assert [(line["name"], line["text"]) for line in lines] == [("Amy", "Hello <b>you</b>")]


def wait_until(check: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def test_bots_play_and_a_failing_one_plays_at_random(amy: Player) -> None:
    table = amy.new_table("bot:passer", "bot:failing")["id"]
    wait_until(lambda: amy.get(f"/tables/{table}").json()["ended"], 60)


def test_a_bot_takes_over_and_gives_back(amy: Player) -> None:
    table = amy.new_table("me", "me")["id"]
    assert amy.post(f"/tables/{table}/seats/0", to="bot:passer").status_code == 200
    wait_until(lambda: amy.get(f"/tables/{table}").json()["to_act"] == [1])
    back = amy.post(f"/tables/{table}/seats/0", to="me").json()
    assert back["seats"][0]["mine"]


def test_only_holder_or_owner_change_a_seat(amy: Player, bob: Player, eve: Player) -> None:
    table = sit_down(amy, bob)
    assert eve.post(f"/tables/{table}/seats/1", to="open").status_code == 403
    assert amy.post(f"/tables/{table}/seats/1", to="me").status_code == 403
    assert bob.post(f"/tables/{table}/seats/1", to="bot:nobody").status_code == 422
    assert amy.post(f"/tables/{table}/seats/1", to="open").status_code == 200
    assert bob.act(table, 1, 2, type="pass").status_code == 403
    invite(amy, eve, table)
    assert eve.get(f"/tables/{table}").json()["seats"][1]["mine"]


def test_a_hint_is_what_a_bot_would_do(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    assert amy.post(f"/tables/{table}/hint", seat=0).json()["action"] == {"type": "pass"}
    assert amy.post(f"/tables/{table}/hint", seat=1).status_code == 422


def test_one_link_seats_one(amy: Player, bob: Player, eve: Player) -> None:
    table = amy.new_table("me", "open")["id"]
    page = amy.http.get(f"/table/{table}").text
    link = "/join/" + page.split('value="/join/')[1].split('"')[0]
    assert bob.claim(link).status_code == 303
    assert eve.claim(link).status_code in (404, 409)
    assert 'value="/join/' not in eve.http.get(f"/table/{table}").text


def test_what_the_server_has(server: Running, amy: Player) -> None:
    title = amy.get("/titles").json()["titles"][0]
    assert (title["key"], title["seats"], title["bots"]) == (
        "toll",
        [2, 3, 4],
        ["failing", "passer"],
    )
    with server.visitor() as anybody:
        assert anybody.get("/health").json()["ok"]
    made = amy.new_table()["id"]
    assert made in amy.get("/tables").json()["tables"]
