"""`carrack serve`: tables for people and bots in a browser."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

import click

from .errors import Bad

PORT = 8503
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*", re.IGNORECASE | re.ASCII)
USUAL = {"http": 80, "https": 443}  # the ports that browsers leave out of an origin


@click.command(
    epilog="\b\nExamples:\n  carrack serve --open\n  carrack serve --host 0.0.0.0 --database postgresql://carrack@/carrack --workers 4"
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for the whole network.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"The port to listen on; 0 for any. When not given: {PORT}, or the next that is free."
)
@click.option(
    "--database",
    default="",
    envvar="CARRACK_DATABASE",
    metavar="URL",
    help="A file, or postgresql://…; a file in your data folder when not given (also CARRACK_DATABASE).",
)
@click.option(
    "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that serve; more than one needs PostgreSQL."
)
@click.option(
    "--thinkers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes in which bots think, for each that serves."
)
@click.option("--https", is_flag=True, help="People come over https, through a proxy: cookies are for https only.")
@click.option("--origin", default="", metavar="URL", help="The public address, https://play.example.org.")
@click.option(
    "--host-name", "hosts", multiple=True, metavar="NAME", help="A name this server answers to; may be repeated. All when not given."
)
@click.option(
    "--trusted-proxy", "proxies", multiple=True, metavar="ADDRESS", help="A proxy whose X-Forwarded-For is believed; may be repeated."
)
@click.option(
    "--log", type=click.Choice(["auto", "text", "json"]), default="auto", show_default=True, help="How the server writes its lines."
)
@click.option("--metrics-open", is_flag=True, help="Let everybody read /metrics, not only programs on this machine.")
@click.option("--open", "open_browser", is_flag=True, help="Open it in a browser, where there is a screen.")
@click.option("--limits/--no-limits", default=True, hidden=True, help="Rate limits; off for measurements.")
def command(
    host: str,
    port: int | None,
    database: str,
    workers: int,
    thinkers: int,
    https: bool,
    origin: str,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    log: str,
    metrics_open: bool,
    open_browser: bool,
    limits: bool,
) -> None:
    """Serve tables to browsers and programs, and keep them in a database."""
    try:
        from carrack.server.serve import CannotServe, database_url, serve
        from carrack.server.settings import Settings
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "carrack":
            raise
        raise Bad(f"the server needs {error.name}: make serve installs it, or pip install 'carrack[server]'") from None
    origin = read_origin(origin)
    check_names(hosts)
    check_proxies(proxies)
    try:
        url = database_url(database).render_as_string(hide_password=False)
        settings = Settings(
            database=url,
            limits=limits,
            thinkers=thinkers,
            https=https,
            origin=origin,
            trusted_proxies=proxies,
            hosts=hosts,
            metrics_open=metrics_open,
            log=log,  # type: ignore[arg-type]
        )
        serve(settings, host, PORT if port is None else port, workers, say=tell, open_browser=open_browser, any_port=port is None)
    except CannotServe as error:
        raise Bad(str(error)) from None


# --- what is believed, checked before anything starts -------------------------------------------
def read_origin(given: str) -> str:
    """The public address as browsers write it, or nothing where none is given."""
    if not given:
        return ""
    try:
        url = urlsplit(given.lower())
        host, port = url.hostname or "", url.port
    except ValueError:
        raise Bad(f"--origin {given!r} is no address: write https://play.example.org") from None
    if url.scheme not in USUAL or "@" in url.netloc or not (is_address(host) or NAME.fullmatch(host)):
        raise Bad(f"--origin {given!r} is no address: write https://play.example.org")
    if url.path not in ("", "/") or "?" in given or "#" in given:
        raise Bad(f"--origin {given!r} says more than the address: write {url.scheme}://{url.netloc}")
    host = f"[{host}]" if ":" in host else host
    return f"{url.scheme}://{host}" + (f":{port}" if port not in (None, USUAL[url.scheme]) else "")


def check_names(hosts: Sequence[str]) -> None:
    for host in hosts:
        if not (is_address(host) or NAME.fullmatch(host.removeprefix("*."))):
            raise Bad(f"--host-name {host!r} is no name: write play.example.org, *.example.org or 127.0.0.1, without a port")


def check_proxies(proxies: Sequence[str]) -> None:
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise Bad(f"--trusted-proxy: {error}; write an address, 127.0.0.1, or a network, 172.16.0.0/12") from None


def is_address(text: str) -> bool:
    try:
        return bool(ip_address(text))
    except ValueError:
        return False


def tell(line: str) -> None:
    click.echo(line)
    sys.stdout.flush()
