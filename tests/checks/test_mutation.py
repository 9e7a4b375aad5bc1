"""Most changes to server and store are seen by a test; and the sums of such a run are right."""

import json
import os
from pathlib import Path

import pytest

from tests.support import mutation


def kept(folder: Path, **codes: int | None) -> Path:
    """A folder in which these mutants were made."""
    file = folder / "mutants" / "src" / "x.py.meta"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"exit_code_by_key": codes}))
    return folder


def test_what_survives_without_a_reason_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutation, "explained", lambda: {"b"})
    found = mutation.verdicts(kept(tmp_path, a=1, b=0, c=0, d=33, e=36, f=None, g=2, h=34))
    assert mutation.summary(found) == "8 mutants, 5 tried, 40.0% killed\nc\nd"


def test_a_sample_is_drawn_of_those_that_were_not_tried(tmp_path: Path) -> None:
    folder = kept(tmp_path, a=1, b=None, c=None, d=0)
    assert sorted(mutation.chosen(folder, ["2"])) == ["b", "c"]
    assert sorted(mutation.chosen(folder, ["9", "x*"])) == ["b", "c", "x*"]


def test_each_reason_is_for_a_mutant_of_ours() -> None:
    assert all(name.startswith("roundhouse.s") for name in mutation.explained())


@pytest.mark.long
def test_nine_of_ten_mutants_are_killed(tmp_path: Path) -> None:
    """ROUNDHOUSE_MUTANTS: a number, patterns, or ``all``; ROUNDHOUSE_MUTATION: where to go on."""
    pytest.importorskip("mutmut", reason="the extra “mutation” is missing")
    wanted = os.environ.get("ROUNDHOUSE_MUTANTS", "50").split()
    folder = Path(os.environ.get("ROUNDHOUSE_MUTATION", tmp_path / "mutation"))
    mutation.main(str(folder), *(name for name in wanted if name != "all"))
    found = mutation.verdicts(folder)
    assert mutation.tried(found)
    assert mutation.killed(found) >= 0.9, mutation.summary(found)
