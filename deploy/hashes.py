#!/usr/bin/env python3
"""Write the hashes of all pinned packages: deploy/requirements*.txt, from constraints.txt.

    .venv/bin/python deploy/hashes.py [INDEX]

Run it after each change of constraints.txt, with everything installed (``./roundhouse setup dev``):
which packages the server needs is read from what is installed. INDEX is where packages are listed
(else PIP_INDEX_URL, else pypi.org); its address is not noted, so the files fit any index.
"""

import os
import re
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from urllib.request import urlopen

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOT = Path(__file__).resolve().parents[1]
INDEX = "https://pypi.org/simple"
LINK = re.compile(r'href="[^"]*/([^/"#]+\.whl)#sha256=([0-9a-f]{64})"')
PYTHONS = ("py3", "py2.py3", "cp311", "cp312", "cp313")
HEAD = """\
# {about}
# Written by deploy/hashes.py from constraints.txt; use it with pip install --require-hashes.
"""
SETS = {
    "requirements.txt": (
        "What a server needs, with PostgreSQL.",
        "roundhouse-games[fast,passkeys,postgres,png]",
    ),
    "requirements-build.txt": ("What builds the wheel.", "hatchling"),
    "requirements-all.txt": ("Every package that is pinned.", None),
}


def pins() -> dict[str, str]:
    """Each pinned package and its version."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    return {
        canonicalize_name(name): version for name, _, version in (x.partition("==") for x in lines)
    }


def needed(wanted: str) -> set[str]:
    """All packages that *wanted* needs, itself left out if it is ours."""
    found: set[str] = set()
    todo = [Requirement(wanted)]
    seen: set[str] = set()
    while todo:
        one = todo.pop()
        if str(one) in seen:
            continue
        seen.add(str(one))
        found.add(canonicalize_name(one.name))
        todo += _below(one)
    return found - {"roundhouse-games"}


def _below(one: Requirement) -> Iterator[Requirement]:
    try:
        lines = requires(one.name) or []
    except PackageNotFoundError:
        return  # for another platform or an older Python
    for line in lines:
        below = Requirement(line)
        extras = one.extras or {""}
        if below.marker is None or any(below.marker.evaluate({"extra": e}) for e in extras):
            yield below


def hashes(index: str, name: str, version: str) -> list[str]:
    """The hashes of all wheels of one version that a Python of ours could use."""
    with urlopen(f"{index}/{name}/", timeout=60) as page:  # noqa: S310 - the index one named
        links = LINK.findall(page.read().decode())
    return sorted({digest for file, digest in links if _fits(file.replace("%2B", "+"), version)})


def _fits(file: str, version: str) -> bool:
    try:
        _, found, _, tags = parse_wheel_filename(file)
    except ValueError:
        return False
    pythons = {tag.interpreter for tag in tags} & set(PYTHONS)
    stable = any(tag.abi == "abi3" for tag in tags)
    return str(found) == version and bool(pythons or stable)


def written(name: str, version: str, digests: Iterable[str]) -> str:
    """One package as pip reads it."""
    lines = [f"{name}=={version}", *(f"    --hash=sha256:{digest}" for digest in digests)]
    return " \\\n".join(lines) + "\n"


def main(index: str) -> None:
    """Ask the index and write the files."""
    known = pins()
    with ThreadPoolExecutor(8) as pool:
        found = dict(
            zip(known, pool.map(lambda one: hashes(index, *one), known.items()), strict=True)
        )
    missing = sorted(name for name, digests in found.items() if not digests)
    if missing:
        sys.exit(f"The index has no wheel of: {', '.join(missing)}.")
    for file, (about, wanted) in SETS.items():
        names = sorted((needed(wanted) if wanted else set(known)) & set(known))
        text = "".join(written(name, known[name], found[name]) for name in names)
        (ROOT / "deploy" / file).write_text(HEAD.format(about=about) + text, encoding="utf-8")
        print(f"{file}: {len(names)} packages")  # noqa: T201 - it tells what it does


if __name__ == "__main__":
    main((sys.argv[1:] or [os.environ.get("PIP_INDEX_URL", INDEX)])[0].rstrip("/"))
