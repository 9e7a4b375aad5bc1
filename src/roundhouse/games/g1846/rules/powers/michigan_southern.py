"""Michigan Southern: an independent that begins in Detroit (PW-IND-1)."""

from typing import Final

from roundhouse.games.g1846.rules.powers.kinds.independent import Independent

POWER: Final = Independent("MS", rule="PW-IND-1")
