"""What people do in the browser, by the words they see."""

import re

from playwright.sync_api import Page, expect

TABLE = re.compile(r"/table/[\w-]+$")


def open_table(page: Page, url: str, name: str, *others: str) -> str:
    """Start a table of the toy as *name*; the table's address."""
    page.goto(url)
    if page.locator("#name").count():
        page.locator("#name").fill(name)
    for place, who in enumerate(others or ("here",), 1):
        page.locator(f"#seat-toll-{place}").select_option(who)
    page.get_by_role("button", name="Start playing").click()
    at_the_table(page)
    return page.url


def at_the_table(page: Page) -> None:
    """Wait for a table's page and its script: a click before that is not heard."""
    expect(page).to_have_url(TABLE)
    page.wait_for_load_state("load")


def invitation(page: Page) -> str:
    """The link that the owner sees."""
    link = page.locator("[data-link]").first
    expect(link).to_have_value(re.compile("^http"))
    return link.input_value()


def watch_link(page: Page) -> str:
    """The link by which others may watch, made by the owner."""
    page.locator("#people-open").click()
    page.get_by_role("button", name="Create a link for spectators").click()
    at_the_table(page)
    page.locator("#people-open").click()
    link = page.locator("#watchers [data-link]")
    expect(link).to_have_value(re.compile("^http"))
    return link.input_value()


def join(page: Page, link: str, name: str) -> None:
    """Sit down by *link*."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take your seat").click()
    at_the_table(page)


def choose(page: Page, name: str) -> None:
    """Press a choice of the panel; where the screen must be passed first, pass it."""
    curtain = page.locator("[data-show]")
    if curtain.count():
        curtain.click()
    page.locator("#now").get_by_role("button", name=name, exact=True).click()


def turn_is(page: Page, words: str) -> None:
    """Wait until the panel's heading says *words*."""
    expect(page.locator("#turn")).to_have_text(words)


def shows(page: Page, name: str, value: str) -> None:
    """Wait until the plain board shows *value* under *name*."""
    term = page.locator("#picture dt", has_text=re.compile(f"^{name}$"))
    expect(term.locator("xpath=following-sibling::dd[1]")).to_have_text(value)
