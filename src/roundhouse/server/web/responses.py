"""How pages answer: with a template, or by sending the visitor on."""

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse

from roundhouse.server.web.language import language_of
from roundhouse.server.web.services import services_of
from roundhouse.server.web.templating import translator
from roundhouse.store.base import Identity

VARY: Final = {"Vary": "Accept-Language, Cookie"}
"""What a page depends on besides its address."""
THEMES: Final = ("light", "dark")


def template_response(
    request: Request, template: str, *, me: Identity | None, **context: object
) -> HTMLResponse:
    """A page made of *template*."""
    found = services_of(request).templates.get_template(template)
    content = found.render({**shared_context(request, me), **context})
    return HTMLResponse(content, headers=VARY)


def shared_context(request: HTTPConnection, me: Identity | None) -> dict[str, object]:
    """What every template may use."""
    services, language = services_of(request), language_of(request)
    return {
        "t": translator(language),
        "language": language,
        "me": me,
        "accounts": services.config.accounts,
        "asset": services.assets.url,
        "here": request.url.path,
        "theme": _theme(request),
    }


def _theme(request: HTTPConnection) -> str:
    """Light or dark, where the visitor chose otherwise than their system."""
    wanted = request.cookies.get("theme", "")
    return wanted if wanted in THEMES else ""


def see_other(path: str) -> RedirectResponse:
    """Go on to another page after a post."""
    return RedirectResponse(path, 303)


def see_referrer(request: Request, otherwise: str = "/") -> RedirectResponse:
    """Go back to the page the visitor came from, if it is of this server."""
    came = urlsplit(request.headers.get("referer", ""))
    own = came.netloc == request.headers.get("host") and came.path.startswith("/")
    path = came.path + (f"?{came.query}" if came.query else "")
    return see_other(path if own and not path.startswith("//") else otherwise)
