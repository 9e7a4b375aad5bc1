"""Every action, event and error of 1846: what its journals, logs and refusals are made of."""

from __future__ import annotations

from typing import Final

from roundhouse.core.vocabulary import words_in
from roundhouse.games.g1846.rules import (
    base,
    closing,
    correction,
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
from roundhouse.games.g1846.rules.powers import modules as power_modules
from roundhouse.games.g1846.rules.powers.kinds import markers, power, reserved_pair
from roundhouse.games.g1846.rules.powers.kinds import tiles as power_tiles
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
    second_tile,
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

MODULES: Final = (
    base,
    *(money, market, shares, deals, closing),
    *(tiles, laying_track, reach, tokens),
    *(route, running, correction),
    *(phases, forced_purchase),
    *(setup, deal, pick, distribution, last_private, two_players),
    *(rounds, stock, open_corp),
    *(company_turn, issue, track, token, run, dividend),
    *(trains, return_train, forced, bankruptcy),
    *(buy_private, consent),
    *(power, second_tile, power_tiles, reserved_pair, markers, *power_modules()),
)
"""Where they stand: each beside its decision."""


VOCABULARY: Final = words_in(*MODULES)
