"""The shipped example of Switch & Signal is the rules' own."""

from roundhouse.core.table import Table
from roundhouse.games.switch_signal.title import TITLE
from tests.games.switch_signal.examples.played import played
from tests.games.switch_signal.rules.support import at, cargo, closed_at, green, on_network, stock
from tests.support.rules import rule

(EXAMPLE,) = TITLE.examples()


def test_the_files_are_what_the_example_plays() -> None:
    game = played()
    shipped = Table.replay(TITLE.game, EXAMPLE.journal)  # options added since have their defaults
    assert shipped.journal == game.table.journal
    names = [note.removeprefix(f"{EXAMPLE.name}-") for note in EXAMPLE.notes.values()]
    assert names == list(game.notes.values())


@rule("SS-EX-1")
def test_it_reaches_the_position_of_the_rules() -> None:
    table = Table.replay(TITLE.game, EXAMPLE.journal)
    moments = {note.removeprefix("examples-switch-signal-"): s for s, note in EXAMPLE.notes.items()}
    before = table.state_at(moments["revealed"])
    assert (at(before, "brown-1"), at(before, "grey-1")) == ("bordeaux", "hamburg")
    assert (on_network(before), before.clock) == ({"brown-1", "grey-1"}, 7)
    assert (before.hands[0], before.goods) == ((1, 2, 3), (2,) * 4)
    assert all(sum(port) == 0 for port in before.delivered)
    assert closed_at(before, "narbonne") == ("narbonne-marseille",)
    expected = [("step-4", 7, 5), ("step-5", 7, 4), ("step-6", 7, 3), ("step-7", 7, 2)]
    expected += [("step-8", 7, 1), ("step-9", 6, 0), ("step-10", 6, 5)]
    for name, clock, hand in expected:
        state = table.state_at(moments[name])
        assert (state.clock, sum(state.hands[0])) == (clock, hand), name
    after = table.state
    assert (cargo(after, "black-1"), stock(after, "paris")) == ("blue", 1)
    assert at(after, "black-1") == "lyon-nevers:2<"
    assert at(after, "brown-1") == "limoges-nevers:1>"
    assert "paris-nevers@paris" in green(after)
    assert "hannover-frankfurt@1" not in green(after)
