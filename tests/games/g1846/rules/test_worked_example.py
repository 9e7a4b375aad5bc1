"""The worked example of docs/rules/1846.md, section 14: every draft step, every state S0 to S56."""

import pytest

from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules.ids import CorpId, HexId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import (
    certificate_limit,
    held,
    held_by_players,
    in_market,
    in_treasury,
    net_worth,
    privates_of,
    total_money,
)
from roundhouse.games.g1846.rules.state import BANK, State
from tests.games.g1846.rules.build import AMY, BOB, CARLOS, GAME
from tests.games.g1846.rules.names import BIG4, CWI, GT, IC, LSL, MAIL, MPC, MS, NYC
from tests.games.g1846.rules.worked_example import Played, after_the_draft, draft
from tests.games.g1846.rules.worked_example_money import COLUMNS, LINES
from tests.support.rules import rule


@pytest.fixture(scope="module", params=[False, True], ids=["brisk", "patient"])
def game(request: pytest.FixtureRequest) -> Played:
    """The whole example, with steps that finish themselves and with every pass said aloud."""
    played = Played(Table(GAME, Setup(seats=3, options={"wait_for_passes": request.param})))
    draft(played)
    after_the_draft(played)
    return played


@pytest.mark.parametrize("line", LINES, ids=[line[0] for line in LINES])
def test_each_state_has_the_money_of_the_example(game: Played, line: list[str]) -> None:
    name, *amounts = line
    state = game.states[name]
    expected = [None if amount == "-" else int(amount) for amount in amounts]
    assert [state.cash.get(holder) for holder in COLUMNS] == expected
    assert total_money(state) == 6500


@rule("DRAFT-3", "DRAFT-6", "SET-4", "SR-10", "SR-11")
def test_the_example_begins_as_described(game: Played) -> None:
    state = game.states["S0"]
    assert state.removed == ("ERIE", "PRR")
    assert (state.cash[BANK], certificate_limit(state), state.supply) == (5300, 14, (5, 4, 3, -1))
    state = game.states["S1"]
    assert state.owners == {MS: AMY, BIG4: CARLOS, CWI: BOB, LSL: BOB, MPC: CARLOS, MAIL: BOB}
    tokens = game.states["S4"].board
    assert [tokens.owners_at(HexId(h)) for h in ("B16", "D20", "K3")] == [(GT,), (NYC,), (IC,)]


def shares(state: State, corp: CorpId) -> tuple[int, int, int]:
    return held_by_players(state, corp), in_market(state, corp), in_treasury(state, corp)


def prices(state: State) -> list[tuple[str, int]]:
    return [(corp, price(state, corp)) for corp in state.order]


@rule("SR-18", "SR-19", "OR-SEQ-2")
def test_after_the_first_stock_round(game: Played) -> None:
    state = game.states["S9"]
    assert prices(state) == [("NYC", 80), ("IC", 80), ("GT", 60)]
    assert [shares(state, corp) for corp in (GT, NYC, IC)] == [(3, 0, 7), (5, 0, 5), (2, 0, 8)]
    assert [held(state, NYC, seat) for seat in (AMY, BOB, CARLOS)] == [1, 3, 1]
    assert (state.trains[MS], state.trains[BIG4]) == (("2",), ("2",))
    assert game.states["S10"].priority == BOB


@rule("OR-TRAIN-3", "MKT-1")
def test_after_the_first_operating_round(game: Played) -> None:
    state = game.states["S28"]
    assert prices(state) == [("NYC", 70), ("IC", 70), ("GT", 50)]
    assert [shares(state, corp) for corp in (GT, NYC, IC)] == [(3, 2, 5), (5, 4, 1), (2, 2, 6)]
    assert state.trains[GT] == ("2", "2")
    assert state.trains[NYC] == ("2", "2", "2", "3/5")
    assert state.trains[IC] == ("3/5",)
    assert state.supply == (0, 2, 3, -1)
    assert (game.states["S23"].phase, game.states["S24"].phase) == (1, 2)


@rule("OR-PRIV-5", "OR-DIV-4")
def test_after_the_second_operating_round(game: Played) -> None:
    state = game.states["S48"]
    assert prices(state) == [("NYC", 90), ("IC", 90), ("GT", 70)]
    assert [shares(state, corp) for corp in (GT, NYC, IC)] == [(3, 2, 5), (5, 4, 1), (2, 2, 6)]
    assert state.trains[GT] == ("2", "2", "2")
    assert MS not in state.trains


@rule("SR-18", "SR-19", "END-4")
def test_after_the_second_stock_round(game: Played) -> None:
    state = game.states["end"]
    assert prices(state) == [("NYC", 100), ("IC", 80), ("GT", 60)]
    assert [shares(state, corp) for corp in (GT, NYC, IC)] == [(5, 1, 4), (10, 0, 0), (2, 2, 6)]
    assert [held(state, GT, seat) for seat in (AMY, BOB)] == [4, 1]
    assert [held(state, NYC, seat) for seat in (AMY, BOB, CARLOS)] == [2, 5, 3]
    assert state.priority == CARLOS
    assert set(privates_of(state, NYC)) == {LSL, MAIL, CWI}
    assert privates_of(state, IC) == (MPC,)
    assert privates_of(state, CARLOS) == (BIG4,)
    assert LSL in state.used
    cities = {
        corp: sorted(place for place, _ in state.board.cities_of(corp)) for corp in state.order
    }
    assert cities == {GT: ["B16", "C15", "D14"], NYC: ["C15", "D20"], IC: ["G7", "K3"]}
    assert state.board.owners_at(HexId("G9")) == (BIG4,)
    assert [net_worth(state, seat) for seat in (AMY, BOB, CARLOS)] == [472, 597, 462 + 40]


def test_the_journal_of_the_example_replays(game: Played) -> None:
    again = Table.replay(GAME, game.table.journal)
    assert again.state == game.state
