"""Boomtown: a $20 marker in Cincinnati (PW-BT-1)."""

from typing import Final

from roundhouse.games.g1846.rules.powers.kinds.markers import MarkerPower

POWER: Final = MarkerPower("BT", rule="PW-BT-1")
