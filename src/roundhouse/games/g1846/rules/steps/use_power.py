"""Using the powers of privates, beside any step of the owning corporation's turn (PW)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from roundhouse.core.actions import Action
from roundhouse.core.errors import Impossible, RuleError
from roundhouse.core.events import Event
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.forced import BankTrainFirst
from roundhouse.games.g1846.rules.frames import Building, BuyingTrains, Frame, Issuing, Running
from roundhouse.games.g1846.rules.ids import (
    BT,
    CHICAGO,
    CWI,
    LM,
    MPC,
    SC,
    CompanyId,
    CorpId,
    HexId,
    PrivateId,
)
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import (
    PlacePrivateToken,
    PrivateTokenPlaced,
)
from roundhouse.games.g1846.rules.powers.markers import (
    MarkerMoved,
    MarkerThere,
    PlaceMarker,
    put_marker,
)
from roundhouse.games.g1846.rules.powers.power import NoSuchPower, PowerElsewhere, use_refusals
from roundhouse.games.g1846.rules.powers.tiles import (
    RULES,
    LayPrivateTile,
    first_tile_refusals,
    lay_first,
    power_tiles,
)
from roundhouse.games.g1846.rules.state import Marker, State, note, turn_of
from roundhouse.games.g1846.rules.tiles import tile_refusals
from roundhouse.games.g1846.rules.tokens import CWI_STOP, CityFull, TokenThere, vacant

Power: TypeAlias = LayPrivateTile | PlacePrivateToken | PlaceMarker

TAKES: Final[tuple[type[Action], ...]] = (LayPrivateTile, PlacePrivateToken, PlaceMarker)
MARKER_RULES: Final = {SC: "PW-SC-3", MPC: "PW-MPC-1", BT: "PW-BT-1"}


def refusals(state: State, frame: Frame, action: Power) -> Iterator[RuleError]:
    """Why the power may not be used now; nothing when it may."""
    company = turn_of(state).company
    if isinstance(action, LayPrivateTile):
        yield from _tile_refusals(state, company, action)
        if _keeps_money(frame, action.private):
            yield BankTrainFirst(rule="OR-FORCE-6", corp=CorpId(company))
    elif isinstance(action, PlaceMarker):
        yield from _marker_refusals(state, frame, company, action)
    else:
        yield from _token_refusals(state, company)


def _keeps_money(frame: Frame, private: PrivateId) -> bool:
    """Money raised for a train pays no bridge: of all powers, only LM's may cost any (PW-LM-2)."""
    return private == LM and isinstance(frame, BuyingTrains) and frame.raising


def _tile_refusals(state: State, company: CompanyId, action: LayPrivateTile) -> Iterator[RuleError]:
    private, place = action.private, action.hex
    strange = _no_power(private, place, RULES)
    if strange is not None:
        yield strange
        return
    for fault in tile_refusals(state, place, action.tile, action.rotation):
        yield fault
        if isinstance(fault, Impossible):
            return
    yield from use_refusals(state, company, private, RULES[private])
    laid = Laid(action.tile, action.rotation)
    yield from first_tile_refusals(state, CorpId(company), private, place, laid)


def _no_power(private: PrivateId, place: HexId, rules: Mapping[PrivateId, str]) -> RuleError | None:
    """Why the private never does that: it is not among *rules*, or not for that place."""
    if private not in rules:
        return NoSuchPower(rule="OR-SEQ-4", private=private)
    hexes = DEFS.privates[private].hexes
    if place not in hexes:
        return PowerElsewhere(rule=rules[private], private=private, hexes=hexes)
    return None


def _token_refusals(state: State, company: CompanyId) -> Iterator[RuleError]:
    """C&WI's token: into its slot in Chicago, when vacant, and as the only one there."""
    yield from use_refusals(state, company, CWI, "PW-CWI-2")
    if vacant(state, CHICAGO, CWI_STOP) <= 0:
        yield CityFull(rule="PW-CWI-2", hex=CHICAGO, slots=state.board.slots(CHICAGO))
    if state.board.has_token(company, CHICAGO):
        yield TokenThere(rule="PW-CWI-2", corp=CorpId(company), hex=CHICAGO)


def _marker_refusals(
    state: State, frame: Frame, company: CompanyId, action: PlaceMarker
) -> Iterator[RuleError]:
    private, place = action.private, action.hex
    strange = _no_power(private, place, MARKER_RULES)
    if strange is not None:
        yield strange
        return
    yield from use_refusals(state, company, private, MARKER_RULES[private])
    if private == SC:
        yield from _port_refusals(state, frame, place)


def _port_refusals(state: State, frame: Frame, place: HexId) -> Iterator[RuleError]:
    if not _may_steam(state, frame):
        yield MarkerMoved(rule="PW-SC-3", private=SC, ran=not turn_of(state).steamed)
    if _port(state).hex == place:
        yield MarkerThere(rule="PW-SC-3", private=SC, hex=place)


def _may_steam(state: State, frame: Frame) -> bool:
    """Once a turn before the trains run, or right after buying it (PW-SC-3, R-31)."""
    turn = turn_of(state)
    early = isinstance(frame, Issuing | Building | Running)
    return not turn.steamed and (early or SC in turn.bought)


def _port(state: State) -> Marker:
    return state.markers.get(SC, Marker())


def offers(state: State, frame: Frame) -> Iterator[Offer[Any]]:
    """What the operating corporation's privates can do now."""
    corp = turn_of(state).company
    for private, owner in state.owners.items():
        if owner == corp and private not in state.used and not _keeps_money(frame, private):
            yield from _power_offers(state, frame, CorpId(corp), private)


def _power_offers(
    state: State, frame: Frame, corp: CorpId, private: PrivateId
) -> Iterator[Offer[Any]]:
    if private in RULES:
        for place, laid in power_tiles(state, corp, private):
            fixed = {"private": private, "hex": place, "tile": laid.tile}
            yield Offer(LayPrivateTile, fixed={**fixed, "rotation": laid.rotation})
    elif private == CWI:
        if vacant(state, CHICAGO, CWI_STOP) and not state.board.has_token(corp, CHICAGO):
            yield Offer(PlacePrivateToken)
    elif private in MARKER_RULES and (private != SC or _may_steam(state, frame)):
        hexes = DEFS.privates[private].hexes
        free = [place for place in hexes if private != SC or place != _port(state).hex]
        yield Offer(PlaceMarker, fixed={"private": private}, open={"hex": OneOf(free)})


def apply(draft: State, _frame: Frame, action: Power) -> Iterator[Event]:
    """Use the power; but for the port marker each works once."""
    corp = CorpId(turn_of(draft).company)
    if isinstance(action, LayPrivateTile):
        laid = Laid(action.tile, action.rotation)
        yield from lay_first(draft, corp, action.private, action.hex, laid)
    elif isinstance(action, PlaceMarker):
        _mark_used(draft, action.private)
        yield from put_marker(draft, action.private, action.hex, corp)
    else:
        draft.used = (*draft.used, CWI)
        draft.board = draft.board.with_token(corp, CHICAGO, CWI_STOP)
        yield PrivateTokenPlaced(corp=corp, private=CWI, hex=CHICAGO)


def _mark_used(draft: State, private: PrivateId) -> None:
    if private == SC:
        note(draft, steamed=True)
    else:
        draft.used = (*draft.used, private)
