"""Where tables and people are kept: SQLite in one file, or PostgreSQL. The log of a table is the truth; all else is a summary of it."""
