"""The worked examples of both rules played to the end: where the shipped files come from.

``python -m tests.examples.games`` writes the files anew.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from roundhouse import examples
from roundhouse.core.actions import Action, Pass
from roundhouse.core.game import Setup
from roundhouse.core.journal import Entry, dump_journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.state import State as State1846
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.games.switch_signal.rules.frames import Deploying, Keeping, Reading
from roundhouse.games.switch_signal.rules.state import State as SwitchSignalState
from roundhouse.games.switch_signal.rules.steps.revealing_instruction import Reveal
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from tests.games.g1846.foreign.example import PLAYERS
from tests.games.g1846.rules.worked_example import (
    Played,
    after_the_draft,
    draft,
)
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

FOLDER = Path(examples.__file__).parent / "games"
HELPED = (Reading, Deploying, Keeping)
"""Questions that are asked only because a helper could be called."""


@dataclass
class Noted:
    """A game with the name of the step that led to each moment."""

    table: Table[Any, Any]
    notes: dict[int, str] = field(default_factory=dict)

    def write(self, key: str) -> None:
        """Replace the example's files."""
        folder = FOLDER / key / "examples"
        text = dump_journal(self.table.journal)
        (folder / "game.json").write_text(text, encoding="utf-8")
        notes = {str(seq): name for seq, name in self.notes.items()}
        (folder / "notes.json").write_text(json.dumps(notes, indent=0) + "\n", "utf-8")


# 1846


class Told(Played):
    """The example of 1846; a moment belongs to the state that the example names next."""

    notes: dict[int, str]
    named: set[int]

    def say(self, *actions: Action) -> None:
        for action in actions:
            if not self.table.seq:
                self.notes, self.named = {0: "start"}, set()
            buying = isinstance(self.table.state.stack[-1], BuyingTrains)
            super().say(action)
            if buying and isinstance(action, Pass):
                # the end of a turn belongs to what was just done
                self.notes[self.table.seq] = max(self.notes.items())[1]

    def mark(self, name: str) -> None:
        super().mark(name)
        for seq in range(max(self.notes) + 1, self.table.seq):
            self.notes[seq] = name.lower()
        if self.table.seq not in self.named:
            self.notes[self.table.seq] = name.lower()
            self.named.add(self.table.seq)


def g1846() -> Noted:
    """Section 14 of the rules of 1846, every pass said aloud."""
    setup = Setup(seats=3, options={"wait_for_passes": True})
    game = Told(Table[State1846, Any](G1846.game, setup, players=PLAYERS))
    draft(game)
    _tell_the_draft(game)
    after_the_draft(game)
    return Noted(game.table, dict(sorted(game.notes.items())))


def _tell_the_draft(game: Told) -> None:
    """Every card that is kept or left has its own sentence: D1 to D11."""
    step = 0
    for seq, entry in enumerate(game.table.entries, 1):
        if game.notes.get(seq) == "s0":
            continue
        step += entry.seat >= 0
        game.notes[seq] = f"d{step}" if entry.seat >= 0 else f"d{step + 1}-dealt"


# Switch & Signal


def switch_signal() -> Noted:
    """SS-EX-1, with two turns before it that lead to its position."""
    setup = Setup(seats=2)
    table = Table[SwitchSignalState, Any](SWITCH_SIGNAL.game, setup, players=("Ann", "Ben"))
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
    g1846().write("g1846")
    switch_signal().write("switch_signal")
