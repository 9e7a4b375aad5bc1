"""Who there is to play, and what."""

from fastapi import APIRouter

from roundhouse.core.codec import encode
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import SignInFirst
from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Services
from roundhouse.server.web.api.responses import POSTING, refusals

router = APIRouter()


@router.post("/identities", responses=refusals(POSTING), status_code=201)
async def new_identity(services: Services, body: models.NewIdentity) -> models.IdentityMade:
    """A name and a token, where no accounts are needed."""
    if services.config.accounts:
        raise SignInFirst
    me = await services.auth.new_identity(body.name)
    return models.IdentityMade(id=me.id, name=me.name, token=services.auth.keys.signed(me.id))


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
        bots=list(title.bots),
    )
