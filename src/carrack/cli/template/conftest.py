"""The game that `carrack new` copies is tested where it has been made, by tests/test_new.py; nothing is collected in place."""

collect_ignore_glob = ["*"]
