"""The whole game as a file: who may have it, and when."""

from dataclasses import replace

from roundhouse.core.journal import dump_journal
from roundhouse.server.errors import NotEnded
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.store.base import Identity


def may_download(live: LiveTable, me: Identity | None) -> bool:
    """The journal stays home until the end, unless nobody else plays."""
    others = [row for row in live.seats if row.kind == "open" or (
        row.identity is not None and (me is None or row.identity != me.id))]  # fmt: skip
    return live.table.result is not None or (bool(live.held_by(me)) and not others)


def journal_for(live: LiveTable, me: Identity | None) -> str:
    """The journal with the players' names, as text; NotEnded while it holds secrets."""
    if not may_download(live, me):
        raise NotEnded
    return dump_journal(replace(live.table.journal, players=names_for(live, "en")))
