"""In Chromium: moments by link and key, undo and redo, a finished game that stays finished."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.steps import choose, open_table, turn_is
from tests.support.serving import Running


def test_a_game_is_walked_through_and_taken_back(
    one_on_sqlite: Running, newcomer: NewPlayer
) -> None:
    page = newcomer()
    table = open_table(page, one_on_sqlite.url, "Amy", "bot:passer")
    page.locator("#now form button").first.click()
    turn_is(page, "Your turn")
    expect(page.locator("#turn")).to_have_attribute("data-at", "5")
    page.locator("[data-door=history]").click()
    first = page.locator("#log a").first
    first.click()
    moment = first.get_attribute("data-go")
    expect(page).to_have_url(f"{table}?at={moment}")
    turn_is(page, f"Viewing move {moment} of 5")
    page.reload()
    expect(page.locator("#turn")).to_have_attribute("data-at", moment or "")
    page.get_by_role("button", name="Back to the current position").click()
    expect(page).to_have_url(table)
    page.locator("[data-door=board]").click()
    choose(page, "pass")
    expect(page.locator("#turn")).to_have_attribute("data-at", "7")
    choose(page, "pass")
    turn_is(page, "Game over")
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Leave it as it is").click()
    turn_is(page, "Game over")
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Undo and play on").click()
    turn_is(page, "Your turn")
    page.get_by_role("button", name="Redo").click()
    turn_is(page, "Game over")
    expect(page.get_by_role("button", name="Redo")).to_be_hidden()
