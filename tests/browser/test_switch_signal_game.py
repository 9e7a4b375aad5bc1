"""A whole game of Switch & Signal by clicks, from the home page to its end page."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.steps import at_the_table, invitation, join
from tests.support.rules import rule
from tests.support.serving import Running

SEED = "a whole game"
MOST_CLICKS = 400


def short_game(page: Page, url: str, other: str) -> None:
    """Ann opens a table for two, six instructions fewer."""
    page.goto(url)
    page.locator("#name").fill("Ann")
    page.locator("[name=title][value=switch_signal]").check()
    page.locator("#seat-switch_signal-1").select_option(other)
    page.locator("[name='preset:switch_signal'][value=standard]").check()
    page.locator("[data-title=switch_signal] summary").click()
    page.locator("[name='option:switch_signal:removed']").select_option("6")
    page.get_by_role("button", name="Start playing").click()
    at_the_table(page)


def whose(pages: list[Page]) -> Page | None:
    """The page of the player whose decision it is; None at the end."""
    return next((page for page in pages if page.locator("#turn[data-mine=yes]").count()), None)


def press_something(page: Page) -> None:
    """End the step where that can be done, else take the first choice."""
    ends = page.locator("#now").get_by_role("button", name=re.compile("^End the"))
    (ends if ends.count() else page.locator("#now [data-action]")).first.click()


def arrive(pages: list[Page], before: str | None) -> None:
    """Wait until another moment than *before* is on every screen, the same on all."""
    for page in pages:
        expect(page.locator(f'#turn[data-seq="{before}"]')).to_have_count(0)
    now = pages[0].locator("#turn").get_attribute("data-seq")
    for page in pages:
        expect(page.locator(f'#turn[data-seq="{now}"]')).to_have_count(1)


def play_to_the_end(pages: list[Page]) -> None:
    """Click on the page of whoever decides until nobody does; then look at the end pages."""
    for _ in range(MOST_CLICKS):
        page = whose(pages)
        if page is None:
            break
        before = page.locator("#turn").get_attribute("data-seq")
        press_something(page)
        arrive(pages, before)
    for page in pages:
        expect(page.locator("#now")).to_contain_text(re.compile("You win!|You lose:"))
        page.locator("#asks").get_by_role("link").click()
        expect(page.locator(".ss-history svg").first).to_be_visible()


@rule("SS-END-1", "SS-END-2")
def test_a_whole_game_of_two_at_one_screen(one_on_sqlite: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    with one_on_sqlite.seeded(SEED):
        short_game(page, one_on_sqlite.url, "here")
    play_to_the_end([page])


@rule("SS-END-1", "SS-END-2")
def test_a_whole_game_of_two_browsers_and_two_servers(
    two_on_postgres: Running, newcomer: NewPlayer
) -> None:
    ann, bob = newcomer(), newcomer()
    with two_on_postgres.seeded(SEED):
        short_game(ann, two_on_postgres.url, "open")
    join(bob, invitation(ann), "Bob")
    play_to_the_end([ann, bob])
