"""Trains and phases: limits, what the bank sells, what is phased out, what a phase brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from roundhouse.core.events import Event
from roundhouse.core.frames import push
from roundhouse.games.g1846.rules.base import Event1846, Forbidden1846
from roundhouse.games.g1846.rules.closing import remove_private
from roundhouse.games.g1846.rules.components import TrainDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import ReturningTrains
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, TrainId
from roundhouse.games.g1846.rules.powers import power_of
from roundhouse.games.g1846.rules.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsGone(Event1846):
    """No bank train is left in a two-player game; *last* is the set it ends with."""

    wire: ClassVar[str] = "trains_gone"

    last: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainReturned(Event1846):
    """A corporation over its limit gave a train back."""

    wire: ClassVar[str] = "train_returned"

    corp: CorpId
    train: TrainId


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsRemoved(Event1846):
    """Trains left the game."""

    wire: ClassVar[str] = "trains_removed"

    company: CompanyId
    trains: tuple[TrainId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event1846):
    """A new phase."""

    wire: ClassVar[str] = "phase_began"

    phase: str


@dataclass(eq=False, kw_only=True)
class TrainLimit(Forbidden1846):
    """The corporation has as many trains as allowed."""

    wire: ClassVar[str] = "train_limit"
    corp: CorpId
    have: int
    limit: int


class BankTrain(NamedTuple):
    """A train that the bank sells; *returned*: one that a corporation gave back."""

    train: TrainDef
    returned: bool


def is_phased_out(state: State, train: TrainId) -> bool:
    """Whether trains of this type run once more and are gone (2.3)."""
    end = _PHASED_OUT_IN[train]
    return end is not None and state.phase >= end


_PHASED_OUT_IN: Final = {
    train.id: phase.phased_out_in for phase in DEFS.phases for train in phase.trains
}


def train_limit(state: State) -> int:
    """How many trains a corporation may have in this phase."""
    return DEFS.phases[state.phase - 1].limit


def counted_trains(state: State, corp: CompanyId) -> int:
    """Trains that count against the limit: not the phased-out ones (OR-TRAIN-4)."""
    return sum(1 for train in state.trains.get(corp, ()) if not is_phased_out(state, train))


def has_room(state: State, corp: CorpId) -> bool:
    """Whether *corp* is below its train limit."""
    return counted_trains(state, corp) < train_limit(state)


def bank_trains(state: State) -> list[BankTrain]:
    """What the bank sells now: unsold ones of one phase (OR-TRAIN-2), and returned ones."""
    found = []
    for phase, count in zip(DEFS.phases, state.supply, strict=True):
        if count:
            found = [BankTrain(train, returned=False) for train in phase.trains]
            break
    for phase, count in zip(DEFS.phases, state.returned, strict=True):
        if count:
            found += [BankTrain(train, returned=True) for train in phase.trains]
    return found


def bank_prices(state: State) -> list[int]:
    """The prices of bank trains, lowest first."""
    return sorted({offer.train.price for offer in bank_trains(state)})


def take_from_bank(
    draft: State, corp: CorpId, train: TrainId, *, returned: bool
) -> Iterator[Event]:
    """Give *corp* a bank train, already paid for; the first of its phase begins it (OR-TRAIN-3)."""
    add_train(draft, corp, train)
    yield from leave_bank(draft, train, returned=returned)


def leave_bank(draft: State, train: TrainId, *, returned: bool) -> Iterator[Event]:
    """A bank train is the bank's no more; the first of its phase begins it (OR-TRAIN-3)."""
    phase = DEFS.trains[train].phase
    if returned:
        draft.returned = _less(draft.returned, phase)
    elif draft.supply[phase - 1] > 0:
        draft.supply = _less(draft.supply, phase)
    if phase > draft.phase:
        yield from begin_phase(draft, phase)
    if draft.options.two_player and draft.last_set is None and not bank_trains(draft):
        draft.last_set = draft.set_no + 1
        yield TrainsGone(last=draft.last_set)


def _less(counts: tuple[int, ...], phase: int) -> tuple[int, ...]:
    return (*counts[: phase - 1], counts[phase - 1] - 1, *counts[phase:])


def add_train(draft: State, company: CompanyId, train: TrainId) -> None:
    """Put a train into a company's charter, trains in the order of their types."""
    trains = sorted((*draft.trains.get(company, ()), train), key=_TYPES.index)
    draft.trains = {**draft.trains, company: tuple(trains)}


_TYPES: Final = tuple(DEFS.trains)


def drop_train(draft: State, company: CompanyId, train: TrainId) -> None:
    """Take one train of this type away from *company*."""
    trains = list(draft.trains[company])
    trains.remove(train)
    draft.trains = {**draft.trains, company: tuple(trains)}


def begin_phase(draft: State, number: int) -> Iterator[Event]:
    """Begin phase *number*: its effects in the order of section 9."""
    phase = DEFS.phases[number - 1]
    draft.phase = number
    yield PhaseBegan(phase=phase.name)
    for old in DEFS.phases:
        if old.removed_in == number:
            yield from _remove_everywhere(draft, [train.id for train in old.trains])
        if old.phased_out_in == number:
            kept = draft.returned[: old.number - 1]
            draft.returned = (*kept, 0, *draft.returned[old.number :])
    if number == 3:
        yield from _remove_privates(draft)
    if number == 4:
        draft.markers = {}
    yield from _return_excess(draft)


def _remove_everywhere(draft: State, types: list[TrainId]) -> Iterator[Event]:
    for company in list(draft.trains):
        gone = tuple(train for train in draft.trains[company] if train in types)
        yield from _remove(draft, company, gone)


def remove_phased_out(draft: State, company: CompanyId) -> Iterator[Event]:
    """After its run a company loses its phased-out trains (OR-ROUTE-13)."""
    gone = tuple(train for train in draft.trains[company] if is_phased_out(draft, train))
    yield from _remove(draft, company, gone)


def _remove(draft: State, company: CompanyId, gone: tuple[TrainId, ...]) -> Iterator[Event]:
    if gone:
        kept = tuple(train for train in draft.trains[company] if train not in gone)
        draft.trains = {**draft.trains, company: kept}
        yield TrainsRemoved(company=company, trains=gone)


def _remove_privates(draft: State) -> Iterator[Event]:
    """Phase III ends the privates; a corporation keeps its markers, and what stays (PW-MAIL-1).

    By the letter a player's markers stay, too (OPT-LETTER-3).
    """
    letter = draft.options.by_the_letter
    for private in draft.privates:
        by_corp = isinstance(draft.owners.get(private), str)
        if not (by_corp and power_of(private).stays):
            yield from remove_private(draft, private, keep_marker=by_corp or letter)


def _return_excess(draft: State) -> Iterator[Event]:
    """Who is over the limit returns trains, in price order (OR-TRAIN-6, R-50)."""
    asked = []
    for corp in draft.order:
        if counted_trains(draft, corp) <= train_limit(draft):
            continue
        if draft.presidents[corp] is None:
            yield from _return_cheapest(draft, corp)
        else:
            asked.append(ReturningTrains(corp=corp))
    push(draft, *reversed(asked))


def _return_cheapest(draft: State, corp: CorpId) -> Iterator[Event]:
    """A presidentless corporation returns its cheapest trains first (R-49)."""
    while counted_trains(draft, corp) > train_limit(draft):
        trains = [train for train in draft.trains[corp] if not is_phased_out(draft, train)]
        yield from return_train(draft, corp, min(trains, key=lambda t: DEFS.trains[t].price))


def return_train(draft: State, corp: CorpId, train: TrainId) -> Iterator[Event]:
    """Give a train back: a bank train again, in either type of its phase (OR-TRAIN-7)."""
    phase = DEFS.trains[train].phase
    drop_train(draft, corp, train)
    returned = draft.returned
    draft.returned = (*returned[: phase - 1], returned[phase - 1] + 1, *returned[phase:])
    yield TrainReturned(corp=corp, train=train)
