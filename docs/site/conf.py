"""Sphinx with MyST and Furo, in Carrack's colours. The sources are gathered by gather.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from colours import furo

from carrack import __version__

HERE = Path(__file__).parent

project, author, copyright = "Carrack", "The Carrack authors", "2026 The Carrack authors"
version = release = __version__
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 4
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
default_role = "code"
python_use_unqualified_type_names = True
pygments_style, pygments_dark_style = "tango", "native"
highlight_language = "text"

html_theme = "furo"
html_title = "Carrack"
html_static_path = [str(HERE / "static")]
html_css_files = ["carrack.css"]
html_favicon = html_logo = "../../web/public/icon.svg"
html_copy_source = html_show_sourcelink = html_show_sphinx = False
html_theme_options = {
    "light_css_variables": furo("day"),
    "dark_css_variables": furo("night"),
    "top_of_page_buttons": [],
    "navigation_with_keys": True,
}


def tables(app: Any, what: str, name: str, it: Any, settings: Any, lines: list[str]) -> None:
    """Tables in docstrings are written as in Markdown; Sphinx wants them as a list."""
    out: list[str] = []
    for line in lines:
        if not line.startswith("|"):
            out.append(line)
            continue
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        if out and out[-1].startswith("     "):
            if set(line) <= set("|-: "):
                continue
        else:
            out += [".. list-table::", ""]
        out += [f"   {'* -' if n == 0 else '  -'} {cell}".ljust(6) for n, cell in enumerate(cells)]
    lines[:] = out


def setup(app: Any) -> None:
    from pygments.lexers.special import TextLexer

    app.connect("autodoc-process-docstring", tables)
    app.add_lexer("svelte", TextLexer)
