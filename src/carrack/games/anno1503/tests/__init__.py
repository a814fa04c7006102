"""The rules of Anno 1503, chapter by chapter."""
