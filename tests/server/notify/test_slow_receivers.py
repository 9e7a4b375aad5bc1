"""A receiver that drips keeps nobody waiting: not the server, not other players, not for long."""

import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from roundhouse.server.errors import BadAddress
from roundhouse.server.notify import webhook
from roundhouse.server.notify.outbox import EACH, Outbox
from roundhouse.server.notify.webhook import PATIENT_TIMES, Resting, _is_public, post
from tests.server.web.test_play import wait_until
from tests.support.callers import Dripper, Ear
from tests.support.serving import Player, Running, serving, toy_config

HTML = {"Accept": "text/html"}
TABLES = 45
"""More than the server has threads."""


@pytest.fixture
def dripper() -> Iterator[Dripper]:
    found = Dripper()
    yield found
    found.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(toy_config(f"{tmp_path}/t.sqlite")) as running:
        yield running


def hook(player: Player, url: str) -> None:
    sent = player.http.post("/me/webhooks", data={"url": url}, headers=HTML)
    assert sent.status_code == 303


def test_forty_tables_with_a_dripping_webhook_leave_the_server_awake(
    server: Running, dripper: Dripper, ear: Ear
) -> None:
    mallory, bob = server.player("Mallory"), server.player("Bob")
    hook(mallory, dripper.url)
    for _ in range(TABLES):
        mallory.new_table("me", "here")
    wait_until(lambda: dripper.talking == 1)
    with server.visitor() as guest:
        guest.timeout = 10
        assert guest.get("/health").status_code == 200
    hook(bob, ear.url)
    table = bob.new_table("me", "here")["id"]
    assert ear.heard.get(timeout=10)["table"] == table
    assert dripper.most == 1, "one person's deliveries come one after the other"
    for player in (mallory, bob):
        player.http.close()


def test_a_delivery_has_an_end_however_slowly_the_other_talks(
    dripper: Dripper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "PATIENCE", 1.0)
    began = time.monotonic()
    with pytest.raises(TimeoutError, match="within 1"):
        post(dripper.url, {}, private=True)
    assert time.monotonic() - began < 5


def test_a_slow_greeting_of_https_has_an_end_too(
    dripper: Dripper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "PATIENCE", 1.0)
    with pytest.raises(OSError, match=r"."):
        post(dripper.url.replace("http:", "https:"), {}, private=True)
    wait_until(lambda: dripper.talking == 0)


def test_nobody_has_more_than_a_few_deliveries_waiting_and_the_latest_stands() -> None:
    outbox, go, done = Outbox(threads=1), threading.Event(), list[str]()
    outbox.put("amy", "first", lambda: _wait(go))
    taken = [outbox.put("amy", n, partial(done.append, f"old {n}")) for n in range(EACH + 2)]
    assert outbox.put("amy", 0, lambda: done.append("new 0"))
    assert outbox.put("bob", 0, lambda: done.append("bob's"))
    go.set()
    wait_until(lambda: len(done) > sum(taken))
    outbox.close(wait=True)
    assert sum(taken) in (EACH, EACH - 1)
    assert next(one for one in done if one != "bob's") == "new 0"
    assert done.index("bob's") <= 1, "bob waits for one delivery of amy's, not for all"


def _wait(event: threading.Event | None) -> None:
    assert event is not None
    event.wait()


def test_a_delivery_that_fails_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    outbox, done = Outbox(threads=1), list[int]()
    outbox.put("amy", 1, partial(_wait, None))
    outbox.put("amy", 2, partial(done.append, 2))
    wait_until(lambda: done)
    outbox.close(wait=True)
    assert (done, "could not be delivered" in caplog.text) == ([2], True)


def test_one_that_never_answers_rests_until_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    resting, url = Resting(), "https://slow.example/1"
    for _ in range(PATIENT_TIMES):
        assert not resting.rests(url)
        resting.failed(url)
    assert resting.rests(url)
    assert resting.rests("https://slow.example/another")
    assert not resting.rests("https://quick.example/")
    monkeypatch.setattr(webhook, "REST", 0.0)
    assert not resting.rests(url)
    resting.answered(url)
    assert not resting._failures


@pytest.mark.parametrize(
    "place",
    ["127.0.0.1", "::1", "10.1.2.3", "fe80::1%eth0", "::ffff:127.0.0.1", "::127.0.0.1",
     "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::", "2002:a00:1::1",
     "::ffff:0:127.0.0.1", "2001:0:7f00:1::", "224.0.0.1", "ff02::1", "169.254.169.254"],
)  # fmt: skip
def test_no_address_leads_into_our_own_network_by_a_detour(place: str) -> None:
    assert not _is_public(place)


@pytest.mark.parametrize(
    "place", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909", "2002:909:909::1"]
)
def test_public_addresses_are_public(place: str) -> None:
    assert _is_public(place)


def test_every_address_of_a_name_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads to a public place and to ours is refused, whichever comes first."""

    def look_up(*_args: object, **_more: object) -> list[tuple[object, ...]]:
        return [(2, 1, 6, "", ("9.9.9.9", 80)), (2, 1, 6, "", ("127.0.0.1", 80))]

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    with pytest.raises(BadAddress):
        post("http://both.example/", {}, private=False)
