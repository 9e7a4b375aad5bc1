"""Bring a database to the present schema, from whichever version it has."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from roundhouse.store.base import Newer

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST: Final = "head"


def upgrade(connection: Connection, to: str = NEWEST) -> None:
    """Run the migrations that *connection*'s database has not seen; Newer when it is ahead."""
    refuse_newer(version_of(connection))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def version_of(connection: Connection) -> str | None:
    """The schema that the database has; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def is_behind(version: str | None) -> bool:
    """Whether a database of that schema would be changed by ``upgrade``."""
    refuse_newer(version)
    return version not in (None, newest())


def newest() -> str:
    """The newest schema that this Roundhouse knows."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def refuse_newer(version: str | None) -> None:
    """Newer, when this Roundhouse does not know the schema *version*."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if version is not None and version not in known:
        raise Newer(found=version, known=newest())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
