"""Write a game of ours as the other site would have, to see whether it can be followed again."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.foreign.words import INDEPENDENT_TRAINS
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import (
    Asking,
    Building,
    BuyingTrains,
    CompanyFrame,
    CorpFrame,
    Frame,
    LayingExtra,
    SeatFrame,
)
from roundhouse.games.g1846.rules.game import Game1846
from roundhouse.games.g1846.rules.ids import BLANK, CHICAGO, HexId, TrainId
from roundhouse.games.g1846.rules.powers.chicago_western_indiana import PlacePrivateToken
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.powers.steamboat import AssignPort, Steaming
from roundhouse.games.g1846.rules.route import Route, Walk, walk
from roundhouse.games.g1846.rules.state import BANK, State
from roundhouse.games.g1846.rules.steps.bankruptcy import DeclareBankruptcy
from roundhouse.games.g1846.rules.steps.buy_private import BuyPrivate
from roundhouse.games.g1846.rules.steps.consent import AcceptDeal, RefuseDeal, WithdrawDeal
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
from tests.games.g1846.rules.names import CWI, SC

Fields = dict[str, Any]
GAME: Final = Game1846()
NAMES: Final = ("Amy", "Bob", "Carlos", "Dora", "Eve")
MINORS: Final = ("MS", "BIG4")
CARDS: Final = {1: "2", 2: "4", 3: "5", 4: "6"}
OPTIONS: Final = {"flexible_issue": True, "enforce_max_routes": False, "wait_for_passes": True}
TURN_ENDS: Final = (BuyTrain, BuyTrainFrom)


@dataclass
class Supply:
    """Which copy of a tile, train and share is where."""

    tiles: dict[HexId, str] = field(default_factory=dict)
    trains: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    next_train: dict[str, int] = field(default_factory=dict)
    treasury: dict[str, list[str]] = field(default_factory=dict)
    out: dict[str, list[str]] = field(default_factory=dict)

    def lay(self, tile: str, place: HexId) -> str:
        used = set(self.tiles.values())
        name = next(f"{tile}-{n}" for n in range(99) if f"{tile}-{n}" not in used)
        self.tiles[place] = name
        return name

    def city(self, place: HexId, stop: int) -> str:
        return f"{self.tiles.get(place, f'{place}-0')}-{stop}"

    def take(self, owner: str, train: str) -> str:
        """Remove one train of a type from its owner; its copy's name.

        The Bank's may be bought as the other type of its phase (OR-TRAIN-7).
        """
        held = self.trains[owner]
        either = DEFS.phases[DEFS.trains[TrainId(train)].phase - 1].trains
        fits = {kind.id for kind in either} if owner == BANK else {train}
        found = next(item for item in held if item[1] in fits)
        held.remove(found)
        return found[0]

    def give(self, owner: str, copy: str, train: str) -> None:
        self.trains.setdefault(owner, []).append((copy, train))

    def new_train(self, train: str) -> str:
        card = CARDS[DEFS.trains[train].phase]  # type: ignore[index]  # a train by its plain name
        number = self.next_train.get(card, len(MINORS) if card == "2" else 0)
        self.next_train[card] = number + 1
        return f"{card}-{number}"

    def sync(self, state: State) -> None:
        """Drop trains that were phased out, add those that a receivership bought by itself."""
        for corp in state.corps:
            now = list(state.trains.get(corp, ()))
            for item in list(held := self.trains.setdefault(corp, [])):
                if item[1] in now:
                    now.remove(TrainId(item[1]))
                else:
                    held.remove(item)
            held += [(self.new_train(train), train) for train in now]

    def shares(self, corp: str) -> tuple[list[str], list[str]]:
        treasury = self.treasury.setdefault(corp, [f"{corp}_{n}" for n in range(1, 9)])
        return treasury, self.out.setdefault(corp, [])


class Writer:
    """One game, played by *choose* and written down move by move."""

    def __init__(self, seats: int, second: bool, seed: str) -> None:
        self.rng = Random(seed)
        setup = Setup(seats=seats, options=OPTIONS | {"second_edition_privates": second})
        self.table = Table.start(GAME, setup, seed=seed)
        self.supply = Supply()
        self.names = NAMES[:seats]
        self.second = second
        self.start = self.table.state
        self.actions: list[Fields] = []
        self.offered: tuple[Fields, Action] | None = None
        for company, train in INDEPENDENT_TRAINS.items():
            self.supply.give(company, train, "2")

    def record(self) -> Fields:
        """All of it in the corpus' form."""
        return {
            "id": "written",
            "players": list(self.names),
            "edition": "second" if self.second else "first",
            "setup": {
                "corporations": list(self.start.corps),
                "privates": list(self.start.privates),
                "start": {"round": "DR"},
            },
            "steps": [{"action": action, "after": {}} for action in self.actions],
        }

    def play(self, choose: Callable[[State, Seat, Random], Action]) -> None:
        """Play to the end."""
        while self.table.to_act:
            seat = self.table.to_act[0]
            self.step(seat, choose(self.table.state, seat, self.rng))

    def step(self, seat: Seat, action: Action) -> None:
        before = self.table.state
        moves = list(self.told(before, seat, action))
        self.table.play(seat, action)
        for move in moves:
            self.actions.append({"id": len(self.actions) + 1, **move})
        self.supply.sync(self.table.state)

    def told(self, state: State, seat: Seat, action: Action) -> Iterator[Fields]:
        """The site's words for *action*; none when it would have said nothing."""
        frame = state.stack[-1]
        by = self.who(frame, seat)
        match action:
            case Pass():
                yield from self.passing(state, frame, by, seat)
            case BuyPrivate() | BuyTrainFrom():
                self.offered = by, action
                if not self.needs_consent(state, seat, action):
                    yield from self.dealt()
            case AcceptDeal():
                yield from self.dealt()
            case RefuseDeal() | WithdrawDeal():
                self.offered = None
            case RunRoutes(routes=()):
                return
            case RunRoutes(routes=routes):
                yield by | {
                    "type": "run_routes",
                    "routes": self.routes(state, by["entity"], routes),
                }
            case _:
                yield by | (
                    self.of_a_player(seat, action)
                    or self.of_a_company(by["entity"], action)
                    or self.of_a_private(action)
                )

    def of_a_player(self, seat: Seat, action: Action) -> Fields:
        match action:
            case Pick(card=card):
                name = f"Pass ({self.rng.randint(1, 5)})" if card == BLANK else card
                return {"type": "bid", "company": name, "price": 0}
            case TakePrivate(private=private):
                return {"type": "bid", "company": private, "price": 0}
            case OpenCorp(corp=corp, price=price):
                return {"type": "par", "corporation": corp, "share_price": f"{price},0,9"}
            case BuyShare(corp=corp, source=source):
                return {"type": "buy_shares", "shares": [self.bought(corp, source)], "percent": 10}
            case SellShares(corp=corp, count=count):
                player = {"entity": self.names[seat], "entity_type": "player"}
                _, out = self.supply.shares(corp)
                shares = (out or [f"{corp}_0"])[:count]
                return player | {"type": "sell_shares", "shares": shares, "percent": 10 * count}
        return {}

    def of_a_company(self, company: str, action: Action) -> Fields:
        match action:
            case IssueShares(count=count) | EmergencyIssue(count=count):
                return {"type": "sell_shares", **self.issued(company, count)}
            case RedeemShares(count=count):
                return {"type": "buy_shares", **self.redeemed(company, count)}
            case LayTile(hex=place, tile=tile, rotation=rotation):
                return {"type": "lay_tile", **self.laid(tile, place, rotation)}
            case PlaceToken(hex=place, stop=stop):
                return {"type": "place_token", "city": self.supply.city(place, stop), "slot": 0}
            case PayDividend(kind=kind):
                return {"type": "dividend", "kind": "payout" if kind == "full" else kind}
            case BuyTrain(train=train, returned=returned):
                return {"type": "buy_train", **self.train(company, train, returned)}
            case ReturnTrain(train=train):
                copy = self.supply.take(company, train)
                self.supply.give(BANK, copy, train)
                return {"type": "discard_train", "train": copy}
            case DeclareBankruptcy():
                return {"type": "bankrupt"}
        return {}

    def of_a_private(self, action: Action) -> Fields:
        match action:
            case LayPrivateTile(private=private, hex=place, tile=tile, rotation=rotation):
                return by_private(private, "lay_tile", **self.laid(tile, place, rotation))
            case PlacePrivateToken():
                return by_private(CWI, "place_token", city=self.supply.city(CHICAGO, 3), slot=0)
            case PlaceMarker(private=private, hex=place):
                return by_private(private, "assign", target=place, target_type="hex")
            case AssignPort(company=target):
                kind = "minor" if target in MINORS else "corporation"
                return by_private(SC, "assign", target=target, target_type=kind)
        raise AssertionError(action)

    def needs_consent(self, state: State, seat: Seat, action: Action) -> bool:
        return isinstance(GAME.apply(state, seat, action).state.stack[-1], Asking)

    def dealt(self) -> Iterator[Fields]:
        assert self.offered is not None
        (by, action), self.offered = self.offered, None
        if isinstance(action, BuyPrivate):
            if action.private in MINORS:
                copy = self.supply.take(action.private, "2")
                self.supply.give(by["entity"], copy, "2")
            yield {"type": "buy_company", **by, "company": action.private, "price": action.price}
        elif isinstance(action, BuyTrainFrom):
            copy = self.supply.take(action.corp, action.train)
            self.supply.give(by["entity"], copy, action.train)
            yield {"type": "buy_train", **by, "train": copy, "price": action.price}

    def who(self, frame: Frame, seat: Seat) -> Fields:
        if isinstance(frame, Steaming):
            return {"entity": SC, "entity_type": "company"}
        if isinstance(frame, SeatFrame):
            return {"entity": self.names[seat], "entity_type": "player"}
        assert isinstance(frame, CorpFrame | CompanyFrame)
        name = frame.corp if isinstance(frame, CorpFrame) else frame.company
        return {"entity": name, "entity_type": "minor" if name in MINORS else "corporation"}

    def passing(self, state: State, frame: Frame, by: Fields, seat: Seat) -> Iterator[Fields]:
        offers = GAME.legal(state, seat)
        kinds = {offer.action for offer in offers}
        if isinstance(frame, SeatFrame):
            yield {"type": "pass", **by}
        elif isinstance(frame, LayingExtra):
            if self.rng.random() < 0.5:
                yield {"type": "pass", "entity": frame.private, "entity_type": "company"}
        elif isinstance(frame, Building) and kinds & {LayTile, PlaceToken}:
            yield {"type": "pass", **by}
        elif isinstance(frame, BuyingTrains):
            if kinds & {*TURN_ENDS}:
                yield {"type": "pass", **by}
            if BuyPrivate in kinds:
                yield {"type": "pass", **by}

    def bought(self, corp: str, source: str) -> str:
        treasury, out = self.supply.shares(corp)
        if source == "market":
            return self.rng.choice(out)
        out.append(treasury.pop(0))
        return out[-1]

    def issued(self, corp: str, count: int) -> Fields:
        treasury, out = self.supply.shares(corp)
        shares = [treasury.pop(0) for _ in range(count)]
        out += shares
        return {"shares": shares, "percent": 10 * count}

    def redeemed(self, corp: str, count: int) -> Fields:
        treasury, out = self.supply.shares(corp)
        shares = [out.pop() for _ in range(count)]
        treasury += shares
        return {"shares": shares, "percent": 10 * count}

    def laid(self, tile: str, place: HexId, rotation: int) -> Fields:
        return {"hex": place, "tile": self.supply.lay(tile, place), "rotation": rotation}

    def train(self, corp: str, train: str, returned: bool) -> Fields:
        copy = self.supply.take(BANK, train) if returned else self.supply.new_train(train)
        self.supply.give(corp, copy, train)
        cost = DEFS.trains[train].price  # type: ignore[index]  # a train by its plain name
        return {"train": copy, "price": cost, "variant": train}

    def routes(self, state: State, company: str, routes: tuple[Route, ...]) -> list[Fields]:
        held = list(self.supply.trains[company])
        rows = []
        for route in routes:
            found = walk(state.board, route)
            assert isinstance(found, Walk)
            item = next(one for one in held if one[1] == route.train)
            held.remove(item)
            stops = [f"{place}-{stop}" for place, stop in found.stops]
            rows.append({"train": item[0], "connections": legs(route, found), "nodes": stops})
        return rows


def by_private(private: str, what: str, **fields: Any) -> Fields:
    return {"entity": private, "entity_type": "company", "type": what, **fields}


def legs(route: Route, found: Walk) -> list[list[str]]:
    """The path cut at its stops."""
    hexes = [step.partition(".")[0] for step in route.path]
    stops = [place for place, _ in found.stops]
    cut: list[list[str]] = [[]]
    for place in hexes:
        cut[-1].append(place)
        if place in stops and len(cut[-1]) > 1:
            cut.append([place])
    return cut[:-1] if len(cut) > 1 else cut
