"""What a proposal holds, and how long it stands."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode, decode_tagged, encode
from roundhouse.core.events import Event
from roundhouse.messages import LANGUAGES
from roundhouse.messages.voice import voice_of
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.store.proposals import Proposal, ProposalKind

YES, NO, DECIDE, LATE = "yes", "no", "decide", "late"
"""What people answer a bot; LATE: nobody did."""

LASTS: Final[Mapping[ProposalKind, int]] = {"act": 0, "need": 0, "point": 2, "ask": 1}
"""How many turns of others may begin before what was said is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """An action in JSON, things on the board, and why, in each language.

    ``answer`` and ``by`` are what people said to a bot's question. ``heard``: a bot has considered
    what was pointed at.
    """

    action: str = ""
    marks: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    answer: str = ""
    by: str = ""
    heard: bool = False

    def proposal(self, live: LiveTable, seat: int, kind: ProposalKind, seq: int) -> Proposal:
        """The same as *seat* says it at a table."""
        text = json.dumps(encode(self), ensure_ascii=False, separators=(",", ":"))
        return Proposal(table=live.id, seat=seat, kind=kind, seq=seq, content=text)


def content_of(proposal: Proposal) -> Content:
    """What it holds."""
    return decode(Content, json.loads(proposal.content))


def action_of(live: LiveTable, content: Content) -> Action:
    """The action in it."""
    return decode_tagged(live.title.vocabulary.actions, json.loads(content.action), "/action")


def wire(action: Action) -> str:
    """An action in JSON."""
    return json.dumps(encode(action), ensure_ascii=False)


def words_for(live: LiveTable, seat: Seat, event: Event | None) -> dict[str, str]:
    """An event in every language, for whoever reads it later."""
    if event is None:
        return {}
    view = live.title.game.view(live.table.state, seat)
    tell = voice_of(live.title).tell
    return {code: tell(view, event, code, names_for(live, code)) for code in LANGUAGES}


def standing(live: LiveTable) -> tuple[Proposal, ...]:
    """What was said that is not over yet."""
    if live.table.result is not None:
        return ()
    return tuple(
        one
        for one in live.proposals
        if one.seq <= live.table.seq and turns_since(live, one.seq) <= LASTS[one.kind]
    )


def turns_since(live: LiveTable, seq: int) -> int:
    """How often another has begun to decide since that moment."""
    return sum(one != other for one, other in pairwise(_deciders(live, seq)))


def _deciders(live: LiveTable, seq: int) -> Iterator[int]:
    yield from (entry.seat for entry in live.table.entries[seq:] if entry.seat >= 0)
    yield from live.awaited[:1]
