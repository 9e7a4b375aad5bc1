"""An action of ours in that site's words, with the copies it moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from roundhouse.core.actions import Action, Seat
from roundhouse.games.g1846.foreign.words import DIVIDENDS, INDEPENDENT_TRAINS
from roundhouse.games.g1846.foreign.writing.certificates import Certificates
from roundhouse.games.g1846.foreign.writing.runs import rows
from roundhouse.games.g1846.foreign.writing.supply import FIRST_TRAIN, Supply
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import CompanyFrame, CorpFrame, SeatFrame
from roundhouse.games.g1846.rules.ids import CHICAGO, CompanyId, CorpId, HexId, PrivateId, TileId
from roundhouse.games.g1846.rules.powers import chicago_western_indiana, steamboat
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PlacePrivateToken
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.powers.steamboat import AssignPort, Steaming
from roundhouse.games.g1846.rules.state import BANK, MARKET, State, turn_of
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.dividend import PayDividend
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.forced import EmergencyIssue
from roundhouse.games.g1846.rules.steps.issue import IssueShares, RedeemShares
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.steps.stock import BuyShare, SellShares
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom

Fields: TypeAlias = dict[str, Any]
THEIRS: Final = {ours: theirs for theirs, ours in DIVIDENDS.items()}


@dataclass(slots=True)
class Copies:
    """Which copy of everything is where."""

    supply: Supply = field(default_factory=Supply)
    shares: Certificates = field(default_factory=Certificates)


def phrase(state: State, copies: Copies, seat: Seat, action: Action) -> Fields:
    """What that site writes for *action*, taken in *state* by *seat*."""
    by = who(state, seat)
    said = _of_a_player(copies, seat, action) or _of_a_private(state, copies, action)
    return by | (said or _of_a_company(state, copies, by["entity"], action))


def who(state: State, seat: Seat) -> Fields:
    """Who acts there: a player, a company, or a private by itself."""
    frame = state.stack[-1]
    if isinstance(frame, Steaming):
        return private(steamboat.POWER.id)
    if isinstance(frame, SeatFrame):
        return player(seat)
    if isinstance(frame, CorpFrame):
        return company(frame.corp)
    if isinstance(frame, CompanyFrame):
        return company(frame.company)
    raise TypeError(frame)


def player(seat: Seat) -> Fields:
    """A player acts; that site knows them by number."""
    return {"entity": seat, "entity_type": "player"}


def company(name: CompanyId) -> Fields:
    """A corporation or an independent acts."""
    return {"entity": name, "entity_type": _kind(name)}


def private(name: PrivateId) -> Fields:
    """A private's power is used."""
    return {"entity": name, "entity_type": "company"}


def _kind(name: CompanyId) -> str:
    return "minor" if name in INDEPENDENT_TRAINS else "corporation"


def bid(name: str, price: int) -> Fields:
    """A card is kept in the draft."""
    return {"type": "bid", "company": name, "price": price}


def _of_a_player(copies: Copies, seat: Seat, action: Action) -> Fields | None:
    match action:
        case TakePrivate(private=name):
            return bid(name, DEFS.privates[name].price)
        case OpenCorp(corp=corp, price=price):
            at = f"{price},0,{DEFS.prices.index(price)}"
            return {"type": "par", "corporation": corp, "share_price": at}
        case BuyShare(corp=corp, source=source):
            shares = _moved(copies, corp, MARKET if source == "market" else corp, seat, 1)
            return {"type": "buy_shares", "shares": shares, "percent": 10}
        case SellShares(corp=corp, count=count):
            shares = _moved(copies, corp, seat, MARKET, count)
            return player(seat) | {"type": "sell_shares", "shares": shares, "percent": 10 * count}
    return None


def _moved(copies: Copies, corp: CorpId, source: Any, target: Any, count: int) -> list[str]:
    shares = copies.shares.bundle(corp, source, count)
    copies.shares.move(corp, shares, source, target)
    return shares


def _of_a_company(state: State, copies: Copies, name: CorpId, action: Action) -> Fields:
    supply = copies.supply
    match action:
        case IssueShares() | EmergencyIssue() | RedeemShares():
            return _of_shares(copies, name, action)
        case LayTile(hex=place, tile=tile, rotation=rotation):
            return _laid(supply, place, tile, rotation)
        case PlaceToken(hex=place, stop=stop):
            return _token(state, supply, name, place, stop)
        case RunRoutes(routes=routes):
            return run(rows(state, supply, name, routes))
        case PayDividend(kind=kind):
            return {"type": "dividend", "kind": THEIRS[kind]}
        case BuyPrivate(private=bought, price=price):
            if bought in INDEPENDENT_TRAINS:
                supply.hand_over(bought, FIRST_TRAIN, name)
            return {"type": "buy_company", "company": bought, "price": price}
        case BuyTrain() | BuyTrainFrom() | ReturnTrain():
            return of_trains(supply, name, action)
        case DeclareBankruptcy():
            return {"type": "bankrupt"}
    raise TypeError(action)


def _of_shares(
    copies: Copies, name: CorpId, action: IssueShares | EmergencyIssue | RedeemShares
) -> Fields:
    count, redeems = action.count, isinstance(action, RedeemShares)
    source, target = (MARKET, name) if redeems else (name, MARKET)
    shares = _moved(copies, name, source, target, count)
    what = "buy_shares" if redeems else "sell_shares"
    return {"type": what, "shares": shares, "percent": 10 * count}


def of_trains(
    supply: Supply, name: CorpId, action: BuyTrain | BuyTrainFrom | ReturnTrain
) -> Fields:
    """What a corporation does with a train, its copy moved."""
    train = action.train
    if isinstance(action, ReturnTrain):
        return {"type": "discard_train", "train": supply.hand_over(name, train, BANK)}
    if isinstance(action, BuyTrainFrom):
        copy, price = supply.hand_over(action.corp, train, name), action.price
    else:
        price = DEFS.trains[train].price
        bought = action.returned
        copy = supply.hand_over(BANK, train, name) if bought else supply.new(name, train)
    return {"type": "buy_train", "train": copy, "price": price, "variant": train}


def _of_a_private(state: State, copies: Copies, action: Action) -> Fields | None:
    match action:
        case LayPrivateTile(private=name, hex=place, tile=tile, rotation=rotation):
            return private(name) | _laid(copies.supply, place, tile, rotation)
        case PlacePrivateToken():
            power = chicago_western_indiana.POWER
            corp = CorpId(turn_of(state).company)
            token = _token(state, copies.supply, corp, CHICAGO, power.printed.stop)
            return private(power.id) | token
        case PlaceMarker(private=name, hex=place):
            return private(name) | {"type": "assign", "target": place, "target_type": "hex"}
        case AssignPort(company=target):
            return {"type": "assign", "target": target, "target_type": _kind(target)}
    return None


def _laid(supply: Supply, place: HexId, tile: TileId, rotation: int) -> Fields:
    return {"type": "lay_tile", "hex": place, "tile": supply.lay(tile, place), "rotation": rotation}


def _token(state: State, supply: Supply, corp: CorpId, place: HexId, stop: int) -> Fields:
    slot = len(state.board.owners_at(place, stop))
    city = supply.city(place, stop)
    return {"type": "place_token", "city": city, "slot": slot, "tokener": corp}


def run(found: list[Fields]) -> Fields:
    """A run of the trains."""
    return {"type": "run_routes", "routes": found, "extra_revenue": 0, "subsidy": 0}
