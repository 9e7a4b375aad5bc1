"""Clicking on a table's page of Switch & Signal."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

Sit = Callable[..., Page]
"""Opens a table for two at one screen."""

HANDS = "hands0"
"""A seed by which Ann is dealt a Signal, two Switch and two Move cards."""

NO_SIGNAL = "hands1"
"""A seed by which she is dealt three Switch and two Move cards."""


def seq(page: Page) -> int:
    return int(page.locator("#turn").get_attribute("data-seq") or 0)


def press(page: Page, what: Locator) -> None:
    """Click, and wait for the move to be on the page."""
    before = seq(page)
    what.click()
    changed(page, before)


def changed(page: Page, before: int) -> None:
    """Wait for another moment than that."""
    expect(page.locator(f'#turn[data-seq="{before}"]')).to_have_count(0)


def to_step_two(page: Page) -> None:
    """Go through the instruction with the first choice each time."""
    while not page.locator(".ss-acts").count():
        press(page, page.locator("#now [data-action]:not([data-alone])").first)


def tap(page: Page, name: str) -> None:
    """Choose a thing on the board."""
    page.locator(f"#map-{name}").dispatch_event("click")


def greens(page: Page) -> set[str]:
    found = page.locator("#map g:has(> .go)")
    return {found.nth(i).get_attribute("id") or "" for i in range(found.count())}


def card(page: Page, kind: str, number: int = 0) -> Locator:
    """A card in hand."""
    return page.locator(f"[data-held={kind}]").nth(number)


def cards(page: Page) -> list[str]:
    """The kinds of the cards in hand."""
    held = page.locator("[data-held]")
    return [held.nth(i).get_attribute("data-held") or "" for i in range(held.count())]
