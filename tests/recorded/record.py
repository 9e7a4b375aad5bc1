"""Record games between bots: ``python -m tests.recorded.record`` writes those not yet there.

A recorded game is added, never changed: under the rules version that it names it must come out
the same for ever.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from roundhouse.core.codec import encode
from roundhouse.core.game import Setup
from roundhouse.core.journal import Journal, dump_journal
from roundhouse.core.reading import load_journal
from roundhouse.core.table import Table
from roundhouse.titles import TITLES

FOLDER = Path(__file__).parent / "games"
RESULTS = FOLDER / "results.json"


@dataclass(frozen=True)
class Game:
    """A game to record: the title, who plays, and how it begins."""

    title: str
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


GAMES = {
    "1846-two-players": Game("1846", ("random", "random")),
    "1846-three-players": Game("1846", ("normal", "easy", "normal")),
    "1846-second-edition": Game("1846", ("easy",) * 4, {"second_edition_privates": True}),
    "1846-five-players": Game("1846", ("normal",) * 5, {"flexible_issue": True}),
    "central-europe": Game("switch_signal", ("normal", "easy")),
    "north-america": Game("switch_signal", ("random",), {"board": "north-america"}),
    "free-layout": Game(
        "switch_signal", ("easy",) * 3, {"layout": "free", "departure": "variable", "goods": 10}
    ),
    # from here on by version 2 of the rules
    "1846-answered-offers": Game("1846", ("random",) * 4),
    "1846-by-the-letter": Game("1846", ("random",) * 3, {"by_the_letter": True}),
    "1846-version-2": Game("1846", ("normal", "easy", "normal")),
    "central-europe-fewer-cards": Game("switch_signal", ("random", "random")),
    "north-america-version-2": Game(
        "switch_signal", ("normal", "easy"), {"board": "north-america"}
    ),
}


def played(name: str, game: Game) -> Table[Any, Any]:
    """The game, by its name as the seed."""
    title = TITLES[game.title]
    setup = Setup(seats=len(game.bots), options=game.options)
    table = Table.start(title.game, setup, seed=name, players=("Amy", "Bob", "Cleo", "Dan", "Eve"))
    bots, rng = [title.bots[bot]() for bot in game.bots], Random(name)
    while table.result is None:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.offers(seat), rng).action)
    return table


def journal_of(name: str) -> Journal:
    """The recorded game *name*."""
    return load_journal(TITLES.values(), (FOLDER / f"{name}.json").read_bytes())


def results() -> dict[str, Any]:
    """How each recorded game ended."""
    return dict(json.loads(RESULTS.read_text(encoding="utf-8"))) if RESULTS.exists() else {}


def record() -> None:
    """Write the games that are not yet there."""
    known = results()
    for name, game in GAMES.items():
        if name not in known:
            table = played(name, game)
            (FOLDER / f"{name}.json").write_text(dump_journal(table.journal), encoding="utf-8")
            known[name] = encode(table.result)
    RESULTS.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
