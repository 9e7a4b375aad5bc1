"""The panel of 1846 in games played at random: every choice on it is what it says."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import CHANCE, Seat
from roundhouse.core.codec import decode_tagged
from roundhouse.core.game import Setup, checked
from roundhouse.core.offers import NO_OFFERS
from roundhouse.core.panel import Parts, Sight
from roundhouse.games.g1846.panel.panel import Panel1846
from roundhouse.games.g1846.panel.voice import VOICE
from roundhouse.games.g1846.rules.frames import Building, Dividing, Frame, Running, StockTurn
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.consent import DealRefused
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.view import View
from roundhouse.games.g1846.rules.vocabulary import VOCABULARY
from roundhouse.messages import LANGUAGES
from tests.games.g1846.rules.build import AMY, BOB, play, stock
from tests.games.g1846.rules.names import LSL
from tests.games.g1846.rules.test_deals import turn
from tests.support.rules import rule

GAME = Game1846()
PANEL = Panel1846()
ACTIONS = VOCABULARY.actions
NAMES = ("Amy", "Bob <b>", "Carlos", "Dora", "Eve")
VOID = {"input", "br", "meta"}


@dataclass(frozen=True)
class Moment:
    state: State
    seat: Seat

    @property
    def frame(self) -> Frame:
        return self.state.stack[-1]


@cache
def moments(seats: int, seed: int, most: int = 500) -> tuple[Moment, ...]:
    """Every decision of a random game."""
    state = GAME.new(checked(GAME, Setup(seats=seats, options={"two_player": seats == 2})))
    rng, found = Random(seed), list[Moment]()
    while (acting := GAME.to_act(state)) and len(found) < most:
        seat = acting[int(rng.random() * len(acting))]
        if seat != CHANCE:
            found.append(Moment(state, seat))
        state = GAME.apply(state, seat, GAME.legal(state, seat).sample(rng)).state
    return tuple(found)


def some(most: int = 4) -> Iterator[Moment]:
    """A few moments of each kind of decision."""
    seen: Counter[type[Frame]] = Counter()
    for seats, seed in ((3, 5), (2, 7), (4, 11)):
        for moment in moments(seats, seed):
            seen[type(moment.frame)] += 1
            if seen[type(moment.frame)] <= most:
                yield moment


def sight(moment: Moment, language: str = "en", seat: Seat | str | None = "own") -> Sight[View]:
    eyes = moment.seat if isinstance(seat, str) else seat
    offers = GAME.legal(moment.state, eyes) if eyes is not None else NO_OFFERS
    return Sight(
        view=GAME.view(moment.state, eyes),
        seat=eyes,
        to_act=GAME.to_act(moment.state),
        offers=offers,
        names=NAMES[: moment.state.seats],
        language=language,
        seq=1,
        why_not=lambda action: next(GAME.refusals(moment.state, moment.seat, action), None),
        result=GAME.result(moment.state),
    )


def first(kind: type[Frame], number: int = 0) -> Moment:
    found = [m for m in (*moments(3, 5), *moments(4, 11)) if isinstance(m.frame, kind)]
    return found[number]


class Reader(HTMLParser):
    """Reads a page: attributes of its elements, and whether all are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open
    return reader


def values(reader: Reader, name: str) -> list[str]:
    return [attrs[name] or "" for _, attrs in reader.elements if name in attrs]


def whole(parts: Parts) -> str:
    return parts.board + parts.now + parts.beside


def test_every_button_takes_an_action_that_is_offered_and_every_grey_one_a_refused() -> None:
    kinds = set()
    for moment in some():
        look = sight(moment)
        reader = read(whole(PANEL.parts(look)))
        for data in values(reader, "data-action"):
            action = decode_tagged(ACTIONS, json.loads(data), "")
            assert action in look.offers
            kinds.add(type(action))
        for data in values(reader, "data-why"):
            action = decode_tagged(ACTIONS, json.loads(data), "")
            assert look.why_not(action) is not None
    assert len(kinds) > 10


def test_every_form_sends_an_action_that_is_offered() -> None:
    sent = 0
    for moment in some():
        look = sight(moment)
        html = PANEL.parts(look).now
        for form in re.findall(r"<form[^>]*>.*?</form>", html):
            reader = read(form)
            action = json.loads(values(reader, "data-form")[0])
            for tag, attrs in reader.elements:
                if tag == "input":
                    action[attrs["name"]] = int(attrs["value"] or "")
                if tag == "select":
                    action[attrs["name"]] = json.loads(values(reader, "value")[-1])
            assert decode_tagged(ACTIONS, action, "") in look.offers
            sent += 1
    assert sent > 10


def kinds_shown(html: str) -> set[str]:
    """The kinds of action that a page's buttons and forms take."""
    reader = read(html)
    data = (*values(reader, "data-action"), *values(reader, "data-form"))
    return {json.loads(each)["type"] for each in data}


def test_whatever_is_offered_can_be_done_from_the_page() -> None:
    """The map leads to tiles, tokens and markers; all else stands in the panel."""
    on_map = {"lay_tile", "lay_private_tile", "place_token"}
    seen: Counter[str] = Counter()
    for seats, seed in ((3, 5), (2, 7), (4, 11), (3, 2)):
        for moment in moments(seats, seed):
            look = sight(moment)
            offered = {offer.action.wire for offer in look.offers}
            if all(seen[kind] > 3 for kind in offered):
                continue
            seen.update(offered)
            parts = PANEL.parts(look)
            assert offered - on_map <= kinds_shown(parts.now), type(moment.frame)
            if offered & on_map:
                assert values(read(parts.board), "tabindex")
    forced = {"emergency_issue", "declare_bankruptcy", "sell_shares", "place_marker"}
    assert forced <= set(seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_told_in_every_language_to_players_and_spectators(language: str) -> None:
    for moment in some(2):
        for seat in ("own", None):
            parts = PANEL.parts(sight(moment, language, seat))
            html = whole(parts)
            assert "g1846-panel-" not in html
            assert "g1846-draw-" not in html
            assert parts.now
            assert "Bob <b>" not in html


def test_a_page_has_each_id_once_and_no_inline_style_or_script() -> None:
    for moment in some(2):
        reader = read(whole(PANEL.parts(sight(moment))))
        ids = values(reader, "id")
        assert len(ids) == len(set(ids))
        assert not values(reader, "style")
        assert not {"style", "script"} & {tag for tag, _ in reader.elements}
        assert not [attrs for _, attrs in reader.elements if any(n[:2] == "on" for n in attrs)]


def test_whoever_waits_has_nothing_to_press() -> None:
    for moment in some(2):
        reader = read(whole(PANEL.parts(sight(moment, seat=None))))
        assert not values(reader, "data-action")
        assert not values(reader, "data-form")


def test_on_the_map_just_the_hexes_that_take_a_tile_can_be_focused() -> None:
    moment = first(Building)
    look = sight(moment)
    focus = {
        attrs["id"]
        for _, attrs in read(PANEL.parts(look).board).elements
        if attrs.get("tabindex") == "0"
    }
    hexes = {f"hex-{offer.fixed['hex']}" for offer in look.offers.of(LayTile)}
    slots = {
        f"slot-{offer.fixed['hex']}-{offer.fixed['stop']}" for offer in look.offers.of(PlaceToken)
    }
    assert focus >= hexes | slots
    assert hexes


@rule("OR-TRACK-9")
def test_a_hex_shows_its_tiles_in_place_with_cost_and_gain() -> None:
    look = sight(first(Building))
    place = look.offers.of(LayTile)[0].fixed["hex"]
    reader = read(PANEL.detail(look, {"hex": place}))
    tiles = [json.loads(data) for data in values(reader, "data-lay")]
    assert tiles
    assert all(decode_tagged(ACTIONS, tile, "") in look.offers for tile in tiles)
    assert all(re.search(r"for \$\d+$", label) for label in values(reader, "data-label"))
    assert values(reader, "aria-pressed").count("true") == 1
    assert "run +$" in " ".join(reader.words)


def test_a_hex_where_nothing_may_be_laid_says_why() -> None:
    look = sight(first(Building))
    may = {offer.fixed["hex"] for offer in look.offers.of(LayTile)}
    told = PANEL.detail(look, {"hex": next(h for h in ("J8", "H2", "B10") if h not in may)})
    assert re.search(r"\((OR-TRACK|OR-)[\w-]+\)", told)


def test_going_on_is_no_main_choice_while_something_may_be_built() -> None:
    look = sight(first(Building))
    assert look.offers.of(LayTile)
    elements = read(PANEL.parts(look).now).elements
    done = [attrs for _, attrs in elements if '"pass"' in (attrs.get("data-action") or "")]
    assert [attrs.get("class") for attrs in done] == [None]


def test_strange_queries_get_nothing() -> None:
    look = sight(first(Building))
    for query in (
        {},
        {"hex": "Z99"},
        {"slot": "D6"},
        {"slot": "D6.9x"},
        {"routes": "]"},
        {"x": "1"},
    ):
        assert PANEL.detail(look, query) == ""


@rule("OR-TOKEN-1", "OR-TOKEN-5")
def test_a_slot_tells_what_the_token_costs_and_leaves() -> None:
    found = [m for m in (*moments(3, 5), *moments(4, 11)) if sight(m).offers.of(PlaceToken)]
    look = sight(found[0])
    offer = look.offers.of(PlaceToken)[0]
    html = PANEL.detail(look, {"slot": f"{offer.fixed['hex']}.{offer.fixed['stop']}"})
    (data,) = values(read(html), "data-action")
    assert decode_tagged(ACTIONS, json.loads(data), "") in look.offers
    assert "It costs $" in html


@rule("OR-ROUTE-11")
def test_the_best_routes_are_drawn_and_one_press_runs_them() -> None:
    look = sight(first(Running))
    parts = PANEL.parts(look)
    assert 'class="route"' in parts.board
    (data,) = values(read(parts.now), "data-action")[:1]
    action = decode_tagged(ACTIONS, json.loads(data), "")
    assert isinstance(action, RunRoutes)
    assert action in look.offers


def test_the_editor_judges_routes_and_draws_them() -> None:
    look = sight(first(Running))
    (begun,) = values(read(PANEL.parts(look).now), "data-routes")
    good = PANEL.detail(look, {"routes": begun})
    assert values(read(good), "data-action")
    assert 'class="route"' in good
    cut = json.dumps([{**route, "path": route["path"][:1]} for route in json.loads(begun)])
    bad = read(PANEL.detail(look, {"routes": cut}))
    assert values(bad, "data-why")
    assert not values(bad, "data-action")


@rule("OR-DIV-1", "OR-DIV-2", "OR-DIV-4")
def test_dividends_are_told_as_they_come_out() -> None:
    """What each choice promises is what the rules then do."""
    for number in range(3):
        moment = first(Dividing, number)
        look = sight(moment)
        frame = moment.frame
        assert isinstance(frame, Dividing)
        buttons = re.findall(r"<button.*?</button>", PANEL.parts(look).now)
        for kind in ("full", "half", "withhold"):
            words = next(b for b in buttons if f"kind&quot;:&quot;{kind}" in b)
            action = next(o for o in look.offers.of(PayDividend)).with_(kind=kind)
            events = GAME.apply(moment.state, moment.seat, action).events
            paid = next(e for e in events if type(e).__name__ == "DividendPaid")
            assert f"${paid.params['each']} per share" in words


@rule("SR-9", "SR-10")
def test_a_stock_turn_lists_every_corporation_once() -> None:
    moment = first(StockTurn, 8)
    html = PANEL.parts(sight(moment)).now
    shown = html.partition('<ul class="plainlist shares">')[2]
    assert shown.count('<div class="head">') == len(moment.state.corps)


def test_the_end_names_the_winner_and_all_scores() -> None:
    state = first(StockTurn).state.copy()
    state.over = "bank_broken"
    over = Moment(state, Seat(0))
    words = " ".join(read(PANEL.parts(sight(over, seat=None)).now).words)
    assert "wins" in words or "share the win" in words
    result = GAME.result(state)
    assert result is not None
    assert all(f"${score}" in words for score in result.scores)


def test_history_draws_both_charts() -> None:
    views = [GAME.view(m.state, None) for m in moments(3, 5)[::20]]
    html = PANEL.history(views, NAMES[:3], "pl")
    assert html.count('class="chart"') == 2
    assert "Majątek" in html
    assert PANEL.history([]) == ""


@rule("OR-PRIV-1")
def test_whoever_made_an_offer_waits_for_the_seller() -> None:
    asked = play(turn(), BuyPrivate(private=LSL, price=1))
    for state, awaited in ((turn(), (AMY,)), (asked, (BOB,))):
        assert GAME.awaited(state) == awaited
    assert GAME.to_act(asked) == (BOB, AMY), "who may take it back until then"


def test_a_corporation_opens_at_a_price_that_leaves_money_for_a_share() -> None:
    """Unless another is chosen: at the lowest it could not pay for a train."""
    for cash, price in ((300, "100"), (299, "90"), (1000, "150"), (110, "50")):
        state = stock(cash={0: cash})
        page = read(PANEL.parts(sight(Moment(state, AMY))).now)
        usual = [attrs for _, attrs in page.elements if attrs.get("class") == "usual"]
        chosen = [str(json.loads(each["data-action"] or "")["price"]) for each in usual]
        assert chosen == [price] * len(state.corps)


@rule("SEQ-2")
def test_a_refusal_says_whether_it_was_a_train() -> None:
    view = GAME.view(turn(), None)
    offer: dict[str, Any] = {"corp": CorpId("NYC"), "seat": BOB, "price": 50}
    for event, told in (
        (DealRefused(kind="train", item="2", **offer), "$50 for a 2-train."),
        (DealRefused(kind="private", item="MS", **offer), "$50 for MS."),
    ):
        assert VOICE.tell(view, event, "en", NAMES).endswith(f"declines NYC’s offer of {told}")
