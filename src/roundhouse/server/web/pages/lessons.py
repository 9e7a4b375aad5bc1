"""Lessons: the real page of a table, a task beside it, and an answer to whatever is tried."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from roundhouse.core.codec import read_json
from roundhouse.core.lessons import Lesson
from roundhouse.messages import text
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.texts import title_name
from roundhouse.server.web.classroom import LEARNER
from roundhouse.server.web.language import language_of
from roundhouse.server.web.library import named_in
from roundhouse.server.web.pages.table import contents_of, detail_of, reason_of
from roundhouse.server.web.pages.visit import Visit
from roundhouse.server.web.parts import changed
from roundhouse.server.web.responses import VARY, see_other, template_response
from roundhouse.server.web.services import services_of
from roundhouse.server.web.viewpoint import Viewpoint
from roundhouse.server.web.wording import refusal_words


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody at a task of a lesson."""

    visit: Visit
    lesson: Lesson
    step: int
    solved: bool

    @property
    def base(self) -> str:
        """The address of the task."""
        return f"/lessons/{self.visit.live.title.key}/{self.lesson.key}/{self.step}"


async def _attempt(request: Request) -> Attempt:
    services, path = services_of(request), request.path_params
    solved = request.query_params.get("solved") == "1"
    title, key, step = path["title"], path["key"], int(path["step"])
    room = services.classroom
    lesson = await asyncio.to_thread(room.lesson, title, key)
    table: LiveTable = await asyncio.to_thread(room.table, title, key, step, solved)
    live, language = named_in(table, language_of(request)), language_of(request)
    viewpoint = Viewpoint(None if solved else lesson.seat_of(step), live.table.seq, language)
    return Attempt(Visit(services, live, LEARNER, viewpoint), lesson, step, solved)


async def lessons_page(request: Request) -> Response:
    """The courses, with what somebody has done of them."""
    services, language = services_of(request), language_of(request)
    me = await services.auth.visitor(request)
    courses = await asyncio.to_thread(lambda: services.classroom.courses)
    named = [(key, title_name(key, language), lessons) for key, lessons in courses.items()]
    return template_response(request, "lessons.html", me=me, courses=named)


async def lesson_start(request: Request) -> Response:
    """The first task of a lesson."""
    title, key = request.path_params["title"], request.path_params["key"]
    await asyncio.to_thread(services_of(request).classroom.lesson, title, key)
    return see_other(f"/lessons/{title}/{key}/1")


async def task_page(request: Request) -> Response:
    """A task at its table, or what came of it."""
    attempt = await _attempt(request)
    visit, language = attempt.visit, attempt.visit.viewpoint.language
    context, parts = await asyncio.to_thread(contents_of, request, visit)
    me = await visit.services.auth.visitor(request)
    title = visit.live.title.key
    following = visit.services.classroom.after(title, attempt.lesson.key)
    return template_response(
        request,
        "lesson.html",
        me=me,
        game=text(attempt.lesson.base, language),
        parts=parts,
        astray="",
        lesson=_told(attempt, following, language),
        **context,
    )


def _told(attempt: Attempt, following: Lesson | None, language: str) -> Mapping[str, Any]:
    """What the page says of the lesson."""
    lesson, step, last = attempt.lesson, attempt.step, len(attempt.lesson.tasks)
    title = attempt.visit.live.title.key
    onwards = f"/lessons/{title}/{lesson.key}/{step + 1}" if step < last else ""
    after = f"/lessons/{title}/{following.key}" if following and not onwards else ""
    return {
        "key": f"{title}/{lesson.key}",
        "title": title,
        "name": text(lesson.base, language),
        "about": text(f"{lesson.base}-about", language) if step == 1 else "",
        "words": text(lesson.said(step, "right" if attempt.solved else ""), language),
        "solved": attempt.solved,
        "step": step,
        "steps": last,
        "base": attempt.base,
        "onwards": onwards,
        "after": after,
        "done": attempt.solved and step == last,
    }


async def fragment_page(request: Request) -> Response:
    """What has changed on the page: nothing, unless it is an old one."""
    attempt = await _attempt(request)
    context, parts = await asyncio.to_thread(contents_of, request, attempt.visit)
    news = changed(parts.values(), str(context["still"]), request.query_params.get("have", ""))
    return HTMLResponse(news, headers=VARY)


async def detail_page(request: Request) -> Response:
    """A fragment that the game's own script asks for."""
    attempt = await _attempt(request)
    query = {k: v for k, v in request.query_params.items() if k not in ("seat", "at", "solved")}
    visit = attempt.visit
    return HTMLResponse(await asyncio.to_thread(detail_of, visit.live, visit.viewpoint, query))


async def why_page(request: Request) -> Response:
    """Why a choice is greyed."""
    attempt = await _attempt(request)
    return HTMLResponse(await asyncio.to_thread(reason_of, attempt.visit, request.query_params))


async def answer(request: Request) -> Response:
    """What is said to an action: the way on, the rule against it, or why it is not the best."""
    attempt = await _attempt(request)
    visit, lesson = attempt.visit, attempt.lesson
    request.state.words = refusal_words(visit.live, visit.viewpoint.seat)
    body = read_json(await request.body())
    action = visit.live.read_action(body.get("action") if isinstance(body, dict) else None)
    room = visit.services.classroom
    found = await asyncio.to_thread(room.judged, visit.live, lesson, attempt.step, action)
    if found == "right":
        return JSONResponse({"ok": True, "next": f"{attempt.base}?solved=1"})
    said = text(lesson.said(attempt.step, found), visit.viewpoint.language)
    return JSONResponse({"ok": False, "error": {"id": found, "text": said}})


ROUTES = (
    Route("/lessons", lessons_page),
    Route("/lessons/{title}/{key}", lesson_start),
    Route("/lessons/{title}/{key}/{step:int}", task_page),
    Route("/lessons/{title}/{key}/{step:int}/fragment", fragment_page),
    Route("/lessons/{title}/{key}/{step:int}/detail", detail_page),
    Route("/lessons/{title}/{key}/{step:int}/why", why_page),
    Route("/lessons/{title}/{key}/{step:int}/actions", answer, methods=["POST"]),
)
