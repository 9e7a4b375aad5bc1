"""A State in the shape of the corpus' ``after``."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    CompanyFrame,
    CorpFrame,
    Dealing,
    Frame,
    LayingExtra,
    SeatFrame,
)
from roundhouse.games.g1846.rules.ids import CorpId, PrivateId
from roundhouse.games.g1846.rules.market import price
from roundhouse.games.g1846.rules.money import held, in_market, in_treasury, is_unbought
from roundhouse.games.g1846.rules.powers import steamboat
from roundhouse.games.g1846.rules.powers.steamboat import Steaming
from roundhouse.games.g1846.rules.state import BANK, INDEPENDENTS, State, is_started

NAMES: Final = {key: DEFS.privates[key].name for key in DEFS.privates if key not in INDEPENDENTS}
"""What a private that decides is called."""
PHASES: Final = {1: "I", 2: "II", 3: "III", 4: "IV"}


def after(state: State, names: tuple[str, ...]) -> dict[str, Any]:
    """The position as the corpus tells it."""
    return {
        "round": _round(state),
        "turn": state.set_no if state.options.two_player else max(1, state.set_no),
        "phase": PHASES[state.phase],
        "bank": state.cash[BANK],
        "entity": _entity(state, names),
        "players": {name: _player(state, Seat(seat)) for seat, name in enumerate(names)},
        "corporations": {corp: _corporation(state, corp, names) for corp in state.corps},
        "minors": {
            company: _independent(state, company, names)
            for company in INDEPENDENTS
            if is_unbought(state, company)
        },
        "market": _market(state),
        "tiles": {
            place: f"{laid.tile}@{laid.rotation}" for place, laid in state.board.tiles.items()
        },
    }


def in_full(told: dict[str, Any]) -> dict[str, Any]:
    """A state that tells less, in the same shape: "cash" and "corps" of exports' states."""
    if "corps" not in told:
        return told
    name, _, number = str(told.get("round", "")).partition(" ")
    full: dict[str, Any] = {key: told[key] for key in ("bank", "entity") if key in told}
    full["players"] = {who: {"cash": cash} for who, cash in told.get("cash", {}).items()}
    full["corporations"] = {
        corp: _led(fields) for corp, fields in told["corps"].items() if isinstance(fields, dict)
    }
    if name != "END":
        full["round"] = name
    if set_no := number.partition(".")[0]:
        full["turn"] = int(set_no)
    full["entity"] = NAMES.get(PrivateId(str(told.get("entity"))), told.get("entity"))
    return full


def _led(fields: dict[str, Any]) -> dict[str, Any]:
    """A corporation as that state tells it: nobody leads one on the market without a president."""
    unled = fields.get("price") is not None and fields.get("president") is None
    return {**fields, "president": "market"} if unled else fields


def _round(state: State) -> str:
    if state.or_no or state.over:
        return "OR"
    return "SR" if state.set_no else "DR"


def _entity(state: State, names: tuple[str, ...]) -> str | None:
    """Who decides next: a company, or a player."""
    frame: Frame | None = state.stack[-1] if state.stack else None
    if isinstance(frame, Steaming):
        return steamboat.POWER.printed.name
    if isinstance(frame, LayingExtra):
        return DEFS.privates[frame.private].name
    if isinstance(frame, SeatFrame | Dealing):
        return names[frame.seat]
    if isinstance(frame, CorpFrame):
        return frame.corp
    return frame.company if isinstance(frame, CompanyFrame) else None


def _player(state: State, seat: Seat) -> dict[str, Any]:
    return {
        "cash": state.cash[seat],
        "companies": sorted(private for private, owner in state.owners.items() if owner == seat),
        "shares": {
            corp: 10 * held(state, corp, seat) for corp in state.corps if held(state, corp, seat)
        },
    }


def _independent(state: State, company: PrivateId, names: tuple[str, ...]) -> dict[str, Any]:
    owner = state.owners.get(company)
    return {
        "cash": state.cash.get(company, 0),
        "owner": names[owner] if isinstance(owner, int) else None,
        "trains": list(state.trains.get(company, ("2",))),
    }


def _corporation(state: State, corp: CorpId, names: tuple[str, ...]) -> dict[str, Any]:
    started = is_started(state, corp)
    president = state.presidents.get(corp)
    return {
        "cash": state.cash.get(corp, 0),
        "price": price(state, corp) if started else None,
        "ipo": 10 * in_treasury(state, corp) if started else 100,
        "market": 10 * in_market(state, corp),
        "president": None if not started else "market" if president is None else names[president],
        "trains": list(state.trains.get(corp, ())),
        "tokens": sorted(place for place, _ in state.board.cities_of(corp)),
        "companies": sorted(private for private, owner in state.owners.items() if owner == corp),
    }


def _market(state: State) -> list[list[Any]]:
    columns: dict[int, list[str]] = {}
    for corp in state.order:
        columns.setdefault(state.columns[corp], []).append(corp)
    return [[DEFS.prices[column], corps] for column, corps in sorted(columns.items())]
