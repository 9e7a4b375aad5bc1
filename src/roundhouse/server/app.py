"""The whole server, joined: routes, services, and what runs while it runs."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

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
from roundhouse.server.errors import BadRequest, Failed, NotFound, Refused, TooLarge, WrongMethod
from roundhouse.server.notify import Notifier
from roundhouse.server.tables import rematch
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.bots.runner import BotRunner
from roundhouse.server.tables.registry import Registry
from roundhouse.server.web.api.routes import create_api
from roundhouse.server.web.assets import Assets
from roundhouse.server.web.auth import Auth
from roundhouse.server.web.library import Library
from roundhouse.server.web.middleware import GuardMiddleware, RateLimit
from roundhouse.server.web.pages import home, me, seats, table
from roundhouse.server.web.services import Services, refused
from roundhouse.server.web.stream import live_page
from roundhouse.store import open_store
from roundhouse.store.base import StoreError

THREADS: Final = 40

log = logging.getLogger(__name__)


def create_app(titles: Iterable[AnyTitle], config: Config) -> Starlette:
    """The application for *titles*; its store is opened at once, so that a fault shows early."""
    known = tuple(titles)
    services = _services(known, config)
    api = create_api(known)
    handlers: dict[Any, Any] = {
        Fault: refused,
        StoreError: refused,
        HTTPException: _http_fault,
        Exception: _failed,
    }
    app = Starlette(
        routes=[*_routes(services), Mount("/api/v1", api)],
        lifespan=_running,
        exception_handlers=handlers,
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=list(config.hosts)),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=5),
            Middleware(GuardMiddleware, limits=config.limits, refuse=_refuse),
        ],
    )
    for kind, handler in handlers.items():
        api.add_exception_handler(kind, handler)
    for each in (app, api):
        each.state.services = services
        each.state.registry = services.registry
        each.state.sign_ins = RateLimit(
            config.limits.sign_ins_a_minute, config.limits.sign_ins_a_minute
        )
    return app


def _services(titles: tuple[AnyTitle, ...], config: Config) -> Services:
    store = open_store(config.database)
    limits = config.limits
    registry = Registry(titles, store, most=limits.tables_in_memory, streams=limits.streams)
    runner = BotRunner(config.bot_titles, config.bot_workers) if config.bot_titles else None
    return Services(
        config=config,
        titles=registry.titles,
        store=store,
        registry=registry,
        auth=Auth(store, secure=config.secure_cookies),
        bots=BotDriver(registry, runner, limits.bot_seconds),
        notifier=Notifier(store, config, registry),
        library=Library(titles),
        assets=Assets(titles),
    )


def _routes(services: Services) -> list[Route]:
    return [
        Route("/", home.home_page),
        Route("/tables", home.new_table, methods=["POST"]),
        Route("/tables/quick", home.quick_table, methods=["POST"]),
        Route("/import", home.import_game, methods=["POST"]),
        Route("/join/{token}", home.join_page),
        Route("/join/{token}", home.join, methods=["POST"]),
        Route("/table/{id}", table.table_page),
        Route("/table/{id}/live", live_page),
        Route("/table/{id}/fragment", table.fragment_page),
        Route("/table/{id}/detail", table.detail_page),
        Route("/table/{id}/why", table.why_page),
        Route("/table/{id}/hint", seats.hint_page),
        Route("/table/{id}/journal", table.journal_page),
        Route("/table/{id}/end", table.end_page),
        Route("/table/{id}/again", rematch.again_page, methods=["POST"]),
        Route("/table/{id}/seat", seats.change_seat, methods=["POST"]),
        Route("/me", me.me_page),
        Route("/me", me.change_me, methods=["POST"]),
        Route("/me/webhooks", me.add_webhook, methods=["POST"]),
        Route("/me/webhooks/remove", me.remove_webhook, methods=["POST"]),
        Route("/language", me.change_language, methods=["POST"]),
        Route("/enter", me.enter_page),
        Route("/enter", me.enter, methods=["POST"]),
        Route("/enter/{token}", me.device_page),
        Route("/enter/{token}", me.enter_device, methods=["POST"]),
        Route("/leave", me.leave, methods=["POST"]),
        Route("/learn", table.learn_page),
        Route("/learn/{key}", table.example_page),
        Route("/rules/{key}", table.rules_page),
        Route("/static/{hash}/{path:path}", services.assets.page),
        Route("/health", _health),
    ]


@asynccontextmanager
async def _running(app: Starlette) -> AsyncIterator[None]:
    """Hear of changes and look after bots, until the server stops."""
    services: Services = app.state.services
    loop = asyncio.get_running_loop()
    threads = ThreadPoolExecutor(THREADS, thread_name_prefix="roundhouse")
    loop.set_default_executor(threads)

    def heard(notice: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is left to tell
            loop.call_soon_threadsafe(services.registry.heard, notice)

    services.store.watch(heard)
    sweeping = asyncio.create_task(services.bots.sweep())
    try:
        yield
    finally:
        sweeping.cancel()
        services.bots.close()
        services.store.close()


async def _health(request: Request) -> Response:
    """For whoever watches over the server: whether it answers and can read."""
    services: Services = request.app.state.services
    await asyncio.to_thread(services.store.public_tables, 1)
    return JSONResponse({"ok": True, "streams": services.registry.hub.count()})


async def _http_fault(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    known: dict[int, Refused] = {404: NotFound(), 405: WrongMethod()}
    if status in known:
        answer = await refused(request, known[status])
        answer.headers.update(getattr(error, "headers", None) or {})  # which methods are allowed
        return answer
    # Starlette reports a form it cannot read, or our own limit met while reading, as a 400
    cause = error.__cause__ or error.__context__
    unread = BadRequest(field="body", reason=str(getattr(error, "detail", ""))[:80])
    return await refused(request, cause if isinstance(cause, TooLarge) else unread)


async def _failed(request: Request, _error: Exception) -> Response:
    return await refused(request, Failed())


def _refuse(_scope: Scope, error: Refused) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        response = await refused(Request(scope, receive), error)
        if isinstance(getattr(error, "seconds", None), int):
            response.headers["Retry-After"] = str(error.params["seconds"])
        await response(scope, receive, send)

    return answer
