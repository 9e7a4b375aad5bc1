"""What a server consists of, made once and found by every request."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from jinja2 import Environment
from starlette.requests import HTTPConnection

from roundhouse.core.panel import Parts
from roundhouse.core.title import AnyTitle
from roundhouse.server.accounts.passkeys import Passkeys
from roundhouse.server.config import Config
from roundhouse.server.notify.mail import Mail
from roundhouse.server.notify.outbox import Outbox
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.follower import Follower
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.service import TableService
from roundhouse.server.tables.team.service import TeamTalk
from roundhouse.server.tables.uploads import Uploads
from roundhouse.server.web.assets import Assets
from roundhouse.server.web.auth import Auth
from roundhouse.server.web.bookshelf import Bookshelf
from roundhouse.server.web.cache import Cache
from roundhouse.server.web.classroom import Classroom
from roundhouse.server.web.library import Library
from roundhouse.server.web.rate_limit import RateLimit
from roundhouse.server.web.templating import environment
from roundhouse.store.base import Store

MOST_DRAWN: Final = 48_000_000
"""Characters of drawn parts kept."""
MOST_CHARTS: Final = 8_000_000
MOST_PICTURES: Final = 8_000_000
MOST_TOLD: Final = 8_000_000
EACH_TOLD: Final = 200
"""Characters of the log kept, and what keeping a move costs besides."""


@dataclass(kw_only=True)
class Services:
    """All that pages and API need; ``request.app.state.services``."""

    config: Config
    titles: Mapping[str, AnyTitle]
    store: Store
    registry: Registry
    tables: TableService
    follower: Follower
    uploads: Uploads
    outbox: Outbox
    auth: Auth
    sign_ins: RateLimit
    newcomers: RateLimit
    letters: RateLimit
    mail: Mail | None
    passkeys: Passkeys | None
    bots: BotDriver
    team: TeamTalk
    library: Library
    bookshelf: Bookshelf
    classroom: Classroom
    assets: Assets

    @cached_property
    def templates(self) -> Environment:
        """The templates."""
        return environment()

    @cached_property
    def parts_cache(self) -> Cache[Parts]:
        """The drawn parts of tables."""
        return Cache(_length, MOST_DRAWN)

    @cached_property
    def charts_cache(self) -> Cache[str]:
        """The charts of games that have ended."""
        return Cache(len, MOST_CHARTS)

    @cached_property
    def pictures_cache(self) -> Cache[str]:
        """The boards of tables in lists."""
        return Cache(len, MOST_PICTURES)

    @cached_property
    def log_cache(self) -> Cache[tuple[str, ...]]:
        """The sentences of tables' logs."""
        return Cache(lambda lines: sum(map(len, lines)) + EACH_TOLD, MOST_TOLD)


def _length(parts: Parts) -> int:
    shown = (parts.board, parts.now, parts.beside, *(room.html for room in parts.rooms))
    return sum(map(len, shown))


def services_of(request: HTTPConnection) -> Services:
    """What the server of this request consists of."""
    found: Services = request.app.state.services
    return found
