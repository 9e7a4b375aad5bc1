"""Packages that Roundhouse has never heard of: installed beside it, they are part of it."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import at_the_table, choose, turn_is
from tests.support.citations import ROOT
from tests.support.environment import Environment, Served, fresh

PACKAGES = ROOT / "tests" / "packages"
NAMES = {"en": "Toll", "ru": "Пошлина", "ja": "トール", "pl": "Myto"}
ABOUT = {
    "en": "Stake your coins on a die, and keep your card to yourself.",
    "ru": "Ставьте монеты на кубик и не показывайте свою карту.",
    "ja": "コインをサイコロに賭け、自分のカードは隠しておきます。",
    "pl": "Stawiaj monety na kość i nie pokazuj swojej karty.",
}
CAREFUL = {"en": "Careful", "ru": "Осторожный", "ja": "慎重", "pl": "Ostrożny"}
CAUTIOUS = {"en": "Cautious", "ru": "Осмотрительный", "ja": "用心深い", "pl": "Przezorny"}
RULES = {
    "en": "After three rounds coins and card are added up",
    "ru": "После трёх раундов монеты и карта складываются",
    "ja": "3ラウンドの後、コインとカードを合計し",
    "pl": "Po trzech rundach dodaje się monety i kartę",
}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Roundhouse, a game from elsewhere and a bot for 1846 from elsewhere."""
    folder = tmp_path_factory.mktemp("fresh")
    return fresh(folder, PACKAGES / "toll", PACKAGES / "cautious")


@pytest.fixture(scope="module")
def server(environment: Environment) -> Iterator[Served]:
    with environment.serving() as served:
        yield served


def test_help_lists_the_game_and_its_package(environment: Environment) -> None:
    shown = environment.run("--help")
    assert "  toll           roundhouse-toll\n" in shown.stdout
    assert "  1846           roundhouse-games\n" in shown.stdout
    assert shown.stderr == ""


def test_help_of_the_arena_lists_the_bots_in_the_order_of_their_strength(
    environment: Environment,
) -> None:
    shown = environment.run("arena", "--help").stdout
    assert "  toll           random, careful\n" in shown
    assert re.search(r"^  1846 +random, cautious, easy, normal", shown, re.MULTILINE)


def test_the_arena_plays_the_game_and_speaks_its_words(environment: Environment) -> None:
    played = environment.run("arena", "toll", "--bots", "careful,random", "--games", "4")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Cards shown: " in played.stdout
    assert "4 × Three rounds have been played." in played.stdout


def test_the_arena_plays_a_bot_that_comes_alone(environment: Environment) -> None:
    args = ["arena", "1846", "--bots", "cautious,random", "--players", "3", "--games", "1"]
    played = environment.run(*args)
    assert (played.returncode, played.stderr) == (0, "")
    assert "│ cautious │" in played.stdout


@pytest.mark.parametrize("language", NAMES)
def test_the_first_page_has_the_game_in_every_language(server: Served, language: str) -> None:
    page = unescape(server.page("/", language))
    for words in (NAMES, ABOUT, CAREFUL, CAUTIOUS):
        assert words[language] in page
    assert f'<a href="/rules/toll">{NAMES[language]}</a>' in page
    assert f"<h2>{NAMES[language]} · " in server.page("/learn", language)


@pytest.mark.parametrize("language", NAMES)
def test_the_rules_can_be_read_in_every_language(server: Served, language: str) -> None:
    assert f'<a href="/rules/toll">{NAMES[language]}</a>' in server.page("/learn", language)
    page = server.page("/rules/toll", language)
    assert RULES[language] in page
    assert 'id="TOLL-1"' in page


def test_the_game_is_played_to_its_end_in_the_browser(server: Served, page: Page) -> None:
    page.goto(server.url)
    page.locator("#name").fill("Amy")
    page.get_by_role("radio", name="Toll").check()
    page.locator("#seat-toll-1").select_option("bot:careful")
    page.get_by_role("button", name="Start playing").click()
    at_the_table(page)
    stake = page.locator("#now form", has_text="stake")
    stake.get_by_label("coins").fill("1")
    stake.get_by_role("button", name="Play this move").click()
    expect(page.locator("#log")).to_contain_text("Amy rolls ")
    turn_is(page, "Your turn")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("dialog")).to_contain_text("Coins that are not staked cannot be lost.")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    for _ in range(2):
        turn_is(page, "Your turn")
        choose(page, "pass")
    page.get_by_role("link", name="See the scores").click()
    expect(page.locator("h1")).to_contain_text("win")
    expect(page.locator("main")).to_contain_text("Three rounds have been played.")
