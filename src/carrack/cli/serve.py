"""`carrack serve`: tables for people and bots in a browser."""

from __future__ import annotations

import sys

import click

from .errors import Bad

PORT = 8503


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


def tell(line: str) -> None:
    click.echo(line)
    sys.stdout.flush()
