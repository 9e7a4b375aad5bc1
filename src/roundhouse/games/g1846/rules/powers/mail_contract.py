"""Mail Contract: each location that one train visits pays, to the end of the game (PW-MAIL-1)."""

from typing import Any, ClassVar, Final

from roundhouse.games.g1846.rules.powers.kinds.power import Power


class MailContract(Power[Any]):
    """Works by itself, and outlives the other privates."""

    stays: ClassVar[bool] = True

    def per_visit(self) -> int:
        """The amount on the card."""
        return self.printed.amount


POWER: Final = MailContract("MAIL", rule="PW-MAIL-1")
