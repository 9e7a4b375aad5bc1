"""Frames: what is being decided now, as frozen data on `State.stack`.

A *decision* waits for somebody; a *sequencer* (no actors) decides what comes next and never
stays on top. Behaviour is in steps/, found by the frame's type.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from roundhouse.core.actions import Seat
from roundhouse.core.frames import Frame as CoreFrame
from roundhouse.games.g1846.rules.ids import CardId, CompanyId, CorpId, HexId, PrivateId, TrainId

Decider: TypeAlias = Literal["nobody", "seat", "company", "corp", "seller_and_corp"]
StepName: TypeAlias = Literal["issue", "build", "run", "divide", "trains", "unled"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame(CoreFrame):
    """One entry of the stack; beside those with ``asides`` privates may be bought and used."""

    decides: ClassVar[Decider] = "nobody"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFrame(Frame):
    """A player decides."""

    decides: ClassVar[Decider] = "seat"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyFrame(Frame):
    """A company decides through its president or owner."""

    decides: ClassVar[Decider] = "company"

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpFrame(Frame):
    """A corporation decides through its president."""

    decides: ClassVar[Decider] = "corp"

    corp: CorpId


# Sequencers


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing(Frame):
    """The whole game: draft, then sets of a stock round and two operating rounds.

    *bank* and *tiles* are the bank's cash and the tiles on the board when the set began.
    """

    wire: ClassVar[str] = "playing"

    bank: int = -1
    tiles: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Drafting(Frame):
    """The private distribution; *seat* is next. *last* is the last private and its price."""

    wire: ClassVar[str] = "drafting"

    seat: Seat
    begun: bool = False
    last: tuple[PrivateId, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDrafting(Frame):
    """The two players' distribution; *passes* in succession."""

    wire: ClassVar[str] = "open_drafting"

    seat: Seat
    passes: int = 0
    first: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class StockRound(Frame):
    """A stock round; *seat* is next, *last* bought or sold last."""

    wire: ClassVar[str] = "stock_round"

    seat: Seat
    begun: bool = False
    passes: int = 0
    last: Seat | None = None
    still: bool = False  # prices do not move at its end: imports alone


@dataclass(frozen=True, slots=True, kw_only=True)
class OperatingRound(Frame):
    """An operating round; *done* have operated, *paid* once private income is paid."""

    wire: ClassVar[str] = "operating_round"

    number: int
    paid: bool = False
    done: tuple[CompanyId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Operating(CompanyFrame):
    """A company's turn, with the steps that are left."""

    wire: ClassVar[str] = "operating"
    decides: ClassVar[Decider] = "nobody"

    steps: tuple[StepName, ...]


# Chance


@dataclass(frozen=True, slots=True, kw_only=True)
class Removing(Frame):
    """Something of *group* is removed at random, *left* times more."""

    wire: ClassVar[str] = "removing"
    chance: ClassVar[bool] = True

    group: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing(Frame):
    """*seat* gets cards to choose from: *take* of them unseen from the deck's first bag."""

    wire: ClassVar[str] = "dealing"
    chance: ClassVar[bool] = True

    seat: Seat
    sure: tuple[CardId, ...]  # cards of bags that are drawn whole
    take: int


# Players' decisions


@dataclass(frozen=True, slots=True, kw_only=True)
class Picking(SeatFrame):
    """A player keeps one card of the hand."""

    wire: ClassVar[str] = "picking"

    hand: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LastPrivate(SeatFrame):
    """The last private is offered at a falling list price."""

    wire: ClassVar[str] = "last_private"

    private: PrivateId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenPick(SeatFrame):
    """One of two players buys any private, or passes (not as the very *first* choice)."""

    wire: ClassVar[str] = "open_pick"

    first: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StockTurn(SeatFrame):
    """A player's turn in a stock round; *sold* are this turn's sales."""

    wire: ClassVar[str] = "stock_turn"

    sold: tuple[CorpId, ...] = ()


# A company's steps


@dataclass(frozen=True, slots=True, kw_only=True)
class Issuing(CorpFrame):
    """Issue or redeem shares."""

    wire: ClassVar[str] = "issuing"
    passable: ClassVar[bool] = True
    asides: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Building(CompanyFrame):
    """Track and token, in any order; what is done already stands in `State.turn`."""

    wire: ClassVar[str] = "building"
    passable: ClassVar[bool] = True
    asides: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Running(CompanyFrame):
    """Run the trains; only when there is a train and a route."""

    wire: ClassVar[str] = "running"
    asides: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Dividing(CorpFrame):
    """Pay, halve or withhold a *revenue* above 0."""

    wire: ClassVar[str] = "dividing"
    asides: ClassVar[bool] = True

    revenue: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyingTrains(CorpFrame):
    """Buy trains, forced or not.

    *issued*: the one emergency issue is made. *raising*: an emergency issue or a sale was made
    for a train not bought yet (OR-FORCE-6). The train then bought must cost more than *above*
    (OR-FORCE-4, OR-FORCE-9). *sold*: the president's sales for it.
    """

    wire: ClassVar[str] = "buying_trains"
    asides: ClassVar[bool] = True

    issued: bool = False
    raising: bool = False
    above: int = 0
    sold: tuple[CorpId, ...] = ()
    lowers: bool = False  # a bankruptcy lowers the prices of what the player led


# Interruptions


@dataclass(frozen=True, slots=True, kw_only=True)
class LayingExtra(CorpFrame):
    """A private's second tile may (or, if *must*, has to) follow at once in *hexes*.

    *fresh* are the edges, as bits, to which the first tile brought new track.
    """

    wire: ClassVar[str] = "laying_extra"

    private: PrivateId
    hexes: tuple[HexId, ...]
    must: bool = False
    fresh: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturningTrains(CorpFrame):
    """A corporation over its train limit returns one (OR-TRAIN-6)."""

    wire: ClassVar[str] = "returning_trains"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking(CorpFrame):
    """*seller* is asked to sell a private, or a train of *source*, to *corp* for *price*.

    *named* is the price that whoever is asked named last, if any; *countered*: the price is the
    seller's, and the buyer is asked (SEQ-4).
    """

    wire: ClassVar[str] = "asking"
    decides: ClassVar[Decider] = "seller_and_corp"
    shared: ClassVar[bool] = True

    seller: Seat
    price: int
    private: PrivateId | None = None
    train: TrainId | None = None
    source: CorpId | None = None
    countered: bool = False
    named: int | None = None
