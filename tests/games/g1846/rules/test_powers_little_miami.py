"""Little Miami joins two cities, from docs/rules/1846.md section 11."""

from typing import Any

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.frames import LayingExtra
from roundhouse.games.g1846.rules.ids import HexId, TileId
from roundhouse.games.g1846.rules.powers.kinds.power import PowerUsed
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile, PrivateTileLaid
from roundhouse.games.g1846.rules.powers.little_miami import AlreadyJoined, DoesNotJoin
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.second_tile import SecondTileDue
from roundhouse.games.g1846.rules.tiles import ColourNotYet, NoTileLeft, WrongLabel
from roundhouse.games.g1846.rules.track import TileTooDear
from tests.games.g1846.rules.names import GT, LM
from tests.games.g1846.rules.powers import SECOND_EDITION, power
from tests.games.g1846.rules.turns import (
    allowed,
    happening,
    offers,
    play,
    refused,
    turn_of,
)
from tests.support.rules import rule


def miami(lying: str = "", **changes: Any) -> State:
    return turn_of("GT", lying, owned="LM", options=SECOND_EDITION, **changes)


@rule("PW-LM-1")
def test_two_tiles_join_cincinnati_and_dayton() -> None:
    """H12's north-east side is G13's south-west side."""
    state = miami(cash=0)
    half = play(state, power("LM", "H12 293@0"))
    frame = half.stack[-1]
    assert isinstance(frame, LayingExtra)
    assert frame.must
    after = play(half, power("LM", "G13 57@0"))
    assert after.stack == state.stack
    assert (after.cash, after.turn) == (state.cash, state.turn)
    assert refused(after, power("LM", "H12 294@0"), PowerUsed)["private"] == LM


@rule("PW-LM-1")
def test_the_second_tile_must_follow_when_the_first_joins_nothing() -> None:
    half = play(miami(), power("LM", "H12 293@0"))
    assert refused(half, Pass(), SecondTileDue) == {
        "rule": "PW-LM-1",
        "private": LM,
        "hexes": ("G13",),
    }
    assert refused(half, power("LM", "G13 57@1"), DoesNotJoin)["other"] == "H12"


@rule("PW-LM-1")
def test_one_tile_may_be_enough() -> None:
    state = miami("H12 293@0")
    after = play(state, power("LM", "G13 57@0"))
    assert after.stack == state.stack
    assert after.board.tiles[HexId("G13")] == Laid(TileId("57"), 0)


@rule("PW-LM-1")
def test_an_upgrade_may_be_what_joins() -> None:
    state = miami("H12 293@1, G13 57@0", phase=2)
    assert allowed(state, power("LM", "H12 294@0"))
    early = miami("H12 293@1, G13 57@0", phase=1)
    assert refused(early, power("LM", "H12 294@0"), ColourNotYet)["wanted"] == "II"


@rule("PW-LM-1")
def test_a_tile_that_cannot_become_part_of_a_join_is_refused() -> None:
    """A yellow tile in H12 that leads west and south-west, and nothing there."""
    state = miami()
    assert refused(state, power("LM", "H12 291@0"), DoesNotJoin) == {
        "rule": "PW-LM-1",
        "private": LM,
        "hex": "H12",
        "other": "G13",
    }


@rule("PW-LM-1")
def test_the_join_may_take_another_way() -> None:
    """From Cincinnati's north-west side over G11 to Dayton's west."""
    half = play(miami("G11 7@4"), power("LM", "H12 292@2"))
    assert refused(half, power("LM", "G13 57@0"), DoesNotJoin)["hex"] == "G13"
    assert allowed(half, power("LM", "G13 57@1"))


@rule("PW-LM-1")
def test_tokens_on_the_way_do_not_matter() -> None:
    """Indianapolis, where Big 4's token blocks every train, is on the way."""
    half = play(miami("H10 8@2, G9 5@4, G11 9@1"), power("LM", "H12 293@1"))
    assert allowed(half, power("LM", "G13 57@1"))


@rule("PW-LM-1")
def test_cities_joined_already_need_no_little_miami() -> None:
    state = miami("H12 293@0, G13 57@0")
    params = refused(state, power("LM", "G13 14@0"), AlreadyJoined)
    assert params == {"rule": "PW-LM-1", "private": LM, "hex": "G13", "other": "H12"}
    assert not [offer for offer in offers(state) if offer.action is LayPrivateTile]


@rule("PW-LM-1")
def test_new_track_of_each_tile_is_part_of_the_join() -> None:
    """After G13 alone joined the cities, H12's upgrade would add nothing to the join."""
    state = miami("H12 293@0, G13 57@1", phase=2)
    after = play(state, power("LM", "G13 14@0"))
    assert after.stack == state.stack


@rule("PW-LM-1")
def test_a_second_tile_may_add_to_the_join() -> None:
    """G13's new track leads to H12, and over G11 to where H12 may get new track too."""
    state = miami("H12 293@0, G13 57@2, G11 7@4", phase=2)
    half = play(state, power("LM", "G13 15@5"))
    assert isinstance(half.stack[-1], LayingExtra)
    assert refused(half, power("LM", "H12 294@0"), DoesNotJoin)["other"] == "G13"
    assert allowed(half, power("LM", "H12 295@0"))
    assert play(half, Pass()).stack == state.stack


@rule("PW-LM-1")
def test_little_miami_minds_letters_and_supply() -> None:
    state = miami()
    assert refused(state, power("LM", "H12 57@0"), WrongLabel)["wanted"] == "Z"
    out = miami("E17 293@1")
    assert refused(out, power("LM", "H12 293@0"), NoTileLeft)["count"] == 1


@rule("PW-LM-2")
def test_the_bridge_is_paid_all_the_same() -> None:
    """H12's side to I11 costs $40 where I11's track comes to it."""
    lying, join = "I11 9@0, G13 57@0", power("LM", "H12 293@0")
    after, events = happening(miami(lying, cash=40), join)
    assert after.cash[GT] == 0
    assert isinstance(events[0], PrivateTileLaid)
    assert events[0].cost == 40
    poor = miami(lying, cash=39)
    assert refused(poor, join, TileTooDear) == {
        "rule": "PW-LM-2",
        "company": GT,
        "hex": "H12",
        "tile": "293",
        "needed": 40,
        "have": 39,
    }


@rule("PW-LM-1", "PW-LM-2")
def test_a_join_that_cannot_be_paid_is_none() -> None:
    """Dayton's tile is free, but the only tile left for Cincinnati completes the bridge."""
    lying, first = "I11 9@0, E17 291@3, C15 292@1", power("LM", "G13 57@0")
    assert allowed(miami(lying, cash=40), first)
    assert refused(miami(lying, cash=39), first, DoesNotJoin)["hex"] == "G13"
    half = play(miami(lying, cash=40), first)
    half.cash = {**half.cash, GT: 39}
    assert refused(half, power("LM", "H12 293@0"), TileTooDear)["have"] == 39
