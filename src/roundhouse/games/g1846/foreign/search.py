"""Choose among the ways of the site: the record's date first, its own result as the judge.

The ways that fit the date are tried first. Where the record cannot be followed by them, or does not
come out as it says itself, others are tried, one changed at a time from the best so far.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from roundhouse.games.g1846.foreign.deals import Deal
from roundhouse.games.g1846.foreign.faults import BadMove, CannotFollow, UnknownMove
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.outcome import Outcome, in_order, worths
from roundhouse.games.g1846.foreign.records import Record, read_record
from roundhouse.games.g1846.foreign.ways import OLDEST, Ways, neighbours, ways_of

MOST_TRIES: Final = 24
"""Ways that are tried before the best so far is taken."""
Choice: TypeAlias = tuple[Ways, Deal]


def followed(data: Any) -> Follower:
    """The foreign record in the JSON value *data*, followed as far as it goes."""
    return follow(read_record(data))


def follow(record: Record) -> Follower:
    """*record* followed by the ways that fit it best."""
    tried: dict[Choice, Follower] = {}
    best = _best_of(record, _first(record), tried)
    while not is_perfect(best) and len(tried) < MOST_TRIES:
        beside = [
            (ways, deal)
            for deal in record.deals
            for ways in neighbours(best.ways)
            if (ways, deal) not in tried
        ]
        better = _best_of(record, beside, tried, best)
        if better is best:
            break
        best = better
    return best


def _first(record: Record) -> list[Choice]:
    """What is tried first: the date's ways, then today's and the oldest, with each deal."""
    ways = dict.fromkeys((ways_of(record.day), Ways(), OLDEST))
    return [(one, deal) for one in ways for deal in record.deals]


def _best_of(
    record: Record,
    choices: list[Choice],
    tried: dict[Choice, Follower],
    best: Follower | None = None,
) -> Follower:
    for ways, deal in choices:
        if len(tried) >= MOST_TRIES:
            break
        tried[ways, deal] = found = attempt(record, ways, deal)
        if best is None or _merit(found) > _merit(best):
            best = found
        if is_perfect(best):
            break
    return best  # type: ignore[return-value]  # the first choices are never none


def attempt(record: Record, ways: Ways, deal: Deal) -> Follower:
    """*record* followed by these ways; where it stops it says why."""
    follower = Follower(record, ways, deal)
    try:
        for _ in follower.moves():
            pass
    except (CannotFollow, BadMove, UnknownMove) as cause:
        follower.stopped = cause
        follower.go_back()
    return follower


def outcome(follower: Follower) -> Outcome:
    """Our result beside the record's."""
    record = follower.record
    return Outcome(
        ours=worths(follower.state, record.players),
        theirs=in_order(record.result, record.players),
        finished=record.status == "finished" or bool(record.result),
        over=bool(follower.state.over),
    )


def is_perfect(follower: Follower) -> bool:
    """Whether it was followed to the end, and came out as the record says."""
    return follower.stopped is None and outcome(follower).verdict != "different"


def _merit(follower: Follower) -> tuple[bool, bool, int, int]:
    """How well a record was followed: its result, how far, with how little to explain."""
    agreed = sum(one.origin == "players" for one in follower.remarkable)
    return (
        follower.stopped is None and outcome(follower).verdict != "different",
        follower.stopped is None,
        follower.done,
        -agreed - len(follower.remarkable),
    )
