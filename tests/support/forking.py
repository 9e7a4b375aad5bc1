"""A server that starts in a moment: forked from a process in which everything is loaded already.

    python -m tests.support.forking DATABASE PORT

For each line on standard input it forks one more server and prints the number of its process.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
from starlette.applications import Starlette

from roundhouse.server import create_app
from roundhouse.server.config import Config
from roundhouse.server.web.connections import make_server
from roundhouse.store.base import Unavailable
from tests.support.serving import (
    PATIENCE,
    ROOT,
    TOLL_PACKAGE,
    Running,
    free_port,
    toy_config,
    toy_titles,
)


class Forked:
    """One server at a time on a database, which may be killed and started very often."""

    def __init__(self, database: str | Path) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        path = os.pathsep.join(map(str, (ROOT, ROOT / "src", TOLL_PACKAGE)))
        self._parent = subprocess.Popen(
            [sys.executable, "-m", __name__, str(database), str(port)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._pid = 0

    def start(self) -> Running:
        """One more server, once it answers."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write("start\n")
        self._parent.stdin.flush()
        self._pid = int(self._parent.stdout.readline())
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.01)
        return Running(self.url, None)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Stop it at once."""
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._pid = 0

    def close(self) -> None:
        """Let all of it go."""
        self.kill()
        self._parent.communicate()


def main(database: str, port: str) -> None:
    """Fork a server for each line, as long as there are lines."""
    last = 0
    for _line in sys.stdin:
        if last:
            os.waitpid(last, 0)
        last = os.fork()
        if not last:
            _serve(database, int(port))
            os._exit(0)
        sys.stdout.write(f"{last}\n")
        sys.stdout.flush()


def _serve(database: str, port: int) -> None:
    config = toy_config(database, bot_titles=None)
    app = _made(config)
    make_server(app, config, port=port, log_level="error", timeout_graceful_shutdown=1).run()


def _made(config: Config) -> Starlette:
    """The server, as soon as its database answers: whoever supervises it starts it again, too."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return create_app(toy_titles(), config)
        except Unavailable:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    main(*sys.argv[1:])
