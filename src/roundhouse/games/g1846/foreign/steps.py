"""Where the other site is in a company's turn: which of its steps waits for a decision.

That site asks step by step: track and token, the run, trains, the purchase of privates. A step in
which nothing can be done is left out, another one takes a pass. So a pass means the step that waits
then, and a turn is over when none does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from roundhouse.games.g1846.foreign.ways import Ways
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.forced import is_forced
from roundhouse.games.g1846.rules.frames import Building, BuyingTrains, Dividing, Issuing, Running
from roundhouse.games.g1846.rules.ids import CHICAGO, CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.market import price_beside
from roundhouse.games.g1846.rules.money import in_market
from roundhouse.games.g1846.rules.state import (
    INDEPENDENTS,
    State,
    is_independent,
    turn_of,
)
from roundhouse.games.g1846.rules.steps.buy_private import LAST_PHASE
from roundhouse.games.g1846.rules.steps.issue import issuable, redeemable
from roundhouse.games.g1846.rules.tokens import CITIES, USUAL_COST, has_room, token_cost
from roundhouse.games.g1846.rules.trains import bank_prices, is_phased_out
from roundhouse.games.g1846.rules.trains import has_room as has_room_for_train

SitesStep: TypeAlias = Literal["issue", "track", "run", "trains", "companies"]

BUILT: Final = 2
CHEAPEST: Final = 20
ANY_TIME: Final = tuple(map(PrivateId, ("C&WI", "MPC", "LSL", "MC", "O&I", "BT", "LM")))
FREE_TILES: Final = tuple(map(PrivateId, ("LSL", "MC", "O&I", "LM")))
TOKEN_IN_CHICAGO: Final = PrivateId("C&WI")
ADDING_TO_TRACK: Final = (0, 1, 2, 3)
ADDING_TO_TRAINS: Final = (1, 2)
"""With so many trains that site counts in what buying independents would bring."""


@dataclass(slots=True)
class SitesTurn:
    """A company's turn over there: the steps that it passed, and how many moves it made."""

    company: CompanyId
    passed: set[SitesStep] = field(default_factory=set)
    moves: int = 0
    token: bool = False  # placed in the corporation's own name, though it may be a private's

    def copy(self) -> SitesTurn:
        """The same, to go on from while this one stays as it is."""
        return SitesTurn(self.company, set(self.passed), self.moves, self.token)

    def leave(self, state: State, ways: Ways) -> None:
        """Note that it left the track by itself: money that comes later does not lead back."""
        building = isinstance(state.stack[-1], Issuing | Building)
        if building and waits(state, self, ways) not in ("issue", "track"):
            self.passed.add("track")


def waits(state: State, turn: SitesTurn, ways: Ways) -> SitesStep | None:
    """The step that waits for the company; None: its turn is over."""
    company, frame = turn.company, state.stack[-1]
    if not isinstance(frame, Running | Dividing | BuyingTrains):
        if ways.issue_passed and "issue" not in turn.passed and _issues(state, company):
            return "issue"
        if "track" not in turn.passed and builds(state, company, ways, token=turn.token):
            return "track"
    if isinstance(frame, Running | Dividing):
        return "run"
    if is_independent(company):
        return None
    corp = CorpId(company)
    if "trains" not in turn.passed and _buys_trains(state, corp, ways):
        return "trains"
    if "companies" not in turn.passed and (
        _buys_privates(state, corp) or (not ways.powers_unasked and _has_powers(state, corp))
    ):
        return "companies"
    return None


def _issues(state: State, company: CompanyId) -> bool:
    """Whether it may issue or redeem, as its turn begins."""
    if is_independent(company) or not isinstance(state.stack[-1], Issuing):
        return False
    corp = CorpId(company)
    if turn_of(state).issued:
        return False
    lowest = DEFS.prices[max(0, state.columns[corp] - 1)]
    issues = lowest > 0 and issuable(state, corp) > 0
    return issues or (in_market(state, corp) > 0 and redeemable(state, corp) > 0)


def builds(state: State, company: CompanyId, ways: Ways, *, token: bool = False) -> bool:
    """Whether it may lay track or place a token, as that site counts; *token*: it has done so."""
    turn = turn_of(state)
    money = state.cash[company]
    if not ways.treasury_alone:
        money += _with_independents(state, company, ADDING_TO_TRACK)
        money += _with_issue(state, company)
    lays = money >= CHEAPEST or _lays_for_nothing(state, company)
    if lays and turn.yellows + turn.upgrades < BUILT:
        return True
    if token or is_independent(company):
        return False
    return _places_token(state, CorpId(company), money)


def _lays_for_nothing(state: State, company: CompanyId) -> bool:
    """Whether a hex of a land grant or of an unused private is still as printed."""
    charter = DEFS.corps.get(CorpId(company))
    places = list(charter.land_grant) if charter else []
    for private in FREE_TILES:
        if state.owners.get(private) == company and private not in state.used:
            places += DEFS.privates[private].hexes
    return any(state.board.laid(place) is None for place in places)


def _with_issue(state: State, company: CompanyId) -> int:
    """What the largest issue would bring into the treasury."""
    if is_independent(company) or turn_of(state).issued:
        return 0
    corp = CorpId(company)
    return price_beside(state, corp, -1) * issuable(state, corp)


def _with_independents(state: State, company: CompanyId, trains: tuple[int, ...]) -> int:
    """What buying players' independents would bring a corporation that has so many *trains*."""
    if is_independent(company) or not state.cash[company]:
        return 0
    if len(state.trains[company]) not in trains:
        return 0
    return sum(
        state.cash[other] - 1
        for other in INDEPENDENTS
        if isinstance(state.owners.get(other), int) and state.cash.get(other, 0) > 0
    )


def _places_token(state: State, corp: CorpId, money: int) -> bool:
    if turn_of(state).token or not state.tokens_left[corp]:
        return False
    if money < _cheapest_token(state, corp):
        return False
    return any(
        not state.board.has_token(corp, place)
        and has_room(state, corp, place, stop)
        and token_cost(state, corp, place, stop) is not None
        for place, stop in CITIES
    )


def _cheapest_token(state: State, corp: CorpId) -> int:
    """The lowest price of a token, wherever that may be; a private's is free."""
    if _is_usable(state, corp, TOKEN_IN_CHICAGO):
        return 0
    reserved = DEFS.corps[corp].reserved
    if reserved is None or state.board.has_token(corp, reserved.hex):
        return USUAL_COST
    return reserved.connected


def _buys_trains(state: State, corp: CorpId, ways: Ways) -> bool:
    """Whether it may buy a train: of another corporation for $1, else of the bank."""
    if is_forced(state, corp):
        return True
    if not has_room_for_train(state, corp):
        return False
    others = any(
        not is_phased_out(state, train)
        for other in state.order
        if other != corp
        for train in state.trains[other]
    )
    prices = [1] if others else bank_prices(state)[:1]
    money = state.cash[corp]
    if not ways.treasury_alone:
        money += _with_independents(state, corp, ADDING_TO_TRAINS)
    return any(price <= money for price in prices)


def _has_powers(state: State, corp: CorpId) -> bool:
    """Whether it owns privates that it may still use at any time of its turn."""
    return any(_is_usable(state, corp, private) for private in ANY_TIME)


def _is_usable(state: State, corp: CorpId, private: PrivateId) -> bool:
    """Whether *corp* has it unused; no token goes where it would be the second."""
    if state.owners.get(private) != corp or private in state.used:
        return False
    return private != TOKEN_IN_CHICAGO or not state.board.has_token(corp, CHICAGO)


def _buys_privates(state: State, corp: CorpId) -> bool:
    """Whether players have privates that it may buy."""
    owned = any(isinstance(state.owners.get(private), int) for private in state.privates)
    return owned and state.phase <= LAST_PHASE and state.cash[corp] > 0
