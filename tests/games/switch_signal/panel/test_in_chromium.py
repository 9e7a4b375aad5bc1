"""The panel in a real browser: clicks, keys, and no barrier that axe can find."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from roundhouse.server import Config
from roundhouse.titles import TITLES
from tests.support.rules import rule
from tests.support.serving import FAST, Running, serving
from tests.support.showing import showing
from tests.support.tabs import no_barrier

Sit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("panel")
    config = Config(database=f"{folder}/tables.sqlite", limits=FAST)
    with serving(config, [TITLES["switch_signal"]]) as running:
        yield running


@pytest.fixture
def sit(server: Running, browser: Browser) -> Iterator[Sit]:
    """Opens a table for two at one screen; no script may fail on it."""
    with showing(server, browser) as show:

        def open_table(options: dict[str, Any] | None = None, **settings: Any) -> Page:
            player = server.player("Ann")
            seats = [{"who": "me"}, {"who": "here", "name": "Bob"}]
            made = player.post("/tables", title="switch_signal", seats=seats, options=options or {})
            assert made.status_code == 201, made.text
            return show(player, made.json()["id"], **settings)

        yield open_table


def seq(page: Page) -> int:
    return int(page.locator("#turn").get_attribute("data-seq") or 0)


def press(page: Page, what: Locator) -> None:
    """Click, and wait for the move to be on the page."""
    before = seq(page)
    what.click()
    expect(page.locator(f'#turn[data-seq="{before}"]')).to_have_count(0)


def to_step_two(page: Page) -> None:
    """Go through the instruction with the first choice each time."""
    while not page.locator(".ss-acts").count():
        press(page, page.locator("#now [data-action]").first)


def tap(page: Page, name: str) -> None:
    """Choose a thing on the board."""
    page.locator(f"#map-{name}").dispatch_event("click")


def greens(page: Page) -> set[str]:
    found = page.locator("#map g:has(> .go)")
    return {found.nth(i).get_attribute("id") or "" for i in range(found.count())}


@rule("SS-ACT-2")
def test_a_disc_is_taken_and_put_by_two_clicks(sit: Sit) -> None:
    page = sit()
    to_step_two(page)
    before = greens(page)
    page.locator("select[name=pay-signal]").select_option(index=0)
    page.locator("#map .may:has(> .go)").first.dispatch_event("click")
    expect(page.locator("#map .target").first).to_be_visible()
    expect(page.locator("#map .chosen")).to_have_count(1)
    place = page.locator("#map .target").first.get_attribute("id") or ""
    press(page, page.locator(f"#{place}"))
    assert greens(page) - before == {place}
    expect(page.locator("#map .target")).to_have_count(0)


@rule("SS-ACT-2", "SS-ACT-5")
def test_a_disc_is_moved_by_keys_and_paid_with_two_cards(sit: Sit) -> None:
    page = sit()
    to_step_two(page)
    before = greens(page)
    page.locator("#map .may:has(> .go)").first.focus()
    page.keyboard.press("Enter")
    box = page.locator("#ss-detail")
    wanted = json.loads(
        box.locator("[data-pays=signal] option").last.get_attribute("value") or "[]"
    )
    assert len(wanted) == 2
    box.locator("[data-pays=signal]").select_option(json.dumps(wanted, separators=(",", ":")))
    place = box.locator("[data-field=to] option").last.get_attribute("value") or ""
    box.locator("[data-field=to]").select_option(place)
    now = seq(page)
    box.get_by_role("button", name="Move the disc there").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'#turn[data-seq="{now}"]')).to_have_count(0)
    assert greens(page) - before == {f"map-signal-{place.replace('@', '_')}"}
    expect(page.locator(".ss-hands .ss-active .ss-count")).to_have_text("3")


@rule("SS-ACT-3")
def test_a_switch_is_set_from_its_pictures(sit: Sit) -> None:
    page = sit()
    to_step_two(page)
    tap(page, "switch-nevers")
    press(page, page.locator("#ss-detail").get_by_role("button", name="Lyon – Paris"))
    title = page.locator("#map-switch-nevers > title")
    expect(title).to_have_text(re.compile("Nevers: Lyon – Paris"))


@rule("SS-MOVE-16")
def test_a_dry_run_is_drawn_before_anything_is_rolled(sit: Sit) -> None:
    page = sit()
    to_step_two(page)
    tap(page, "train-black-1")
    expect(page.locator("#ss-detail [data-trail]").first).to_be_visible()
    expect(page.locator("#map-preview .run")).to_have_count(1)
    first = page.locator("#ss-detail [data-trail]").first
    first.focus()
    expect(first).to_have_attribute("aria-pressed", "true")
    steps = page.locator("#map-preview .step")
    expect(steps).to_have_count(2)
    press(page, page.locator("#ss-detail").get_by_role("button", name="Roll for Black 1"))
    expect(page.locator("#map-preview > *")).to_have_count(0)
    expect(page.locator("#now")).to_contain_text("Black 1 rolls")


@rule("SS-HELP-5")
def test_the_coupler_answers_to_a_click_on_the_board(sit: Sit) -> None:
    page = sit({"board": "north-america"})
    press(page, page.locator("#map-departure-el-paso"))
    expect(page.locator("#map-train-black-1 > title")).to_contain_text("El Paso")
    expect(page.get_by_role("button", name="Coupler")).to_have_attribute("aria-disabled", "true")


@rule("SS-SETUP-12")
def test_a_free_layout_costs_nothing(sit: Sit) -> None:
    page = sit({"layout": "free", "extra_signal": True})
    page.locator("#now select").first.select_option("metz-paris@paris")
    press(page, page.get_by_role("button", name="Place it there"))
    assert "map-signal-metz-paris_paris" in greens(page)
    tap(page, "switch-lyon")
    press(page, page.locator("#ss-detail button").first)
    tap(page, "signal-lyon-nevers_1")
    press(page, page.locator("#map .target").first)
    press(page, page.get_by_role("button", name="Confirm this layout"))
    expect(page.locator(".ss-acts")).to_have_count(1)


def test_a_greyed_choice_says_why(sit: Sit) -> None:
    page = sit()
    to_step_two(page)
    page.get_by_role("button", name="Conductor").click(force=True)  # greyed, yet it answers
    expect(page.locator("#why-words")).to_contain_text("SS-HELP-3")


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en"), ("dark", "ja")])
def test_axe_finds_no_barrier(sit: Sit, scheme: str, locale: str) -> None:
    page = sit(color_scheme=scheme, locale=locale, bypass_csp=True)  # axe styles what it tries
    to_step_two(page)
    tap(page, "train-brown-1")
    expect(page.locator("#ss-detail table")).to_be_visible()
    no_barrier(page)


def test_a_phone_needs_no_sideways_scrolling(sit: Sit) -> None:
    page = sit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    to_step_two(page)
    tap(page, "train-brown-1")
    expect(page.locator("#ss-detail table")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
