"""The panel of an offer: what is asked, and the price of one's own."""

import json
from dataclasses import replace
from html import unescape

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.panel import Sight
from roundhouse.games.g1846.panel.panel import PANEL
from roundhouse.games.g1846.rules.frames import Asking, Issuing
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.messages import LANGUAGES
from tests.games.g1846.rules.build import AMY, BOB, CARLOS, GAME, Corp, operating
from tests.games.g1846.rules.names import MAIL, NYC
from tests.support.rules import rule


def sight(state: State, seat: Seat, language: str = "en") -> Sight[View]:
    return Sight(
        view=GAME.view(state, seat),
        seat=seat,
        to_act=GAME.to_act(state),
        offers=GAME.legal(state, seat),
        names=("Amy", "Bob", "Carlos"),
        language=language,
        seq=1,
        why_not=lambda action: next(GAME.refusals(state, seat, action), None),
        result=None,
    )


def asked(**facts: int | bool) -> State:
    """NYC, Amy's, offers Bob $30 for the Mail Contract."""
    corps = {"NYC": Corp(players={0: 4}, cash=200)}
    state = operating(Issuing(corp=NYC), "NYC", corps=corps, owners={"MAIL": 1}, phase=2)
    deal = Asking(corp=NYC, seller=BOB, price=30, private=MAIL)
    state.stack = (*state.stack, replace(deal, **facts))  # type: ignore[arg-type]  # its fields
    return state


@rule("SEQ-4")
def test_the_seller_may_agree_refuse_or_name_a_price() -> None:
    html = PANEL.parts(sight(asked(), BOB)).now
    assert "New York Central offers you $30 for: Mail Contract." in html
    assert 'min="31" max="80" value="55"' in html
    assert json.dumps({"type": "counter_deal"}, separators=(",", ":")) in unescape(html)
    assert "accept_deal" in html
    assert "refuse_deal" in html
    assert "withdraw_deal" not in html


@rule("SEQ-4")
def test_the_buyer_sees_the_sellers_price_and_both_may_go_on() -> None:
    state = asked(price=60, countered=True, named=30)
    buyer = PANEL.parts(sight(state, AMY)).now
    assert "Bob wants $60 from New York Central for: Mail Contract. What’s your answer?" in buyer
    assert "Previous price: $30." in buyer
    assert 'min="31" max="59" value="45"' in buyer
    seller = PANEL.parts(sight(state, BOB)).now
    assert "withdraw_deal" in seller
    assert "counter_deal" not in seller
    assert "Waiting for Amy" in seller
    onlooker = PANEL.parts(sight(state, CARLOS)).now
    assert "Bob wants $60" in onlooker
    assert "_deal" not in onlooker


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    html = PANEL.parts(sight(asked(price=60, countered=True, named=30), AMY, language)).now
    assert html.count("$60") >= 2
    assert "g1846-panel" not in html
