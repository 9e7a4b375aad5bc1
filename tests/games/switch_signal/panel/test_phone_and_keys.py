"""A phone and a keyboard: what is asked is in sight, in a finger's reach, a few strokes away."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.games.switch_signal.panel.clicking import (
    HANDS,
    NO_SIGNAL,
    Sit,
    cards,
    changed,
    greens,
    seq,
    to_step_two,
)
from tests.support.rules import rule

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LEAST = 24
MOST_STEPS = 500


def box(page: Page, selector: str) -> FloatRect:
    return room(page.locator(selector).first)


def room(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def middle(rect: FloatRect) -> tuple[float, float]:
    return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2


def test_on_a_phone_the_question_stays_above_the_fold(sit: Sit) -> None:
    page = sit(seed=HANDS, **PHONE)
    to_step_two(page)
    bottom = box(page, ".under")["y"]
    for shown in (".ss-ask", "#ss-hand", ".ss-acts"):
        rect = box(page, f"#now {shown}")
        assert rect["y"] + rect["height"] <= bottom, shown


def test_every_target_is_a_finger_wide_and_the_one_touched_is_meant(sit: Sit) -> None:
    page = sit(seed=HANDS, **PHONE)
    to_step_two(page)
    things = page.locator("#map .may")
    ids = [things.nth(i).get_attribute("id") or "" for i in range(things.count())]
    assert len(ids) > 25
    for name in ids:
        hit = box(page, f"#{name} > .hit")
        assert min(hit["width"], hit["height"]) >= LEAST - 0.1, name
    for name in ids[::3]:
        page.touchscreen.tap(*middle(box(page, f"#{name} > .hit")))
        expect(page.locator(f"#ss-detail > [data-chosen={name}]")).to_have_count(1)
    buttons = page.locator("#now button:visible, .under button:visible, .zoom button")
    for i in range(buttons.count()):
        rect = room(buttons.nth(i))
        assert min(rect["width"], rect["height"]) >= LEAST, buttons.nth(i).inner_text()


def test_picking_a_disc_moves_nothing_and_leaves_its_targets_in_sight(sit: Sit) -> None:
    page = sit(seed=HANDS, **PHONE)
    to_step_two(page)
    before = box(page, "#map")
    page.touchscreen.tap(*middle(box(page, "#map-signal-brussels-metz_1 > .hit")))
    expect(page.locator("#map .target").first).to_be_visible()
    assert box(page, "#map") == before
    assert page.evaluate("scrollY") == 0
    board = box(page, "#board")
    targets = page.locator("#map .target")
    for i in range(targets.count()):
        x, y = middle(box(page, f"#{targets.nth(i).get_attribute('id')} > .hit"))
        assert board["x"] <= x <= board["x"] + board["width"]
        assert board["y"] <= y <= board["y"] + board["height"]
    now = seq(page)
    page.touchscreen.tap(*middle(box(page, "#map .target > .hit")))
    changed(page, now)


def strokes(page: Page, *keys: str) -> None:
    """Press each key when what it chooses from has been lettered."""
    for number, key in enumerate(keys):
        page.keyboard.press(key)
        if number < len(keys) - 1 and key != "f":
            expect(page.locator(".ss-labels, #ss-detail > *").first).to_be_visible()
            page.wait_for_timeout(120)


@rule("SS-ACT-2", "SS-ACT-3", "SS-ACT-4")
@pytest.mark.parametrize(
    ("keys", "spent"),
    [
        (("t", "a", "a"), ["move"]),
        (("x", "a", "a"), ["switch"]),
        (("g", "a", "a"), ["signal"]),
    ],
)
def test_an_action_takes_three_strokes(sit: Sit, keys: tuple[str, ...], spent: list[str]) -> None:
    page = sit(seed=HANDS)
    to_step_two(page)
    before, held = seq(page), cards(page)
    strokes(page, *keys)
    changed(page, before)
    assert sorted(cards(page) + spent) == sorted(held)
    expect(page.locator(":focus")).to_have_count(1)  # the focus follows the question
    assert page.evaluate("document.activeElement !== document.body")


@rule("SS-ACT-5")
def test_with_two_other_cards_it_takes_five(sit: Sit) -> None:
    page = sit(seed=NO_SIGNAL)
    to_step_two(page)
    before, lit = seq(page), greens(page)
    strokes(page, "g", "a", "a", "a", "s")
    changed(page, before)
    assert greens(page) != lit
    assert len(cards(page)) == 3


def test_letters_are_put_on_everything_that_is_asked(sit: Sit) -> None:
    page = sit(seed=HANDS)
    to_step_two(page)
    page.keyboard.press("f")
    expect(page.locator(".ss-labels kbd").first).to_be_visible()
    shown = page.locator(".ss-labels kbd").all_inner_texts()
    assert len(set(shown)) == len(shown) > 30
    page.keyboard.press("Escape")
    expect(page.locator(".ss-labels")).to_have_count(0)
    before = seq(page)
    page.keyboard.press("p")  # the turn ends by one stroke
    changed(page, before)


def by_keys(page: Page) -> None:
    """The question's main answer, else its first choice; a card now and then."""
    if page.locator(".ss-acts [data-key=t]").count() and "move" in cards(page):
        strokes(page, "t", "a", "m")
    elif page.locator("#now button.main").count():
        page.keyboard.press("m")
    elif page.locator(".ss-acts").count():
        page.keyboard.press("p")
    else:
        strokes(page, "f", "a")


def by_touch(page: Page) -> None:
    """The same by a finger."""
    train = page.locator("#map .may[data-can*=move] > .hit").first
    if train.count() and "move" in cards(page):
        touched(page, page.locator("[data-held=move]").first)
        page.touchscreen.tap(*middle(room(train)))
    elif page.locator(".ss-acts").count():
        touched(page, page.locator(".ss-ending button").first)
    else:
        touched(page, page.locator("#now [data-action]:not([data-alone])").first)


def touched(page: Page, what: Locator) -> None:
    what.scroll_into_view_if_needed()
    page.touchscreen.tap(*middle(room(what)))


@pytest.mark.long
@rule("SS-END-1", "SS-END-2")
@pytest.mark.parametrize("seats", ["two", "bot"])
@pytest.mark.parametrize(("way", "device"), [(by_keys, {}), (by_touch, PHONE)])
def test_a_whole_game(
    sit: Sit, way: Callable[[Page], None], device: dict[str, Any], seats: str
) -> None:
    partner = {"who": "here", "name": "Bob"} if seats == "two" else {"who": "bot:easy"}
    page = sit({"removed": 6}, seed="a whole game", partner=partner, **device)
    for _ in range(MOST_STEPS):
        if page.locator("#turn[data-over=yes]").count():
            break
        expect(page.locator("#turn[data-mine=yes], #turn[data-over=yes]")).to_have_count(
            1, timeout=60_000
        )
        before = seq(page)
        way(page)
        if seq(page) == before:
            page.wait_for_timeout(250)
    expect(page.locator("#now")).to_contain_text(re.compile("You win!|You lose:"))
