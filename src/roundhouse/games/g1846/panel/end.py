"""The end of a game of 1846: what everybody's worth is made of, where it came from, the charts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roundhouse.core.actions import Seat
from roundhouse.core.events import Event
from roundhouse.games.g1846.draw.charts import draw_charts
from roundhouse.games.g1846.draw.moment import round_short
from roundhouse.games.g1846.panel.earnings import Earned, earnings
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.money import net_worth
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.buttons import tag, words
from roundhouse.kit.svg import escape
from roundhouse.kit.tables import Cell, Head, Row, money, table
from roundhouse.messages import seat_name, text

SOURCES = ("start", "dividends", "privates", "prices", "other", "total")


def history(
    views: Sequence[View], names: Sequence[str], language: str, events: Sequence[Event] = ()
) -> str:
    """Worths at the end and what they came from, then net worths and prices over the game."""
    if not views:
        return ""
    wide = draw_charts(views, names, language=language, styled=False)
    label = text("g1846-draw-charts", language)
    scrolls = tag("div", wide, class_="g1846-charts", tabindex=0, role="group", aria_label=label)
    told = _Told(views, names, language)
    return told.worths() + scrolls + told.by_round() + told.sources(events)


class _Told:
    """The tables of a game that has ended, the winner first."""

    def __init__(self, views: Sequence[View], names: Sequence[str], language: str) -> None:
        self._views, self._names, self._language = views, names, language
        self._last = views[-1].state
        self._ranked = sorted(
            map(Seat, range(self._last.seats)), key=lambda seat: -net_worth(self._last, seat)
        )

    def say(self, key: str, /) -> str:
        """A text of the panel."""
        return text(f"g1846-panel-{key}", self._language)

    def _name(self, seat: Seat) -> Cell:
        return Cell(words("b", seat_name(seat, self._language, self._names)), seat)

    def worths(self) -> str:
        """Cash and shares at the end."""
        heads = ("pages-player", "g1846-draw-cash", "g1846-panel-shares-held", "g1846-panel-worth")
        head = "".join(words("th", text(key, self._language), scope="col") for key in heads)
        rows = "".join(tag("tr", *self._row(seat)) for seat in self._ranked)
        made = tag("thead", tag("tr", head)), tag("tbody", rows)
        return tag("table", *made, class_="scores worths")

    def _row(self, seat: Seat) -> Iterator[str]:
        worth = net_worth(self._last, seat)
        yield words("th", seat_name(seat, self._language, self._names), scope="row")
        yield words("td", f"${self._last.cash[seat]}")
        yield words("td", f"${worth - self._last.cash[seat]}")
        yield words("td", f"${worth}")

    def by_round(self) -> str:
        """Everybody's worth as each round began, and how it ended."""
        began = list(_first_of_rounds(self._views))
        heads = [Head(escape(self.say("over-player")))]
        heads += [Head(escape(round_short(state, self._language))) for state in began]
        heads.append(Head(escape(self.say("over-end"))))
        rows = (
            Row(
                self._name(seat),
                [money(net_worth(state, seat)) for state in (*began, self._last)],
                f"round-{seat}",
            )
            for seat in self._ranked
        )
        return table("by-round", self.say("over-worths"), heads, rows)

    def sources(self, events: Sequence[Event]) -> str:
        """What each player's worth came from, and the dividends by company."""
        if not events:
            return ""
        found = earnings([view.state for view in self._views], events)
        return self._made_of(found) + self._dividends(found)

    def _made_of(self, found: Sequence[Earned]) -> str:
        keys = [f"from-{key}" for key in SOURCES]
        heads = [Head(escape(self.say("over-player")))]
        heads += [Head(escape(self.say(key))) for key in keys]
        rows = (
            Row(self._name(seat), list(_amounts(found[seat])), f"from-{seat}")
            for seat in self._ranked
        )
        legend = words("p", self.say("from-legend"), class_="quiet legend")
        return table("sources", self.say("from-head"), heads, rows) + legend

    def _dividends(self, found: Sequence[Earned]) -> str:
        paid: dict[CorpId, int] = {}
        for each in found:
            for corp, amount in each.dividends.items():
                paid[corp] = paid.get(corp, 0) + amount
        corps = [corp for corp, amount in sorted(paid.items(), key=lambda one: -one[1]) if amount]
        heads = [Head(escape(self.say("over-player"))), *(Head(escape(corp)) for corp in corps)]
        rows = (
            Row(
                self._name(seat),
                [money(found[seat].dividends[corp]) for corp in corps],
                f"dividends-{seat}",
            )
            for seat in self._ranked
        )
        return table("dividends", self.say("from-companies"), heads, rows) if corps else ""


def _amounts(earned: Earned) -> Iterator[Cell]:
    yield money(earned.start)
    for amount in (sum(earned.dividends.values()), earned.privates, earned.prices, earned.other):
        yield Cell(f"{amount:+}" if amount else "0", amount)
    yield Cell(words("b", f"${earned.end}"), earned.end)


def _first_of_rounds(views: Sequence[View]) -> Iterator[State]:
    """The first state of each round; the draft is none."""
    known = (0, 0)
    for view in views:
        here = (view.state.set_no, view.state.or_no)
        if here != known and not view.state.over:
            known = here
            yield view.state
