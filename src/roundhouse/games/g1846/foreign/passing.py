"""Between two moves of a record: who passes by itself over there, and where nobody may be passed.

Nothing is passed over that somebody decides: a run, a dividend, a player's turn with a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from roundhouse.core.actions import Pass
from roundhouse.core.frames import PASS
from roundhouse.core.journal import Entry
from roundhouse.games.g1846.foreign.desk import GAME, Desk
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.foreign.steps import SitesStep, SitesTurn, waits
from roundhouse.games.g1846.foreign.ways import Ways
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    CompanyFrame,
    CorpFrame,
    Dividing,
    Frame,
    Issuing,
    LastPrivate,
    LayingExtra,
    OperatingRound,
    Running,
    StockTurn,
)
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId
from roundhouse.games.g1846.rules.powers.steamboat import POWER as STEAMBOAT
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import INDEPENDENTS
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.run import RunRoutes

IN_TURN: Final = (Issuing, Building, Running, BuyingTrains)
AFTER_THE_RUN: Final = ("dividend", "buy_train", "bankrupt", "discard_train")
BUILDING: Final = ("lay_tile", "place_token")


class Passing:
    """Where our table may go on to without a move of the record."""

    def __init__(self, desk: Desk, ways: Ways, mover: Callable[[Move], Any]) -> None:
        self._desk = desk
        self._ways = ways
        self._mover = mover
        self._key: tuple[int, int, CompanyId] | None = None
        self._turn = SitesTurn(CorpId(""))

    # The turn of a company

    def _company(self) -> CompanyId | None:
        frame = self._desk.state.stack[-1] if self._desk.state.stack else None
        if isinstance(frame, CompanyFrame):
            return frame.company
        return frame.corp if isinstance(frame, CorpFrame) else None

    def _turn_of(self, company: CompanyId) -> SitesTurn:
        """That site's turn of *company*, begun anew where it is another turn."""
        state = self._desk.state
        key = (state.set_no, state.or_no, company)
        if key != self._key:
            self._key, self._turn = key, SitesTurn(company)
        return self._turn

    def _waits(self, company: CompanyId) -> SitesStep | None:
        return waits(self._desk.state, self._turn_of(company), self._ways)

    def note(self, move: Move) -> None:
        """A move is made: by a company in its turn, and a pass of its ends a step."""
        company = self._company()
        if company is None:
            return
        turn = self._turn_of(company)
        turn.moves += 1
        turn.token |= move.what == "place_token" and move.kind == "corporation"
        if move.what == "pass" and move.kind in ("corporation", "minor"):
            turn.passed.add(self._passed_step(company))

    def _passed_step(self, company: CompanyId) -> SitesStep:
        """Which step a pass ends; the record knows better whether track still waited."""
        step = self._waits(company)
        if isinstance(self._desk.state.stack[-1], Issuing | Building):
            return "issue" if step == "issue" else "track"
        return step or "companies"

    def is_sites_own(self, move: Move) -> bool:
        """Whether a pass ends a step over there; ours go on when it has left them."""
        if move.kind == "company":
            return not isinstance(self._desk.state.stack[-1], LayingExtra | Steaming)
        return move.kind in ("corporation", "minor") and self._company() is not None

    def _is_buying(self) -> bool:
        return isinstance(self._desk.state.stack[-1], BuyingTrains)

    def has_run(self) -> bool:
        """Whether the run of the company that operates is behind it."""
        turn = self._desk.state.turn
        return turn is not None and (turn.ran or self._is_buying())

    def divides(self) -> bool:
        """Whether a revenue waits to be divided; that site asks without one, too."""
        return isinstance(self._desk.state.stack[-1], Dividing)

    def needs_a_train(self) -> bool:
        """Whether a corporation is at its purchase of trains."""
        return self._is_buying()

    def pays(self, move: Move) -> bool:
        """Whether a president sells shares in the turn of a corporation without a train."""
        frame = self._desk.state.stack[-1]
        return (
            move.kind == "player"
            and isinstance(frame, BuyingTrains)
            and not self._desk.state.trains[frame.corp]
            and self._mover(move) == self._desk.seat()
        )

    def next_company(self, moves: Sequence[Move]) -> str:
        """The company that moves first in *moves*; "" when none does."""
        companies = (move.entity for move in moves if move.kind in ("corporation", "minor"))
        return next(companies, "")

    # What that site has left by itself

    def site_has_left(self, ahead: Sequence[Move]) -> bool:
        """Whether the frame where our table stands is behind that site already."""
        frame = self._desk.state.stack[-1]
        following = ahead[0] if ahead and ahead[0].what != "end_game" else None
        if isinstance(frame, StockTurn):
            if not self._has_no_choice():
                return False
            return not self._is_by(following, frame.seat) or self._comes_round_to(frame.seat)
        if isinstance(frame, LastPrivate):
            return frame.price <= 0 and (following is None or following.what != "bid")
        if isinstance(frame, Steaming):
            return following is not None and following.entity != STEAMBOAT.id
        company = self._company()
        if company is None or not isinstance(frame, IN_TURN):
            return False
        return self._has_left_step(frame, company, following, ahead)

    def _is_by(self, move: Move | None, who: Any) -> bool:
        """Whether a player makes *move* in person."""
        return move is not None and move.kind == "player" and self._mover(move) == who

    def _has_no_choice(self) -> bool:
        """Whether a player could do nothing but pass (B5)."""
        offers = GAME.legal(self._desk.state, self._desk.seat())
        return all(offer.action is Pass for offer in offers)

    def _comes_round_to(self, seat: Any) -> bool:
        """Whether passes of all who have no choice lead to the same player's next turn."""
        return any(next_seat == seat for next_seat in self._passed_over())

    def ends_stock_round(self) -> bool:
        """Whether nobody has a choice any more in this stock round."""
        return list(self._passed_over())[-1:] == [None]

    def _passed_over(self) -> Iterator[Any]:
        """Whose turn comes while nobody has a choice; None: the stock round is over."""
        table = self._desk.table.copy()
        while all(offer.action is Pass for offer in table.offers(table.to_act[0])):
            table.enter(Entry(table.to_act[0], PASS))
            frame = table.state.stack[-1] if table.state.stack else None
            if not isinstance(frame, StockTurn):
                yield None
                return
            yield frame.seat

    def _has_left_step(
        self, frame: Frame, company: CompanyId, following: Move | None, ahead: Sequence[Move]
    ) -> bool:
        mine = self._continues(company, following)
        if isinstance(frame, Running):
            return following is not None and self._run_comes(company, ahead) is None
        step = self._waits(company)
        if isinstance(frame, Issuing | Building):
            if step in ("issue", "track"):
                return False
            if "track" in self._turn.passed:
                return True
            if self._is_last(company):
                return True  # what follows may be its next turn already
            return not (self._run_comes(company, ahead) or self._builds(company, ahead))
        if step is not None:
            return False
        return not mine or self._is_last(company)

    def _continues(self, company: CompanyId, following: Move | None) -> bool:
        """Whether *following* may belong to the turn of *company*."""
        if following is None:
            return False
        return self._mover(following) == company or (
            bool(self._desk.state.stack) and self.pays(following)
        )

    def _builds(self, company: CompanyId, ahead: Sequence[Move]) -> bool:
        """Whether the company still builds before anything that comes after building."""
        for move in ahead:
            if move.what in ("run_routes", *AFTER_THE_RUN) or not self._continues(company, move):
                return False
            if move.what in BUILDING and move.kind != "company":
                return True
        return False

    def _run_comes(self, company: CompanyId, ahead: Sequence[Move]) -> int | None:
        """How many passes that site took before the run of this turn; None: there was no run."""
        passes, bought = 0, set()
        for move in ahead:
            if move.what == "run_routes" and self._mover(move) == company:
                return passes
            if move.what == "buy_company":
                bought.add(move.text("company"))
            mine = self._continues(company, move) or move.entity in bought
            if not mine or move.what in AFTER_THE_RUN:
                return None
            passes += move.what == "pass" and move.kind != "company"
        return passes  # the record ends in this turn: it may have come yet

    def _is_last(self, company: CompanyId) -> bool:
        """Whether *company* operates last in this round, so that its next turn may follow."""
        state = self._desk.state
        rounds = [frame for frame in state.stack if isinstance(frame, OperatingRound)]
        done = rounds[-1].done if rounds else ()
        others = (*(c for c in INDEPENDENTS if isinstance(state.owners.get(c), int)), *state.order)
        return all(other in done for other in others if other != company)

    def leave(self, move: Move) -> None:
        """Leave the frame that is behind that site."""
        frame = self._desk.state.stack[-1]
        if isinstance(frame, LastPrivate):
            self._desk.add(move, TakePrivate(private=frame.private), "last-private")
        else:
            self.pass_on(move)

    # What may be passed to reach a move

    def may_be_passed(self, move: Move) -> bool:
        """Whether nobody's decision is passed over where our table stands."""
        frame, company = self._desk.state.stack[-1], self._company()
        if isinstance(frame, StockTurn):
            return self._has_no_choice()
        if isinstance(frame, Steaming | LayingExtra):
            return not any(GAME.refusals(self._desk.state, self._desk.seat(), Pass()))
        if company is None or not isinstance(frame, IN_TURN):
            return False
        if isinstance(frame, Running):
            return move.what != "run_routes" and self._turn_of(company).moves > 0
        if any(GAME.refusals(self._desk.state, self._desk.seat(), Pass())):
            return False
        if self._mover(move) == company:
            return not isinstance(frame, BuyingTrains) or self._is_last(company)
        return self._turn_of(company).moves > 0 or self._waits(company) is None

    def comes_to(self, kind: type[Frame]) -> bool:
        """Whether our table stands before *kind*, with nothing but ended turns between."""
        company = self._company()
        if company is None or self._waits(company) is not None or not self._is_last(company):
            return False
        return kind is Steaming and self._is_buying()

    def pass_on(self, move: Move) -> None:
        """Let whoever decides pass; trains that did not run stay idle."""
        frame = self._desk.state.stack[-1]
        if isinstance(frame, Running):
            self._desk.enter(move, RunRoutes(routes=()))
        else:
            self._desk.pass_(move)
