"""How the server says no: JSON for programs, a plain page for readers."""

import json
from collections.abc import Callable
from functools import partial
from typing import TypedDict

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from roundhouse.core.errors import Fault, RuleError
from roundhouse.messages import sentence
from roundhouse.messages.voice import refused
from roundhouse.server.errors import as_fault, status_of
from roundhouse.server.web.language import language_of
from roundhouse.server.web.responses import template_response
from roundhouse.server.web.services import services_of

Words = Callable[[Fault, str], str]
"""A refusal in a language."""


class Problem(TypedDict):
    """Why not: the id of the sentence, the rule, the facts, and the sentence itself."""

    id: str
    rule: str | None
    params: dict[str, object]
    text: str


def problem(error: Exception, language: str, words: Words = sentence) -> Problem:
    """A refusal as the API tells it."""
    fault = as_fault(error)
    return {
        "id": _id(fault),
        "rule": fault.rule if isinstance(fault, RuleError) and fault.rule else None,
        "params": json.loads(json.dumps(fault.params, default=_plain)),
        "text": words(fault, language),
    }


def _id(fault: Fault) -> str:
    return f"{fault.prefix}-{fault.wire.replace('_', '-')}"


def _plain(value: object) -> object:
    if isinstance(value, Fault):
        return _id(value)
    return sorted(value) if isinstance(value, frozenset | set) else str(value)


def json_refusal(error: Exception, language: str, words: Words = sentence) -> JSONResponse:
    """A refusal in the API's one shape."""
    body = {"ok": False, "error": problem(error, language, words)}
    return JSONResponse(body, status_of(as_fault(error)))


def wants_json(request: HTTPConnection) -> bool:
    """Whether a program asks, rather than a reader."""
    accepted = request.headers.get("accept", "")
    return request.scope["path"].startswith("/api/") or "text/html" not in accepted


async def refusal_response(request: Request, error: Exception) -> Response:
    """The answer that tells of *error*."""
    language = language_of(request)
    words = partial(refused, titles=services_of(request).titles)
    if wants_json(request):
        # a handler that knows the table has left word how its things are called
        return json_refusal(error, language, getattr(request.state, "words", words))
    try:
        me = await services_of(request).auth.visitor(request)
    except Exception:  # noqa: BLE001 - the page that tells of a failure must not fail itself
        me = None
    fault = as_fault(error)
    answer = template_response(request, "refused.html", me=me, said=words(fault, language))
    answer.status_code = status_of(fault)
    return answer
