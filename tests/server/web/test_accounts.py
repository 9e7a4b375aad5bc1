"""A server on which names need a password, as a newcomer meets it."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.support.serving import Running, serving, toy_config

HTML = {"Accept": "text/html"}
GOOD = {"register": "1", "password": "correct horse"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(toy_config(f"{tmp_path}/tables.sqlite", accounts=True)) as running:
        yield running


def invitation(owner: httpx.Client) -> str:
    """A table with an open seat; the link to it."""
    seats = {"title": "toll", "seat:toll:0": "me", "seat:toll:1": "open"}
    page = owner.get(owner.post("/tables", data=seats).headers["location"]).text
    return "/join/" + page.split('value="/join/')[1].split('"')[0]


def test_an_invitation_is_kept_while_somebody_signs_in(server: Running) -> None:
    with server.visitor(headers=HTML) as amy, server.visitor(headers=HTML) as bob:
        amy.post("/enter", data={**GOOD, "login": "Amy"})
        link = invitation(amy)
        way_in = f"/enter?join={link.removeprefix('/join/')}"
        assert f'href="{way_in}"' in bob.get(link).text
        assert bob.post(way_in, data={**GOOD, "login": "Bob"}).headers["location"] == link
        assert bob.post(link).headers["location"].startswith("/table/")


@pytest.mark.parametrize("elsewhere", ["//evil.example", "../x", "https://evil.example", ""])
def test_signing_in_leads_nowhere_else(server: Running, elsewhere: str) -> None:
    with server.visitor(headers=HTML) as amy:
        made = amy.post("/enter", params={"join": elsewhere}, data={**GOOD, "login": "Amy"})
        assert made.headers["location"] == "/"


def test_strangers_are_shown_the_door_and_no_form_that_would_be_refused(server: Running) -> None:
    with server.visitor(headers=HTML) as stranger:
        home = stranger.get("/").text
    assert 'href="/enter"' in home
    assert 'action="/import"' not in home
