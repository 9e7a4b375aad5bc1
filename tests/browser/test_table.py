"""The table's page in Chromium: together, back and forth, away and back."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.steps import (
    choose,
    invitation,
    join,
    open_table,
    shows,
    turn_is,
    watch_link,
)
from tests.support.serving import Process, Running


def two_at_a_table(server: Running, newcomer: NewPlayer) -> tuple[Page, Page]:
    amy, bob = newcomer(), newcomer()
    open_table(amy, server.url, "Amy", "open")
    join(bob, invitation(amy), "Bob")
    turn_is(amy, "Your turn")
    turn_is(bob, "Waiting for Amy")
    return amy, bob


def test_a_move_appears_on_the_other_screen(server: Running, newcomer: NewPlayer) -> None:
    amy, bob = two_at_a_table(server, newcomer)
    shows(bob, "turn", "0")
    choose(amy, "pass")
    turn_is(bob, "Your turn")
    shows(bob, "turn", "1")
    turn_is(amy, "Waiting for Bob")
    expect(bob).to_have_title(re.compile("Your turn"))
    choose(bob, "pass")
    turn_is(amy, "Your turn")


def test_a_newcomer_appears_at_the_table(server: Running, newcomer: NewPlayer) -> None:
    amy, bob = newcomer(), newcomer()
    open_table(amy, server.url, "Amy", "open")
    expect(amy.locator("#seats")).to_contain_text("Player 2")
    join(bob, invitation(amy), "Bob")
    expect(amy.locator("#seats")).to_contain_text("Bob")


def test_a_spectator_sees_no_cards_and_no_choices(server: Running, newcomer: NewPlayer) -> None:
    amy = newcomer()
    table = open_table(amy, server.url, "Amy", "open")
    watcher = newcomer()
    watcher.goto(table)
    expect(watcher.get_by_role("main")).to_contain_text("This table is private.")
    watcher.goto(watch_link(amy))
    shows(watcher, "cards", "[null, null]")
    expect(watcher.locator("#now [data-action]")).to_have_count(0)
    choose(amy, "show")
    expect(watcher.locator("#picture")).to_contain_text("[true, false]")


def test_the_screen_is_passed_before_the_next_hand_is_shown(
    server: Running, newcomer: NewPlayer
) -> None:
    page = newcomer()
    open_table(page, server.url, "Amy")
    cards = page.locator("#picture dt", has_text=re.compile("^cards$"))
    hand = cards.locator("xpath=following-sibling::dd[1]")
    expect(hand).to_have_text(re.compile(r'^\["\d", null\]$'))
    page.locator("#now").get_by_role("button", name="pass", exact=True).click()
    turn_is(page, "Pass the screen to Player 2")
    expect(hand).to_have_text("[null, null]")
    expect(page.locator("#now [data-action]")).to_have_count(0)
    page.reload()
    turn_is(page, "Pass the screen to Player 2")
    expect(hand).to_have_text("[null, null]")
    page.get_by_role("button", name="I’m Player 2 – show my cards").click()
    turn_is(page, "Your turn")
    expect(hand).to_have_text(re.compile(r'^\[null, "\d"\]$'))
    page.reload()
    expect(hand).to_have_text(re.compile(r'^\[null, "\d"\]$'))


def test_what_is_typed_stays_while_others_move(server: Running, newcomer: NewPlayer) -> None:
    amy, bob = two_at_a_table(server, newcomer)
    bob.get_by_label("Say something").fill("I am thin")
    choose(amy, "pass")
    turn_is(bob, "Your turn")
    expect(bob.get_by_label("Say something")).to_be_focused()
    expect(bob.get_by_label("Say something")).to_have_value("I am thin")


def test_what_was_asked_for_stays_while_others_talk(server: Running, newcomer: NewPlayer) -> None:
    amy, bob = two_at_a_table(server, newcomer)
    amy.get_by_role("button", name="what if?").click()
    expect(amy.locator("#detail")).to_contain_text('"coins": "2"')
    bob.get_by_label("Say something").fill("Well?")
    bob.get_by_role("button", name="Send").click()
    expect(amy.locator("#talk")).to_contain_text("Well?")
    expect(amy.locator("#detail")).to_contain_text('"coins": "2"')
    choose(amy, "pass")
    turn_is(amy, "Waiting for Bob")
    expect(amy.locator("#detail")).to_be_empty()


def test_chat_is_shown_as_typed(server: Running, newcomer: NewPlayer) -> None:
    amy, bob = two_at_a_table(server, newcomer)
    words = '<img src=x onerror="alert(1)"> & "hello"'
    bob.get_by_label("Say something").fill(words)
    bob.get_by_role("button", name="Send").click()
    expect(amy.locator("#talk")).to_contain_text(words)
    expect(amy.locator("#talk img")).to_have_count(0)


def test_undo_with_consent(server: Running, newcomer: NewPlayer) -> None:
    amy, bob = two_at_a_table(server, newcomer)
    choose(amy, "pass")
    turn_is(bob, "Your turn")
    bob.get_by_role("button", name="Undo").click()
    expect(amy.locator("#asks")).to_contain_text("Bob wants to undo:")
    amy.get_by_role("button", name="Agree").click()
    turn_is(amy, "Your turn")
    shows(bob, "turn", "0")
    expect(bob.locator("#log")).to_contain_text("Bob takes the game back to move 2.")


def test_history_shows_any_past_moment(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    open_table(page, server.url, "Amy")
    for expected in ("1", "2", "3"):
        choose(page, "pass")
        shows(page, "turn", expected)
    page.get_by_role("button", name="Back", exact=True).click()
    turn_is(page, "Viewing move 4 of 5")
    shows(page, "turn", "2")
    expect(page.locator("#now [data-action]")).to_have_count(0)
    page.locator("#time").fill("2")
    shows(page, "turn", "0")
    page.get_by_role("button", name="Back to the current position").click()
    shows(page, "turn", "3")
    turn_is(page, "Pass the screen to Player 2")


def test_why_not_tells_the_rule(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    open_table(page, server.url, "Amy")
    page.get_by_role("button", name="stake 9").click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("TOLL-1")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="what if?").click()
    expect(page.locator("#detail")).to_contain_text('"coins": "2"')


def test_a_refused_move_is_explained(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    open_table(page, server.url, "Amy")
    page.evaluate(
        "document.dispatchEvent(new CustomEvent('roundhouse:act',"
        " {detail: {type: 'stake', coins: 9}}))"
    )
    expect(page.locator("#toast")).to_contain_text("TOLL-1")


def test_dice_and_a_form_with_numbers(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    open_table(page, server.url, "Amy")
    page.get_by_label("coins").fill("2")
    page.get_by_role("button", name="Play this move").click()
    expect(page.locator("#picture")).to_contain_text(re.compile(r"coins\s*\[(5|1), 3\]"))


def test_to_the_end_and_its_page(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    open_table(page, server.url, "Amy")
    for turn in range(6):
        choose(page, "pass")
        shows(page, "turn", str(turn + 1))
    turn_is(page, "Game over")
    page.get_by_role("link", name="See the scores").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.locator(".scores tbody tr")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    page.goto(server.url)
    page.locator("#file").set_input_files(download.value.path())
    page.get_by_role("button", name="Import").click()
    turn_is(page, "Viewing move 0 of 8")
    page.get_by_role("button", name="Show how it ended").click()
    turn_is(page, "Game over")


def test_both_play_again_at_one_new_table(server: Running, newcomer: NewPlayer) -> None:
    amy, bob = newcomer(), newcomer()
    old = open_table(amy, server.url, "Amy", "open")
    join(bob, invitation(amy), "Bob")
    for turn in range(6):
        choose((amy, bob)[turn % 2], "pass")
        for page in (amy, bob):
            shows(page, "turn", str(turn + 1))
    for page in (amy, bob):
        page.get_by_role("link", name="See the scores").click()
        page.wait_for_load_state("load")
    bob.get_by_role("button", name="Play again with the same players").click()
    turn_is(bob, "Waiting for Amy")
    amy.get_by_role("link", name="Go to the rematch").click()
    turn_is(amy, "Your turn")
    assert amy.url == bob.url != old
    choose(amy, "pass")
    turn_is(bob, "Your turn")


def test_a_bot_plays_along_and_hints(server: Running, newcomer: NewPlayer) -> None:
    page = newcomer()
    open_table(page, server.url, "Amy", "bot:passer")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("dialog")).to_contain_text("strong bot", timeout=180_000)
    page.get_by_role("button", name="Close").click()
    choose(page, "pass")
    shows(page, "turn", "2")


def test_the_page_survives_the_death_of_its_server(newcomer: NewPlayer, tmp_path: Path) -> None:
    server = Process(f"{tmp_path}/tables.sqlite")
    server.start()
    try:
        amy, bob = two_at_a_table(server.running(), newcomer)
        choose(amy, "pass")
        turn_is(bob, "Your turn")
        server.kill()
        expect(bob.locator("body")).to_have_class(re.compile("offline"))
        choose(bob, "pass")  # sent again until the server is back
        server.start()
        turn_is(amy, "Your turn")
        shows(amy, "turn", "2")
        choose(amy, "pass")
        turn_is(bob, "Your turn")
    finally:
        server.kill()
