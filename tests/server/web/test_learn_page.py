"""The examples on their pages, stepped through in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from roundhouse.messages import LANGUAGES, text
from roundhouse.server import Config
from roundhouse.titles import TITLES
from tests.support.serving import FAST, Running, serving

EXAMPLES = [example for title in TITLES.values() for example in title.examples()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("learn")
    config = Config(database=f"{folder}/t.sqlite", limits=FAST)
    with serving(config, list(TITLES.values())) as running:
        yield running


def test_every_moment_of_every_example_has_a_page_with_its_sentence(server: Running) -> None:
    with server.visitor(headers={"Accept": "text/html"}) as guest:
        for example in EXAMPLES:
            for moment in range(0, len(example.journal.entries) + 1, 7):
                page = guest.get(f"/learn/{example.key}", params={"at": moment})
                said = text(example.notes[moment], "en").replace("&", "&amp;").replace("'", "&#39;")
                assert (page.status_code, said in page.text) == (200, True), (example.key, moment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_stepped_through(
    server: Running, visitor: BrowserContext, language: str
) -> None:
    visitor.set_extra_http_headers({"Accept-Language": language})
    page = visitor.new_page()
    page.goto(f"{server.url}/learn")
    page.get_by_role("link", name=text("examples-switch-signal", language)).click()
    note = page.locator(".note")
    expect(note).to_have_text(text("examples-switch-signal-start", language))
    forward = page.get_by_role("link", name=text("pages-after", language))
    for moment, name in ((1, "dealt"), (2, "dealt"), (3, "black-starts")):
        forward.click()
        expect(page).to_have_url(f"{server.url}/learn/switch_signal?at={moment}")
        expect(note).to_have_text(text(f"examples-switch-signal-{name}", language))
    page.wait_for_load_state("load")  # keys are heard by the page's script
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(f"{server.url}/learn/switch_signal?at=2")
    page.goto(f"{server.url}/learn/switch_signal?at=38")
    expect(note).to_have_text(text("examples-switch-signal-step-10", language))
