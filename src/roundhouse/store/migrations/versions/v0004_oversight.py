"""Reports of chat, and who wants to hear nothing of whom."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=False),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.Column("about", sa.String(length=40), nullable=False),
        sa.Column("about_name", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "blocks",
        sa.Column("identity", sa.String(length=40), nullable=False),
        sa.Column("other", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_blocks_identity")),
        sa.ForeignKeyConstraint(["other"], ["identities.id"], name=op.f("fk_blocks_other")),
        sa.PrimaryKeyConstraint("identity", "other", name=op.f("pk_blocks")),
    )
