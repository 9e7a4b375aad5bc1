"""Slow requests and too many connections, on a real server, with both of uvicorn's parsers."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from roundhouse.server.web import connections
from roundhouse.server.web.connections import Doors, PatientProtocol
from tests.server.web.test_play import wait_until
from tests.support.serving import FAST, Running, serving, toy_config

HALF = b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_SENT = 1_100


@pytest.fixture(params=["httptools", "h11"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "h11":

        def h11(doors: Doors) -> type:
            return type("PatientH11", (PatientProtocol, H11Protocol), {"doors": doors})

        monkeypatch.setattr(connections, "_protocol", h11)


@pytest.fixture
def server(tmp_path: Path, parser: None) -> Iterator[Running]:  # noqa: ARG001 - set before it starts
    limits = replace(FAST, header_seconds=1.0, body_seconds=1.5, connections_each=3)
    config = toy_config(f"{tmp_path}/t.sqlite", limits=limits, trusted_proxies=())
    with serving(config) as running:
        yield running


def dial(server: Running) -> socket.socket:
    port = int(server.url.rpartition(":")[2])
    line = socket.create_connection(("127.0.0.1", port))
    line.settimeout(20)
    return line


def answers(line: socket.socket) -> bytes:
    """All that is said until the line is closed."""
    said = b""
    while piece := line.recv(65_536):
        said += piece
    return said


def test_half_a_request_is_given_up_and_logged(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    began = time.monotonic()
    with dial(server) as line:
        line.sendall(HALF)
        assert answers(line).startswith(b"HTTP/1.1 408 ")
    assert 0.5 < time.monotonic() - began < 10
    assert "did not come to the end of its headers" in caplog.text


def test_a_drip_of_headers_is_no_sign_of_life(server: Running) -> None:
    with dial(server) as line:
        line.sendall(HALF)
        line.settimeout(0.2)
        end = time.monotonic() + 10
        while time.monotonic() < end:
            try:
                line.sendall(b"x")
                if line.recv(100):
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    pytest.fail("it may drip for ever")


def test_nobody_keeps_a_line_by_saying_nothing(server: Running) -> None:
    with dial(server) as line:
        assert answers(line).startswith(b"HTTP/1.1 408 ")


def test_half_a_body_is_given_up(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    with dial(server) as line:
        line.sendall(
            b"POST /api/v1/identities HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n"
            b"Content-Type: application/json\r\n\r\n{"
        )
        answers(line)
    assert "did not come to the end of its body" in caplog.text


def test_a_second_request_on_a_line_has_its_time_too(server: Running) -> None:
    with dial(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        time.sleep(0.3)
        line.sendall(HALF)
        assert b"HTTP/1.1 408 " in answers(line)


def test_a_long_answer_is_not_cut_off(server: Running) -> None:
    amy = server.player("Amy")
    table = amy.new_table("me", "here", private=False)["id"]
    live = f"{server.url}/table/{table}/live"
    amy.http.close()
    with httpx.stream("GET", live, timeout=20) as stream:
        time.sleep(2.5)
        pieces = stream.iter_lines()
        next(pieces)
        with server.visitor() as bob:
            bob.timeout = 20
            assert bob.get("/health").json()["streams"] == 1


def test_an_address_has_its_share_of_connections(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as opened:
        lines = [opened.enter_context(dial(server)) for _ in range(3)]
        with dial(server) as one_more:
            assert answers(one_more).startswith(b"HTTP/1.1 503 ")
        assert "too many connections" in caplog.text
        lines[0].close()

        def is_let_in() -> bool:
            with dial(server) as again:
                again.sendall(b"GET /health HTTP/1.0\r\nHost: x\r\n\r\n")
                return answers(again).startswith(b"HTTP/1.1 200 ")

        wait_until(is_let_in)


def test_a_proxy_brings_as_many_as_there_may_be_at_all(tmp_path: Path) -> None:
    limits = replace(FAST, connections_each=3)
    with (
        serving(toy_config(f"{tmp_path}/t.sqlite", limits=limits)) as server,
        ExitStack() as opened,
    ):
        for _ in range(10):
            opened.enter_context(dial(server))
        assert httpx.get(f"{server.url}/health", timeout=20).status_code == 200


def test_eleven_hundred_half_sent_requests_leave_the_server_awake(tmp_path: Path) -> None:
    """More than there may be connections: the silent ones make room."""
    limits = replace(FAST, connections=200, header_seconds=30.0)
    with (
        serving(toy_config(f"{tmp_path}/t.sqlite", limits=limits)) as server,
        ExitStack() as opened,
    ):
        for _ in range(HALF_SENT):
            line = opened.enter_context(dial(server))
            line.sendall(HALF)
        began = time.monotonic()
        assert httpx.get(f"{server.url}/health", timeout=20).status_code == 200
        assert time.monotonic() - began < 5
