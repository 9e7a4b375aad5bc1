"""The games of 18xx.games, for the title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from roundhouse.core.actions import CHANCE
from roundhouse.core.errors import Fault
from roundhouse.core.journal import Entry, Journal, Remark
from roundhouse.core.title import Imported
from roundhouse.games.g1846.draw.places import readable
from roundhouse.games.g1846.foreign.aside import read_own
from roundhouse.games.g1846.foreign.desk import Remarkable
from roundhouse.games.g1846.foreign.faults import OtherResult
from roundhouse.games.g1846.foreign.follow import Follower
from roundhouse.games.g1846.foreign.outcome import Outcome
from roundhouse.games.g1846.foreign.search import followed, outcome
from roundhouse.games.g1846.foreign.writing.deck import noting_seed
from roundhouse.messages import LANGUAGES, sentence, text

MARKS: Final = ("players", "actions", "steps")
"""What a file of that site has: its exports, and the records with every state made of them."""


class Games18xx:
    """Reads what 18xx.games exports."""

    site: Final = "18xx.games"

    def knows(self, data: object) -> bool:
        """Whether it looks like an export; one of another title is told so when it is read."""
        return isinstance(data, dict) and any(mark in data for mark in MARKS)

    def read(self, data: object) -> Imported:
        """The game in *data*, as far as it can be followed."""
        if own := read_own(data):
            return own
        follower = followed(data)
        return Imported(
            journal=noting_seed(_with_remark(follower), data),
            moves=len(follower.record.moves),
            remarks=partial(remarks, follower),
            doubts=tuple(doubts(follower)),
        )


def doubts(follower: Follower) -> Iterator[Fault]:
    """Where the record could not be followed, else how it comes out otherwise."""
    if follower.stopped is not None:
        yield follower.stopped
        return
    found = outcome(follower)
    if found.verdict == "different":
        yield OtherResult(ours=found.ours, theirs=found.theirs)


def _with_remark(follower: Follower) -> Journal:
    """Our journal, headed by what is to be known of it."""
    words = {language: " ".join(summary(follower, language)) for language in LANGUAGES}
    head = Entry(CHANCE, Remark(words=words))
    return replace(follower.journal, entries=(head, *follower.journal.entries))


def summary(follower: Follower, language: str) -> Iterator[str]:
    """Where the game is from, how far it was followed, and how its result compares."""
    moves, done = len(follower.record.moves), follower.done
    yield text("g1846-imported", language, site=Games18xx.site, moves=moves)
    if follower.deal.guessed:
        yield text("g1846-deal-guessed", language)
    if follower.stopped is not None:
        yield sentence(follower.stopped, language, follower.record.players)
        yield text("g1846-kept-so-far", language, done=done, left=moves - done)
    else:
        yield told(outcome(follower), language)


def told(found: Outcome, language: str) -> str:
    """How the results compare, in a sentence."""
    if found.verdict != "different":
        return text(f"g1846-result-{found.verdict}", language, ours=_listed(found.ours))
    fault = OtherResult(ours=found.ours, theirs=found.theirs)
    return sentence(fault, language)


def _listed(worths: Mapping[str, int]) -> str:
    return ", ".join(f"{name} ${worth}" for name, worth in worths.items())


def remarks(follower: Follower, language: str) -> Iterator[str]:
    """What is to be known of the game, a sentence each; then each departure and whose it was."""
    yield from summary(follower, language)
    for one in follower.remarkable:
        yield departure(one, follower.record.players, language)


def departure(one: Remarkable, players: tuple[str, ...], language: str) -> str:
    """What was not as our rules have it, and whose way that is."""
    why = " ".join(sentence(readable(no, language), language, players) for no in one.faults)
    way = text(f"g1846-way-{one.way}", language) if one.way else ""
    return text(
        f"g1846-by-{one.origin}",
        language,
        number=one.move.number,
        move=one.move.what,
        way=way,
        why=why,
    ).strip()


IMPORTER: Final = Games18xx()
