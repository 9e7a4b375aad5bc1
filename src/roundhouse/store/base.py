"""What a store keeps and promises.

::

    StoreError
    ├── Unavailable    the database cannot be reached or written just now
    ├── Taken          somebody else's move, name or claim was first
    ├── InUse          another server already serves this file
    ├── DamagedKey     the key that cookies are signed with is none
    └── Newer          a newer Roundhouse wrote this database
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from roundhouse.store.oversight import OversightStore
from roundhouse.store.passkeys import PasskeyStore
from roundhouse.store.people import Account as Account  # noqa: PLC0414 - also found here
from roundhouse.store.people import Identity as Identity  # noqa: PLC0414 - as above
from roundhouse.store.people import PeopleStore
from roundhouse.store.proposals import ProposalStore

SeatKind = Literal["player", "bot", "open"]
NoticeKind = Literal["move", "chat", "seats", "again", "gone", "proposal"]


class StoreError(Exception):
    """Something the store could not do."""


class Unavailable(StoreError):
    """The database cannot be reached or written just now; nothing was changed."""


class Taken(StoreError):
    """Somebody else was first; nothing was changed."""


class InUse(StoreError):
    """Another server already serves this file."""


class DamagedKey(StoreError):
    """The key that cookies are signed with is none."""


class Newer(StoreError):
    """A newer Roundhouse wrote this database: its schema is *found*, the newest here *known*."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"schema {found}, known up to {known}")
        self.found = found
        self.known = known


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits on a seat: a player, a bot of that name, or nobody yet."""

    seat: int
    kind: SeatKind
    name: str
    identity: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table without its journal; it waits for ``to_act``.

    ``setup`` is JSON; ``seed`` leaves the server never. ``key`` is in the link by which others may
    watch, None while the owner gives out none.
    """

    id: str
    title: str
    version: int
    setup: str
    seed: str
    owner: str
    private: bool
    key: str | None = None
    imported: bool = False
    hints: bool = True
    seq: int = 0
    to_act: tuple[int, ...] = ()
    ended: bool = False
    made_at: int = 0
    changed_at: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """All entries of one move, written together or not at all.

    ``id`` is made by the client: the same id again is the same move, not a second one. ``bot`` is
    the seat for which a bot moves: Taken once it is a bot's no more.
    """

    table: str
    id: str
    after: int
    lines: tuple[str, ...]
    to_act: tuple[int, ...]
    ended: bool
    bot: int | None = None


@dataclass(frozen=True, slots=True)
class Appended:
    """The journal's length after a move; ``repeated`` when the move was there already."""

    seq: int
    repeated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """A link that gives a seat to the first who takes it."""

    token: str
    table: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatLine:
    """Something said at a table; ``number`` counts from 1."""

    number: int
    name: str
    text: str
    said_at: int
    identity: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """An address to tell a player's turn to."""

    id: str
    identity: str
    url: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoRequest:
    """A seat asks the others to go back from move ``seq`` to ``to``."""

    table: str
    seat: int
    to: int
    seq: int
    consents: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a table is: the journal's length, and how often its seats have changed."""

    seq: int
    seats: int


@dataclass(frozen=True, slots=True)
class Notice:
    """Something changed at a table; ``number`` only grows for each kind."""

    table: str
    kind: NoticeKind
    number: int


@dataclass(frozen=True, slots=True)
class Owned:
    """How many tables somebody has opened: in play, of those with bots only, and imported."""

    in_play: int
    bots_only: int
    imported: int


Watcher = Callable[[Notice | None], None]
"""Called from any thread; None means: notices may have been missed, look again."""


class Store(OversightStore, PasskeyStore, PeopleStore, ProposalStore, Protocol):
    """Everything the server keeps. Calls block; each writing call is one durable transaction.

    ``shared``: other servers may change the same tables, so what is in memory may be behind.
    """

    shared: bool

    def secret(self) -> str:
        """The key that signs cookies, the same for every server of this database."""
        ...

    def watch(self, watcher: Watcher) -> None:
        """Tell *watcher* of every change, by whichever server it was made."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...

    def prove(self) -> None:
        """Write something small, to show that moves could be kept; Unavailable when not."""
        ...

    def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[str],
        invitations: Sequence[Invitation] = (),
        tells: Sequence[Notice] = (),
    ) -> None:
        """Keep a new table with the entries it begins with; Taken when another has its id.

        *tells* are announced with it.
        """
        ...

    def table(self, id_: str) -> TableRow | None:
        """One table."""
        ...

    def standing(self, table: str) -> Standing:
        """How far the table is."""
        ...

    def lines(self, table: str, after: int = 0) -> list[str]:
        """The journal's entries from number ``after + 1`` on."""
        ...

    def seats(self, table: str) -> tuple[SeatRow, ...]:
        """Who sits where."""
        ...

    def tables_of(self, identity: str, most: int = 100) -> list[TableRow]:
        """The tables somebody sits at or owns, the latest first."""
        ...

    def public_tables(self, most: int = 50) -> list[TableRow]:
        """Tables anybody may watch, the latest first."""
        ...

    def owned(self, identity: str) -> Owned:
        """How many tables somebody has opened."""
        ...

    def bots_due(self, after: str = "", most: int = 1000) -> list[str]:
        """Tables that wait for a bot and at which somebody sits, by id, from beyond *after* on."""
        ...

    def append(self, move: Move) -> Appended:
        """Write one move; Taken when the journal is longer than the move knew."""
        ...

    def moved_at(self, table: str) -> int:
        """When the last move was kept, or the table made, in milliseconds since 1970."""
        ...

    def move_of(self, table: str, id_: str) -> int | None:
        """The journal's length after the move of that id, if there is one."""
        ...

    def put_seat(self, table: str, row: SeatRow, was: SeatRow, by: Identity) -> None:
        """Have *by* give a seat to another; Taken when it is no longer as it *was*."""
        ...

    def set_key(self, table: str, key: str | None) -> None:
        """Keep another key by which a table may be watched, or none."""
        ...

    def set_hints(self, table: str, *, allowed: bool) -> None:
        """Keep whether hints are allowed at a table."""
        ...

    def archive(self, identity: str, table: str, *, away: bool) -> None:
        """Put a table away into somebody's archive, or take it out again."""
        ...

    def archived(self, identity: str) -> frozenset[str]:
        """The tables in somebody's archive, by id."""
        ...

    def invite(self, invitation: Invitation) -> None:
        """Keep an invitation; earlier ones to the same seat lapse."""
        ...

    def invitation(self, token: str) -> Invitation | None:
        """What a link invites to."""
        ...

    def invitations(self, table: str) -> tuple[Invitation, ...]:
        """The open invitations to a table."""
        ...

    def claim(self, token: str, identity: str, name: str) -> Invitation:
        """Take the seat of an invitation; Taken when another did."""
        ...

    def say(self, table: str, identity: str, name: str, text: str) -> int:
        """Keep a line of chat; its number."""
        ...

    def chat(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """What was said, oldest first."""
        ...

    def add_webhook(self, webhook: Webhook) -> None:
        """Keep an address."""
        ...

    def webhooks(self, identity: str) -> tuple[Webhook, ...]:
        """Somebody's addresses."""
        ...

    def remove_webhook(self, identity: str, id_: str) -> None:
        """Forget an address."""
        ...

    def ask_undo(self, request: UndoRequest) -> None:
        """Keep the table's one request, or what was agreed to it since."""
        ...

    def undo_request(self, table: str) -> UndoRequest | None:
        """The request that waits for consent."""
        ...

    def drop_undo(self, table: str) -> None:
        """Forget the request."""
        ...
