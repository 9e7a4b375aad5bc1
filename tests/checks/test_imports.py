"""From core to kit, the standard library is all that is needed; messages add Fluent."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.citations import ROOT

PACKAGE = ROOT / "src" / "roundhouse"


@pytest.mark.parametrize(
    ("part", "others"),
    [
        ("core", set()),
        ("routes", set()),
        ("games", set()),
        ("messages", {"fluent"}),
        ("kit", set()),
    ],
)
def test_what_a_part_imports_from_outside(part: str, others: set[str]) -> None:
    allowed = sys.stdlib_module_names | {"roundhouse"} | others
    files = (PACKAGE / part).rglob("*.py")
    assert {(p.name, name) for p in files for name in _imported(p) if name not in allowed} == set()


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
