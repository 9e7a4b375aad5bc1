"""What the server sends is put in the place of what the page shows."""

from playwright.sync_api import Page

from roundhouse.server.web.assets import Assets
from tests.browser.conftest import NewPlayer
from tests.support.serving import Running, every_title

PUT = """async ([script, before, after]) => {
    const { morphLive } = await import(script);
    const place = document.createElement("div");
    place.id = "tried";
    place.innerHTML = before;
    document.body.append(place);
    morphLive(`<div id="tried">${after}</div>`);
    return [...place.querySelectorAll("select")].map((one) => one.value);
}"""


def prices(*values: int, chosen: int) -> str:
    """A form with a list of prices."""
    lines = "".join(
        f"<option value='{each}'{' selected' if each == chosen else ''}>${each}</option>"
        for each in values
    )
    return f"<li><form><select name='price'>{lines}</select></form></li>"


def put(page: Page, server: Running, before: str, after: str) -> list[str]:
    page.goto(server.url)
    script = Assets(every_title()).url("morph.js")
    found: list[str] = page.evaluate(PUT, [script, before, after])
    return found


def test_a_list_shows_what_the_server_chose_also_when_its_lines_are_new(
    one_on_sqlite: Running, newcomer: NewPlayer
) -> None:
    """After an undo the lists of opening prices come back longer than they were."""
    before = prices(40, 50, chosen=50) + "<li>opened</li>"
    after = prices(40, 50, 60, 70, 80, 90, chosen=90) + prices(40, 50, 60, 90, chosen=60)
    assert put(newcomer(), one_on_sqlite, before, after) == ["90", "60"]
