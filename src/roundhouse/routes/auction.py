"""The best plan when listing is too much: prices for track, the paths they favour, then proof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter

from roundhouse.routes.effort import Effort
from roundhouse.routes.field import Kind
from roundhouse.routes.pack import EPSILON, IDLE, Found, Packing
from roundhouse.routes.prices import Market
from roundhouse.routes.sources import Source, priced_at

ROUNDS = 40
NEARLY = 0.5  # units below the best: such paths join the pool, too
AT_ONCE = 400  # new paths of a kind in a round
TRIES = 3_000  # steps of packing the pool in a round
SHORTLIST = 1_500  # paths of a kind with which the proof is tried
ENDLESS = 1 << 62


class Auction:
    """A search over all trains; *value*, *chosen* and *bound* hold at any moment.

    Each round asks for the best paths at the prices so far, which gives a bound; packs them for
    a plan; and when few paths could still make a better plan, packs those: that is the proof.
    Else the prices are set anew.
    """

    def __init__(
        self,
        source: Source,
        market: Market,
        trains: Mapping[Kind, int],
        unit: int,
        floor: int,
        effort: Effort,
    ) -> None:
        self.value = floor
        self.chosen: tuple[Found, ...] | None = None
        self.bound = float("inf")
        self._source = source
        self._market = market
        self._trains = trains
        self._unit = unit
        self._effort = effort
        self._pools: dict[Kind, dict[int, Found]] = {kind: {} for kind in trains}
        self._kept = market.pieces  # the prices of the lowest bound
        self._rests: dict[Kind, float] = {}  # the greatest rest of each kind at those prices

    def run(self) -> None:
        """Search until the best plan is proven."""
        for _ in range(ROUNDS):
            prices = self._market.ways()
            news = self._ask(prices)
            self._pack(self._pooled(prices), TRIES)
            if not self._closed():
                self._dispatch(prices)
            if self._closed() or self._prove(prices, SHORTLIST, 10 * TRIES) or not news:
                break
            self._market.pieces = self._kept
            pools = {kind: list(pool.values()) for kind, pool in self._pools.items()}
            self._market.settle(self._trains, pools, self.value)
        if not self._closed():
            self._market.pieces = self._kept
            self._prove(self._market.ways(), ENDLESS, None)
        self.bound = self.value

    def _closed(self) -> bool:
        """Whether no plan can bring a unit more."""
        return self.bound < self.value + self._unit - EPSILON

    def _ask(self, prices: Sequence[float]) -> int:
        """Ask for the best paths at *prices*, and take the bound; how many are new."""
        bound, rests, news = self._market.total, {}, 0
        for kind, count in self._trains.items():
            pool = self._pools[kind]
            top = max((priced_at(prices, one).rest for one in pool.values()), default=0.0)
            best = self._source.best(kind, prices, top - EPSILON)
            rests[kind] = max(0.0, best[-1].rest if best else top)
            near, _ = self._source.above(kind, prices, rests[kind] - NEARLY * self._unit, AT_ONCE)
            before = len(pool)
            pool.update({one.mask: one for one in best + near})
            news += len(pool) - before
            bound += count * rests[kind]
        if bound < self.bound:
            self.bound, self._kept, self._rests = bound, self._market.pieces, rests
        return news

    def _pooled(self, prices: Sequence[float]) -> list[list[Found]]:
        return self._ranked(
            {
                kind: [priced_at(prices, one) for one in pool.values()]
                for kind, pool in self._pools.items()
            }
        )

    def _ranked(self, pools: Mapping[Kind, list[Found]]) -> list[list[Found]]:
        """A list for each train, best first, idleness among them."""
        lists: list[list[Found]] = []
        for kind, count in self._trains.items():
            lists += [sorted([IDLE, *pools[kind]], key=itemgetter(0), reverse=True)] * count
        return lists

    def _pack(self, lists: list[list[Found]], most: int | None) -> bool:
        """Look for a better plan in *lists*; False when *most* steps were too few."""
        packing = Packing(self._effort, self.value, self._unit, self._market.total)
        try:
            return packing.run(lists, most)
        finally:
            if packing.chosen is not None:
                self.value, self.chosen = packing.value, packing.chosen

    def _dispatch(self, prices: Sequence[float]) -> None:
        """Let the trains choose one after the other, for a plan to beat."""
        chosen: list[Found] = []
        taken = 0
        for kind, count in self._trains.items():
            for _ in range(count):
                best = self._source.best(kind, prices, 0.0, taken)
                if best:
                    self._pools[kind].setdefault(best[-1].mask, best[-1])
                    taken |= best[-1].mask
                chosen.append(best[-1] if best else IDLE)
        value = sum(one.value for one in chosen)
        if value > self.value:
            self.value, self.chosen = value, tuple(chosen)

    def _prove(self, prices: Sequence[float], most: int, steps: int | None) -> bool:
        """Pack every path that a better plan could hold; False when that is too much."""
        if self._market.pieces is not self._kept:
            return False
        short = self.value + self._unit - self.bound - EPSILON
        pools: dict[Kind, list[Found]] = {}
        for kind in self._trains:
            least = short + self._rests[kind]
            pools[kind], complete = self._source.above(kind, prices, least, most)
            if not complete:
                return False
        return self._pack(self._ranked(pools), steps)
