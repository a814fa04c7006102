"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(64), unique=True),  # lower case; none for a guest
    Column("password", Text),  # argon2; none for a guest or a passkey
    Column("created", BigInteger, nullable=False),
    Column("settings", Text, nullable=False, server_default="{}"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", ID, unique=True, nullable=False),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(512), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("secret", String(64), nullable=False),  # of its luck; shown after the end
    Column("invite", String(32), nullable=False),  # who knows it may join a private table
    Column("game", String(32), nullable=False),
    Column("status", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("host", ID, nullable=False, index=True),
    Column("seats", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when a clock runs out
    Column("acts", Integer, nullable=False, server_default="0"),
    Column("since", BigInteger, nullable=False, server_default="0"),  # when the present actor's time began
    Index("ix_tables_status_changed", "status", "visibility", "changed"),
    Index("ix_tables_wake", "wake"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ID, nullable=False, index=True),  # "" for a bot
    Column("name", String(24), nullable=False),
    Column("bot", String(64), nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ID, nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu_after", Float),
    Column("sigma_after", Float),
    Index("ix_results_game_seats_finished", "game", "seats", "finished"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),  # acts that have been looked at
    Column("total", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),  # when whoever works on it was last heard of
    Column("found", Text),  # when all is done
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ID, primary_key=True),  # or "bot:greedy"
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_ladder", "game", "seats", "mu"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),  # what this server signs cookies with; made once, the same for all its processes
    Column("created", BigInteger, nullable=False),
)
