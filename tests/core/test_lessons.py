"""Every lesson that is shipped: it can be followed, what it calls best is, and luck solves none."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import Action
from roundhouse.core.lessons import BadLesson, Lesson, NoSuchLesson, lessons_in
from roundhouse.core.reading import entry_from_json
from roundhouse.games.g1846.rules.market import PriceMoved
from roundhouse.games.g1846.rules.routing import answer, position
from roundhouse.games.g1846.rules.steps.run import TrainRan
from roundhouse.messages import LANGUAGES, has_text
from roundhouse.titles import TITLES

COURSES = {key: lessons_in(title.lessons, title) for key, title in TITLES.items() if title.lessons}
ALL = [
    pytest.param(lesson, id=f"{key}-{lesson.key}")
    for key, course in COURSES.items()
    for lesson in course
]
TRIES = 40


def test_there_are_as_many_as_the_course_needs() -> None:
    assert len(COURSES["1846"]) >= 10
    assert len(COURSES["switch_signal"]) >= 5


@pytest.mark.parametrize("lesson", ALL)
def test_the_best_answer_solves_each_task_and_wrong_ideas_do_not(lesson: Lesson) -> None:
    for step, task in enumerate(lesson.tasks, 1):
        table, seat = lesson.tables[step - 1], lesson.seat_of(step)
        best = entry_from_json(lesson.title, {"seat": seat, "action": dict(task.best)}).action
        assert not list(lesson.title.game.refusals(table.state, seat, best))
        assert lesson.answer(step, best) == "right"
        assert lesson.solved(step).seq == table.seq + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL)
def test_each_sentence_is_there_in_each_language(lesson: Lesson, language: str) -> None:
    assert [key for key in lesson.texts() if not has_text(key, language)] == []


@pytest.mark.parametrize("lesson", ALL)
def test_somebody_who_just_clicks_does_not_get_through(lesson: Lesson) -> None:
    rng = Random(lesson.key)
    through = 0
    for _ in range(TRIES):
        steps = range(1, len(lesson.tasks) + 1)
        through += all(lesson.answer(step, _any(lesson, step, rng)) == "right" for step in steps)
    assert through < TRIES / 2


def _any(lesson: Lesson, step: int, rng: Random) -> Action:
    return lesson.tables[step - 1].offers(lesson.seat_of(step)).sample(rng)


def _proving(proof: str) -> list[Any]:
    return [
        pytest.param(lesson, step, id=f"{lesson.key}-{step}")
        for course in COURSES.values()
        for lesson in course
        for step, task in enumerate(lesson.tasks, 1)
        if task.proof == proof
    ]


@pytest.mark.parametrize(("lesson", "step"), _proving("run"))
def test_there_is_no_better_run(lesson: Lesson, step: int) -> None:
    table = lesson.tables[step - 1]
    best = answer(position(table.state, table.state.stack[-1].company))
    ran = lesson.solved(step).events_at(table.seq + 1)
    assert best.proven
    assert sum(event.revenue for event in ran if isinstance(event, TrainRan)) == best.revenue


@pytest.mark.parametrize(("lesson", "step"), _proving("price"))
def test_no_other_payment_moves_the_price_further(lesson: Lesson, step: int) -> None:
    task, table = lesson.task(step), lesson.tables[step - 1]
    prices = {}
    for kind in ("full", "half", "withhold"):
        made, action = table.copy(), {"type": "pay_dividend", "kind": kind}
        made.enter(entry_from_json(lesson.title, {"seat": lesson.seat_of(step), "action": action}))
        moved = (e.after for e in made.events_at(made.seq) if isinstance(e, PriceMoved))
        prices[kind] = next(moved, 0)
    assert prices[task.best["kind"]] == max(prices.values())


def test_a_broken_lesson_is_named_with_its_task(tmp_path: Path) -> None:
    title = TITLES["1846"]
    folder = tmp_path / "g1846" / "lessons"
    folder.mkdir(parents=True)
    good = (title.lessons / "01-shares.toml").read_text("utf-8")  # type: ignore[operator]
    wrong = {
        "01-toml.toml": ("seat = ", 0),
        "02-empty.toml": ('seat = 0\nstart = "example"\nat = 1\ntask = []\n', 0),
        "05-field.toml": ("seat = 0", 0),
        "03-illegal.toml": (good.replace("seat = 0", "seat = 1"), 1),
        "04-away.toml": (good.replace('"example"', '"nowhere"'), 1),
    }
    for name, (text, task) in wrong.items():
        (folder / name).write_text(text, "utf-8")
        with pytest.raises(BadLesson) as refused:
            lessons_in(folder, title)
        assert (refused.value.lesson, refused.value.task) == (name[3:-5], task)
        (folder / name).unlink()


def test_a_task_that_is_not_there_is_told() -> None:
    with pytest.raises(NoSuchLesson):
        COURSES["1846"][0].task(99)
