"""Boards are drawn in the browser: by pointer, by keyboard, on a phone, and from one of ours."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from roundhouse.games.switch_signal.rules.boards.load import examine_file
from tests.support.serving import Running, every_title, serving, toy_config


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("maker") / "t.sqlite"
    with serving(toy_config(str(file), bot_titles=every_title), every_title()) as running:
        yield running


def faults(page: Page) -> str:
    """What is said to be wrong, once the server has looked at the board."""
    expect(page.locator("#make-said")).not_to_have_text("Checking …")
    return page.locator("#faults").inner_text()


def test_what_is_drawn_is_judged_and_mended(page: Page, server: Running) -> None:
    page.goto(f"{server.url}/make/switch_signal")
    page.locator("[data-tool=city]").click()
    canvas = page.locator("#canvas")
    canvas.click(position={"x": 120, "y": 120})
    canvas.click(position={"x": 320, "y": 120})
    expect(page.locator("#canvas .city")).to_have_count(2)
    before = faults(page)
    assert "SB-REQ-1" in before or "SB-VAL" in before
    page.locator("[data-tool=junction]").click()
    canvas.click(position={"x": 220, "y": 220})
    page.locator("[data-tool=track]").click()
    for one in ("city-1", "junction-1", "city-2", "junction-1"):
        page.locator(f"[data-id={one}]").click()
    expect(page.locator("#canvas .track")).to_have_count(2)
    expect(page.locator("#canvas .signal")).to_have_count(2)
    expect(page.locator("#make-try")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.locator("#canvas .track")).to_have_count(1)
    page.locator("[data-tool=select]").click()
    page.locator("[data-id=city-2]").focus()
    x = page.locator("[data-id=city-2]").get_attribute("transform")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-id=city-2]")).not_to_have_attribute("transform", x or "")
    page.keyboard.press("Delete")
    expect(page.locator("#canvas .city")).to_have_count(1)
    page.reload()  # the draft is kept
    expect(page.locator("#canvas .city")).to_have_count(1)


def test_ours_is_opened_changed_broken_mended_and_tried(
    page: Page, server: Running, tmp_path: Path
) -> None:
    page.goto(f"{server.url}/make/switch_signal")
    page.locator("#make-open").select_option("central-europe")
    expect(page.locator("#make-said")).to_have_text("This board can be played.")
    page.locator("[data-id=paris]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#make-said")).to_have_text("This board can be played.")
    with page.expect_download() as waiting:
        page.locator("#make-download").click()
    file = tmp_path / "central-europe.toml"
    waiting.value.save_as(file)
    report = examine_file(file)
    assert report.board is not None, report.errors
    assert next(city.y for city in report.board.cities if city.id == "paris") == 485
    page.locator("[data-id=calais]").focus()
    page.keyboard.press("Delete")
    expect(page.locator("#faults li").first).to_be_visible()
    expect(page.locator("#make-try")).to_be_disabled()
    page.locator("[data-tool=undo]").click()
    expect(page.locator("#make-try")).to_be_enabled()
    page.locator("#make-share").click()
    expect(page).to_have_url(re.compile("#."))
    shared = page.url
    page.locator("#make-try").click()
    expect(page.locator("#turn")).to_be_visible()
    page.goto("about:blank")
    page.goto(shared)
    expect(page.locator("[data-id=paris]")).to_have_attribute("transform", "translate(465 485)")


def test_a_finger_draws_too_and_finds_targets_large_enough(
    browser: Browser, server: Running
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(f"{server.url}/make/switch_signal")
    page.locator("[data-tool=departure]").tap()
    page.locator("#canvas").tap(position={"x": 100, "y": 100})
    expect(page.locator("#canvas .departure.pick")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in page.locator("#tools button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 24
    context.close()
