"""What a server is told when it starts."""

from dataclasses import dataclass
from pathlib import Path

from roundhouse.server.notify import Channel
from roundhouse.server.notify.webhook import Webhooks
from roundhouse.server.tables.bots.worker import TitleLoader


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

    ``accounts``: names need a password (for public servers). ``channels``: how players may be told
    of their turn. ``hosts``: names the server answers to, if not all.
    ``abandon_after``: hours without a move after which any player may hand the seat that the table
    waits for to a bot; None: only its holder and the owner may. ``folder``: where the user keeps
    things of their own, such as boards.
    """

    database: str
    accounts: bool = False
    address: str = "http://127.0.0.1:1846"
    hosts: tuple[str, ...] = ("*",)
    secure_cookies: bool = False
    channels: tuple[Channel, ...] = (Webhooks(),)
    limits: Limits = Limits()
    folder: Path | None = None
    bot_titles: TitleLoader | None = None
    bot_workers: int = 1
    abandon_after: float | None = None
