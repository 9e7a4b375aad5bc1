"""One's own hands in a real browser: cards and things in any order, taking back, dragging."""

from playwright.sync_api import Page, expect

from tests.games.switch_signal.panel.clicking import (
    HANDS,
    NO_SIGNAL,
    Sit,
    card,
    cards,
    changed,
    greens,
    press,
    seq,
    tap,
    to_step_two,
)
from tests.support.rules import rule

DISC = "signal-lyon-nevers_1"
PICKED = "[data-held][aria-pressed=true]"


def targets(page: Page) -> int:
    expect(page.locator("#map .target").first).to_be_visible()
    return page.locator("#map .target").count()


@rule("SS-ACT-2", "SS-ACT-5")
def test_a_disc_is_moved_card_first_disc_first_and_place_first(sit: Sit) -> None:
    page = sit(seed="hands5")  # five Signal cards
    to_step_two(page)
    for number, first in enumerate(("card", "disc", "place")):
        before = greens(page)
        if first == "card":
            card(page, "signal").click()
            expect(page.locator(PICKED)).to_have_count(1)
        source = sorted(before)[number].removeprefix("map-")
        if first == "place":
            reds = page.locator("#map g.pick:has(> .stop):not(.may)")
            place = reds.first.get_attribute("id") or ""
            tap(page, place.removeprefix("map-"))
            targets(page)
            press(page, page.locator("#map .target").first)
            assert greens(page) - before == {place}
        else:
            tap(page, source)
            targets(page)
            expect(page.locator(f"#map-{source}")).to_have_class("pick may chosen")
            ring = page.locator(f"#map-{source} > .ring")
            assert ring.evaluate("e => getComputedStyle(e).stroke") != "none"
            press(page, page.locator("#map .target").first)
            assert before - greens(page) == {f"map-{source}"}
        assert len(cards(page)) == 4 - number


@rule("SS-ACT-5")
def test_two_cards_for_any_action_are_picked_and_never_spent_unshown(sit: Sit) -> None:
    page = sit(seed=NO_SIGNAL)
    to_step_two(page)
    before, held = seq(page), cards(page)
    tap(page, DISC)
    targets(page)
    page.locator("#map .target").first.dispatch_event("click")
    ask = page.locator("#ss-pay")
    expect(ask).to_have_text("Pay with a Signal card or any two cards: click them.")
    card(page, "switch").click()
    expect(page.locator(PICKED)).to_have_count(1)
    assert (seq(page), cards(page)) == (before, held)  # nothing has been spent yet
    press(page, card(page, "move"))
    assert sorted(cards(page)) == ["move", "switch", "switch"]


def test_every_way_to_take_a_choice_back(sit: Sit) -> None:
    page = sit(seed=NO_SIGNAL)
    to_step_two(page)
    before = seq(page)
    box = page.locator("#ss-detail > *")

    def again() -> None:
        card(page, "move").click()
        expect(page.locator(PICKED)).to_have_count(1)
        expect(page.locator("#board")).to_have_attribute("data-pays", "move")

    def nothing() -> None:
        expect(box).to_have_count(0)
        expect(page.locator(PICKED)).to_have_count(0)
        expect(page.locator("#map .target, #map .chosen")).to_have_count(0)
        expect(page.locator("#board[data-pays]")).to_have_count(0)

    again()
    page.keyboard.press("Escape")
    nothing()
    again()
    card(page, "move").click()  # a second click
    nothing()
    tap(page, DISC)
    expect(box).to_have_count(1)
    tap(page, DISC)
    nothing()
    tap(page, DISC)
    targets(page)
    page.locator("#board").click(position={"x": 20, "y": 400})  # the empty sea
    nothing()
    tap(page, "switch-nevers")
    expect(box).to_have_count(1)
    expect(page.locator("#map-switch-nevers")).to_have_class("pick may chosen")
    page.get_by_role("button", name="Clear the selection").click()
    nothing()
    assert seq(page) == before


@rule("SS-ACT-4")
def test_a_card_and_a_train_in_either_order(sit: Sit) -> None:
    page = sit(seed=HANDS)
    to_step_two(page)
    card(page, "move").click()
    before = seq(page)
    tap(page, "train-black-1")
    changed(page, before)
    expect(page.locator("[data-held=move]")).to_have_count(1)
    if page.locator("[data-first]").count():  # the roll may be ignored: the question goes on
        expect(page.locator(".ss-offer")).to_contain_text("You can reroll")
    tap(page, "train-grey-1")
    expect(page.locator("#ss-detail table")).to_be_visible()
    before = seq(page)
    card(page, "move").click()
    expect(page.locator("[data-held=move]")).to_have_count(0)
    assert seq(page) > before


@rule("SS-HELP-1")
def test_a_reroll_is_an_offer_that_may_be_ignored(sit: Sit) -> None:
    page = sit(seed=HANDS)
    to_step_two(page)
    card(page, "move").click()
    before = seq(page)
    tap(page, "train-black-1")
    changed(page, before)
    rolled = seq(page)
    expect(page.locator(".ss-offer")).to_be_visible()
    tap(page, "switch-nevers")  # simply playing on keeps the roll
    page.locator("#ss-detail [data-spend]").first.click()
    expect(page.locator(f'#turn[data-seq="{rolled + 2}"]')).to_have_count(1)
    expect(page.locator(".ss-offer")).to_have_count(0)
    card(page, "move").click()
    tap(page, "train-brown-1")
    expect(page.locator(".ss-offer")).to_be_visible()
    rolled = seq(page)
    press(page, page.get_by_role("button", name="Reroll"))
    expect(page.locator("#now")).to_contain_text("Logistician")
    assert seq(page) == rolled + 2  # the helper, and the second roll, which counts


@rule("SS-ACT-2", "SS-ACT-4")
def test_cards_and_discs_are_dragged(sit: Sit) -> None:
    page = sit(seed=HANDS)
    to_step_two(page)
    before, held = greens(page), seq(page)
    tap(page, DISC)
    targets(page)
    goal = page.locator("#map .target").first
    to = goal.bounding_box()
    name = goal.get_attribute("id")
    page.keyboard.press("Escape")
    page.locator(f"#map-{DISC}").hover()
    page.mouse.down()
    page.mouse.move(400, 300, steps=4)
    expect(page.locator(".ss-ghost")).to_be_visible()
    targets(page)
    assert to
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
    page.mouse.up()
    changed(page, held)
    expect(page.locator(".ss-ghost")).to_have_count(0)
    assert greens(page) - before == {name}
    held = seq(page)
    card(page, "move").hover()
    page.mouse.down()
    train = page.locator("#map-train-black-1").bounding_box()
    assert train
    page.mouse.move(train["x"] + train["width"] / 2, train["y"] + train["height"] / 2, steps=5)
    page.mouse.up()
    expect(page.locator("[data-held=move]")).to_have_count(1)


def test_a_drag_to_nowhere_takes_the_card_back(sit: Sit) -> None:
    page = sit(seed=HANDS)
    to_step_two(page)
    held = seq(page)
    card(page, "switch").hover()
    page.mouse.down()
    page.mouse.move(60, 500, steps=4)
    page.mouse.up()
    expect(page.locator(".ss-ghost")).to_have_count(0)
    expect(page.locator(PICKED)).to_have_count(0)
    assert seq(page) == held


@rule("SS-INFO-4")
def test_which_colour_moves_has_the_same_preview_as_which_train(sit: Sit) -> None:
    page = sit(seed=HANDS)
    while not page.get_by_text("Which colour moves?").count():
        ends = page.locator("#now").get_by_role("button", name="End the turn")
        press(page, (ends if ends.count() else page.locator("#now [data-action]")).first)
    page.get_by_role("button", name="Preview").first.click()
    expect(page.locator("#ss-detail .ss-runs").first).to_be_visible()
    page.locator("#ss-detail [data-trail]").first.hover()
    expect(page.locator("#map-preview .run")).to_have_count(1)
    for shown in (".ss-symbols", ".ss-status", ".ss-hands", ".ss-possible"):
        expect(page.locator(f"#now {shown}")).to_be_visible()
