"""What the pages about contests and games are made of: one HTML file each, without scripts, with nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from .report.style import STYLE

MORE = """
table.plain { table-layout: auto; } table.plain th, table.plain td { text-align: left; vertical-align: top; width: auto; padding: 5px 14px 5px 0; }
table.plain th { vertical-align: bottom; } table.plain .number { text-align: right; } table.plain td.number { white-space: nowrap; } table.plain tr > :last-child { padding-right: 0; }
table.plain thead th, table.plain td { overflow-wrap: break-word; }
table.plain small { color: var(--soft); font-size: 13px; display: block; } table.plain tbody th { vertical-align: top; } tbody th { color: var(--ink); border-bottom: 1px dotted var(--edge); overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } .scroll tbody th, .scroll thead td { position: sticky; left: 0; background: var(--raised); } .scroll tbody th { min-width: 7.5em; } .card h2 { font-size: 19px; line-height: 1.25; margin: 0 0 2px; } .whole { margin: 0 0 16px; } .columns + .whole { margin-top: 16px; }
@media (max-width: 640px) { table.plain th, table.plain td { padding-right: 8px; }
  table.stack thead { display: none; } table.stack tr { display: block; padding: 8px 0; border-bottom: 1px dotted var(--edge); } table.stack tr:last-child { border: 0; }
  table.stack td { display: grid; grid-template-columns: 34% 1fr; gap: 8px; padding: 2px 0; border: 0; } table.stack td.number { text-align: left; white-space: normal; }
  table.stack td::before { content: attr(data-head); color: var(--soft); } }
"""


def sheet(language: str, title: str, facts: Iterable[str], body: str, style: str = "") -> str:
    """The whole page; `facts` stand below its title."""
    told = "<br>".join(map(escape, facts))
    return f"""<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title><style>{STYLE}{MORE}{style}</style>
<header><h1>{escape(title)}</h1><p>{told}</p></header>
<main>{body}</main></html>
"""


def card(title: str, hint: str, body: str, whole: bool = False) -> str:
    """A part of the page with its title and what must be known to read it."""
    why = f'<p class="hint">{escape(hint)}</p>' if hint else ""
    return f'<section class="card{" whole" if whole else ""}"><h2>{escape(title)}</h2>{why}{body}</section>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Iterable[int] = (), kind: str = "") -> str:
    """Rows of HTML below their titles. The columns of `numbers` end at the right. On a phone each row of a `stack` is a list with titles."""
    kinds = ["" for _ in head]
    for n in numbers:
        kinds[n] = ' class="number"'
    titles = "".join(f'<th role="columnheader"{k}>{escape(name)}</th>' for name, k in zip(head, kinds, strict=True))
    body = "".join(
        '<tr role="row">'
        + "".join(f'<td role="cell"{k} data-head="{escape(name)}">{cell}</td>' for cell, name, k in zip(row, head, kinds, strict=True))
        + "</tr>"
        for row in rows
    )
    return f'<table role="table" class="plain {kind}"><thead><tr role="row">{titles}</tr></thead><tbody>{body}</tbody></table>'


def scrolled(body: str) -> str:
    """A table that may be wider than a phone; also the keyboard moves it."""
    return f'<div class="scroll" tabindex="0">{body}</div>'
