"""A roll that may still be ignored (SS-HELP-1): an offer beside the next question, not a question.

The table waits for an answer, but the page asks what comes after the roll is kept. Whatever is
chosen there keeps it first; only where dice would follow at once is keeping asked for by itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from roundhouse.core.actions import Action, Pass
from roundhouse.core.errors import RuleError
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import die
from roundhouse.games.switch_signal.draw.words import train_name
from roundhouse.games.switch_signal.panel.pieces import icon
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, LOGISTICIAN
from roundhouse.games.switch_signal.rules.frames import Keeping
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.steps.helpers import CallHelper
from roundhouse.games.switch_signal.rules.view import View, imagined
from roundhouse.kit.buttons import button, tag, wire, words
from roundhouse.messages import text


class Seen(NamedTuple):
    """What the page shows: the sight, as if the *roll* had been kept where there is one."""

    sight: Sight[View]
    roll: Keeping | None = None


def as_if_kept(sight: Sight[View]) -> Seen:
    """The decision after the roll, if it is the same player's; else the sight itself."""
    frame = sight.view.doing[-1] if sight.view.doing else None
    if not isinstance(frame, Keeping) or not sight.offers or sight.seat is None:
        return Seen(sight)
    seat = sight.seat
    applied = GAME.apply(imagined(sight.view), seat, Pass())
    after = applied.state
    if GAME.to_act(after) != (seat,):
        return Seen(sight)

    def why_not(action: Action) -> RuleError | None:
        return next(iter(GAME.refusals(after, seat, action)), None)

    onward = replace(
        sight,
        view=GAME.view(after, seat),
        offers=GAME.legal(after, seat),
        latest=(*sight.latest, *applied.events),
        why_not=why_not,
    )
    return Seen(onward, frame)


def offer_html(seen: Seen) -> str:
    """The roll and the button that throws again: it alone takes nothing before."""
    if seen.roll is None:
        return ""
    language, train, points = seen.sight.language, seen.roll.train, seen.roll.points
    name = train_name(train, language)
    told = text("switch-signal-reroll-offer", language, train=name, points=points)
    again = button(
        text("switch-signal-call", language, helper=LOGISTICIAN),
        data_action=wire(CallHelper(helper=LOGISTICIAN)),
        data_alone="",
    )
    shown = icon("die", die(points, COLOUR_OF[train]), 0.8)
    return tag("div", shown, words("span", told), again, class_="ss-offer")


def first_of(seen: Seen) -> str | None:
    """The action that goes before whatever is chosen on the page."""
    return wire(Pass()) if seen.roll else None
