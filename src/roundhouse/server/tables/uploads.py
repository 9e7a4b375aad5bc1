"""Games that strangers upload."""

import logging
from collections.abc import Iterable

from roundhouse.core.errors import Fault
from roundhouse.core.journal import Journal
from roundhouse.core.reading import load_game
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import BadFile

log = logging.getLogger(__name__)


def read_upload(titles: Iterable[AnyTitle], content: str) -> Journal:
    """The game in *content*; a reader that breaks down over it refuses it, whatever it is."""
    try:
        return load_game(titles, content)
    except Fault:
        raise
    except Exception as error:
        log.warning("A reader failed on a file", exc_info=True)
        raise BadFile from error
