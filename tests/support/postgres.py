"""A PostgreSQL of the tests' own, for one run: ``postgres_url`` is an empty database on it.

ROUNDHOUSE_TEST_POSTGRES may name a server (by a URL that may create databases) to use instead.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

_numbers = count(1)


class Cluster:
    """A PostgreSQL server in *folder*, reached through a socket there."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.binaries = binaries
        self.folder = folder
        self.data = folder / "data"
        self.owner = _owner()
        if self.owner is not None:
            shutil.chown(folder, self.owner)
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "postgres", "--no-sync")

    def url(self, database: str = "postgres") -> str:
        """Where *database* is found."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=200"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self.data, "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """Stop the server as if its machine had failed."""
        self._run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *args: str | Path) -> None:
        command = [self.binaries / program, *args]
        # the server would keep a pipe open: what it writes goes to a file
        with (self.folder / "commands.log").open("ab") as log:
            subprocess.run(
                command, check=True, cwd=self.folder, user=self.owner, stdout=log, stderr=log
            )


def _owner() -> str | None:
    """Whom the server runs as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in users else "nobody"


def postgres_binaries() -> Path | None:
    """The folder of PostgreSQL's programs; the newest where there are several."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(debian, key=lambda path: float(path.parts[4]), default=None)
    found = newest or shutil.which("initdb")
    return Path(found).parent if found else None


@pytest.fixture
def postgres_cluster() -> Iterator[Cluster]:
    """A server of the test's own, running, which it may stop and start."""
    yield from _running()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a running server that may create databases."""
    given = os.environ.get("ROUNDHOUSE_TEST_POSTGRES")
    if given:
        yield given
    else:
        yield from (cluster.url() for cluster in _running())


def _running() -> Iterator[Cluster]:
    binaries = postgres_binaries()
    if binaries is None:
        pytest.skip("no PostgreSQL here: apt install postgresql, or set ROUNDHOUSE_TEST_POSTGRES")
    folder = Path(tempfile.mkdtemp(prefix="roundhouse-pg-"))
    cluster = Cluster(binaries, folder)
    try:
        cluster.start()
        yield cluster
        cluster.stop()
    finally:
        shutil.rmtree(folder)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The URL of an empty database."""
    with _empty_database(postgres_server) as url:
        yield url


@pytest.fixture
def another_postgres_url(postgres_server: str) -> Iterator[str]:
    """The URL of one more."""
    with _empty_database(postgres_server) as url:
        yield url


@contextmanager
def _empty_database(postgres_server: str) -> Iterator[str]:
    import psycopg  # noqa: PLC0415 - an extra, which only these tests need

    name = f"test_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(postgres_server, autocommit=True) as server:
        server.execute(f'CREATE DATABASE "{name}"'.encode())
        yield _renamed(postgres_server, name)
        server.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


def _renamed(url: str, database: str) -> str:
    place, _, query = url.partition("?")
    return f"{place.rpartition('/')[0]}/{database}" + (f"?{query}" if query else "")
