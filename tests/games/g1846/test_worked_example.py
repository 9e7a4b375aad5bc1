"""The worked example of docs/rules/1846.md, section 14: every draft step, every state S0 to S56."""

from dataclasses import dataclass, field

import pytest

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.game import Setup
from roundhouse.core.journal import Entry
from roundhouse.core.table import Table
from roundhouse.games.g1846.actions import (
    AcceptDeal,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    Deal,
    IssueShares,
    LayPrivateTile,
    LayTile,
    OpenCorp,
    PayDividend,
    Pick,
    PlaceMarker,
    PlaceToken,
    Remove,
    Route,
    RunRoutes,
    TakePrivate,
)
from roundhouse.games.g1846.frames import Dealing
from roundhouse.games.g1846.ids import (
    BIG4,
    CWI,
    LSL,
    MAIL,
    MPC,
    MS,
    CardId,
    CorpId,
    HexId,
    PrivateId,
    TileId,
    TrainId,
)
from roundhouse.games.g1846.market import price
from roundhouse.games.g1846.money import (
    certificate_limit,
    held,
    held_by_players,
    in_market,
    in_treasury,
    net_worth,
    privates_of,
    total_money,
)
from roundhouse.games.g1846.state import BANK, State, top
from roundhouse.games.g1846.steps.run import best_revenue
from roundhouse.games.g1846.view import View
from tests.games.g1846.build import AMY, BOB, CARLOS, GAME
from tests.support.rules import rule

GT, NYC, IC, BO, CO = (CorpId(c) for c in ("GT", "NYC", "IC", "B&O", "C&O"))
COLUMNS = (BANK, AMY, BOB, CARLOS, MS, BIG4, GT, NYC, IC)
CASH = """
S0 5300 400 400 400 - - - - -
S1 5660 260 240 240 60 40 - - -
S2 5660 140 240 240 60 40 120 - -
S3 5660 140 80 240 60 40 120 160 -
S4 5580 140 80 80 60 40 120 160 240
S5 5580 80 80 80 60 40 180 160 240
S6 5580 80 0 80 60 40 180 240 240
S7 5580 80 0 0 60 40 180 320 240
S8 5580 0 0 0 60 40 180 400 240
S9 5580 0 0 0 60 40 180 400 240
S10 5540 0 25 15 60 40 180 400 240
S11 5560 0 25 15 40 40 180 400 240
S12 5500 30 25 15 70 40 180 400 240
S13 5540 30 25 15 70 0 180 400 240
S14 5500 30 25 35 70 20 180 400 240
S15 5400 30 25 35 70 20 280 400 240
S16 5440 30 25 35 70 20 240 400 240
S17 5520 30 25 35 70 20 160 400 240
S18 5520 30 25 35 70 20 160 400 240
S19 5680 30 25 35 70 20 0 400 240
S20 5400 30 25 35 70 20 0 680 240
S21 5440 30 25 35 70 20 0 640 240
S22 5440 30 25 35 70 20 0 640 240
S23 5680 30 25 35 70 20 0 400 240
S24 5840 30 25 35 70 20 0 240 240
S25 5700 30 25 35 70 20 0 240 380
S26 5700 30 25 35 70 20 0 240 380
S27 5700 30 25 35 70 20 0 240 380
S28 5860 30 25 35 70 20 0 240 220
S29 5820 30 50 50 70 20 0 240 220
S30 5880 30 50 50 10 20 0 240 220
S31 5810 65 50 50 45 20 0 240 220
S32 5830 65 50 50 45 0 0 240 220
S33 5780 65 50 75 45 25 0 240 220
S34 5780 65 90 75 45 25 0 200 220
S35 5780 65 90 75 45 25 0 200 220
S36 5800 65 90 75 45 25 0 180 220
S37 5900 65 90 75 45 25 0 80 220
S38 5980 65 90 75 45 25 0 0 220
S39 5686 84 147 94 45 25 0 199 220
S40 5686 84 227 94 45 25 0 119 220
S41 5686 84 287 94 45 25 0 59 220
S42 5766 84 287 94 45 25 0 59 140
S43 5786 84 287 94 45 25 0 59 120
S44 5806 84 287 94 45 25 0 59 100
S45 5806 84 287 154 45 25 0 59 40
S46 5694 84 287 182 45 25 0 59 124
S47 5566 132 287 182 45 25 80 59 124
S48 5566 192 287 182 - 25 65 59 124
S49 5656 192 197 182 - 25 65 59 124
S50 5746 192 197 92 - 25 65 59 124
S51 5836 102 197 92 - 25 65 59 124
S52 5926 102 107 92 - 25 65 59 124
S53 5926 102 107 2 - 25 65 149 124
S54 5926 32 107 2 - 25 135 149 124
S55 5996 32 37 2 - 25 135 149 124
S56 5996 32 37 2 - 25 135 149 124
"""


@dataclass
class Played:
    """The game as it is played: the table, and the position at each name of the example."""

    table: Table[State, View]
    states: dict[str, State] = field(default_factory=dict)

    def say(self, *actions: Action) -> None:
        """Each action, by the first seat that may act."""
        for action in actions:
            self.table.enter(Entry(self.table.to_act[0], action))

    def mark(self, name: str) -> None:
        """This is the state that the example calls *name*."""
        self.states[name] = self.table.state

    @property
    def state(self) -> State:
        return self.table.state


def card(name: str) -> CardId:
    return CardId(name)


def lay(place: str, tile: str, rotation: int) -> LayTile:
    return LayTile(hex=HexId(place), tile=TileId(tile), rotation=rotation)


def run(*routes: str) -> RunRoutes:
    """Routes as "3/5: C15 D14 E15 E17", with what is counted after "+" unless it is all."""
    made = []
    for text in routes:
        train, _, way = text.partition(": ")
        path, _, counted = way.partition(" + ")
        made.append(
            Route(
                train=TrainId(train),
                path=tuple(path.split()),
                counted=tuple(map(HexId, counted.split())),
            )
        )
    return RunRoutes(routes=tuple(made))


def buy(corp: CorpId, *, market: bool = False) -> BuyShare:
    return BuyShare(corp=corp, source="market" if market else "treasury")


def train(name: str) -> BuyTrain:
    return BuyTrain(train=TrainId(name))


def draft(game: Played) -> None:
    """Section 14.1. A hand is dealt card for card as the deck of the example gives it."""
    game.say(*(Remove(what=name) for name in ("MC", "O&I", "SC", "TBC", "ERIE", "PRR")))
    game.mark("S0")
    deck = ["BIG4", "blank", "MS", "LSL", "MAIL", "C&WI", "blank", "blank", "MPC"]
    picks = ["BIG4", "C&WI", "MS", "MPC", "LSL", "blank", "blank", "blank"]
    for number, (keeps, seat) in enumerate(zip(picks, [2, 1, 0] * 3, strict=False), 1):
        hand, deck = deck[:5], deck[5:]
        deal_if_asked(game, hand)
        assert game.table.to_act == (Seat(seat),)
        game.say(Pick(card=card(keeps)))
        hand.remove(keeps)
        deck += hand
        assert len(deck) == {1: 8, 2: 7, 3: 6, 4: 5, 5: 4, 6: 3, 7: 2, 8: 1}[number]
    assert deck == ["MAIL"]
    game.say(Pass(), Pass(), TakePrivate(private=MAIL))
    game.mark("S1")


def deal_if_asked(game: Played, hand: list[str]) -> None:
    """Let chance draw what of *hand* is not sure to come."""
    if game.table.to_act != (CHANCE,):
        return
    drawn = list(hand)
    for known in top(game.state, Dealing).sure:
        drawn.remove(known)
    game.say(Deal(cards=tuple(sorted(map(card, drawn)))))


def stock_round_1(game: Played) -> None:
    steps = [
        OpenCorp(corp=GT, price=60),
        OpenCorp(corp=NYC, price=80),
        OpenCorp(corp=IC, price=80),
        buy(GT),
        buy(NYC),
        buy(NYC),
        buy(NYC),
    ]
    for number, action in enumerate(steps, 2):
        game.say(action)
        game.mark(f"S{number}")


def operating_round_1(game: Played) -> None:
    """After the last pass (S9) the income of S10 is paid at once."""
    while game.state.or_no == 0:
        game.mark("S9")
        game.say(Pass())
    game.mark("S10")
    game.say(lay("B16", "5", 0))
    game.mark("S11")
    skip(game, "issuing", "building")
    game.say(run("2: C15 B16"))
    game.mark("S12")
    game.say(lay("G9", "57", 1), lay("G7", "6", 4))
    game.mark("S13")
    skip(game, "issuing", "building")
    game.say(run("2: G9 G7"))
    game.mark("S14")
    game.say(IssueShares(count=2))
    game.mark("S15")
    game.say(lay("C13", "7", 4), lay("D14", "5", 2))
    game.mark("S16")
    game.say(PlaceToken(hex=HexId("D14")))
    game.mark("S17")
    skip(game, "building")
    game.mark("S18")
    game.say(train("2"), train("2"))
    game.mark("S19")
    skip(game, "buying_trains")
    game.say(IssueShares(count=4))
    game.mark("S20")
    game.say(lay("D18", "8", 4), lay("E17", "292", 1))
    game.mark("S21")
    skip(game, "building")
    game.mark("S22")
    game.say(train("2"), train("2"), train("2"))
    game.mark("S23")
    game.say(train("3/5"))
    game.mark("S24")
    skip(game, "buying_trains")
    game.say(IssueShares(count=2))
    game.mark("S25")
    game.say(lay("J4", "9", 0), lay("H6", "9", 0))
    game.mark("S26")
    skip(game, "building")
    game.mark("S27")
    game.say(train("3/5"))
    game.mark("S28")
    skip(game, "buying_trains")


def at(game: Played) -> str:
    return game.state.stack[-1].wire


def skip(game: Played, *steps: str) -> None:
    """Pass while the same company is at one of *steps*."""
    turn = game.state.turn
    company = turn.company if turn else None
    while at(game) in steps and game.state.turn and game.state.turn.company == company:
        game.say(Pass())


def sold(game: Played, private: PrivateId, amount: int) -> None:
    """A corporation buys a private; an owner who is another player agrees."""
    game.say(BuyPrivate(private=private, price=amount))
    if at(game) == "asking":
        game.say(AcceptDeal())


def operating_round_2(game: Played) -> None:
    game.mark("S29")
    game.say(lay("B16", "619", 4))
    game.mark("S30")
    skip(game, "issuing", "building")
    game.say(run("2: C15 B16"))
    game.mark("S31")
    game.say(lay("G7", "14", 0))
    game.mark("S32")
    skip(game, "issuing", "building")
    game.say(run("2: G9 G7"))
    game.mark("S33")
    sold(game, LSL, 40)
    game.mark("S34")
    game.say(LayPrivateTile(private=LSL, hex=HexId("D14"), tile=TileId("14"), rotation=2))
    game.mark("S35")
    skip(game, "issuing")
    game.say(lay("E15", "8", 2))
    game.mark("S36")
    game.say(lay("C15", "294", 0))
    game.mark("S37")
    game.say(PlaceToken(hex=HexId("C15")))
    game.mark("S38")
    skip(game, "issuing", "building")
    assert sum_of_best(game, NYC) == 370
    game.say(run("2: C15 B16", "2: C15 C13 D14", "2: C15 C17", "3/5: C15 D14 E15 E17"))
    game.say(PayDividend(kind="half"))
    game.mark("S39")
    sold(game, MAIL, 80)
    game.mark("S40")
    sold(game, CWI, 60)
    game.mark("S41")
    skip(game, "buying_trains")
    skip(game, "issuing")
    game.say(PlaceToken(hex=HexId("G7")))
    game.mark("S42")
    game.say(lay("G9", "14", 0))
    game.mark("S43")
    game.say(lay("I3", "9", 1))
    game.mark("S44")
    sold(game, MPC, 60)
    game.say(PlaceMarker(private=MPC, hex=HexId("I1")))
    game.mark("S45")
    skip(game, "issuing", "building")
    assert sum_of_best(game, IC) == 140
    game.say(run("3/5: G9 G7 H6 I5 I3 I1 + G9 G7 I1"), PayDividend(kind="full"))
    game.mark("S46")
    skip(game, "buying_trains")
    skip(game, "issuing", "building")
    assert sum_of_best(game, GT) == 160
    game.say(run("2: D14 C13 C15", "2: D14 C15"), PayDividend(kind="full"))
    game.mark("S47")
    sold(game, MS, 60)
    game.mark("S48")
    skip(game, "buying_trains")


def sum_of_best(game: Played, corp: CorpId) -> int:
    return best_revenue(game.state, corp)


def stock_round_2(game: Played) -> None:
    steps = [
        buy(NYC, market=True),
        buy(NYC, market=True),
        buy(NYC, market=True),
        buy(NYC, market=True),
        buy(NYC),
        buy(GT),
        buy(GT, market=True),
    ]
    for number, action in enumerate(steps, 49):
        game.say(action)
        game.mark(f"S{number}")
    while game.state.or_no == 0:
        game.mark("S56")  # its money; the income that follows the last pass is already of OR 3
        game.say(Pass())
    game.mark("end")


@pytest.fixture(scope="module", params=[False, True], ids=["brisk", "patient"])
def game(request: pytest.FixtureRequest) -> Played:
    """The whole example, with steps that finish themselves and with every pass said aloud."""
    played = Played(Table(GAME, Setup(seats=3, options={"wait_for_passes": request.param})))
    draft(played)
    stock_round_1(played)
    operating_round_1(played)
    operating_round_2(played)
    stock_round_2(played)
    return played


LINES = [line.split() for line in CASH.strip().splitlines()]


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


def cities(state: State, corp: CorpId) -> list[HexId]:
    return sorted(place for place, _ in state.board.cities_of(corp))


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
