"""Who looks at which moment of a table, in which language."""

from dataclasses import dataclass

from roundhouse.core.actions import Seat


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who looks at which moment in which language; ``pass_to`` is whom the screen goes to next.

    ``proposing`` is the own seat of one who sees another's choices, to propose one.
    ``blind``: the moves made while somebody else had the seat, whose secrets stay closed.
    """

    seat: Seat | None
    at: int
    language: str
    pass_to: Seat | None = None
    proposing: Seat | None = None
    blind: tuple[range, ...] = ()

    def seat_at(self, seq: int) -> Seat | None:
        """As whom the viewer knows of that move: as a spectator while another had the seat."""
        return None if any(seq in each for each in self.blind) else self.seat
