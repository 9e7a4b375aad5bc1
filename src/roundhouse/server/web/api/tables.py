"""Tables: one's own, new ones, imported ones, and how one stands."""

import asyncio

from fastapi import APIRouter

from roundhouse.server.tables.seating import preset_options, seat_row
from roundhouse.server.web.api import models
from roundhouse.server.web.api.dependencies import Language, Live, Me, Services, Tables, Visitor
from roundhouse.server.web.api.responses import POSTING, READING, refusals
from roundhouse.server.web.api.state import state_of

router = APIRouter()


@router.get("/tables", responses=refusals((401, 503)))
async def my_tables(me: Me, services: Services) -> models.TableList:
    """The tables you sit at or own, the latest first."""
    rows = await asyncio.to_thread(services.store.tables_of, me.id)
    return models.TableList(tables=[row.id for row in rows])


@router.post("/tables", responses=refusals(POSTING), status_code=201)
async def new_table(
    me: Me, services: Services, language: Language, body: models.NewTable
) -> models.TableState:
    """A new table; its first shuffles are made."""
    title = services.registry.title(body.title)
    seats = [
        seat_row(title, seat, wanted.who, wanted.name, me, language)
        for seat, wanted in enumerate(body.seats)
    ]
    live = await services.tables.create(
        title,
        seats,
        preset_options(title, body.preset) | body.options,
        owner=me,
        private=body.private,
        hints=body.hints,
    )
    return state_of(live, me)


@router.post("/imports", responses=refusals(POSTING), status_code=201)
async def import_game(
    me: Me, tables: Tables, language: Language, body: models.Import
) -> models.TableState:
    """A table that goes on where a recorded game stops.

    A record of another site that cannot be followed to its end, or comes out otherwise than it says
    itself, is refused as ``doubtful_import`` with both results, and nothing is kept; ``anyway``
    keeps what there is.
    """
    live = await tables.import_game(body.journal, me, language, anyway=body.anyway)
    return state_of(live, me)


@router.get("/tables/{table_id}", responses=refusals(READING))
async def table(live: Live, visitor: Visitor) -> models.TableState:
    """Who sits where, whose turn it is, how it ended."""
    return state_of(live, visitor)
