"""Big 4: an independent that begins in Indianapolis (PW-IND-1)."""

from typing import Final

from roundhouse.games.g1846.rules.powers.kinds.independent import Independent

POWER: Final = Independent("BIG4", rule="PW-IND-1")
