"""Coming in and leaving: accounts, other devices, a forgotten password, a confirmed address."""

import asyncio
import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.server.errors import NotFound
from roundhouse.server.web.forms import form_fields
from roundhouse.server.web.letters import send_recovery
from roundhouse.server.web.rate_limit import visitor
from roundhouse.server.web.responses import see_other, template_response
from roundhouse.server.web.services import Services, services_of

TOKEN: Final = re.compile(r"[\w-]{1,60}", re.ASCII)


async def sign_in_page(request: Request) -> Response:
    """Sign in, or make an account."""
    services = services_of(request)
    if not services.config.accounts:
        return see_other("/")
    me = await services.auth.visitor(request)
    return template_response(
        request,
        "enter.html",
        me=me,
        by_mail=services.mail is not None,
        query=f"?{request.url.query}" if request.url.query else "",
        passkeys=services.passkeys is not None,
    )


async def sign_in(request: Request) -> Response:
    """Sign in, or make an account, as the form says."""
    services, fields = services_of(request), await form_fields(request)
    _need_accounts(services)
    slowly(request)
    enter = services.auth.register if "register" in fields else services.auth.sign_in
    me = await enter(fields.get("login", ""), fields.get("password", ""))
    answer = see_other(onward(request))
    await services.auth.let_in(request, answer, me)
    return answer


def _need_accounts(services: Services) -> None:
    if not services.config.accounts:
        raise NotFound


def slowly(request: Request) -> None:
    """Let nobody try one password after the other."""
    services_of(request).sign_ins.check(visitor(request))


def onward(request: Request) -> str:
    """Back to the invitation that somebody came with, else to the first page."""
    token = request.query_params.get("join", "")
    return f"/join/{token}" if TOKEN.fullmatch(token) else "/"


async def device_page(request: Request) -> Response:
    """Somebody comes with a link from their other device; a click lets them in."""
    auth = services_of(request).auth
    accounts, secret = auth.accounts, request.path_params["token"]
    link = await asyncio.to_thread(accounts.ways_in.look_at, secret, "device")
    found = await asyncio.to_thread(accounts.store.identity, link.identity)
    me = await auth.visitor(request)
    return template_response(request, "device.html", me=me, name=found.name if found else "")


async def enter_device(request: Request) -> Response:
    """Let them in, once."""
    auth = services_of(request).auth
    accounts, secret = auth.accounts, request.path_params["token"]
    link = await asyncio.to_thread(accounts.ways_in.spend, secret, "device")
    found = await asyncio.to_thread(accounts.store.identity, link.identity)
    if found is None:
        raise NotFound
    answer = see_other("/")
    await auth.let_in(request, answer, found)
    return answer


async def leave(request: Request) -> Response:
    """End this session."""
    answer = see_other("/")
    await services_of(request).auth.leave(request, answer)
    return answer


async def forgotten_page(request: Request) -> Response:
    """Ask for a letter with a link that sets another password."""
    services = services_of(request)
    _need_accounts(services)
    me = await services.auth.visitor(request)
    return template_response(request, "forgotten.html", me=me, sent=False, by_mail=services.mail)


async def forgotten(request: Request) -> Response:
    """Write to whom that is; the answer does not tell whether there is anybody."""
    services, fields = services_of(request), await form_fields(request)
    _need_accounts(services)
    slowly(request)
    me = await services.auth.visitor(request)
    send_recovery(services, fields.get("login", "")[:200])
    return template_response(request, "forgotten.html", me=me, sent=True, by_mail=services.mail)


async def recover_page(request: Request) -> Response:
    """The form for another password."""
    services = services_of(request)
    _need_accounts(services)
    accounts, secret = services.auth.accounts, request.path_params["token"]
    link = await asyncio.to_thread(accounts.ways_in.look_at, secret, "recover")
    found = await asyncio.to_thread(accounts.store.identity, link.identity)
    me = await services.auth.visitor(request)
    return template_response(request, "recover.html", me=me, name=found.name if found else "")


async def recover(request: Request) -> Response:
    """Set another password, and let its owner in."""
    services, fields = services_of(request), await form_fields(request)
    _need_accounts(services)
    slowly(request)
    auth, secret = services.auth, request.path_params["token"]
    found = await auth.hashing(auth.accounts.recover, secret, fields.get("password", ""))
    auth.forget(found.id)
    answer = see_other("/")
    await auth.let_in(request, answer, found)
    return answer


async def confirm_page(request: Request) -> Response:
    """Whoever got the letter is asked whether they want more of them."""
    services = services_of(request)
    secret = request.path_params["token"]
    link = await asyncio.to_thread(services.auth.accounts.ways_in.look_at, secret, "confirm")
    me = await services.auth.visitor(request)
    return template_response(request, "confirm.html", me=me, mail=link.about, done=False)


async def confirm(request: Request) -> Response:
    """The address is theirs."""
    services = services_of(request)
    accounts, secret = services.auth.accounts, request.path_params["token"]
    found = await asyncio.to_thread(accounts.confirm_mail, secret)
    services.auth.forget(found.id)
    me = await services.auth.visitor(request)
    return template_response(request, "confirm.html", me=me, mail=found.mail, done=True)


ROUTES = (
    Route("/enter", sign_in_page),
    Route("/enter", sign_in, methods=["POST"]),
    Route("/enter/{token}", device_page),
    Route("/enter/{token}", enter_device, methods=["POST"]),
    Route("/leave", leave, methods=["POST"]),
    Route("/forgotten", forgotten_page),
    Route("/forgotten", forgotten, methods=["POST"]),
    Route("/recover/{token}", recover_page),
    Route("/recover/{token}", recover, methods=["POST"]),
    Route("/confirm/{token}", confirm_page),
    Route("/confirm/{token}", confirm, methods=["POST"]),
)
