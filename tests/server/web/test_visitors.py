"""Who counts as one visitor: behind proxies, with IPv6, with an account, and many newcomers."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from roundhouse.server.config import Limits
from roundhouse.server.networks import Networks, visitor_of
from tests.support.serving import FAST, Player, Running, serving, toy_config

FEW = Limits(posts_a_minute=1, posts_at_once=3)
HTML = {"Accept": "text/html"}


def posts(server: Running, came_from: list[str]) -> list[int]:
    """What a newcomer is answered who comes by way of such addresses, one after the other."""
    return [
        httpx.post(
            f"{server.url}/api/v1/identities",
            json={"name": "Amy"},
            headers={"X-Forwarded-For": address},
            timeout=60,
        ).status_code
        for address in came_from
    ]


def config(tmp_path: Path, limits: Limits, **more: Any) -> Any:
    return toy_config(f"{tmp_path}/t.sqlite", limits=limits, **more)


def test_visitors_behind_a_trusted_proxy_are_told_apart(tmp_path: Path) -> None:
    with serving(config(tmp_path, FEW, trusted_proxies=("127.0.0.0/8",))) as server:
        assert posts(server, [f"203.0.113.{n}" for n in range(8)]) == [201] * 8
        assert posts(server, ["198.51.100.1"] * 5) == [201] * 3 + [429] * 2


def test_a_proxy_that_is_not_trusted_may_say_what_it_likes(tmp_path: Path) -> None:
    with serving(config(tmp_path, FEW, trusted_proxies=("10.0.0.0/8",))) as server:
        assert posts(server, [f"203.0.113.{n}" for n in range(5)]) == [201] * 3 + [429] * 2


def test_what_a_visitor_told_the_proxy_counts_for_nothing(tmp_path: Path) -> None:
    """The proxy adds whom it saw at the end; all before it is the visitor's own word."""
    with serving(config(tmp_path, FEW)) as server:
        lies = [f"203.0.113.{n}, 198.51.100.1" for n in range(5)]
        assert posts(server, lies) == [201] * 3 + [429] * 2


def test_what_is_no_address_is_one_visitor(tmp_path: Path) -> None:
    with serving(config(tmp_path, FEW)) as server:
        answers = posts(server, ["nonsense" * 40] * 4)
        assert answers == [201] * 3 + [429]


def test_a_line_with_ipv6_is_one_visitor(tmp_path: Path) -> None:
    with serving(config(tmp_path, FEW)) as server:
        one_line = [f"2001:db8:1:2:{n:x}::{n:x}" for n in range(1, 6)]
        assert posts(server, one_line) == [201] * 3 + [429] * 2
        assert posts(server, ["2001:db8:1:3::1"]) == [201]


def test_addresses_are_counted_by_line() -> None:
    assert visitor_of("2001:db8::1%eth0") == visitor_of("2001:db8::ffff:1")
    assert visitor_of("::ffff:192.0.2.1") == visitor_of("192.0.2.1")
    assert visitor_of("192.0.2.1") != visitor_of("192.0.2.2")
    assert "nonsense" not in Networks(["0.0.0.0/0"])


def test_streams_are_counted_by_line(tmp_path: Path) -> None:
    with serving(config(tmp_path, replace(FAST, streams=1))) as server:
        amy = server.player("Amy")
        table = amy.new_table("me", "here", private=False)["id"]
        live = f"{server.url}/table/{table}/live"
        amy.http.close()
        first, second = ({"X-Forwarded-For": f"2001:db8::{n}"} for n in (1, 2))
        with httpx.stream("GET", live, headers=first, timeout=20) as stream:
            assert stream.status_code == 200
            assert httpx.get(live, headers=second, timeout=20).status_code == 429


def test_an_account_has_one_pace_from_all_its_addresses(tmp_path: Path) -> None:
    with serving(config(tmp_path, Limits(posts_a_minute=1, posts_at_once=4))) as server:
        amy = server.player("Amy")

        def say(address: int) -> int:
            head = {"X-Forwarded-For": f"203.0.113.{address}"}
            body = {"title": "toll", "seats": [{"who": "me"}, {"who": "open"}]}
            return amy.http.post("/api/v1/tables", json=body, headers=head).status_code

        assert [say(n) for n in range(6)] == [201] * 4 + [429] * 2
        assert amy.get("/tables").status_code == 200
        amy.http.close()


def test_one_line_brings_only_so_many_newcomers(tmp_path: Path) -> None:
    with serving(config(tmp_path, replace(FAST, newcomers_an_hour=2))) as server:
        assert posts(server, ["203.0.113.1"] * 3) == [201, 201, 429]
        assert posts(server, ["203.0.113.2"]) == [201]
        form = {"title": "toll", "name": "Amy", "seat:toll:0": "me", "seat:toll:1": "open"}
        head = HTML | {"X-Forwarded-For": "203.0.113.1"}
        quick = {"with": "toll:passer"}
        for path, data in (("/tables", form), ("/tables/quick", quick)):
            answer = httpx.post(f"{server.url}{path}", data=data, headers=head, timeout=20)
            assert answer.status_code == 429


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_nul_is_nobodys_name(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    address = (
        f"{tmp_path}/t.sqlite" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    )
    with serving(toy_config(address)) as server, server.visitor() as guest:
        for path in ("/table/%00", "/table/a%00b/fragment", "/join/%00", "/enter/%00",
                     "/api/v1/tables/%00", "/api/v1/tables/x%00/view", "/?x=%00"):  # fmt: skip
            assert (path, guest.get(path, headers=HTML).status_code) == (path, 404)
        names = {"title": "toll", "name": "A\0my", "seat:toll:0": "me", "seat:toll:1": "open"}
        assert guest.post("/tables", data=names, headers=HTML).status_code == 303
        amy = Player(guest, "", "")
        said = amy.post("/identities", name="\0E\0ve\0")
        assert said.status_code in (201, 422), said.text


def test_browsers_are_told_to_come_by_https_only(tmp_path: Path) -> None:
    for secure in (True, False):
        folder = tmp_path / str(secure)
        folder.mkdir()
        with serving(toy_config(f"{folder}/t.sqlite", secure_cookies=secure)) as server:
            told = httpx.get(f"{server.url}/", timeout=20).headers
            assert ("strict-transport-security" in told) is secure


def test_the_charts_of_a_game_are_drawn_once(tmp_path: Path) -> None:
    with serving(toy_config(f"{tmp_path}/t.sqlite")) as server:
        amy = server.player("Amy")
        table = amy.new_table("me", "here")["id"]
        for turn in range(6):
            assert amy.act(table, turn % 2, turn + 2, type="pass").is_success
        cache = server.app.state.services.charts_cache
        kept: list[object] = []
        put = cache.put

        def keep(key: object, thing: str) -> str:
            kept.append(key)
            made: str = put(key, thing or " ")
            return made

        cache.put = keep
        pages = [amy.http.get(f"/table/{table}/end", headers=HTML) for _ in range(3)]
        assert [page.status_code for page in pages] == [200] * 3
        assert len(kept) == 1
        amy.http.close()


def test_the_end_page_has_its_pace(tmp_path: Path) -> None:
    with serving(config(tmp_path, Limits(posts_a_minute=1, posts_at_once=5))) as server:
        looks = [httpx.get(f"{server.url}/table/x/end", timeout=20).status_code for _ in range(7)]
        assert looks == [404] * 5 + [429] * 2
