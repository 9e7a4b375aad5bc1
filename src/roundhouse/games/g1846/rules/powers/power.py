"""What a power is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import RuleError
from roundhouse.games.g1846.rules.base import Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.money import owns
from roundhouse.games.g1846.rules.state import State


@dataclass(eq=False, kw_only=True)
class NotOwner(Forbidden1846):
    """Only the corporation that owns a private uses it."""

    wire: ClassVar[str] = "not_owner"
    company: CompanyId
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class PowerUsed(Forbidden1846):
    """The power works once."""

    wire: ClassVar[str] = "power_used"
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class NoSuchPower(Impossible1846):
    """The private does nothing of that kind."""

    wire: ClassVar[str] = "no_such_power"
    private: PrivateId


@dataclass(eq=False, kw_only=True)
class PowerElsewhere(Impossible1846):
    """The private does that in other places: *hexes*."""

    wire: ClassVar[str] = "power_elsewhere"
    private: PrivateId
    hexes: tuple[HexId, ...]


def use_refusals(
    state: State, company: CompanyId, private: PrivateId, rule: str
) -> Iterator[RuleError]:
    """Why *company* may not use the power at all: not its own, or used before."""
    if not owns(state, CorpId(company), private):
        yield NotOwner(rule=rule, company=company, private=private)
    if private in state.used:
        yield PowerUsed(rule=rule, private=private)
