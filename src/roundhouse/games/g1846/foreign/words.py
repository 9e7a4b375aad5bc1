"""A foreign move in our words: the actions that it may mean, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from roundhouse.core.actions import Action, Pass
from roundhouse.games.g1846.foreign.faults import UnknownMove
from roundhouse.games.g1846.foreign.records import Move
from roundhouse.games.g1846.foreign.tracks import chained, route_of
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import LayingExtra, Picking
from roundhouse.games.g1846.rules.ids import (
    BLANK,
    CHICAGO,
    CardId,
    CorpId,
    HexId,
    PrivateId,
    TileId,
    TrainId,
)
from roundhouse.games.g1846.rules.powers import chicago_western_indiana, powers
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PlacePrivateToken
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile, TilePower
from roundhouse.games.g1846.rules.powers.steamboat import AssignPort
from roundhouse.games.g1846.rules.route import Route
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.draft.pick import Pick
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.issue import IssueShares, RedeemShares
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom

FIRST_CARD: Final = TrainId("2")
INDEPENDENT_TRAINS: Final = {"MS": "2-0", "BIG4": "2-1"}
DIVIDENDS: Final = {"payout": "full", "half": "half", "withhold": "withhold"}


@dataclass(slots=True)
class Copies:
    """The site names each copy of a tile, train and share; this knows where they are."""

    renumbered: bool = False  # Chicago's cities, on laid tiles (R3)
    unnamed: bool = False  # a private's tile may be laid in its owner's name (B11)
    ends: bool = False  # an N/M train counts both its ends (B8)
    by_ends: list[Action] = field(default_factory=list)  # runs that would have counted otherwise
    tiles: dict[str, HexId] = field(default_factory=dict)
    trains: dict[str, tuple[CorpId | None, TrainId]] = field(default_factory=dict)
    sold: set[str] = field(default_factory=set)  # shares that have left their treasury

    def note(self, move: Move) -> None:
        """Remember what *move* did with its copies."""
        match move.what:
            case "lay_tile":
                self.tiles[move.text("tile")] = HexId(move.text("hex"))
            case "buy_train":
                self.trains[move.text("train")] = (CorpId(move.entity), self.train_type(move))
            case "buy_company" if move.text("company") in INDEPENDENT_TRAINS:
                train = INDEPENDENT_TRAINS[move.text("company")]
                self.trains[train] = (CorpId(move.entity), TrainId("2"))
            case "discard_train":
                self.trains[move.text("train")] = (None, self.train_type(move))
            case "par":
                self.sold.add(f"{move.text('corporation')}_0")
            case "buy_shares" if move.kind == "corporation":
                self.sold -= set(move.texts("shares"))
            case "buy_shares" | "sell_shares":
                self.sold |= set(move.texts("shares"))

    def train_type(self, move: Move) -> TrainId:
        """What the train of *move* is: the side that was bought, else the card's first side."""
        name = move.text("train")
        if "variant" in move.fields:
            return TrainId(move.text("variant"))
        return self.trains.get(name, (None, card_of(name)))[1]

    def note_unlisted(self, corp: CorpId, train: TrainId) -> None:
        """A corporation without a president bought a train: no move names it.

        The copies of a card are sold in their order, the first two to the independents.
        """
        sides = DEFS.phases[DEFS.trains[train].phase - 1].trains
        card = next(side.id for side in sides if side.counts == side.visits)
        first = len(INDEPENDENT_TRAINS) if card == FIRST_CARD else 0
        number = next(n for n in count(first) if f"{card}-{n}" not in self.trains)
        self.trains[f"{card}-{number}"] = (corp, train)

    def seller(self, move: Move) -> CorpId | None:
        """The corporation that owns the train; None: the bank."""
        return self.trains.get(move.text("train"), (None, TrainId("")))[0]

    def is_returned(self, move: Move) -> bool:
        """Whether the bank has the train from a corporation."""
        return self.trains.get(move.text("train"), (CorpId(""), TrainId("")))[0] is None

    def city(self, move: Move) -> tuple[HexId, int]:
        """The hex and stop that a place_token names: "tile-copy-city" or "hex-0-city"."""
        copy, _, stop = move.text("city").rpartition("-")
        printed = HexId(copy.partition("-")[0])
        place = printed if printed in DEFS.hexes else self.tiles.get(copy)
        if place is None:
            raise move.bad("city")
        city = move.written("city", stop)
        if self.renumbered and place == CHICAGO and printed != CHICAGO:
            return place, (city + 1) % DEFS.hexes[CHICAGO].layout.stops
        return place, city


def card_of(copy: str) -> TrainId:
    """The first side of the card that a copy's name begins with."""
    return TrainId(copy.rpartition("-")[0])


def meanings(state: State, copies: Copies, move: Move) -> list[Action]:
    """What *move* may mean to us in this position; [] when it means nothing here."""
    read = READERS.get(move.what)
    if read is None:
        raise UnknownMove(number=move.number, move=move.what[:40])
    return read(state, copies, move)


def _bid(state: State, _copies: Copies, move: Move) -> list[Action]:
    name = move.text("company")
    if isinstance(state.stack[-1], Picking):
        return [Pick(card=BLANK if name.startswith("Pass") else CardId(name))]
    return [TakePrivate(private=PrivateId(name))]


def _par(_state: State, _copies: Copies, move: Move) -> list[Action]:
    price = move.written("share_price", move.text("share_price").partition(",")[0])
    return [OpenCorp(corp=CorpId(move.text("corporation")), price=price)]


def _buy_shares(_state: State, copies: Copies, move: Move) -> list[Action]:
    shares = move.texts("shares")
    if move.kind == "corporation":
        return [RedeemShares(count=len(shares))]
    corp = CorpId(shares[0].rpartition("_")[0])
    return [BuyShare(corp=corp, source="market" if shares[0] in copies.sold else "treasury")]


def _sell_shares(_state: State, _copies: Copies, move: Move) -> list[Action]:
    shares = move.texts("shares")
    sold = sum(2 if share.endswith("_0") else 1 for share in shares)
    if "percent" in move.fields:
        sold = move.whole("percent") // 10
    if move.kind == "corporation":
        return [IssueShares(count=sold), EmergencyIssue(count=sold)]
    return [SellShares(corp=CorpId(shares[0].rpartition("_")[0]), count=sold)]


def _lay_tile(state: State, copies: Copies, move: Move) -> list[Action]:
    place = HexId(move.text("hex"))
    tile = TileId(move.text("tile").rpartition("-")[0])
    rotation = move.whole("rotation")
    if move.kind == "company":
        private = PrivateId(move.entity)
        return [LayPrivateTile(private=private, hex=place, tile=tile, rotation=rotation)]
    found: list[Action] = [LayTile(hex=place, tile=tile, rotation=rotation)]
    owned = _own_power(state, move) if copies.unnamed else None
    if owned is not None:  # it cost nothing there
        found.insert(0, LayPrivateTile(private=owned, hex=place, tile=tile, rotation=rotation))
    return found


def _own_power(state: State, move: Move) -> PrivateId | None:
    """Old records do not say that a corporation uses a private; the hexes of its card do (B11)."""
    for private, power in powers().items():
        own = isinstance(power, TilePower) and state.owners.get(private) == move.entity
        if own and move.text("hex") in power.printed.hexes:
            return private if private not in state.used or _is_second(state, private) else None
    return None


def _is_second(state: State, private: PrivateId) -> bool:
    frame = state.stack[-1]
    return isinstance(frame, LayingExtra) and frame.private == private


def _place_token(state: State, copies: Copies, move: Move) -> list[Action]:
    place, stop = copies.city(move)
    if move.kind == "company":
        return [PlacePrivateToken()]
    found: list[Action] = [PlaceToken(hex=place, stop=stop)]
    if _is_free(state, copies, CorpId(move.entity), place, stop):
        found.insert(0, PlacePrivateToken())
    return found


def _is_free(state: State, copies: Copies, corp: CorpId, place: HexId, stop: int) -> bool:
    """Whether the site takes the private's token though the corporation acts in its own name.

    It does so in the city next to it, once in any of Chicago's (B11, B12).
    """
    private = chicago_western_indiana.POWER.id
    if place != CHICAGO or state.owners.get(private) != corp or private in state.used:
        return False
    return copies.unnamed or stop == chicago_western_indiana.POWER.printed.stop


def _run_routes(state: State, copies: Copies, move: Move) -> list[Action]:
    routes: list[Route] = []
    others: list[Route] = []
    for row in move.rows("routes"):
        legs = row.get("connections")
        if not isinstance(legs, list) or not all(isinstance(leg, list) and leg for leg in legs):
            raise move.bad("connections")
        train = str(row.get("train"))
        listed = copies.trains.get(train)
        kind = listed[1] if listed else card_of(train)
        if legs:
            path = chained(legs)
            company = CorpId(move.entity)
            city = _chicago_city(move, row.get("nodes"))
            routes.append(route_of(state, company, kind, path, city=city, ends=copies.ends))
            others.append(route_of(state, company, kind, path, city=city, ends=False))
    run = RunRoutes(routes=tuple(routes))
    if routes != others:
        copies.by_ends.append(run)
    return [run]


def _chicago_city(move: Move, nodes: object) -> int | None:
    """The city of Chicago among a route's nodes ("D6-2")."""
    for node in nodes if isinstance(nodes, list) else []:
        place, _, stop = str(node).partition("-")
        if place == CHICAGO:
            return move.written("nodes", stop)
    return None


def _dividend(_state: State, _copies: Copies, move: Move) -> list[Action]:
    kind = DIVIDENDS.get(move.text("kind"))
    match kind:
        case "full" | "half" | "withhold":
            return [PayDividend(kind=kind)]
        case _:
            raise move.bad("kind")


def _buy_train(_state: State, copies: Copies, move: Move) -> list[Action]:
    seller, train, price = copies.seller(move), copies.train_type(move), move.whole("price")
    if seller is not None:
        return [BuyTrainFrom(corp=seller, train=train, price=price)]
    return [BuyTrain(train=train, returned=copies.is_returned(move))]


def _discard_train(_state: State, copies: Copies, move: Move) -> list[Action]:
    return [ReturnTrain(train=copies.train_type(move))]


def _buy_company(_state: State, _copies: Copies, move: Move) -> list[Action]:
    return [BuyPrivate(private=PrivateId(move.text("company")), price=move.whole("price"))]


def _assign(_state: State, _copies: Copies, move: Move) -> list[Action]:
    target = move.text("target")
    if move.text("target_type") == "hex":
        return [PlaceMarker(private=PrivateId(move.entity), hex=HexId(target))]
    return [AssignPort(company=CorpId(target))]


def _bankrupt(_state: State, _copies: Copies, _move: Move) -> list[Action]:
    return [DeclareBankruptcy()]


def _pass(_state: State, _copies: Copies, _move: Move) -> list[Action]:
    return [Pass()]


def _nothing(_state: State, _copies: Copies, _move: Move) -> list[Action]:
    return []


READERS: Final[dict[str, Callable[[State, Copies, Move], list[Action]]]] = {
    "bid": _bid,
    "par": _par,
    "buy_shares": _buy_shares,
    "sell_shares": _sell_shares,
    "lay_tile": _lay_tile,
    "place_token": _place_token,
    "run_routes": _run_routes,
    "dividend": _dividend,
    "buy_train": _buy_train,
    "discard_train": _discard_train,
    "buy_company": _buy_company,
    "assign": _assign,
    "bankrupt": _bankrupt,
    "pass": _pass,
    "end_game": _nothing,
    "program_share_pass": _nothing,
    "program_buy_shares": _nothing,
    "program_disable": _nothing,
    "program_enable": _nothing,
}
