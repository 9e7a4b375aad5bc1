"""Letters: to whom, and through which mail server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.core.actions import Seat
from roundhouse.server.errors import BadAddress
from roundhouse.server.notify import Turn
from roundhouse.server.notify.mail import Mail, checked_mail
from roundhouse.store import open_store
from roundhouse.store.base import Identity
from tests.server.web.test_play import wait_until
from tests.support.callers import PostOffice
from tests.support.serving import free_port, serving, toy_config

HTML = {"Accept": "text/html"}


def test_mail_addresses_are_checked() -> None:
    assert checked_mail(" a@example.org ") == "a@example.org"
    assert checked_mail("") is None
    for wrong in ("a", "a@b", "@example.org", "a@example.org\nBcc: x@y.z", "a b@example.org"):
        with pytest.raises(BadAddress):
            checked_mail(wrong)


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    found = PostOffice()
    yield found
    found.close()


def test_a_letter_calls_to_the_table(tmp_path: Path, post_office: PostOffice) -> None:
    mail = Mail(host="127.0.0.1", port=post_office.port, tls=False)
    with serving(toy_config(f"{tmp_path}/t.sqlite", channels=(mail,))) as server:
        amy = server.player("Amy")
        amy.http.post("/me", data={"name": "Amy", "mail": "amy@example.org"}, headers=HTML)
        table = amy.new_table("me", "here")["id"]
        wait_until(lambda: post_office.letters)
        assert "amy@example.org" in post_office.letters[0]
        assert f"/table/{table}" in post_office.letters[0].replace("=\n", "").replace("=\r\n", "")
        amy.http.close()


def test_who_gave_no_address_gets_no_letter(tmp_path: Path) -> None:
    nowhere = Mail(host="127.0.0.1", port=free_port(), tls=False)
    turn = Turn(words="Hi", table="t", seq=2, to_act=(Seat(0),))
    store = open_store(f"{tmp_path}/t.sqlite")
    nowhere.tell(store, Identity(id="amy", name="Amy"), turn)
    with pytest.raises(OSError, match="refused"):
        nowhere.tell(store, Identity(id="amy", name="Amy", mail="amy@example.org"), turn)
    store.close()
