"""Replay recorded games of 1846 and compare every state."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from roundhouse.cli.output import fail, language, read_json, said

if TYPE_CHECKING:  # the rules are loaded when the verb runs
    from roundhouse.games.g1846.foreign.compare import Difference
    from roundhouse.games.g1846.foreign.follow import Follower


@click.command(epilog="Example: roundhouse check-corpus ../shared/corpus")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--most", default=5, show_default=True, help="Differences told of each game.")
def command(folder: Path, most: int) -> None:
    """Replay every game file in FOLDER and compare each state with the recorded one.

    A line a game and a total; each known divergence is explained by its name. The exit status is 1
    when anything else differs.
    """
    files = list(_games(folder))
    if not files:
        fail(said("cli-no-games", path=str(folder)))
    known: Counter[str] = Counter()
    actions = unknown = 0
    for name, data in files:
        made, found, names, follower = _compared(data)
        known += names
        actions += made
        unknown += len(found)
        _tell(name, made, found, names, follower, most)
    _sum_up(len(files), actions, unknown, known)
    if unknown:
        raise click.exceptions.Exit(1)


def _games(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The folder's files that hold a game with its states."""
    if not folder.is_dir():
        fail(said("cli-no-such-folder", path=str(folder)))
    for path in sorted(folder.glob("*.json")):
        data = read_json(path)
        if isinstance(data, dict) and "steps" in data:
            yield path.name, data


Compared = tuple[int, list[tuple[int, str, "Difference"]], Counter[str], "Follower"]


def _compared(data: dict[str, Any]) -> Compared:
    from roundhouse.core.errors import Fault  # noqa: PLC0415 - loads the rules
    from roundhouse.games.g1846.foreign.compare import Difference, differences  # noqa: PLC0415
    from roundhouse.games.g1846.foreign.follow import Follower  # noqa: PLC0415
    from roundhouse.games.g1846.foreign.records import read_record  # noqa: PLC0415
    from roundhouse.messages import sentence  # noqa: PLC0415

    follower = Follower(read_record(data))
    made, found, names = 0, [], Counter[str]()
    try:
        for move, step in zip(follower.moves(), data["steps"], strict=True):
            made += 1
            for it in differences(follower.state, follower.record.players, step["after"]):
                if it.name is None:
                    found.append((move.number, move.what, it))
                else:
                    names[it.name] += 1
    except Fault as fault:
        told = Difference(path="", ours=sentence(fault, language()), theirs=None)
        found.append((made + 1, "", told))
    return made, found, names, follower


def _tell(
    name: str,
    made: int,
    found: list[tuple[int, str, "Difference"]],
    names: Counter[str],
    follower: "Follower",
    most: int,
) -> None:
    click.echo(
        said(
            "cli-corpus-game",
            name=name,
            actions=made,
            known=sum(names.values()),
            unknown=len(found),
        )
    )
    for number, what, it in found[:most]:
        click.echo(f"    {number} {what} {it.path}: {_short(it.ours)} / {_short(it.theirs)}")
    for line in agreements(follower):
        click.echo(f"    {line}")


def agreements(follower: "Follower") -> Iterator[str]:
    """What the other site allowed, a line each."""
    from roundhouse.messages import sentence  # noqa: PLC0415 - Fluent is slow to load

    players = follower.record.players
    for agreement in follower.agreed:
        why = " ".join(sentence(fault, language(), players) for fault in agreement.faults)
        yield said("cli-agreed", number=agreement.move.number, move=agreement.move.what, why=why)
    for move in follower.moved:
        yield said("cli-moved", number=move.number, private=move.entity)


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:200]


def _sum_up(games: int, actions: int, unknown: int, known: Counter[str]) -> None:
    for name, times in sorted(known.items()):
        click.echo(
            said("cli-divergence", name=name, times=times, why=said(f"g1846-divergence-{name}"))
        )
    click.echo(said("cli-corpus-total", games=games, actions=actions, unknown=unknown))
