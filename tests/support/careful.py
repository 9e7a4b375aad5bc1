"""A server as strangers find it: with the limits that it has unless it is told otherwise."""

import sys

from roundhouse.server import create_app
from roundhouse.server.config import Limits
from roundhouse.server.web.connections import make_server
from tests.support.serving import Process, toy_config
from tests.support.thinkers import thinking_titles


class CarefulProcess(Process):
    """Such a server in a process of its own."""

    program = "tests.support.careful"


def main(database: str, port: str) -> None:
    """Serve the toy with bots that think for long until stopped."""
    config = toy_config(database, bot_titles=thinking_titles, limits=Limits(bot_seconds=10.0))
    app = create_app(thinking_titles(), config)
    more = {"port": int(port), "log_level": "error", "timeout_graceful_shutdown": 1}
    make_server(app, config, **more).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
