"""For everybody: four languages, phones, keys only, and no barrier that axe can find."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.steps import at_the_table, choose, invitation, open_table, shows, turn_is
from tests.support.serving import Running
from tests.support.tabs import no_barrier

WORDS = {"en": "Your turn", "ru": "Ваш ход", "ja": "あなたの番です", "pl": "Twoja kolej"}


def test_language_is_the_browsers_and_can_be_changed(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer(locale="pl-PL")
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Zajmij miejsce")
    page.locator("#language").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Take a seat")
    open_table(page, server.url, "Ania")
    for code, words in WORDS.items():
        page.locator("#language").select_option(code)
        turn_is(page, words)
        expect(page.locator("html")).to_have_attribute("lang", code)


def test_a_phone_needs_no_sideways_scrolling(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table = open_table(page, server.url, "Amy", "open")
    for address in (server.url, table, f"{server.url}/me", f"{server.url}/rules/1846"):
        page.goto(address)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{address} is {wide} px too wide"
    page.goto(table)
    page.locator("#now").get_by_role("button", name="pass").tap()
    turn_is(page, "Waiting for Player 2")


def test_only_the_panel_scrolls(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer(viewport={"width": 1000, "height": 420})
    open_table(page, server.url, "Amy", "open")
    invitation(page)
    assert page.locator(".side").evaluate("side => side.scrollHeight - side.clientHeight") > 100
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_a_game_by_keys_alone(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    page.goto(server.url)
    _tab_to(page, "#name")
    page.keyboard.type("Amy")
    _tab_to(page, "#seat-toll-1")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#seat-toll-1")).to_have_value("here")
    _tab_to(page, "button.main")
    page.keyboard.press("Enter")
    at_the_table(page)
    for turn in range(2):
        if turn:
            _tab_to(page, "[data-show]")
            page.keyboard.press("Space")
            turn_is(page, "Your turn")
        _tab_to(page, '#now [data-action*="pass"]')
        page.keyboard.press("Space")
        shows(page, "turn", str(turn + 1))
    _tab_to(page, "[data-show]")
    page.keyboard.press("Space")
    turn_is(page, "Your turn")
    _tab_to(page, "#undo")
    page.keyboard.press("Enter")
    shows(page, "turn", "1")


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    pytest.fail(f"no key leads to {selector}")


def test_the_board_zooms_by_keys_wheel_and_buttons(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    open_table(page, server.url, "Amy")
    picture = page.locator("#picture")
    page.locator("#board").focus()
    page.keyboard.press("+")
    expect(picture).to_have_attribute("style", _contains("scale(1.25)"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("0")
    expect(picture).to_have_attribute("style", _contains("scale(1)"))
    page.locator("#board").hover()
    page.mouse.wheel(0, -100)
    expect(picture).to_have_attribute("style", _contains("scale(1.25)"))
    choose(page, "pass")
    shows(page, "turn", "1")
    expect(picture).to_have_attribute("style", _contains("scale(1.25)"))
    page.get_by_role("button", name="Fit to screen").click()
    expect(picture).to_have_attribute("style", _contains("scale(1)"))


def _contains(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words))


def test_axe_finds_no_barrier_by_day(server: Running, newcomer: NewPlayer) -> None:
    no_barriers(server, newcomer, "light")


def test_axe_finds_no_barrier_by_night(one_on_sqlite: Running, newcomer: NewPlayer) -> None:
    no_barriers(one_on_sqlite, newcomer, "dark")


def no_barriers(server: Running, newcomer: NewPlayer, scheme: str) -> None:
    """Look at every kind of page."""
    page = newcomer(color_scheme=scheme)
    page.goto(server.url)
    no_barrier(page)
    table = open_table(page, server.url, "Amy", "open")
    link = invitation(page)
    no_barrier(page)
    choose(page, "pass")
    turn_is(page, "Waiting for Player 2")
    for address in (
        "/",
        "/me",
        "/learn",
        "/rules/switch-and-signal-boards",
        "/nowhere",
        f"{table}?at=1",
    ):
        page.goto(address if address.startswith("http") else server.url + address)
        no_barrier(page)
    guest = newcomer(color_scheme=scheme)
    guest.goto(link)
    no_barrier(guest)
