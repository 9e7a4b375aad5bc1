"""What every event and refusal of Switch & Signal has in common: the prefix of its sentence."""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import Forbidden, Impossible
from roundhouse.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening(Event):
    """Anything that happens in Switch & Signal."""

    prefix: ClassVar[str] = "switch-signal"


@dataclass(eq=False, kw_only=True)
class CannotBe(Impossible):
    """The action has no meaning on this board or in this position."""

    prefix: ClassVar[str] = "switch-signal"


@dataclass(eq=False, kw_only=True)
class MayNotBe(Forbidden):
    """A rule of Switch & Signal forbids the action."""

    prefix: ClassVar[str] = "switch-signal"
