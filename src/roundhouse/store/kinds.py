"""Which kinds of database there are, and how an address names one."""

from pathlib import Path
from typing import Literal

from sqlalchemy import URL, Engine, create_engine, make_url


def kind_of(url: str) -> Literal["postgres", "sqlite"]:
    """Which kind of database *url* names; a word before ``://`` that names none is refused.

    >>> kind_of("postgresql://db/roundhouse"), kind_of("/srv/tables.sqlite")
    ('postgres', 'sqlite')
    """
    scheme = url.partition(":")[0]
    if scheme in ("postgresql", "postgres"):
        return "postgres"
    if "://" in url and scheme != "sqlite":
        raise ValueError(f"no such kind of database: {scheme}")
    return "sqlite"


def file_of(url: str) -> Path:
    """The file of an SQLite database."""
    return Path(url.removeprefix("sqlite:///"))


def postgres_url(url: str) -> URL:
    """*url* with our driver."""
    return make_url(url).set(drivername="postgresql+psycopg")


def postgres_engine(url: str) -> Engine:
    """For one errand on a PostgreSQL database; servers keep a pool of their own."""
    return create_engine(
        postgres_url(url), hide_parameters=True, connect_args={"connect_timeout": 5}
    )
