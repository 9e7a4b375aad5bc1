"""What is made for a game is examined while it is drawn; nothing of it is kept."""

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import Field

from roundhouse.core.maker import Examined
from roundhouse.server.errors import NotFound
from roundhouse.server.web.api.dependencies import Language, Services
from roundhouse.server.web.api.models import Model
from roundhouse.server.web.api.responses import refusals

router = APIRouter()


class Made(Model):
    """A file as ``text``, one of the game's own by its id, or the same as plain data."""

    text: Annotated[str | None, Field(max_length=63_000)] = None
    sample: Annotated[str | None, Field(max_length=80)] = None
    document: dict[str, object] | None = None


class FlawFound(Model):
    """Something wrong, and where."""

    rule: str
    place: str
    text: str


class MadeExamined(Model):
    """The file, the same as plain data (``null`` when it cannot be read), and what is wrong."""

    ok: Literal[True] = True
    playable: bool
    text: str
    document: dict[str, object] | None
    errors: list[FlawFound]
    warnings: list[FlawFound]


@router.post("/make/{title}", responses=refusals((404, 413, 422, 429)))
async def examine(
    services: Services,
    language: Language,
    title: Annotated[str, Path(max_length=60)],
    body: Made,
) -> MadeExamined:
    """Examine a board, for titles whose boards can be made."""
    found = services.titles.get(title)
    if found is None or found.maker is None:
        raise NotFound
    maker = found.maker
    if body.sample is not None:
        text = (await asyncio.to_thread(maker.samples)).get(body.sample)
        if text is None:
            raise NotFound
        return _answer(await asyncio.to_thread(maker.examine, text, language))
    if body.document is not None:
        made = await asyncio.to_thread(maker.examine_document, body.document, language)
        return _answer(made)
    return _answer(await asyncio.to_thread(maker.examine, body.text or "", language))


def _answer(made: Examined) -> MadeExamined:
    return MadeExamined(
        playable=made.playable,
        text=made.text,
        document=dict(made.document) if made.document is not None else None,
        errors=[FlawFound(rule=one.rule, place=one.place, text=one.text) for one in made.errors],
        warnings=[
            FlawFound(rule=one.rule, place=one.place, text=one.text) for one in made.warnings
        ],
    )
