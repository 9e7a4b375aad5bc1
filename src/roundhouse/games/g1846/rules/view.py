"""What a seat may know: everything but the draft's deck, hands and picks of others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.frames import Dealing, Frame, LastPrivate, Picking
from roundhouse.games.g1846.rules.ids import BLANK, HIDDEN, CardId
from roundhouse.games.g1846.rules.state import State, actors

Cards = tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A position as *viewer* (None: a spectator) sees it; unknown cards are HIDDEN."""

    viewer: Seat | None
    to_act: tuple[Seat, ...]
    state: State


def view_of(state: State, viewer: Seat | None) -> View:
    """What *viewer* may know of *state* (section 1, Money)."""
    acting = () if state.over else actors(state, state.stack[-1])
    return View(viewer=viewer, to_act=acting, state=_seen(state, viewer))


def _seen(state: State, viewer: Seat | None) -> State:
    """Copies in, field by field, what is open, and covers the cards."""
    return State(
        version=state.version,
        seats=state.seats,
        options=state.options,
        set_no=state.set_no,
        or_no=state.or_no,
        phase=state.phase,
        priority=state.priority,
        bankrupt=state.bankrupt,
        cash=state.cash,
        broken=state.broken,
        last_set=state.last_set,
        over=state.over,
        corps=state.corps,
        removed=state.removed,
        closed=state.closed,
        shares=state.shares,
        presidents=state.presidents,
        columns=state.columns,
        order=state.order,
        operated=state.operated,
        earned=state.earned,
        tokens_left=state.tokens_left,
        trains=state.trains,
        supply=state.supply,
        returned=state.returned,
        privates=state.privates,
        owners=state.owners,
        used=state.used,
        markers=state.markers,
        board=state.board,
        sold=state.sold,
        deck=tuple(_covered(bag) for bag in state.deck),
        picks=tuple(
            cards if seat == viewer else _covered(cards) for seat, cards in enumerate(state.picks)
        ),
        stack=tuple(_frame_seen(frame, viewer) for frame in state.stack),
        turn=state.turn,
    )


def _covered(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def _frame_seen(frame: Frame, viewer: Seat | None) -> Frame:
    if isinstance(frame, Picking) and frame.seat != viewer:
        return replace(frame, hand=_covered(frame.hand))
    if isinstance(frame, Dealing):
        return replace(frame, sure=_covered(frame.sure))
    return frame


def imagine(view: View, rng: Random) -> State:
    """A position whose view is *view*: the covered cards are dealt at random."""
    unknown = _unknown(view.state)
    while True:
        rng.shuffle(unknown)
        state = _uncovered(view.state, iter(unknown))
        if not unknown or _goes_on(state):
            return state


def _unknown(state: State) -> list[CardId]:
    """The cards that lie covered, in a fixed order."""
    lying = Counter(card for cards in _places(state) for card in cards)
    if not lying[HIDDEN]:
        return []
    everything = Counter([*map(CardId, state.privates), *[BLANK] * state.seats])
    everything.subtract({card: n for card, n in lying.items() if card != HIDDEN})
    return sorted((+everything).elements())


def _places(state: State) -> Iterator[Cards]:
    yield from state.deck
    yield from state.picks
    for frame in state.stack:
        if isinstance(frame, Picking):
            yield frame.hand
        if isinstance(frame, Dealing):
            yield frame.sure
        if isinstance(frame, LastPrivate):
            yield (CardId(frame.private),)


def _uncovered(state: State, cards: Iterator[CardId]) -> State:
    def fill(place: Cards) -> Cards:
        return tuple(sorted(next(cards) if card == HIDDEN else card for card in place))

    draft = state.copy()
    draft.deck = tuple(fill(bag) for bag in state.deck)
    draft.picks = tuple(
        tuple(next(cards) if card == HIDDEN else card for card in picks) for picks in state.picks
    )
    draft.stack = tuple(_frame_filled(frame, fill) for frame in state.stack)
    return draft


def _frame_filled(frame: Frame, fill: Callable[[Cards], Cards]) -> Frame:
    if isinstance(frame, Picking):
        return replace(frame, hand=fill(frame.hand))
    if isinstance(frame, Dealing):
        return replace(frame, sure=fill(frame.sure))
    return frame


def _goes_on(state: State) -> bool:
    """Whether the draft would really be at this point: DRAFT-5 and DRAFT-6 have not ended it."""
    frame = state.stack[-1]
    hand = frame.hand if isinstance(frame, Picking) else ()
    sure = frame.sure if isinstance(frame, Dealing) else ()
    deck = [*hand, *sure, *(card for bag in state.deck for card in bag)]
    privates = sum(1 for card in deck if card != BLANK)
    return not deck or privates > 1 or (privates == 1 and len(deck) > 1)
