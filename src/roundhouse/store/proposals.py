"""What is said of the next action at a table: proposed, pointed at, needed, asked.

None of it is a move: the journal knows nothing of it. Each seat has one of each kind, so that
nobody can fill a database with them.
"""

from dataclasses import dataclass
from typing import Literal, Protocol

ProposalKind = Literal["act", "point", "need", "ask"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """What a seat says at moment ``seq``; ``content`` is JSON, ``made_at`` in ms since 1970.

    ``act``: what it would do; ``point``: a thing on the board; ``need``: what it needs next;
    ``ask``: what a bot wants to do and does not do unasked.
    """

    table: str
    seat: int
    kind: ProposalKind
    seq: int
    content: str
    made_at: int = 0


class ProposalStore(Protocol):
    """What a store keeps of it."""

    def propose(self, proposal: Proposal) -> None:
        """Keep what a seat says, in place of what it said before of that kind."""
        ...

    def withdraw(self, table: str, seat: int, kind: ProposalKind) -> None:
        """Forget it."""
        ...

    def proposals(self, table: str) -> tuple[Proposal, ...]:
        """What is said at a table, the latest last."""
        ...
