"""In which language a visitor is answered."""

from typing import Final

from starlette.requests import HTTPConnection

from roundhouse.messages import LANGUAGES, choose_language

LANGUAGE_COOKIE: Final = "language"


def language_of(request: HTTPConnection) -> str:
    """The language chosen, else the one the browser asks for."""
    chosen = request.cookies.get(LANGUAGE_COOKIE)
    return (
        chosen if chosen in LANGUAGES else choose_language(request.headers.get("accept-language"))
    )
