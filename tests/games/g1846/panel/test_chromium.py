"""The panel of 1846 in a real browser: tiles tried and laid, routes, dealing, and no barrier."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from roundhouse.core.actions import CHANCE
from roundhouse.core.codec import encode
from roundhouse.core.reading import load_journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.draw.look import SLUGS
from roundhouse.games.g1846.rules.frames import Building, Frame, Running, StockTurn
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.view import View
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.server import Config
from tests.support.rules import rule
from tests.support.serving import FAST, Player, serving
from tests.support.serving import Running as Server
from tests.support.showing import showing
from tests.support.tabs import no_barrier, sound_tabs

Sit = Callable[..., Page]
SEATS = [{"who": "me"}, {"who": "here", "name": "Bob"}, {"who": "here", "name": "Carlos"}]
SEED = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("g1846")
    with serving(Config(database=f"{folder}/t.sqlite", limits=FAST), [G1846]) as running:
        yield running


def known(player: Player, table: str) -> Table[State, View]:
    """The table as its owner may download it while nobody else plays."""
    answer = player.get(f"/tables/{table}/journal")
    assert answer.status_code == 200, answer.text
    return Table.replay(G1846.game, load_journal([G1846], answer.text))


def play_until(player: Player, table: str, wanted: type[Frame]) -> None:
    """Moves at random until *wanted* is to be decided, with at least two things to do."""
    rng, here = Random(SEED), known(player, table)
    while not _is_at(here, wanted):
        seat = here.to_act[0]
        action = here.offers(seat).sample(rng)
        answer = player.act(table, seat, here.seq, **encode(action))
        assert answer.status_code == 200, answer.text
        if here.state.set_no:
            here.play(seat, action)
        else:
            here = known(player, table)  # the server deals the cards


def _is_at(table: Table[State, View], wanted: type[Frame]) -> bool:
    frame = table.state.stack[-1]
    if not isinstance(frame, wanted) or table.to_act == (CHANCE,):
        return False
    return wanted is not Building or bool(table.offers(table.to_act[0]).of(LayTile))


@pytest.fixture
def sit(server: Server, browser: Browser) -> Iterator[Sit]:
    """Opens a table for three at one screen; no script may fail on it."""
    with showing(server, browser) as show:

        def open_table(wanted: type[Frame], **settings: Any) -> Page:
            player = server.player("Amy")
            made = player.post("/tables", title=G1846.key, seats=SEATS)
            assert made.status_code == 201, made.text
            play_until(player, made.json()["id"], wanted)
            return show(player, made.json()["id"], **settings)

        yield open_table


def moved_on(page: Page, what: Callable[[], None]) -> None:
    """Do *what*, and wait for the move to be on the page."""
    before = page.locator("#turn").get_attribute("data-seq")
    what()
    expect(page.locator(f'#turn[data-seq="{before}"]')).to_have_count(0)


@rule("OR-TRACK-1")
def test_a_tile_is_tried_turned_and_laid_by_keys_alone(sit: Sit) -> None:
    page = sit(Building)
    place = page.locator("#map [id^='hex-'][tabindex='0']").first
    name = (place.get_attribute("id") or "").removeprefix("hex-")
    place.focus()
    page.keyboard.press("Enter")
    confirm = page.locator("#detail [data-confirm]")
    expect(confirm).to_have_text(re.compile(r"for \$\d+"))
    expect(page.locator("#tried-tile")).to_have_count(1)
    first = confirm.get_attribute("data-action")
    page.locator("#detail [data-lay]").last.focus()
    page.keyboard.press("Enter")
    chosen = json.loads(confirm.get_attribute("data-action") or "")
    assert chosen["hex"] == name
    same = page.locator("#detail [data-lay]")
    if same.count() > 1:
        assert confirm.get_attribute("data-action") != first
    confirm.focus()
    moved_on(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(f"#hex-{name} use[href='#t{chosen['tile']}']")).to_have_count(1)
    expect(page.locator("#tried-tile")).to_have_count(0)


def test_a_second_click_on_the_hex_turns_the_tile(sit: Sit) -> None:
    page = sit(Building)
    confirm = page.locator("#detail [data-confirm]")
    for number in range(page.locator("#map [id^='hex-'][tabindex='0']").count()):
        place = page.locator("#map [id^='hex-'][tabindex='0']").nth(number)
        name = (place.get_attribute("id") or "").removeprefix("hex-")
        place.click(force=True)
        expect(confirm).to_have_attribute("data-action", re.compile(rf'"hex": ?"{name}"'))
        before = json.loads(confirm.get_attribute("data-action") or "")
        turns = [json.loads(d) for d in page.locator("#detail [data-lay]").evaluate_all(
            "found => found.map(each => each.dataset.lay)")]  # fmt: skip
        if sum(turn["tile"] == before["tile"] for turn in turns) > 1:
            place.click(force=True)
            after = json.loads(confirm.get_attribute("data-action") or "")
            assert (after["tile"], after["hex"]) == (before["tile"], before["hex"])
            assert after["rotation"] != before["rotation"]
            return
    pytest.fail("no hex with a tile to turn")


def test_what_building_adds_is_named_marked_and_leads_to_the_tile(sit: Sit) -> None:
    page = sit(Building)
    box = page.locator("[data-gains]")
    expect(box).to_contain_text(re.compile("add"))
    best = box.locator("button[data-detail^='hex=']")
    if not best.count():
        expect(page.locator("#gains-shown text")).to_have_count(0)
        return
    gain = best.first.locator("small").inner_text()
    expect(page.locator("#gains-shown text").first).to_have_text(gain.replace("$", ""))
    best.first.click()
    expect(page.locator("#detail [data-lay]").first).to_contain_text(gain)
    expect(page.locator("#gains-shown text").first).to_be_attached()


@rule("OR-ROUTE-11")
def test_routes_can_be_typed_and_are_judged_and_drawn(sit: Sit) -> None:
    page = sit(Running)
    expect(page.locator("#map .route").first).to_be_attached()
    page.locator("[data-editor] > summary").click()
    field = page.locator("#routes-tried [data-path]").first
    expect(field).to_be_visible()
    best = field.input_value()
    expect(page.locator("#tried-routes .route")).to_have_count(
        page.locator("#map > .route").count()
    )
    field.fill(best.split()[0])
    field.press("Tab")
    expect(page.locator("#routes-tried [data-why]")).to_have_count(1)
    page.locator("#routes-tried [data-path]").first.fill(best)
    page.locator("#routes-tried [data-path]").first.press("Tab")
    run = page.locator("#routes-tried [data-action]")
    expect(run).to_have_count(1)
    moved_on(page, run.click)


def test_a_step_is_added_to_a_route_by_a_click_on_the_map(sit: Sit) -> None:
    page = sit(Running)
    page.locator("[data-editor] > summary").click()
    field = page.locator("#routes-tried [data-path]").first
    expect(field).to_be_visible()
    steps = field.input_value().split()
    page.locator("#routes-tried [data-clear]").first.click()
    expect(page.locator("#routes-tried [data-path]").first).to_have_value("")
    for step in steps:
        hex_id = step.partition(".")[0]
        page.locator(f"#hex-{hex_id}").dispatch_event("click")
        expect(page.locator("#routes-tried [data-path]").first).to_have_value(
            re.compile(f"{hex_id}$")
        )
    expect(page.locator("#routes-tried [data-action]")).to_have_count(1)


def test_two_cities_on_the_map_make_a_route(sit: Sit) -> None:
    page = sit(Running)
    page.locator("[data-editor] > summary").click()
    field = page.locator("#routes-tried [data-path]").first
    expect(field).to_be_visible()
    ends = [field.input_value().split()[end].partition(".")[0] for end in (0, -1)]
    page.locator("#routes-tried [data-clear]").first.click()
    expect(page.locator("#routes-tried [data-path]").first).to_have_value("")
    for place in ends:
        page.locator(f"#hex-{place}").dispatch_event("click")
    expect(page.locator("#routes-tried [data-path]").first).to_have_value(" ".join(ends))
    expect(page.locator("#tried-routes .route").first).to_be_attached()
    moved_on(page, page.locator("#routes-tried [data-action]").click)


@rule("SR-10")
def test_a_corporation_is_opened_from_the_share_board(sit: Sit) -> None:
    page = sit(StockTurn)
    price = page.locator("#now [data-action*='open_corp']").first
    corp = json.loads(price.get_attribute("data-action") or "")["corp"]
    moved_on(page, price.click)
    expect(page.locator(f"#price-{SLUGS[corp]}")).to_have_count(1)


def test_a_greyed_choice_says_why(sit: Sit) -> None:
    page = sit(Running)
    page.locator("[data-editor] > summary").click()
    page.locator("#routes-tried [data-clear]").first.click()
    page.locator("#routes-tried [data-why]").click(force=True)  # greyed, but it answers
    expect(page.locator("#why-words")).to_contain_text("OR-ROUTE")


@pytest.mark.parametrize("wanted", [StockTurn, Building, Running])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_barrier(sit: Sit, wanted: type[Frame], scheme: str) -> None:
    page = sit(wanted, color_scheme=scheme)
    if wanted is Building:
        page.locator("#map [id^='hex-'][tabindex='0']").first.press("Enter")
        expect(page.locator("#detail [data-confirm]")).to_be_visible()
    no_barrier(page)


def test_on_a_phone_nothing_is_wider_than_the_screen(sit: Sit) -> None:
    page = sit(StockTurn, viewport={"width": 390, "height": 844})
    for door in page.locator("[data-door]").all():
        door.click()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390
        expect(page.locator("#turn")).to_be_in_viewport()
    page.locator("[data-door='board']").click()
    expect(page.locator("#map")).to_be_visible()
    page.locator("#fold").click()
    expect(page.locator("#now")).not_to_be_in_viewport()


# Rooms


def seen(page: Page) -> list[str]:
    """The keys of the rooms that stand in front, from left to right."""
    found: list[str] = page.locator("[data-room]:visible").evaluate_all(
        "all => all.map((room) => room.dataset.room)"
    )
    return found


@pytest.mark.parametrize(
    ("wide", "stock", "track"),
    [
        (1280, ["market"], ["board"]),
        (1600, ["market", "companies"], ["board", "companies"]),
        (2400, ["board", "market", "companies"], ["board", "market", "companies"]),
    ],
)
def test_the_step_chooses_the_rooms(
    sit: Sit, wide: int, stock: list[str], track: list[str]
) -> None:
    page = sit(StockTurn, viewport={"width": wide, "height": 900})
    assert seen(page) == stock
    page.keyboard.press("4")
    assert "trains" in seen(page)
    expect(page.locator("[data-door='trains']")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page).to_have_title(re.compile("●"))
    assert "trains" in seen(page), "what was chosen for this step is remembered"
    page = sit(Building, viewport={"width": wide, "height": 900})
    assert seen(page) == track


def test_every_figure_of_the_overview_is_seen_at_once_and_can_be_sorted(sit: Sit) -> None:
    page = sit(StockTurn, viewport={"width": 1920, "height": 1080})
    assert {"market", "companies"} <= set(seen(page))
    for figures in page.locator(".room:visible .scrolls").all():
        box = figures.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 1080
        wide = figures.evaluate("box => box.scrollWidth - box.clientWidth")
        assert wide <= 0, f"{figures.get_attribute('aria-label')} is {wide} px too wide"
    cash = page.locator("#players td.cash")
    served = cash.all_inner_texts()
    head = page.locator("#players thead [title='Cash in hand']")
    head.click()
    amounts = [int(each[1:]) for each in cash.all_inner_texts()]
    assert amounts == sorted(amounts, reverse=True)
    expect(page.locator("#players [aria-sort]")).to_have_attribute("aria-sort", "descending")
    head.click()
    assert [int(each[1:]) for each in cash.all_inner_texts()] == sorted(amounts)
    head.click()
    assert cash.all_inner_texts() == served


def test_a_private_is_looked_up_by_pointer_and_by_keys(sit: Sit) -> None:
    page = sit(StockTurn)
    chip = page.locator("#players .look").first
    chip.click()
    card = page.locator("#why")
    expect(card).to_contain_text("Owner:")
    page.keyboard.press("Escape")
    chip.focus()
    page.keyboard.press("Enter")
    expect(card).to_contain_text("Owner:")


def test_the_keys_are_told_and_do_what_they_say(sit: Sit) -> None:
    page = sit(StockTurn)
    page.keyboard.press("?")
    card = page.locator("#keys")
    expect(card).to_contain_text("Market and players")
    expect(card.locator("dt")).to_contain_text(["1", "2", "3", "4", "5"])
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    moved_on(page, lambda: page.keyboard.press("p"))
    moved_on(page, lambda: page.keyboard.press("u"))
    page.keyboard.press("q")
    expect(page.locator("#turn")).to_be_focused()
    page.locator("#words").fill("p1?")  # what is written is no key
    assert seen(page) == ["market"]
    expect(page.locator("#words")).to_have_value("p1?")


def test_the_log_is_looked_up_and_every_rule_it_names(sit: Sit) -> None:
    page = sit(Running)
    page.locator("[data-door='history']").click()
    chips = page.locator("#log .look")
    expect(chips.first).to_be_attached()
    chips.last.focus()
    page.keyboard.press("Enter")
    card = page.locator("#why")
    expect(card).to_be_visible()
    expect(page.locator("#why .thing")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-editor] > summary").click()
    page.locator("#routes-tried [data-clear]").first.click()
    page.locator("#routes-tried [data-why]").click(force=True)
    rule = page.locator("#why-words [data-rule]").first
    name = rule.inner_text()
    rule.click()
    expect(page.locator("#why-head")).to_have_text(name)
    expect(page.locator("#why-words")).to_contain_text(f"Read {name} in the rules")


def test_choices_are_gone_through_by_keys_and_sounds_are_switched_off(sit: Sit) -> None:
    page = sit(StockTurn)
    page.keyboard.press("j")
    first = page.evaluate("document.activeElement.outerHTML")
    assert page.locator("#now :focus, #asks :focus").count() == 1
    page.keyboard.press("j")
    assert page.evaluate("document.activeElement.outerHTML") != first
    page.keyboard.press("k")
    assert page.evaluate("document.activeElement.outerHTML") == first
    switch = page.locator("#sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    moved_on(page, lambda: page.keyboard.press("p"))
    page.keyboard.press("s")
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_no_two_parts_of_the_page_are_called_alike(sit: Sit) -> None:
    page = sit(StockTurn, viewport={"width": 2560, "height": 1300})
    page.locator("#people-open").click()
    heads = page.locator("main :is(h2, caption):visible").all_inner_texts()
    assert len(heads) > 5
    assert len(set(heads)) == len(heads), heads


def test_nothing_of_the_question_is_cut_off_at_the_lower_edge(sit: Sit) -> None:
    """Cards of the column keep their height; the column scrolls to the last of them."""
    for wide, high in ((1280, 700), (390, 844)):
        page = sit(StockTurn, viewport={"width": wide, "height": high})
        cut = page.locator(".side > .card:visible").evaluate_all(
            "all => all.filter((card) => card.scrollHeight > card.clientHeight + 1).length"
        )
        assert cut == 0
        last = page.locator("#now .shares > li").last
        last.scroll_into_view_if_needed()
        box, bar = last.bounding_box(), page.locator(".under").bounding_box()
        assert box is not None
        assert bar is not None
        assert box["y"] + box["height"] <= bar["y"] + 1


def test_light_and_dark_can_be_switched(sit: Sit) -> None:
    page = sit(StockTurn, color_scheme="light")
    paper = "getComputedStyle(document.body).backgroundColor"
    day = page.evaluate(paper)
    page.keyboard.press("l")
    night = page.evaluate(paper)
    assert night != day
    page.reload()
    assert page.evaluate(paper) == night, "from the first moment on: the server knows"
    page.locator("#theme").click()
    assert page.evaluate(paper) == day


def test_the_end_page_sorts_its_tables_and_axe_finds_no_barrier(
    server: Server, browser: Browser
) -> None:
    game = Path(__file__).parents[3] / "recorded" / "games" / "1846-three-players.json"
    player = server.player("Amy")
    made = player.post("/imports", journal=game.read_text(encoding="utf-8"))
    assert made.status_code == 201, made.text
    with sound_tabs(browser, lambda said: said.type == "error") as enter:
        page = enter(extra_http_headers={"Authorization": player.http.headers["Authorization"]})
        page.goto(f"{server.url}/table/{made.json()['id']}/end")
        head = page.locator("#sources thead button", has_text="Dividends")
        head.click()
        amounts = [
            int(each) for each in page.locator("#sources tbody td:nth-child(3)").all_inner_texts()
        ]
        assert amounts == sorted(amounts, reverse=True)
        no_barrier(page)
        page.goto(server.url)
        expect(page.locator("#mine")).to_be_visible()
        no_barrier(page)
    player.http.close()
