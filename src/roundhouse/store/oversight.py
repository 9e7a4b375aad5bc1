"""What a store does for those who run a server: reports, blocks, retention, the key."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A line of chat that somebody found unfit, as it was when they said so."""

    id: int
    table: str
    number: int
    by: str
    by_name: str
    about: str
    about_name: str
    words: str
    made_at: int
    closed_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A table as those who run the server see it."""

    id: str
    title: str
    owner: str
    owner_name: str
    private: bool
    ended: bool
    seq: int
    changed_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Old:
    """What is older than an operator wants to keep it: tables by id, and lines of chat."""

    finished: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()
    chat: int = 0


class OversightStore(Protocol):
    """The part of a store that is for those who run it."""

    def setting(self, key: str) -> str | None:
        """What was kept under *key*."""
        ...

    def set_setting(self, key: str, value: str) -> None:
        """Keep *value* under *key*."""
        ...

    def new_secret(self) -> str:
        """Make and keep another key to sign with."""
        ...

    def revoke_everybody(self) -> None:
        """Close every way in, and every open link."""
        ...

    def some_tables(self, owner: str | None = None, most: int = 50) -> list[Told]:
        """Tables, somebody's or all, the latest first."""
        ...

    def drop_tables(self, ids: tuple[str, ...]) -> None:
        """Forget tables with all that belongs to them."""
        ...

    def older(self, *, finished: int | None, idle: int | None, chat: int | None) -> Old:
        """What has not changed since those times: ended tables, guests' tables in play, chat."""
        ...

    def drop_chat(self, before: int) -> None:
        """Forget what was said before then at tables that have ended."""
        ...

    def report(self, table: str, number: int, by: str) -> bool:
        """Keep that somebody finds a line unfit; False when there is no such line of another's."""
        ...

    def reports(self, *, closed: bool = False, most: int = 100) -> list[Report]:
        """The open reports, or those that were dealt with, the oldest first."""
        ...

    def close_report(self, id_: int) -> bool:
        """Note that a report was dealt with; False when there is none such."""
        ...

    def block(self, identity: str, other: str) -> None:
        """Somebody wants to hear nothing of another."""
        ...

    def unblock(self, identity: str, other: str) -> None:
        """They want to, again."""
        ...

    def blocked(self, identity: str) -> dict[str, str]:
        """Whom somebody has blocked: names by id."""
        ...
