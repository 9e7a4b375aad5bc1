"""Webhooks: whom they call, where they may lead, what they say."""

import re

import pytest

from roundhouse.core.actions import Seat
from roundhouse.server.errors import BadAddress
from roundhouse.server.notify import Turn
from roundhouse.server.notify.webhook import MOST_WEBHOOKS, checked_url, message, post
from tests.support.callers import Ear
from tests.support.serving import Player, Running, free_port

HTML = {"Accept": "text/html"}


def test_a_webhook_hears_of_its_players_turn(server: Running, amy: Player, ear: Ear) -> None:
    amy.http.post("/me/webhooks", data={"url": ear.url}, headers=HTML)
    assert ear.url in amy.http.get("/me", headers=HTML).text
    table = amy.new_table("bot:passer", "me")["id"]
    heard = ear.heard.get(timeout=180)  # the bot must wake up first
    assert heard["content"] == heard["text"]
    assert f"/table/{table}" in heard["text"]
    assert heard["to_act"] == [1]
    found = re.search(r'name="id" value="([^"]+)"', amy.http.get("/me", headers=HTML).text)
    assert found
    amy.http.post("/me/webhooks/remove", data={"id": found.group(1)}, headers=HTML)
    assert ear.url not in amy.http.get("/me", headers=HTML).text
    assert server.url


def test_one_that_does_not_answer_keeps_no_other_silent(amy: Player, ear: Ear) -> None:
    for url in (f"http://127.0.0.1:{free_port()}/", ear.url):
        amy.http.post("/me/webhooks", data={"url": url}, headers=HTML)
    table = amy.new_table("me", "here")["id"]
    assert ear.heard.get(timeout=60)["table"] == table


def test_nobody_keeps_more_than_a_few(eve: Player) -> None:
    sent = [
        eve.http.post("/me/webhooks", data={"url": f"https://x.org/{n}"}, headers=HTML).status_code
        for n in range(MOST_WEBHOOKS + 1)
    ]
    assert sent == [303] * MOST_WEBHOOKS + [422]


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://10.0.0.1/",
     "http://169.254.169.254/", "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/", "http://2130706433/"],
)  # fmt: skip
def test_webhooks_reach_no_private_place(url: str) -> None:
    with pytest.raises((BadAddress, OSError)):
        post(url, {}, private=False)


@pytest.mark.parametrize(
    "url", ["ftp://x.org", "x", "http://", "http://x:99999/", "http://a\n.org"]
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        checked_url(url)


TURN = Turn(words="Hi", table="t", seq=3, to_act=(Seat(1),))


def test_discord_and_slack_get_their_own_shape() -> None:
    assert message("https://discord.com/api/webhooks/1", TURN) == {"content": "Hi"}
    assert message("https://hooks.slack.com/x", TURN) == {"text": "Hi"}
