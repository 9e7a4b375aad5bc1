"""The vocabulary of 1846 holds every action, event and error of it, and no wire name is lost."""

from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from roundhouse.core.actions import Action
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.games import g1846
from roundhouse.games.g1846.bots.reasons import Reason
from roundhouse.games.g1846.title import TITLE

NAMES = Path(__file__).with_name("wire_names.txt")
KINDS: dict[str, type] = {"actions": Action, "events": Event, "errors": Fault}


def defined(base: type) -> set[type]:
    """The subclasses of *base* with a wire name in all of 1846's modules, loaded or not."""
    found = {
        kind
        for module in walk_packages(g1846.__path__, f"{g1846.__name__}.")
        for _, kind in getmembers(import_module(module.name), isclass)
        if issubclass(kind, base) and hasattr(kind, "wire")
    }
    return {kind for kind in found if kind.__module__.startswith(f"{g1846.__name__}.")}


def test_it_holds_all_that_1846_defines() -> None:
    for part, base in KINDS.items():
        spoken = set(getattr(TITLE.vocabulary, part))
        missing = defined(base) - spoken
        # a bot's reason is told beside its move, and is in no journal
        assert {kind for kind in missing if not issubclass(kind, Reason)} == set()


def test_no_wire_name_is_gone() -> None:
    vocabulary: Any = TITLE.vocabulary
    names = [f"{part} {kind.wire}" for part in KINDS for kind in getattr(vocabulary, part)]
    gone = set(NAMES.read_text(encoding="utf-8").splitlines()) - set(names)
    assert gone == set(), "journals that are written cannot be read any more"
