"""Moves are shown above the true picture: whatever becomes of the show, the page is as anew."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.games.switch_signal.panel.clicking import (
    HANDS,
    Sit,
    card,
    seq,
    tap,
    to_step_two,
)
from tests.support.serving import Player, Running
from tests.support.tabs import sound_tabs

SHOW = ".ss-stage, .ss-sky, .ss-caption"

PAGE = """() => {
  const bare = (id) => {
    const copy = document.getElementById(id).cloneNode(true);
    for (const pace of copy.querySelectorAll(".ss-pace")) pace.remove();
    for (const styled of [copy, ...copy.querySelectorAll("[style]")]) {
      styled.removeAttribute("style");
    }
    return copy.outerHTML;
  };
  const around = document.querySelectorAll("body > *, #board, #board > *");
  const parts = ["picture", "now", "beside", "turn", "motion"].map(bare);
  return [...parts, ...Array.from(around)
    .map((each) => each.className || each.tagName)].join("\\n");
}"""
"""All that moves could have changed, as text; how fast they are shown is one's own affair."""


class Watched:
    """A table where Ann moves by the API, and somebody else's page that shows it."""

    def __init__(self, player: Player, page: Page, table: str) -> None:
        self.player, self.page, self.table = player, page, table

    def seq(self) -> int:
        found: dict[str, Any] = self.player.get(f"/tables/{self.table}").json()
        return int(found["seq"])

    def act(self, seat: int, **action: Any) -> int:
        """Act, and wait until the page shows it, show or no show."""
        before = self.seq()
        answer = self.player.act(self.table, seat, before, **action)
        assert answer.status_code == 200, answer.text
        after = int(answer.json()["seq"])
        expect(self.page.locator(f'#turn[data-seq="{after}"]')).to_have_count(1)
        return after

    def same_as_anew(self) -> None:
        expect(self.page.locator(SHOW)).to_have_count(0)
        shown = self.page.evaluate(PAGE)
        fresh = self.page.context.new_page()
        fresh.goto(self.page.url)
        expect(fresh.locator("#ss-pace")).to_have_count(1)
        expect(fresh.locator("#turn")).to_have_attribute("data-seq", str(seq(self.page)))
        fresh.wait_for_timeout(200)
        anew = fresh.evaluate(PAGE)
        fresh.close()
        assert shown == anew


def is_fault(said: ConsoleMessage) -> bool:
    """Whether it is more than that the server was away."""
    return said.type == "error" and "net::" not in said.text


@pytest.fixture
def watch(server: Running, browser: Browser) -> Iterator[Any]:
    """Ann's table from a spectator's page; the whole start card's deployments are still to come."""
    with ExitStack() as leaving, sound_tabs(browser, is_fault) as enter:

        def watched(pace: str = "normal", **settings: Any) -> Watched:
            player = server.player("Ann")
            leaving.callback(player.http.close)
            seats = [{"who": "me"}, {"who": "here", "name": "Bob"}]
            made = player.post(
                "/tables",
                title="switch_signal",
                seats=seats,
                private=False,
                options={"board": "north-america"},  # each deployment waits for a roll
            )
            table = made.json()["id"]
            page = enter(**{"reduced_motion": "no-preference", **settings})
            page.add_init_script(f"localStorage.setItem('switch-signal pace', '{pace}')")
            page.goto(f"{server.url}/table/{table}")
            expect(page.locator("#ss-pace")).to_have_value(pace)
            return Watched(player, page, table)

        yield watched


def test_the_state_is_right_at_once_and_the_page_as_anew_when_all_is_shown(watch: Any) -> None:
    seen = watch("fast")
    seen.act(0, type="pass")
    expect(seen.page.locator(".ss-stage")).to_have_count(1)
    expect(seen.page.locator(".ss-caption")).to_be_visible()
    expect(seen.page.locator(SHOW)).to_have_count(0, timeout=60_000)
    seen.same_as_anew()


def moving(seen: Watched) -> None:
    """A train has been deployed, and that is being shown, slowly."""
    seen.act(0, type="pass")
    expect(seen.page.locator(".ss-stage")).to_have_count(1)


def test_the_page_is_as_anew_after_a_skip_and_after_another_move(watch: Any) -> None:
    seen = watch("slow")
    moving(seen)
    seen.page.get_by_role("button", name="Skip").click()
    seen.same_as_anew()
    moving(seen)  # the second train
    seen.act(0, type="pass")  # and the third, while the second is still shown
    expect(seen.page.locator(".ss-stage")).to_have_count(1)
    seen.page.keyboard.press("Escape")
    seen.same_as_anew()


def test_the_page_is_as_anew_after_a_lost_connection(watch: Any) -> None:
    seen = watch("slow")
    moving(seen)
    seen.page.context.set_offline(True)
    before = seen.seq()
    seen.player.act(seen.table, 0, before, type="pass")
    seen.page.locator("#board").click(
        position={"x": 40, "y": 400}
    )  # whoever looks closer waits no more
    expect(seen.page.locator(SHOW)).to_have_count(0)
    seen.page.context.set_offline(False)
    seen.act(0, type="pass")  # the page hears of this one, and of all that it missed
    seen.page.keyboard.press("Escape")
    seen.same_as_anew()


def test_who_asked_for_less_motion_or_none_gets_none(watch: Any) -> None:
    for pace, settings in (("normal", {"reduced_motion": "reduce"}), ("none", {})):
        seen = watch(pace, **settings)
        seen.page.evaluate(
            "window.shows = 0;"
            "new MutationObserver(() => shows += document.querySelectorAll('.ss-stage').length)"
            ".observe(document.getElementById('board'), { childList: true })"
        )
        seen.act(0, type="pass")
        assert seen.page.evaluate("shows") == 0
        expect(seen.page.locator("#ss-again")).to_be_hidden()
        seen.same_as_anew()


def test_the_pace_is_kept_and_the_last_moves_are_shown_again(watch: Any) -> None:
    seen = watch("fast")
    seen.act(0, type="pass")
    expect(seen.page.locator(SHOW)).to_have_count(0, timeout=60_000)
    again = seen.page.get_by_role("button", name="Show again")
    again.click()
    expect(seen.page.locator(".ss-stage")).to_have_count(1)
    seen.page.locator("#ss-pace").select_option("none")
    seen.same_as_anew()
    assert seen.page.evaluate("localStorage.getItem('switch-signal pace')") == "none"


def test_ones_own_move_can_be_followed_by_the_next_at_once(sit: Sit) -> None:
    page = sit(seed=HANDS)
    to_step_two(page)
    card(page, "move").click()
    tap(page, "train-black-1")
    expect(page.locator("[data-held=move]")).to_have_count(1)
    card(page, "move").click()  # whatever is being shown
    tap(page, "train-grey-1")
    expect(page.locator("[data-held=move]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(SHOW)).to_have_count(0)
