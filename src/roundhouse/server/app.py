"""The whole server, joined: routes, rooms, and what runs while it runs."""

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
from roundhouse.core.game import Title
from roundhouse.server import home, me, pages, rematch, seats
from roundhouse.server.api import create_api
from roundhouse.server.assets import Assets
from roundhouse.server.auth import Doorman
from roundhouse.server.bots import BotDriver, BotRunner
from roundhouse.server.config import Config
from roundhouse.server.errors import BadRequest, Failed, NotFound, Refused, TooLarge, WrongMethod
from roundhouse.server.guard import Guard, Pace
from roundhouse.server.house import House
from roundhouse.server.learn import Library
from roundhouse.server.live import live_page
from roundhouse.server.notify import Notifier
from roundhouse.server.web import Rooms, refused
from roundhouse.store import open_store
from roundhouse.store.base import StoreError

THREADS: Final = 40

log = logging.getLogger(__name__)


def create_app(titles: Iterable[Title[Any, Any]], config: Config) -> Starlette:
    """The application for *titles*; its store is opened at once, so that a fault shows early."""
    known = tuple(titles)
    rooms = _rooms(known, config)
    api = create_api(known)
    handlers: dict[Any, Any] = {
        Fault: refused,
        StoreError: refused,
        HTTPException: _http_fault,
        Exception: _failed,
    }
    app = Starlette(
        routes=[*_routes(rooms), Mount("/api/v1", api)],
        lifespan=_running,
        exception_handlers=handlers,
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=list(config.hosts)),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=5),
            Middleware(Guard, limits=config.limits, refuse=_refuse),
        ],
    )
    for kind, handler in handlers.items():
        api.add_exception_handler(kind, handler)
    for each in (app, api):
        each.state.rooms = rooms
        each.state.house = rooms.house
        each.state.sign_ins = Pace(config.limits.sign_ins_a_minute, config.limits.sign_ins_a_minute)
    return app


def _rooms(titles: tuple[Title[Any, Any], ...], config: Config) -> Rooms:
    store = open_store(config.database)
    limits = config.limits
    house = House(titles, store, most=limits.tables_in_memory, streams=limits.streams)
    runner = BotRunner(config.bot_titles, config.bot_workers) if config.bot_titles else None
    return Rooms(
        config=config,
        titles=house.titles,
        store=store,
        house=house,
        doorman=Doorman(store, secure=config.secure_cookies),
        bots=BotDriver(house, runner, limits.bot_seconds),
        notifier=Notifier(store, config, house),
        library=Library(config.rules, titles, config.examples),
        assets=Assets(titles),
    )


def _routes(rooms: Rooms) -> list[Route]:
    return [
        Route("/", home.home_page),
        Route("/tables", home.new_table, methods=["POST"]),
        Route("/tables/quick", home.quick_table, methods=["POST"]),
        Route("/import", home.import_game, methods=["POST"]),
        Route("/join/{token}", home.join_page),
        Route("/join/{token}", home.join, methods=["POST"]),
        Route("/table/{id}", pages.table_page),
        Route("/table/{id}/live", live_page),
        Route("/table/{id}/fragment", pages.fragment_page),
        Route("/table/{id}/detail", pages.detail_page),
        Route("/table/{id}/why", pages.why_page),
        Route("/table/{id}/hint", seats.hint_page),
        Route("/table/{id}/journal", pages.journal_page),
        Route("/table/{id}/end", pages.end_page),
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
        Route("/learn", pages.learn_page),
        Route("/learn/{key}", pages.example_page),
        Route("/rules/{key}", pages.rules_page),
        Route("/static/{hash}/{path:path}", rooms.assets.page),
        Route("/health", _health),
    ]


@asynccontextmanager
async def _running(app: Starlette) -> AsyncIterator[None]:
    """Hear of changes and look after bots, until the server stops."""
    rooms: Rooms = app.state.rooms
    loop = asyncio.get_running_loop()
    threads = ThreadPoolExecutor(THREADS, thread_name_prefix="roundhouse")
    loop.set_default_executor(threads)

    def heard(notice: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is left to tell
            loop.call_soon_threadsafe(rooms.house.heard, notice)

    rooms.store.watch(heard)
    sweeping = asyncio.create_task(rooms.bots.sweep())
    try:
        yield
    finally:
        sweeping.cancel()
        rooms.bots.close()
        rooms.store.close()


async def _health(request: Request) -> Response:
    """For whoever watches over the server: whether it answers and can read."""
    rooms: Rooms = request.app.state.rooms
    await asyncio.to_thread(rooms.store.public_tables, 1)
    return JSONResponse({"ok": True, "streams": rooms.house.hub.count()})


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
