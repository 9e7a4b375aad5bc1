"""Adding a private is one file, its data and its sentences: here one is added, to a copy."""

import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import run

import pytest

from roundhouse.messages import LANGUAGES
from tests.support.citations import ROOT

ADDED = Path(__file__).parent / "added_private"
TESTS = (
    "tests/games/g1846/rules/added_private/checks.py",
    "tests/conformance/test_conformance.py",
    "tests/messages/test_catalogues.py",
)
THESE = "checks or 1846-4 or grain or ripe"


def append(target: Path, addition: Path) -> None:
    text = target.read_text(encoding="utf-8") + addition.read_text(encoding="utf-8")
    target.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's files with a private more."""
    tree = tmp_path_factory.mktemp("with-a-private") / "src"
    copytree(ROOT / "src", tree, ignore=ignore_patterns("__pycache__"))
    game = tree / "roundhouse" / "games" / "g1846"
    power = (ADDED / "grain_elevator.py").read_text(encoding="utf-8")
    (game / "rules" / "powers" / "grain_elevator.py").write_text(power, encoding="utf-8")
    append(game / "rules" / "data" / "privates.toml", ADDED / "privates.toml")
    for language in LANGUAGES:
        append(game / "text" / language / "rules.ftl", ADDED / "text" / f"{language}.ftl")
    return tree


@pytest.mark.no_cover
def test_a_private_is_one_file_its_data_and_its_sentences(tree: Path) -> None:
    path = f"pythonpath={tree} . tests/packages/toll"
    options = ["-q", "-x", "-n", "0", "-p", "no:cacheprovider", "-o", path]
    command = [sys.executable, "-m", "pytest", *options, *TESTS, "-k", THESE]
    done = run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
