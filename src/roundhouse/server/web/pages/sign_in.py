"""Coming in and leaving: accounts, other devices."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.server.errors import NotFound
from roundhouse.server.web.auth import COOKIE
from roundhouse.server.web.forms import form_fields
from roundhouse.server.web.responses import see_other, template_response
from roundhouse.server.web.services import services_of

TOKEN: Final = re.compile(r"[\w-]{1,60}", re.ASCII)


async def sign_in_page(request: Request) -> Response:
    """Sign in, or make an account."""
    services = services_of(request)
    if not services.config.accounts:
        return see_other("/")
    return template_response(request, "enter.html", me=await services.auth.visitor(request))


async def sign_in(request: Request) -> Response:
    """Sign in, or make an account, as the form says."""
    services, fields = services_of(request), await form_fields(request)
    if not services.config.accounts:
        raise NotFound
    services.sign_ins.check(request.client.host if request.client else "")
    enter = services.auth.register if "register" in fields else services.auth.sign_in
    me = await enter(fields.get("login", ""), fields.get("password", ""))
    answer = see_other(_onward(request))
    services.auth.set_cookie(answer, me)
    return answer


def _onward(request: Request) -> str:
    """Back to the invitation that somebody came with, else to the first page."""
    token = request.query_params.get("join", "")
    return f"/join/{token}" if TOKEN.fullmatch(token) else "/"


async def device_page(request: Request) -> Response:
    """Somebody comes with a link from their other device; a click lets them in."""
    auth = services_of(request).auth
    found = await auth.enter_by_pass(request.path_params["token"])
    if found is None:
        raise NotFound
    return template_response(
        request, "device.html", me=await auth.visitor(request), name=found.name
    )


async def enter_device(request: Request) -> Response:
    """Let them in."""
    auth = services_of(request).auth
    found = await auth.enter_by_pass(request.path_params["token"])
    if found is None:
        raise NotFound
    answer = see_other("/")
    auth.set_cookie(answer, found)
    return answer


async def leave(_request: Request) -> Response:
    """Forget who I am, on this device."""
    answer = see_other("/")
    answer.delete_cookie(COOKIE)
    return answer


ROUTES = (
    Route("/enter", sign_in_page),
    Route("/enter", sign_in, methods=["POST"]),
    Route("/enter/{token}", device_page),
    Route("/enter/{token}", enter_device, methods=["POST"]),
    Route("/leave", leave, methods=["POST"]),
)
