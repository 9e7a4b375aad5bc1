"""Replay recorded games of 1846 and compare every state."""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from roundhouse.cli.output import fail, language, read_json, said, tell


@dataclass(slots=True)
class Checked:
    """What came of one game: a line for each difference, how often each known one occurs."""

    actions: int = 0
    unknown: list[str] = field(default_factory=list)
    known: Counter[str] = field(default_factory=Counter)
    agreed: list[str] = field(default_factory=list)


@click.command(epilog="Example: roundhouse check-corpus ../shared/corpus")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--most", default=5, show_default=True, help="Differences told of each game.")
def command(folder: Path, most: int) -> None:
    """Replay every game file in FOLDER and compare each state with the recorded one.

    A line a game and a total; each known divergence is explained by its name. The exit status is 1
    when anything else differs, or a file cannot be read.
    """
    checked = []
    for path in _files(folder):
        if (one := _checked(path)) is not None:
            checked.append(one)
            _tell(path.name, one, most)
    if not checked:
        fail(said("cli-no-games", path=str(folder)))
    _sum_up(checked)
    if any(one.unknown for one in checked):
        raise click.exceptions.Exit(1)


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        fail(said("cli-no-such-folder", path=str(folder)))
    return sorted(path for path in folder.glob("*.json") if path.is_file())


def _checked(path: Path) -> Checked | None:
    """The game in *path* compared; None when the file holds no game with its states."""
    from roundhouse.core.errors import Fault
    from roundhouse.messages import sentence

    one = Checked()
    try:
        data = read_json(path)
        if not isinstance(data, dict) or "steps" not in data:
            return None
        _compare(data, one)
    except Fault as fault:
        one.unknown.append(sentence(fault, language()))
    return one


def _compare(data: dict[str, Any], one: Checked) -> None:
    from roundhouse.games.g1846.foreign.compare import differences
    from roundhouse.games.g1846.foreign.follow import Follower
    from roundhouse.games.g1846.foreign.importer import remarks
    from roundhouse.games.g1846.foreign.records import read_record

    follower = Follower(read_record(data))
    for move, step in zip(follower.moves(), data["steps"], strict=True):
        one.actions += 1
        if not isinstance(step.get("after"), dict):
            raise move.bad("after")
        for it in differences(follower.state, follower.record.players, step["after"]):
            if it.name is None:
                values = f"{_short(it.ours)} / {_short(it.theirs)}"
                one.unknown.append(f"{move.number} {move.what} {it.path}: {values}")
            else:
                one.known[it.name] += 1
    one.agreed += remarks(follower, language())


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:200]


def _tell(name: str, one: Checked, most: int) -> None:
    known, unknown = one.known.total(), len(one.unknown)
    tell(said("cli-corpus-game", name=name, actions=one.actions, known=known, unknown=unknown))
    for line in (*one.unknown[:most], *one.agreed):
        tell(f"    {line}")


def _sum_up(checked: list[Checked]) -> None:
    known = sum((one.known for one in checked), Counter[str]())
    for name, times in sorted(known.items()):
        click.echo(
            said("cli-divergence", name=name, times=times, why=said(f"g1846-divergence-{name}"))
        )
    actions = sum(one.actions for one in checked)
    unknown = sum(len(one.unknown) for one in checked)
    click.echo(said("cli-corpus-total", games=len(checked), actions=actions, unknown=unknown))
