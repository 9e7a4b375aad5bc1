"""What a server is told when it starts."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from roundhouse.server.notify import Channel
from roundhouse.server.notify.webhook import Webhooks
from roundhouse.server.tables.titles import TitleLoader


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one visitor may ask for; ``streams`` are live pages at once, 0 for any number."""

    posts_a_minute: int = 240
    posts_at_once: int = 60
    looks_a_minute: int = 3000
    looks_at_once: int = 600
    sign_ins_a_minute: int = 6
    streams: int = 100
    body: int = 64_000
    upload: int = 2_000_000
    tables_in_memory: int = 400
    bot_seconds: float = 30.0
    bots_pause: float = 1.0
    bots_patience: float = 45.0
    tables_in_play: int = 100
    tables_of_bots: int = 5
    tables_imported: int = 100
    newcomers_an_hour: int = 120
    connections: int = 4000
    connections_each: int = 256
    header_seconds: float = 10.0
    body_seconds: float = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """Days for which ended tables, guests' tables in play and ended tables' chat are kept.

    None: for ever.
    """

    finished: float | None = None
    idle: float | None = None
    chat: float | None = None


FOR_EVER: Final = Retention()


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything about one server but its titles.

    ``accounts``: names need a password (for public servers). ``channels``: how players may be told
    of their turn. ``hosts``: names the server answers to, if not all.
    ``copies``: where a shared database is copied before its schema changes.
    ``trusted_proxies``: addresses and networks whose word on who comes through them is taken.
    ``metrics_from``: addresses and networks that may see the figures without ``metrics_token``.
    ``bot_titles`` makes the titles anew in processes of our own: there bots think, and games that
    strangers upload are read. ``bot_cluster``: the Dask scheduler on whose workers bots think,
    ``bot_workers`` of them, instead of here.
    ``abandon_after``: hours without a move after which any player may hand the seat that the table
    waits for to a bot; None: only its holder and the owner may.
    ``folder``: where the user keeps things of their own, such as boards.
    """

    database: str
    accounts: bool = False
    address: str = "http://127.0.0.1:1846"
    hosts: tuple[str, ...] = ("*",)
    secure_cookies: bool = False
    channels: tuple[Channel, ...] = (Webhooks(),)
    limits: Limits = Limits()
    retention: Retention = FOR_EVER
    folder: Path | None = None
    bot_titles: TitleLoader | None = None
    bot_workers: int = 1
    bot_cluster: str | None = None
    copies: Path | None = None
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    metrics_token: str | None = None
    abandon_after: float | None = None
