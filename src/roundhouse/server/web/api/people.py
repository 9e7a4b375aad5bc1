"""Who there is to play, and what."""

import asyncio

from fastapi import APIRouter, Request

from roundhouse.core.codec import encode
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import SignInFirst
from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Services
from roundhouse.server.web.api.responses import POSTING, refusals
from roundhouse.server.web.rate_limit import visitor

router = APIRouter()


@router.post("/identities", responses=refusals(POSTING), status_code=201)
async def new_identity(
    request: Request, services: Services, body: models.NewIdentity
) -> models.IdentityMade:
    """A name and a token, where no accounts are needed."""
    if services.config.accounts:
        raise SignInFirst
    services.newcomers.check(visitor(request))
    me = await services.auth.new_identity(body.name)
    ways_in = services.auth.accounts.ways_in
    token = await asyncio.to_thread(ways_in.guest_token, me.id)
    return models.IdentityMade(id=me.id, name=me.name, token=token)


@router.get("/titles", responses=refusals((503,)))
async def list_titles(services: Services) -> models.TitleList:
    """The games this server has."""
    return models.TitleList(titles=[_title(title) for title in services.titles.values()])


def _title(title: AnyTitle) -> models.TitleInfo:
    options = [
        models.OptionInfo(key=o.key, default=encode(o.default), choices=encode(o.choices))
        for o in title.game.options
    ]
    return models.TitleInfo(
        key=title.key,
        version=title.game.version,
        seats=list(title.game.seats),
        options=options,
        presets=[
            models.PresetInfo(
                key=one.key, options=dict(one.options), wins=dict(one.wins), games=one.games
            )
            for one in title.presets()
        ],
        bots=list(title.bots),
    )
