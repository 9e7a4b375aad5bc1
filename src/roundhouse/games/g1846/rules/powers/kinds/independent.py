"""Independents: railways of their own until a corporation takes them over (PW-IND-1)."""

from __future__ import annotations

from typing import Any

from roundhouse.games.g1846.rules.closing import dissolve
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.state import State, note, turn_of
from roundhouse.games.g1846.rules.trains import add_train


class Independent(Power[Any]):
    """It operates by itself: its card has a home."""

    def bought(self, draft: State, corp: CorpId) -> None:
        """Take over its cash, train and token (OR-PRIV-5, OR-PRIV-6)."""
        pay(draft, self.id, corp, draft.cash[self.id])
        for train in draft.trains[self.id]:
            add_train(draft, corp, train)
            note(draft, idle=turn_of(draft).idle + 1)
        draft.board = draft.board.with_owner_changed(self.id, corp)
        dissolve(draft, self.id)
