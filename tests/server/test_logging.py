"""What a server writes at a terminal."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest
import structlog

from carrack.server.logging import configure


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Where lines go, as a person sees them."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = list(root.handlers), root.level
    configure("text", stream=stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_strangers_send_nothing_that_a_terminal_obeys(written: io.StringIO) -> None:
    """Paths and names are theirs, and so is what an error says of them."""
    hostile = "/\x1b]0;pwned\x07\x1b[2J\r\u202e"
    say = structlog.get_logger("carrack.test")
    say.info("request", path=hostile, status=404)
    try:
        raise ValueError(hostile)
    except ValueError:
        say.exception("failed")
    logging.getLogger("other").warning("from %s", hostile)
    text = written.getvalue()
    assert "status=404" in text and "ValueError" in text and "test_logging.py" in text
    assert all(c.isprintable() or c == "\n" for c in text), repr(text)
