"""What the verbs that use a database share: which one, and what is said when it fails."""

from collections.abc import Iterator
from contextlib import contextmanager

from roundhouse.cli.output import fail, own_folder, said
from roundhouse.cli.settings import without_password

FILE = "tables.sqlite"


def chosen(database: str | None) -> str:
    """The database that was named, or the file in the user's data folder."""
    return database or str(own_folder() / FILE)


@contextmanager
def told(database: str, copy: str = "") -> Iterator[None]:
    """Tell what a database cannot do in one sentence; *copy* is the file of a restored one."""
    from roundhouse.store.backup import NotACopy, NotEmpty
    from roundhouse.store.base import InUse, Unavailable

    where = without_password(database)
    try:
        with newer_told(copy or where):
            yield
    except NotACopy as error:
        fail(said("operations-no-copy", path=copy or where, reason=_line(error)))
    except NotEmpty:
        fail(said("operations-not-empty", path=where))
    except InUse:
        fail(said("operations-in-use", path=where))
    except Unavailable as error:
        fail(said("operations-no-database", path=where, reason=_line(error)))


@contextmanager
def newer_told(database: str) -> Iterator[None]:
    """Tell of a database that a newer Roundhouse wrote, or whose key is damaged."""
    from roundhouse.store.base import DamagedKey, Newer

    try:
        yield
    except DamagedKey:
        fail(said("operations-damaged-key", path=without_password(database)))
    except Newer as error:
        path = without_password(database)
        fail(said("operations-newer-schema", path=path, found=error.found, known=error.known))


def _line(error: Exception) -> str:
    return str(error).strip().split("\n")[0].rstrip(".")
