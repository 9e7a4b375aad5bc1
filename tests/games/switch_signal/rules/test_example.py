"""The rulebook's example turn, step by step (section 19)."""

from roundhouse.games.switch_signal.rules.frames import Acting, CarryingOut, Drawing
from roundhouse.games.switch_signal.rules.travel import TrainMoved
from tests.games.switch_signal.rules.support import (
    PASS,
    after,
    at,
    cargo,
    carrying,
    closed_at,
    colour,
    dice,
    draw,
    events,
    exit_by,
    green,
    loading,
    move,
    on_network,
    roll,
    signal,
    stock,
    switch,
)
from tests.support.rules import rule

HAND = ("move", "move", "move", "switch", "switch", "signal")
STANDING = {"brown-1": "bordeaux", "grey-1": "hamburg"}


@rule("SS-EX-1", "SB-REQ-14", "SB-REQ-15", "SB-REQ-16", "SB-REQ-18")
def test_the_example_turn_comes_out_as_printed() -> None:
    state = carrying("I03", trains=STANDING, hand=HAND)

    def hand() -> int:
        return sum(state.hands[0])

    assert (state.clock, hand(), state.left) == (7, 6, 14)

    state = after(state, colour("black"), dice(2, 4))
    assert (at(state, "black-1"), state.clock, hand()) == ("calais", 7, 6)

    (moved,) = [e for e in events(state, roll(4)) if isinstance(e, TrainMoved)]
    assert moved.way == ("calais-amiens:1>", "amiens-paris:1>", "paris")
    assert (moved.why, moved.unspent, moved.lost) == ("city", 1, 0)
    state = after(state, roll(4))
    assert (at(state, "black-1"), state.clock) == ("paris", 7)

    state = after(state, roll(2))
    assert (at(state, "grey-1"), state.clock) == ("hannover-berlin:1>", 7)
    assert state.stack == (Acting(),)

    state = after(state, loading("black-1", "move"))
    assert (cargo(state, "black-1"), stock(state, "paris"), hand()) == ("blue", 1, 5)

    state = after(state, signal("hannover-frankfurt@1", "paris-nevers@paris"))
    assert {"amiens-paris@paris", "paris-nevers@paris"} <= green(state)
    assert hand() == 4

    state = after(state, switch("nevers", "limoges-nevers"))
    assert (closed_at(state, "nevers"), hand()) == (("limoges-nevers",), 3)

    state = after(state, move("black-1"), roll(3), exit_by("paris-nevers"))
    assert (at(state, "black-1"), state.clock, hand()) == ("lyon-nevers:2<", 7, 2)

    state = after(state, switch("nevers", "lyon-nevers"))
    assert (closed_at(state, "nevers"), hand()) == (("lyon-nevers",), 1)

    state = after(state, move("brown-1"), roll(4))
    assert (at(state, "brown-1"), state.clock, hand()) == ("limoges-nevers:1>", 6, 0)

    state = after(state, PASS)
    assert state.stack == (Drawing(seat=state.active, count=5),)
    state = after(state, draw("move", "move", "signal", "switch", "switch"))
    assert (sum(state.hands[0]), state.active, state.clock) == (5, 1, 6)

    assert green(state) == {
        "amiens-paris@paris",
        "paris-nevers@paris",
        "osnabrueck-amsterdam@amsterdam",
        "munich-nuernberg@nuernberg",
        "hannover-berlin@berlin",
        "lyon-marseille@marseille",
        "lyon-nevers@1",
        "brussels-metz@1",
    }
    assert {j.id: closed_at(state, j.id) for j in state.board.junctions} == {
        j.id: tuple(sorted(j.discs)) for j in state.board.junctions
    }
    assert (cargo(state, "black-1"), stock(state, "paris")) == ("blue", 1)
    assert (state.discard, state.played) == ((1, 2, 3), ("I03",))


@rule("SS-EX-2", "SS-INST-3")
def test_an_occupied_point_costs_two_tokens_and_places_nothing() -> None:
    for blocking in ("brown-2", "grey-2"):
        state = carrying("I03", trains={**STANDING, blocking: "calais"}, hand=HAND)
        state = after(state, colour("black"), dice(2, 4))
        assert state.clock == 5
        assert "black-1" not in on_network(state)
        card = state.stack[1]
        assert isinstance(card, CarryingOut)
        assert card.done == 3  # black moved nothing, grey is being carried out
