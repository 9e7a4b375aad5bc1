"""What is said of the next action, as SQL over one connection at a time."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, insert, select

from roundhouse.store import schema as s
from roundhouse.store import writes as w
from roundhouse.store.base import Notice
from roundhouse.store.proposals import Proposal, ProposalKind

T = TypeVar("T")


class SqlProposals:
    """Proposals; a subclass says how to read and how to write."""

    def _read(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    def _write(self, work: Callable[[w.Transaction], T]) -> T:
        raise NotImplementedError

    def propose(self, proposal: Proposal) -> None:
        """Keep what a seat says, in place of what it said before of that kind."""

        def work(t: w.Transaction) -> None:
            at = w.now()
            t.run(_gone(proposal.table, proposal.seat, proposal.kind))
            w.unless_taken(
                t,
                insert(s.proposals).values(
                    table_id=proposal.table,
                    seat=proposal.seat,
                    kind=proposal.kind,
                    seq=proposal.seq,
                    content=proposal.content,
                    made_at=proposal.made_at or at,
                ),
            )
            t.tell(Notice(proposal.table, "proposal", at))

        self._write(work)

    def withdraw(self, table: str, seat: int, kind: ProposalKind) -> None:
        """Forget it."""

        def work(t: w.Transaction) -> None:
            t.run(_gone(table, seat, kind))
            t.tell(Notice(table, "proposal", w.now()))

        self._write(work)

    def proposals(self, table: str) -> tuple[Proposal, ...]:
        """What is said at a table, the latest last."""
        p = s.proposals.c
        query = select(s.proposals).where(p.table_id == table).order_by(p.made_at, p.seat, p.kind)
        rows = self._read(lambda c: c.execute(query).all())
        return tuple(
            Proposal(
                table=row.table_id,
                seat=row.seat,
                kind=row.kind,
                seq=row.seq,
                content=row.content,
                made_at=row.made_at,
            )
            for row in rows
        )


def _gone(table: str, seat: int, kind: str) -> Any:
    """The statement that forgets what a seat said of a kind."""
    p = s.proposals.c
    return delete(s.proposals).where(p.table_id == table, p.seat == seat, p.kind == kind)
