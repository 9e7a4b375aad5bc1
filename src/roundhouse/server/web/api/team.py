"""A team's talk: proposals, pointing, bots' questions. None of it is a move."""

from fastapi import APIRouter, Request

from roundhouse.server.web.api import models, team_models
from roundhouse.server.web.api.dependencies import Language, Live, Me, Services, Visitor
from roundhouse.server.web.api.responses import LOOKING, POSTING, refusals
from roundhouse.server.web.team import Line, team_lines
from roundhouse.server.web.wording import refusal_words

router = APIRouter()


@router.get("/tables/{table_id}/proposals", responses=refusals(LOOKING))
async def proposals(live: Live, visitor: Visitor, language: Language) -> team_models.ProposalList:
    """What is proposed, pointed at, needed and asked just now."""
    lines = team_lines(live, visitor, language)
    return team_models.ProposalList(seq=live.table.seq, proposals=[_entry(one) for one in lines])


def _entry(line: Line) -> team_models.ProposalEntry:
    return team_models.ProposalEntry(
        seat=line.seat,
        kind=line.kind,
        seq=line.seq,
        action=line.wire,
        marks=list(line.marks),
        text=" ".join((*line.words, line.why)).strip(),
        refused=line.refused,
        answer=line.answer,
    )


@router.post("/tables/{table_id}/proposals", responses=refusals(POSTING), status_code=201)
async def propose(
    request: Request, me: Me, live: Live, services: Services, body: team_models.Proposed
) -> models.Kept:
    """Propose an action to whoever decides; your last proposal gives way to it."""
    seat = live.own_seat(me, body.seat)
    request.state.words = refusal_words(live, seat)
    await services.team.propose(live, seat, body.action, seen=body.seq)
    return models.Kept(seq=live.table.seq)


@router.post("/tables/{table_id}/proposals/point", responses=refusals(POSTING), status_code=201)
async def point(me: Me, live: Live, services: Services, body: team_models.Pointed) -> models.Kept:
    """Point at a thing on the board, for all to see."""
    seat = live.own_seat(me, body.seat)
    await services.team.point(live, seat, body.mark, seen=body.seq)
    return models.Kept(seq=live.table.seq)


@router.post("/tables/{table_id}/proposals/withdraw", responses=refusals(POSTING))
async def withdraw(
    me: Me, live: Live, services: Services, body: team_models.Withdrawn
) -> models.Kept:
    """Take back what you proposed or pointed at."""
    await services.team.withdraw(live, live.own_seat(me, body.seat), body.kind)
    return models.Kept(seq=live.table.seq)


@router.post("/tables/{table_id}/proposals/answer", responses=refusals(POSTING))
async def answer(me: Me, live: Live, services: Services, body: team_models.Answered) -> models.Kept:
    """Answer a bot that asks: yes, no, or decide."""
    seat = live.own_seat(me, body.seat)
    await services.team.answer(live, seat, body.bot, body.answer, seen=body.seq)
    return models.Kept(seq=live.table.seq)


@router.post("/tables/{table_id}/proposals/ask", responses=refusals(POSTING))
async def ask(
    me: Me, live: Live, services: Services, body: team_models.AskedPartners
) -> models.Kept:
    """Have the bots at the table propose what they would do now."""
    await services.team.ask_partners(live, live.own_seat(me, body.seat), me, seen=body.seq)
    return models.Kept(seq=live.table.seq)
