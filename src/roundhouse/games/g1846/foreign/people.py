"""The players of a record, and what its moves and its result call them: by name, or by an id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeGuard

from roundhouse.games.g1846.foreign.faults import NotAnExport
from roundhouse.games.g1846.foreign.luck import REMOVED

Call: TypeAlias = str | int
FIELD: Final = "players"


def is_call(value: Any) -> TypeGuard[Call]:
    """Whether a company or a player may be called so."""
    return type(value) in (str, int)


def is_whole(value: Any) -> TypeGuard[int]:
    """Whether it is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class People:
    """Names in the order of seats; *ids* are those of exports, whole numbers or text."""

    names: tuple[str, ...]
    ids: Mapping[Call, str]

    def named(self, entity: Any) -> str | None:
        """The player whom a move calls *entity*: a name may be another player's id, written out."""
        if not is_call(entity):
            return None
        if entity in self.ids or entity in self.names:
            return self.ids.get(entity, str(entity))
        return self._written_out().get(str(entity))

    def worths(self, result: Any) -> Mapping[str, int]:
        """What each ended with, by name; {} where the file tells nothing that can be used."""
        if not isinstance(result, dict):
            return {}
        called = self._written_out()
        if not {*result} <= {*called}:
            called = {**called, **{name: name for name in self.names}}
        worths = {called[key]: worth for key, worth in result.items() if key in called}
        told = {name: worth for name, worth in worths.items() if is_whole(worth)}
        return told if len(told) == len(result) else {}

    def _written_out(self) -> dict[str, str]:
        """Keys of a result are text, and once ids were so everywhere."""
        return {str(key): name for key, name in self.ids.items()}


def by_name(listed: Sequence[Any]) -> People:
    """The players of the corpus' form."""
    told_apart = all(isinstance(name, str) for name in listed) and len({*listed}) == len(listed)
    if len(listed) not in REMOVED or not told_apart:
        raise NotAnExport(field=FIELD)
    return People(tuple(listed), {})


def by_id(listed: Sequence[Any]) -> People:
    """The players of an export, each with a name, and an id where it has one."""
    if not all(isinstance(person, dict) and "name" in person for person in listed):
        raise NotAnExport(field=FIELD)
    names = by_name([str(person["name"]) for person in listed]).names
    ids = zip((person.get("id") for person in listed), names, strict=True)
    return People(names, {key: name for key, name in ids if is_call(key)})
