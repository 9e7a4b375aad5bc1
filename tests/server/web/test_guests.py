"""What guests may not have: another's view, or more live streams than their share."""

from contextlib import ExitStack
from itertools import product
from pathlib import Path

import httpx

from roundhouse.server.config import Limits
from tests.server.web.test_play import sit_down, wait_until
from tests.support.serving import Player, Running, serving, toy_config

LOOKS = (
    "/table/{}?seat={}",
    "/table/{}/fragment?seat={}",
    "/table/{}/detail?seat={}&coins=1",
    '/table/{}/why?seat={}&action={{"type":"stake","coins":9}}',
    "/table/{}/hint?seat={}",
    "/table/{}/end?seat={}",
    "/api/v1/tables/{}/view?seat={}",
)


NOT_THERE = ("2", "99", "-1", "x", "1.0", "٣", "9" * 30)


def test_nobody_looks_from_a_seat_they_do_not_hold(
    server: Running, amy: Player, bob: Player, eve: Player
) -> None:
    table = sit_down(amy, bob)
    hands = [who.get(f"/tables/{table}/view").json()["view"]["cards"] for who in (amy, bob)]
    for look, (seat, rival) in product(LOOKS, enumerate((bob, amy))):
        for guest in (rival.http, eve.http):
            answer = guest.get(look.format(table, seat), headers={"Accept": "text/html"})
            assert answer.status_code == 403, (look, answer.text)
            assert str(hands[seat]) not in answer.text
        stranger = httpx.get(server.url + look.format(table, seat), timeout=60)
        assert stranger.status_code in (401, 403), look


def test_seats_that_are_not_there_show_nothing(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    for look, seat in product(LOOKS, NOT_THERE):
        assert amy.http.get(look.format(table, seat)).status_code in (403, 404, 422), (look, seat)


def test_an_address_has_its_share_of_live_streams(tmp_path: Path) -> None:
    config = toy_config(f"{tmp_path}/t.sqlite", limits=Limits(streams=3))
    with serving(config) as server, ExitStack() as opened:
        amy = server.player("Amy")
        opened.callback(amy.http.close)
        live = f"{server.url}/table/{amy.new_table('me', 'here', private=False)['id']}/live"
        streams = [opened.enter_context(httpx.stream("GET", live, timeout=60)) for _ in range(3)]
        assert [stream.status_code for stream in streams] == [200, 200, 200]
        refused = httpx.get(live, timeout=60)
        assert refused.status_code == 429
        assert refused.json()["error"]["params"] == {"most": 3}
        streams[0].close()
        hub = server.app.state.services.registry.hub
        wait_until(lambda: hub.addresses["127.0.0.1"] == 2)
        with httpx.stream("GET", live, timeout=60) as stream:
            assert stream.status_code == 200
        for stream in streams[1:]:
            stream.close()
        wait_until(lambda: not hub.addresses)


def test_without_accounts_nobody_signs_in(server: Running) -> None:
    account = {"register": "1", "login": "Amy", "password": "correct horse"}
    with server.visitor(headers={"Accept": "text/html"}) as guest:
        assert guest.get("/enter").headers["location"] == "/"
        assert guest.post("/enter", data=account).status_code == 404
        assert not guest.cookies
