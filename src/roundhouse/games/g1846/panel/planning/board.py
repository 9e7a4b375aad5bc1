"""The planning board: plans, companies, a hex with its choices, the result, the steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from roundhouse.core.actions import Action
from roundhouse.core.errors import Fault
from roundhouse.games.g1846.draw.words import hex_facts
from roundhouse.games.g1846.panel.building import cell_at, city_name, tile_chooser
from roundhouse.games.g1846.panel.desk import Desk, company_name, token_icon
from roundhouse.games.g1846.panel.planning.asked import Asked, filled, readable_plans
from roundhouse.games.g1846.panel.planning.overlay import overlay, places
from roundhouse.games.g1846.panel.planning.result import compared, result
from roundhouse.games.g1846.panel.planning.sheet import Sheet
from roundhouse.games.g1846.panel.planning.told import steps_told
from roundhouse.games.g1846.panel.told import refused
from roundhouse.games.g1846.plans.rehearsal import companies
from roundhouse.games.g1846.plans.steps import PlannedStep
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CorpId, HexId
from roundhouse.games.g1846.rules.state import is_started
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain
from roundhouse.games.g1846.rules.tiles import fitting
from roundhouse.games.g1846.rules.tokens import token_cost
from roundhouse.kit.buttons import as_json, button, folded, listed, tag, wire, words


def planning_board(desk: Desk, query: Mapping[str, str]) -> str:
    """The board for what the script asks: ``plan`` are its plans, ``hex`` is being looked at."""
    asked = readable_plans(query["plan"])
    if isinstance(asked, Fault):
        return tag("div", *_unreadable(desk, asked))
    sheet = Sheet(desk, asked.plan)
    parts = _compare(desk, asked) if "compare" in query else _plan(sheet, query.get("hex", ""))
    return tag("div", _tabs(desk, asked, compares="compare" in query), *parts, overlay(sheet))


def _unreadable(desk: Desk, fault: Fault) -> Iterator[str]:
    """Plans of another time or hand: a sentence, and a way to begin anew."""
    yield words("p", refused(fault, desk.sight.language, desk.sight.names))
    yield button(desk.say("plan-begin-anew"), id="plan-forget", data_plan_forget=True)


def _tabs(desk: Desk, asked: Asked, *, compares: bool) -> str:
    tabs = [
        tag(
            "button",
            words("span", desk.say("plan-name", number=number + 1)),
            words("small", len(plan.steps) or ""),
            type="button",
            id=f"plan-tab-{number}",
            data_plan_show=number,
            aria_pressed="true" if number == asked.shown and not compares else "false",
        )
        for number, plan in enumerate(asked.plans)
    ]
    if len(filled(asked.plans)) > 1:
        pressed = "true" if compares else "false"
        name = desk.say("plan-compare")
        tabs.append(button(name, id="plan-tab-all", data_plan_compare=True, aria_pressed=pressed))
    return tag("div", *tabs, class_="row plan-tabs", role="group", aria_label=desk.say("plans"))


def _compare(desk: Desk, asked: Asked) -> Iterator[str]:
    sheets = [(number, Sheet(desk, asked.plans[number])) for number in filled(asked.plans)]
    yield compared(sheets, desk)


def _plan(sheet: Sheet, place: str) -> Iterator[str]:
    yield from _moved_on(sheet)
    yield _companies(sheet)
    if place in DEFS.hexes:
        yield _hex(sheet, HexId(place))
    elif not sheet.plan.steps:
        yield words("p", sheet.say("plan-intro"), class_="quiet")
    yield from result(sheet)
    yield steps_told(sheet)
    yield from _more(sheet)
    if sheet.plan.steps:
        yield _whole_plan(sheet.desk)


def _moved_on(sheet: Sheet) -> Iterator[str]:
    """The position has changed under the plan: say so, and offer what still fits."""
    made, now = sheet.plan.made, sheet.desk.sight.seq
    if made is None or made == now or not sheet.plan.steps:
        return
    fits = [number for number, tried in enumerate(sheet.tried) if not tried.faults]
    told = sheet.say(
        "plan-moved-on", now=now, made=made, fits=len(fits), steps=len(sheet.plan.steps)
    )
    yield tag(
        "div",
        words("p", told),
        button(
            sheet.say("plan-replay"), id="plan-replay", class_="main", data_plan_keep=as_json(fits)
        ),
        button(sheet.say("plan-then"), id="plan-then", data_go=made),
        class_="plan-moved",
        role="status",
    )


def _companies(sheet: Sheet) -> str:
    buttons = (
        tag(
            "button",
            token_icon(company),
            words("span", company),
            type="button",
            id=f"plan-for-{company}",
            title=company_name(company),
            data_plan_company=company,
            aria_pressed="true" if company == sheet.company else "false",
        )
        for company in companies(sheet.state)
    )
    label = sheet.say("plan-for")
    return tag("div", *buttons, class_="row plan-companies", role="group", aria_label=label)


# One hex


def _hex(sheet: Sheet, place: HexId) -> str:
    """What could be built there, or why nothing could."""
    desk = sheet.ahead
    shown = cell_at(desk.state, place)
    about = hex_facts(shown, desk.sight.language)
    tiles = [offer for offer in sheet.offers.of(LayTile) if offer.fixed["hex"] == place]
    tokens = [offer for offer in sheet.offers.of(PlaceToken) if offer.fixed["hex"] == place]
    parts = [
        words("h3", desk.place(place)),
        words("p", about, class_="quiet") if about else "",
        tile_chooser(desk, shown, tiles) if tiles else "",
        *(_token(sheet, offer.with_()) for offer in tokens),
    ]
    if not tiles and not tokens:
        parts.append(words("p", _why_nothing(sheet, place)))
    return tag("section", *parts, class_="hex-detail", id="plan-hex", data_hex=place)


def _token(sheet: Sheet, action: PlaceToken) -> str:
    desk, corp = sheet.ahead, CorpId(str(sheet.company))
    cost = token_cost(desk.state, corp, action.hex, action.stop) or 0
    city = city_name(desk, action.hex, action.stop)
    return _add(desk.say("plan-token", place=city), action, f"−${cost}", icon=token_icon(corp))


def _why_nothing(sheet: Sheet, place: HexId) -> str:
    """The refusal that the likeliest tile would meet."""
    likely = next(iter(fitting(place, sheet.state.board.laid(place))), None)
    if likely is None or sheet.company is None:
        return sheet.say("final")
    action = LayTile(hex=place, tile=likely.tile, rotation=likely.rotation)
    fault = sheet.rehearsal.refusal(PlannedStep(company=sheet.company, action=action))
    return sheet.say("final") if fault is None else sheet.why(fault)


def _add(label: str, action: Action, note: str = "", *, icon: str = "") -> str:
    """A button that puts one step more into the plan."""
    sent = wire(action)
    return button(label, note, icon=icon, data_plan_add=sent, id=f"plan-add-{_slug(sent)}")


def _slug(sent: str) -> str:
    return "".join(letter for letter in sent if letter.isalnum())


# What more could be planned


def _more(sheet: Sheet) -> Iterator[str]:
    """Trains to return or buy, a corporation to start, and every hex by name."""
    for corp in sheet.rehearsal.returning():
        yield _returns(sheet, corp)
    if sheet.company is None:
        return
    corp = CorpId(sheet.company)
    if corp in sheet.state.corps and not is_started(sheet.state, corp):
        yield _starts(sheet, corp)
    yield _buys(sheet)
    yield _hexes(sheet)


def _returns(sheet: Sheet, corp: CorpId) -> str:
    trains = dict.fromkeys(sheet.state.trains[corp])
    told = words("p", sheet.say("plan-returns", corp=company_name(corp)), class_="short")
    choices = (
        tag(
            "button",
            words("span", sheet.say("return-train", train=train)),
            type="button",
            id=f"plan-return-{corp}-{train}",
            data_plan_company=corp,
            data_plan_add=wire(ReturnTrain(train=train)),
        )
        for train in trains
    )
    return told + tag("div", *choices, class_="row")


def _starts(sheet: Sheet, corp: CorpId) -> str:
    prices = (
        _add(f"${price}", OpenCorp(corp=corp, price=price)) for price in reversed(DEFS.opening)
    )
    label = sheet.say("open-label", corp=corp)
    row = tag("div", *prices, class_="row", role="group", aria_label=label)
    return words("p", sheet.say("plan-start-told", corp=company_name(corp))) + row


def _buys(sheet: Sheet) -> str:
    offers: tuple[Any, ...] = sheet.offers.of(BuyTrain)
    rows = (
        _add(
            sheet.say(
                "buy-returned" if o.fixed["returned"] else "buy-train", train=o.fixed["train"]
            ),
            o.with_(),
            f"−${DEFS.trains[o.fixed['train']].price}",
        )
        for o in offers
    )
    return listed(rows, "row")


def _hexes(sheet: Sheet) -> str:
    found = places(sheet)
    if not found:
        return ""
    asks = (
        button(sheet.desk.place(place), id=f"plan-at-{place}", data_plan_hex=place)
        for place in found
    )
    label = sheet.say("plan-places", count=len(found))
    return folded(label, listed(asks, "row"), ref="plan-places")


def _whole_plan(desk: Desk) -> str:
    """What may be done with the plan as it is."""
    return tag(
        "p",
        button(desk.say("plan-copy"), id="plan-copy", data_plan_copy=True),
        button(desk.say("plan-clear"), id="plan-clear", data_plan_clear=True),
        class_="row",
    )
