"""What runs in a bot's worker process: the tables it knows, and the bot that decides there.

A worker keeps the tables it was asked about last and is sent only what is new at them. One that it
does not know that far it asks for: the answer is None, and the whole journal follows.
"""

import json
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.core.codec import decode_tagged, encode, read_json
from roundhouse.core.events import Event
from roundhouse.core.installed import VERSION
from roundhouse.core.offers import Offers
from roundhouse.core.reading import load_journal
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.team import Heeded, Heeding
from roundhouse.core.title import AnyTitle
from roundhouse.server.tables.live_table import entry_of
from roundhouse.server.tables.processes import end_with_server
from roundhouse.server.tables.titles import TitleLoader

MOST_TABLES: Final = 32
"""Tables that a worker keeps."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A table as its whole journal."""

    journal: str


@dataclass(frozen=True, slots=True)
class Since:
    """A table as the lines of its journal after moment ``seq``."""

    seq: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A decision for a bot, as plain data. The bot itself sees only its seat's view of it.

    ``spare`` is an action in JSON: what it would spend shall not be spent. ``marks`` are things
    that people pointed at. ``need``: no decision is wanted, but what the seat needs next.
    """

    table: str
    news: Whole | Since
    seat: int
    bot: str
    seed: str
    spare: str = ""
    marks: tuple[str, ...] = ()
    need: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """An action in JSON, why, and the seconds that the bot itself took.

    ``remark`` is what it says of things that were pointed at; ``marks`` are those it needs.
    """

    action: str
    reason: Event | None
    thought: float
    remark: Event | None = None
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Known:
    """A table that a worker keeps."""

    title: AnyTitle
    table: AnyTable


class Worker:
    """The titles of one worker process and the tables it was asked about last."""

    def __init__(self, titles: Sequence[AnyTitle]) -> None:
        self._titles = titles
        self._tables: OrderedDict[str, Known] = OrderedDict()

    @property
    def has_titles(self) -> bool:
        """Whether it knows any game."""
        return bool(self._titles)

    def learn(self, question: Question) -> bool:
        """Come up to date with the table; False where the whole journal is needed."""
        return self._brought_up_to_date(question) is not None

    def answer(self, question: Question) -> Answer | None:
        """What the bot does, and why; None where the whole journal is needed."""
        known = self._brought_up_to_date(question)
        if known is None:
            return None
        return _needs(known, question) if question.need else _decision(known, question)

    def _brought_up_to_date(self, question: Question) -> Known | None:
        # taken out until it is whole again: a table that failed half-way is not kept
        known = self._tables.pop(question.table, None)
        if isinstance(question.news, Whole):
            known = self._replayed(question.news.journal)
        elif known is None or known.table.seq != question.news.seq:
            return None
        else:
            _enter(known, question.news.lines)
        self._tables[question.table] = known
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return known

    def _replayed(self, text: str) -> Known:
        journal = load_journal(self._titles, text)
        title = next(title for title in self._titles if title.key == journal.game)
        return Known(title, Table.replay(title.game, journal))


def _decision(known: Known, question: Question) -> Answer:
    """What the bot does, sparing what it shall spare, with an eye on what was pointed at."""
    seat, bot = Seat(question.seat), known.title.bots[question.bot]()
    view, offers = known.table.view(seat), _spared(known, question)
    began, rng = time.perf_counter(), Random(question.seed)
    if question.marks and isinstance(bot, Heeding):
        heeded = bot.heed(view, offers, rng, question.marks)
    else:
        heeded = Heeded(bot.choose(view, offers, rng))
    thought, choice = time.perf_counter() - began, heeded.choice
    return Answer(json.dumps(encode(choice.action)), choice.reason, thought, heeded.remark)


def _spared(known: Known, question: Question) -> Offers:
    offers, team = known.table.offers(Seat(question.seat)), known.title.team
    if not question.spare or team is None:
        return offers
    action = decode_tagged(known.title.vocabulary.actions, read_json(question.spare))
    return team.spared(offers, action)


def _needs(known: Known, question: Question) -> Answer:
    """What the bot's seat needs before its next turn."""
    team, seat = known.title.team, Seat(question.seat)
    wish = None if team is None else team.needs(known.table.view(seat), seat)
    return Answer("", None, 0.0) if wish is None else Answer("", wish.reason, 0.0, None, wish.marks)


def _enter(known: Known, lines: tuple[str, ...]) -> None:
    for line in lines:
        known.table.enter(entry_of(known.title, line))


_worker = Worker(())


def start(loader: TitleLoader) -> None:
    """Make this process a worker for the titles of *loader*."""
    global _worker  # noqa: PLW0603 - a worker process has this one thing to remember
    end_with_server()
    _worker = Worker(loader())


def join(loader: TitleLoader) -> str:
    """Make this process of a cluster a worker, unless it is one; the Roundhouse that it has."""
    global _worker  # noqa: PLW0603 - as above
    if not _worker.has_titles:
        _worker = Worker(loader())
    return VERSION


def learn(question: Question) -> bool:
    """Come up to date, by the worker of this process."""
    return _worker.learn(question)


def answer(question: Question) -> Answer | None:
    """What a bot does, by the worker of this process."""
    return _worker.answer(question)
