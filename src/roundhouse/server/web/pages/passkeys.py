"""Passkeys: making, naming and revoking them, and signing in with one; a script asks for each."""

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from roundhouse.server.accounts.passkeys import Passkeys, checked_label
from roundhouse.server.errors import NotFound
from roundhouse.server.web.device import device_of
from roundhouse.server.web.forms import form_fields
from roundhouse.server.web.pages.security import PAGE, prove
from roundhouse.server.web.pages.sign_in import onward, slowly
from roundhouse.server.web.responses import see_other
from roundhouse.server.web.services import Services, services_of


def _passkeys(services: Services) -> Passkeys:
    if services.passkeys is None:
        raise NotFound
    return services.passkeys


async def begin(request: Request) -> Response:
    """What my browser needs to make one; the password is asked for, as before any such change."""
    services, fields = services_of(request), await form_fields(request)
    visit = await services.auth.in_person(request)
    passkeys = _passkeys(services)
    await prove(request, visit, fields.get("current", ""))
    asked = await asyncio.to_thread(passkeys.ask_for_new, visit.identity)
    return Response(asked, media_type="application/json")


async def add(request: Request) -> Response:
    """Keep the one that my browser made."""
    services, fields = services_of(request), await form_fields(request)
    visit = await services.auth.in_person(request)
    name = fields.get("name", "").strip() or device_of(request) or "Passkey"
    made = fields.get("credential", "")
    await asyncio.to_thread(_passkeys(services).add, visit.identity, made, name)
    return JSONResponse({"next": f"{PAGE}#passkeys"}, 201)


async def rename(request: Request) -> Response:
    """Call one of mine something else."""
    services, fields = services_of(request), await form_fields(request)
    me = (await services.auth.in_person(request)).identity
    name, store = checked_label(fields.get("name", "")), services.store
    await asyncio.to_thread(store.rename_passkey, me.id, fields.get("id", ""), name)
    return see_other(f"{PAGE}#passkeys")


async def remove(request: Request) -> Response:
    """Forget one of mine."""
    services, fields = services_of(request), await form_fields(request)
    me = (await services.auth.in_person(request)).identity
    await asyncio.to_thread(services.store.drop_passkey, me.id, fields.get("id", ""))
    return see_other(f"{PAGE}#passkeys")


async def begin_sign_in(request: Request) -> Response:
    """What a browser needs to sign in with a passkey."""
    asked = await asyncio.to_thread(_passkeys(services_of(request)).ask_for_any)
    return Response(asked, media_type="application/json")


async def sign_in(request: Request) -> Response:
    """Let in whose passkey it is."""
    services, fields = services_of(request), await form_fields(request)
    passkeys = _passkeys(services)
    slowly(request)
    found = await asyncio.to_thread(passkeys.sign_in, fields.get("credential", ""))
    services.auth.refuse_banned(found)
    answer = JSONResponse({"next": onward(request)})
    await services.auth.let_in(request, answer, found)
    return answer


ROUTES = (
    Route(f"{PAGE}/passkeys/begin", begin, methods=["POST"]),
    Route(f"{PAGE}/passkeys", add, methods=["POST"]),
    Route(f"{PAGE}/passkeys/rename", rename, methods=["POST"]),
    Route(f"{PAGE}/passkeys/remove", remove, methods=["POST"]),
    Route("/enter/passkey/begin", begin_sign_in, methods=["POST"]),
    Route("/enter/passkey", sign_in, methods=["POST"]),
)
