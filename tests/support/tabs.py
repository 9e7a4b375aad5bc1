"""Tabs of visitors in which no script may fail, and no barrier that axe can find."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

PATIENCE = 60_000
"""Milliseconds that anything may take: a busy machine is no fault of the page."""

NewTab = Callable[..., Page]


@contextmanager
def sound_tabs(browser: Browser, is_fault: Callable[[ConsoleMessage], bool]) -> Iterator[NewTab]:
    """Makes tabs, each with a browser profile of its own; in the end no script may have failed."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def enter(**options: object) -> Page:
        still = {"reduced_motion": "reduce", **options}  # a click waits for what moves to rest
        context = browser.new_context(**still)  # type: ignore[arg-type]  # Playwright's own names
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
        return page

    yield enter
    for context in contexts:
        context.close()
    assert not faults, faults


def no_barrier(page: Page) -> None:
    """Axe finds nothing that would keep anybody out."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
