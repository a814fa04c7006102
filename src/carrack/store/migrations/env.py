"""Alembic's entrance: `migrate.py` opens the connection and the transaction, this runs the steps on it."""

from __future__ import annotations

from alembic import context

from carrack.store.schema import metadata


def run() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,  # SQLite cannot alter: a table is made anew and filled
        transaction_per_migration=False,
    )
    context.run_migrations()


if __name__ == "env_py":  # as Alembic names it
    run()
