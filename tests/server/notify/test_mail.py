"""Letters: to whom, and through which mail server."""

import time
from collections.abc import Iterator
from dataclasses import replace
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

from roundhouse.core.actions import Seat
from roundhouse.server.notify import Turn
from roundhouse.server.notify import mail as mails
from roundhouse.server.notify.mail import Mail
from roundhouse.server.notify.stopping import stop_letters, stop_token
from roundhouse.store import open_store
from roundhouse.store.base import Identity
from tests.server.web.test_play import wait_until
from tests.support.callers import Dripper, PostOffice
from tests.support.serving import FAST, Player, Running, free_port, serving, toy_config


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    found = PostOffice()
    yield found
    found.close()


def test_a_letter_calls_to_the_table(tmp_path: Path, post_office: PostOffice) -> None:
    mail = Mail(host="127.0.0.1", port=post_office.port, tls=False)
    with serving(toy_config(f"{tmp_path}/t.sqlite", channels=(mail,))) as server:
        amy = server.player("Amy")
        server.confirm_mail(amy, "amy@example.org")
        table = amy.new_table("me", "here")["id"]
        wait_until(lambda: post_office.letters)
        assert "amy@example.org" in post_office.letters[0]
        assert f"/table/{table}" in post_office.letters[0].replace("=\n", "").replace("=\r\n", "")
        amy.http.close()


def letter_to(amy: Player, server: Running, office: PostOffice) -> Message:
    """The letter that tells her of her turn."""
    server.confirm_mail(amy, "amy@example.org")
    amy.new_table("me", "here")
    wait_until(lambda: office.letters)
    return message_from_string(office.letters[0].replace("\r\n", "\n"))


def test_each_letter_has_a_link_that_ends_them(tmp_path: Path, post_office: PostOffice) -> None:
    mail = Mail(host="127.0.0.1", port=post_office.port, tls=False)
    with serving(toy_config(f"{tmp_path}/t.sqlite", channels=(mail,))) as server:
        amy = server.player("Amy")
        letter = letter_to(amy, server, post_office)
        link = letter["List-Unsubscribe"].replace("\n", "").strip("<> ")
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert link in letter.get_payload(decode=True).decode()  # type: ignore[union-attr]
        path = link.replace("http://127.0.0.1:1846", "")
        store = server.app.state.services.store
        with server.visitor(headers={"Accept": "text/html"}) as reader:
            asked = reader.get(path)
            assert (asked.status_code, "amy@example.org" in asked.text) == (200, True)
            assert store.identity(amy.id).mail_confirmed, "a look changes nothing"
            assert reader.get(path[:-2]).status_code == 404
            one_click = {"List-Unsubscribe": "One-Click"}
            assert reader.post(path, data=one_click).status_code == 200
            assert store.identity(amy.id).mail is None
            assert reader.get(path).status_code == 404
        office_had = len(post_office.letters)
        amy.new_table("me", "here")
        server.app.state.services.outbox.close(wait=True)
        assert len(post_office.letters) == office_had
        amy.http.close()


def test_a_link_does_not_end_letters_to_another_address(tmp_path: Path) -> None:
    store = open_store(f"{tmp_path}/t.sqlite")
    amy = Identity(id="amy", name="Amy", mail="old@example.org", mail_confirmed=1)
    store.add_identity(amy)
    token = stop_token(store, amy)
    store.change_identity(replace(amy, mail="new@example.org"))
    assert stop_letters(store, token) is None
    found = store.identity("amy")
    assert found is not None
    assert found.mail == "new@example.org"
    store.close()


def test_a_mail_server_that_drips_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mails, "LONGEST", 1.0)
    slow = Dripper()
    port = int(slow.url.rsplit(":", 1)[1].split("/")[0])
    began = time.monotonic()
    with pytest.raises(TimeoutError, match="within 1"):
        Mail(host="127.0.0.1", port=port, tls=False).send("amy@example.org", "Hi")
    assert time.monotonic() - began < 10
    slow.close()


def test_nobody_has_letters_sent_to_ever_other_addresses(tmp_path: Path) -> None:
    office = PostOffice()
    mail = Mail(host="127.0.0.1", port=office.port, tls=False)
    limits = replace(FAST, newcomers_an_hour=3)
    with serving(toy_config(f"{tmp_path}/t.sqlite", channels=(mail,), limits=limits)) as server:
        with server.visitor(headers={"Accept": "text/html"}) as eve:
            form = {"title": "toll", "name": "Eve", "seat:toll:0": "me", "seat:toll:1": "open"}
            assert eve.post("/tables", data=form).status_code == 303
            sent = [
                eve.post("/me/security/mail", data={"mail": address}).status_code
                for address in (
                    "a@example.org,b@example.org", "a@example.org", "b@example.org", "c@example.org"
                )
            ]  # fmt: skip
        assert sent == [422, 200, 200, 429]
        wait_until(lambda: len(office.letters) == 2)
    office.close()


def test_who_confirmed_no_address_gets_no_letter(tmp_path: Path) -> None:
    nowhere = Mail(host="127.0.0.1", port=free_port(), tls=False)
    turn = Turn(words="Hi", table="t", seq=2, to_act=(Seat(0),))
    store = open_store(f"{tmp_path}/t.sqlite")
    nowhere.tell(store, Identity(id="amy", name="Amy"), turn)
    amy = Identity(id="amy", name="Amy", mail="amy@example.org")
    nowhere.tell(store, amy, turn)  # she has not confirmed it
    with pytest.raises(OSError, match="refused"):
        nowhere.tell(store, replace(amy, mail_confirmed=1), turn)
    store.close()
