"""Tables may allow no hints; people put tables away into an archive of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add both; hints were allowed at every older table."""
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.create_table(
        "archived",
        sa.Column("identity", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_archived_identity")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_archived_table_id")),
        sa.PrimaryKeyConstraint("identity", "table_id", name=op.f("pk_archived")),
    )
