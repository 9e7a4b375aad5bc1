"""Start Roundhouse and open it in your browser."""

import errno
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import click

from roundhouse.cli.databases import FILE, newer_told
from roundhouse.cli.limits import limit_options, limits_of, retention_of
from roundhouse.cli.output import fail, own_folder, said
from roundhouse.cli.settings import (
    ADDRESS,
    DATABASE,
    HOST_PORT,
    NETWORK,
    SCHEDULER,
    Configured,
    config_option,
)

if TYPE_CHECKING:  # the server is slow to load, and "--help" needs none of it
    from roundhouse.core.title import AnyTitle
    from roundhouse.server.config import Config
    from roundhouse.server.notify import Channel

HERE: Final = ("127.0.0.1", "localhost", "[::1]", "::1")


@click.command(cls=Configured, short_help="Start Roundhouse and open it in your browser.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=1846, show_default=True, type=click.IntRange(1, 65535))
@click.option(
    "--database", type=DATABASE, help="postgresql://… or a file (default: in your data folder)."
)
@click.option(
    "--trusted-proxy",
    multiple=True,
    default=("127.0.0.1", "::1"),
    show_default=True,
    type=NETWORK,
    help="Proxies whose X-Forwarded-For is trusted; can be given several times.",
)
@click.option(
    "--copies",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for copies of PostgreSQL made before upgrades (default: in your data folder).",
)
@click.option("--public", is_flag=True, help="Listen on all of this machine's addresses.")
@click.option(
    "--address",
    type=ADDRESS,
    metavar="URL",
    help="Public address for links (https://play.example.org).",
)
@click.option(
    "--accounts", is_flag=True, help="Require accounts with passwords; for public servers."
)
@click.option("--smtp", type=HOST_PORT, help="Mail server for notifications.")
@click.option("--mail-from", default="roundhouse@localhost", show_default=True)
@click.option("--smtp-user")
@click.option("--smtp-password", help="Better set in ROUNDHOUSE_SMTP_PASSWORD.")
@click.option(
    "--private-webhooks", is_flag=True, help="Allow webhooks to machines on this network."
)
@limit_options
@click.option(
    "--bots",
    default=1,
    show_default=True,
    type=click.IntRange(min=1),
    help="Number of bot processes, or of workers in --bot-cluster.",
)
@click.option(
    "--bot-cluster",
    type=SCHEDULER,
    help="Let bots think on a Dask cluster: its scheduler (tcp://10.0.0.5:8786).",
)
@click.option(
    "--abandon-after",
    type=click.FloatRange(min=0),
    metavar="HOURS",
    help="After this, any player can put a bot in an idle seat (default: only the owner).",
)
@click.option(
    "--metrics-from",
    multiple=True,
    default=("127.0.0.1", "::1"),
    show_default=True,
    type=NETWORK,
    help="Addresses and networks that can read /metrics; can be repeated.",
)
@click.option("--metrics-token", help="Token for /metrics. Better set in ROUNDHOUSE_METRICS_TOKEN.")
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Log lines for people or for programs.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="Lowest level to log.",
)
@click.option("--access-log", is_flag=True, help="Also log each request.")
@click.option("--no-open", is_flag=True, help="Don't open the browser.")
@config_option
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    """Start Roundhouse and open it in your browser.

    Options can also be set in a TOML file (bots = 2) or in the environment (ROUNDHOUSE_BOTS=2).
    The command line overrides the environment, and the environment overrides the file.
    """
    _log(given)
    host = "0.0.0.0" if given["public"] and _is_default(ctx, "host") else given["host"]  # noqa: S104 - asked for by --public
    address = given["address"] or f"http://{_shown(host)}:{given['port']}"
    listening = ctx.with_resource(_listen(host, given["port"]))
    config = _config(given, host, address)
    app = _app(config)
    click.echo(said("pages-serving", address=address))
    if not given["no_open"]:
        _open_soon(address)
    _run(app, config, listening)


def _log(given: dict[str, Any]) -> None:
    from roundhouse.server.observability.logs import log_to

    log_to(
        as_json=given["log_format"] == "json",
        level=given["log_level"],
        access=given["access_log"],
    )


def _is_default(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is click.core.ParameterSource.DEFAULT


def _shown(host: str) -> str:
    """How a browser on this machine calls *host*."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int) -> socket.socket:
    """The socket, taken before anything else, so that a busy port is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            fail(said("pages-port-busy", port=str(port)))
        reason = error.strerror or str(error)
        fail(said("operations-cannot-listen", host=host, port=str(port), reason=reason))
    return listening


def _config(given: dict[str, Any], host: str, address: str) -> "Config":
    from roundhouse.server.config import Config

    return Config(
        database=given["database"] or str(default_file()),
        accounts=given["accounts"],
        address=address,
        hosts=HERE if host in HERE and not given["address"] else ("*",),
        secure_cookies=address.startswith("https://"),
        channels=tuple(_channels(given)),
        limits=limits_of(given),
        retention=retention_of(given),
        folder=own_folder(),
        copies=given["copies"] or own_folder() / "backups",
        bot_titles=every_title,
        bot_workers=given["bots"],
        bot_cluster=given["bot_cluster"],
        trusted_proxies=given["trusted_proxy"],
        metrics_from=given["metrics_from"],
        metrics_token=given["metrics_token"],
        abandon_after=given["abandon_after"],
    )


def _channels(given: dict[str, Any]) -> "Iterator[Channel]":
    """The ways to tell players of their turn."""
    from roundhouse.server.notify.mail import Mail
    from roundhouse.server.notify.webhook import Webhooks

    yield Webhooks(private=given["private_webhooks"])
    if given["smtp"]:
        at = urlsplit(f"//{given['smtp']}")
        host = at.hostname or ""
        yield Mail(
            host=host,
            port=at.port or 587,
            sender=given["mail_from"],
            user=given["smtp_user"],
            password=given["smtp_password"],
            tls=host not in HERE,
        )


def default_file() -> Path:
    """The database in the user's data folder."""
    folder = own_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / FILE


def every_title() -> "Sequence[AnyTitle]":
    """All titles; a bot's worker process calls this, too."""
    from roundhouse.titles import TITLES

    return tuple(TITLES.values())


def _app(config: "Config") -> Any:
    from roundhouse.server import create_app
    from roundhouse.store.base import InUse, Unavailable

    try:
        with newer_told(config.database):
            return create_app(every_title(), config)
    except InUse:
        fail(said("pages-file-in-use", path=config.database))
    except Unavailable as error:
        fail(said("pages-no-database", reason=str(error).split("\n")[0]))


def _open_soon(address: str) -> None:
    """Open the page once the server listens."""

    def wait_and_open() -> None:
        time.sleep(0.8)
        webbrowser.open(address)

    threading.Thread(target=wait_and_open, daemon=True).start()


def _run(app: Any, config: "Config", listening: socket.socket) -> None:
    from roundhouse.server.web.connections import make_server

    # lines go where ours go; requests are written down by ours, which know what must not be told
    server = make_server(
        app,
        config,
        log_config=None,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    with suppress(KeyboardInterrupt):  # Ctrl+C is how one stops it
        server.run(sockets=[listening])
