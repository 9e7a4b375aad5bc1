"""Guards that are only noticed when they are gone: links, headers, times, consents, advice."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Fault
from roundhouse.core.game import Applied, Choice
from roundhouse.core.offers import Offers
from roundhouse.server.accounts.credentials import digest
from roundhouse.server.accounts.service import Accounts
from roundhouse.store import open_store
from roundhouse.store.people import Pass
from roundhouse.store.writes import now
from roundhouse_toll.game import Rolled, Show, TollGame, TollView
from tests.server.web.test_play import invite, sit_down
from tests.support.serving import Player, Running, serving, toy_config, toy_titles

HTML = {"Accept": "text/html"}
PASSWORD = "correct horse battery staple"


def test_links_to_open_seats_are_shown_to_nobody_who_does_not_sit_there(
    amy: Player, bob: Player, eve: Player
) -> None:
    table = amy.new_table("me", "open", "open", private=False)["id"]
    invite(amy, bob, table)
    for seated in (amy, bob):
        assert "/join/" in seated.http.get(f"/table/{table}", headers=HTML).text
    for look in ("", "/fragment"):
        assert "/join/" not in eve.http.get(f"/table/{table}{look}", headers=HTML).text


def test_a_link_for_another_device_is_good_for_a_while_only(server: Running, amy: Player) -> None:
    store = server.app.state.services.store
    for late, answer in ((60_000, 200), (-1, 404)):
        secret = f"device{late}"
        store.add_pass(
            Pass(digest=digest(secret), identity=amy.id, purpose="device", expires_at=now() + late)
        )
        with server.visitor(headers=HTML) as other:
            assert other.get(f"/enter/{secret}").status_code == answer
            if answer == 404:
                assert other.post(f"/enter/{secret}").status_code == 404


@pytest.mark.parametrize("path", ["/", "/learn", "/table/{}", "/nowhere", "/api/v1/titles"])
def test_every_answer_guards_the_page_it_is_shown_on(amy: Player, path: str) -> None:
    table = amy.new_table("me", "here")["id"]
    told = amy.http.get(path.format(table), headers=HTML).headers
    policy = told["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "default-src 'none'" in policy
    assert "base-uri 'none'" in policy
    assert "form-action 'self'" in policy
    assert told["cache-control"] == "no-store"
    assert told["referrer-policy"] == "same-origin"
    assert told["x-content-type-options"] == "nosniff"
    assert told["cross-origin-opener-policy"] == "same-origin"


def test_it_takes_as_long_to_guess_at_a_login_that_is_not_there(tmp_path: Path) -> None:
    """The processor's time, not the clock's: the machine may be busy."""
    store = open_store(f"{tmp_path}/t.sqlite")
    accounts = Accounts(store, named=True)
    accounts.register("Amy", PASSWORD)

    def cost(login: str) -> float:
        began = time.thread_time()
        with pytest.raises(Fault):
            accounts.sign_in(login, "some other password")
        return time.thread_time() - began

    known, unknown = (min(cost(login) for _ in range(3)) for login in ("Amy", "Nobody"))
    store.close()
    assert 0.5 < unknown / known < 2


def test_an_undo_that_touches_two_others_needs_both(amy: Player, bob: Player, eve: Player) -> None:
    table = amy.new_table("me", "open", "open")["id"]
    invite(amy, bob, table)
    invite(amy, eve, table)
    for seat, who in enumerate((amy, bob, eve)):
        assert who.act(table, seat, 3 + seat, type="pass").is_success
    asked = amy.post(f"/tables/{table}/undo", seq=6, seat=0, id="back", to=3)
    assert asked.json()["asked"], asked.text
    assert bob.post(f"/tables/{table}/undo/answer", seat=1, agree=True).json()["asked"]
    state = amy.get(f"/tables/{table}").json()
    assert (state["seq"], state["undo"]["agreed"]) == (6, [1])
    assert not eve.post(f"/tables/{table}/undo/answer", seat=2, agree=True).json()["asked"]
    assert amy.get(f"/tables/{table}").json()["seq"] == 7


def test_one_refusal_ends_an_undo_to_which_another_agreed(
    amy: Player, bob: Player, eve: Player
) -> None:
    table = amy.new_table("me", "open", "open")["id"]
    invite(amy, bob, table)
    invite(amy, eve, table)
    for seat, who in enumerate((amy, bob, eve)):
        who.act(table, seat, 3 + seat, type="pass")
    amy.post(f"/tables/{table}/undo", seq=6, seat=0, id="back", to=3)
    bob.post(f"/tables/{table}/undo/answer", seat=1, agree=True)
    eve.post(f"/tables/{table}/undo/answer", seat=2, agree=False)
    state = amy.get(f"/tables/{table}").json()
    assert (state["seq"], state["undo"]) == (6, None)


class Telling(TollGame):
    """The toy, in which showing one's card brings something hidden out."""

    def apply(self, state: Any, seat: Seat, action: Any, *rest: Any, **more: Any) -> Any:
        applied = super().apply(state, seat, action, *rest, **more)
        if not isinstance(action, Show):
            return applied
        secret = Rolled(seat=seat, pips=6, won=77)
        return Applied(applied.state, (secret,), sealed=True)


class Shower:
    """Shows its card."""

    def choose(self, view: TollView, offers: Offers, rng: Random) -> Choice:  # noqa: ARG002 - protocol
        return Choice(Show())


def showing_titles() -> list[Any]:
    """The toy with these; a worker process calls this, too."""
    (toy,) = toy_titles()
    return [replace(toy, game=Telling(), bots={"shower": Shower})]


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Running]:
    config = toy_config(f"{tmp_path}/t.sqlite", bot_titles=showing_titles)
    with serving(config, showing_titles()) as running:
        yield running


def test_advice_tells_nothing_that_only_the_move_itself_brings_out(told: Running) -> None:
    amy, bob = told.player("Amy"), told.player("Bob")
    table = sit_down(amy, bob)
    hint = amy.http.get(f"/table/{table}/hint?seat=0", headers=HTML)
    assert hint.status_code == 200, hint.text
    assert "show" in hint.text
    assert "77" not in hint.text
    assert "roll" not in hint.text.lower()
    for player in (amy, bob):
        player.http.close()
