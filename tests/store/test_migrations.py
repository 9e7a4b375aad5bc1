"""The migrations lead to the schema that the code uses."""

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from roundhouse.store.migrate import MIGRATIONS, upgrade
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
