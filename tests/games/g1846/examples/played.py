"""The worked example of 1846 played to its end.

``python -m tests.games.g1846.examples.played`` writes the shipped files anew.
"""

from typing import Any

from roundhouse.core.actions import Action, Pass
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.title import TITLE
from tests.games.g1846.foreign.example import PLAYERS
from tests.games.g1846.rules.worked_example import Played, after_the_draft, draft
from tests.support.noted import Noted


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


def played() -> Noted:
    """Section 14 of the rules of 1846, every pass said aloud."""
    setup = Setup(seats=3, options={"wait_for_passes": True})
    game = Told(Table[State, Any](TITLE.game, setup, players=PLAYERS))
    draft(game)
    _tell_the_draft(game)
    after_the_draft(game)
    return Noted(game.table, _when_done(dict(sorted(game.notes.items()))))


def _when_done(notes: dict[int, str]) -> dict[int, str]:
    """A sentence comes with the last of the moves that it tells; until then the one before is."""
    before, found = notes[0], dict(notes)
    for seq, name in notes.items():
        if seq and name != notes[seq - 1]:
            before = notes[seq - 1]
        if notes.get(seq + 1) == name:
            found[seq] = before
    return found


def _tell_the_draft(game: Told) -> None:
    """Every card that is kept or left has its own sentence: D1 to D11."""
    step = 0
    for seq, entry in enumerate(game.table.entries, 1):
        if game.notes.get(seq) == "s0":
            continue
        step += entry.seat >= 0
        game.notes[seq] = f"d{step}" if entry.seat >= 0 else f"d{step + 1}-dealt"


if __name__ == "__main__":
    played().write("g1846")
