"""Mutation runs over server and store: mutmut changes one thing at a time, some test must see it.

    .venv/bin/python -m tests.support.mutation FOLDER [PATTERN | NUMBER]...

FOLDER is made and kept: a run that was stopped goes on there. PATTERN is mutmut's
(``roundhouse.server.accounts*``), NUMBER that many mutants of all, drawn anew each time; without
either all of them are tried, which takes days. What survives stands in docs/notes/mutants.md.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final

ROOT: Final = Path(__file__).parents[2]
NEEDED: Final = (
    "src", "tests", "docs", "deploy", "roundhouse", "pyproject.toml", "constraints.txt",
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE",
)  # fmt: skip
NOTES: Final = ROOT / "docs" / "notes" / "mutants.md"
SURVIVED: Final = 0
UNTESTED: Final = (5, 33)
"""mutmut's words for mutants that no test ran."""
NOT_TRIED: Final = (None, 2, 34)
"""Nor mutants that were interrupted or left out."""
NOBODY: Final = "no.such.mutant"


def prepare(folder: Path) -> None:
    """Copy there what is not there yet, as it is now."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in NEEDED:
        source, target = ROOT / name, folder / name
        if source.is_dir() and not target.exists():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.is_file():
            shutil.copy(source, target)


def run(folder: Path, names: Sequence[str]) -> None:
    """Try these mutants, or all; those that were tried stay as they are."""
    program = Path(sys.executable).parent / "mutmut"
    subprocess.run([program, "run", "--max-children", "1", *names], cwd=folder, check=False)


def verdicts(folder: Path) -> Mapping[str, int | None]:
    """What became of each mutant: mutmut's exit code, None where it was not tried."""
    found: dict[str, int | None] = {}
    for file in sorted((folder / "mutants").rglob("*.meta")):
        found |= json.loads(file.read_text(encoding="utf-8")).get("exit_code_by_key", {})
    return found


def chosen(folder: Path, wanted: Sequence[str]) -> list[str]:
    """The names to be tried: patterns as they are, a number as so many that were not yet."""
    return [name for each in wanted for name in _chosen(folder, each)]


def _chosen(folder: Path, wanted: str) -> Iterator[str]:
    if not wanted.isdecimal():
        yield wanted
        return
    if not verdicts(folder):
        run(folder, [NOBODY])  # makes the mutants, and tries none
    left = [name for name, code in verdicts(folder).items() if code is None]
    yield from SystemRandom().sample(left, min(int(wanted), len(left)))


def explained() -> set[str]:
    """The survivors that the notes name, with their reasons."""
    lines = NOTES.read_text(encoding="utf-8").splitlines()
    return {line.split("`")[1] for line in lines if line.startswith("| `roundhouse.")}


def summary(found: Mapping[str, int | None]) -> str:
    """How many were tried and killed, and which survived without a reason."""
    open_ = [name for name in alive(found) if name not in explained()]
    told = f"{len(found)} mutants, {len(tried(found))} tried, {killed(found):.1%} killed"
    return "\n".join([told, *open_])


def tried(found: Mapping[str, int | None]) -> list[str]:
    """The mutants of which it is known what became of them."""
    return [name for name, code in found.items() if code not in NOT_TRIED]


def alive(found: Mapping[str, int | None]) -> list[str]:
    """Those that no test has seen."""
    return sorted(name for name in tried(found) if found[name] in (SURVIVED, *UNTESTED))


def killed(found: Mapping[str, int | None]) -> float:
    """Which part of those that were tried some test has seen."""
    return 1 - len(alive(found)) / max(1, len(tried(found)))


def main(folder: str, *wanted: str) -> None:
    """Go on with a run, then tell what it found."""
    place = Path(folder)
    prepare(place)
    run(place, chosen(place, wanted))
    sys.stdout.write(f"{summary(verdicts(place))}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
