"""Powers that put a marker on a location: routes that count it earn more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from roundhouse.core.actions import Action
from roundhouse.core.errors import RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.state import Marker, State


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMarker(Action):
    """Place or shift the marker of a private."""

    wire: ClassVar[str] = "place_marker"

    private: PrivateId
    hex: HexId


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerPlaced(Event1846):
    """A private's marker was placed or shifted."""

    wire: ClassVar[str] = "marker_placed"

    private: PrivateId
    hex: HexId
    amount: int


class MarkerPower(Power[PlaceMarker]):
    """Once: a marker in one of its hexes, which serves the owner and is never moved."""

    takes: ClassVar[tuple[type[Action], ...]] = (PlaceMarker,)

    def refusals(
        self, state: State, frame: Frame, corp: CorpId, action: PlaceMarker
    ) -> Iterator[RuleError]:
        """Why the marker may not be placed there now."""
        strange = self.elsewhere(action.hex)
        if strange is not None:
            yield strange
            return
        yield from self.use_refusals(state, corp)
        yield from self.moving_refusals(state, frame, action.hex)

    def moving_refusals(self, _state: State, _frame: Frame, _place: HexId) -> Iterator[RuleError]:
        """Why the marker may not move there now; one that is placed once has no more to say."""
        return iter(())

    def offers(self, _state: State, _frame: Frame, _corp: CorpId) -> Iterator[Offer[Any]]:
        """Each of its places."""
        yield self.offer(self.printed.hexes)

    def offer(self, places: tuple[HexId, ...]) -> Offer[PlaceMarker]:
        """The offer of *places*."""
        return Offer(PlaceMarker, fixed={"private": self.id}, open={"hex": OneOf(places)})

    def apply(self, draft: State, corp: CorpId, action: PlaceMarker) -> Iterator[Event]:
        """Place the marker."""
        self.mark_used(draft)
        yield from self.put(draft, action.hex, corp)

    def put(self, draft: State, place: HexId, company: CompanyId | None) -> Iterator[Event]:
        """Let the marker lie in *place* and serve *company*."""
        draft.markers = {**draft.markers, self.id: Marker(hex=place, company=company)}
        yield MarkerPlaced(private=self.id, hex=place, amount=self.bonus(place))

    def bonus(self, _place: HexId) -> int:
        """The amount on the card, wherever it lies."""
        return self.printed.amount
