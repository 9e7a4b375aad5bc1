"""The planning board in a real browser: by mouse, by keys alone, by touch; and nothing leaks."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from roundhouse.core.actions import Seat
from roundhouse.core.codec import encode
from roundhouse.games.g1846.plans.rehearsal import Rehearsal
from roundhouse.games.g1846.rules.frames import Building, StockTurn
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from roundhouse.games.g1846.rules.view import view_of
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.server import Config
from tests.games.g1846.panel.test_chromium import SEATS, known, play_until
from tests.support.serving import FAST, Player, serving
from tests.support.serving import Running as Server
from tests.support.showing import showing
from tests.support.tabs import no_barrier

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
Show = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plans")
    with serving(Config(database=f"{folder}/t.sqlite", limits=FAST), [G1846]) as running:
        yield running


@pytest.fixture
def show(server: Server, browser: Browser) -> Iterator[Show]:
    with showing(server, browser) as show:
        yield show


@pytest.fixture(scope="module")
def host(server: Server) -> Iterator[Player]:
    player = server.player("Amy")
    yield player
    player.http.close()


@pytest.fixture
def amy(host: Player) -> Player:
    """The host once more: whoever shows her a table hangs up afterwards."""
    again = httpx.Client(base_url=host.http.base_url, headers=host.http.headers, timeout=60)
    return replace(host, http=again)


@pytest.fixture(scope="module")
def table(host: Player) -> str:
    """A table in its first operating round; nothing is done at it but planning."""
    made = host.post("/tables", title=G1846.key, seats=SEATS)
    play_until(host, made.json()["id"], Building)
    return str(made.json()["id"])


@pytest.fixture(scope="module")
def company(host: Player, table: str) -> str:
    """A corporation that can build and buy: which ones have started is not the same each time."""
    here = known(host, table).state
    rehearsal = Rehearsal(view_of(here, None))
    kinds = {corp: {o.action for o in rehearsal.offers(corp)} for corp in here.order}
    return next(corp for corp, found in kinds.items() if {LayTile, BuyTrain} <= found)


def opened(page: Page, company: str) -> Locator:
    """The board, open for a company."""
    page.locator("#plan-open").click()
    board = page.locator("#plan-here")
    chosen = board.locator(f"[data-plan-company='{company}']")
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    return board


def steps(page: Page) -> Locator:
    return page.locator("#plan-here .plan-steps li")


def journal(amy: Player, table: str) -> str:
    return amy.get(f"/tables/{table}/journal").text


def test_tiles_and_trains_are_planned_by_mouse_and_nothing_reaches_the_game(
    show: Show, amy: Player, table: str, company: str
) -> None:
    before, page = journal(amy, table), show(amy, table)
    posts: list[str] = []
    page.on("request", lambda sent: posts.append(sent.url) if sent.method == "POST" else None)
    board = opened(page, company)
    expect(page.locator("#now")).to_be_hidden()
    place = board.locator("[data-plan-hex]").first.get_attribute("data-plan-hex")
    page.locator(f"#hex-{place}").click(force=True)
    expect(page.locator("#tried-tile")).to_have_count(1)
    assert page.locator("#plan [data-action]").count() == 0
    board.locator("[data-confirm]").click()
    expect(steps(page)).to_have_count(1)
    board.locator("[data-plan-add*=buy_train]").first.click()
    expect(steps(page)).to_have_count(2)
    expect(page.locator("#planned .planned")).to_have_count(1)
    expect(page.locator("#planned .route")).to_have_count(1)
    expect(page.locator("#plan-result")).to_contain_text("per share")
    no_barrier(page)
    page.locator("#plan-close").click()
    expect(page.locator("#planned")).to_have_count(0)
    expect(page.locator("#now")).to_be_visible()
    assert posts == []
    assert journal(amy, table) == before


def test_a_plan_is_made_and_unmade_by_keys_alone(
    show: Show, amy: Player, table: str, company: str
) -> None:
    page = show(amy, table)
    page.keyboard.press("w")
    expect(page.locator("#plan-head")).to_be_focused()
    _press(page, page.locator(f"[data-plan-company='{company}']"))
    _press(page, page.locator("#plan-places > summary"))
    _press(page, page.locator("#plan-here [data-plan-hex]").first)
    expect(page.locator("#plan-hex")).to_be_visible()
    page.keyboard.press("r")
    _press(page, page.locator("#plan-here [data-confirm]"))
    expect(steps(page)).to_have_count(1)
    _press(page, page.locator("#plan-here [data-plan-add*=buy_train]").first)
    expect(steps(page)).to_have_count(2)
    _press(page, page.locator("#plan-drop-0"))
    expect(steps(page)).to_have_count(1)
    _press(page, page.locator("#plan-close"))
    expect(page.locator("#plan-open")).to_be_focused()


def _press(page: Page, target: Locator) -> None:
    """Reach *target* by the Tab key and press it."""
    expect(target).to_be_visible()
    for _ in range(120):
        if target.evaluate("it => it === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    pytest.fail(f"no key leads to {target}")


def test_a_phone_plans_by_touch(show: Show, amy: Player, table: str, company: str) -> None:
    page = show(amy, table, **PHONE)
    page.locator("#plan-open").tap()
    page.locator(f"[data-plan-company='{company}']").tap()
    page.locator("#plan-places > summary").tap()
    place = page.locator("#plan-here [data-plan-hex]").first.get_attribute("data-plan-hex")
    page.locator(f"#hex-{place}").tap(force=True)
    chooser = page.locator("#plan-hex")
    expect(chooser).to_be_in_viewport()
    chooser.locator("[data-confirm]").tap()
    expect(steps(page)).to_have_count(1)
    expect(page.locator("#plan-result")).to_be_in_viewport()
    expect(page.locator("#turn")).to_be_attached()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["viewport"]["width"]  # type: ignore[index]  # a mapping of numbers
    no_barrier(page)


def test_three_plans_are_kept_and_compared(
    show: Show, amy: Player, table: str, company: str
) -> None:
    page = show(amy, table)
    board = opened(page, company)
    board.locator("[data-plan-add*=buy_train]").first.click()
    expect(steps(page)).to_have_count(1)
    board.locator("#plan-copy").click()
    expect(board.locator("#plan-tab-1")).to_have_attribute("aria-pressed", "true")
    board.locator("[data-plan-add*=buy_train]").first.click()
    expect(steps(page)).to_have_count(2)
    board.locator("#plan-tab-all").click()
    costs = board.locator("#plan-compared tr", has_text="Cost").locator("td")
    expect(costs).to_have_text(["$80", "$160"])
    page.reload()
    opened(page, company)
    expect(steps(page)).to_have_count(2)
    page.locator("#plan-tab-0").click()
    expect(steps(page)).to_have_count(1)


def test_an_answer_that_comes_too_late_is_not_shown(
    show: Show, amy: Player, table: str, company: str
) -> None:
    page = show(amy, table)
    board, held = opened(page, company), list[Route]()

    def hold(asked: Route) -> None:
        held.append(asked)

    page.route(re.compile("&hex="), hold)
    board.locator("#plan-places > summary").click()
    board.locator("[data-plan-hex]").first.click()
    page.keyboard.press("Escape")
    board.locator("[data-plan-add*=buy_train]").first.click()
    expect(steps(page)).to_have_count(1)
    assert held
    with page.expect_response(re.compile("&hex=")):
        held[0].continue_()
    page.wait_for_timeout(300)
    expect(page.locator("#plan-hex")).to_have_count(0)
    expect(steps(page)).to_have_count(1)


def test_others_see_nothing_of_it(
    show: Show, server: Server, amy: Player, table: str, company: str
) -> None:
    page, other = show(amy, table), show(amy, table)
    asked: list[str] = []
    other.on("request", lambda sent: asked.append(sent.url))
    board = opened(page, company)
    board.locator("[data-plan-add*=buy_train]").first.click()
    expect(steps(page)).to_have_count(1)
    other.wait_for_timeout(500)
    assert asked == []
    expect(other.locator("#planned")).to_have_count(0)
    stored = server.app.state.services.store.lines(table)
    assert not any("plan" in line for line in stored)


def go_round(player: Player, table: str, seat: Seat) -> None:
    """Everybody has a turn, until it is *seat*'s again: plans are each seat's own."""
    rng, here = Random(3), known(player, table)
    while True:
        acting = here.to_act[0]
        action = here.offers(acting).sample(rng)
        answer = player.act(table, acting, here.seq, **encode(action))
        assert answer.status_code == 200, answer.text
        here = known(player, table)
        if here.to_act[0] == seat:
            return


def test_a_plan_says_when_the_position_has_changed_and_goes_on(show: Show, server: Server) -> None:
    bea = server.player("Bea")
    moving = str(bea.post("/tables", title=G1846.key, seats=SEATS).json()["id"])
    play_until(bea, moving, StockTurn)
    page = show(bea, moving)
    waiting = next(corp for corp in known(bea, moving).state.corps)
    board = opened(page, waiting)
    board.locator("[data-plan-add*=open_corp]").first.click()
    expect(steps(page)).to_have_count(1)
    expect(board.locator(".plan-moved")).to_have_count(0)
    made = page.locator("#turn").get_attribute("data-seq")
    before = known(bea, moving)
    go_round(bea, moving, before.to_act[0])
    expect(board.locator(".plan-moved")).to_contain_text(f"made at move {made}")
    page.locator("#plan-replay").click()
    expect(board.locator(".plan-moved")).to_have_count(0)
    expect(steps(page)).to_have_count(1)


def test_what_a_browser_kept_for_a_week_leads_to_a_sentence_and_the_present(
    show: Show, amy: Player, table: str
) -> None:
    gone, page = known(amy, table).state.removed[0], show(amy, table)
    old: dict[str, Any] = {
        "company": gone,
        "made": 1,
        "steps": [{"company": gone, "action": {"type": "buy_train", "train": "2"}}],
    }
    seat = page.locator("#turn").get_attribute("data-seat")
    _kept(page, {f"{table} {seat}": {"used": 1, "shown": 0, "plans": [old]}})
    page.locator("#plan-open").click()
    expect(page.locator(".plan-moved")).to_contain_text("made at move 1")
    expect(steps(page)).to_contain_text(f"{gone} is no longer in the game")
    expect(page.locator("#plan-here [data-plan-company][aria-pressed=true]")).to_have_count(1)
    for broken in ({"plans": [{"steps": [{"x": 1}]}]}, {"plans": 7}, 3):
        _kept(page, {f"{table} {seat}": broken})
        page.reload()
        page.locator("#plan-open").click()
        expect(page.locator("#plan-forget, #plan-result").first).to_be_visible()
    _kept(page, {f"{table} {seat}": {"plans": [{"steps": [{"x": 1}]}]}})
    page.reload()
    page.locator("#plan-open").click()
    page.locator("#plan-forget").click()
    expect(page.locator("#plan-result")).to_be_visible()


def _kept(page: Page, value: object) -> None:
    page.evaluate("it => localStorage.setItem('plans', it)", json.dumps(value))
