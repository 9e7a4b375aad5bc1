"""Two servers on one PostgreSQL, a browser at each: one table, whichever serves it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer, own_database
from tests.browser.steps import choose, invitation, join, open_table, shows, turn_is
from tests.support.serving import Process, two_processes

Servers = tuple[Process, Process]


@pytest.fixture(scope="module")
def servers(postgres_server: str) -> Iterator[Servers]:
    """Two processes that know of each other only through the database."""
    with own_database(postgres_server) as url, two_processes(url) as both:
        yield both


def _apart(servers: Servers, newcomer: NewPlayer) -> tuple[Page, Page]:
    """Amy at one server, Bob at the other, both at her table."""
    amy, bob = newcomer(), newcomer()
    open_table(amy, servers[0].url, "Amy", "open")
    join(bob, invitation(amy).replace(servers[0].url, servers[1].url), "Bob")
    turn_is(amy, "Your turn")
    turn_is(bob, "Waiting for Amy")
    assert bob.url.startswith(servers[1].url)
    return amy, bob


def test_moves_and_undo_cross_from_one_server_to_the_other(
    servers: Servers, newcomer: NewPlayer
) -> None:
    amy, bob = _apart(servers, newcomer)
    choose(amy, "pass")
    turn_is(bob, "Your turn")
    shows(bob, "turn", "1")
    bob.get_by_role("button", name="Undo").click()
    expect(amy.locator("#asks")).to_contain_text("Bob wants to undo:")
    amy.get_by_role("button", name="Agree").click()
    turn_is(amy, "Your turn")
    shows(bob, "turn", "0")
    turn_is(bob, "Waiting for Amy")


def test_one_server_dies_while_the_other_plays_on(servers: Servers, newcomer: NewPlayer) -> None:
    amy, bob = _apart(servers, newcomer)
    servers[1].kill()
    expect(bob.locator("body")).to_have_class(re.compile("offline"))
    choose(amy, "pass")
    turn_is(amy, "Waiting for Bob")
    servers[1].start()
    turn_is(bob, "Your turn")
    choose(bob, "pass")
    turn_is(amy, "Your turn")
    shows(amy, "turn", "2")
