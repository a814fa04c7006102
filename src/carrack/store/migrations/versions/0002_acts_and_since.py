"""How many acts a table has had, and since when its actor thinks"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    again = "always" if op.get_bind().dialect.name == "sqlite" else "never"  # so that its columns read as if made at once
    with op.batch_alter_table("tables", schema=None, recreate=again) as batch_op:
        batch_op.add_column(sa.Column("acts", sa.Integer(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("since", sa.BigInteger(), server_default="0", nullable=False))
    # of old tables: nearly right until somebody acts there
    op.execute("UPDATE tables SET since = changed")


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("since")
        batch_op.drop_column("acts")
