"""On a phone, in four languages: no text is cut off, leaves its box or lies on other text."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from roundhouse.core.journal import dump_journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules.frames import BuyingTrains, Dividing, StockTurn
from roundhouse.messages import LANGUAGES
from roundhouse.server import Config
from roundhouse.titles import TITLES
from tests.browser.conftest import NewPlayer
from tests.recorded.record import journal_of
from tests.support.serving import FAST, Player, Running, serving

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
CROWDING = Path(__file__).parents[1].joinpath("support", "crowding.js").read_text(encoding="utf-8")
WHOLE = "1846-three-players"


@pytest.fixture(scope="module")
def phones(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Every game at one address."""
    folder = tmp_path_factory.mktemp("phones")
    config = Config(database=f"{folder}/t.sqlite", limits=FAST)
    with serving(config, list(TITLES.values())) as running:
        yield running


@pytest.fixture(scope="module")
def amy(phones: Running) -> Iterator[Player]:
    """Who owns all the tables."""
    player = phones.player("Amy")
    yield player
    player.http.close()


@pytest.fixture(scope="module")
def addresses(amy: Player) -> dict[str, str]:
    """The pages looked at: an ended game, and tables where a decision of each kind is due."""
    ended = imported(amy, dump_journal(journal_of(WHOLE)))
    due = {
        kind.__name__: imported(amy, cut_at(kind)) for kind in (StockTurn, Dividing, BuyingTrains)
    }
    tables = {name: f"/table/{table}" for name, table in due.items()}
    start = amy.post("/tables", title="switch_signal", seats=[{"who": "me"}]).json()["id"]
    return {
        "home": "/",
        "me": "/me",
        "learn": "/learn",
        "example": "/learn/1846?at=40",
        "rules": "/rules/switch-and-signal",
        "end": f"/table/{ended}/end",
        "Switch & Signal": f"/table/{start}",
        **tables,
    }


def imported(player: Player, journal: str) -> str:
    """A table that goes on where *journal* stops."""
    answer = player.post("/imports", journal=journal)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def cut_at(kind: type) -> str:
    """The recorded game up to the last time that *kind* was due."""
    journal = journal_of(WHOLE)
    game = TITLES[journal.game].game
    table, found = Table(game, journal.setup, players=journal.players), ""
    for _ in table.follow(journal.entries):
        if table.to_act and isinstance(table.state.stack[-1], kind):
            found = dump_journal(table.journal)
    assert found
    return found


def crowded(page: Page) -> list[str]:
    """What the page shows that cannot be read."""
    found: list[str] = page.evaluate(CROWDING)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_text_can_be_read(
    phones: Running,
    amy: Player,
    addresses: dict[str, str],
    newcomer: NewPlayer,
    language: str,
) -> None:
    own = {"Authorization": amy.http.headers["Authorization"]}
    page = newcomer(locale=language, extra_http_headers=own, **PHONE)
    for name, address in addresses.items():
        page.goto(phones.url + address)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert crowded(page) == [], name
    doors = page.locator("[data-door]")
    for number in range(doors.count()):
        doors.nth(number).click()
        assert crowded(page) == [], doors.nth(number).text_content()


SPOILT: dict[str, Callable[[Page], object]] = {
    "cut": lambda page: page.add_style_tag(
        content="h1 { width: 3rem; overflow: hidden; white-space: nowrap }"
    ),
    "out of its box": lambda page: page.add_style_tag(
        content="h1 { width: 3rem; white-space: nowrap }"
    ),
    "off the page": lambda page: page.add_style_tag(
        content="h1 { margin-left: 24rem; white-space: nowrap }"
    ),
    "scrolled away": lambda page: page.add_style_tag(
        content="h1 { width: 3rem; overflow: auto; white-space: nowrap }"
    ),
    "on one another": lambda page: page.add_style_tag(content="h1 { margin-bottom: -2rem }"),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_what_cannot_be_read_is_found(phones: Running, browser: Browser, fault: str) -> None:
    context = browser.new_context(locale="en", bypass_csp=True, **PHONE)  # type: ignore[arg-type]  # its own names
    page = context.new_page()
    page.goto(phones.url)
    assert crowded(page) == []
    SPOILT[fault](page)
    assert any(found.startswith(fault) for found in crowded(page)), crowded(page)
    context.close()
