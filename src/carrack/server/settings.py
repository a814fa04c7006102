"""What a server is started with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Settings:
    """Sensible for one's own machine; a public server sets `https`, `hosts` and, behind a proxy, `trusted_proxies`."""

    database: str = "sqlite:///carrack.db"
    key: str = ""  # signs cookies; when none is given, one is made and kept in the database
    limits: bool = True  # rate limits; off for measurements
    thinkers: int = 1  # processes in which bots think
    https: bool = False  # people come over https: cookies are Secure, and browsers are told to stay with it
    origin: str = ""  # the public address, https://play.example.org, where a proxy does not pass on the Host
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    hosts: tuple[str, ...] = ()  # names this server answers to, `*.example.org` too; all when empty
    metrics_open: bool = False  # may others than this machine read /metrics?
    log: Literal["auto", "text", "json"] = "auto"  # how the server's lines are written
