"""Ferry, a made-up game of frames: two travellers cross a river, one after the other.

Whoever crosses rows as far as the strength lasts, may fish once (chance decides), and may whistle
at any moment. At the far bank the other is asked to pay, while oneself may let it be. Steps are
classes here, so that all of it is on one page; a real game has a module for each.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from roundhouse.core.actions import CHANCE, Action, Pass, Seat
from roundhouse.core.errors import Forbidden, Impossible, NoSuchOutcome, RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import Asides, Frame, FrameGame, finish, push, swap
from roundhouse.core.offers import Ints, Offer, OneOf

AMY, BOB = Seat(0), Seat(1)
BANK = 5


@dataclass(slots=True, kw_only=True)
class River:
    """The position."""

    stack: tuple[Frame, ...]
    strength: tuple[int, ...] = (3, 3)
    fish: int = 0
    paid: int = 0
    calm: bool = True

    def copy(self) -> "River":
        return replace(self)


# Frames


@dataclass(frozen=True, slots=True, kw_only=True)
class Travelling(Frame):
    """Goes on by itself: the next traveller, until all have had a turn."""

    wire: ClassVar[str] = "travelling"
    seat: Seat = AMY


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossing(Frame):
    wire: ClassVar[str] = "crossing"
    passable: ClassVar[bool] = True
    asides: ClassVar[bool] = True
    seat: Seat
    at: int = 0
    fished: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Biting(Frame):
    wire: ClassVar[str] = "biting"
    chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Paying(Frame):
    """An interruption: the other pays or refuses, the traveller may let it be."""

    wire: ClassVar[str] = "paying"
    shared: ClassVar[bool] = True
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Napping(Frame):
    wire: ClassVar[str] = "napping"
    seat: Seat


# Actions, an event, errors


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Action):
    wire: ClassVar[str] = "row"
    strokes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Fish(Action):
    wire: ClassVar[str] = "fish"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bite(Action):
    wire: ClassVar[str] = "bite"
    caught: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Whistle(Action):
    wire: ClassVar[str] = "whistle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay(Action):
    wire: ClassVar[str] = "pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class LetBe(Action):
    wire: ClassVar[str] = "let_be"


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard(Event):
    wire: ClassVar[str] = "heard"
    what: str


@dataclass(eq=False, kw_only=True)
class TooTired(Forbidden):
    wire: ClassVar[str] = "too_tired"
    rule: str = "FERRY-1"


@dataclass(eq=False, kw_only=True)
class AgainstTheWind(Forbidden):
    wire: ClassVar[str] = "against_the_wind"
    rule: str = "FERRY-2"


@dataclass(eq=False, kw_only=True)
class BeyondTheBank(Impossible):
    wire: ClassVar[str] = "beyond_the_bank"
    rule: str = "FERRY-1"  # the rule of a refusal that can be waived


# Steps


class Rowing:
    TAKES: tuple[type[Action], ...] = (Row,)

    def refusals(self, state: River, frame: Crossing, action: Row, /) -> Iterator[RuleError]:
        if action.strokes > state.strength[frame.seat]:
            yield TooTired()
        if not state.calm:
            yield AgainstTheWind()
        if frame.at + action.strokes > BANK:
            yield BeyondTheBank()

    def offers(self, state: River, frame: Crossing, /) -> Iterator[Offer[Any]]:
        most = min(state.strength[frame.seat], BANK - frame.at)
        if most and state.calm:
            yield Offer(Row, open={"strokes": Ints(1, most)})

    def apply(self, draft: River, frame: Crossing, action: Row, /) -> Iterator[Event]:
        left = list(draft.strength)
        left[frame.seat] -= action.strokes
        draft.strength = tuple(left)
        at = frame.at + action.strokes
        swap(draft, replace(frame, at=at))
        yield Heard(what="oars")
        if at == BANK:
            push(draft, Paying(seat=frame.seat, other=Seat(1 - frame.seat)))


class Fishing:
    TAKES: tuple[type[Action], ...] = (Fish,)

    def refusals(self, _state: River, frame: Crossing, _action: Fish, /) -> Iterable[RuleError]:
        return (TooTired(),) if frame.fished else ()

    def offers(self, _state: River, frame: Crossing, /) -> Iterable[Offer[Any]]:
        return () if frame.fished else (Offer(Fish),)

    def apply(self, draft: River, frame: Crossing, _action: Fish, /) -> Iterable[Event]:
        swap(draft, replace(frame, fished=True))
        push(draft, Biting())
        return ()


class Bites:
    TAKES: tuple[type[Action], ...] = (Bite,)

    def refusals(self, _state: River, _frame: Biting, action: Bite, /) -> Iterator[RuleError]:
        if action.caught not in (0, 1):
            yield NoSuchOutcome(rule="FERRY-3", outcome=str(action.caught))

    def offers(self, _state: River, _frame: Biting, /) -> Iterator[Offer[Any]]:
        yield Offer(Bite, open={"caught": OneOf((0, 1))})

    def apply(self, draft: River, _frame: Biting, action: Bite, /) -> Iterator[Event]:
        finish(draft)
        draft.fish += action.caught
        yield Heard(what="a splash")


class Whistling:
    """An aside; once the air is still nobody can whistle."""

    TAKES: tuple[type[Action], ...] = (Whistle,)

    def refusals(self, state: River, _frame: Frame, _action: Whistle, /) -> Iterator[RuleError]:
        if state.calm:
            yield TooTired(rule="FERRY-4")

    def offers(self, state: River, _frame: Frame, /) -> Iterator[Offer[Any]]:
        if not state.calm:
            yield Offer(Whistle)

    def apply(self, draft: River, _frame: Frame, _action: Whistle, /) -> Iterator[Event]:
        draft.calm = True
        yield Heard(what="a whistle")


class Settling:
    TAKES: tuple[type[Action], ...] = (Pay, Pass, LetBe)

    def refusals(self, _state: River, _frame: Paying, _action: Action, /) -> Iterator[RuleError]:
        return iter(())

    def offers(self, _state: River, _frame: Paying, /) -> Iterator[Offer[Any]]:
        return (Offer(kind) for kind in self.TAKES)

    def apply(self, draft: River, _frame: Paying, action: Action, /) -> Iterator[Event]:
        finish(draft)
        draft.paid += isinstance(action, Pay)
        yield Heard(what=action.wire)


class Waking:
    """A step of its own that takes Pass, and nothing else."""

    TAKES: tuple[type[Action], ...] = (Pass,)

    def refusals(self, _state: River, _frame: Napping, _action: Pass, /) -> Iterable[RuleError]:
        return ()

    def offers(self, _state: River, _frame: Napping, /) -> Iterable[Offer[Any]]:
        return (Offer(Pass),)

    def apply(self, draft: River, _frame: Napping, _action: Pass, /) -> Iterable[Event]:
        finish(draft)
        return (Heard(what="a yawn"),)


def next_traveller(draft: River, frame: Travelling) -> Iterator[Event]:
    """Amy crosses, then Bob, then it is over."""
    if frame.seat > BOB:
        finish(draft)
        yield Heard(what="the bell")
        return
    swap(draft, Travelling(seat=Seat(frame.seat + 1)))
    push(draft, Crossing(seat=frame.seat))
    yield Heard(what=f"boat {frame.seat}")


def drift(draft: River, frame: Crossing) -> Iterable[Event] | None:
    """At the bank a crossing is over; on the way somebody decides."""
    if frame.at < BANK:
        return None
    finish(draft)
    return ()


class Ferry(FrameGame[River]):
    """The rules: which steps stand on which frame."""

    steps = {  # noqa: RUF012  # declared as a ClassVar by FrameGame
        Crossing: (Rowing(), Fishing()),
        Biting: (Bites(),),
        Paying: (Settling(),),
        Napping: (Waking(),),
    }
    asides = Asides(Whistling())
    goes_on: ClassVar[Mapping[type[Frame], Callable[[Any, Any], Iterable[Event] | None]]] = {
        Travelling: next_traveller
    }
    sealing = frozenset((Biting, Whistle))
    not_now = "FERRY-0"

    def deciders(self, _state: River, frame: Any) -> tuple[Seat, ...]:
        if frame.chance:
            return (CHANCE,)
        return (frame.seat, frame.other) if frame.shared else (frame.seat,)

    def answers(self, _state: River, frame: Paying, seat: Seat) -> tuple[type[Action], ...]:
        return (LetBe,) if seat == frame.seat else (Pay, Pass)


class Drifting(Ferry):
    """The same, but a crossing asks no further once at the bank, and waits for every Pass."""

    goes_on: ClassVar[Mapping[type[Frame], Callable[[Any, Any], Iterable[Event] | None]]] = {
        Travelling: next_traveller,
        Crossing: drift,
    }
    passes_alone = False
