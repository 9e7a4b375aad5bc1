"""The player that takes any offer."""

from random import Random

from roundhouse.core.actions import Pass
from roundhouse.core.bots import RandomBot
from roundhouse.core.offers import Offer, Offers
from roundhouse_toll.game import DIE, Roll


def test_the_random_player_takes_each_offer_now_and_then() -> None:
    offers = Offers((Offer(Pass), Offer(Roll, open={"pips": DIE})))
    chosen = {RandomBot().choose(None, offers, Random(n)).action for n in range(200)}
    assert chosen == {Pass(), *(Roll(pips=n) for n in range(1, 7))}
