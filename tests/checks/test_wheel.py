"""The wheel takes along all that the program reads, and says how to add to it."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from roundhouse.messages import LANGUAGES
from tests.support.citations import ROOT
from tests.support.launcher import launcher

BUILD = ["-m", "hatchling", "build", "--target", "wheel", "--directory"]
EXTRAS = {"cluster": "distributed", "postgres": "psycopg"}
ASKED = {
    "cluster": ["arena", "1846", "--bots", "easy", "--cluster", "tcp://127.0.0.1:1"],
    "postgres": ["serve", "--no-open", "--port", "18461", "--database", "postgresql://x/y"],
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built of this folder."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, *BUILD, folder], check=True, cwd=ROOT, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def nothing_more(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that hides what the extras brought, as if they had never been installed."""
    folder = tmp_path_factory.mktemp("hidden")
    for name in EXTRAS.values():
        (folder / f"{name}.py").write_text(f"raise ModuleNotFoundError({name!r})")
    return folder


def _told(extra: str, language: str, *paths: Path) -> str:
    """What the command says when *extra* is not there; the package comes from *paths* first."""
    command = [sys.executable, "-m", "roundhouse", "--lang", language, *ASKED[extra]]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    done = subprocess.run(
        command, check=False, cwd=paths[0], env=env, capture_output=True, text=True
    )
    assert done.returncode == 1
    return done.stderr.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("extra", EXTRAS)
def test_installed_from_the_wheel_pip_is_named(
    extra: str, language: str, wheel: Path, nothing_more: Path
) -> None:
    site = wheel.parent / "site-packages"
    ZipFile(wheel).extractall(site)
    told = _told(extra, language, nothing_more, site)
    assert told.endswith(f'pip install "roundhouse-games[{extra}]"')
    assert "\n" not in told


@pytest.mark.parametrize("extra", EXTRAS)
def test_in_this_folder_the_launcher_is_named(extra: str, nothing_more: Path) -> None:
    if Path(sys.prefix) != launcher().VENV:
        pytest.skip("these tests do not run in the environment that ./roundhouse made")
    assert _told(extra, "en", nothing_more).endswith(f"./roundhouse setup {extra}")


def test_the_wheel_holds_the_package_and_the_rules(wheel: Path) -> None:
    assert wheel.name.startswith("roundhouse_games-")
    held = set(ZipFile(wheel).namelist())
    package = [p for p in (ROOT / "src").rglob("*") if p.is_file() and p.suffix != ".pyc"]
    rules = [p for p in (ROOT / "docs" / "rules").rglob("*") if p.is_file()]
    wanted = {str(p.relative_to(ROOT / "src")) for p in package}
    wanted |= {f"roundhouse/{p.relative_to(ROOT)}" for p in rules}
    assert wanted - held == set()
