"""The panel in a real browser: clicks, keys, and no barrier that axe can find."""

import re

import pytest
from playwright.sync_api import expect

from tests.games.switch_signal.panel.clicking import HANDS, Sit, greens, press, tap, to_step_two
from tests.support.rules import rule
from tests.support.tabs import no_barrier


@rule("SS-ACT-3")
def test_a_switch_is_set_from_its_pictures(sit: Sit) -> None:
    page = sit(seed=HANDS)
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
    press(page, page.locator("#ss-detail [data-action]").first)
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
