"""Meat Packing Company: a $30 marker in Chicago or St. Louis (PW-MPC-1)."""

from typing import Final

from roundhouse.games.g1846.rules.powers.kinds.markers import MarkerPower

POWER: Final = MarkerPower("MPC", rule="PW-MPC-1")
