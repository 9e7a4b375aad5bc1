"""Lessons: real positions in which a learner does something, and is answered.

A lesson is one TOML file, its place in the course in its name, ``03-track.md`` before ``04-…``::

    minutes = 4
    seat = 0                       # the learner's
    start = "example"              # a worked example, or the name of a journal beside this file
    at = 24                        # the moment of it at which the lesson begins

    [[task]]
    best = { type = "buy_share", corp = "GT", source = "treasury" }
    right = [{ type = "buy_share", corp = "GT" }]    # what solves it; the best alone if left out
    proof = "run"                  # what proves that it is the best, if anything does
    wrong.pass = { type = "pass" } # a wrong idea that is answered, by its name
    then = [[1, { type = "pass" }]]    # what happens after it: seats, and -1 for chance

A later task may have a ``start``, an ``at`` and a ``seat`` of its own. A pattern fits an action
that has its fields; ``{ any = [90, 100] }`` stands for any of these values. The sentences stand in
the title's catalogues: ``PREFIX-lesson-KEY`` is its name, with ``-about``, and for task 1 ``-1``
(what to do), ``-1-right``, ``-1-other`` and ``-1-wrong-NAME``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.codec import decode, encode
from roundhouse.core.errors import Fault
from roundhouse.core.reading import entry_from_json, load_journal
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.title import AnyTitle

EXAMPLE: Final = "example"
_FILE: Final = re.compile(r"\d+-([a-z0-9-]+)\.toml")


@dataclass(eq=False, kw_only=True)
class NoSuchLesson(Fault, LookupError):
    """There is no such lesson, or it has no such task."""

    wire: ClassVar[str] = "no_such_lesson"

    lesson: str


@dataclass(eq=False, kw_only=True)
class BadLesson(Fault):
    """A lesson's file is not as it has to be: ``task`` is the one at fault, 0 for none of them."""

    wire: ClassVar[str] = "bad_lesson"

    lesson: str
    task: int
    cause: Fault | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """One thing to do; see above."""

    best: Mapping[str, Any]
    right: tuple[Mapping[str, Any], ...] = ()
    wrong: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    then: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    proof: str = ""
    start: str = ""
    at: int = 0
    seat: Seat | None = None
    """Who does it, where it is not the lesson's learner: a new game may have another seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson of the title; ``base`` begins the ids of its sentences."""

    key: str
    base: str
    title: AnyTitle
    minutes: int
    seat: Seat
    tasks: tuple[Task, ...]
    tables: tuple[AnyTable, ...]
    """The position before each task, and as it stands after the last."""

    def said(self, step: int, what: str = "") -> str:
        """The id of a sentence about a task."""
        return f"{self.base}-{step}{what and '-'}{what}"

    def texts(self) -> Iterator[str]:
        """The ids of all its sentences."""
        yield from (self.base, f"{self.base}-about")
        for step, task in enumerate(self.tasks, 1):
            wrong = (f"wrong-{name}" for name in task.wrong)
            yield from (self.said(step, what) for what in ("", "right", "other", *wrong))

    def task(self, step: int) -> Task:
        """Task number *step*, from 1; NoSuchLesson when there is none."""
        if not 1 <= step <= len(self.tasks):
            raise NoSuchLesson(lesson=f"{self.key}/{step}"[:80])
        return self.tasks[step - 1]

    def solved(self, step: int) -> AnyTable:
        """The position after the best answer of a task, before anybody else goes on."""
        task, table = self.task(step), self.tables[step - 1].copy()
        _enter(self.title, table, self.seat_of(step), task.best)
        return table

    def seat_of(self, step: int) -> Seat:
        """Whose place the learner has in a task."""
        own = self.task(min(step, len(self.tasks))).seat
        return self.seat if own is None else own

    def answer(self, step: int, action: Action) -> str:
        """The sentence that answers an *action* which the rules allow; ``right`` is the best."""
        task, given = self.task(step), encode(action)
        if any(fits(pattern, given) for pattern in task.right or (task.best,)):
            return "right"
        wrong = (name for name, pattern in task.wrong.items() if fits(pattern, given))
        return next((f"wrong-{name}" for name in wrong), "other")


def fits(pattern: Mapping[str, Any], given: Mapping[str, Any]) -> bool:
    """Whether *given* has all that *pattern* asks for.

    >>> fits({"type": "pass"}, {"type": "pass", "x": 1}), fits({"x": 2}, {"type": "pass", "x": 1})
    (True, False)
    >>> fits({"x": {"any": [1, 2]}}, {"x": 2})
    True
    """
    return all(name in given and _is(value, given[name]) for name, value in pattern.items())


def _is(wanted: Any, found: Any) -> bool:
    some = wanted.get("any") if isinstance(wanted, Mapping) else None
    return found in some if some is not None else found == wanted


@dataclass(frozen=True, slots=True, kw_only=True)
class _File:
    """What stands in a lesson's file."""

    seat: Seat
    start: str
    at: int
    task: tuple[Task, ...]
    minutes: int = 4


def lessons_in(folder: Path, title: AnyTitle) -> tuple[Lesson, ...]:
    """The title's lessons in their order; BadLesson names the first that cannot be followed."""
    named = ((path, _FILE.fullmatch(path.name)) for path in sorted(folder.glob("*.toml")))
    return tuple(_lesson(path, found[1], title) for path, found in named if found)


def _lesson(path: Path, key: str, title: AnyTitle) -> Lesson:
    found = _read(path, key)
    prefix = path.parents[1].name.replace("_", "-")
    lesson = Lesson(
        key=key,
        base=f"{prefix}-lesson-{key}",
        title=title,
        minutes=found.minutes,
        seat=found.seat,
        tasks=(replace(found.task[0], start=found.start, at=found.at), *found.task[1:]),
        tables=(),
    )
    return replace(lesson, tables=tuple(_positions(lesson, path.parent)))


def _read(path: Path, key: str) -> _File:
    try:
        found = decode(_File, tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as fault:
        raise BadLesson(lesson=key, task=0) from fault
    except Fault as fault:
        raise BadLesson(lesson=key, task=0, cause=fault) from fault
    if not found.task:
        raise BadLesson(lesson=key, task=0)
    return found


def _positions(lesson: Lesson, folder: Path) -> Iterator[AnyTable]:
    """The position before each task, and the last one."""
    for number, task in enumerate(lesson.tasks, 1):
        try:
            if task.start or number == 1:
                table = _begun(lesson.title, folder, task)
            yield table
            table = table.copy()
            _enter(lesson.title, table, lesson.seat_of(number), task.best)
            for seat, action in task.then:
                _enter(lesson.title, table, Seat(seat), action)
        except Fault as fault:
            raise BadLesson(lesson=lesson.key, task=number, cause=fault) from fault
        except OSError as fault:
            raise BadLesson(lesson=lesson.key, task=number) from fault
    yield table


def _begun(title: AnyTitle, folder: Path, task: Task) -> AnyTable:
    """The game in which a task begins, as it stood at that moment."""
    if task.start == EXAMPLE:
        journal = title.examples()[0].journal
    else:
        journal = load_journal([title], (folder / f"{task.start}.json").read_text("utf-8"))
    return Table.replay(title.game, replace(journal, entries=journal.entries[: task.at]))


def _enter(title: AnyTitle, table: AnyTable, seat: Seat, action: Mapping[str, Any]) -> None:
    table.enter(entry_from_json(title, {"seat": seat, "action": dict(action)}))
