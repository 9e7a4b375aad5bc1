"""A journal of ours told move by move in that site's words.

The game is played again, and watched where it goes on by itself: there that site may stop, and the
passes it waits for are written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.errors import BadEntry, Fault
from roundhouse.core.events import Event
from roundhouse.core.game import checked
from roundhouse.core.journal import Entry, Journal, Remark, Undo
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.aside import Aside
from roundhouse.games.g1846.foreign.ports import is_laid_again
from roundhouse.games.g1846.foreign.writing.departures import GAME, STEAMBOAT, Departure, Watch
from roundhouse.games.g1846.foreign.writing.passes import passes
from roundhouse.games.g1846.foreign.writing.phrases import (
    Copies,
    Fields,
    bid,
    company,
    phrase,
    player,
    run,
)
from roundhouse.games.g1846.foreign.writing.runs import rows
from roundhouse.games.g1846.rules.correction import Correct, EndGame
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Asking, Frame, LastPrivate
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import BLANK, CardId, PrivateId
from roundhouse.games.g1846.rules.route import Route
from roundhouse.games.g1846.rules.state import Marker, State
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.consent import OF_OFFERS, AcceptDeal
from roundhouse.games.g1846.rules.steps.draft.deal import Deal
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.draft.pick import Pick
from roundhouse.games.g1846.rules.steps.issue import SharesIssued, SharesRedeemed
from roundhouse.games.g1846.rules.steps.run import RunDone, TrainRan
from roundhouse.games.g1846.rules.steps.setup import Remove
from roundhouse.games.g1846.rules.steps.trains import BuyTrainFrom, TrainBought

SILENT: Final = (Remove, Deal, Correct, EndGame, *OF_OFFERS)
"""That site shuffles by its seed, and notes a deal only when it is made; corrections are ours."""


class Telling(Game1846):
    """The rules, which remember what went on without an entry: steps left alone, and events."""

    def __init__(self) -> None:
        self.alone: list[State | list[Event]] = []

    def go_on(self, draft: State, frame: Frame) -> Iterable[Event] | None:
        """As ever, noted down."""
        before = draft.copy()
        follow = super().go_on(draft, frame)
        if follow is None:
            return None
        events = list(follow)
        self.alone.append(events if type(frame) in self.goes_on else before)
        return events


def line(journal: Journal) -> tuple[int, ...]:
    """The entries that led to the end, by their numbers; undone ones are left out."""
    if any(isinstance(entry.action, Undo) for entry in journal.entries):
        return Table.replay(GAME, journal).line()
    return tuple(range(1, len(journal.entries) + 1))


class Script:
    """One game, told."""

    def __init__(self, journal: Journal) -> None:
        self._game = Telling()
        self.state: State = self._game.new(checked(self._game, journal.setup))
        self.in_play: frozenset[str] = frozenset({*self.state.corps, *self.state.privates})
        self.actions: list[Fields] = []
        self.picks: list[tuple[int, CardId]] = []  # which of the actions, and the card
        self.aside = Aside()
        self._copies = Copies()
        self._watch = Watch()
        self._ports: list[tuple[int, int]] = []  # entry and action that bought a laid Steamboat
        for seq in line(journal):
            try:
                self._enter(seq, journal.entries[seq - 1])
            except Fault as cause:
                raise BadEntry(seq=seq, cause=cause) from cause
        self._look_at_ports()

    @property
    def departures(self) -> list[Departure]:
        """What that site cannot do, in the order of our entries."""
        return sorted(self._watch.found, key=lambda departure: departure.entry)

    def _enter(self, seq: int, entry: Entry) -> None:
        before, action = self.state, entry.action
        if isinstance(action, Remark):
            self.aside.weigh(before, entry, [])
            return
        self._game.alone.clear()
        applied = self._game.apply(before, entry.seat, action, entry.waived)
        self.state = applied.state
        self._watch.look(seq, before, action, self.state, applied.events)
        if isinstance(action, Remove):
            self.in_play -= {action.what}
        said = [*self._told(before, entry.seat, action, applied.events)]
        self.aside.weigh(before, entry, said)
        for move in said:
            self._note_port(seq, before, move)
            self._say(move)
        if isinstance(action, DeclareBankruptcy):
            self._note_purchases(applied.events)
        for part in self._game.alone:
            self._go_on(part)
        self._copies.shares.settle(before, self.state)
        if self.state.trains is not before.trains:
            self._copies.supply.drop(self.state)

    def _told(
        self, state: State, seat: Seat, action: Action, events: tuple[Event, ...]
    ) -> Iterator[Fields]:
        """That site's words for *action*; none where it would say nothing."""
        match action:
            case Pass():
                yield from passes(state, seat, self._watch.turn)
            case Pick(card=card):
                self.picks.append((len(self.actions), card))
                yield player(seat) | bid(card, 0 if card == BLANK else _price(card))
            case TakePrivate(private=private) if isinstance(state.stack[-1], LastPrivate):
                yield from self._last(state.stack[-1], seat, private)
            case BuyPrivate() | BuyTrainFrom() if self._is_asked():
                return
            case AcceptDeal():
                yield phrase(state, self._copies, seat, _deal(state))
            case _ if not isinstance(action, SILENT):
                yield _priced(phrase(state, self._copies, seat, action), events)

    def _last(self, frame: LastPrivate, seat: Seat, private: PrivateId) -> Iterator[Fields]:
        """The last private; for nothing it is taken there without a word."""
        if not frame.price:
            return
        if not self.state.options.two_player:
            self.picks.append((len(self.actions), CardId(private)))
        yield player(seat) | bid(private, _price(private))

    def _is_asked(self) -> bool:
        return bool(self.state.stack) and isinstance(self.state.stack[-1], Asking)

    # What happens without an entry of ours

    def _go_on(self, part: State | list[Event]) -> None:
        """That site asks where we do not, and writes the run of a corporation left alone."""
        if isinstance(part, State):
            self._watch.follow(part)
            said = [*passes(part, self._game.to_act(part)[0], self._watch.turn)]
        else:
            said = [*self._run_alone(part)]
            self._note_purchases(part)
        self.aside.weigh(self.state, None, said)
        for move in said:
            self._say(move)

    def _run_alone(self, events: list[Event]) -> Iterator[Fields]:
        ran = [
            Route(train=event.train, path=event.path, counted=event.counted)
            for event in events
            if isinstance(event, TrainRan)
        ]
        for event in events:
            if isinstance(event, RunDone):
                found = rows(self.state, self._copies.supply, event.company, ran)
                yield company(event.company) | run(found)

    def _note_purchases(self, events: Iterable[Event]) -> None:
        """That site says nothing when a corporation without a president buys a train."""
        for event in events:
            if isinstance(event, TrainBought):
                self._copies.supply.bought_alone(event.corp, event.train, self.state)

    def _say(self, said: Fields) -> None:
        self.actions.append({"type": said["type"], **said, "id": len(self.actions) + 1})

    # The Steamboat's marker

    def _note_port(self, seq: int, before: State, said: Fields) -> None:
        lies = before.markers.get(STEAMBOAT, Marker()).hex is not None
        if said["type"] == "buy_company" and said["company"] == STEAMBOAT and lies:
            self._ports.append((seq, len(self.actions)))

    def _look_at_ports(self) -> None:
        """There the marker stays when a corporation buys it; here it is taken off (R-31)."""
        for seq, place in self._ports:
            later = [(s["type"], str(s["entity"]), s["entity_type"]) for s in self.actions[place:]]
            if not is_laid_again(later[0][1], later):
                self._watch.found.append(Departure(entry=seq, why="port-stays"))


def _price(card: str) -> int:
    return DEFS.privates[PrivateId(card)].price


def _deal(state: State) -> Action:
    """What the seller has just agreed to."""
    asked: Any = state.stack[-1]
    if asked.private is not None:
        return BuyPrivate(private=asked.private, price=asked.price)
    return BuyTrainFrom(corp=asked.source, train=asked.train, price=asked.price)


def _priced(said: Fields, events: tuple[Event, ...]) -> Fields:
    """That site notes what a corporation's own shares cost."""
    for event in events:
        if isinstance(event, SharesIssued | SharesRedeemed):
            return said | {"share_price": event.each}
    return said
