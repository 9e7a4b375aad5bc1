"""The draft: what each private is worth to a player, and which card to keep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roundhouse.core.actions import Pass
from roundhouse.core.game import Choice
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.reasons import NotWorthIt, WorthMore
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import LastPrivate, OpenPick, Picking
from roundhouse.games.g1846.rules.ids import BLANK, CardId, PrivateId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.draft.pick import Pick

WORTH: Final = {
    "MS": 175,
    "BIG4": 135,
    "C&WI": 95,
    "MAIL": 95,
    "LSL": 65,
    "MC": 70,
    "O&I": 65,
    "MPC": 90,
    "SC": 75,
    "TBC": 85,
    "LM": 65,
    "BT": 65,
}
"""What comes back: income, the price that a corporation pays, and half of what it does there."""

_GAINS: Final = {
    "MS": (31, 34, 37),
    "BIG4": (-8, 1, 9),
    "C&WI": (21, 14, 6),
    "MAIL": (46, 24, 2),
    "LSL": (24, 31, 38),
    "MC": (20, 27, 34),
    "O&I": (14, 30, 45),
    "MPC": (32, 20, 8),
    "SC": (45, 42, 40),
    "TBC": (31, 23, 15),
    "LM": (20, 30, 38),
    "BT": (30, 25, 20),
}
"""What each private brings three, four or five players beyond its cost: fitted to bots' games.

Four players have the mean of three and five; LM and BT, which were not played, that of their like.
"""

FITTED: Final = (3, 4, 5)
MOST_SPENT: Final = 160  # of the first cash; the rest opens a corporation


def keep(state: State, frame: Picking, habits: Habits) -> Choice:
    """The card with the best gain, or a blank when none is good or money runs short."""
    spent = sum(_cost(PrivateId(card)) for card in state.picks[frame.seat] if card != BLANK)
    worths = _worths(state, habits)
    best = max(frame.hand, key=lambda card: (_gain(card, spent, worths), card))
    if best == BLANK:
        return Choice(Pick(card=best), NotWorthIt())
    return Choice(Pick(card=best), _praise(best, _cost(PrivateId(best)), worths))


def _worths(state: State, habits: Habits) -> Mapping[str, int]:
    """What each private is worth to a player with these habits."""
    unknown = {str(private): _cost(private) for private in DEFS.privates}  # no more, no less
    if not habits.learnt or state.seats not in FITTED:
        return {**unknown, **WORTH}
    brought = {card: gains[FITTED.index(state.seats)] for card, gains in _GAINS.items()}
    return {**unknown, **{card: _cost(PrivateId(card)) + g for card, g in brought.items()}}


def _gain(card: CardId, spent: int, worths: Mapping[str, int]) -> int:
    if card == BLANK:
        return 0
    cost = _cost(PrivateId(card))
    over = max(0, spent + cost - MOST_SPENT)
    return worths[card] - cost - over


def _cost(private: PrivateId) -> int:
    return DEFS.privates[private].price + DEFS.privates[private].debt


def _praise(card: CardId, cost: int, worths: Mapping[str, int]) -> WorthMore:
    return WorthMore(private=card, worth=worths[card], cost=cost)


def last(state: State, frame: LastPrivate, habits: Habits) -> Choice:
    """Take the last private once its price has fallen far enough (DRAFT-6)."""
    cost = frame.price + DEFS.privates[frame.private].debt
    spent = sum(_cost(PrivateId(card)) for card in state.picks[frame.seat] if card != BLANK)
    bar = 0 if spent + cost <= MOST_SPENT else spent + cost - MOST_SPENT
    card, worths = CardId(frame.private), _worths(state, habits)
    if frame.price == 0 or worths[card] - cost > bar:
        reason = _praise(card, cost, worths)
        return Choice(TakePrivate(private=frame.private), reason)
    return Choice(Pass(), NotWorthIt())


def open_pick(state: State, frame: OpenPick, habits: Habits) -> Choice:
    """With two players: buy the best private that leaves money for a corporation."""
    spare = state.cash[frame.seat] - 2 * 100
    free = [p for p in state.privates if p not in state.owners]
    able = [p for p in free if _cost(p) <= (state.cash[frame.seat] if frame.first else spare)]
    worths = _worths(state, habits)
    gains = {private: worths[private] - _cost(private) for private in able}
    if gains and (max(gains.values()) > 0 or frame.first):
        best = max(gains, key=lambda private: (gains[private], private))
        return Choice(TakePrivate(private=best), _praise(CardId(best), _cost(best), worths))
    return Choice(Pass(), NotWorthIt())
