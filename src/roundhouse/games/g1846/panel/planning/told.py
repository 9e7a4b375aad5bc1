"""A plan's steps in words: what each does, what it costs, and why it was left out."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.g1846.panel.building import city_name
from roundhouse.games.g1846.panel.desk import Desk, token_icon
from roundhouse.games.g1846.panel.planning.sheet import Sheet
from roundhouse.games.g1846.plans.rehearsal import Tried
from roundhouse.games.g1846.plans.steps import PlannedStep
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom
from roundhouse.kit.buttons import tag, words


def steps_told(sheet: Sheet) -> str:
    """Every step, each with a way to take it out."""
    rows = [_row(sheet, number, tried) for number, tried in enumerate(sheet.tried)]
    return tag("ol", *rows, class_="plan-steps") if rows else ""


def _row(sheet: Sheet, number: int, tried: Tried) -> str:
    said = step_told(sheet.desk, tried.step)
    return tag(
        "li",
        token_icon(tried.step.company),
        tag("span", words("span", said), *_remarks(sheet, tried)),
        words("span", f"−${tried.cost}" if tried.cost else "", class_="amount"),
        words(
            "button",
            "✕",
            type="button",
            id=f"plan-drop-{number}",
            data_plan_drop=number,
            aria_label=sheet.say("plan-drop", step=said),
        ),
        class_="left-out" if tried.faults else None,
    )


def _remarks(sheet: Sheet, tried: Tried) -> Iterator[str]:
    """Why it was left out, what money is missing, in which turn it is."""
    for fault in tried.faults[:1]:
        yield words("small", sheet.why(fault), class_="fault")
    if tried.short:
        yield words("small", sheet.say("plan-short", amount=tried.short), class_="short")
    if tried.turn > 1:
        yield words("small", sheet.say("plan-turn", turn=tried.turn))


def step_told(desk: Desk, step: PlannedStep) -> str:
    """What a step does."""
    match step.action:
        case LayTile(hex=place, tile=tile):
            return desk.say("plan-lay", tile=tile, place=desk.place(place))
        case PlaceToken(hex=place, stop=stop):
            return desk.say("plan-token", place=city_name(desk, place, stop))
        case BuyTrain(train=train):
            return desk.say("buy-train", train=train)
        case BuyTrainFrom(train=train, corp=corp):
            return desk.say("plan-from", train=train, corp=corp)
        case ReturnTrain(train=train):
            return desk.say("return-train", train=train)
        case OpenCorp(price=price):
            return desk.say("plan-start", price=price)
    raise TypeError(step.action)
