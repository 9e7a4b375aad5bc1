"""The panel offers exactly what the rules offer, in every language, in proper HTML."""

import json
import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.codec import decode_tagged, encode
from roundhouse.core.panel import Panel, Parts, Sight
from roundhouse.games.switch_signal import panel
from roundhouse.games.switch_signal.draw.scene import scene_of
from roundhouse.games.switch_signal.panel.detail import MAP
from roundhouse.games.switch_signal.panel.kept import as_if_kept
from roundhouse.games.switch_signal.panel.panel import PANEL
from roundhouse.games.switch_signal.panel.runs import ahead
from roundhouse.games.switch_signal.panel.voice import VOICE
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.frames import Acting, Moving
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.steps.acting import LoadTrain, MoveTrain
from roundhouse.games.switch_signal.rules.steps.carrying_out import ChooseColour
from roundhouse.games.switch_signal.rules.steps.choosing_train import ChooseTrain
from roundhouse.games.switch_signal.rules.steps.extra_signal import AddSignal
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.steps.moving import StopHere, TakeExit
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.games.switch_signal.rules.vocabulary import VOCABULARY
from roundhouse.messages import LANGUAGES, text
from tests.games.switch_signal.panel import sheet
from tests.games.switch_signal.panel.moments import moments, played, sight
from tests.games.switch_signal.panel.reading import Page
from tests.support.rules import rule

KINDS = VOCABULARY.actions
SOURCES = Path(panel.__file__).parents[1]


def decoded(data: Any) -> Action:
    return decode_tagged(KINDS, data)


@dataclass(frozen=True, eq=False)
class Shown:
    """A kept moment through the eyes of the one who decides, drawn once for all tests."""

    seen: Sight[View]
    parts: Parts

    @cached_property
    def asked(self) -> Sight[View]:
        """What the page asks about: after a roll that may be ignored, as if it were kept."""
        return as_if_kept(self.seen).sight

    @cached_property
    def board(self) -> Page:
        return Page(self.parts.board)

    @cached_property
    def now(self) -> Page:
        return Page(self.parts.now)

    @cached_property
    def page(self) -> Page:
        return Page(whole(self.parts))


@cache
def deciding() -> tuple[Shown, ...]:
    sights = [sight(state, state.active, latest) for state, latest in moments()]
    return tuple(Shown(seen, PANEL.parts(seen)) for seen in sights)


def whole(parts: Parts) -> str:
    return f"<div>{parts.board}{parts.now}{parts.beside}</div>"


def test_it_is_a_panel() -> None:
    panel: Panel[View] = PANEL
    for name in (panel.script, panel.style):
        assert (panel.static / name).is_file()


def test_the_printed_map_stands_in_the_board_as_it_is() -> None:
    for shown in deciding():
        assert shown.parts.still in shown.parts.board
        assert shown.parts.still.startswith(f'<g id="{MAP}-printed"')


def test_every_kind_of_decision_is_among_the_moments() -> None:
    kinds = {state.stack[-1].wire if state.stack else "over" for state, _ in moments()}
    assert kinds >= {"laying_out", "adding_signal", "reading", "carrying_out", "deploying"}
    assert kinds >= {"moving_trains", "keeping", "moving", "acting", "over"}


def test_every_choice_is_legal_and_every_greyed_one_is_refused() -> None:
    for shown in deciding():
        seen, page = shown.asked, shown.page
        for attrs in page.having("data-action"):
            offers = shown.seen.offers if "data-alone" in attrs else seen.offers
            assert decoded(json.loads(attrs["data-action"])) in offers
        for data in page.json("data-why"):
            assert seen.why_not(decoded(data)) is not None


@rule("SS-ACT-5", "SS-ACT-6")
def test_every_spending_is_legal_with_each_payment_listed_and_no_other() -> None:
    spent = 0
    for shown in deciding()[::3]:
        seen = shown.asked
        for ways in shown.now.json("data-ways"):
            for kind, listed in ways.items():
                page = Page(PANEL.detail(shown.seen, {"list": kind}))
                for attrs in page.having("data-detail")[:3]:
                    what, _, which = attrs["data-detail"].partition("=")
                    html = PANEL.detail(shown.seen, {what: which})
                    spent += legally_spent(seen, Page(html), kind, listed)
                spent += legally_spent(seen, page, kind, listed)
    assert spent > 100


def legally_spent(seen: Sight[View], page: Page, kind: str, listed: list[list[str]]) -> int:
    """How many actions of the kind the page offers; each is legal with just what is listed."""
    found = [a for a in page.having("data-spend") if a["data-pay"] == kind]
    for attrs in found:
        data = json.loads(attrs["data-spend"])
        if name := attrs.get("data-with"):
            data[name] = page.options("data-field", name)[0]
        for cards in EVERY_PAYMENT:
            paid = {"card": cards[0]} if kind == "load" else {"cards": cards}
            if kind != "load" or len(cards) == 1:
                assert (decoded(data | paid) in seen.offers) == (cards in listed), (data, paid)
    return len(found)


EVERY_PAYMENT = [
    [one] if one == other else sorted((one, other))
    for one in ("move", "signal", "switch")
    for other in ("move", "signal", "switch")
] + [[card] * 2 for card in ("move", "signal", "switch")]
"""Each single card and each two."""


def clickable(shown: Shown) -> set[str]:
    """The actions that a click takes at once, as JSON."""
    return {json.dumps(data, sort_keys=True) for data in shown.page.json("data-action")}


def wire(action: Action) -> str:
    return json.dumps(encode(action), sort_keys=True)


def test_every_plain_offer_has_its_button() -> None:
    plain = (Pass, ChooseColour, ChooseTrain, TakeExit, StopHere, AddSignal, CallHelper)
    for shown in deciding():
        buttons = clickable(shown)
        for offer in shown.asked.offers:
            if offer.action in plain:
                missing = [a for a in offer.grid(1_000) if wire(a) not in buttons]
                assert not missing


@rule("SS-MOVE-15")
def test_the_board_shows_only_ways_on_that_may_be_taken() -> None:
    for shown in deciding():
        frame = shown.asked.view.doing[-1] if shown.asked.view.doing else None
        if isinstance(frame, Moving):
            exits = [a for offer in shown.asked.offers.of(TakeExit) for a in offer.grid(1_000)]
            drawn = ahead(shown.asked.view, scene_of(shown.asked.view), "en")
            assert bool(drawn) == bool(exits)


def test_ending_the_turn_is_no_main_choice_while_cards_are_left() -> None:
    seen = 0
    for shown in deciding():
        view = shown.asked.view
        if view.doing and isinstance(view.doing[-1], Acting) and view.hands[view.active]:
            ends = [a for a in shown.now.having("data-action") if '"pass"' in a["data-action"]]
            assert [attrs.get("class") for attrs in ends] == [None]
            seen += 1
    assert seen


def marked(shown: Shown, kind: str) -> set[str]:
    """What on the board asks for such a detail."""
    details = shown.board.having("data-detail")
    asked = (attrs["data-detail"].partition("=") for attrs in details)
    return {name for what, _, name in asked if what == kind}


@rule("SS-ACT-3")
def test_every_setting_of_every_switch_can_be_chosen() -> None:
    for shown in deciding()[1::2]:
        seen = shown.asked
        offers = {offer.fixed["junction"]: offer for offer in seen.offers.of(SetSwitch)}
        assert marked(shown, "switch") == set(offers)
        for junction, offer in list(offers.items())[:4]:
            page = Page(PANEL.detail(seen, {"switch": junction}))
            data = page.json("data-spend") + page.json("data-action")
            settings = {tuple(sorted(one["closed"])) for one in data}
            assert settings == set(offer.open["closed"].grid(100))


@rule("SS-ACT-2")
def test_every_disc_shows_exactly_where_it_may_go() -> None:
    for shown in deciding()[::2]:
        seen = shown.asked
        discs = marked(shown, "signal") & set(seen.view.green)
        pays = [list(cards) for o in seen.offers.of(SetSignal) for cards in o.open["cards"].grid(1)]
        places = seen.view.board_def.net.places
        on_board = set(shown.board.ids())
        for disc in sorted(discs)[:4]:
            page = Page(PANEL.detail(seen, {"signal": disc}))
            (targets,) = page.json("data-targets")
            legal = {
                to
                for to in places
                if SetSignal(disc=disc, to=to, cards=tuple(pays[0])) in seen.offers
            }
            assert {target["to"] for target in targets.values()} == legal
            assert set(page.options("data-field", "to")) == legal
            assert set(targets) <= on_board


@rule("SS-ACT-4", "SS-ACT-6")
def test_trains_can_be_moved_and_loaded_from_their_detail() -> None:
    for seen in (shown.asked for shown in deciding()):
        for train in [train.id for train in seen.view.trains if train.at]:
            page = Page(PANEL.detail(seen, {"train": train}))
            kinds = {data["type"] for data in page.json("data-spend")}
            for kind in (MoveTrain, LoadTrain):
                offered = any(train in o.open["train"] for o in seen.offers.of(kind))
                assert (kind.wire in kinds) == offered
            rolled = decoded({"type": "choose_train", "train": train}) in seen.offers
            assert bool(page.having("data-action")) == rolled


@rule("SS-MOVE-16", "SS-INFO-4")
def test_a_dry_run_tells_every_number_of_the_die() -> None:
    for seen in (shown.asked for shown in deciding()):
        for train in seen.view.trains:
            if train.at:
                html = PANEL.detail(seen, {"train": train.id})
                numbers = re.findall(r"<tr[^>]*><td>(\d)</td>", html)
                dice = {"black": "2345", "brown": "1234", "grey": "123"}
                assert "".join(numbers) == dice[train.colour]
                assert len(Page(html).having("data-trail")) >= len(numbers)


def test_a_detail_of_nothing_is_nothing() -> None:
    seen = deciding()[0].seen
    for query in ({}, {"train": "black-9"}, {"switch": "<x>"}, {"signal": ""}, {"hex": "J4"}):
        assert PANEL.detail(seen, query) == ""


@rule("SS-INFO-2")
def test_others_see_everything_and_can_do_nothing() -> None:
    for state, latest in moments()[::5]:
        seen = sight(state, None, latest)
        parts = PANEL.parts(seen)
        page = Page(whole(parts))
        assert not page.json("data-action")
        assert not page.having("data-spend")
        assert parts.now.count('class="ss-cards"') == sum(map(bool, seen.view.hands))
        for train in seen.view.trains:
            if train.at:
                detail = Page(PANEL.detail(seen, {"train": train.id}))
                assert not detail.having("data-spend")


def test_ids_are_unique_and_nothing_is_inline() -> None:
    for state, latest in moments()[::3]:
        html = whole(PANEL.parts(sight(state, state.active, latest)))
        page = Page(html)
        assert max(page.ids().values()) == 1
        for tag, attrs in page.elements:
            assert tag not in {"script", "style"}
            assert not [name for name in attrs if name == "style" or name.startswith("on")]


def test_names_are_escaped() -> None:
    state, latest = moments()[-1]
    html = whole(PANEL.parts(sight(state, Seat(0), latest)))
    assert "Bob <" not in html
    assert "Bob &lt;&amp;&gt;" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_words(language: str) -> None:
    for state, latest in moments()[::4]:
        seen = sight(state, state.active, latest, language)
        html = whole(PANEL.parts(seen)) + "".join(
            PANEL.detail(seen, {"train": train.id}) for train in seen.view.trains
        )
        words = " ".join(Page(html).words)
        assert not re.search(r"\bss-[a-z]|\{ ?\$", words)


def panel_texts(language: str) -> dict[str, ast.Message]:
    path = SOURCES / "text" / language / "panel.ftl"
    found = parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panels_texts_are_the_same_in_every_language(language: str) -> None:
    assert list(panel_texts(language)) == list(panel_texts("en"))


def test_every_text_is_used() -> None:
    files = [*(SOURCES / "panel").glob("*.py"), *(SOURCES / "draw").glob("*.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    built = tuple(f"switch-signal-{kind}" for kind in ("end-", "run-", "stack", "act-", "disc"))
    named = set(re.findall(r"""["'](switch-signal-[a-z-]+)["']""", source))
    unused = [key for key in panel_texts("en") if key not in named and not key.startswith(built)]
    assert not unused


def test_the_pictures_style_sheet_is_the_one_served() -> None:
    assert sheet.written() == sheet.drawn(), f"run: python -m {sheet.__name__}"


def test_the_picture_is_the_board_with_marks() -> None:
    for board in (shown.parts.board for shown in deciding()):
        assert f'id="{MAP}"' in board
        assert len(board.encode()) <= 60_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_page_charts_the_whole_game(language: str) -> None:
    views = [GAME.view(state, None) for state, _ in played("europe", 0)]
    page = Page(f"<div>{PANEL.history(views, language=language)}</div>")
    assert len([attrs for attrs in page.having("class") if "series" in attrs["class"]]) == 6
    assert text("switch-signal-deliveries", language) in page.words
    assert text("switch-signal-helpers-called", language) in page.words
    assert PANEL.history([], language=language) == ""


def test_events_are_told_with_the_names_of_places() -> None:
    for state, latest in moments():
        view = GAME.view(state, None)
        for event in latest:
            words = VOICE.tell(view, event, "en", ("Ann", "Bob"))
            assert not re.search(r"(black|brown|grey)-\d|:\d[<>]|@", words), words
