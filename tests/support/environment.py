"""A fresh environment with Roundhouse in it, as whoever installs it by pip has one."""

import os
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.support.citations import ROOT
from tests.support.serving import PATIENCE, free_port

BUILD = ["-m", "hatchling", "build", "--target", "wheel", "--directory"]
QUICKLY = ("-q", "--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check")
NOT_FROM_OUTSIDE = ("PYTHONPATH", "ROUNDHOUSE_LANG", "ROUNDHOUSE_DEBUG", "LC_ALL", "LC_MESSAGES")


def wheel_of(source: Path, folder: Path) -> Path:
    """The wheel of the package in *source*, built into *folder*."""
    known = set(folder.glob("*.whl"))
    subprocess.run([sys.executable, *BUILD, folder], check=True, cwd=source, capture_output=True)
    (built,) = set(folder.glob("*.whl")) - known
    return built


@dataclass(frozen=True)
class Environment:
    """Where ``command`` is Roundhouse; its data and what it prints are in ``folder``."""

    folder: Path
    command: tuple[str | Path, ...] = (sys.executable, "-m", "roundhouse")

    def surroundings(self, **more: str) -> dict[str, str]:
        """The variables of a user who knows nothing of this folder."""
        kept = {k: v for k, v in os.environ.items() if k not in NOT_FROM_OUTSIDE}
        return {**kept, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(self.folder / "data"), **more}

    def run(self, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Call the command ``roundhouse``."""
        return subprocess.run(
            [*self.command, *args],
            check=False,
            cwd=self.folder,
            env=self.surroundings(COLUMNS="100", **more),
            capture_output=True,
            text=True,
        )

    @contextmanager
    def serving(self, **more: str) -> Iterator["Served"]:
        """``roundhouse serve`` until it is no more needed."""
        port, said = free_port(), self.folder / "said.txt"
        command = [*self.command, "serve", "--no-open", "--port", str(port)]
        with (
            said.open("w") as file,
            subprocess.Popen(
                command, cwd=self.folder, env=self.surroundings(**more), stdout=file, stderr=file
            ) as process,
        ):
            try:
                served = Served(f"http://127.0.0.1:{port}", process, said)
                served.wait()
                yield served
            finally:
                process.terminate()


@dataclass(frozen=True)
class Served:
    """A server started by the command, and the file that holds what it prints."""

    url: str
    process: "subprocess.Popen[bytes]"
    said: Path

    def page(self, path: str, language: str = "en") -> str:
        """A page as a browser of that language gets it."""
        head = {"Accept": "text/html", "Accept-Language": language}
        return httpx.get(self.url + path, headers=head, timeout=PATIENCE).raise_for_status().text

    def wait(self) -> None:
        """Until it answers."""
        while self.process.poll() is None:
            try:
                httpx.get(f"{self.url}/health", timeout=PATIENCE)
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            return
        raise AssertionError(self.said.read_text())


def fresh(folder: Path, *sources: Path) -> Environment:
    """A new environment with Roundhouse and the packages in *sources*, all as wheels.

    What they depend on is borrowed from the environment of the tests: it takes long to install.
    """
    venv.create(folder, with_pip=False, symlinks=True)
    wheels = [wheel_of(source, folder) for source in (ROOT, *sources)]
    outer = getattr(sys, "_base_executable", sys.executable)  # .venv's own has no pip
    pip = [outer, "-m", "pip", "--python", folder / "bin" / "python", "install"]
    made = Environment(folder, (folder / "bin" / "roundhouse",))
    subprocess.run([*pip, *QUICKLY, *wheels], check=True, env=made.surroundings())
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return made
