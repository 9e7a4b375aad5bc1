"""Follow a foreign record on our table: add what the other site leaves out, name what it allowed.

After each move the table passes on to where the record's next move can be made, so that the state
is the one that the other site had then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.errors import Fault, Forbidden, GameOver, NotNow
from roundhouse.core.game import Setup
from roundhouse.core.journal import Entry, Journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.faults import CannotFollow, NotAnExport
from roundhouse.games.g1846.foreign.hands import hands
from roundhouse.games.g1846.foreign.records import Move, Record, read_record
from roundhouse.games.g1846.foreign.turns import (
    BUILDING,
    asides_of_turn,
    before_trains,
    is_emergency,
    next_company,
    rest_of_turn,
)
from roundhouse.games.g1846.foreign.words import Copies, meanings
from roundhouse.games.g1846.rules.frames import (
    Asking,
    Building,
    BuyingTrains,
    CompanyFrame,
    CorpFrame,
    Dealing,
    Dividing,
    Issuing,
    OperatingRound,
    Removing,
    Running,
    SeatFrame,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import BLANK, CardId, CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import Marker, State
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.consent import AcceptDeal
from roundhouse.games.g1846.rules.steps.draft.deal import Deal
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.issue import IssueShares
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.setup import Remove, pool
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.view import View

GAME: Final = Game1846()
MOST_PASSES: Final = 60
"""More than any way from one move of a record to its next can take."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """A move that the other site allowed and our rules forbid."""

    move: Move
    faults: tuple[Forbidden, ...]


class Follower:
    """Our table, one record's moves behind or level with the other site."""

    def __init__(self, record: Record) -> None:
        self.record = record
        options = {
            "second_edition_privates": record.second_edition,
            "flexible_issue": True,
            "enforce_max_routes": False,
            "wait_for_passes": True,
        }
        setup = Setup(seats=len(record.players), options=options)
        self.table: Table[State, View] = Table(GAME, setup, players=record.players)
        self.agreed: list[Agreement] = []
        self.moved: list[Move] = []  # powers used out of turn, made in their owner's next one
        self._waiting: list[Move] = []
        self._copies = Copies(record.old)
        self._rest: list[Move] = []
        self._next = ""
        self._why: Fault | None = None
        self._remove()
        self._hands = self._draft_hands()
        self._chance()

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    @property
    def journal(self) -> Journal:
        """Our journal of the record so far."""
        return self.table.journal

    def moves(self) -> Iterator[Move]:
        """Follow the record; each move is given when it has been made."""
        moves = self.record.moves
        for place, move in enumerate(moves):
            self._look_ahead(place)
            for part in (move, *move.follow_ups):
                self._make(part)
            if self._has_built(move):
                self._finish_building(move)
            if place + 1 < len(moves):
                self._look_ahead(place + 1)
                self._pass_on(moves[place + 1])
            else:
                self._leave(move)
            yield move

    def _look_ahead(self, place: int) -> None:
        self._rest = rest_of_turn(self.record.moves, place)
        self._next = next_company(self.record.moves, place)

    # Chance

    def _remove(self) -> None:
        while isinstance(frame := self.state.stack[-1], Removing):
            gone = [what for what in pool(self.state, frame.group) if not self._is_in_play(what)]
            if not gone:
                raise NotAnExport(field="setup")
            self.table.enter(Entry(CHANCE, Remove(what=gone[0])))

    def _is_in_play(self, what: str) -> bool:
        return what in self.record.in_play

    def _draft_hands(self) -> list[tuple[CardId, ...]]:
        seats = len(self.record.players)
        picks = [
            BLANK if move.text("company").startswith("Pass") else CardId(move.text("company"))
            for move in self.record.moves
            if move.what == "bid"
        ]
        deck = [*map(CardId, self.state.privates), *[BLANK] * seats]
        found = hands(deck, picks, seats + 2) if seats > 2 else []
        if found is None:
            raise NotAnExport(field="actions")
        return found

    def _chance(self) -> None:
        while self.state.stack and isinstance(self.state.stack[-1], Dealing) and self._hands:
            self.table.enter(Entry(CHANCE, Deal(cards=self._hands.pop(0))))

    # Moves

    def _make(self, move: Move) -> None:
        """Play *move*, or drop it when it says nothing new to us."""
        if not self.state.stack and _decides_nothing(move):
            return
        self._refuse_after_the_end(move)
        if self._is_out_of_turn(move):
            self.moved.append(move)
            self._waiting.append(move)
            return
        self._make_up_leeway()
        if move.what in ("pass", "end_game") and not self._is_real_pass(move):
            return
        self._pass_on(move)
        self._refuse_after_the_end(move)
        if isinstance(self.state.stack[-1], Dividing) or move.what != "dividend":
            for action in self._possible(move):
                self._enter(move, action)
                break
        self._copies.note(move)

    def _refuse_after_the_end(self, move: Move) -> None:
        if not self.state.stack:
            raise CannotFollow(number=move.number, move=move.what, cause=GameOver())

    def _is_out_of_turn(self, move: Move) -> bool:
        """Whether the power of another corporation's private is used, which that site allowed."""
        owner = self.state.owners.get(PrivateId(move.entity)) if move.kind == "company" else None
        turns = (self._acting(), self._next)
        return isinstance(owner, str) and move.what == "assign" and owner not in turns

    def _make_up_leeway(self) -> None:
        due = [m for m in self._waiting if self._mover(m) == self._acting()]
        self._waiting = [move for move in self._waiting if move not in due]
        for move in due:
            for action in self._possible(move):
                self._enter(move, action)

    def _is_real_pass(self, move: Move) -> bool:
        """Whether a pass is a decision of ours, too: a player's, or the Steamboat's."""
        if move.what != "pass" or not self.state.stack:
            return False
        if move.kind == "company":
            return isinstance(self.state.stack[-1], Steaming)
        return move.kind == "player" and self._acting() == self._mover(move)

    def _possible(self, move: Move) -> list[Action]:
        """What *move* means, the meanings that our rules know at this point."""
        seat = self._seat()
        found = meanings(self.state, self._copies, move)
        if move.what == "sell_shares" and move.kind == "corporation":
            emergency = is_emergency(self._rest, self._cash(move))
            wanted = EmergencyIssue if emergency else IssueShares
            found = [action for action in found if isinstance(action, wanted)]
        return [action for action in found if not self._is_impossible(seat, action)]

    def _is_impossible(self, seat: Seat, action: Action) -> bool:
        """Whether nobody could agree to *action*; why is remembered if it may be told."""
        faults = [no for no in GAME.refusals(self.state, seat, action) if not _may_be_agreed(no)]
        self._why = next((no for no in faults if not isinstance(no, NotNow)), self._why)
        return bool(faults)

    def _enter(self, move: Move, action: Action) -> None:
        seat = self._seat()
        faults = tuple(
            no for no in GAME.refusals(self.state, seat, action) if isinstance(no, Forbidden)
        )
        before = self.state.markers
        if faults:
            self.agreed.append(Agreement(move, faults))
        self._write(move, Entry(seat, action, frozenset(no.rule for no in faults)))
        frame = self.state.stack[-1] if self.state.stack else None
        if isinstance(frame, Asking):
            self._write(move, Entry(frame.seller, AcceptDeal()))
        if isinstance(action, BuyPrivate) and action.private in before:
            self._put_marker_back(move, action.private, before[action.private])
        self._chance()

    def _put_marker_back(self, move: Move, private: PrivateId, marker: Marker) -> None:
        """The other site leaves a player's marker lying when a corporation buys it (R-31)."""
        again = any(
            later.entity == private and later.what == "assign"
            for later in asides_of_turn(self.record.moves, move)
        )
        if marker.hex is not None and not again:
            self._write(move, Entry(self._seat(), PlaceMarker(private=private, hex=marker.hex)))

    def _write(self, move: Move, entry: Entry) -> None:
        try:
            self.table.enter(entry)
        except Fault as cause:
            raise CannotFollow(number=move.number, move=move.what, cause=cause) from cause

    # Passing on

    def _pass_on(self, move: Move) -> None:
        """Pass until *move* can be made, or is past."""
        self._why = None
        for _ in range(MOST_PASSES):
            if not self.state.stack or self._is_ready(move):
                return
            self._pass(move)
        raise self._lost(move)

    def _is_ready(self, move: Move) -> bool:
        if move.what.startswith("program_") or self._is_out_of_turn(move):
            return True
        mover = self._mover(move)
        if self._acting() != mover and not self._pays_for_a_train(move):
            return move.what == "pass" and self._is_past(mover)
        if move.what == "dividend":
            return self._has_run()
        if move.what in ("pass", "end_game"):
            return True
        return bool(self._possible(move))

    def _has_run(self) -> bool:
        return self.state.turn is not None and (
            self.state.turn.ran or isinstance(self.state.stack[-1], BuyingTrains)
        )

    def _is_past(self, mover: CompanyId | Seat | None) -> bool:
        """Whether a company that passes has nothing left to pass on: its turn has just ended."""
        rounds = [frame for frame in self.state.stack if isinstance(frame, OperatingRound)]
        return mover is None or any(frame.done[-1:] == (mover,) for frame in rounds)

    def _has_built(self, move: Move) -> bool:
        """Whether the other site has left the track step after *move*."""
        if move.kind != "corporation" or move.what == "end_game" or not self.state.stack:
            return False
        frame = self.state.stack[-1]
        if not isinstance(frame, Issuing | Building) or self._acting() != self._mover(move):
            return False
        if move.what == "pass" and not self.record.old:  # old records pass on issuing, too
            return True
        ahead = before_trains(self._rest, self._cash(move))
        if ahead is not None:
            return not ahead
        if any(later.what in BUILDING for later in self._rest):
            return False
        return move.what == "pass" or not self._can_build()

    def _cash(self, move: Move) -> int:
        return self.state.cash.get(CorpId(move.entity), 0)

    def _can_build(self) -> bool:
        offers = GAME.legal(self.state, self._seat())
        return any(offer.action in (LayTile, PlaceToken) for offer in offers)

    def _finish_building(self, move: Move) -> None:
        while self.state.stack and isinstance(self.state.stack[-1], Issuing | Building):
            if self._acting() != self._mover(move):
                return
            self._pass(move)

    def _pays_for_a_train(self, move: Move) -> bool:
        """Whether a president sells shares in the turn of a corporation without a train."""
        frame = self.state.stack[-1]
        return (
            move.kind == "player"
            and isinstance(frame, BuyingTrains)
            and not self.state.trains[frame.corp]
            and self._mover(move) == self._seat()
        )

    def _leave(self, move: Move) -> None:
        """After the record's last move, its company's turn ends unless the players stopped."""
        mover = self._mover(move)
        if move.what == "end_game" or move.kind == "player":
            return
        while self.state.stack and self._acting() == mover:
            if any(GAME.refusals(self.state, self._seat(), Pass())):
                return
            self._pass(move)

    def _pass(self, move: Move) -> None:
        """Let whoever is in the way pass; trains that did not run stay idle."""
        frame = self.state.stack[-1]
        if isinstance(frame, Running):
            self._enter(move, RunRoutes(routes=()))
            return
        if any(isinstance(no, NotNow) for no in GAME.refusals(self.state, self._seat(), Pass())):
            raise self._lost(move)
        self._enter(move, Pass())

    def _lost(self, move: Move) -> CannotFollow:
        cause = self._why or NotNow(action=move.what, step=self.state.stack[-1].wire)
        return CannotFollow(number=move.number, move=move.what, cause=cause)

    # Who

    def _seat(self) -> Seat:
        acting = GAME.to_act(self.state)
        return acting[0] if acting else CHANCE

    def _acting(self) -> CompanyId | Seat | None:
        """Who decides now: a company, or a player."""
        frame = self.state.stack[-1]
        if isinstance(frame, SeatFrame):
            return frame.seat
        if isinstance(frame, CorpFrame):
            return frame.corp
        return frame.company if isinstance(frame, CompanyFrame) else None

    def _mover(self, move: Move) -> CompanyId | Seat | None:
        """Who makes *move*: a player, a company, or whoever owns the private that is used."""
        if move.kind == "player":
            return Seat(self.record.players.index(move.entity))
        if move.kind == "company":
            return self.state.owners.get(PrivateId(move.entity))
        return PrivateId(move.entity)


def followed(data: Any) -> Follower:
    """The foreign record in the JSON value *data*, followed to its end."""
    follower = Follower(read_record(data))
    for _ in follower.moves():
        pass
    return follower


def _decides_nothing(move: Move) -> bool:
    return move.what in ("pass", "end_game") or move.what.startswith("program_")


def _may_be_agreed(fault: Fault) -> bool:
    return isinstance(fault, Forbidden)
