"""Follow a foreign record on our table: add what the other site leaves out, name what it allowed.

After each move the table goes on to where that site had come by itself, so that the state is the
one that it had then. Nobody's decision is passed over on the way: where a move cannot be reached,
following stops there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import BadInput, GameOver, NotNow, RuleError
from roundhouse.core.game import Setup
from roundhouse.core.journal import Journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.deals import Deal as InPlay
from roundhouse.games.g1846.foreign.desk import GAME, Desk, Remarkable
from roundhouse.games.g1846.foreign.faults import CannotFollow, NotAnExport
from roundhouse.games.g1846.foreign.hands import hands
from roundhouse.games.g1846.foreign.liquidation import liquidate
from roundhouse.games.g1846.foreign.passing import Passing
from roundhouse.games.g1846.foreign.ports import is_laid_again
from roundhouse.games.g1846.foreign.records import Move, Record
from roundhouse.games.g1846.foreign.ways import Ways, ways_of
from roundhouse.games.g1846.foreign.words import Copies, meanings
from roundhouse.games.g1846.rules.closing import CorpClosed
from roundhouse.games.g1846.rules.correction import Correct
from roundhouse.games.g1846.rules.frames import Dealing, Removing, StockRound, StockTurn
from roundhouse.games.g1846.rules.ids import BLANK, CHICAGO, CardId, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PlacePrivateToken
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.powers.steamboat import POWER as STEAMBOAT
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.draft.deal import Deal
from roundhouse.games.g1846.rules.steps.setup import Remove, pool
from roundhouse.games.g1846.rules.steps.trains import TrainBought
from roundhouse.games.g1846.rules.trains import bank_trains

NEVER: Final = -9


class Follower:
    """Our table, one record's moves behind or level with the other site."""

    def __init__(
        self, record: Record, ways: Ways | None = None, deal: InPlay | None = None
    ) -> None:
        self.record = record
        self.ways = ways if ways is not None else ways_of(record.day)
        self.deal = deal or record.deals[0]
        options = {
            "second_edition_privates": self.deal.second_edition,
            "flexible_issue": True,
            "enforce_max_routes": False,
            "wait_for_passes": True,
            "wait_for_runs": True,
        }
        setup = Setup(seats=len(record.players), options=options, version=GAME.version)
        self.desk = Desk.of(setup, record.players)
        self.done = 0  # moves of the record that are made
        self.seq = 0  # entries of our journal when the last of them was
        self.stopped: BadInput | None = None
        self._closing_sale = NEVER  # the set in whose stock round a sale closed a corporation
        self._passing = Passing(self.desk, self.ways, self._mover)
        self._copies = Copies(
            renumbered=self.ways.chicago_renumbered,
            unnamed=self.ways.powers_unnamed,
            ends=self.ways.ends_counted,
        )
        self._remove()
        self._hands = self._draft_hands()
        self._chance()
        self._keep(0)

    # What came of it

    @property
    def table(self) -> Table[State, Any]:
        """Our table."""
        return self.desk.table

    @property
    def state(self) -> State:
        """The position now."""
        return self.desk.state

    @property
    def journal(self) -> Journal:
        """Our journal of the record so far."""
        return self.desk.journal

    @property
    def remarkable(self) -> list[Remarkable]:
        """The entries that are not as the record and our rules both have it."""
        return self.desk.remarkable

    def go_back(self) -> None:
        """Leave out what was entered for a move that could not be made."""
        kept = replace(self.journal, entries=self.journal.entries[: self.seq])
        self.desk.table = Table.replay(GAME, kept)
        self.desk.remarkable = self.desk.remarkable[: self._remarkable]

    def moves(self) -> Iterator[Move]:
        """Follow the record; each move is given when it has been made."""
        moves = self.record.moves
        parts = [(part, place) for place, move in enumerate(moves) for part in _parts(move)]
        decided = [part for part, _ in parts]
        for number, (part, place) in enumerate(parts):
            ahead = [later for later in decided[number + 1 :] if not _is_programmed(later)]
            before = self.state
            self._make(part, ahead)
            self._see_closing_sale(part)
            self._go_on(part, ahead)
            self._note_trains(part)
            self._see_late_purchase(part, before)
            self.desk.told.clear()
            if number + 1 == len(parts) or parts[number + 1][1] != place:
                self._keep(place + 1)
                yield moves[place]

    def _keep(self, done: int) -> None:
        """So far the record is followed."""
        self.done, self.seq = done, self.table.seq
        self._remarkable = len(self.remarkable)

    # Chance

    def _remove(self) -> None:
        while isinstance(frame := self.state.stack[-1], Removing):
            gone = [what for what in pool(self.state, frame.group) if what not in self.deal.in_play]
            if not gone:
                raise NotAnExport(field="setup")
            self.desk.chance(Remove(what=gone[0]))

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
            self.desk.chance(Deal(cards=self._hands.pop(0)))

    # Moves

    def _make(self, move: Move, ahead: list[Move]) -> None:
        """Play *move*, or drop it when it says nothing new to us."""
        if _is_programmed(move) or (not self.state.stack and _decides_nothing(move)):
            return
        if not self.state.stack:
            raise CannotFollow(number=move.number, move=move.what, cause=GameOver())
        if move.what == "end_game":
            self.desk.stop(move)
        elif self._is_out_of_turn(move, ahead):
            self._put_marker(move, self._way_of_marker(move))
        else:
            self._reach(move)
            self._play(move, ahead)
            self._copies.note(move)
        self._chance()

    def _play(self, move: Move, ahead: list[Move]) -> None:
        """Make *move*, which our table has come to."""
        self._passing.note(move)
        if move.what == "pass" and self._passing.is_sites_own(move):
            return
        if move.what == "bankrupt":
            liquidate(self.desk, move, lowers=self.ways.bankrupt_lowers)
            return
        if move.what == "dividend" and not self._passing.divides():
            return
        marker = self.state.markers.get(STEAMBOAT.id)
        action = self._meaning(move)
        self.desk.enter(move, action, self._way(action))
        self._chance()
        if isinstance(action, BuyPrivate) and action.private == STEAMBOAT.id and marker:
            self._leave_marker(move, marker.hex, ahead)
        if isinstance(action, PlacePrivateToken):
            self._shift_token(move)

    def _way(self, action: Action) -> str:
        """The site's way in which *action* was made though our rules have nothing against it."""
        return "ends-counted" if action in self._copies.by_ends else ""

    def _meaning(self, move: Move) -> Action:
        """What *move* means here: what our rules allow, else what players could agree to."""
        possible = self._possible(move)
        if not possible:
            raise self._lost(move)
        return next((one for one in possible if not self.desk.refusals(one)), possible[0])

    def _possible(self, move: Move) -> list[Action]:
        """What *move* may mean, the meanings that our rules know at this point."""
        found = meanings(self.state, self._copies, move)
        return [action for action in found if self._is_meant(move, action)]

    def _is_meant(self, move: Move, action: Action) -> bool:
        """Whether *move* may mean *action*; a private that it does not name must be allowed."""
        if move.kind != "company" and isinstance(action, LayPrivateTile | PlacePrivateToken):
            return not self.desk.refusals(action)
        return self.desk.is_impossible(action) is None

    def _reach(self, move: Move) -> None:
        """Go on to where *move* can be made, if nobody's decision is passed over."""
        cause: RuleError | None = None
        while self.state.stack and not self._is_ready(move):
            cause = self._refusal(move) or cause
            if self._is_others_round(move):
                first = Correct(first=self._mover(move))
                self.desk.correct(move, "closing-sale", first)
                continue
            if not self._passing.may_be_passed(move):
                raise self._lost(move, cause)
            self._passing.pass_on(move)
        if not self.state.stack:
            raise CannotFollow(number=move.number, move=move.what, cause=GameOver())

    def _is_ready(self, move: Move) -> bool:
        if self.desk.acting() != self._mover(move) and not self._passing.pays(move):
            return False
        if move.what == "dividend":
            return self._passing.has_run()
        if move.what in ("pass", "bankrupt"):
            return move.what == "pass" or self._passing.needs_a_train()
        return bool(self._possible(move))

    def _refusal(self, move: Move) -> RuleError | None:
        """What our rules say against *move* at the step where it belongs."""
        if self.desk.acting() != self._mover(move) or move.what in ("pass", "bankrupt"):
            return None
        found = map(self.desk.is_impossible, meanings(self.state, self._copies, move))
        return next((no for no in found if no is not None and not isinstance(no, NotNow)), None)

    def _lost(self, move: Move, cause: RuleError | None = None) -> CannotFollow:
        """Why *move* cannot be followed: what our rules say to it, else where the table is."""
        said = cause or NotNow(action=move.what, step=self.state.stack[-1].wire)
        return CannotFollow(number=move.number, move=move.what, cause=said)

    def _go_on(self, move: Move, ahead: list[Move]) -> None:
        """Let the table come to where that site had come by itself before its next move."""
        while self.state.stack and self._passing.site_has_left(ahead):
            self._passing.leave(move)
        self._chance()

    def _note_trains(self, move: Move) -> None:
        """Name the copies that corporations without a president bought by themselves."""
        bought = [event for event in self.desk.told if isinstance(event, TrainBought)]
        if move.what == "buy_train":  # which named its own
            bought = [event for event in bought if event.corp != move.entity]
        for event in bought:
            self._copies.note_unlisted(event.corp, event.train)

    def _see_late_purchase(self, move: Move, before: State) -> None:
        """That site has a corporation that nobody leads buy a train although it closes (R-59)."""
        for event in self.desk.told:
            if not isinstance(event, CorpClosed) or not self.state.stack:
                continue
            unled = before.presidents.get(event.corp, 0) is None
            offered = sorted(bank_trains(self.state), key=lambda one: one.train.price)
            if not (unled and before.or_no and offered) or before.trains[event.corp]:
                continue
            if event.cash >= offered[0].train.price:
                train = offered[0].train.id
                self.desk.correct(move, "bought-while-closing", Correct(train=train))
                self._copies.note_unlisted(event.corp, train)

    def _see_closing_sale(self, move: Move) -> None:
        """A sale that closes a corporation and ends the stock round leaves prices alone there."""
        closed = any(isinstance(event, CorpClosed) for event in self.desk.told)
        if not (closed and move.what == "sell_shares" and move.kind == "player"):
            return
        if self.state.stack and isinstance(self.state.stack[-1], StockTurn):
            self._closing_sale = self.state.set_no
            if self._passing.ends_stock_round():
                self.desk.correct(move, "closing-sale", Correct(still=True))

    def _is_others_round(self, move: Move) -> bool:
        """Whether another player begins a stock round there, after a closing sale in the last."""
        frame = self.state.stack[-1]
        begins = [one for one in self.state.stack if isinstance(one, StockRound)]
        return (
            isinstance(frame, StockTurn)
            and move.kind == "player"
            and frame.seat != self._mover(move)
            and self._closing_sale == self.state.set_no - 1
            and not frame.sold
            and begins[-1].last is None
            and not begins[-1].passes
        )

    # Markers and tokens of privates

    def _is_out_of_turn(self, move: Move, ahead: list[Move]) -> bool:
        """Whether a marker is moved at a moment that our rules do not have (B6)."""
        if move.kind != "company" or move.what != "assign":
            return False
        owner = self.state.owners.get(PrivateId(move.entity))
        if isinstance(owner, str):
            return owner not in (self.desk.acting(), self._passing.next_company([move, *ahead]))
        if move.entity != STEAMBOAT.id or isinstance(self.state.stack[-1], Steaming):
            return False
        return not self._passing.comes_to(Steaming)

    def _way_of_marker(self, move: Move) -> str:
        owner = self.state.owners.get(PrivateId(move.entity))
        return "out-of-turn" if isinstance(owner, str) else "port-in-mid-turn"

    def _put_marker(self, move: Move, way: str) -> None:
        private, target = PrivateId(move.entity), move.text("target")
        owner, now = self.state.owners.get(private), self.state.markers.get(private)
        place, company = (now.hex, now.company) if now else (None, None)
        if move.text("target_type") == "hex":
            place = HexId(target)
        else:
            company = CorpId(target)
        if isinstance(owner, str):
            company = owner
        self.desk.correct(move, way, Correct(private=private, hex=place, company=company))

    def _leave_marker(self, move: Move, place: HexId | None, ahead: list[Move]) -> None:
        """That site leaves a player's marker lying when a corporation buys it (R-31)."""
        later = ((each.what, each.entity, each.kind) for each in ahead)
        if place is not None and not is_laid_again(move.entity, later):
            owner = CorpId(move.entity)
            left = Correct(private=STEAMBOAT.id, hex=place, company=owner)
            self.desk.correct(move, "marker-stays", left)

    def _shift_token(self, move: Move) -> None:
        """The free token may have gone to another of Chicago's cities (B12)."""
        _, stop = self._copies.city(move)
        corp = self._mover(move)
        if corp not in self.state.board.owners_at(CHICAGO, stop):
            shifted = Correct(token=corp, hex=CHICAGO, stop=stop)
            self.desk.correct(move, "other-city", shifted)

    # Who

    def _mover(self, move: Move) -> Any:
        """Who makes *move*: a player, a company, or whoever owns the private that is used."""
        if move.kind == "player":
            return Seat(self.record.players.index(move.entity))
        if move.kind == "company":
            return self.state.owners.get(PrivateId(move.entity))
        return CorpId(move.entity)


def _parts(move: Move) -> Iterator[Move]:
    """A move and those that the site made by itself after it."""
    yield move
    for follow_up in move.follow_ups:
        yield from _parts(follow_up)


def _is_programmed(move: Move) -> bool:
    return move.what.startswith("program_")


def _decides_nothing(move: Move) -> bool:
    return move.what in ("pass", "end_game")
