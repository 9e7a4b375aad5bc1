"""The lessons of every title, each task at a table that is in no store."""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property, partial
from typing import Final

from roundhouse.core import plugins
from roundhouse.core.actions import Action
from roundhouse.core.lessons import Lesson, lessons_in
from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import NotFound
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.store.base import Identity, SeatKind, SeatRow, TableRow

LEARNER: Final = Identity(id="learner", name="")
"""Who sits on the learner's seat: whoever looks at the lesson."""


class Classroom:
    """Every lesson; the positions are the same for all who take it, so nothing is kept of them."""

    def __init__(self, titles: Iterable[AnyTitle]) -> None:
        self._titles = tuple(titles)
        self.table = cache(self._table)

    @cached_property
    def courses(self) -> Mapping[str, tuple[Lesson, ...]]:
        """The lessons of each title that has some, in their order."""
        found = {title.key: plugins.made(title, partial(_taught, title)) for title in self._titles}
        return {key: lessons for key, lessons in found.items() if lessons}

    def lesson(self, title: str, key: str) -> Lesson:
        """That lesson; NotFound when there is none."""
        found = next((each for each in self.courses.get(title, ()) if each.key == key), None)
        if found is None:
            raise NotFound
        return found

    def after(self, title: str, key: str) -> Lesson | None:
        """The lesson that follows."""
        course = self.courses[title]
        place = [each.key for each in course].index(key) + 1
        return course[place] if place < len(course) else None

    def judged(self, live: LiveTable, lesson: Lesson, step: int, action: Action) -> str:
        """What answers an *action*; raises the refusal of one that the rules forbid."""
        refused = live.refusal(lesson.seat_of(step), action, live.table.seq)
        if refused:
            raise refused
        return lesson.answer(step, action)

    def _table(self, title: str, key: str, step: int, solved: bool) -> LiveTable:
        """The table of a task, as it stands before or after the best answer."""
        lesson = self.lesson(title, key)
        if not 1 <= step <= len(lesson.tasks):
            raise NotFound
        table = lesson.solved(step) if solved else lesson.tables[step - 1]
        names = table.journal.players or ("",) * table.journal.setup.seats
        mine = lesson.seat_of(step)
        seats = tuple(_seat(seat, name, mine=seat == mine) for seat, name in enumerate(names))
        row = TableRow(
            id=f"lesson:{title}:{key}:{step}:{solved:d}",
            title=title,
            version=table.journal.setup.version,
            setup="{}",
            seed="",
            owner="",
            private=True,
            hints=False,
        )
        return LiveTable(row=row, title=lesson.title, table=table, seats=seats)


def _taught(title: AnyTitle) -> tuple[Lesson, ...]:
    return lessons_in(title.lessons, title) if title.lessons else ()


def _seat(seat: int, name: str, *, mine: bool) -> SeatRow:
    kind: SeatKind = "player" if mine or name else "open"
    return SeatRow(seat=seat, kind=kind, name=name, identity=LEARNER.id if mine else None)
