"""1846: its rules with the voice, the picture, the panel and all that is about it."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from roundhouse.core.book import Book, Drawings
from roundhouse.core.examples import worked_example
from roundhouse.core.installed import rules_pages
from roundhouse.core.title import Benchmark, Example, Title
from roundhouse.core.vocabulary import words_in
from roundhouse.games.g1846.book.drawings import drawings
from roundhouse.games.g1846.draw.picture import draw_table
from roundhouse.games.g1846.foreign import faults
from roundhouse.games.g1846.foreign.exporter import EXPORTER
from roundhouse.games.g1846.foreign.importer import IMPORTER
from roundhouse.games.g1846.foreign.shape import after
from roundhouse.games.g1846.panel.glance import GLANCE
from roundhouse.games.g1846.panel.mentions import mentions
from roundhouse.games.g1846.panel.panel import PANEL
from roundhouse.games.g1846.panel.voice import VOICE
from roundhouse.games.g1846.plans import steps as plan_steps
from roundhouse.games.g1846.plans.planner import PLANNER
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.games.g1846.rules.vocabulary import MODULES


def _examples() -> tuple[Example, ...]:
    return (worked_example(TITLE, Path(__file__).parent / "examples"),)


def _benchmarks() -> Mapping[str, Benchmark]:
    from roundhouse.games.g1846.bench import BENCHMARKS  # noqa: PLC0415 - seldom needed

    return BENCHMARKS


@cache
def _drawings() -> Drawings:
    return drawings(TITLE)


TITLE: Final[Title[State, View]] = Title(
    game=Game1846(),
    vocabulary=words_in(*MODULES, faults, plan_steps),
    voice=VOICE,
    picture=draw_table,
    panel=PANEL,
    planner=PLANNER,
    importers=(IMPORTER,),
    exporters=(EXPORTER,),
    examples=_examples,
    benchmarks=_benchmarks,
    rules=rules_pages("1846", "rulings"),
    book=Book(folder=Path(__file__).parent / "book", drawings=_drawings),
    lessons=Path(__file__).parent / "lessons",
    glance=GLANCE,
    mentions=mentions,
    tally=lambda state: {"sets": state.set_no, "bankrupt": len(state.bankrupt)},
    dump=after,
)
