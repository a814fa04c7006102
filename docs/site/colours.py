"""Furo's colours from the tokens of the visual identity, so that there is one place where a colour is written."""

from __future__ import annotations

import re
from pathlib import Path

TOKENS = Path(__file__).resolve().parents[2] / "web" / "art" / "tokens.css"
SANS = '"Source Sans 3", "Segoe UI", "Helvetica Neue", "Liberation Sans", Arial, sans-serif'
MONO = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace'

# Furo's name: ours
NAMES = {
    "color-brand-primary": "lapis",
    "color-brand-content": "lapis",
    "color-brand-visited": "lapis",
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "ink-soft",
    "color-foreground-muted": "ink-soft",
    "color-foreground-border": "ink-line",
    "color-background-primary": "paper-raised",
    "color-background-secondary": "paper",
    "color-background-hover": "paper-sunk",
    "color-background-border": "paper-edge",
    "color-background-item": "paper-sunk",
    "color-inline-code-background": "paper",
    "color-code-background": "paper",
    "color-code-foreground": "ink",
    "color-highlight-on-target": "select-wash",
    "color-api-background": "paper",
    "color-api-name": "rubric",
    "color-api-pre-name": "ink-soft",
    "color-api-keyword": "verdigris",
    "color-sidebar-background": "paper",
    "color-sidebar-search-background": "paper-raised",
    "color-sidebar-search-border": "paper-edge",
    "color-sidebar-item-background--current": "paper-sunk",
    "color-header-background": "paper",
    "color-header-border": "paper-edge",
    "color-table-header-background": "paper",
    "color-table-border": "paper-edge",
    "carrack-gilt": "gilt-leaf",
    "carrack-rubric": "rubric",
    "carrack-sea": "sea",
}


def tokens(text: str) -> tuple[dict[str, str], dict[str, str]]:
    """The tokens by day, and by night where they differ."""
    day, _, night = text.partition("@media (prefers-color-scheme: dark)")
    night = night[: night.index("\n}")]
    read = [dict(re.findall(r"--([\w-]+):\s*([^;]+);", part)) for part in (day, night)]
    return read[0], read[0] | read[1]


def furo(theme: str) -> dict[str, str]:
    """Furo's variables by `day` or `night`; raises KeyError for a token that is gone."""
    found = dict(zip(("day", "night"), tokens(TOKENS.read_text(encoding="utf-8")), strict=True))[theme]
    return {name: found[token] for name, token in NAMES.items()} | {
        "font-stack": SANS,
        "font-stack--monospace": MONO,
        "font-stack--headings": found["font-display"],
    }
