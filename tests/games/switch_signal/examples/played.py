"""The worked example of Switch & Signal played to its end.

``python -m tests.games.switch_signal.examples.played`` writes the shipped files anew.
"""

from typing import Any

from roundhouse.core.actions import Action, Pass
from roundhouse.core.game import Setup
from roundhouse.core.journal import Entry
from roundhouse.core.table import Table
from roundhouse.games.switch_signal.rules.frames import Deploying, Keeping, Reading
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.revealing_instruction import Reveal
from roundhouse.games.switch_signal.title import TITLE
from tests.games.switch_signal.rules.support import (
    colour,
    dice,
    draw,
    exit_by,
    loading,
    move,
    roll,
    signal,
    switch,
    train,
)
from tests.support.noted import Noted

HELPED = (Reading, Deploying, Keeping)
"""Questions that are asked only because a helper could be called."""


def played() -> Noted:
    """SS-EX-1, with two turns before it that lead to its position."""
    setup = Setup(seats=2)
    table = Table[State, Any](TITLE.game, setup, players=("Ann", "Ben"))
    game = Noted(table, {0: "start"})

    def say(name: str, *actions: Action) -> None:
        waiting = list(actions)
        while waiting or isinstance(table.state.stack[-1], HELPED):
            action = Pass() if isinstance(table.state.stack[-1], HELPED) else waiting.pop(0)
            table.enter(Entry(table.to_act[0], action))
            game.notes[table.seq] = name

    say("dealt", draw("signal", "signal", "switch", "switch", "switch"))
    say("dealt", draw("move", "move", "signal", "switch", "switch"))
    say("black-starts", dice(6, 6))
    say("brown-starts", dice(5, 6))
    say("grey-starts", dice(3, 4))
    say("narbonne", switch("narbonne", "limoges-narbonne"))
    say("marseille", signal("lyon-marseille@marseille", "narbonne-marseille@marseille"))
    say("black-home", move("black-1", "signal", "switch"), roll(4))
    say("first-kept", Pass())
    say("first-drawn", draw("move", "move", "move", "signal", "switch"))
    say("nothing-moves", Reveal(instruction="I14"))
    say("put-back", switch("narbonne", "narbonne-marseille"))
    say("put-back", signal("narbonne-marseille@marseille", "lyon-marseille@marseille"))
    say("second-kept", Pass())
    say("second-drawn", draw("move", "move", "signal", "signal", "switch"))
    say("revealed", Reveal(instruction="I03"))
    say("step-1", colour("black"), dice(2, 4))
    say("step-2", train("black-1"), roll(4))
    say("step-3", train("grey-1"), roll(2))
    say("step-4", loading("black-1", "move"))
    say("step-5", signal("hannover-frankfurt@1", "paris-nevers@paris"))
    say("step-6", switch("nevers", "limoges-nevers"))
    say("step-7", move("black-1"), roll(3), exit_by("paris-nevers"))
    say("step-8", switch("nevers", "lyon-nevers"))
    say("step-9", move("brown-1"), roll(4))
    say("step-10", draw("move", "move", "signal", "switch", "switch"))
    return game


if __name__ == "__main__":
    played().write("switch_signal")
