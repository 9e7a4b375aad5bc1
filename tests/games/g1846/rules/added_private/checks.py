"""What the added private must do; run by test_added_private.py where it has been added."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from roundhouse.core.game import Setup
from roundhouse.core.panel import Sight
from roundhouse.core.table import Table
from roundhouse.games.g1846.bots.levels import Normal
from roundhouse.games.g1846.draw.picture import draw_table
from roundhouse.games.g1846.panel.panel import PANEL
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import PrivateId
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.title import TITLE
from roundhouse.messages import LANGUAGES, sentence
from tests.games.g1846.rules.names import GT
from tests.games.g1846.rules.turns import AMY, happening, offers, refused, turn_of

GAME = Game1846()
GE = PrivateId("GE")
GRAIN: Any = import_module(type(power_of(GE)).__module__)


def test_it_is_found_by_its_id() -> None:
    assert power_of(GE).printed.name == "Grain Elevator"
    assert GRAIN.SellGrain in TITLE.vocabulary.actions
    assert GRAIN.GrainSold in TITLE.vocabulary.events
    assert GRAIN.NotRipe in TITLE.vocabulary.errors


def test_it_is_offered_refused_used_and_told() -> None:
    early, ripe = (turn_of("GT", owned="GE", phase=phase, cash=5) for phase in (1, 2))
    assert GRAIN.SellGrain not in [offer.action for offer in offers(early)]
    assert refused(early, GRAIN.SellGrain(), GRAIN.NotRipe) == {"rule": "PW-GE-1", "private": GE}
    assert GRAIN.SellGrain in [offer.action for offer in offers(ripe)]
    after, (event,) = happening(ripe, GRAIN.SellGrain())
    assert event == GRAIN.GrainSold(corp=GT, private=GE, amount=30)
    assert (after.cash[GT], after.used) == (35, (GE,))
    assert sentence(event, "en") == "GT sells the grain of GE for $30."
    with pytest.raises(GRAIN.NotRipe) as no:
        GAME.apply(early, AMY, GRAIN.SellGrain())
    assert sentence(no.value, "en").startswith("The grain of GE is not ripe.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_on_the_page(language: str) -> None:
    state = turn_of("GT", owned="GE", phase=2)
    sight = Sight(
        view=GAME.view(state, AMY),
        seat=AMY,
        to_act=(AMY,),
        offers=GAME.legal(state, AMY),
        names=("Amy", "Bob", "Carlos"),
        language=language,
        seq=1,
        why_not=lambda action: next(GAME.refusals(state, AMY, action), None),
        result=None,
    )
    shown = PANEL.parts(sight).now
    assert "sell_grain" in shown
    assert "g1846-panel" not in shown
    assert "GE" in draw_table(sight.view, language)


def test_bots_play_with_it() -> None:
    table, rng = Table.start(GAME, Setup(seats=5), seed="harvest"), Random(1)
    for _ in range(150):
        seat = table.to_act[0]
        view, choices = table.view(seat), table.offers(seat)
        chosen = Normal().choose(view, choices, rng) if seat >= 0 else None
        table.play(seat, chosen.action if chosen else choices.sample(rng))
    assert GE in table.state.owners
