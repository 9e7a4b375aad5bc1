"""Issuing shares, buying trains, forced or not, and returning them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundhouse.core.actions import Pass
from roundhouse.core.offers import Offer
from roundhouse.games.g1846.panel.desk import Desk, company_name, token_icon
from roundhouse.games.g1846.panel.forced import forced
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.forced import is_forced, president_pays
from roundhouse.games.g1846.rules.frames import BuyingTrains, Issuing, ReturningTrains
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price_beside
from roundhouse.games.g1846.rules.state import president_of
from roundhouse.games.g1846.rules.steps.issue import IssueShares, RedeemShares
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.g1846.rules.trains import BankTrain, bank_trains, counted_trains, train_limit
from roundhouse.kit.buttons import Way, folded, listed, priced, row, tag, words


def buying_trains(desk: Desk, frame: BuyingTrains) -> Iterator[str]:
    """The bank's trains, the others', and when forced the way to the money."""
    state = desk.state
    if not desk.is_mine:
        return
    told = desk.say(
        "trains",
        cash=state.cash[frame.corp],
        count=counted_trains(state, frame.corp),
        limit=train_limit(state),
    )
    yield words("p", told)
    if is_forced(state, frame.corp):
        yield from forced(desk, frame)
    yield listed((_bank_train(desk, frame, train) for train in bank_trains(state)), "trains")
    yield _to_come(desk)
    yield _others(desk)
    if is_forced(state, frame.corp):
        yield desk.choice(desk.say("end-turn"), Pass())
    else:
        yield desk.choice(desk.say("end-turn"), Pass(), main=True)


def _bank_train(desk: Desk, frame: BuyingTrains, offer: BankTrain) -> str:
    train, state = offer.train, desk.state
    notes = [f"−${train.price}"]
    missing = train.price - state.cash[frame.corp]
    if missing > 0 and president_pays(state, frame):
        who = desk.player(president_of(state, frame.corp))
        notes.append(desk.say("president-adds", who=who, amount=missing))
    left = (state.returned if offer.returned else state.supply)[train.phase - 1]
    if left >= 0:
        notes.append(desk.say("trains-left", count=left))
    if train.phase > state.phase:
        notes.append(desk.say(f"starts-phase-{train.phase}"))
    key = "buy-returned" if offer.returned else "buy-train"
    action = BuyTrain(train=train.id, returned=offer.returned)
    return desk.choice(desk.say(key, train=train.id), action, " · ".join(notes))


def _to_come(desk: Desk) -> str:
    """The trains that the bank sells once those on offer are gone."""
    unsold = [phase for phase in DEFS.phases if desk.state.supply[phase.number - 1]]
    if len(unsold) < 2:
        return ""
    trains = desk.listed(desk.named(train.id, f"${train.price}") for train in unsold[1].trains)
    return words("p", desk.say("trains-next", trains=trains), class_="quiet")


def _others(desk: Desk) -> str:
    """Trains of other corporations, each with a price to offer."""
    offers = desk.of(BuyTrainFrom)
    rows = []
    for offer in offers:
        prices, corp, train = offer.open["price"], offer.fixed["corp"], offer.fixed["train"]
        low, high = min(prices.grid(2)), max(prices.grid(2))
        label = desk.say("train-price", train=train, corp=corp)
        name = words("b", desk.say("train-of", train=train, corp=company_name(corp)))
        head = tag("div", token_icon(corp), name, class_="head")
        form = priced(label, offer, "price", low, high, desk.say("offer-price"), low)
        rows.append(head + form)
    return (
        folded(
            desk.say("others-trains", count=len(rows)), listed(rows, "deals"), ref="others-trains"
        )
        if rows
        else ""
    )


# Issue and redeem


def issuing(desk: Desk, frame: Issuing) -> Iterator[str]:
    """Sell shares to the Market, or take some back, or neither."""
    if not desk.is_mine:
        return
    yield words("p", desk.say("issuing", cash=desk.state.cash[frame.corp]))
    yield issue_choices(desk)
    yield desk.choice(desk.say("issue-nothing"), Pass(), main=True)


def issue_choices(desk: Desk) -> str:
    """How many shares may be issued or redeemed, with what that brings or costs."""
    corp = CorpId(desk.state.turn.company) if desk.state.turn else None
    if corp is None or corp not in desk.state.columns:
        return ""
    gets, pays = price_beside(desk.state, corp, -1), price_beside(desk.state, corp, 1)
    rows = [_shares_row(desk, "issue", offer, gets, "+") for offer in desk.of(IssueShares)]
    rows += [_shares_row(desk, "redeem", offer, pays, "−") for offer in desk.of(RedeemShares)]
    return listed(rows, "deals")


def _shares_row(desk: Desk, kind: str, offer: Offer[Any], each: int, sign: str) -> str:
    """How many shares may be issued or redeemed, each number with its money."""
    label = desk.say(f"{kind}-go")

    def way(count: int) -> Way:
        told = desk.say(f"{kind}-count", count=count, total=count * each)
        in_full = desk.say("labelled", label=label, told=told)
        return Way(count, str(count), in_full, f"{sign}${count * each}")

    return row(label, offer, "count", map(way, offer.open["count"].grid(10)))


# Returning


def returning(desk: Desk, frame: ReturningTrains) -> Iterator[str]:
    """A train too many goes back to the bank."""
    yield words(
        "p", desk.say("returning", corp=company_name(frame.corp), limit=train_limit(desk.state))
    )
    if desk.is_mine:
        for train in dict.fromkeys(desk.state.trains[frame.corp]):
            yield desk.choice(desk.say("return-train", train=train), ReturnTrain(train=train))
