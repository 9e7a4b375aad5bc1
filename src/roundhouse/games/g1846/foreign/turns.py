"""What is still to come in a company's turn of a record: where the other site's steps end.

That site ends its track step by itself when nothing more can be built, else by a pass; it issues
until the dividend; and it writes an emergency issue like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.g1846.foreign.records import Move

BUILDING: Final = ("lay_tile", "place_token")
TRAINS: Final = ("run_routes", "dividend", "buy_train", "bankrupt", "discard_train")
ASIDE: Final = ("buy_company",)


def rest_of_turn(moves: Sequence[Move], place: int) -> list[Move]:
    """The moves after *place* that belong to the same company's turn, asides left out."""
    company, rest, trains = moves[place], [], moves[place].what in TRAINS
    if company.kind not in ("corporation", "minor"):
        company = next((m for m in moves[place:] if m.kind == "corporation"), company)
    for move in moves[place + 1 :]:
        if move.kind == "company" or move.what in ASIDE:
            continue
        if move.kind == "player" and move.what != "sell_shares":
            break
        if move.kind != "player" and move.entity != company.entity:
            break
        if trains and move.kind == "corporation" and move.what in BUILDING:
            break  # its next turn
        trains = trains or move.what in TRAINS
        rest.append(move)
    return rest


def next_company(moves: Sequence[Move], place: int) -> str:
    """The company that moves at *place* or next after it; "" when none does."""
    companies = (move.entity for move in moves[place:] if move.kind in ("corporation", "minor"))
    return next(companies, "")


def before_trains(rest: Sequence[Move], cash: int) -> list[Move] | None:
    """What comes before trains run or are bought; None when they neither run nor are bought."""
    for place, move in enumerate(rest):
        if move.what in TRAINS or (is_emergency(rest[place + 1 :], cash) and _is_issue(move)):
            return list(rest[:place])
        if move.kind == "player":
            return list(rest[:place])
    return None


def _is_issue(move: Move) -> bool:
    return move.what == "sell_shares" and move.kind == "corporation"


def is_emergency(rest: Sequence[Move], cash: int) -> bool:
    """Whether shares sold now by a corporation are to pay for a train that *rest* begins with."""
    if not rest:
        return False
    if rest[0].what == "buy_train":
        return rest[0].whole("price") > cash
    return rest[0].what == "bankrupt" or rest[0].kind == "player"


def asides_of_turn(moves: Sequence[Move], now: Move) -> list[Move]:
    """The uses of privates that follow *now* in the same company's turn."""
    found = []
    for move in moves[moves.index(now) + 1 :]:
        if move.kind == "company":
            found.append(move)
        elif move.entity != now.entity:
            break
    return found
