"""What a power is: the questions that the rules ask it.

::

    RuleError
    ├── Impossible1846     NoSuchPower, PowerElsewhere
    └── Forbidden1846      NotOwner, PowerUsed
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import AnyStep
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Forbidden1846, Impossible1846
from roundhouse.games.g1846.rules.components import PrivateDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.money import owns
from roundhouse.games.g1846.rules.state import Marker, State

A = TypeVar("A")

Ground: TypeAlias = Literal["mountain", "tunnel", "bridge"]


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


class Use(Protocol):
    """An action that uses a power: it says whose."""

    @property
    def private(self) -> PrivateId:
        """The private that is used."""
        ...


class Power(Generic[A]):
    """What a private does besides its income: nothing, until a subclass says so.

    *A* is how its owner, a corporation, uses it; *rule* is what its refusals cite.
    """

    takes: ClassVar[tuple[type[Action], ...]] = ()  # the actions that use it
    decisions: ClassVar[Mapping[type[Frame], AnyStep]] = {}  # frames of its own
    may_cost: ClassVar[bool] = False  # so it is not used with money raised for a train
    once: ClassVar[bool] = True  # else it works again in each turn
    stays: ClassVar[bool] = False  # with a corporation, when phase III ends the privates

    def __init__(self, private: str, rule: str = "") -> None:
        self.id = PrivateId(private)
        self.rule = rule

    @property
    def printed(self) -> PrivateDef:
        """The private's card."""
        return DEFS.privates[self.id]

    # Used in its owner's turn

    def refusals(
        self, _state: State, _frame: Frame, _corp: CorpId, _action: A
    ) -> Iterator[RuleError]:
        """Why a corporation may not use it like that now; nothing when it may."""
        return iter(())

    def offers(self, _state: State, _frame: Frame, _corp: CorpId) -> Iterator[Offer[Any]]:
        """How its owner may use it now."""
        return iter(())

    def apply(self, _draft: State, _corp: CorpId, _action: A) -> Iterator[Event]:
        """Use it."""
        return iter(())

    # At work by itself

    def discount(self, _ground: Ground) -> int:
        """What its owner pays less for ground of that kind."""
        return 0

    def per_visit(self) -> int:
        """What each location adds that one of its owner's trains visits."""
        return 0

    def bonus(self, _place: HexId) -> int:
        """What counting a place adds to a route of the company that its marker there serves."""
        return 0

    # What happens around it

    def round_begins(self, draft: State) -> None:
        """An operating round begins; incomes are paid."""

    def bought(self, draft: State, corp: CorpId) -> None:
        """*corp* has bought it of a player."""

    def ran(self, draft: State) -> None:
        """Its owner has run its trains."""

    def unserved(self, _state: State, _marker: Marker) -> Marker | None:
        """What remains of its marker when the company that it serves is gone."""
        return None

    # For those that are used

    def use_refusals(self, state: State, company: CompanyId) -> Iterator[RuleError]:
        """Why *company* may not use it at all: not its own, or used before."""
        if not owns(state, CorpId(company), self.id):
            yield NotOwner(rule=self.rule, company=company, private=self.id)
        if self.is_used_up(state):
            yield PowerUsed(rule=self.rule, private=self.id)

    def elsewhere(self, place: HexId) -> RuleError | None:
        """Why it does nothing in *place*: that is none of its hexes."""
        hexes = self.printed.hexes
        if place in hexes:
            return None
        return PowerElsewhere(rule=self.rule, private=self.id, hexes=hexes)

    def is_used_up(self, state: State) -> bool:
        """Whether it works no more."""
        return self.id in state.used

    def mark_used(self, draft: State) -> None:
        """It works no second time."""
        draft.used = (*draft.used, self.id)
