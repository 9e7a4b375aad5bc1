"""What now: whose decision it is, which step, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.draw.moment import bank_told, phase_now, round_told
from roundhouse.games.g1846.panel.building import building, laying_extra
from roundhouse.games.g1846.panel.deals import asking
from roundhouse.games.g1846.panel.desk import Desk, company_name, token_icon
from roundhouse.games.g1846.panel.draft import last_private, open_pick, picking
from roundhouse.games.g1846.panel.privates import asides, steaming
from roundhouse.games.g1846.panel.running import dividing, running
from roundhouse.games.g1846.panel.stock import stock_turn
from roundhouse.games.g1846.panel.trains import buying_trains, issue_choices, issuing, returning
from roundhouse.games.g1846.rules.frames import (
    Asking,
    Building,
    BuyingTrains,
    CompanyFrame,
    CorpFrame,
    Dividing,
    Frame,
    Issuing,
    LastPrivate,
    LayingExtra,
    OpenPick,
    Picking,
    ReturningTrains,
    Running,
    StockTurn,
)
from roundhouse.games.g1846.rules.ids import CompanyId
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import controller
from roundhouse.kit.buttons import listed, tag, words

Part = Callable[[Desk, Any], Iterator[str]]

PARTS: Final[dict[type[Frame], Part]] = {
    Picking: picking,
    LastPrivate: last_private,
    OpenPick: open_pick,
    StockTurn: stock_turn,
    Steaming: steaming,
    Issuing: issuing,
    Building: building,
    LayingExtra: laying_extra,
    Running: running,
    Dividing: dividing,
    BuyingTrains: buying_trains,
    ReturningTrains: returning,
    Asking: asking,
}


def now(desk: Desk) -> str:
    """The whole panel."""
    frame = desk.frame
    if frame is None:
        return tag("div", *_ended(desk), class_="g1846-now")
    part = PARTS.get(type(frame))
    shown = list(part(desk, frame)) if part else []
    late = issue_choices(desk) if isinstance(frame, Building | Running) else ""
    return tag(
        "div",
        _moment(desk),
        _step(desk, frame),
        *shown,
        late,
        *asides(desk, frame),
        class_="g1846-now",
    )


def _moment(desk: Desk) -> str:
    """The round, the phase and the bank in one line."""
    state, language = desk.state, desk.sight.language
    bank = desk.say("bank-broken") if state.broken else bank_told(state, language)
    told = (round_told(state, language), phase_now(state, language), bank)
    return words("p", " · ".join(told), class_="quiet")


def _step(desk: Desk, frame: Frame) -> str:
    """Which company or player does what; the page begins there when another step comes."""
    key = f"step-{frame.wire.replace('_', '-')}"
    company = _company(frame)
    if company is None:
        return words("h3", desk.say(key), class_="step") if type(frame) in PARTS else ""
    who = controller(desk.state, company)
    told = desk.say(
        key,
        company=company_name(company),
        who=desk.player(who) if who is not None else "–",
    )
    return tag("h3", token_icon(company), words("span", told), class_="step")


def _company(frame: Frame) -> CompanyId | None:
    if isinstance(frame, CompanyFrame):
        return frame.company
    return frame.corp if isinstance(frame, CorpFrame) else None


def _ended(desk: Desk) -> Iterator[str]:
    """The scores, best first."""
    result = desk.sight.result
    if result is None:
        return
    winners = desk.listed(desk.player(seat) for seat in result.winners)
    yield words("p", desk.say("won", count=len(result.winners), names=winners), class_="step")
    ranked = sorted(enumerate(result.scores), key=lambda pair: -pair[1])
    rows = (
        words("b", desk.player(Seat(seat))) + words("span", f"${score}", class_="amount")
        for seat, score in ranked
    )
    yield listed(rows, "scores-list")
