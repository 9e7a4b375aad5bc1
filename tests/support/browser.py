"""A real browser for the tests of pages: ``browser`` is one, ``page`` a fresh visitor's tab."""

import shutil
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

UNUSED = (
    # an address bar that nobody sees: two pages for each window, a third of a short test's time
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    # what Playwright turns off itself: of two lists the last counts
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,"
    "NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
FLAGS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={UNUSED}",
]


@pytest.fixture(scope="module")  # no longer: while it runs, no test may call asyncio.run()
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.skip("no Chromium here: apt install chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        with closing(running):
            yield running


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Someone with a browser of their own: no cookies yet. (``browser.new_context()`` for more.)"""
    with closing(browser.new_context()) as context:
        context.set_default_timeout(60_000)  # a busy machine is no fault of the page
        yield context


@pytest.fixture
def page(visitor: BrowserContext) -> Page:
    """A visitor's empty tab."""
    return visitor.new_page()
