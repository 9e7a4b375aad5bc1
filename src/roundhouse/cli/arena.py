"""Let bots play each other and measure them."""

import json
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import click

from roundhouse.cli.output import console, fail, said
from roundhouse.cli.plugged import BotsInHelp

if TYPE_CHECKING:  # the games are loaded when the verb runs
    from roundhouse.arena import Failure, Outcome, Span

HEADS = ("bot", "games", "wins", "rate", "interval", "mean", "best", "seconds", "slowest")


EXAMPLE = "Example: roundhouse arena 1846 --bots strong,normal --games 100 --jobs 2"


@click.command(cls=BotsInHelp, epilog=EXAMPLE)
@click.argument("title")
@click.option("--bots", "bots", required=True, help="Names of the bots, separated by commas.")
@click.option("--games", default=20, show_default=True, type=click.IntRange(min=1))
@click.option("--players", type=int, help="Number of players (default: the most common).")
@click.option("--seed", default="1", show_default=True)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--option", "options", multiple=True, help="KEY=VALUE, a game option; can be repeated."
)
@click.option("--cluster", help="Address of a Dask scheduler: play on its workers.")
@click.option(
    "--json", "target", type=click.Path(path_type=Path), help="Write the results to this file."
)
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
    """Let bots play each other, with rotating seats and the same setups for all.

    TITLE is one of the games below. Win rates come with their 95% confidence interval.
    """
    from roundhouse import arena

    names = _known_bots(title, bots)
    seats, settings = players or _usual_seats(title), dict(map(_setting, options))
    _refuse_bad_setup(title, seats, settings)
    matches = arena.fixtures(title, names, seats=seats, games=games, seed=seed, options=settings)
    failures: list[arena.Failure] = []
    with _executor(jobs, cluster) as executor, _progress(len(matches)) as tick:
        outcomes = arena.tournament(matches, executor, tick, failures.append)
    if outcomes:
        _show(outcomes)
    if target:
        target.write_text(json.dumps(_report(outcomes, failures), indent=1), encoding="utf-8")
    if failures:
        fail("\n".join(map(_failed, failures)))


def _report(outcomes: "list[Outcome]", failures: "list[Failure]") -> dict[str, Any]:
    """All that was measured, for other programs."""
    from roundhouse import arena

    summary = (
        {}
        if not outcomes
        else {
            "standings": [{**asdict(row), "rate": row.rate} for row in arena.standings(outcomes)],
            "ends": arena.reasons(outcomes),
            "tallies": {name: asdict(counts) for name, counts in arena.tallies(outcomes).items()},
            "winning_scores": asdict(arena.winning_scores(outcomes)),
        }
    )
    return {
        **summary,
        "outcomes": [asdict(outcome) for outcome in outcomes],
        "failures": [asdict(failure) for failure in failures],
    }


def _failed(failure: "Failure") -> str:
    match = failure.match
    line_up = ", ".join(match.line_up)
    return said("cli-arena-failed", number=match.number, line_up=line_up, error=failure.error)


def _known_bots(title: str, bots: str) -> list[str]:
    from roundhouse.titles import TITLES

    if title not in TITLES:
        fail(said("cli-no-such-title", title=title, known=", ".join(TITLES)))
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        TITLES[title].bot(name)  # refuses a name that it does not have
    return names


def _usual_seats(title: str) -> int:
    from roundhouse.titles import TITLES

    seats = TITLES[title].game.seats
    return seats[len(seats) // 2] if len(seats) > 1 else seats[0]


def _refuse_bad_setup(title: str, seats: int, settings: dict[str, Any]) -> None:
    """Say what is wrong with the settings once, before any match."""
    from roundhouse.core.game import Setup
    from roundhouse.core.table import Table
    from roundhouse.titles import TITLES

    Table.start(TITLES[title].game, Setup(seats=seats, options=settings))


def _setting(pair: str) -> tuple[str, Any]:
    key, _, value = pair.partition("=")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


@contextmanager
def _executor(jobs: int, cluster: str | None) -> Iterator[Executor]:
    """Processes of this machine, or the workers of a cluster."""
    if cluster is None:
        with ProcessPoolExecutor(jobs) as pool:
            yield pool
        return
    from roundhouse.core.installed import needing

    with needing("cluster"):
        from distributed import Client
    with Client(cluster) as client:
        yield client.get_executor()


class _progress:  # noqa: N801 - used like a function
    """A bar that moves with each game and tells the latest winner."""

    def __init__(self, games: int) -> None:
        from rich.progress import Progress

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
    from rich.table import Table

    from roundhouse import arena

    table = Table(*(said(f"cli-arena-{head}") for head in HEADS))
    for row in arena.standings(outcomes):
        table.add_row(
            row.bot,
            str(row.games),
            f"{row.wins:g}",
            f"{row.rate:.0%}",
            f"{row.low:.0%}–{row.high:.0%}",
            f"{row.mean_score:.0f}",
            str(row.best_score),
            f"{row.seconds:.3f}",
            f"{row.slowest:.2f}",
        )
    screen = console()
    screen.print(table)
    length = sum(sum(outcome.decisions) for outcome in outcomes) / len(outcomes)
    screen.print(said("cli-arena-decisions", count=round(length)))
    screen.print(_spanned(said("cli-arena-winners"), arena.winning_scores(outcomes)))
    for name, counts in arena.tallies(outcomes).items():
        screen.print(_spanned(_counted(outcomes[0].match.title, name), counts))
    for reason, count in arena.reasons(outcomes).items():
        screen.print(f"{count} × {said(reason)}")


def _counted(title: str, name: str) -> str:
    """What the title calls *name* of its tally."""
    from roundhouse.messages import has_text

    key = f"arena-{title}-{name}".replace("_", "-")
    return said(key) if has_text(key, "en") else name.replace("_", " ")


def _spanned(what: str, counts: "Span") -> str:
    values = {"low": counts.low, "high": counts.high, "mean": f"{counts.mean:.1f}"}
    return said("cli-arena-span", what=what, **values)
