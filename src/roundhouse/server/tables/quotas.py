"""How many tables one person may have."""

import asyncio
from dataclasses import dataclass

from roundhouse.server.errors import TooManyTables
from roundhouse.store.base import Identity, Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """The most tables that one person may have in play, with bots only, and imported."""

    store: Store
    in_play: int
    bots_only: int
    imported: int

    async def check(
        self, owner: Identity, *, bots_only: bool = False, imported: bool = False
    ) -> None:
        """Refuse one more of that kind where *owner* has as many as anybody may have."""
        has = await asyncio.to_thread(self.store.owned, owner.id)
        if has.in_play >= self.in_play:
            raise TooManyTables(kind="in_play", most=self.in_play)
        if bots_only and has.bots_only >= self.bots_only:
            raise TooManyTables(kind="bots_only", most=self.bots_only)
        if imported and has.imported >= self.imported:
            raise TooManyTables(kind="imported", most=self.imported)
