"""What a plan comes to: the run and what it pays, and several plans beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from roundhouse.games.g1846.panel.desk import Desk, company_name
from roundhouse.games.g1846.panel.planning.sheet import Sheet
from roundhouse.games.g1846.panel.runs import rows_of_run
from roundhouse.games.g1846.plans.outcome import Outcome, Paid
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.state import is_independent
from roundhouse.kit.buttons import folded, listed, tag, words


def result(sheet: Sheet) -> Iterator[str]:
    """The run in a sentence, then its routes and what each way to pay brings."""
    found = sheet.outcome
    if found is None:
        return
    yield tag(
        "p",
        words("b", _run_told(sheet.desk, found)),
        words("span", sheet.say("plan-treasury", cash=found.treasury), class_=_in_debt(found)),
        id="plan-result",
        class_="plan-result",
        aria_live="polite",
    )
    if not found.routes:
        return
    rows = rows_of_run(sheet.ahead, found.routes, found.earned)
    yield folded(sheet.say("plan-routes"), listed(rows, "routes"), ref="plan-routes")
    yield folded(sheet.say("plan-pays"), listed(_payments(sheet, found)), ref="plan-pays")


def _in_debt(found: Outcome) -> str | None:
    return "short" if found.treasury < 0 else None


def _run_told(desk: Desk, found: Outcome) -> str:
    if not found.trains:
        return desk.say("plan-no-train", company=company_name(found.company))
    if not found.routes:
        return desk.say("plan-no-route", company=company_name(found.company))
    proven = "yes" if found.proven else "no"
    if is_independent(found.company):
        return desk.say("plan-runs-half", revenue=found.revenue, half=found.revenue // 2)
    each = found.revenue // 10
    return desk.say("plan-runs", revenue=found.revenue, each=each, proven=proven)


def _payments(sheet: Sheet, found: Outcome) -> Iterator[str]:
    """Each way to pay: a share, the treasury, the price, and everybody who gets something."""
    for paid in found.paid:
        head = sheet.say(f"pay-{paid.kind}")
        yield words("b", head) + words("p", _payment(sheet, found, paid))


def _payment(sheet: Sheet, found: Outcome, paid: Paid) -> str:
    desk = sheet.desk
    gets = [f"{desk.player(seat)} ${got}" for seat, got in paid.players.items() if got]
    told = desk.say("gets", gets=", ".join(gets)) if gets else ""
    if is_independent(found.company):
        return " ".join(filter(None, (desk.say("plan-half", treasury=paid.treasury), told)))
    now = price(sheet.state, CorpId(found.company))
    about = desk.say("dividend", each=paid.each, treasury=paid.treasury, now=now, then=paid.price)
    return " ".join(filter(None, (about, told)))


# Several plans beside each other

Fact = Callable[[Sheet, Outcome], str]


def compared(sheets: Sequence[tuple[int, Sheet]], desk: Desk) -> str:
    """A column a plan, a row a fact: what it costs, earns and brings."""
    heads = (words("th", desk.say("plan-name", number=n + 1), scope="col") for n, _ in sheets)
    head = tag("thead", tag("tr", words("td", ""), *heads))
    rows = (_row(desk, fact, tell, sheets) for fact, tell in FACTS.items())
    made = tag("table", head, tag("tbody", *rows), class_="figures", id="plan-compared")
    label = desk.say("plan-compare")
    return tag("div", made, class_="scrolls", tabindex=0, role="group", aria_label=label)


def _row(desk: Desk, fact: str, tell: Fact, sheets: Sequence[tuple[int, Sheet]]) -> str:
    cells = (words("td", tell(each, each.outcome) if each.outcome else "–") for _, each in sheets)
    return tag("tr", words("th", desk.say(f"plan-fact-{fact}"), scope="row"), *cells)


def _own_income(sheet: Sheet, found: Outcome) -> str:
    seat = sheet.desk.sight.seat
    full = next(iter(found.paid), None)
    return "–" if seat is None or full is None else f"${full.players.get(seat, 0)}"


def _next_price(_sheet: Sheet, found: Outcome) -> str:
    full = next(iter(found.paid), None)
    known = full is not None and not is_independent(found.company)
    return f"${full.price}" if full is not None and known else "–"


FACTS: Final[Mapping[str, Fact]] = {
    "company": lambda _, found: found.company,
    "cost": lambda sheet, _: f"${sum(each.cost for each in sheet.tried)}",
    "left-out": lambda sheet, _: str(sum(1 for each in sheet.tried if each.faults)),
    "treasury": lambda _, found: f"${found.treasury}",
    "trains": lambda _, found: ", ".join(found.trains) or "–",
    "run": lambda _, found: f"${found.revenue}",
    "each": lambda _, found: f"${found.paid[0].each}" if found.paid else "–",
    "own": _own_income,
    "price": _next_price,
}
"""What plans are compared by; the first way to pay is in full."""
