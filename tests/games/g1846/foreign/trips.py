"""Games of ours to be written as the other site would, and read back."""

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.game import Setup
from roundhouse.core.journal import Journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.bots.levels import Easy, Normal
from roundhouse.games.g1846.foreign.aside import OWN
from roundhouse.games.g1846.foreign.exporter import EXPORTER
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View

GAME: Final = Game1846()
NAMES: Final = ("Amy", "Bob", "Carlos", "Dora", "Eve")
WHEN: Final = 1_790_000_000
KINDS: Final = (("random",), ("random", "easy"), ("easy",), ("normal", "random"), ("normal",))
QUICK: Final = (("random",), ("random", "easy"))
MOST: Final = 5_000
FIRST: Final = 100
WILD: Final = 0.1
"""How often sensible players do just anything: enough for odd moves, too little for odd records."""


@cache
def played(number: int, *, most: int = MOST) -> Table[State, View]:
    """Game *number*: each has its players, edition, options and bots; the first are quick."""
    rng = Random(f"trip {number}")
    seats, kinds = 2 + number % 4, rng.choice(QUICK if number < FIRST else KINDS)
    options = {
        "second_edition_privates": rng.random() < 0.5,
        "flexible_issue": rng.random() < 0.7,
        "enforce_max_routes": rng.random() < 0.3,
        "wait_for_passes": rng.random() < 0.2,
    }
    setup = Setup(seats=seats, options=options)
    table = Table.start(GAME, setup, seed=f"trip {number}", players=NAMES[:seats])
    while table.to_act and table.seq < most:
        seat = rng.choice(table.to_act)
        kind = kinds[seat % len(kinds)]
        table.play(seat, _chosen(table, seat, kind, rng))
    return table


def mostly_sensible(seats: int, second: bool, seed: str) -> Table[State, View]:
    """A whole game of normal bots that now and then do just anything."""
    options = {"second_edition_privates": second, "flexible_issue": True}
    setup = Setup(seats=seats, options=options | {"enforce_max_routes": False})
    table, rng = Table.start(GAME, setup, seed=seed, players=NAMES[:seats]), Random(seed)
    while table.to_act:
        seat = table.to_act[0]
        kind = "random" if rng.random() < WILD else "normal"
        table.play(seat, _chosen(table, seat, kind, rng))
    return table


def _chosen(table: Table[State, View], seat: Seat, kind: str, rng: Random) -> Action:
    offers = table.offers(seat)
    if kind == "random" or rng.random() < 0.05:
        return offers.sample(rng)
    bot = Easy() if kind == "easy" else Normal()
    return bot.choose(table.view(seat), offers, rng).action


def exported(journal: Journal) -> dict[str, Any]:
    """The file, as it is read from a disk."""
    page: dict[str, Any] = json.loads(
        json.dumps(EXPORTER.write(journal, name="trip", when=WHEN).data)
    )
    return page


def as_theirs(page: dict[str, Any]) -> dict[str, Any]:
    """The file without what only we read."""
    settings = {key: value for key, value in page["settings"].items() if key != OWN}
    return page | {"settings": settings}


def without_undone(journal: Journal) -> Journal:
    """The game without the steps that were taken back."""
    return replace(
        journal, entries=tuple(journal.entries[n - 1] for n in Table.replay(GAME, journal).line())
    )
