"""Tables say whether they were imported, so that a person's can be counted."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; of older tables nobody knows any more."""
    op.add_column(
        "tables", sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false())
    )
