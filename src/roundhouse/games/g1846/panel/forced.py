"""A forced purchase led step by step: treasury, issue, the president's cash and shares (7.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from roundhouse.games.g1846.panel.desk import Desk, company_name, token_icon
from roundhouse.games.g1846.panel.stock import sales_row
from roundhouse.games.g1846.rules.forced import (
    brings_less,
    funds,
    is_bankrupt,
    may_issue,
    must_issue,
    president_pays,
    proceeds,
    raisable,
)
from roundhouse.games.g1846.rules.frames import BuyingTrains
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price, price_beside
from roundhouse.games.g1846.rules.state import president_of
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.stock import SellShares
from roundhouse.games.g1846.rules.trains import bank_prices
from roundhouse.kit.buttons import listed, tag, words

Stage = Literal["done", "now", "later", "never"]


def forced(desk: Desk, frame: BuyingTrains) -> Iterator[str]:
    """What is needed, what is missing, and every step to it in its order."""
    cheapest = bank_prices(desk.state)[0]
    told = desk.say("forced", corp=company_name(frame.corp), price=cheapest)
    yield words("p", told, class_="note")
    if frame.raising or desk.state.cash[frame.corp] < cheapest:
        yield tag("ol", *_steps(desk, frame, cheapest), class_="forced")


def _steps(desk: Desk, frame: BuyingTrains, cheapest: int) -> Iterator[str]:
    yield _treasury(desk, frame, cheapest)
    yield _issue(desk, frame, cheapest)
    yield _cash(desk, frame, cheapest)
    yield _sales(desk, frame, cheapest)
    yield _purchase(desk, frame, cheapest)


def _step(stage: Stage, told: str, *choices: str) -> str:
    current = "step" if stage == "now" else None
    return tag("li", words("p", told), *choices, class_=stage, aria_current=current)


def _treasury(desk: Desk, frame: BuyingTrains, cheapest: int) -> str:
    cash = desk.state.cash[frame.corp]
    missing = max(0, cheapest - cash)
    return _step("done", desk.say("forced-treasury", cash=cash, missing=missing))


def _issue(desk: Desk, frame: BuyingTrains, cheapest: int) -> str:
    counts = may_issue(desk.state, frame)
    choices = listed(_issued(desk, frame, count) for count in counts)
    if must_issue(desk.state, frame):
        return _step("now", desk.say("forced-issue"), _warned(desk, frame, counts[0]), choices)
    if counts:
        return _step("later", desk.say("forced-issue-may"), choices)
    if frame.issued:
        return _step("done", desk.say("forced-issue-done"))
    enough = desk.state.cash[frame.corp] >= cheapest
    return _step("never", desk.say("forced-issue-none", enough="yes" if enough else "no"))


def _warned(desk: Desk, frame: BuyingTrains, count: int) -> str:
    """That the issue to be made brings less than a smaller one would (OR-FORCE-4)."""
    state, corp = desk.state, frame.corp
    fewer = brings_less(state, corp, count)
    if not fewer or state.cash[corp] + proceeds(state, corp, count) >= bank_prices(state)[0]:
        return ""
    total, more = proceeds(state, corp, count), proceeds(state, corp, fewer)
    told = desk.say("largest-brings-less", count=count, total=total, fewer=fewer, more=more)
    return words("p", told, class_="note")


def _issued(desk: Desk, frame: BuyingTrains, count: int) -> str:
    state = desk.state
    if count >= state.columns[frame.corp]:
        note = desk.say("closes-note", corp=company_name(frame.corp))
        return desk.choice(desk.say("issue", count=count), EmergencyIssue(count=count), note)
    note = desk.say(
        "issue-note",
        total=proceeds(state, frame.corp, count),
        price=price_beside(state, frame.corp, -count),
    )
    return desk.choice(desk.say("issue", count=count), EmergencyIssue(count=count), note)


def _cash(desk: Desk, frame: BuyingTrains, cheapest: int) -> str:
    state, seat = desk.state, president_of(desk.state, frame.corp)
    who, cash = desk.player(seat), state.cash[seat]
    if president_pays(state, frame):
        missing = max(0, cheapest - funds(state, frame, seat))
        return _step("done", desk.say("forced-cash", who=who, cash=cash, missing=missing))
    stage: Stage = "later" if must_issue(state, frame) else "never"
    return _step(stage, desk.say("forced-cash-later", who=who))


def _sales(desk: Desk, frame: BuyingTrains, cheapest: int) -> str:
    state, seat = desk.state, president_of(desk.state, frame.corp)
    who = desk.player(seat)
    if not president_pays(state, frame):
        stage: Stage = "later" if must_issue(state, frame) else "never"
        return _step(stage, desk.say("forced-sales-later", who=who))
    if is_bankrupt(state, frame, seat):
        bankrupt = desk.choice(desk.say("bankrupt"), DeclareBankruptcy())
        return _step("now", desk.say("forced-bankrupt"), bankrupt)
    most, enough = raisable(state, frame, seat), funds(state, frame, seat) >= cheapest
    need = "no" if not enough else "yes" if most else "none"
    told = desk.say("forced-sales", who=who, most=most, enough=need)
    stage = "now" if not enough else "later" if most else "never"
    return _step(stage, told, listed(_sale_rows(desk), "deals"))


def _sale_rows(desk: Desk) -> Iterator[str]:
    """The shares that may be sold, each with what it brings and where the price goes."""
    for offer in desk.of(SellShares):
        corp = offer.fixed["corp"]
        ways = sales_row(desk, offer, price(desk.state, corp), _after(desk, corp))
        yield tag("div", token_icon(corp), words("b", company_name(corp)), class_="head") + ways


def _after(desk: Desk, corp: CorpId) -> int:
    """The price after a sale by the player who looks."""
    falls = desk.state.presidents[corp] == desk.sight.seat
    return price_beside(desk.state, corp, -1) if falls else price(desk.state, corp)


def _purchase(desk: Desk, frame: BuyingTrains, cheapest: int) -> str:
    state, seat = desk.state, president_of(desk.state, frame.corp)
    pays = president_pays(state, frame)
    there = funds(state, frame, seat) if pays else state.cash[frame.corp]
    is_now = there >= cheapest and not must_issue(state, frame)
    told = desk.say("forced-buy", above=frame.above)
    return _step("now" if is_now else "later", told)
