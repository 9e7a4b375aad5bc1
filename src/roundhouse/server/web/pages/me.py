"""Who I am: names, accounts, languages, other devices, and being told of my turn."""

import asyncio
import re
import secrets
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from roundhouse.messages import LANGUAGES
from roundhouse.server.errors import BadRequest, NotFound, TooMany
from roundhouse.server.notify import checked_mail, checked_url
from roundhouse.server.web.auth import A_YEAR, COOKIE, checked_name
from roundhouse.server.web.services import (
    LANGUAGE_COOKIE,
    back,
    form_of,
    html,
    language_of,
    see,
    services_of,
)
from roundhouse.store.base import Webhook

MOST_WEBHOOKS = 5
TOKEN: Final = re.compile(r"[\w-]{1,60}", re.ASCII)


async def me_page(request: Request) -> Response:
    """My name, my addresses, my token."""
    ours = services_of(request)
    me = await ours.auth.known(request)
    return html(
        request,
        "me.html",
        me=me,
        webhooks=await asyncio.to_thread(ours.store.webhooks, me.id),
        mail=ours.config.mail is not None,
        token=ours.auth.keys.signed(me.id),
        device=f"{request.base_url}enter/{ours.auth.keys.day_pass(me.id)}",
    )


async def change_me(request: Request) -> Response:
    """Keep another name or mail address."""
    ours, fields = services_of(request), await form_of(request)
    me = await ours.auth.known(request)
    name = checked_name(fields.get("name", me.name))
    mail = checked_mail(fields["mail"]) if "mail" in fields else me.mail
    await ours.auth.change(replace(me, name=name, mail=mail, language=language_of(request)))
    return see("/me")


async def add_webhook(request: Request) -> Response:
    """Keep an address to be told at."""
    ours, fields = services_of(request), await form_of(request)
    me = await ours.auth.known(request)
    url = checked_url(fields.get("url", ""))
    if len(await asyncio.to_thread(ours.store.webhooks, me.id)) >= MOST_WEBHOOKS:
        raise BadRequest(field="url", reason=str(MOST_WEBHOOKS))
    hook = Webhook(id=secrets.token_urlsafe(9), identity=me.id, url=url)
    await asyncio.to_thread(ours.store.add_webhook, hook)
    return see("/me")


async def remove_webhook(request: Request) -> Response:
    """Forget such an address."""
    ours, fields = services_of(request), await form_of(request)
    me = await ours.auth.known(request)
    await asyncio.to_thread(ours.store.remove_webhook, me.id, fields.get("id", ""))
    return see("/me")


async def change_language(request: Request) -> Response:
    """Remember the language and show the page again in it."""
    ours, fields = services_of(request), await form_of(request)
    language = fields.get("language", "")
    if language not in LANGUAGES:
        raise BadRequest(field="language", reason=language[:10])
    me = await ours.auth.who(request)
    if me is not None:
        await ours.auth.change(replace(me, language=language))
    answer = back(request)
    answer.set_cookie(LANGUAGE_COOKIE, language, max_age=A_YEAR, samesite="lax")
    return answer


async def enter_page(request: Request) -> Response:
    """Sign in, or make an account."""
    ours = services_of(request)
    if not ours.config.accounts:
        return see("/")
    return html(request, "enter.html", me=await ours.auth.who(request))


async def enter(request: Request) -> Response:
    """Sign in, or make an account, as the form says."""
    ours, fields = services_of(request), await form_of(request)
    if not ours.config.accounts:
        raise NotFound
    _slowly(request)
    register = "register" in fields
    act = ours.auth.register if register else ours.auth.sign_in
    me = await act(fields.get("login", ""), fields.get("password", ""))
    answer = see(_onward(request))
    ours.auth.admit(answer, me)
    return answer


def _onward(request: Request) -> str:
    """Back to the invitation that somebody came with, else to the first page."""
    token = request.query_params.get("join", "")
    return f"/join/{token}" if TOKEN.fullmatch(token) else "/"


def _slowly(request: Request) -> None:
    who = request.client.host if request.client else ""
    if seconds := request.app.state.sign_ins.wait(who):
        raise TooMany(seconds=int(seconds) + 1)


async def device_page(request: Request) -> Response:
    """Somebody comes with a link from their other device; a click lets them in."""
    ours = services_of(request)
    found = await ours.auth.enter_by_pass(request.path_params["token"])
    if found is None:
        raise NotFound
    return html(request, "device.html", me=await ours.auth.who(request), name=found.name)


async def enter_device(request: Request) -> Response:
    """Let them in."""
    ours = services_of(request)
    found = await ours.auth.enter_by_pass(request.path_params["token"])
    if found is None:
        raise NotFound
    answer = see("/")
    ours.auth.admit(answer, found)
    return answer


async def leave(_request: Request) -> Response:
    """Forget who I am, on this device."""
    answer = see("/")
    answer.delete_cookie(COOKIE)
    return answer
