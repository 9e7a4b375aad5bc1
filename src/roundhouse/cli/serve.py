"""Start Roundhouse and open it in the browser."""

import socket
import threading
import time
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from roundhouse.cli.output import fail, own_folder, said

if TYPE_CHECKING:  # the server is slow to load, and "--help" needs none of it
    from roundhouse.core.title import AnyTitle
    from roundhouse.server.config import Config
    from roundhouse.server.notify import Channel

HERE: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
FILE: Final = "tables.sqlite"


@click.command(short_help="Start Roundhouse and open it in the browser.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option("--port", default=1846, show_default=True, type=click.IntRange(1, 65535))
@click.option("--database", help="postgresql://… or a file; else a file in your data folder.")
@click.option("--public", is_flag=True, help="Listen at every address of this machine.")
@click.option("--address", help="The address players use, for links (https://play.example.org).")
@click.option("--accounts", is_flag=True, help="Names need a password; for public servers.")
@click.option("--smtp", metavar="HOST[:PORT]", help="The mail server that takes letters.")
@click.option("--mail-from", default="roundhouse@localhost", show_default=True)
@click.option("--smtp-user", envvar="ROUNDHOUSE_SMTP_USER")
@click.option("--smtp-password", envvar="ROUNDHOUSE_SMTP_PASSWORD", help="Better in the variable.")
@click.option("--private-webhooks", is_flag=True, help="Webhooks may name this network's machines.")
@click.option(
    "--streams",
    default=100,
    show_default=True,
    type=click.IntRange(min=0),
    help="Tables that one address may watch live at once; 0: any number.",
)
@click.option("--bots", default=1, show_default=True, help="Processes in which bots think.")
@click.option(
    "--abandon-after",
    type=click.FloatRange(min=0),
    metavar="HOURS",
    help="Then any player may hand a seat that does not move to a bot; else only the owner.",
)
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    """Start Roundhouse and open it in the browser."""
    host = "0.0.0.0" if given["public"] and _is_default(ctx, "host") else given["host"]  # noqa: S104 - asked for by --public
    address = given["address"] or f"http://{_shown(host)}:{given['port']}"
    listening = _listen(host, given["port"])
    app = _app(_config(given, host, address))
    click.echo(said("pages-serving", address=address))
    if not given["no_open"]:
        _open_soon(address)
    _run(app, listening)


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
    except OSError:
        listening.close()
        fail(said("pages-port-busy", port=str(port)))
    return listening


def _config(given: dict[str, Any], host: str, address: str) -> "Config":
    from roundhouse.server.config import Config, Limits

    return Config(
        database=given["database"] or str(default_file()),
        accounts=given["accounts"],
        address=address,
        hosts=HERE if host in HERE and not given["address"] else ("*",),
        secure_cookies=address.startswith("https://"),
        channels=tuple(_channels(given)),
        limits=Limits(streams=given["streams"]),
        folder=own_folder(),
        bot_titles=every_title,
        bot_workers=given["bots"],
        abandon_after=given["abandon_after"],
    )


def _channels(given: dict[str, Any]) -> "Iterator[Channel]":
    """The ways to tell players of their turn."""
    from roundhouse.server.notify.mail import Mail
    from roundhouse.server.notify.webhook import Webhooks

    yield Webhooks(private=given["private_webhooks"])
    if given["smtp"]:
        host, _, port = given["smtp"].partition(":")
        yield Mail(
            host=host,
            port=int(port or 587),
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


def _run(app: Any, listening: socket.socket) -> None:
    import uvicorn

    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=3)
    with suppress(KeyboardInterrupt):  # Ctrl+C is how one stops it
        uvicorn.Server(config).run(sockets=[listening])
