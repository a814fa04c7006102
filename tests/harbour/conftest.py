"""Harbour is planted and tested by test_check_catches.py; nothing here is collected in place."""

collect_ignore_glob = ["*"]
