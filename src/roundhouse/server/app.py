"""The whole server, joined: routes, services, and what runs while it runs."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from roundhouse.core.errors import Fault
from roundhouse.core.title import AnyTitle
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
from roundhouse.server.notify.notifier import Notifier
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.bots.runner import BotRunner
from roundhouse.server.tables.follower import Follower
from roundhouse.server.tables.registry import Registry
from roundhouse.server.tables.service import TableService
from roundhouse.server.web.api.app import create_api
from roundhouse.server.web.assets import Assets
from roundhouse.server.web.auth import Auth
from roundhouse.server.web.library import Library
from roundhouse.server.web.middleware import GuardMiddleware
from roundhouse.server.web.pages import end, home, learn, me, new_table, seats, sign_in, table
from roundhouse.server.web.rate_limit import RateLimit
from roundhouse.server.web.refusals import refusal_response
from roundhouse.server.web.services import Services, services_of
from roundhouse.store import open_store
from roundhouse.store.base import Notice, StoreError

THREADS: Final = 40

log = logging.getLogger(__name__)

Handler = Callable[[Request, Exception], Awaitable[Response]]


def create_app(titles: Iterable[AnyTitle], config: Config) -> Starlette:
    """The application for *titles*; its store is opened at once, so that a fault shows early."""
    known = tuple(titles)
    services = _services(known, config)
    api = create_api(known)
    app = Starlette(
        routes=[Mount("/api/v1", api), *_routes(services)],  # the first is found soonest
        lifespan=_running,
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=list(config.hosts)),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=5),
            Middleware(GuardMiddleware, limits=config.limits, refuse=_refuse),
        ],
    )
    for each in (app, api):
        each.state.services = services
        for kind, handler in HANDLERS.items():
            each.add_exception_handler(kind, handler)
    return app


def _services(titles: tuple[AnyTitle, ...], config: Config) -> Services:
    store, limits = open_store(config.database), config.limits
    registry = Registry(titles, store, most=limits.tables_in_memory, streams=limits.streams)
    runner = BotRunner(config.bot_titles, config.bot_workers) if config.bot_titles else None
    bots = BotDriver(registry, runner, limits.bot_seconds)
    Notifier(registry, config.channels, config.address)
    auth = Auth(store, secure=config.secure_cookies)
    return Services(
        config=config,
        titles=registry.titles,
        store=store,
        registry=registry,
        tables=TableService(
            registry, bots, secret=auth.keys.secret, abandon_after=config.abandon_after
        ),
        follower=Follower(registry),
        auth=auth,
        sign_ins=RateLimit(limits.sign_ins_a_minute, limits.sign_ins_a_minute),
        bots=bots,
        library=Library(titles),
        assets=Assets(titles),
    )


def _routes(services: Services) -> Iterator[Route]:
    for subject in (home, new_table, table, end, seats, me, sign_in, learn):
        yield from subject.ROUTES
    yield from me.channel_routes(services.config.channels)
    yield Route("/static/{hash}/{path:path}", services.assets.page)
    yield Route("/health", _health)


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
    try:
        yield
    finally:
        sweeping.cancel()
        services.bots.close()
        services.store.close()


async def _health(request: Request) -> Response:
    """For whoever watches over the server: whether it answers and can read."""
    services = services_of(request)
    await asyncio.to_thread(services.store.public_tables, 1)
    return JSONResponse({"ok": True, "streams": services.registry.hub.count()})


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
