"""A game for another site: what that site cannot do, and the file."""

import asyncio
import json

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from roundhouse.server.tables.journals import export_for
from roundhouse.server.web.pages.visit import visit_table
from roundhouse.server.web.responses import template_response


async def export_page(request: Request) -> Response:
    """What is in the file, before it is downloaded."""
    visit = await visit_table(request)
    site = request.path_params["site"]
    exported = await asyncio.to_thread(export_for, visit.live, visit.me, site)
    remarks = list(exported.remarks(visit.viewpoint.language))
    return template_response(
        request,
        "export.html",
        me=visit.me,
        live=visit.live,
        site=site,
        moves=exported.moves,
        remarks=remarks,
    )


async def export_file(request: Request) -> Response:
    """The file."""
    visit = await visit_table(request)
    site = request.path_params["site"]
    exported = await asyncio.to_thread(export_for, visit.live, visit.me, site)
    name = f"{visit.live.title.key}-{visit.live.id[:8]}-{site}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    made = json.dumps(exported.data, ensure_ascii=False)
    return PlainTextResponse(made, media_type="application/json", headers=headers)


ROUTES = (
    Route("/table/{id}/export/{site}", export_page),
    Route("/table/{id}/export/{site}/file", export_file),
)
