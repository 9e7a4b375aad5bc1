"""Chicago & Western Indiana: an extra token in the slot that it keeps (PW-CWI-1, PW-CWI-2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.ids import CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.tokens import CityFull, TokenThere, vacant


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacePrivateToken(Action):
    """Place the extra token in Chicago (PW-CWI-2)."""

    wire: ClassVar[str] = "place_private_token"

    @property
    def private(self) -> PrivateId:
        """No other private does that."""
        return POWER.id


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateTokenPlaced(Event1846):
    """A corporation placed an extra token by the power of a private."""

    wire: ClassVar[str] = "private_token_placed"

    corp: CorpId
    private: PrivateId
    hex: HexId


class ChicagoWesternIndiana(Power[PlacePrivateToken]):
    """Once: a token without cost or connection, as the owner's only one in Chicago."""

    takes: ClassVar[tuple[type[Action], ...]] = (PlacePrivateToken,)

    @property
    def _slot(self) -> tuple[HexId, int]:
        return self.printed.hexes[0], self.printed.stop

    def refusals(
        self, state: State, _frame: Frame, corp: CorpId, _action: PlacePrivateToken
    ) -> Iterator[RuleError]:
        """Its slot must be vacant, and the owner have no token in Chicago."""
        yield from self.use_refusals(state, corp)
        place, stop = self._slot
        if vacant(state, place, stop) <= 0:
            yield CityFull(rule=self.rule, hex=place, slots=state.board.slots(place))
        if state.board.has_token(corp, place):
            yield TokenThere(rule=self.rule, corp=corp, hex=place)

    def offers(self, state: State, _frame: Frame, corp: CorpId) -> Iterator[Offer[Any]]:
        """The token, while that is so."""
        place, stop = self._slot
        if vacant(state, place, stop) and not state.board.has_token(corp, place):
            yield Offer(PlacePrivateToken)

    def apply(self, draft: State, corp: CorpId, _action: PlacePrivateToken) -> Iterator[Event]:
        """Place it."""
        place, stop = self._slot
        self.mark_used(draft)
        draft.board = draft.board.with_token(corp, place, stop)
        yield PrivateTokenPlaced(corp=corp, private=self.id, hex=place)


POWER: Final = ChicagoWesternIndiana("C&WI", rule="PW-CWI-2")
