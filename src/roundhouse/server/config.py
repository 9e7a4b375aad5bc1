"""What a server is told when it starts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from roundhouse.core.game import Title
from roundhouse.core.journal import Journal

Importer = Callable[[str], Journal]
"""Reads another site's file; raises a Fault when it is none of its own."""

Choices = Callable[[str, str], Mapping[str, Any]]
"""For a title's option whose values the game itself judges: names to choose from, and values."""

TitleLoader = Callable[[], Sequence[Title[Any, Any]]]
"""Makes the titles anew in a worker process; a function of a module, so that it travels."""


def no_choices(_title: str, _option: str) -> Mapping[str, Any]:
    """Nothing to choose: the option keeps its default."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A game to step through; ``notes`` are the ids of the texts for some of its moments."""

    key: str
    name: str
    journal: Journal
    notes: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """The mail server that takes our letters."""

    host: str
    port: int = 587
    sender: str = "roundhouse@localhost"
    user: str | None = None
    password: str | None = None
    tls: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one visitor may ask for; ``streams`` are live pages at once, 0 for any number."""

    posts_a_minute: int = 240
    posts_at_once: int = 60
    sign_ins_a_minute: int = 6
    streams: int = 100
    body: int = 64_000
    upload: int = 16_000_000
    tables_in_memory: int = 400
    bot_seconds: float = 30.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything about one server but its titles.

    ``accounts``: names need a password (for public servers). ``private_webhooks``: webhooks may
    name addresses of the server's own network. ``hosts``: names the server answers to, if not all.
    ``abandon_after``: hours without a move after which any player may hand the seat that the table
    waits for to a bot; None: only its holder and the owner may.
    """

    database: str
    accounts: bool = False
    address: str = "http://127.0.0.1:1846"
    hosts: tuple[str, ...] = ("*",)
    secure_cookies: bool = False
    private_webhooks: bool = False
    mail: Mail | None = None
    limits: Limits = Limits()
    importers: tuple[Importer, ...] = ()
    choices: Choices = no_choices
    examples: tuple[Example, ...] = ()
    rules: Path | None = None
    bot_titles: TitleLoader | None = None
    bot_workers: int = 1
    abandon_after: float | None = None
