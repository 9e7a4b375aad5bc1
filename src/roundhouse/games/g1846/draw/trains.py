"""Trains and phases of 1846: what is left, what it costs, what the present phase brings."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.g1846.draw.moment import phase_told
from roundhouse.games.g1846.rules.components import PhaseDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.state import State
from roundhouse.kit.cards import PAD, WIDE, Card, ground
from roundhouse.kit.svg import element, group, text
from roundhouse.messages import text as say


def phases(state: State, language: str) -> list[Card]:
    """A card for each phase."""
    return [_phase(state, phase, language) for phase in DEFS.phases]


def _phase(state: State, phase: PhaseDef, language: str) -> Card:
    live = phase.number == state.phase
    lines = list(_notes(phase, language))
    high = 76 + 20 * len(phase.trains) + 16 * (len(lines) - 1)
    left = _left(state, phase, language)
    return Card(
        group(
            ground(high, class_="card turn" if live else "card"),
            element("path", d=_band(WIDE), class_=f"band {phase.colour}"),
            text((PAD, 20), phase_told(phase, language), "head onband"),
            text((WIDE - PAD, 20), left, "note onband end"),
            *_types(phase),
            *(
                text((PAD, 54 + 20 * len(phase.trains) + 16 * i), line, "note")
                for i, line in enumerate(lines)
            ),
            id=f"phase-{phase.number}",
        ),
        high,
    )


def _band(wide: float) -> str:
    return f"M1 30V11a10 10 0 0 1 10-10H{wide - 11:.0f}a10 10 0 0 1 10 10V30z"


def _left(state: State, phase: PhaseDef, language: str) -> str:
    unsold, returned = state.supply[phase.number - 1], state.returned[phase.number - 1]
    if unsold < 0:
        return say("g1846-draw-unlimited", language)
    return say("g1846-draw-left", language, count=unsold + returned)


def _types(phase: PhaseDef) -> Iterator[str]:
    for row, train in enumerate(phase.trains):
        y = 50 + 20 * row
        yield text((PAD, y), train.id, "bold train")
        yield text((PAD + 56, y), f"${train.price}", "train")


def _notes(phase: PhaseDef, language: str) -> Iterator[str]:
    yield say("g1846-draw-limit", language, count=phase.limit)
    if phase.phased_out_in:
        yield say("g1846-draw-ends", language, phase=DEFS.phases[phase.phased_out_in - 1].name)
