"""The worked example of docs/rules/1846.md, section 14, played: every draft step, every state."""

from dataclasses import dataclass, field

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.journal import Entry
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules.frames import Dealing
from roundhouse.games.g1846.rules.ids import CardId, CorpId, HexId, PrivateId, TileId, TrainId
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.state import State, top
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.consent import AcceptDeal
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.draft.deal import Deal
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.draft.pick import Pick
from roundhouse.games.g1846.rules.steps.issue import IssueShares
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.run import best_revenue
from roundhouse.games.g1846.rules.steps.setup import Remove
from roundhouse.games.g1846.rules.steps.stock import BuyShare
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from roundhouse.games.g1846.rules.view import View
from tests.games.g1846.rules.laying import lay
from tests.games.g1846.rules.names import CWI, GT, IC, LSL, MAIL, MPC, MS, NYC
from tests.games.g1846.rules.runs import run


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
    game.say(lay("B16 5@0"))
    game.mark("S11")
    skip(game, "issuing", "building")
    game.say(run("2: C15 B16"))
    game.mark("S12")
    game.say(lay("G9 57@1"), lay("G7 6@4"))
    game.mark("S13")
    skip(game, "issuing", "building")
    game.say(run("2: G9 G7"))
    game.mark("S14")
    game.say(IssueShares(count=2))
    game.mark("S15")
    game.say(lay("C13 7@4"), lay("D14 5@2"))
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
    game.say(lay("D18 8@4"), lay("E17 292@1"))
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
    game.say(lay("J4 9@0"), lay("H6 9@0"))
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
    game.say(lay("B16 619@4"))
    game.mark("S30")
    skip(game, "issuing", "building")
    game.say(run("2: C15 B16"))
    game.mark("S31")
    game.say(lay("G7 14@0"))
    game.mark("S32")
    skip(game, "issuing", "building")
    game.say(run("2: G9 G7"))
    game.mark("S33")
    sold(game, LSL, 40)
    game.mark("S34")
    game.say(LayPrivateTile(private=LSL, hex=HexId("D14"), tile=TileId("14"), rotation=2))
    game.mark("S35")
    skip(game, "issuing")
    game.say(lay("E15 8@2"))
    game.mark("S36")
    game.say(lay("C15 294@0"))
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
    game.say(lay("G9 14@0"))
    game.mark("S43")
    game.say(lay("I3 9@1"))
    game.mark("S44")
    sold(game, MPC, 60)
    game.say(PlaceMarker(private=MPC, hex=HexId("I1")))
    game.mark("S45")
    skip(game, "issuing", "building")
    assert sum_of_best(game, IC) == 140
    game.say(run("3/5: G9 G7 H6 I5 I3 I1 = G9 G7 I1"), PayDividend(kind="full"))
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


def after_the_draft(game: Played) -> None:
    """Both stock rounds and the operating rounds between them."""
    stock_round_1(game)
    operating_round_1(game)
    operating_round_2(game)
    stock_round_2(game)
