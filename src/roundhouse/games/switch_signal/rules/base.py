"""What every event and refusal of Switch & Signal has in common: how its sentence is found."""

from dataclasses import dataclass
from typing import ClassVar, Final

from roundhouse.core.errors import Forbidden, Impossible
from roundhouse.core.events import Event

TRAIN_FIELDS: Final = frozenset({"train", "by", "target"})
"""The fields that may hold a train, which is told by its name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening(Event):
    """Anything that happens in Switch & Signal."""

    prefix: ClassVar[str] = "switch-signal"
    named: ClassVar[frozenset[str]] = TRAIN_FIELDS


@dataclass(eq=False, kw_only=True)
class CannotBe(Impossible):
    """The action has no meaning on this board or in this position."""

    prefix: ClassVar[str] = "switch-signal"
    named: ClassVar[frozenset[str]] = TRAIN_FIELDS


@dataclass(eq=False, kw_only=True)
class MayNotBe(Forbidden):
    """A rule of Switch & Signal forbids the action."""

    prefix: ClassVar[str] = "switch-signal"
    named: ClassVar[frozenset[str]] = TRAIN_FIELDS
