"""A team's talk as one visitor sees it: who says what, on which things, and what one may answer."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.messages import text
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.tables.team.content import Content, action_of, content_of, standing
from roundhouse.server.tables.team.talkers import proposer, talker
from roundhouse.server.web.foreseen import called, consequences
from roundhouse.server.web.viewpoint import Viewpoint
from roundhouse.server.web.wording import refusal_words
from roundhouse.store.base import Identity
from roundhouse.store.proposals import Proposal


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """Something that was said: by whom, in words, about which things.

    ``action`` is on the wire, and empty once it may not be taken any more: ``refused`` says why.
    ``waits``: a bot waits for an answer. ``mine``: I may take it back.
    """

    seat: int
    name: str
    kind: str
    seq: int
    made_at: int
    words: tuple[str, ...] = ()
    why: str = ""
    marks: tuple[str, ...] = ()
    action: str = ""
    refused: str = ""
    answer: str = ""
    by: str = ""
    waits: bool = False
    mine: bool = False
    bot: bool = False

    @property
    def wire(self) -> dict[str, object] | None:
        """The action as the API tells it."""
        return json.loads(self.action) if self.action else None

    @property
    def drawn(self) -> str:
        """The things to be marked on the board, for the page's script."""
        return json.dumps(self.marks, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Told:
    """An action in words and on the wire, or why it may not be taken."""

    words: tuple[str, ...] = ()
    action: str = ""
    refused: str = ""


def team_lines(live: LiveTable, me: Identity | None, language: str) -> list[Line]:
    """What stands at the table just now."""
    return [_line(live, one, me, language) for one in standing(live)]


def _line(live: LiveTable, one: Proposal, me: Identity | None, language: str) -> Line:
    content, row = content_of(one), live.seats[one.seat]
    told = _told(live, one, content, language)
    waits = one.kind == "ask" and one.seq == live.table.seq and not content.answer
    return Line(
        seat=one.seat,
        name=names_for(live, language)[one.seat],
        kind=one.kind,
        seq=one.seq,
        made_at=one.made_at,
        why=content.words.get(language, ""),
        marks=() if content.heard or (one.kind == "ask" and not waits) else content.marks,
        answer=content.answer,
        by=content.by,
        waits=waits,
        mine=one.seat in live.held_by(me),
        bot=row.kind == "bot",
        words=told.words,
        action=told.action,
        refused=told.refused,
    )


def _told(live: LiveTable, one: Proposal, content: Content, language: str) -> Told:
    """The action in words, or why it may not be taken any more."""
    if not content.action or not live.awaited:
        return Told()
    decider, action = live.awaited[0], action_of(live, content)
    if one.kind == "ask" and one.seq != live.table.seq:
        return Told()
    refusal = live.refusal(decider, action, live.table.seq)
    if refusal is not None:
        return Told(refused=refusal_words(live, decider)(refusal, language))
    return Told(tuple(_words(live, decider, action, language)), content.action)


def _words(live: LiveTable, seat: Seat, action: Action, language: str) -> Iterator[str]:
    if isinstance(action, Pass):
        yield text("team-pass", language)
        return
    if name := called(live, seat, action, language):
        yield name
        return
    yield from consequences(live, seat, action, language)


def team_context(
    live: LiveTable, me: Identity | None, viewpoint: Viewpoint, patience: float
) -> Mapping[str, object]:
    """What the page's part on the team shows; nothing where everybody plays for themselves."""
    past, alone = viewpoint.at != live.table.seq, len(live.seats) < 2
    if live.title.team is None or past or alone or live.table.result is not None:
        return {"team": None, "talker": None, "proposing": None}
    own = talker(live, me)
    deciders = live.awaited[:1]
    return {
        "team": team_lines(live, me, viewpoint.language),
        "talker": own,
        "decides": bool(set(deciders) & set(live.held_by(me))),
        "decider": names_for(live, viewpoint.language)[deciders[0]] if deciders else "",
        "partners": live.row.hints and any(row.kind == "bot" for row in live.seats),
        "may_propose": proposer(live, me) is not None,
        "proposing": viewpoint.proposing,
        "patience": int(patience * 1000),
    }
