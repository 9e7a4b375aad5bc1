"""Michigan Central: free yellow tiles in B10 and B12 (PW-MC-1)."""

from typing import Final

from roundhouse.games.g1846.rules.powers.kinds.reserved_pair import ReservedPair

POWER: Final = ReservedPair("MC", rule="PW-MC-1")
