"""The whole server, joined: routes, services, and what runs while it runs."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from roundhouse.core.errors import Fault
from roundhouse.core.title import AnyTitle
from roundhouse.server.accounts.passkeys import Passkeys, are_possible
from roundhouse.server.accounts.service import Accounts
from roundhouse.server.admin.socket import close_door, open_door
from roundhouse.server.admin.tidying import keep_tidy
from roundhouse.server.config import Config
from roundhouse.server.errors import (
    BadRequest,
    Failed,
    NotFound,
    Refused,
    TooLarge,
    TooMany,
    WrongMethod,
)
from roundhouse.server.notify.mail import Mail
from roundhouse.server.notify.notifier import Notifier
from roundhouse.server.notify.outbox import Outbox
from roundhouse.server.observability import pages as observed
from roundhouse.server.observability.metrics import Metrics
from roundhouse.server.observability.middleware import WatchMiddleware
from roundhouse.server.observability.pages import Collecting, Readiness
from roundhouse.server.tables.bots.cluster import Cluster
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.bots.runner import BotRunner
from roundhouse.server.tables.follower import Follower
from roundhouse.server.tables.quotas import Quotas
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.service import TableService
from roundhouse.server.tables.team.service import TeamTalk
from roundhouse.server.tables.uploads import Uploads
from roundhouse.server.texts import read_all
from roundhouse.server.web.api.app import create_api
from roundhouse.server.web.assets import Assets
from roundhouse.server.web.auth import Auth, CookieMiddleware
from roundhouse.server.web.bookshelf import Bookshelf
from roundhouse.server.web.classroom import Classroom
from roundhouse.server.web.letters import letter_pace
from roundhouse.server.web.library import Library
from roundhouse.server.web.middleware import GuardMiddleware
from roundhouse.server.web.pages import (
    book,
    end,
    export,
    glance,
    home,
    learn,
    lessons,
    letters,
    making,
    me,
    new_table,
    passkeys,
    seats,
    security,
    sign_in,
    table,
    talk,
)
from roundhouse.server.web.rate_limit import RateLimit
from roundhouse.server.web.refusals import refusal_response
from roundhouse.server.web.services import Services
from roundhouse.store import open_store
from roundhouse.store.base import Notice, Store, StoreError
from roundhouse.store.kinds import file_of

THREADS: Final = 40

log = logging.getLogger(__name__)

Handler = Callable[[Request, Exception], Awaitable[Response]]


def create_app(titles: Iterable[AnyTitle], config: Config) -> Starlette:
    """The application for *titles*; its store is opened at once, so that a fault shows early."""
    known = tuple(titles)
    metrics = Metrics()
    services = _services(known, config, metrics)
    _watch(metrics, services)
    api = create_api(known)
    app = Starlette(
        routes=[  # the first is found soonest
            Mount("/api/v1", api),
            *_routes(services),
            *observed.routes(Collecting(metrics, config.metrics_from, config.metrics_token)),
        ],
        lifespan=_running,
        middleware=[
            Middleware(WatchMiddleware, metrics=metrics),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(config.hosts)),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=5),
            Middleware(
                GuardMiddleware, limits=config.limits, refuse=_refuse, https=config.secure_cookies
            ),
            Middleware(CookieMiddleware, auth=services.auth),
        ],
    )
    app.state.readiness = Readiness(services.store)
    for each in (app, api):
        each.state.services = services
        for kind, handler in HANDLERS.items():
            each.add_exception_handler(kind, handler)
    return app


def _services(titles: tuple[AnyTitle, ...], config: Config, metrics: Metrics) -> Services:
    store, limits = metrics.measured(_opened(config)), config.limits
    registry = Registry(titles, store, most=limits.tables_in_memory, streams=limits.streams)
    runner = _runner(config)
    bots = BotDriver(registry, runner, limits.bot_seconds, limits.bots_pause, limits.bots_patience)
    uploads = Uploads(titles, config.bot_titles, limits.upload)
    outbox = Outbox()
    Notifier(registry, config.channels, config.address, outbox)
    auth = Auth(
        Accounts(store, named=config.accounts),
        RateLimit(limits.posts_a_minute, limits.posts_at_once),
        secure=config.secure_cookies,
    )
    return Services(
        config=config,
        titles=registry.titles,
        store=store,
        registry=registry,
        tables=TableService(
            registry,
            bots,
            uploads,
            Quotas(
                store=store,
                in_play=limits.tables_in_play,
                bots_only=limits.tables_of_bots,
                imported=limits.tables_imported,
            ),
            secret=store.secret(),
            abandon_after=config.abandon_after,
        ),
        uploads=uploads,
        follower=Follower(registry),
        outbox=outbox,
        auth=auth,
        sign_ins=RateLimit(limits.sign_ins_a_minute, limits.sign_ins_a_minute),
        newcomers=RateLimit(limits.newcomers_an_hour / 60, limits.newcomers_an_hour),
        letters=letter_pace(),
        mail=next((each for each in config.channels if isinstance(each, Mail)), None),
        passkeys=_passkeys(store, config),
        bots=bots,
        team=TeamTalk(registry, bots),
        library=(library := Library(titles)),
        bookshelf=Bookshelf(titles, library),
        classroom=Classroom(titles),
        assets=Assets(titles),
    )


def _runner(config: Config) -> BotRunner | None:
    if config.bot_titles is None:
        return None
    cluster = Cluster(config.bot_cluster) if config.bot_cluster else None
    return BotRunner(config.bot_titles, config.bot_workers, cluster)


def _passkeys(store: Store, config: Config) -> Passkeys | None:
    """Passkeys go with accounts, where browsers make any for our address."""
    possible = config.accounts and are_possible(config.address)
    return Passkeys(store, config.address) if possible else None


def _opened(config: Config) -> Store:
    """The store, once it is sure that it has a key to sign with."""
    store = open_store(config.database, config.copies)
    try:
        store.secret()
    except StoreError:
        store.close()
        raise
    return store


def _watch(metrics: Metrics, services: Services) -> None:
    """The figures that are read off when they are asked for."""
    hub, bots = services.registry.hub, services.bots
    held = services.registry.in_memory()
    metrics.watch("roundhouse_tables", "Tables in memory", lambda: len(held))
    metrics.watch("roundhouse_streams", "Pages that follow a table live", hub.count)
    metrics.watch("roundhouse_watched_tables", "Tables so followed", lambda: len(hub.tables()))
    metrics.watch("roundhouse_bots_thinking", "Decisions that bots think about", bots.thinking)
    metrics.watch("roundhouse_bots_waiting", "Decisions that wait for a bot to think", bots.waiting)
    metrics.watch(
        "roundhouse_outbox_waiting", "Webhooks and letters that wait", services.outbox.waiting
    )


def _routes(services: Services) -> Iterator[Route]:
    playing = (home, glance, new_table, making, table, talk, end, export, seats)
    for subject in (*playing, me, security, passkeys, sign_in, letters, learn, book, lessons):
        yield from subject.ROUTES
    yield from me.channel_routes(services.config.channels)
    yield Route("/static/{hash}/{path:path}", services.assets.page)


@asynccontextmanager
async def _running(app: Starlette) -> AsyncIterator[None]:
    """Follow changes and look after bots, until the server stops."""
    services: Services = app.state.services
    loop = asyncio.get_running_loop()
    threads = ThreadPoolExecutor(THREADS, thread_name_prefix="roundhouse")
    loop.set_default_executor(threads)

    def on_change(notice: Notice | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is left to tell
            loop.call_soon_threadsafe(services.follower.notice, notice)

    services.store.watch(on_change)
    sweeping = asyncio.create_task(services.bots.sweep())
    reading = asyncio.create_task(asyncio.to_thread(read_all))
    tidying = asyncio.create_task(keep_tidy(services.store, services.config.retention))
    door = None if services.store.shared else await open_door(services.store, _file(services))
    try:
        yield
    finally:
        close_door(door, _file(services))
        sweeping.cancel()
        reading.cancel()
        tidying.cancel()
        services.bots.close()
        await services.bots.leave()
        services.uploads.close()
        services.outbox.close()
        services.store.close()


def _file(services: Services) -> Path:
    return file_of(services.config.database)


async def _http_fault(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        return await _failed(request, error)
    known: dict[int, Refused] = {404: NotFound(), 405: WrongMethod()}
    if error.status_code in known:
        answer = await refusal_response(request, known[error.status_code])
        answer.headers.update(error.headers or {})  # which methods are allowed
        return answer
    # Starlette reports a form it cannot read, or our own limit met while reading, as a 400
    cause = error.__cause__ or error.__context__
    unread = BadRequest(field="body", reason=str(error.detail)[:80])
    return await refusal_response(request, cause if isinstance(cause, TooLarge) else unread)


async def _failed(request: Request, _error: Exception) -> Response:
    return await refusal_response(request, Failed())


HANDLERS: Final[dict[type[Exception], Handler]] = {
    Fault: refusal_response,
    StoreError: refusal_response,
    HTTPException: _http_fault,
    Exception: _failed,
}


def _refuse(_scope: Scope, error: Refused) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        response = await refusal_response(Request(scope, receive), error)
        if isinstance(error, TooMany):
            response.headers["Retry-After"] = str(error.seconds)
        await response(scope, receive, send)

    return answer
