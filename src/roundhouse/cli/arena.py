"""Let bots play each other and measure them."""

import json
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import click

from roundhouse.cli.output import console, fail, said

if TYPE_CHECKING:  # the games are loaded when the verb runs
    from roundhouse.arena import Outcome


@click.command(epilog="Example: roundhouse arena 1846 --bots strong,normal --games 100 --jobs 2")
@click.argument("title")
@click.option("--bots", "bots", required=True, help="Their names, with commas between.")
@click.option("--games", default=20, show_default=True, type=click.IntRange(min=1))
@click.option("--players", type=int, help="Seats at the table (else the most common number).")
@click.option("--seed", default="1", show_default=True)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1))
@click.option("--option", "options", multiple=True, help="KEY=VALUE, a setting of the game.")
@click.option("--cluster", help="A Dask scheduler's address: play on its workers.")
@click.option("--json", "target", type=click.Path(path_type=Path), help="Write the results there.")
def command(
    *,
    title: str,
    bots: str,
    games: int,
    players: int | None,
    seed: str,
    jobs: int,
    options: tuple[str, ...],
    cluster: str | None,
    target: Path | None,
) -> None:
    """Let bots play each other: seats rotated, the same setups for all.

    TITLE is 1846 or switch_signal. A win rate is told with its 95 % confidence interval.
    """
    from roundhouse import arena  # noqa: PLC0415 - loads every game

    names = _known_bots(title, bots)
    matches = arena.fixtures(
        title,
        names,
        seats=players or _usual_seats(title),
        games=games,
        seed=seed,
        options=dict(map(_setting, options)),
    )
    with _executor(jobs, cluster) as executor, _progress(len(matches)) as tick:
        outcomes = arena.tournament(matches, executor, tick)
    _show(outcomes)
    if target:
        target.write_text(json.dumps([asdict(o) for o in outcomes], indent=1), encoding="utf-8")


def _known_bots(title: str, bots: str) -> list[str]:
    from roundhouse.titles import TITLES  # noqa: PLC0415 - loads every game

    if title not in TITLES:
        fail(said("cli-no-such-title", title=title, known=", ".join(TITLES)))
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in TITLES[title].bots:
            fail(said("cli-no-such-bot", bot=name, known=", ".join(TITLES[title].bots)))
    return names


def _usual_seats(title: str) -> int:
    from roundhouse.titles import TITLES  # noqa: PLC0415 - loads every game

    seats = TITLES[title].game.seats
    return seats[len(seats) // 2] if len(seats) > 1 else seats[0]


def _setting(pair: str) -> tuple[str, Any]:
    key, _, value = pair.partition("=")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


def _executor(jobs: int, cluster: str | None) -> Executor:
    if cluster is None:
        return ProcessPoolExecutor(jobs)
    try:
        from distributed import Client  # noqa: PLC0415 - an extra
    except ImportError:
        fail(said("cli-needs-extra", extra="cluster"))
    executor: Executor = Client(cluster).get_executor()
    return executor


class _progress:  # noqa: N801 - used like a function
    """A bar that moves with each game and tells the latest winner."""

    def __init__(self, games: int) -> None:
        from rich.progress import Progress  # noqa: PLC0415 - slow to load

        self._bar = Progress(transient=True)
        self._task = self._bar.add_task("", total=games)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def __call__(self, outcome: "Outcome") -> None:
        won = {outcome.match.line_up[seat] for seat in outcome.winners}
        self._bar.update(self._task, advance=1, description=" ".join(sorted(won)) or "-")


def _show(outcomes: "list[Outcome]") -> None:
    from rich.table import Table  # noqa: PLC0415 - slow to load

    from roundhouse import arena  # noqa: PLC0415 - loads every game

    table = Table("bot", "games", "wins", "rate", "95 %", "mean", "best", "s/decision", "slowest")
    for row in arena.standings(outcomes):
        table.add_row(
            row.bot,
            str(row.games),
            f"{row.wins:g}",
            f"{row.rate:.0%}",
            f"{row.low:.0%} to {row.high:.0%}",
            f"{row.mean_score:.0f}",
            str(row.best_score),
            f"{row.seconds:.3f}",
            f"{row.slowest:.2f}",
        )
    screen = console()
    screen.print(table)
    length = sum(sum(outcome.decisions) for outcome in outcomes) / len(outcomes)
    screen.print(f"{length:.0f} decisions a game; ends: {dict(arena.reasons(outcomes))}")
