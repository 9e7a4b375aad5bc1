"""Boards met before: playouts of one decision build the same track again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.game import NONE, Applied, Waived
from roundhouse.games.g1846.bots.track import TRIED
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State

MOST: Final = 128
"""Boards that are remembered: those of a set, with some 60 others beside each."""


class Recalling(Game1846):
    """The game, in which a board that was met before brings all that was worked out on it."""

    def __init__(self, decision: str = "") -> None:
        super().__init__()
        self._decision = decision
        self._met: dict[Any, Board] = {}

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return recalling, (self._decision,)

    def apply(
        self, state: State, seat: Seat, action: Action, waived: Waived = NONE
    ) -> Applied[State]:
        """As in any game, but the new state has the board met before, if there was one."""
        applied = super().apply(state, seat, action, waived)
        after = applied.state
        if not (
            after.board is state.board
            and after.markers is state.markers
            and after.owners is state.owners
        ):
            self.recall(after)
        return applied

    def recall(self, draft: State) -> None:
        """Give *draft* the board met first with the same tiles, tokens and helps to trains.

        A new one begins with nothing worked out, so what was met before changes no answer.
        """
        board = draft.board
        key = (
            tuple(board.tiles.items()),
            tuple(board.tokens.items()),
            tuple(draft.markers.items()),
            tuple(draft.owners.items()),
        )
        known = self._met.pop(key, None)
        if known is None:
            known = Board(board.tiles, board.tokens, board.left, board.by_tiles, {TRIED: {}})
        if len(self._met) >= MOST:
            del self._met[next(iter(self._met))]  # the one not met for longest
        self._met[key] = draft.board = known


@lru_cache(maxsize=1)
def recalling(decision: str) -> Recalling:
    """The game as this process knows it from its playouts of a decision."""
    return Recalling(decision)
