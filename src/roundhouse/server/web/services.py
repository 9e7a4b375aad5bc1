"""What all pages share: the visitor, the language, templates, forms and refusals."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

from jinja2 import Environment
from starlette.datastructures import UploadFile
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from roundhouse.core.errors import Fault, RuleError
from roundhouse.core.panel import Parts
from roundhouse.core.title import AnyTitle
from roundhouse.messages import LANGUAGES, choose_language, sentence
from roundhouse.server.config import Config
from roundhouse.server.errors import BadRequest, as_fault, status_of
from roundhouse.server.notify import Notifier
from roundhouse.server.tables.bots.driver import BotDriver
from roundhouse.server.tables.registry import Registry
from roundhouse.server.web.assets import Assets
from roundhouse.server.web.auth import Auth
from roundhouse.server.web.cache import Cache
from roundhouse.server.web.library import Library
from roundhouse.server.web.render import environment, words
from roundhouse.store.base import Identity, Store

LANGUAGE_COOKIE: Final = "language"
VARY: Final = {"Vary": "Accept-Language, Cookie"}
"""What a page depends on besides its address."""
MOST_DRAWN: Final = 48_000_000
"""Characters of drawn parts kept."""
MOST_TOLD: Final = 8_000_000
EACH_TOLD: Final = 200
"""Characters of the log kept, and what keeping a move costs besides."""


@dataclass(kw_only=True)
class Services:
    """All that pages and API need, made once; ``request.app.state.services``."""

    config: Config
    titles: Mapping[str, AnyTitle]
    store: Store
    registry: Registry
    auth: Auth
    bots: BotDriver
    notifier: Notifier
    library: Library
    assets: Assets

    @cached_property
    def templates(self) -> Environment:
        """The templates."""
        return environment()

    @cached_property
    def drawn(self) -> Cache[Parts]:
        """The drawn parts of tables."""
        return Cache(
            lambda parts: len(parts.board) + len(parts.now) + len(parts.beside), MOST_DRAWN
        )

    @cached_property
    def told(self) -> Cache[tuple[str, ...]]:
        """The sentences of tables' logs."""
        return Cache(lambda lines: sum(map(len, lines)) + EACH_TOLD, MOST_TOLD)


def services_of(request: HTTPConnection) -> Services:
    """What the server of this request consists of."""
    found: Services = request.app.state.services
    return found


def language_of(request: HTTPConnection) -> str:
    """The language chosen, else the one the browser asks for."""
    chosen = request.cookies.get(LANGUAGE_COOKIE)
    return (
        chosen if chosen in LANGUAGES else choose_language(request.headers.get("accept-language"))
    )


def html(
    request: Request, template: str, *, me: Identity | None, status: int = 200, **context: Any
) -> HTMLResponse:
    """A page made of *template*."""
    return HTMLResponse(rendered(request, template, me=me, **context), status, headers=VARY)


def rendered(request: HTTPConnection, template: str, *, me: Identity | None, **context: Any) -> str:
    """The text of *template*."""
    found = services_of(request).templates.get_template(template)
    return found.render({**shared(request, me), **context})


def shared(request: HTTPConnection, me: Identity | None) -> dict[str, Any]:
    """What every template may use."""
    ours, language = services_of(request), language_of(request)
    return {
        "t": words(language),
        "language": language,
        "me": me,
        "accounts": ours.config.accounts,
        "asset": ours.assets.url,
        "here": request.url.path,
    }


def error_body(
    error: Exception, language: str, words: Callable[[Fault, str], str] = sentence
) -> dict[str, Any]:
    """A refusal in the API's one shape."""
    fault = as_fault(error)
    shown = {
        "id": f"{fault.prefix}-{fault.wire.replace('_', '-')}",
        "rule": fault.rule if isinstance(fault, RuleError) and fault.rule else None,
        "params": json.loads(json.dumps(fault.params, default=_plain)),
        "text": words(fault, language),
    }
    return {"ok": False, "error": shown}


def _plain(value: Any) -> Any:
    if isinstance(value, Fault):
        return f"{value.prefix}-{value.wire.replace('_', '-')}"
    return sorted(value) if isinstance(value, frozenset | set) else str(value)


def wants_json(request: HTTPConnection) -> bool:
    """Whether a program asks, rather than a reader."""
    accepted = request.headers.get("accept", "")
    return request.scope["path"].startswith("/api/") or "text/html" not in accepted


async def refused(request: Request, error: Exception) -> Response:
    """The answer that tells of *error*: JSON for programs, a plain page for readers."""
    language = language_of(request)
    fault = as_fault(error)
    if wants_json(request):
        # a handler that knows the table has left word how its things are called
        words = getattr(request.state, "words", sentence)
        return JSONResponse(error_body(error, language, words), status_of(fault))
    try:
        me = await services_of(request).auth.who(request)
    except Exception:  # noqa: BLE001 - the page that tells of a failure must not fail itself
        me = None
    return html(
        request, "refused.html", me=me, status=status_of(fault), said=sentence(fault, language)
    )


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a posted form; files as their text."""
    fields: dict[str, str] = {}
    async with request.form(max_files=1, max_fields=100) as form:
        for name, value in form.multi_items():
            fields[name] = await _text(name, value) if isinstance(value, UploadFile) else value
    return fields


async def _text(name: str, file: UploadFile) -> str:
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError as error:
        raise BadRequest(field=name, reason="UTF-8") from error


def number(value: str | None, field: str) -> int | None:
    """A whole number in a query or form; None when it is absent."""
    if value is None or value == "":
        return None
    if not value.isdecimal() or len(value) > 9:
        raise BadRequest(field=field, reason=value[:40])
    return int(value)


def back(request: Request, otherwise: str = "/") -> RedirectResponse:
    """To the page the visitor came from, if it is ours."""
    came = urlsplit(request.headers.get("referer", ""))
    ours = came.netloc == request.headers.get("host") and came.path.startswith("/")
    path = came.path + (f"?{came.query}" if came.query else "")
    return see(path if ours and not path.startswith("//") else otherwise)


def see(path: str) -> RedirectResponse:
    """Go on to another page after a post."""
    return RedirectResponse(path, 303)
