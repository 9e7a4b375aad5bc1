"""Bad input and hostile guests: the right status, a plain page, nothing lost, nothing leaked."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server.config import Limits
from roundhouse.server.web.rate_limit import RateLimit
from tests.server.web.test_play import invite
from tests.support.serving import FAST, Player, Running, serving, toy_config

HTML = {"Accept": "text/html"}

INJECTIONS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "</title><svg onload=alert(1)>",
    "{{ 7 * 7 }}",
    "{% raw %}",
    "javascript:alert(1)",
    "=cmd|' /C calc'!A0",
    "'; DROP TABLE tables; --",
    "\u202eevil\u0000\u000b",
    "&lt;b&gt;",
)


class Tags(HTMLParser):
    """The tags and attributes of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [name for name, _ in attrs]


@pytest.mark.parametrize("words", INJECTIONS)
def test_names_and_chat_stay_words(server: Running, bob: Player, words: str) -> None:
    mallory = server.player(words[:40] if words.isprintable() else "Mallory")
    table = mallory.new_table("me", "open", private=False)["id"]
    mallory.post(f"/tables/{table}/chat", text=words)
    page = bob.http.get(f"/table/{table}", headers=HTML).text
    harmless = Tags(page)
    assert "img" not in harmless.tags
    assert not any(name.startswith("on") for name in harmless.attributes)
    assert harmless.tags.count("script") == 2  # our own two files
    talk = page.split('id="talk"')[1].split("<ol>")[1].split("</ol>")[0]
    assert "49" not in re.sub("<[^>]*>", "", talk)  # ids and marks may hold any number
    assert mallory.get("/tables").status_code == 200
    mallory.http.close()


def test_every_page_forbids_inline_scripts(server: Running, amy: Player) -> None:
    table = amy.new_table()["id"]
    for path in ("/", f"/table/{table}", "/me", "/nowhere", "/api/v1/titles"):
        policy = amy.http.get(path, headers=HTML).headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "nonce" not in policy
    page = amy.http.get(f"/table/{table}", headers=HTML).text
    assert "style" not in Tags(page).attributes
    assert not re.search(r"<script(?![^>]*src=)", page)
    assert server.url  # the server is the one asked


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"],
)
def test_posts_of_other_sites_are_refused(amy: Player, origin: str) -> None:
    table = amy.new_table("me", "here")["id"]
    body = {"seq": 2, "seat": 0, "id": "x", "action": {"type": "pass"}}
    path = f"/api/v1/tables/{table}/actions"
    answer = amy.http.post(path, json=body, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "pages-foreign-origin"
    sneaky = amy.http.post(path, json=body, headers={"Sec-Fetch-Site": "cross-site"})
    assert sneaky.status_code == 403
    assert amy.get(f"/tables/{table}").json()["seq"] == 2


def test_posts_of_our_own_pages_are_taken(server: Running, amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    body = {"seq": 2, "seat": 0, "id": "x", "action": {"type": "pass"}}
    answer = amy.http.post(
        f"/api/v1/tables/{table}/actions", json=body, headers={"Origin": server.url}
    )
    assert answer.status_code == 200


def test_oversized_bodies_are_refused(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    long = amy.post(f"/tables/{table}/chat", text="x" * 100_000)
    assert long.status_code == 413
    path = f"/api/v1/tables/{table}/chat"
    chunks = (b'{"text": "' + b"x" * 50_000, b"x" * 50_000, b'"}')
    streamed = amy.http.post(
        path, content=iter(chunks), headers={"Content-Type": "application/json"}
    )
    assert streamed.status_code == 413
    form = amy.http.post("/tables", data={"title": "t" * 100_000}, headers=HTML)
    assert form.status_code == 413


def test_guessed_ids_are_404(amy: Player) -> None:
    for path in ("/table/guess", "/join/guess", "/enter/guess", "/rules/guess", "/learn/guess"):
        answer = amy.http.get(path, headers=HTML)
        assert (path, answer.status_code) == (path, 404)
        assert "<html" in answer.text
    assert amy.get("/tables/guess/view").status_code == 404
    assert amy.http.get("/static/x/../../app.py").status_code == 404
    assert amy.http.get("/static/x/%2e%2e/%2e%2e/app.py").status_code == 404


def test_forged_cookies_are_nobody(server: Running, amy: Player) -> None:
    with server.visitor() as stranger:
        for token in (amy.id, f"{amy.id}.forged", '"x".y', "☃"):
            head = {b"Authorization": f"Bearer {token}".encode()}
            assert stranger.get("/api/v1/tables", headers=head).status_code == 401


MALFORMED: tuple[Any, ...] = (
    {"type": "nothing"},
    {"type": "stake"},
    {"type": "stake", "coins": "1"},
    {"type": "stake", "coins": True},
    {"type": "stake", "coins": 1, "more": 1},
    {"type": "deal", "card": ["6"]},
    {"type": "roll", "pips": 6},
    {"type": "undo", "to": 0},
    {},
    [],
    None,
    "pass",
)


@pytest.mark.parametrize("action", MALFORMED, ids=str)
def test_malformed_actions_are_422_and_change_nothing(amy: Player, action: Any) -> None:
    table = amy.new_table("me", "here")["id"]
    answer = amy.post(f"/tables/{table}/actions", seq=2, seat=0, id="x", action=action)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["text"] != error["id"]
    assert amy.get(f"/tables/{table}").json()["seq"] == 2


def test_too_many_posts_are_429(tmp_path: Path) -> None:
    slow = Limits(posts_a_minute=1, posts_at_once=5)
    config = toy_config(f"{tmp_path}/tables.sqlite", limits=slow)
    with serving(config) as server, server.visitor() as eager:
        codes = [
            eager.post("/api/v1/identities", json={"name": "Amy"}).status_code for _ in range(8)
        ]
        last = eager.post("/api/v1/identities", json={"name": "Amy"})
        assert codes[:5] == [201] * 5
        assert 429 in codes[5:]
        assert int(last.headers["retry-after"]) >= 1
        assert eager.get("/").status_code == 200


@pytest.mark.parametrize("look", ["detail?coins=1", "why?action={}"])
def test_too_many_questions_are_429(tmp_path: Path, look: str) -> None:
    slow = Limits(posts_a_minute=1, posts_at_once=5)
    with serving(toy_config(f"{tmp_path}/tables.sqlite", limits=slow)) as server:
        amy = server.player("Amy")
        table = amy.new_table("me", "here")["id"]
        codes = [amy.http.get(f"/table/{table}/{look}").status_code for _ in range(5)]
        assert 429 not in codes[:3]
        assert codes[3:] == [429, 429]
        assert amy.http.get(f"/table/{table}/fragment").status_code == 200
        amy.http.close()


def test_the_bucket_fills_again() -> None:
    pace = RateLimit(60, 2)
    assert [pace.wait("a", 0.0), pace.wait("a", 0.0)] == [0.0, 0.0]
    assert pace.wait("a", 0.0) == pytest.approx(1.0)
    assert pace.wait("b", 0.0) == 0.0
    assert pace.wait("a", 1.5) == 0.0


def test_only_named_hosts_are_answered(tmp_path: Path) -> None:
    config = toy_config(f"{tmp_path}/tables.sqlite", hosts=("127.0.0.1",))
    with serving(config) as server, server.visitor() as guest:
        assert guest.get("/").status_code == 200
        assert guest.get("/", headers={"Host": "rebound.example"}).status_code == 400


def test_whispers_are_not_in_any_bytes_of_others(server: Running, amy: Player, bob: Player) -> None:
    """Two tables that differ only in Bob's card look the same to Amy, byte for byte."""
    pages = {}
    for card in ("3", "4"):
        table = _with_cards(server, amy, bob, ("2", card))
        looks = [
            amy.http.get(f"/table/{table}", headers=HTML).text,
            amy.http.get(f"/table/{table}/fragment").text,
            amy.http.get(f"/table/{table}/detail", params={"coins": "1"}).text,
            amy.get(f"/tables/{table}/view").text,
            amy.get(f"/tables/{table}/events").text,
            amy.get(f"/tables/{table}").text,
            *(amy.get(f"/tables/{table}/view", at=at).text for at in range(3)),
        ]
        pages[card] = [_same_everywhere(look, table) for look in looks]
        assert '"4"' in bob.get(f"/tables/{table}/view").text or card == "3"
    assert pages["3"] == pages["4"]


def _same_everywhere(look: str, table: str) -> str:
    """A page without its table's id, its links, and the marks made of the text they stand in."""
    unmarked = re.sub(r' data-live="\w+"', "", look)
    return re.sub(r"/join/[\w-]+", "/join/", unmarked.replace(table, "TABLE"))


def _with_cards(server: Running, amy: Player, bob: Player, cards: tuple[str, ...]) -> str:
    """A table on which these cards were dealt, both sitting at it."""
    entries = ",".join(
        f'{{"seat": -1, "action": {{"type": "deal", "card": ["{card}"]}}}}' for card in cards
    )
    journal = (
        '{"roundhouse": 1, "game": "toll", "players": ["Amy", "Bob"],'
        ' "setup": {"seats": 2, "options": {"purse": 3}, "version": 1},'
        f' "entries": [{entries}]}}'
    )
    table: str = amy.post("/imports", journal=journal).json()["id"]
    assert amy.post(f"/tables/{table}/seats/1", to="open").status_code == 200
    invite(amy, bob, table)
    assert server.app.state.services.registry
    return table


def test_the_seed_is_nowhere(server: Running, amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    seed = server.app.state.services.store.table(table).seed
    for path in (f"/table/{table}", f"/table/{table}/journal", f"/api/v1/tables/{table}/view"):
        assert seed not in amy.http.get(path).text


def test_accounts_keep_strangers_out(tmp_path: Path) -> None:
    config = toy_config(f"{tmp_path}/tables.sqlite", accounts=True, limits=FAST)
    with serving(config) as server, server.visitor(headers=HTML) as amy:
        assert amy.post("/api/v1/identities", json={"name": "A"}).status_code == 401
        assert amy.post("/tables", data={"title": "toll", "name": "A"}).status_code == 401
        assert amy.post("/tables/quick", data={"with": "toll:passer"}).status_code == 401
        assert "/tables/quick" not in amy.get("/").text
        short = amy.post("/enter", data={"register": "1", "login": "Amy", "password": "short"})
        assert short.status_code == 422
        good = {"login": "Amy", "password": "correct horse"}
        assert amy.post("/enter", data={"register": "1", **good}).status_code == 303
        assert amy.get("/me").status_code == 200
        with server.visitor(headers=HTML) as other:
            taken = other.post("/enter", data={"register": "1", **good, "login": "amy"})
            assert taken.status_code == 422
            wrong = other.post("/enter", data={"login": "Amy", "password": "wrong horse!"})
            nobody = other.post("/enter", data={"login": "Nobody", "password": "wrong horse!"})
            assert wrong.status_code == nobody.status_code == 403
            assert other.post("/enter", data={**good, "login": "AMY"}).status_code == 303
            assert "Amy" in other.get("/me").text


def test_sign_ins_are_slow(tmp_path: Path) -> None:
    config = toy_config(
        f"{tmp_path}/tables.sqlite", accounts=True, limits=Limits(sign_ins_a_minute=2)
    )
    with serving(config) as server, server.visitor() as guest:
        tries = [
            guest.post("/enter", data={"login": "Amy", "password": "guess"}).status_code
            for _ in range(4)
        ]
    assert tries[:2] == [403, 403]
    assert tries[3] == 429
