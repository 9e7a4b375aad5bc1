"""Every action, event and error of 1846: what its journals, logs and refusals are made of."""

from __future__ import annotations

from typing import Final, TypeVar

from roundhouse.core.actions import Action, Pass
from roundhouse.core.codec import kinds_in
from roundhouse.core.errors import Fault, GameOver, NotNow, NotYourTurn
from roundhouse.core.events import Event
from roundhouse.core.table import Agreed, Undone
from roundhouse.core.vocabulary import Vocabulary
from roundhouse.games.g1846.rules import (
    base,
    closing,
    deals,
    market,
    money,
    reach,
    route,
    running,
    shares,
    tiles,
    tokens,
)
from roundhouse.games.g1846.rules import forced as forced_purchase
from roundhouse.games.g1846.rules import track as laying_track
from roundhouse.games.g1846.rules import trains as phases
from roundhouse.games.g1846.rules.powers import (
    chicago_western_indiana,
    little_miami,
    markers,
    power,
    second_tile,
    steamboat,
)
from roundhouse.games.g1846.rules.powers import tiles as power_tiles
from roundhouse.games.g1846.rules.steps import (
    bankruptcy,
    buy_private,
    company_turn,
    consent,
    dividend,
    forced,
    issue,
    open_corp,
    return_train,
    rounds,
    run,
    setup,
    stock,
    token,
    track,
    trains,
)
from roundhouse.games.g1846.rules.steps.draft import (
    deal,
    distribution,
    last_private,
    pick,
    two_players,
)

T = TypeVar("T", bound=Action | Event | Fault)

MODULES: Final = (
    base,
    *(money, market, shares, deals, closing),
    *(tiles, laying_track, reach, tokens),
    *(route, running),
    *(phases, forced_purchase),
    *(setup, deal, pick, distribution, last_private, two_players),
    *(rounds, stock, open_corp),
    *(company_turn, issue, track, token, run, dividend),
    *(trains, return_train, forced, bankruptcy),
    *(buy_private, consent),
    *(power, power_tiles, second_tile, markers, little_miami, steamboat, chicago_western_indiana),
)
"""Where they stand: each beside its decision."""


def _kinds(base: type[T], *of_every_table: type[T]) -> tuple[type[T], ...]:
    """Those that *MODULES* define, and those of the core that tables of 1846 use, by wire name."""
    inside = f"{__package__}."
    own = {kind for kind in kinds_in(base, *MODULES) if kind.__module__.startswith(inside)}
    return tuple(sorted(own.union(of_every_table), key=lambda kind: kind.wire))


VOCABULARY: Final = Vocabulary(
    actions=_kinds(Action, Pass),
    events=_kinds(Event, Agreed, Undone),
    errors=_kinds(Fault, GameOver, NotNow, NotYourTurn),
)
