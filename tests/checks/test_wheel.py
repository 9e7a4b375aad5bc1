"""The wheel takes along all that the program reads: sentences, data, pages, and the rules."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.support.citations import ROOT

BUILD = ["-m", "hatchling", "build", "--target", "wheel", "--directory"]


def test_the_wheel_holds_the_package_and_the_rules(tmp_path: Path) -> None:
    subprocess.run([sys.executable, *BUILD, tmp_path], check=True, cwd=ROOT, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = set(ZipFile(wheel).namelist())
    package = [p for p in (ROOT / "src").rglob("*") if p.is_file() and p.suffix != ".pyc"]
    rules = [p for p in (ROOT / "docs" / "rules").rglob("*") if p.is_file()]
    wanted = {str(p.relative_to(ROOT / "src")) for p in package}
    wanted |= {f"roundhouse/{p.relative_to(ROOT)}" for p in rules}
    assert wanted - held == set()
