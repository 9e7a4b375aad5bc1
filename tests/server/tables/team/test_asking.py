"""Bots ask before they spend what belongs to all; people and bots propose, point and answer."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.errors import NotNow
from roundhouse.server.config import Config
from tests.server.tables.team.spenders import OpenToll, team_titles
from tests.server.web.test_play import sit_down, wait_until
from tests.support.serving import FAST, Player, Running, serving, toy_config


def config(file: Path) -> Config:
    return toy_config(str(file), bot_titles=team_titles, limits=replace(FAST, bots_patience=60.0))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(config(tmp_path_factory.mktemp("team") / "t.sqlite"), [*team_titles()]) as running:
        yield running


def said(player: Player, table: str, kind: str) -> dict[str, Any]:
    """The one proposal of a kind, once it is there."""

    def found() -> list[dict[str, Any]]:
        lines = player.get(f"/tables/{table}/proposals").json()["proposals"]
        return [line for line in lines if line["kind"] == kind]

    wait_until(found)
    (line,) = found()
    return line


def seq(player: Player, table: str) -> int:
    return int(player.get(f"/tables/{table}").json()["seq"])


def asked(amy: Player) -> str:
    """Amy sits beside a bot whose turn it is and that asks."""
    table: str = amy.new_table("bot:spender", "me")["id"]
    line = said(amy, table, "ask")
    assert (line["seat"], line["seq"], line["action"]) == (0, 2, {"type": "stake", "coins": 1})
    assert "a coin" in line["text"]
    assert line["marks"] == ["stake"]
    return table


def answer(player: Player, table: str, word: str, at: int = 2) -> int:
    body = {"seat": 1, "bot": 0, "seq": at, "answer": word}
    return player.post(f"/tables/{table}/proposals/answer", **body).status_code


@pytest.mark.parametrize(
    ("word", "action"), [("yes", "stake"), ("decide", "stake"), ("no", "pass")]
)
def test_a_bot_waits_for_an_answer_and_does_as_people_say(
    server: Running, amy: Player, word: str, action: str
) -> None:
    table = asked(amy)
    time.sleep(0.5)
    assert seq(amy, table) == 2
    assert answer(amy, table, word) == 200
    wait_until(lambda: seq(amy, table) > 2)
    live = server.app.state.services.registry.in_memory()[table]
    assert live.table.entries[2].action.wire == action
    assert (said(amy, table, "ask")["answer"], answer(amy, table, "yes")) == (word, 409)
    wait_until(lambda: live.awaited == (1,))
    assert said(amy, table, "need")["marks"] == ["die"]


def test_nobody_answers_in_time(
    server: Running, amy: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.app.state.services.bots._asking, "_patience", 0.4)
    table = amy.new_table("bot:spender", "me")["id"]
    wait_until(lambda: seq(amy, table) > 2)
    live = server.app.state.services.registry.in_memory()[table]
    assert live.table.entries[2].action.wire == "pass"
    assert said(amy, table, "ask")["answer"] == "late"
    page = amy.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
    assert "Nobody answered, so" in page


def test_a_question_outlives_a_restart(tmp_path: Path) -> None:
    with serving(config(tmp_path / "t.sqlite"), [*team_titles()]) as server:
        amy = server.player("Amy")
        table = asked(amy)
    head = dict(amy.http.headers)
    amy.http.close()
    with serving(config(tmp_path / "t.sqlite"), [*team_titles()]) as again:
        with again.visitor(headers=head) as http:
            player = replace(amy, http=http)
            first = said(player, table, "ask")
            assert answer(player, table, "no") == 200
            wait_until(lambda: seq(player, table) > 2)
            last = said(player, table, "ask")
            assert (last["seq"], last["answer"]) == (first["seq"], "no")
        live = again.app.state.services.registry.in_memory()[table]
        assert live.table.entries[2].action.wire == "pass"


def test_a_proposal_is_an_answer_too(server: Running, amy: Player) -> None:
    table = asked(amy)
    body = {"seat": 1, "seq": 2, "action": {"type": "show"}}
    assert amy.post(f"/tables/{table}/proposals", **body).status_code == 201
    wait_until(lambda: seq(amy, table) > 2)
    live = server.app.state.services.registry.in_memory()[table]
    assert live.table.entries[2].action.wire == "show"


def test_a_seat_that_was_taken_over_is_asked_for_no_more(server: Running, amy: Player) -> None:
    table = asked(amy)
    assert amy.post(f"/tables/{table}/seats/0", to="me").status_code == 200
    assert amy.act(table, 0, 2, type="pass").status_code == 200
    time.sleep(0.5)
    live = server.app.state.services.registry.in_memory()[table]
    assert [entry.action.wire for entry in live.table.entries[2:]] == ["pass"]
    assert answer(amy, table, "yes") == 409


def test_bots_alone_just_decide(server: Running, amy: Player) -> None:
    table = amy.new_table("bot:spender", "bot:spender")["id"]
    wait_until(lambda: amy.get(f"/tables/{table}").json()["ended"])
    assert amy.get(f"/tables/{table}/proposals").json()["proposals"] == []
    live = server.app.state.services.registry.in_memory()[table]
    assert "stake" in {entry.action.wire for entry in live.table.entries}


def test_where_nobody_looks_nobody_is_waited_for(
    server: Running, amy: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.server.tables.team.asking.ALONE", 0.2)
    registry = server.app.state.services.registry
    monkeypatch.setattr(registry, "is_watched", lambda _live: False)
    table = amy.new_table("bot:spender", "me")["id"]
    live = registry.in_memory()[table]
    wait_until(lambda: live.table.seq > 2, 5)
    assert live.table.entries[2].action.wire == "pass"


def test_a_bot_does_what_is_pointed_at_and_says_so(server: Running, amy: Player) -> None:
    table = amy.new_table("me", "bot:spender")["id"]
    point = {"seat": 0, "seq": 2, "mark": "card"}
    assert amy.post(f"/tables/{table}/proposals/point", **point).status_code == 201
    assert amy.act(table, 0, 2, type="pass").status_code == 200
    wait_until(lambda: seq(amy, table) > 3)
    live = server.app.state.services.registry.in_memory()[table]
    assert live.table.entries[3].action.wire == "show"
    wait_until(lambda: "as you wish" in said(amy, table, "point")["text"])


def test_people_propose_to_each_other_and_nothing_stale_stands(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    propose = f"/tables/{table}/proposals"
    stake = {"seat": 1, "seq": 2, "action": {"type": "stake", "coins": 3}}
    assert bob.post(propose, **stake).status_code == 201
    assert said(amy, table, "act")["action"] == {"type": "stake", "coins": 3}
    too_much = stake | {"action": {"type": "stake", "coins": 4}}
    refused = bob.post(propose, **too_much)
    assert (refused.status_code, refused.json()["error"]["rule"]) == (422, "TOLL-1")
    assert bob.post(propose, **(stake | {"seq": 1})).status_code == 409
    assert amy.post(propose, **stake).status_code == 403
    page = amy.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
    assert "Bob proposes:" in page
    assert amy.act(table, 0, 2, type="pass").status_code == 200
    assert amy.get(propose).json()["proposals"] == []  # another decides now
    assert bob.post(f"{propose}/ask", seat=1, seq=3).status_code == 422  # no bot is there


def test_what_is_proposed_may_become_illegal_and_is_told_so(
    amy: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = amy.new_table("me", "bot:spender")["id"]
    show = {"seat": 0, "seq": 2, "action": {"type": "show"}}
    assert amy.post(f"/tables/{table}/proposals", **show).status_code == 201
    why = NotNow(action="show", step="toll-turn")
    monkeypatch.setattr(OpenToll, "refusals", lambda *_: iter([why]))
    line = said(amy, table, "act")
    assert line["refused"]
    assert line["action"] is None
    page = amy.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
    assert "is no longer possible" in page


def test_bots_propose_when_asked(amy: Player) -> None:
    table = amy.new_table("me", "bot:spender")["id"]
    assert amy.post(f"/tables/{table}/proposals/ask", seat=0, seq=2).status_code == 200
    line = said(amy, table, "act")
    assert (line["seat"], line["action"]) == (1, {"type": "stake", "coins": 1})
    assert amy.act(table, 0, 2, **line["action"]).status_code == 200


def test_what_is_pointed_at_is_bounded_and_taken_back(amy: Player) -> None:
    table = amy.new_table("me", "bot:spender")["id"]
    where = f"/tables/{table}/proposals"
    for mark in ("die", "card"):
        assert amy.post(f"{where}/point", seat=0, seq=2, mark=mark).status_code == 201
    assert said(amy, table, "point")["marks"] == ["card"]  # one thing at a time
    bad = amy.post(f"{where}/point", seat=0, seq=2, mark="a b<script>")
    assert bad.status_code == 422
    assert amy.post(f"{where}/withdraw", seat=0, kind="point").status_code == 200
    assert amy.get(where).json()["proposals"] == []
