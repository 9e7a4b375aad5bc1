"""The same table as JSON, for bots and tools: ``/api/v1``."""

from collections.abc import Iterable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.responses import Response

from roundhouse.core.installed import VERSION
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import BadRequest
from roundhouse.server.web.api import (
    looking,
    making,
    people,
    planning,
    playing,
    seats,
    tables,
    team,
    undo,
)
from roundhouse.server.web.api.schema import actions_schema
from roundhouse.server.web.language import language_of
from roundhouse.server.web.refusals import json_refusal


def create_api(titles: Iterable[AnyTitle]) -> FastAPI:
    """The API as an application of its own, to be mounted."""
    api = FastAPI(
        title="Roundhouse",
        version=VERSION,
        docs_url=None,  # the usual page loads its script from elsewhere
        redoc_url=None,
        redirect_slashes=False,
    )
    api.add_exception_handler(RequestValidationError, _badly_formed)
    for subject in (people, tables, looking, making, planning, playing, undo, seats, team):
        api.include_router(subject.router)
    _describe_actions(api, titles)
    api.openapi()  # made now: FastAPI would put its routes together while the first caller waits
    return api


async def _badly_formed(request: Request, error: Exception) -> Response:
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {}
    field = "/".join(map(str, first.get("loc", ())))
    fault = BadRequest(field=field[:80], reason=str(first.get("msg", ""))[:120])
    return json_refusal(fault, language_of(request))


def _describe_actions(api: FastAPI, titles: Iterable[AnyTitle]) -> None:
    """Name every action of every title in the OpenAPI."""
    action, parts = actions_schema(titles)
    plain = api.openapi

    def described() -> dict[str, Any]:
        if api.openapi_schema is None:
            made = plain()
            made["components"]["schemas"] |= {"Action": action, **parts}
            for body in ("NewAction", "Asked", "Proposed"):
                reference = {"$ref": "#/components/schemas/Action"}
                made["components"]["schemas"][body]["properties"]["action"] = reference
        return api.openapi_schema or {}

    api.openapi = described  # type: ignore[method-assign]  # FastAPI's own way to extend it
