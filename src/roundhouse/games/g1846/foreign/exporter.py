"""Games of ours for 18xx.games, for the title."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from roundhouse.core.game import Result
from roundhouse.core.journal import Journal
from roundhouse.core.title import Exported
from roundhouse.games.g1846.foreign.aside import OWN
from roundhouse.games.g1846.foreign.writing.deck import Luck, noted_seeds, seed_for
from roundhouse.games.g1846.foreign.writing.departures import GAME
from roundhouse.games.g1846.foreign.writing.script import Script
from roundhouse.games.g1846.rules.state import State
from roundhouse.messages import seat_name, text

USUAL, FOR_TWO = "1846", "1846 2p Variant"
ENDS: Final = {
    "bank_broken": "bank",
    "no_trains": "final_train",
    "one_player_left": "bankrupt",
    "all_closed": "all_closed",
    "nothing_left": "all_closed",
    "agreed": "manually_ended",
}


class To18xx:
    """Writes what 18xx.games would export."""

    site: Final = "18xx.games"

    def write(self, journal: Journal, *, name: str, when: int) -> Exported:
        """The game as that site has it; *when* it was written, in seconds."""
        script = Script(journal)
        luck = Luck(
            players=journal.setup.seats,
            second_edition=script.state.options.second_edition_privates,
            in_play=script.in_play,
            picks=tuple(card for _, card in script.picks),
        )
        found = seed_for(luck, noted_seeds(journal))
        if found is not None:
            for (place, _), pick in zip(script.picks, found[1], strict=False):
                script.actions[place]["company"] = pick
        data = _page(journal, script, found[0] if found else None)
        data |= {"id": f"hs_{name}_{when}", "created_at": when, "updated_at": when}
        data["actions"] = [{**said, "created_at": when} for said in script.actions]
        return Exported(
            data=data,
            moves=len(script.actions),
            remarks=partial(_remarks, script, seedless=found is None),
        )


def _page(journal: Journal, script: Script, seed: int | None) -> dict[str, Any]:
    state, result = script.state, GAME.result(script.state)
    seats = range(journal.setup.seats)
    return {
        "id": "",
        "description": "",
        "user": {"id": 0, "name": "You"},
        "players": [
            {"id": seat, "name": name} for seat, name in zip(seats, _names(journal), strict=True)
        ],
        "min_players": str(len(seats)),
        "max_players": str(len(seats)),
        "title": FOR_TWO if state.options.two_player else USUAL,
        "settings": _settings(journal, script, seed),
        "user_settings": None,
        "status": "finished" if result else "active",
        "turn": state.set_no if state.options.two_player else max(1, state.set_no),
        "round": _round(state),
        "acting": list(GAME.to_act(state)),
        "result": _scores(result),
        "loaded": True,
        "created_at": 0,
        "updated_at": 0,
        "manually_ended": False,
        "mode": "hotseat",
        **({"game_end_reason": ENDS[state.over]} if result else {}),
    }


def _names(journal: Journal) -> list[str]:
    """That site tells players apart by their names."""
    names = [seat_name(seat, "en", journal.players) for seat in range(journal.setup.seats)]
    return [
        name if name not in names[:seat] else f"{name} ({seat + 1})"
        for seat, name in enumerate(names)
    ]


def _settings(journal: Journal, script: Script, seed: int | None) -> dict[str, Any]:
    """What that site asks when a game is made, and what only we read."""
    own = {
        "version": script.state.version,
        "options": dict(journal.setup.options),
        "moves": len(script.actions),
        "silent": script.aside.silent,
        "entries": script.aside.entries,
    }
    rules = [] if script.state.options.second_edition_privates else ["first_ed"]
    return {"seed": "" if seed is None else seed, "optional_rules": rules, OWN: own}


def _round(state: State) -> str:
    if state.or_no or state.over:
        return "Operating Round"
    return "Stock Round" if state.set_no else "Draft Round"


def _scores(result: Result | None) -> dict[str, int]:
    return {str(seat): score for seat, score in enumerate(result.scores)} if result else {}


def _remarks(script: Script, language: str, *, seedless: bool) -> Iterator[str]:
    """What that site cannot do: of the whole game, then a sentence an entry."""
    if seedless:
        yield text("g1846-departs-seed", language)
    if script.state.options.by_the_letter:
        yield text("g1846-departs-letter", language)
    for departure in script.departures:
        key = f"g1846-departs-{departure.why}"
        yield text(key, language, entry=departure.entry, **departure.params)


EXPORTER: Final = To18xx()
