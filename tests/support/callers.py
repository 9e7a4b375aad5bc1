"""Who takes calls at an address of this machine: a balancer of servers, a mail server."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import cycle
from queue import Queue
from typing import Any


def callers(door: socket.socket) -> Iterator[socket.socket]:
    """Everybody who calls until *door* is closed."""
    while True:
        try:
            caller, _ = door.accept()
        except OSError:
            return
        yield caller


class Balanced:
    """One address before several servers: each connection goes to the next of them."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = cycle(ports)
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        for caller in callers(self._socket):
            server = socket.create_connection(("127.0.0.1", next(self._ports)))
            for pair in ((caller, server), (server, caller)):
                threading.Thread(target=_pump, args=pair, daemon=True).start()

    def close(self) -> None:
        """Take no more callers."""
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()


def _pump(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65_536):
            target.sendall(data)
    except OSError:
        pass
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    source.close()


class PostOffice:
    """A mail server that takes letters from one caller after another."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        for caller in callers(self._socket):
            with caller, caller.makefile("rw", newline="\r\n") as wire:
                self._talk(wire)

    def _talk(self, wire: Any) -> None:
        def say(words: str) -> None:
            wire.write(words + "\r\n")
            wire.flush()

        say("220 here")
        for line in wire:
            verb = line[:4].upper().strip()
            if verb == "DATA":
                say("354 go on")
                letter = iter(wire.readline, ".\r\n")
                self.letters.append("".join(letter))
            elif verb == "QUIT":
                say("221 bye")
                return
            say("250 ok")

    def close(self) -> None:
        """Take no more letters."""
        self._socket.close()


class Ear:
    """A web address that remembers what was posted to it."""

    def __init__(self) -> None:
        heard: Queue[dict[str, Any]] = Queue()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers["content-length"])
                heard.put(json.loads(self.rfile.read(size)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_args: Any) -> None:
                """Say nothing."""

        self.heard = heard
        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/hook"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Dripper:
    """A web address that answers a letter at a time and never comes to an end."""

    def __init__(self, pause: float = 0.2) -> None:
        self._pause = pause
        self.talking = 0
        self.most = 0
        self.calls = 0
        self._lock = threading.Lock()
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/hook"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        for caller in callers(self._socket):
            threading.Thread(target=self._drip, args=(caller,), daemon=True).start()

    def _drip(self, caller: socket.socket) -> None:
        self._count(1)
        with caller, suppress(OSError):
            caller.sendall(b"HTTP/1.1 200 ")
            while True:
                caller.sendall(b"O")
                time.sleep(self._pause)
        self._count(-1)

    def _count(self, change: int) -> None:
        with self._lock:
            self.calls += change > 0
            self.talking += change
            self.most = max(self.most, self.talking)

    def close(self) -> None:
        """Take no more callers."""
        self._socket.close()
