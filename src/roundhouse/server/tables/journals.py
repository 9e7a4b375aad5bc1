"""The whole game as a file: who may have it, and when."""

import time
from dataclasses import replace

from roundhouse.core.journal import Journal, dump_journal
from roundhouse.core.title import Exported
from roundhouse.server.errors import NotEnded, Secret
from roundhouse.server.tables.live_table import LiveTable, names_for
from roundhouse.server.tables.tenure import is_alone
from roundhouse.store.base import Identity


def may_download(live: LiveTable, me: Identity | None) -> bool:
    """The journal stays home until the end, unless nobody else plays here or ever did."""
    if live.table.result is not None:
        return True
    nobody_else = is_alone(live, me) and all(row.kind != "open" for row in live.seats)
    return nobody_else and bool(live.held_by(me))


def journal_for(live: LiveTable, me: Identity | None) -> str:
    """The journal with the players' names, as text; NotEnded while it holds secrets."""
    return dump_journal(_whole(live, me))


def branch_for(live: LiveTable, me: Identity | None, at: int) -> Journal:
    """The game up to the moment *at*, to go on from in a copy; Secret while it holds secrets."""
    if not may_download(live, me):
        raise Secret
    entries = tuple(live.table.entries[seq - 1] for seq in live.table.line(at))
    return replace(live.table.journal, players=names_for(live, "en"), entries=entries)


def export_for(live: LiveTable, me: Identity | None, site: str) -> Exported:
    """The game as *site* would export it; a Fault when nobody writes that, or not yet."""
    exporter = live.title.exporter(site)
    return exporter.write(_whole(live, me), name=live.id, when=int(time.time()))


def _whole(live: LiveTable, me: Identity | None) -> Journal:
    if not may_download(live, me):
        raise NotEnded
    return replace(live.table.journal, players=names_for(live, "en"))
