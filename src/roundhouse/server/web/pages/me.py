"""Who I am: my name, my language, and how I am told of my turn."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial

from jinja2 import Environment, Template
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.messages import LANGUAGES
from roundhouse.server.errors import BadRequest
from roundhouse.server.notify import Channel, Post
from roundhouse.server.web.auth import A_YEAR
from roundhouse.server.web.forms import form_fields
from roundhouse.server.web.language import LANGUAGE_COOKIE, language_of
from roundhouse.server.web.responses import (
    see_other,
    see_referrer,
    shared_context,
    template_response,
)
from roundhouse.server.web.services import services_of
from roundhouse.store.base import Identity, Store


async def me_page(request: Request) -> Response:
    """My name, and how I am told of my turn."""
    services = services_of(request)
    me = await services.auth.signed_in(request)
    context = shared_context(request, me)
    fill = partial(_filled, services.templates)
    shown = await asyncio.to_thread(_channels, services.config.channels, services.store, me)
    return template_response(
        request,
        "me.html",
        me=me,
        blocked=await asyncio.to_thread(services.store.blocked, me.id),
        fields=[fill(each.form_field, context | more) for each, more in shown if each.form_field],
        cards=[fill(each.card, context | more) for each, more in shown if each.card],
    )


def _channels(
    channels: Iterable[Channel], store: Store, me: Identity
) -> list[tuple[Channel, dict[str, object]]]:
    return [(channel, dict(channel.shown(store, me))) for channel in channels]


def _filled(templates: Environment, template: str, context: dict[str, object]) -> Markup:
    """A channel's template with what it shows."""
    return Markup(_compiled(templates, template).render(context))  # noqa: S704 - it escapes itself


@lru_cache(maxsize=32)
def _compiled(templates: Environment, template: str) -> Template:
    return templates.from_string(template)


async def change_me(request: Request) -> Response:
    """Keep another name, or what a channel asks for beside it."""
    services, fields = services_of(request), await form_fields(request)
    me = await services.auth.signed_in(request)
    renamed = await asyncio.to_thread(
        services.auth.accounts.rename, me, fields.get("name", me.name)
    )
    changed = replace(renamed, language=language_of(request))
    for channel in services.config.channels:
        changed = channel.kept(changed, fields)
    await services.auth.change(changed)
    return see_other("/me")


def channel_routes(channels: Iterable[Channel]) -> Iterator[Route]:
    """What the forms of the channels' cards are sent to."""
    for channel in channels:
        for path, post in channel.posts.items():
            yield Route(f"/me/{path}", _posting(post), methods=["POST"])


def _posting(post: Post) -> Callable[[Request], Awaitable[Response]]:
    async def change_channel(request: Request) -> Response:
        """Do what the form of a channel says."""
        services, fields = services_of(request), await form_fields(request)
        me = await services.auth.signed_in(request)
        await asyncio.to_thread(post, services.store, me, fields)
        return see_other("/me")

    return change_channel


async def change_language(request: Request) -> Response:
    """Remember the language and show the page again in it."""
    services, fields = services_of(request), await form_fields(request)
    language = fields.get("language", "")
    if language not in LANGUAGES:
        raise BadRequest(field="language", reason=language[:10])
    me = await services.auth.visitor(request)
    if me is not None:
        await services.auth.change(replace(me, language=language))
    answer = see_referrer(request)
    answer.set_cookie(LANGUAGE_COOKIE, language, max_age=A_YEAR, samesite="lax")
    return answer


ROUTES = (
    Route("/me", me_page),
    Route("/me", change_me, methods=["POST"]),
    Route("/language", change_language, methods=["POST"]),
)
