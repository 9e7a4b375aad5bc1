"""What is older than an operator wants to keep it is deleted, every day."""

import asyncio
import logging
from dataclasses import asdict
from typing import Final

from roundhouse.server.admin.operations import do
from roundhouse.server.config import FOR_EVER, Retention
from roundhouse.store.base import Store, StoreError

EVERY: Final = 24 * 60 * 60.0
"""Seconds from one look to the next."""

log = logging.getLogger(__name__)


async def keep_tidy(store: Store, retention: Retention, every: float = EVERY) -> None:
    """Delete what is too old now, and every day again; nothing where all is kept for ever."""
    if retention == FOR_EVER:
        return
    while True:
        await asyncio.to_thread(_tidy, store, retention)
        await asyncio.sleep(every)


def _tidy(store: Store, retention: Retention) -> None:
    try:
        old = do(store, "tidy", asdict(retention) | {"really": True})
    except StoreError as error:
        log.warning("What is old could not be deleted: %s", error)
        return
    log.info(
        "Deleted what is old: %d finished tables, %d idle tables, %d lines of chat",
        len(old["finished"]),
        len(old["idle"]),
        old["chat"],
    )
