"""Tunnel Blasting Company: mountains and tunnels for less (PW-TBC-1)."""

from typing import Any, Final

from roundhouse.games.g1846.rules.powers.kinds.power import Ground, Power


class TunnelBlasting(Power[Any]):
    """Its owner pays less, but not for bridges."""

    def discount(self, ground: Ground) -> int:
        """The amount on the card for each."""
        return 0 if ground == "bridge" else self.printed.amount


POWER: Final = TunnelBlasting("TBC", rule="PW-TBC-1")
