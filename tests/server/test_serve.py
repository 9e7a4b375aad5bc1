"""The command that starts it all."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from roundhouse.cli.serve import default_file
from tests.support.serving import free_port

ROOT = Path(__file__).parents[2]


def serve(*options: str, home: Path) -> subprocess.Popen[str]:
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_DATA_HOME": str(home),
        "ROUNDHOUSE_LANG": "en",
    }
    command = [sys.executable, "-m", "roundhouse", "serve", "--no-open", *options]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server on a file in the data folder, and its port."""
    port = free_port()
    process = serve("--port", str(port), home=tmp_path)
    yield process, port
    process.kill()
    process.communicate()


def test_serve_says_where_it_is_and_stops_when_asked(
    served: tuple[subprocess.Popen[str], int], tmp_path: Path
) -> None:
    process, port = served
    assert process.stdout is not None
    assert f"http://127.0.0.1:{port}" in process.stdout.readline()
    _wait_for(port)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120) as guest:
        assert "Switch &amp; Signal" in guest.get("/", headers={"Accept": "text/html"}).text
        assert guest.get("/rules/1846", headers={"Accept": "text/html"}).status_code == 200
        for example in ("1846", "switch_signal"):
            assert guest.get(f"/learn/{example}", headers={"Accept": "text/html"}).is_success
        assert guest.get("/", headers={"Host": "rebound.example"}).status_code == 400
    assert (tmp_path / "roundhouse" / "tables.sqlite").is_file()
    process.send_signal(signal.SIGINT)
    assert process.wait(120) == 0


def test_a_busy_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = serve("--port", port, home=tmp_path)
        _, said = process.communicate(timeout=180)
    assert process.returncode == 1
    assert said.count("\n") == 1
    assert port in said


def test_a_file_in_use_and_a_missing_database_are_one_sentence(
    served: tuple[subprocess.Popen[str], int], tmp_path: Path
) -> None:
    _wait_for(served[1])
    second = serve("--port", str(free_port()), home=tmp_path)
    _, said = second.communicate(timeout=180)
    assert (second.returncode, said.count("\n")) == (1, 1)
    away = serve(
        "--port", str(free_port()), "--database", "postgresql://nobody@127.0.0.1:1/x", home=tmp_path
    )
    _, said = away.communicate(timeout=180)
    assert (away.returncode, said.count("\n")) == (1, 1)


def _wait_for(port: int) -> None:
    end = time.monotonic() + 180
    while time.monotonic() < end:
        try:
            httpx.get(f"http://127.0.0.1:{port}/health")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server did not start")


def test_the_database_stands_in_the_users_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_file() == tmp_path / "roundhouse" / "tables.sqlite"
