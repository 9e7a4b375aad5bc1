"""How far a game of 1846 has come, in words: the round, the phase and the bank."""

from __future__ import annotations

from roundhouse.games.g1846.rules.components import PhaseDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.state import BANK, State
from roundhouse.messages import text as say


def round_told(state: State, language: str) -> str:
    """The round, or that all rounds are over."""
    if state.over:
        return say("g1846-draw-over", language)
    if state.or_no:
        return say("g1846-draw-operating-round", language, set=state.set_no, number=state.or_no)
    if state.set_no:
        return say("g1846-draw-stock-round", language, number=state.set_no)
    return say("g1846-draw-draft", language)


def round_short(state: State, language: str) -> str:
    """The round in a narrow column: "SR 2" or "2.1"."""
    if state.or_no:
        return set_and_round(state.set_no, state.or_no)
    return say("g1846-draw-round", language, number=state.set_no)


def set_and_round(set_no: int, number: int) -> str:
    """An operating round by its numbers."""
    return f"{set_no}.{number}"


def phase_now(state: State, language: str) -> str:
    """The phase of the game."""
    return phase_told(DEFS.phases[state.phase - 1], language)


def phase_told(phase: PhaseDef, language: str) -> str:
    """What a phase is called."""
    return say("g1846-draw-phase", language, phase=phase.name)


def bank_told(state: State, language: str) -> str:
    """What the bank has left."""
    return say("g1846-draw-bank", language, amount=state.cash[BANK])
