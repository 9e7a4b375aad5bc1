"""Replay recorded games of 1846 and compare every state."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from roundhouse.cli.output import fail, language, read_json, said, tell

if TYPE_CHECKING:  # the game is loaded when the verb runs
    from roundhouse.games.g1846.foreign.corpus import Checked

STATES = ".states.json"
"""How the file ends that holds the states of an export beside it."""
GENERATED = "generated"
"""Where such exports lie in the folder."""


@click.command(epilog="Example: roundhouse check-corpus ../shared/corpus")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--most", default=5, show_default=True, help="Differences told of each game.")
def command(folder: Path, most: int) -> None:
    """Replay every game in FOLDER and compare each state with the recorded one.

    Read are records with their states, and exports with a NAME.states.json beside them, there and
    in FOLDER/generated. A line a game says whether it is equal, explained, different or refused,
    and how many actions were not compared; then each known divergence is explained by its name.
    The exit status is 1 when a game is different or refused.
    """
    found = []
    for path, data, states in _games(folder):
        one = _checked(data, states)
        found.append(one)
        _tell(path.name, one, most)
    if not found:
        fail(said("cli-no-games", path=str(folder)))
    _sum_up(found)
    if any(one.verdict in ("different", "refused") for one in found):
        raise click.exceptions.Exit(1)


def _games(folder: Path) -> Iterator[tuple[Path, Any, Any]]:
    """Each game with the states beside it, or None; what cannot be read is a game refused."""
    if not folder.is_dir():
        fail(said("cli-no-such-folder", path=str(folder)))
    files = [*sorted(folder.glob("*.json")), *sorted((folder / GENERATED).glob("*.json"))]
    for path in files:
        if path.name.endswith(STATES) or not path.is_file():
            continue
        beside = path.with_name(path.stem + STATES)
        data = _read(path)
        states = _read(beside) if beside.is_file() else None
        if states is not None or _is_game(data):
            yield path, data, states


def _is_game(data: Any) -> bool:
    """Whether a file without states beside it is a record with its states, or cannot be read."""
    return isinstance(data, Exception) or (isinstance(data, dict) and "steps" in data)


def _read(path: Path) -> Any:
    from roundhouse.core.errors import Fault

    try:
        return read_json(path)
    except Fault as fault:
        return fault


def _checked(data: Any, states: Any) -> "Checked":
    from roundhouse.core.errors import Fault
    from roundhouse.games.g1846.foreign.corpus import Checked, checked

    for each in (data, states):
        if isinstance(each, Fault):
            return Checked(doubt=each)
    return checked(data, states)


def _tell(name: str, one: "Checked", most: int) -> None:
    tell(
        said(
            "cli-corpus-game",
            name=name,
            verdict=said(f"cli-corpus-{one.verdict}"),
            actions=one.compared,
            left=one.left,
            known=one.known.total(),
            unknown=len(one.unexplained),
        )
    )
    for line in _lines(one, most):
        tell(f"    {line}")


def _lines(one: "Checked", most: int) -> Iterator[str]:
    from roundhouse.games.g1846.foreign.importer import departure, told
    from roundhouse.games.g1846.foreign.search import outcome
    from roundhouse.messages import sentence

    for move, it in one.unexplained[:most]:
        yield f"{move.number} {move.what} {it.path}: {_short(it.ours)} / {_short(it.theirs)}"
    for move in one.missing[:most]:
        yield said("cli-corpus-no-state", number=move.number)
    if one.doubt is not None:
        yield sentence(one.doubt, language())
    if one.follower is None:
        return
    found = outcome(one.follower)
    if one.doubt is None and found.verdict == "different":
        yield told(found, language())
    for each in one.follower.remarkable:
        yield departure(each, one.follower.record.players, language())


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:200]


def _sum_up(found: "list[Checked]") -> None:
    from roundhouse.games.g1846.foreign.corpus import VERDICTS

    known = sum((one.known for one in found), Counter[str]())
    for name, times in sorted(known.items()):
        click.echo(
            said("cli-divergence", name=name, times=times, why=said(f"g1846-divergence-{name}"))
        )
    verdicts = Counter(one.verdict for one in found)
    click.echo(
        said(
            "cli-corpus-total",
            games=len(found),
            actions=sum(one.compared for one in found),
            left=sum(one.left for one in found),
            **{verdict: verdicts[verdict] for verdict in VERDICTS},
        )
    )
