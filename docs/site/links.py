"""Looks at a built site without a network: every link leads somewhere, and nothing is fetched from elsewhere."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src"), ("use", "href"), ("object", "data")}
STYLED = re.compile(r"""(?:@import\s+|url\(\s*)["']?(?!data:|#)([^"')\s]+)""")
NEIGHBOURS = {"canonical", "next", "prev", "index", "search", "author"}  # of a <link>: pages, not resources


class Page(HTMLParser):
    """The ids of a page, what it links to and what it fetches."""

    def __init__(self) -> None:
        super().__init__()
        self.ids, self.links, self.fetched = set[str](), list[str](), list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if given.get(name)}
        for name, value in given.items():
            if (tag, name) in FETCHED and given.get("rel", "") not in NEIGHBOURS:
                self.fetched.append(value)
            elif name in ("href", "src") and not value.startswith("data:"):
                self.links.append(value)
            elif name in ("srcset", "style"):
                self.fetched += STYLED.findall(value) if name == "style" else [part.split()[0] for part in value.split(",") if part.strip()]


@cache
def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def problems(site: Path) -> list[str]:
    """What is wrong, one line each."""
    read.cache_clear()
    wrong: list[str] = []
    for path in sorted(site.rglob("*.html")):
        page, name = read(path), path.relative_to(site).as_posix()
        for link in page.fetched:
            if urlsplit(link).netloc or urlsplit(link).scheme not in ("", "data"):
                wrong.append(f"{name}: fetches {link} from elsewhere")
            elif not link.startswith("data:") and why(path, link):
                wrong.append(f"{name}: {link}: {why(path, link)}")
        wrong += [f"{name}: {link}: {why(path, link)}" for link in page.links if why(path, link)]
    for path in sorted(site.rglob("*.css")):
        for link in STYLED.findall(path.read_text(encoding="utf-8")):
            if "//" in link:
                wrong.append(f"{path.relative_to(site).as_posix()}: fetches {link} from elsewhere")
            elif not (path.parent / urlsplit(link).path).exists():
                wrong.append(f"{path.relative_to(site).as_posix()}: {link}: there is no such file")
    return wrong


def why(page: Path, link: str) -> str:
    """Why a link leads nowhere; "" if it does, or leads to another site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return "" if parts.scheme in ("http", "https", "mailto") else "this is no address"
    target = page if not parts.path else (page.parent / unquote(parts.path)).resolve()
    if not target.is_file():
        return "there is no such file"
    if parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in read(target).ids | {"top"}:
        return "there is no such place on the page"
    return ""
