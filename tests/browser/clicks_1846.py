"""How each decision of 1846 is made by clicks on the table's page."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from roundhouse.core.actions import Action
from roundhouse.core.codec import encode
from roundhouse.games.g1846.draw.look import SLUGS
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import TileId
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile

Fields = dict[str, Any]


def do(page: Page, action: Action) -> None:
    """Click what takes *action*."""
    match action:
        case LayTile() | LayPrivateTile():
            _lay(page, action)
        case PlaceToken():
            page.locator(f"#map [data-detail='slot={action.hex}.{action.stop}']").click()
            _button(page, "#detail", encode(action)).click()
        case BuyPrivate():
            if not page.locator("#privates[open]").count():
                page.locator("#privates > summary").click()
            _form(page, action, "price", str(action.price))
        case RunRoutes():
            page.locator("#now > .g1846-now > button.main[data-action*='run_routes']").click()
        case _:
            _button(page, "#now", encode(action)).click()


def draw_routes(page: Page, action: RunRoutes) -> None:
    """Run the trains of *action* by the editor: each route hex by hex on the map."""
    page.locator("[data-editor] > summary").click()
    fields = page.locator("#routes-tried [data-path]")
    expect(fields.first).to_be_visible()
    wanted = [(route.train, route.path) for route in action.routes]
    for number, train in enumerate(page.locator("#routes-tried [data-train]").all_inner_texts()):
        page.locator(f"#routes-tried [data-clear='{number}']").click()
        expect(fields.nth(number)).to_have_value("")
        index = next((i for i, (name, _) in enumerate(wanted) if name == train), None)
        for step in wanted.pop(index)[1] if index is not None else ():
            place = step.partition(".")[0]
            page.locator(f"#hex-{place}").click(force=True)
            expect(fields.nth(number)).to_have_value(re.compile(rf"{place}(\.\d)?$"))
    assert not wanted
    page.locator("#routes-tried button[data-action]").click()


def _lay(page: Page, action: LayTile | LayPrivateTile) -> None:
    """A click on the hex, on the tile as it shall lie, and on the confirmation."""
    page.locator(f"#hex-{action.hex}").click(force=True)  # a slot or a word may be on top
    expect(page.locator(f"#detail [data-hex='{action.hex}'] [data-confirm]")).to_be_visible()
    wanted = _look(encode(action))
    tiles = page.locator("#detail [data-lay]")
    found = [json.loads(lay) for lay in _all(tiles, "lay")]
    tiles.nth([_look(each) for each in found].index(wanted)).click()
    page.locator("#detail [data-confirm]").click()


def _look(action: Fields) -> tuple[Any, ...]:
    """How the tile lies; some rotations look alike, and the page offers one of them."""
    layout = DEFS.tiles[TileId(action["tile"])].layouts[action["rotation"]]
    return action["type"], action["hex"], action["tile"], layout.paths


def _form(page: Page, action: Action, field: str, value: str) -> None:
    """Fill in the one open field and send."""
    fixed = {name: each for name, each in encode(action).items() if name != field}
    forms = page.locator("#now form[data-form]")
    expect(forms).not_to_have_count(0)
    found = [json.loads(form) for form in _all(forms, "form")]
    form = forms.nth(found.index(fixed))
    entry = form.locator(f"[name='{field}']")
    entry.fill(value)
    form.locator("button").click()


def _button(page: Page, where: str, action: Fields) -> Locator:
    """The button in *where* that takes *action*."""
    buttons = page.locator(f"{where} button[data-action]")
    expect(buttons).not_to_have_count(0)
    found = [json.loads(each) for each in _all(buttons, "action")]
    return buttons.nth(found.index(action))


def _all(found: Locator, name: str) -> list[str]:
    texts: list[str] = found.evaluate_all(f"all => all.map(each => each.dataset.{name})")
    return texts


def money(page: Page) -> dict[str, int]:
    """Everybody's cash as the page shows it: Bank, players by seat, companies by slug."""
    bank = re.search(r"Bank \$(\d+)", page.locator("#now").inner_text())
    rows: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("#rooms td.cash")].map(
            (cell) => [cell.parentElement.id, cell.textContent]))"""
    )
    shown = {"bank": int(bank.group(1))} if bank else {}
    return shown | {row: int(amount[1:]) for row, amount in rows.items() if amount != "–"}


def card_of(holder: object) -> str:
    """Where *holder*'s money stands on the page."""
    if isinstance(holder, int):
        return f"player-{holder}"
    return f"charter-{SLUGS[str(holder)]}" if holder in SLUGS else "bank"
