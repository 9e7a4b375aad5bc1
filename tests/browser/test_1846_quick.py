"""A game of 1846 against three strong bots: opened in two clicks, and the first decisions taken."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from roundhouse.cli.serve import every_title
from roundhouse.server import Config
from roundhouse.titles import TITLES
from tests.browser.conftest import NewPlayer
from tests.browser.steps import at_the_table
from tests.support.serving import FAST, Running, serving
from tests.support.tabs import no_barrier


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("quick")
    config = Config(database=f"{folder}/t.sqlite", limits=FAST, bot_titles=every_title)
    with serving(config, [TITLES["1846"]]) as running:
        yield running


def test_two_clicks_open_a_game_against_three_strong_bots(
    server: Running, newcomer: NewPlayer
) -> None:
    page = newcomer(viewport={"width": 1280, "height": 800})
    page.goto(server.url)
    no_barrier(page)
    quick = page.get_by_role("group", name=re.compile("1846"))
    quick.get_by_text("Difficulty levels").click()
    expect(quick.get_by_text("plays the game out to the end in its head")).to_be_visible()
    quick.get_by_role("button", name="Strong").click()
    at_the_table(page)
    for name in ("Guest", "Strong 2", "Strong 3", "Strong 4"):
        expect(page.locator("#rooms .player", has_text=name)).to_have_count(1)
    turn = page.locator("#turn")
    expect(turn).to_have_text("Your turn", timeout=120_000)  # three bots draft before
    expect(page.locator("#news")).to_contain_text("Strong 2")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint).to_contain_text("Keep", timeout=60_000)
    no_barrier(page)
    seq = turn.get_attribute("data-seq")
    hint.get_by_role("button", name="Play this move").click()
    expect(page.locator(f'#turn[data-seq="{seq}"]')).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("Guest keeps a card")
