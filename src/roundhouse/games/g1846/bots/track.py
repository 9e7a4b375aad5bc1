"""Track and tokens: what each would add to the best run, today and later, and whether it pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from roundhouse.core.actions import Action, Pass
from roundhouse.core.events import Event
from roundhouse.core.game import Choice
from roundhouse.core.offers import Offers
from roundhouse.games.g1846.bots.habits import Habits
from roundhouse.games.g1846.bots.pace import rounds_left
from roundhouse.games.g1846.bots.promise import later_worth, promise, promise_after
from roundhouse.games.g1846.bots.reasons import BetterRuns, BuiltEnough, OnTheWay, TokenPays
from roundhouse.games.g1846.bots.runs import (
    DREAMS,
    PERMANENT,
    Trains,
    earning_on,
    has_permanent,
    tidy,
)
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.components import Laid, Path, opposite
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, TrainId
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.running import trains_to_run
from roundhouse.games.g1846.rules.state import State, is_independent, turn_of
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.tiles import can_supply
from roundhouse.games.g1846.rules.tokens import token_cost
from roundhouse.games.g1846.rules.track import connected_tiles, cost, reserved_for

SOON: Final = 3  # rounds in which today's trains run
MOST_LONG: Final = 2  # trains judged from phase III on: a third takes the router too long
MARGIN: Final = 1.15  # what a dollar of the treasury must bring
LATE_MARGIN: Final = 0.3  # the same, once a train that stays is paid for
LONGEST: Final = TrainId("7/8")
TRIED: Final = "tried"
"""Where a board that is met again and again keeps what was tried on it."""

Tried: TypeAlias = dict[Any, Any]  # by board, company, trains and tile: boards and chances


class Sight(NamedTuple):
    """A company's chances on a board: its run today, a later train's run, and its promise."""

    now: int
    later: int
    promise: float


class Usable(NamedTuple):
    """What trains can use of a tile."""

    paths: tuple[Path, ...]
    slots: int
    value: int


class Plan(NamedTuple):
    """An action, the board and chances it leads to, what it costs and what it is worth."""

    action: Action
    board: Board
    sight: Sight
    cost: int
    worth: float
    gain: int


class Builder:
    """Judges the tiles and tokens of one company's turn."""

    def __init__(self, state: State, company: CompanyId, keep: int, habits: Habits) -> None:
        self.state = state
        self.habits = habits
        self.company = company
        self.spare = state.cash[company] - keep
        self.left = rounds_left(state)
        self.trains = _trains_of(state, company)
        self.dreams = self._dreams()
        spends = habits.two_trains and state.phase >= 3 and has_permanent(state, company)
        self.margin = LATE_MARGIN if spends else MARGIN
        self.chances = company, self.trains, self.dreams, state.phase
        self.known: Tried = state.board.by_board.get(TRIED, {})
        self.start = self.sight(state.board)

    def _dreams(self) -> Trains:
        """The trains that track is built for: from phase III on, a second one beside the first."""
        if not self.habits.later:
            return ()
        if self.state.phase < 3 or not self.habits.two_trains:
            return DREAMS[min(self.state.phase, 3) - 1][1:]
        trains = self.state.trains[self.company]
        return tidy((*tidy(t for t in trains if t in PERMANENT)[-1:], LONGEST))

    def sight(self, board: Board) -> Sight:
        """The company's chances on *board*."""
        return Sight(
            earning_on(self.state, board, self.company, self.trains),
            earning_on(self.state, board, self.company, self.dreams, 3),
            promise(board, self.company),
        )

    def with_tile(
        self, before: Board, seen: Sight, place: HexId, laid: Laid
    ) -> tuple[Board, Sight]:
        """The board and the chances with one more tile."""
        key = id(before), *self.chances, place, laid
        found: tuple[Board, Sight] | None = self.known.get(key)
        if found is None:
            found = self.known[key] = self._with_new(before, seen, place, laid)
        return found

    def _with_new(
        self, before: Board, seen: Sight, place: HexId, laid: Laid
    ) -> tuple[Board, Sight]:
        """The router is asked once for tiles of which trains can use the same.

        It is never asked for loose track.
        """
        board = before.with_tile(place, laid)
        hoped = promise_after(before, board, self.company, place)
        if is_loose(before, place, laid):
            return board, seen._replace(promise=hoped)
        part = id(before), *self.chances, place, usable(before, place, laid)
        if part not in self.known:
            self.known[part] = self.sight(board)
        return board, self.known[part]._replace(promise=hoped)

    def worth(self, after: Sight, cost: int) -> tuple[float, int]:
        """What the new chances are worth more than the present ones, and the next runs' gain."""
        before = self.start
        now, later = after.now - before.now, after.later - before.later
        rounds = self.left + 1
        worth = now * min(SOON, rounds) + 0.5 * later * max(0, rounds - SOON + 1)
        worth += (after.promise - before.promise) * self.habits.promised * rounds
        return worth - self.margin * cost, max(now, later)

    def plans(self, offers: Offers) -> Iterator[Plan]:
        """Everything that may be built and can be paid, judged."""
        for action in _actions(offers):
            price = self._price(action)
            if price <= self.spare:
                board, sight = self._built(action)
                worth, gain = self.worth(sight, price)
                worth += self._standing(action)
                yield Plan(action, board, sight, price, worth, gain)

    def _price(self, action: Any) -> int:
        if isinstance(action, PlaceToken):
            return token_cost(self.state, CorpId(self.company), action.hex, action.stop) or 0
        if isinstance(action, LayPrivateTile):
            return 0
        return cost(self.state, self.company, action.hex, Laid(action.tile, action.rotation))

    def _built(self, action: Any) -> tuple[Board, Sight]:
        before = self.state.board
        if isinstance(action, PlaceToken):
            return self._with_token(before, action)
        laid = Laid(action.tile, action.rotation)
        return self.with_tile(before, self.start, action.hex, laid)

    def _with_token(self, before: Board, action: PlaceToken) -> tuple[Board, Sight]:
        key = id(before), *self.chances, action.hex, action.stop
        if key not in self.known:
            board = before.with_token(self.company, action.hex, action.stop)
            self.known[key] = board, self.sight(board)
        found: tuple[Board, Sight] = self.known[key]
        return found

    def _standing(self, action: Action) -> float:
        """A token in a big city keeps it open for later runs."""
        if not isinstance(action, PlaceToken):
            return 0.0
        room = self.state.board.slots(action.hex) - len(
            self.state.board.owners_at(action.hex, action.stop)
        )
        return later_worth(action.hex) * 0.25 * min(4, self.left) / max(1, room)

    def second(self, plan: Plan) -> float:
        """The best that a second tile could add after *plan*."""
        turn = turn_of(self.state)
        if not isinstance(plan.action, LayTile) or turn.yellows + turn.upgrades:
            return plan.worth
        spare, best = self.spare - plan.cost, plan.worth
        for place, laid in self._near(plan):
            price = plan.cost + cost(self.state, self.company, place, laid)
            if price - plan.cost <= spare:
                _, sight = self.with_tile(plan.board, plan.sight, place, laid)
                best = max(best, self.worth(sight, price)[0])
        return best

    def _near(self, plan: Plan) -> Iterator[tuple[HexId, Laid]]:
        """Yellow tiles beside the one just laid: only they are new."""
        if not isinstance(plan.action, LayTile):
            return
        beside = set(DEFS.hexes[plan.action.hex].neighbours)
        for place, laid in connected_tiles(plan.board, self.company):
            if place in beside and plan.board.colour(place) is None and self._may_lay(place, laid):
                yield place, laid

    def _may_lay(self, place: HexId, laid: Laid) -> bool:
        return can_supply(self.state, laid) and reserved_for(self.state, place) is None


def is_loose(board: Board, place: HexId, laid: Laid) -> bool:
    """Whether no train can use what a tile adds: only track, that meets none on one side."""
    if DEFS.layout(place, laid).stops:
        return False
    return usable(board, place, laid).paths == usable(board, place, board.laid(place)).paths


def usable(board: Board, place: HexId, laid: Laid | None) -> Usable:
    """What trains can use when *laid* lies in *place*: track that others meet, and the city."""
    met = ~0  # stops are no edges
    for edge, beyond in enumerate(DEFS.hexes[place].neighbours):
        if beyond is None or not board.layout(beyond).exits >> opposite(edge) & 1:
            met &= ~(1 << edge)
    paths = DEFS.layout(place, laid).paths
    return Usable(
        tuple(path for path in paths if met >> path[0] & met >> path[1] & 1),
        DEFS.slots(place, laid),
        DEFS.value(place, laid, 1),
    )


def _actions(offers: Offers) -> Iterator[Action]:
    for kind in (LayTile, PlaceToken, LayPrivateTile):
        for offer in offers.of(kind):
            yield offer.with_()


def _trains_of(state: State, company: CompanyId) -> Trains:
    """The trains that will run, or those that will probably be bought."""
    trains = trains_to_run(state, company)
    if trains or is_independent(company):
        return tidy(trains) if state.phase < 3 else tidy(trains)[-MOST_LONG:]
    return DREAMS[state.phase - 1][:1]


def build(
    state: State, company: CompanyId, offers: Offers, keep: int, habits: Habits
) -> Choice | None:
    """The best tile or token; of the best few, the one that leads to the best second tile."""
    builder = Builder(state, company, keep, habits)
    plans = sorted(builder.plans(offers), key=lambda plan: -plan.worth)
    if not plans:
        return None
    best, worth = plans[0], plans[0].worth
    for plan in plans[: habits.pairs]:
        both = builder.second(plan)
        if both > worth:
            best, worth = plan, both
    if worth <= 0:
        return None
    return Choice(best.action, _why(company, best))


def _why(company: CompanyId, plan: Plan) -> Event:
    action: Any = plan.action
    if isinstance(action, PlaceToken):
        return TokenPays(corp=CorpId(company), hex=action.hex, gain=plan.gain)
    if plan.gain > 0:
        return BetterRuns(company=company, hex=action.hex, gain=plan.gain)
    return OnTheWay(company=company, hex=action.hex)


def enough(company: CompanyId) -> Choice:
    """Build no more in this turn."""
    return Choice(Pass(), BuiltEnough(company=company))
