"""Ohio & Indiana: free yellow tiles in F14 and F16 (PW-OI-1)."""

from typing import Final

from roundhouse.games.g1846.rules.powers.kinds.reserved_pair import ReservedPair

POWER: Final = ReservedPair("O&I", rule="PW-OI-1")
