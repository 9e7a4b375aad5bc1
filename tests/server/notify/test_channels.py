"""A way to be told of one's turn is one class: nothing else has to know of it."""

import re
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from queue import Queue
from typing import ClassVar

import pytest

from roundhouse.server.notify import Channel, Fields, Post, Turn
from roundhouse.server.notify.mail import Mail
from roundhouse.server.notify.webhook import Webhooks
from roundhouse.store.base import Identity, Store, Webhook
from tests.server.web.test_play import wait_until
from tests.support.callers import Ear, PostOffice
from tests.support.serving import Player, Running, serving, toy_config

HTML = {"Accept": "text/html"}
SCHEME = "pager:"


def _call(store: Store, person: Identity, fields: Fields) -> None:
    row = Webhook(id=secrets.token_urlsafe(9), identity=person.id, url=f"{SCHEME}{fields['no']}")
    store.add_webhook(row)


@dataclass(frozen=True)
class Pager(Channel):
    """Rings a number."""

    form_field: ClassVar[str] = (
        '<p>{{ t("pages-your-name") }}: {{ me.name }} &amp; {{ numbers }}</p>'
    )
    card: ClassVar[str] = "<ol>{% for number in numbers %}<li>{{ number }}</li>{% endfor %}</ol>"
    posts: ClassVar[Mapping[str, Post]] = {"pager": _call}

    rung: Queue[tuple[str, Turn]] = field(default_factory=Queue)

    def shown(self, store: Store, person: Identity) -> Mapping[str, object]:
        return {"numbers": list(self._numbers(store, person))}

    def kept(self, person: Identity, fields: Fields) -> Identity:
        return replace(person, name=f"{person.name} ({fields['no']})") if "no" in fields else person

    def tell(self, store: Store, person: Identity, turn: Turn) -> None:
        for number in self._numbers(store, person):
            self.rung.put((number, turn))

    def _numbers(self, store: Store, person: Identity) -> Iterator[str]:
        for row in store.webhooks(person.id):
            if row.url.startswith(SCHEME):
                yield row.url.removeprefix(SCHEME)


class Broken(Channel):
    """Never works."""

    def tell(self, store: Store, person: Identity, turn: Turn) -> None:  # noqa: ARG002 - protocol
        raise RuntimeError("no line")


@pytest.fixture
def pager() -> Pager:
    return Pager()


@pytest.fixture
def told(tmp_path: Path, pager: Pager) -> Iterator[Running]:
    """A server whose channels are a broken one, webhooks and pagers."""
    channels = (Broken(), Webhooks(private=True), pager)
    with serving(toy_config(f"{tmp_path}/t.sqlite", channels=channels)) as running:
        yield running


@pytest.fixture
def zoe(told: Running) -> Iterator[Player]:
    player = told.player("Zoe")
    with player.http:
        yield player


def test_a_new_channel_is_shown_kept_and_told(zoe: Player, pager: Pager) -> None:
    sent = zoe.http.post("/me/pager", data={"no": "<12>"}, headers=HTML)
    assert (sent.status_code, sent.headers["location"]) == (303, "/me")
    page = zoe.http.get("/me", headers=HTML).text
    assert "<li>&lt;12&gt;</li>" in page
    assert "Your name: Zoe &amp; [&#39;&lt;12&gt;&#39;]" in page
    table = zoe.new_table("me", "here")["id"]
    number, turn = pager.rung.get(timeout=60)
    assert (number, turn.table, turn.seq, turn.to_act) == ("<12>", table, 2, (0,))
    assert f"/table/{table}" in turn.words


def test_the_form_about_oneself_is_the_channels_too(zoe: Player) -> None:
    zoe.http.post("/me", data={"name": "Zoe", "no": "7"}, headers=HTML)
    assert "<h1>Zoe (7)</h1>" in zoe.http.get("/me", headers=HTML).text


def test_a_channel_leaves_alone_what_is_anothers(zoe: Player, pager: Pager, ear: Ear) -> None:
    zoe.http.post("/me/pager", data={"no": "12"}, headers=HTML)
    for _ in range(2):
        zoe.http.post("/me/webhooks", data={"url": ear.url}, headers=HTML)
    page = zoe.http.get("/me", headers=HTML).text
    assert len(re.findall(r"<code>[^<]*</code>", page)) == 2
    assert "<ol><li>12</li></ol>" in page
    zoe.new_table("me", "here")
    assert pager.rung.get(timeout=60)[0] == "12"
    assert ear.heard.get(timeout=60)["seq"] == 2


def test_nobody_unknown_changes_a_channel(told: Running) -> None:
    with told.visitor(headers=HTML) as guest:
        assert guest.post("/me/pager", data={"no": "1"}).status_code == 401
        assert guest.post("/me/nothing", data={"no": "1"}).status_code == 404


def test_letters_go_out_beside_a_broken_channel(tmp_path: Path) -> None:
    office = PostOffice()
    channels = (Broken(), Mail(host="127.0.0.1", port=office.port, tls=False))
    with serving(toy_config(f"{tmp_path}/t.sqlite", channels=channels)) as running:
        amy = running.player("Amy")
        running.confirm_mail(amy, "amy@example.org")
        amy.new_table("me", "here")
        wait_until(lambda: office.letters)
        amy.http.close()
    office.close()


def test_without_webhooks_there_is_no_card_for_them(tmp_path: Path) -> None:
    with serving(toy_config(f"{tmp_path}/t.sqlite", channels=())) as running:
        amy = running.player("Amy")
        page = amy.http.get("/me", headers=HTML)
        assert (page.status_code, "/me/webhooks" in page.text) == (200, False)
        assert amy.http.post("/me/webhooks", data={"url": "https://x.org"}).status_code == 404
        amy.http.close()
