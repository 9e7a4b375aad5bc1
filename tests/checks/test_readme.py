"""Every ``>>>`` in README, docs and docstrings is run; links lead somewhere, the index to all."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from roundhouse.messages import LANGUAGES
from tests.support.citations import ROOT

FILES = sorted((ROOT / "src").rglob("*.py"))
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
LINK = re.compile(r"\[[^\]]*\]\((?!\w+:)([^)#\s]*)(?:#[^)]*)?\)")


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", [p for p in PAGES if ">>>" in p.read_text("utf-8")], ids=_name)
def test_the_examples_of_a_page_are_true(path: Path) -> None:
    done = doctest.testfile(str(path), module_relative=False, encoding="utf-8", optionflags=FLAGS)
    assert (done.attempted > 0, done.failed) == (True, 0)


@pytest.mark.parametrize("path", PAGES, ids=_name)
def test_the_links_of_a_page_lead_somewhere(path: Path) -> None:
    links = LINK.findall(path.read_text("utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_every_page_is_in_the_index() -> None:
    """The index, or the page of another language beside the one that is in it."""
    index = ROOT / "docs" / "README.md"
    listed = {(index.parent / link).resolve() for link in LINK.findall(index.read_text("utf-8"))}
    translated = {path for code in LANGUAGES for path in (ROOT / "docs/rules" / code).glob("*.md")}
    pages = {path for path in PAGES if path.is_relative_to(index.parent)} - {index, *translated}
    assert sorted(map(_name, pages - listed)) == []


@pytest.mark.parametrize("path", [p for p in FILES if ">>>" in p.read_text("utf-8")], ids=_name)
def test_the_examples_in_docstrings_are_true(path: Path) -> None:
    done = doctest.testmod(import_module(_module(path)), optionflags=FLAGS)
    assert (done.attempted > 0, done.failed) == (True, 0)


def _module(file: Path) -> str:
    parts = file.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
