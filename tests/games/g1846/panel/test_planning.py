"""The planning board: what it asks, shows and says, on positions of random games."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode_tagged
from roundhouse.games.g1846.panel.planning.asked import MOST_PLANS
from roundhouse.games.g1846.plans.rehearsal import Rehearsal, companies
from roundhouse.games.g1846.plans.steps import PLANNED, PlannedStep, written
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Building, StockTurn
from roundhouse.games.g1846.rules.ids import CorpId, HexId, TrainId
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from roundhouse.games.g1846.rules.view import view_of
from roundhouse.messages import LANGUAGES
from tests.games.g1846.panel.test_panel import (
    PANEL,
    Moment,
    first,
    moments,
    read,
    sight,
    some,
    values,
)
from tests.games.g1846.plans.test_rehearsal import three_tiles, two_lines
from tests.games.g1846.rules.names import ERIE, IC, NYC, T2

Step = tuple[str, Action]


def plan(*steps: Step, company: str = "", made: int | None = None) -> dict[str, object]:
    """A plan as a browser keeps it."""
    told = written([PlannedStep(company=CorpId(who), action=what) for who, what in steps])
    return {"company": company, "made": made, "steps": told}


def shown(
    moment: Moment,
    *plans: dict[str, object],
    language: str = "en",
    seat: Seat | str | None = "own",
    **query: str,
) -> str:
    """The board with the first of *plans*."""
    asked = {"plans": [*plans], "shown": 0}
    return PANEL.detail(sight(moment, language, seat), {"plan": json.dumps(asked), **query})


def here(**parts: Any) -> Moment:
    return Moment(two_lines(**parts), Seat(0))


def added(html: str) -> list[Action]:
    """What buttons would put into the plan."""
    sent = (*values(read(html), "data-plan-add"), *values(read(html), "data-lay"))
    return [decode_tagged(PLANNED, json.loads(each)) for each in sent]


def words(html: str) -> str:
    return re.sub(r"\s+", " ", " ".join(read(html).words))


# Nothing of it reaches the game


@pytest.mark.parametrize("seat", ["own", None])
def test_no_button_of_the_board_takes_an_action(seat: str | None) -> None:
    """Whatever is planned at whichever moment: buttons speak of plans alone."""
    asked = 0
    for moment in some(1):
        for company in companies(moment.state)[:3]:
            offers = Rehearsal(view_of(moment.state, None)).offers(company)
            steps = [(company, offer.with_()) for offer in offers[:2]]
            place = next((o.fixed["hex"] for o in offers.of(LayTile)), "D6")
            html = shown(moment, plan(*steps, company=company), seat=seat, hex=place)
            for name in ("data-action", "data-form", "data-why", "data-detail"):
                assert values(read(html), name) == []
            asked += 1
    assert asked > 20


def test_every_button_adds_a_step_that_fits() -> None:
    tried = 0
    for moment in some(1):
        for company in companies(moment.state)[:3]:
            for place in ("J4", "C15"):
                html = shown(moment, plan(company=company), hex=place)
                for action in added(html):
                    view = view_of(moment.state, moment.seat)
                    step = PlannedStep(company=company, action=action)
                    faults = Rehearsal(view).take(step).faults
                    assert faults == () or isinstance(action, OpenCorp), (company, action, faults)
                    tried += 1
    assert tried > 40


# What it shows


def test_an_empty_plan_says_how_to_begin() -> None:
    html = shown(here())
    assert "Click a marked hex" in words(html)
    assert values(read(html), "data-plan-company")[:2] == ["IC", "NYC"]
    assert "Illinois Central has no train to run" in words(html)


def test_the_run_the_shares_and_the_treasury_are_told() -> None:
    steps = [*three_tiles()[:2], (IC, BuyTrain(train=T2))]
    told = words(shown(here(), plan(*steps)))
    assert re.search(r"Best run \$(\d+)0: \$\1 per share", told), told
    assert "Treasury $120" in told
    assert "Pay out in full" in told
    assert "Amy $" in told


def test_each_step_is_told_with_its_price_its_turn_and_what_is_missing() -> None:
    steps = [*three_tiles(), (IC, BuyTrain(train=T2)), (IC, BuyTrain(train=T2))]
    told = words(shown(here(), plan(*steps)))
    assert "Tile 9 in J4" in told
    assert "in turn 2" in told
    poor = words(shown(here(), plan(*steps, (IC, BuyTrain(train=T2)))))
    assert "−$80" in poor
    assert re.search(r"\$\d+ short", poor)
    assert "short" not in told


def test_a_step_that_does_not_fit_says_why_and_the_others_stay() -> None:
    html = shown(here(), plan((NYC, three_tiles()[0][1]), three_tiles()[0]))
    assert html.count('class="left-out"') == 1
    assert "NYC isn’t connected" in words(html)
    assert values(read(html), "data-plan-drop") == ["0", "1"]


def test_a_plan_for_a_company_that_has_closed_says_so_and_shows_the_present() -> None:
    html = shown(here(), plan(("PRR", three_tiles()[0][1]), company="PRR"))
    assert "PRR is no longer in the game" in words(html)
    assert re.search(r'data-plan-company="IC" aria-pressed="true"', html)


def test_a_plan_of_another_moment_says_both_and_offers_what_fits() -> None:
    moment = here()
    html = shown(moment, plan(*three_tiles(), ("PRR", three_tiles()[0][1]), made=7))
    now = sight(moment).seq
    assert f"it’s now move {now}, and this plan was made at move 7" in words(html)
    assert "3 of its 4 steps still fit" in words(html)
    assert values(read(html), "data-plan-keep") == ["[0,1,2]"]
    assert values(read(html), "data-go") == ["7"]
    assert "data-plan-keep" not in shown(moment, plan(*three_tiles(), made=now))
    assert "data-plan-keep" not in shown(moment, plan(made=7))


def test_a_corporation_may_be_started_at_any_price() -> None:
    html = shown(here(), plan(company="ERIE"))
    prices = [a.price for a in added(html) if isinstance(a, OpenCorp)]
    assert sorted(prices) == sorted(DEFS.opening)
    begun = shown(here(), plan((ERIE, OpenCorp(corp=ERIE, price=60)), company="ERIE"))
    assert not [a for a in added(begun) if isinstance(a, OpenCorp)]
    assert "Treasury $120" in words(begun)


def test_trains_too_many_are_to_be_returned() -> None:
    state = two_lines(phase=3, supply=(0, 0, 0, -1))
    state.trains = {**state.trains, IC: (TrainId("5"),) * 3}
    html = shown(Moment(state, Seat(0)), plan((NYC, BuyTrain(train=TrainId("6"))), company="NYC"))
    assert "Illinois Central has too many trains" in words(html)
    assert re.search(r'data-plan-company="IC" data-plan-add="[^"]*return_train', html)


def test_a_token_is_among_the_choices_of_its_hex() -> None:
    steps = three_tiles()
    html = shown(here(), plan(*steps, company="IC"), hex="G7")
    tokens = [each for each in added(html) if isinstance(each, PlaceToken)]
    assert tokens == [PlaceToken(hex=HexId("G7"))]
    assert "−$80" in words(html)


def test_a_hex_where_nothing_can_be_built_says_why() -> None:
    assert "IC isn’t connected" in words(shown(here(), plan(company="IC"), hex="D8"))
    assert "upgraded further" in words(shown(here(), plan(company="IC"), hex="K3"))


def test_what_is_planned_lies_over_the_map() -> None:
    html = shown(here(), plan(*three_tiles(), (IC, BuyTrain(train=T2))))
    layer = html.partition("data-over")[2]
    assert layer.count('class="planned"') == 3
    assert 'class="route"' in layer
    assert 'id="t9"' in layer, "the map has none yet"
    assert "planned" not in shown(here(), plan()).partition("data-over")[2]


def test_plans_are_compared_beside_each_other() -> None:
    plans = [plan(*three_tiles()[:1], company="IC"), plan(), plan(*three_tiles(), company="IC")]
    html = shown(here(), *plans, compare="all")
    found = read(html)
    assert re.findall(r'<th scope="col">(.*?)</th>', html) == ["Plan 1", "Plan 3"]
    costs = re.search(r"Cost</th><td>\$(\d+)</td><td>\$(\d+)</td>", html)
    assert costs is not None
    assert int(costs[1]) < int(costs[2])
    assert values(found, "data-plan-compare") == ["data-plan-compare"]
    assert "data-plan-compare" not in shown(here(), *plans[:2])


@pytest.mark.parametrize(
    "sent",
    ["", "nonsense", "[]", '{"plans": 3}', '{"plans": [{"steps": [1]}]}', '{"plans": [], "x": 1}',
     json.dumps({"plans": [plan(*three_tiles() * 9)]})],
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_a_way_out(sent: str) -> None:
    html = PANEL.detail(sight(here()), {"plan": sent})
    assert values(read(html), "data-plan-forget") != []
    assert len(words(html)) > 20


def test_plans_too_many_are_left_away() -> None:
    html = shown(here(), *[plan(*three_tiles()[:1])] * 5)
    assert values(read(html), "data-plan-show") == [str(n) for n in range(MOST_PLANS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_told_in_every_language(language: str) -> None:
    steps = [*three_tiles(), (IC, BuyTrain(train=T2)), ("PRR", BuyTrain(train=T2))]
    english = words(shown(here(), plan(*steps, made=3), plan(*steps), compare="all"))
    for query in ({}, {"hex": "G9"}, {"compare": "all"}):
        html = shown(here(), plan(*steps, made=3), plan(*steps), language=language, **query)
        assert "g1846-" not in words(html)
        assert "???" not in words(html)
        assert language == "en" or words(html) != english


def test_a_seat_that_does_not_act_and_a_spectator_have_the_same_board() -> None:
    moment = first(Building)
    other = replace(moment, seat=Seat((moment.seat + 1) % moment.state.seats))
    for each in (moment, other):
        assert "data-plan-company" in shown(each)
    assert "data-plan-company" in shown(moment, seat=None)
    assert added(shown(first(StockTurn), plan(company=moments(3, 5)[0].state.corps[0]))) != []
