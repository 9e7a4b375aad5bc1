"""Ways in that can be revoked, confirmed addresses, names unique by their look, handovers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what credentials and fair play need; who has a cookie may exchange it once."""
    _people()
    _ways_in()
    _tables()


def _people() -> None:
    with op.batch_alter_table("identities") as identities:
        for name in ("mail_confirmed", "banned_until", "muted_until", "carried_at"):
            identities.add_column(sa.Column(name, sa.BigInteger(), nullable=True))
        identities.create_index(op.f("ix_identities_mail"), ["mail"], unique=False)
    op.create_table(
        "looks",
        sa.Column("look", sa.String(length=64), nullable=False),
        sa.Column("identity", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_looks_identity")),
        sa.PrimaryKeyConstraint("look", name=op.f("pk_looks")),
    )
    op.create_index(op.f("ix_looks_identity"), "looks", ["identity"], unique=False)


def _ways_in() -> None:
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("identity", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("scope", sa.String(length=8), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("lasts", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name=op.f("fk_credentials_identity")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_credentials")),
        sa.UniqueConstraint("digest", name=op.f("uq_credentials_digest")),
    )
    op.create_index(op.f("ix_credentials_identity"), "credentials", ["identity"], unique=False)
    op.create_table(
        "passes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("identity", sa.String(length=40), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_passes_identity")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_passes")),
    )
    op.create_index(op.f("ix_passes_identity"), "passes", ["identity"], unique=False)


def _tables() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("key", sa.String(length=60), nullable=True))
    op.create_table(
        "handovers",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("by_identity", sa.String(length=40), nullable=False),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.Column("was_kind", sa.String(length=8), nullable=False),
        sa.Column("was_name", sa.Text(), nullable=False),
        sa.Column("was_identity", sa.String(length=40), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("identity", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_handovers_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_handovers")),
    )
