"""Sign-in & security: sessions, passkeys, tokens, password, address; one's data, and leaving.

All of it is for whoever signed in themselves: a program's token changes nothing here.
"""

import asyncio
import json
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.server.accounts.credentials import TOKEN_DAYS
from roundhouse.server.errors import WrongPassword
from roundhouse.server.web.auth import COOKIE, Visit
from roundhouse.server.web.forms import form_fields, whole_number
from roundhouse.server.web.letters import link_of, send_confirmation
from roundhouse.server.web.rate_limit import visitor
from roundhouse.server.web.responses import see_other, template_response
from roundhouse.server.web.services import Services, services_of

PAGE: Final = "/me/security"


async def security_page(request: Request) -> Response:
    """How I come in, and by what."""
    return await _page(request, await services_of(request).auth.in_person(request))


async def _page(request: Request, visit: Visit, **shown: str) -> Response:
    """The page; *shown* is what it tells once: a new token, a link, an address."""
    services, me = services_of(request), visit.identity
    accounts = services.auth.accounts
    ways = await asyncio.to_thread(accounts.ways_in.listed, me.id)
    return template_response(
        request,
        "security.html",
        me=me,
        own=visit.credential.id,
        sessions=[each for each in ways if each.kind == "session"],
        tokens=[each for each in ways if each.kind == "token"],
        passkeys=await asyncio.to_thread(services.store.passkeys, me.id),
        can_add=services.passkeys is not None,
        days=TOKEN_DAYS,
        day=_day,
        has_password=await asyncio.to_thread(accounts.store.account_of, me.id) is not None,
        by_mail=services.mail is not None,
        shown=shown,
    )


def _day(milliseconds: int) -> str:
    """The day of a time, as every language writes it for machines and people alike."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


async def revoke(request: Request) -> Response:
    """Close one way in."""
    services, fields = services_of(request), await form_fields(request)
    visit = await services.auth.in_person(request)
    await asyncio.to_thread(services.auth.accounts.revoke, visit.identity.id, fields.get("id", ""))
    services.auth.forget(visit.identity.id)
    return see_other(PAGE)


async def revoke_all(request: Request) -> Response:
    """Close every way in but this session."""
    services = services_of(request)
    visit = await services.auth.in_person(request)
    me, store = visit.identity.id, services.store
    await asyncio.to_thread(lambda: store.revoke_all(me, but=visit.credential.id))
    services.auth.forget(me)
    return see_other(PAGE)


async def new_token(request: Request) -> Response:
    """Make a token and show it, once."""
    services, fields = services_of(request), await form_fields(request)
    visit = await services.auth.in_person(request)
    secret = await asyncio.to_thread(
        services.auth.accounts.ways_in.new_token,
        visit.identity.id,
        fields.get("name", ""),
        fields.get("scope", ""),
        whole_number(fields.get("days"), "days") or 0,
    )
    return await _page(request, visit, token=secret)


async def new_device(request: Request) -> Response:
    """Make a link that lets another device in, and show it, once."""
    services = services_of(request)
    visit = await services.auth.in_person(request)
    ways_in = services.auth.accounts.ways_in
    secret = await asyncio.to_thread(ways_in.new_pass, visit.identity.id, "device")
    return await _page(request, visit, device=_reached(request, services, secret))


def _reached(request: Request, services: Services, secret: str) -> str:
    """The link as another device reaches us: not by an address of this machine alone."""
    if _is_here(urlsplit(services.config.address).hostname or ""):
        return f"{request.base_url}enter/{secret}"
    return link_of(services, "enter", secret)


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def change_password(request: Request) -> Response:
    """Keep another password; every other way in is closed."""
    services, fields = services_of(request), await form_fields(request)
    visit = await services.auth.in_person(request)
    await prove(request, visit, fields.get("current", ""))
    auth, me = services.auth, visit.identity
    await auth.hashing(auth.accounts.set_password, me.id, fields.get("password", ""))
    auth.forget(me.id)
    answer = see_other(PAGE)
    await auth.let_in(request, answer, me)
    return answer


async def prove(request: Request, visit: Visit, password: str) -> None:
    """Refuse whoever only sits at somebody's open browser, where there is a password."""
    services = services_of(request)
    if services.config.accounts:
        services.sign_ins.check(visitor(request))
        check = services.auth.accounts.check_password
        await services.auth.hashing(check, visit.identity.id, password)


async def change_mail(request: Request) -> Response:
    """Keep another address, and write to it for a confirmation."""
    services, fields = services_of(request), await form_fields(request)
    visit = await services.auth.in_person(request)
    await prove(request, visit, fields.get("current", ""))
    accounts, me = services.auth.accounts, visit.identity
    services.newcomers.check(f"letters for {visitor(request)}")
    secret = await asyncio.to_thread(accounts.change_mail, me, fields.get("mail", ""))
    services.auth.forget(me.id)
    if secret is None:
        return see_other(PAGE)
    changed = await services.auth.in_person(request)
    mail = changed.identity.mail or ""
    send_confirmation(services, me, mail, secret)
    return await _page(request, changed, mail=mail)


async def my_data(request: Request) -> Response:
    """All that is kept of me, as a file."""
    services = services_of(request)
    visit = await services.auth.in_person(request)
    data = await asyncio.to_thread(services.auth.accounts.export, visit.identity.id)
    return Response(
        json.dumps(data, ensure_ascii=False, indent=1),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="roundhouse.json"'},
    )


async def delete_me(request: Request) -> Response:
    """Forget me; asked for by the password, or where there is none by the name."""
    services, fields = services_of(request), await form_fields(request)
    visit = await services.auth.in_person(request)
    await prove(request, visit, fields.get("current", ""))
    if not services.config.accounts and fields.get("name", "").strip() != visit.identity.name:
        raise WrongPassword
    await asyncio.to_thread(services.auth.accounts.delete, visit.identity.id)
    services.auth.forget(visit.identity.id)
    answer = see_other("/")
    answer.delete_cookie(COOKIE)
    return answer


ROUTES = (
    Route(PAGE, security_page),
    Route(f"{PAGE}/revoke", revoke, methods=["POST"]),
    Route(f"{PAGE}/revoke-all", revoke_all, methods=["POST"]),
    Route(f"{PAGE}/token", new_token, methods=["POST"]),
    Route(f"{PAGE}/device", new_device, methods=["POST"]),
    Route(f"{PAGE}/password", change_password, methods=["POST"]),
    Route(f"{PAGE}/mail", change_mail, methods=["POST"]),
    Route(f"{PAGE}/data", my_data),
    Route(f"{PAGE}/delete", delete_me, methods=["POST"]),
)
