"""Bots against bots: every line-up on the same setups, over any Executor.

A match is plain data and its outcome depends on nothing else (bots count nodes, not seconds), so
one process, many, or many machines give the same results for the same seed. No clock cuts a
bot short here.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Final

from roundhouse.core.actions import Seat
from roundhouse.core.game import Bot, Result, Setup
from roundhouse.core.table import Table
from roundhouse.search import unhurried
from roundhouse.titles import TITLES

MOST_DECISIONS: Final = 50_000
"""Far beyond any real game: a match that long is a fault of the rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """One game to be played: who sits where, and how chance will fall."""

    number: int
    title: str
    line_up: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a match ended. ``seconds`` are each seat's, ``slowest`` its longest decision.

    ``tally`` counts in the title's own words, as sets of rounds.
    """

    match: Match
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    tally: Mapping[str, int]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A match that could not be played to its end, and the error that stopped it."""

    match: Match
    error: str


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to seat *bots* as evenly as *seats* allows; odd seats go to each in turn.

    >>> line_ups(["a", "b"], 3)[:2]
    [('a', 'a', 'b'), ('a', 'b', 'a')]
    """
    fills = {
        tuple(sorted(bots[(i + start) % len(bots)] for i in range(seats)))
        for start in range(len(bots))
    }
    return sorted({order for fill in fills for order in permutations(fill)})


def fixtures(
    title: str,
    bots: Sequence[str],
    *,
    seats: int,
    games: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
) -> list[Match]:
    """The matches of a tournament: each setup is played by every line-up in turn."""
    order = line_ups(bots, seats)
    Random(f"{seed}:order").shuffle(order)
    return [
        Match(
            number=number,
            title=title,
            line_up=order[number % len(order)],
            options=options or {},
            seed=f"{seed}:{number // len(order)}",
        )
        for number in range(games)
    ]


def play(match: Match) -> Outcome:
    """Play *match* to its end."""
    title = TITLES[match.title]
    table = Table.start(
        title.game, Setup(seats=len(match.line_up), options=match.options), seed=match.seed
    )
    watches = [_Watch(title.bots[name]()) for name in match.line_up]
    with unhurried():
        result = _played_out(table, watches, Random(f"{match.seed}:{match.number}"))
    return Outcome(
        match=match,
        winners=tuple(map(int, result.winners)),
        scores=result.scores,
        reason=result.reason,
        tally=title.tally(table.state) if title.tally else {},
        decisions=tuple(watch.decisions for watch in watches),
        seconds=tuple(watch.seconds for watch in watches),
        slowest=tuple(watch.slowest for watch in watches),
    )


class _Watch:
    """A bot with a stop-watch beside it."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def move(self, table: Table[Any, Any], seat: Seat, rng: Random) -> None:
        start = process_time()
        action = self.bot.choose(table.view(seat), table.offers(seat), rng).action
        spent = process_time() - start
        self.decisions += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        table.play(seat, action)


def _played_out(table: Table[Any, Any], watches: Sequence[_Watch], rng: Random) -> Result:
    for _ in range(MOST_DECISIONS):
        if (result := table.result) is not None:
            return result
        seat = table.to_act[0]
        watches[seat].move(table, seat, rng)
    raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")


def tournament(
    matches: Iterable[Match],
    executor: Executor,
    seen: Callable[[Outcome], None] | None = None,
    failed: Callable[[Failure], None] | None = None,
) -> list[Outcome]:
    """The outcomes in the order of the matches; *seen* hears of each as it comes.

    With *failed*, which hears of matches that break, these cost the others nothing.
    """
    started = {executor.submit(play, match): match for match in matches}
    outcomes = []
    for future in as_completed(started):
        error = future.exception()
        if error is None:
            outcomes.append(future.result())
            _tell(seen, outcomes[-1])
        elif failed is None:
            raise error
        else:
            failed(Failure(match=started[future], error=f"{type(error).__name__}: {error}"))
    return sorted(outcomes, key=lambda outcome: outcome.match.number)


def _tell(seen: Callable[[Outcome], None] | None, outcome: Outcome) -> None:
    if seen is not None:
        seen(outcome)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One bot's record. A shared win counts as its share; ``low``/``high`` bound the true rate."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    mean_score: float
    best_score: int
    seconds: float
    slowest: float

    @property
    def rate(self) -> float:
        """Wins by game."""
        return self.wins / self.games


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Each bot's record, best first."""
    names = sorted({name for outcome in outcomes for name in outcome.match.line_up})
    rows = [_standing(name, outcomes) for name in names]
    return sorted(rows, key=lambda row: -row.rate)


def _standing(bot: str, outcomes: Sequence[Outcome]) -> Standing:
    played = [outcome for outcome in outcomes if bot in outcome.match.line_up]
    wins = sum(_share(bot, outcome) for outcome in played)
    low, high = wilson(wins, len(played))
    seats = [(o, seat) for o in played for seat, name in enumerate(o.match.line_up) if name == bot]
    decisions = sum(outcome.decisions[seat] for outcome, seat in seats)
    return Standing(
        bot=bot,
        games=len(played),
        wins=wins,
        low=low,
        high=high,
        mean_score=sum(o.scores[seat] for o, seat in seats) / len(seats),
        best_score=max(o.scores[seat] for o, seat in seats),
        seconds=sum(o.seconds[seat] for o, seat in seats) / max(1, decisions),
        slowest=max(o.slowest[seat] for o, seat in seats),
    )


def _share(bot: str, outcome: Outcome) -> float:
    if not outcome.winners:
        return 0.0
    own = sum(outcome.match.line_up[seat] == bot for seat in outcome.winners)
    return own / len(outcome.winners)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate.

    >>> [round(bound, 2) for bound in wilson(65, 100)]
    [0.55, 0.74]
    """
    z, rate = 1.96, wins / games
    middle = rate + z * z / (2 * games)
    width = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def reasons(outcomes: Iterable[Outcome]) -> Mapping[str, int]:
    """How often games ended for which reason."""
    return Counter(outcome.reason for outcome in outcomes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """The least, the mean and the most of some counts."""

    low: int
    mean: float
    high: int


def span(counts: Sequence[int]) -> Span:
    """From the least to the most.

    >>> span([5, 6, 6, 7])
    Span(low=5, mean=6.0, high=7)
    """
    return Span(low=min(counts), mean=sum(counts) / len(counts), high=max(counts))


def tallies(outcomes: Sequence[Outcome]) -> Mapping[str, Span]:
    """How long the games were, and what else their title counts."""
    names = dict.fromkeys(name for outcome in outcomes for name in outcome.tally)
    return {name: span([outcome.tally[name] for outcome in outcomes]) for name in names}


def winning_scores(outcomes: Sequence[Outcome]) -> Span:
    """What the best at each table had."""
    return span([max(outcome.scores) for outcome in outcomes])
