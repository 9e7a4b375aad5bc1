"""A company's turn: its steps in order, those that decide nothing done at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from roundhouse.core.events import Event, Landmark
from roundhouse.core.frames import finish, push
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    Building,
    BuyingTrains,
    Dividing,
    Issuing,
    Operating,
    Running,
    StepName,
)
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId
from roundhouse.games.g1846.rules.market import move
from roundhouse.games.g1846.rules.money import pay
from roundhouse.games.g1846.rules.running import can_run
from roundhouse.games.g1846.rules.state import (
    BANK,
    State,
    Turn,
    controller,
    is_independent,
    turn_of,
)
from roundhouse.games.g1846.rules.steps.dividend import distribute, split
from roundhouse.games.g1846.rules.steps.run import run_best
from roundhouse.games.g1846.rules.steps.trains import TrainBought
from roundhouse.games.g1846.rules.trains import bank_trains, remove_phased_out, take_from_bank


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event1846):
    """A company operates."""

    landmark: ClassVar[Landmark] = "turn"
    wire: ClassVar[str] = "turn_began"

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class NoTrainBought(Event1846):
    """A corporation ends its turn without a train."""

    wire: ClassVar[str] = "no_train_bought"

    corp: CorpId


CORPORATION: tuple[StepName, ...] = ("issue", "build", "run", "divide", "trains")
INDEPENDENT: tuple[StepName, ...] = ("build", "run", "divide")
UNLED: tuple[StepName, ...] = ("run", "unled")


def begin_turn(draft: State, company: CompanyId) -> Iterator[Event]:
    """A company operates; one without a president plays by itself (OR-SEQ-4, OR-SEQ-5)."""
    steps = INDEPENDENT if is_independent(company) else CORPORATION
    draft.turn = _fresh(company)
    yield TurnBegan(company=company)
    if controller(draft, company) is None:
        steps = UNLED if draft.options.wait_for_runs else ()
    push(draft, _operating(company, steps))
    if not steps:
        yield from _presidentless(draft, CorpId(company))


def next_step(draft: State, frame: Operating) -> Iterator[Event]:
    """Go on with the turn; a closed corporation's is over (CLOSE-3)."""
    if not frame.steps or frame.company not in draft.trains:
        finish(draft)
        draft.turn = None
        return
    draft.stack = (*draft.stack[:-1], _operating(frame.company, frame.steps[1:]))
    if is_independent(frame.company):
        yield from _independent_step(draft, PrivateId(frame.company), frame.steps[0])
    else:
        yield from _corp_step(draft, CorpId(frame.company), frame.steps[0])


# Frames and turns are values: those that come again and again are made once.


@cache
def _operating(company: CompanyId, steps: tuple[StepName, ...]) -> Operating:
    return Operating(company=company, steps=steps)


@cache
def _fresh(company: CompanyId) -> Turn:
    return Turn(company=company)


@cache
def _company_frame(kind: type[Building | Running], company: CompanyId) -> Building | Running:
    return kind(company=company)


@cache
def _corp_frame(kind: type[Issuing | BuyingTrains], corp: CorpId) -> Issuing | BuyingTrains:
    return kind(corp=corp)


def _independent_step(draft: State, company: PrivateId, step: StepName) -> Iterator[Event]:
    if step == "build":
        push(draft, _company_frame(Building, company))
    elif step == "run":
        if can_run(draft, company):
            push(draft, _company_frame(Running, company))
    else:
        yield from remove_phased_out(draft, company)
        _remember_run(draft, company)
        yield from split(draft, company, turn_of(draft).revenue)


def _corp_step(draft: State, corp: CorpId, step: StepName) -> Iterator[Event]:
    if step == "issue":
        push(draft, _corp_frame(Issuing, corp))
    elif step == "build":
        push(draft, _company_frame(Building, corp))
    elif step == "run":
        if can_run(draft, corp):
            push(draft, _company_frame(Running, corp))
    elif step == "divide":
        yield from _divide(draft, corp)
    elif step == "unled":
        yield from _after_its_run(draft, corp)
    else:
        push(draft, _corp_frame(BuyingTrains, corp))


def _divide(draft: State, corp: CorpId) -> Iterator[Event]:
    """Lose phased-out trains, then decide; without revenue it withholds (OR-DIV-1, OR-DIV-5)."""
    yield from _reach_dividends(draft, corp)
    revenue = turn_of(draft).revenue
    if revenue:
        push(draft, Dividing(corp=corp, revenue=revenue))
    else:
        yield from distribute(draft, corp, "withhold", 0)


def _reach_dividends(draft: State, corp: CorpId) -> Iterator[Event]:
    """From here on it has operated (OR-SEQ-6); its phased-out trains go (OR-ROUTE-13)."""
    yield from remove_phased_out(draft, corp)
    _remember_run(draft, corp)
    if corp not in draft.operated:
        draft.operated = (*draft.operated, corp)


def _remember_run(draft: State, company: CompanyId) -> None:
    """Keep what the trains earned, for everybody to see on the charter."""
    draft.earned = {**draft.earned, company: turn_of(draft).revenue}


# Without a president


def _presidentless(draft: State, corp: CorpId) -> Iterator[Event]:
    """Run for the maximum, withhold all, fall one column, or two without a train (NOPRES-4)."""
    if can_run(draft, corp):
        yield from run_best(draft, corp)
    yield from _after_its_run(draft, corp)


def _after_its_run(draft: State, corp: CorpId) -> Iterator[Event]:
    """Withhold what it earned, fall, and buy a train (NOPRES-4, NOPRES-5)."""
    had_train = bool(draft.trains[corp])
    yield from _reach_dividends(draft, corp)
    yield from distribute(draft, corp, "withhold", turn_of(draft).revenue)
    if not had_train and corp in draft.corps:
        yield from move(draft, corp, -1)
    if corp in draft.corps:
        yield from buy_cheapest(draft, corp)


def buy_cheapest(draft: State, corp: CorpId) -> Iterator[Event]:
    """A presidentless corporation without a train buys the cheapest it can pay (NOPRES-5)."""
    if draft.trains[corp]:
        return
    found = sorted(bank_trains(draft), key=lambda offer: offer.train.price)
    if not found or found[0].train.price > draft.cash[corp]:
        yield NoTrainBought(corp=corp)
        return
    train, returned = found[0]
    pay(draft, corp, BANK, DEFS.trains[train.id].price)
    yield TrainBought(corp=corp, train=train.id, price=train.price)
    yield from take_from_bank(draft, corp, train.id, returned=returned)
