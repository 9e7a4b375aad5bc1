"""Dry runs told and drawn: what a train would do with each number on its die."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.draw.trail import Trail
from roundhouse.games.switch_signal.draw.words import (
    bare_position,
    node_name,
    place_name,
    train_name,
)
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, DICE
from roundhouse.games.switch_signal.rules.frames import Keeping, Moving
from roundhouse.games.switch_signal.rules.movement import (
    STOP,
    DryRun,
    dry_run,
    passing,
)
from roundhouse.games.switch_signal.rules.state import State
from roundhouse.games.switch_signal.rules.steps.moving import exits_of
from roundhouse.games.switch_signal.rules.view import View, imagined
from roundhouse.messages import text


@dataclass(frozen=True, slots=True)
class Ending:
    """One way a move may end: the exits taken on the way, all spaces entered, the last leg."""

    exits: tuple[str, ...]
    way: tuple[str, ...]
    last: DryRun

    def trail(self, start: str, label: str) -> Trail:
        """The ending as it is drawn."""
        return Trail(
            start=start,
            way=self.way,
            lost=self.last.lost,
            stays=not self.last.to_depot,
            label=label,
        )


def endings(
    run: DryRun, exits: tuple[str, ...] = (), way: tuple[str, ...] = ()
) -> Iterator[Ending]:
    """Every way a dry run may end, one for each choice on it."""
    so_far = (*way, *run.way)
    if not run.choices:
        yield Ending(exits, so_far, run)
    for track, onward in run.choices.items():
        yield from endings(onward, (*exits, track), so_far)


def runs(state: State, train: str) -> dict[int, tuple[Fraction, list[Ending]]]:
    """For each number of the train's die its odds and the ways the move may end."""
    faces = DICE[COLOUR_OF[train]]
    return {
        points: (
            Fraction(faces.count(points), len(faces)),
            list(endings(dry_run(state, train, points))),
        )
        for points in sorted(set(faces))
    }


def exit_run(state: State, train: str, left: int, track: str) -> DryRun:
    """What comes of leaving the city where *train* stands by *track*."""
    run = dry_run(state, train, left)
    return run.choices.get(track, run)


def ahead(view: View, scene: Scene, language: str) -> list[Trail]:
    """The ways open to a train that has rolled and waits for a decision."""
    frame = view.doing[-1] if view.doing else None
    if not isinstance(frame, Keeping | Moving):
        return []
    state, start = imagined(view), scene.trains[frame.train]
    if isinstance(frame, Keeping):
        ends = endings(dry_run(state, frame.train, frame.points))
    else:
        ends = (end for run in _onward(state, frame) for end in endings(run))
    return [end.trail(start, ending_told(scene, end, language)) for end in ends if end.way]


def _onward(state: State, frame: Moving) -> Iterator[DryRun]:
    """A dry run for each exit that may be taken: none where the train must stop."""
    if frame.way and not passing(state):
        return
    for way in exits_of(state, frame):
        yield exit_run(state, frame.train, frame.left, way.track)


def mean_loss(state: State, train: str) -> float:
    """The tokens a move costs on average, if every choice is made for the best."""
    return float(
        sum(odds * min(end.last.lost for end in ends) for odds, ends in runs(state, train).values())
    )


def ending_told(scene: Scene, end: Ending, language: str) -> str:
    """Where and why a move ends, and what it costs."""
    run = end.last
    words = text(
        f"switch-signal-end-{run.why.replace('_', '-')}", language, **_names(scene, end, language)
    )
    if run.lost:
        return text("switch-signal-with-loss", language, words=words, lost=run.lost)
    return words


def _names(scene: Scene, end: Ending, language: str) -> dict[str, str]:
    run, board = end.last, scene.board
    at = end.way[-1] if end.way else run.start
    by = run.by
    if run.why == "red_signal":
        by = place_name(board, by, language)
    elif run.why in {"following", "head_on", "occupied_city"}:
        by = train_name(by, language)
    elif by in board.nodes:
        by = node_name(board, by, language)
    goods = text("switch-signal-goods", language, goods=run.delivers) if run.delivers else "none"
    return {"place": bare_position(scene, at, language), "by": by, "goods": goods}


def exits_told(scene: Scene, end: Ending, language: str) -> str:
    """The choices on the way: by which track out of a city, or stopping there."""
    return " → ".join(
        text("switch-signal-run-stopping", language)
        if track == STOP
        else text("switch-signal-run-by", language, towards=exit_towards(scene, track, language))
        for track in end.exits
    )


def stop_told(scene: Scene, train: str, language: str) -> str:
    """Stopping where *train* stands under way; in a port that may be its journey's end."""
    at = scene.trains[train]
    city = node_name(scene.board, at, language)
    port = next(each.kind == "port" for each in scene.board.cities if each.id == at)
    if port and not scene.board.pass_through_cities:
        return text("switch-signal-stop-in-port", language, city=city)
    return text("switch-signal-stop-in", language, city=city)


def exit_towards(scene: Scene, track: str, language: str) -> str:
    """Where a city's exit leads: no track joins two cities (SB-REQ-7)."""
    cities = {city.id for city in scene.board.cities}
    ends = next(t.ends for t in scene.board.tracks if t.id == track)
    end = next(end for end in ends if end not in cities)
    return node_name(scene.board, end, language)
