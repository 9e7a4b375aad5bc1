"""The migrations lead to the schema that the code uses."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from roundhouse.store import open_store
from roundhouse.store.base import Identity, Newer
from roundhouse.store.migrate import MIGRATIONS, newest, upgrade
from roundhouse.store.schema import metadata


def test_a_migrated_database_is_what_the_code_expects(url: str) -> None:
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_every_version_has_its_own_file_and_follows_another() -> None:
    folder = MIGRATIONS / "versions"
    numbers = sorted(file.name[1:5] for file in folder.glob("v*.py"))
    assert numbers == [f"{n:04}" for n in range(1, len(numbers) + 1)]


def test_a_database_of_the_first_release_is_carried_over(url: str) -> None:
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(
            text("INSERT INTO identities (id, name, mail, made_at) VALUES ('amy', 'Amy', 'a@b', 1)")
        )
        connection.execute(
            text(
                "INSERT INTO tables VALUES"
                " ('t1', 'toll', 1, '{}', '5', 'amy', :p, 0, '', :p, 1, 1, 1)"
            ),
            {"p": False},
        )
    engine.dispose()
    store = open_store(url)
    table = store.table("t1")
    assert table is not None
    assert (table.owner, table.key) == ("amy", None)
    amy = store.identity("amy")
    assert amy is not None
    assert (amy.mail, amy.mail_confirmed) == ("a@b", None), "nobody has confirmed it"
    assert store.carry_over("amy", 50) == 50, "she has a cookie of the first release"
    assert store.carry_over("amy", 60) == 50, "and exchanged it then"
    store.close()


def test_a_newer_schema_is_refused_and_nothing_is_changed(url: str) -> None:
    store = open_store(url)
    store.add_identity(Identity(id="amy", name="Amy"))
    store.close()
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Newer) as refused:
        open_store(url)
    assert (refused.value.found, refused.value.known) == ("9999", newest())
    with engine.begin() as connection:
        assert connection.execute(text("SELECT name FROM identities")).scalars().all() == ["Amy"]
        connection.execute(text("UPDATE alembic_version SET version_num = :was"), {"was": newest()})
    engine.dispose()
    open_store(url).close()  # the lock was let go of, too
