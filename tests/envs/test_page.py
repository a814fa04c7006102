"""The page about the environments shows what works."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def test_the_examples_of_the_page_run() -> None:
    pytest.importorskip("pyspiel")
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (failed, tried > 20) == (0, True)
