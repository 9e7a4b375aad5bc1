"""Frames: a game's course as a stack of what is being decided, and the engine that runs it.

A *frame* is frozen data on ``state.stack``, such as ``Moving(train="black-1", left=3)``; the
last one is decided now. To finish is to take it off, to interrupt is to put another on top.

A *step* is a module with what may be done on a frame: the actions it ``TAKES``, why not, what is
on offer, and doing it. An *aside* is a step that may be taken beside many frames, at any moment
of a turn. What needs nobody's decision *goes on* by itself, until somebody has to decide.

A game built of these is a subclass of `FrameGame`, which says what stands where::

    class Ferry(FrameGame[River]):
        steps = {Crossing: (rowing, fishing), Biting: (biting,)}
        asides = Asides(whistling)
        goes_on = {Travelling: travelling.next_traveller}

        def deciders(self, state: River, frame: Frame) -> tuple[Seat, ...]:
            return (CHANCE,) if frame.chance else (state.seat,)

and has the protocol's ``to_act``, ``legal``, ``refusals`` and ``apply`` of it. Where a game is
special it answers `asides_on`, `answers`, `go_on` or `is_idle` itself. ``tests/core/ferry.py`` is
a whole game in one page.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.errors import GameOver, Impossible, NotNow, NotYourTurn, RuleError
from roundhouse.core.events import Event
from roundhouse.core.game import NONE, Applied, Waived
from roundhouse.core.offers import NO_OFFERS, Offer, Offers

S_contra = TypeVar("S_contra", contravariant=True)
F_contra = TypeVar("F_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """Something begun and not finished. Subclasses name themselves: ``wire = "laying_track"``."""

    wire: ClassVar[str]
    chance: ClassVar[bool] = False  # dice or cards decide
    passable: ClassVar[bool] = False  # Pass finishes it, though no step takes it
    asides: ClassVar[bool] = False  # asides may be taken beside it; not beside an interruption
    shared: ClassVar[bool] = False  # several seats decide, each with answers of its own


class Stacked(Protocol):
    """What a state must have to be run by frames."""

    stack: tuple[Any, ...]

    def copy(self) -> Self:
        """A draft that may be changed without touching this."""
        ...


S = TypeVar("S", bound=Stacked)


class Step(Protocol[S_contra, F_contra, A_contra]):
    """What may be done on one kind of frame, or beside it. Modules are steps."""

    TAKES: tuple[type[Action], ...]

    def refusals(
        self, state: S_contra, frame: F_contra, action: A_contra, /
    ) -> Iterable[RuleError]:
        """Every reason why *action*, one of ``TAKES``, may not be taken; nothing when it may."""
        ...

    def offers(self, state: S_contra, frame: F_contra, /) -> Iterable[Offer[Any]]:
        """What may be done now."""
        ...

    def apply(self, draft: S_contra, frame: F_contra, action: A_contra, /) -> Iterable[Event]:
        """Do *action*, which nothing refuses, and tell what happens."""
        ...


AnyStep: TypeAlias = Step[Any, Any, Any]
GoesOn: TypeAlias = Callable[[Any, Any], Iterable[Event] | None]
"""What follows on a frame without asking; None where somebody decides after all."""

PASS: Final = Pass()
PASSING: Final = Offer(Pass)


class Asides:
    """Steps that may be taken beside a frame's own."""

    __slots__ = ("steps", "taking")

    def __init__(self, *steps: AnyStep) -> None:
        self.steps = steps
        self.taking = _by_action(steps)


def _by_action(steps: Iterable[AnyStep]) -> dict[type[Action], AnyStep]:
    found: dict[type[Action], AnyStep] = {}
    for step in steps:
        for kind in step.TAKES:
            if kind in found:
                raise TypeError(f"two steps beside each other take {kind.__name__}")
            found[kind] = step
    return found


NO_ASIDES: Final = Asides()


def push(draft: Stacked, *frames: Frame) -> None:
    """Interrupt: begin *frames* before going on; the last of them is decided first."""
    draft.stack = (*draft.stack, *frames)


def finish(draft: Stacked) -> None:
    """What was being decided is done."""
    draft.stack = draft.stack[:-1]


def swap(draft: Stacked, frame: Frame) -> None:
    """Go on with *frame* in place of what was being decided."""
    draft.stack = (*draft.stack[:-1], frame)


class FrameGame(Generic[S]):
    """The part of a game's protocol that frames and steps answer; see the top of this module."""

    steps: ClassVar[Mapping[type[Frame], tuple[AnyStep, ...]]] = MappingProxyType({})
    asides: ClassVar[Asides] = NO_ASIDES
    goes_on: ClassVar[Mapping[type[Frame], GoesOn]] = MappingProxyType({})
    sealing: ClassVar[frozenset[type]] = frozenset()  # frames and actions that bring out a secret
    passes_alone: ClassVar[bool] = True  # a frame with nothing but Pass passes by itself
    not_now: ClassVar[str] = ""  # the rule that gives each action its step

    _taking: ClassVar[dict[type[Frame], dict[type[Action], AnyStep]]]

    def __init_subclass__(cls) -> None:
        cls._taking = {frame: _by_action(steps) for frame, steps in cls.steps.items()}

    # What a game says of itself

    def deciders(self, state: S, frame: Any) -> tuple[Seat, ...]:
        """Who decides on *frame*: seats, or (CHANCE,)."""
        raise NotImplementedError

    def asides_on(self, state: S, frame: Any) -> Asides:
        """The asides that may be taken beside *frame*, which allows them."""
        del state, frame
        return self.asides

    def answers(self, state: S, frame: Any, seat: Seat) -> Container[type[Action]]:
        """On a shared *frame*: which actions are for *seat*, one of its deciders."""
        raise NotImplementedError

    def go_on(self, draft: S, frame: Any) -> Iterable[Event] | None:
        """What follows on *frame* without asking; None where somebody decides."""
        follow = self.goes_on.get(type(frame))
        if follow is not None:
            return follow(draft, frame)
        if not self.passes_alone or not self.is_idle(draft, frame):
            return None
        step = self.step_for(draft, frame, PASS)
        return step.apply(draft, frame, PASS) if step is not None else _passed(draft)

    def is_idle(self, state: S, frame: Any) -> bool:
        """Whether nothing but Pass is left, so that nobody needs to be asked."""
        for step in self.steps_on(state, frame):
            for offer in step.offers(state, frame):
                if offer.action is not Pass:
                    return False
        return True

    def may_be_waived(self, state: S, refusal: RuleError) -> bool:
        """Whether *refusal* gives way to an agreement; what is impossible never does."""
        del state
        return not isinstance(refusal, Impossible)

    # The protocol's methods

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who decides now; () at the end."""
        return self.deciders(state, state.stack[-1]) if state.stack else ()

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Whoever decides, unless the game says better."""
        return self.to_act(state)

    def legal(self, state: S, seat: Seat) -> Offers:
        """All that *seat* may do now."""
        if not state.stack or seat not in self.deciders(state, frame := state.stack[-1]):
            return NO_OFFERS
        found: list[Offer[Any]] = []
        for step in self.steps_on(state, frame):
            found += step.offers(state, frame)
        if frame.passable:
            found.append(PASSING)
        if frame.shared:
            mine = self.answers(state, frame, seat)
            found = [offer for offer in found if offer.action in mine]
        return Offers(found)

    def refusals(self, state: S, seat: Seat, action: Action) -> Iterator[RuleError]:
        """Every reason why not."""
        try:
            step = self._step_of(state, seat, action)
        except Impossible as refusal:
            yield refusal
            return
        if step is not None:
            yield from step.refusals(state, state.stack[-1], action)

    def apply(self, state: S, seat: Seat, action: Action, waived: Waived = NONE) -> Applied[S]:
        """The position after *action* and all that follows without asking.

        Raises its first refusal that is not waived; what is impossible is never waived.
        """
        step, frame = self._step_of(state, seat, action), state.stack[-1]
        if step is not None:
            for refusal in step.refusals(state, frame, action):
                if refusal.rule not in waived or not self.may_be_waived(state, refusal):
                    raise refusal
        draft = state.copy()
        log = list(step.apply(draft, frame, action)) if step is not None else _passed(draft)
        log += self.settle(draft)
        sealed = type(frame) in self.sealing or type(action) in self.sealing
        return Applied(draft, tuple(log), sealed)

    # How it is done

    def settle(self, draft: S) -> list[Event]:
        """Let the game go on until somebody has to decide."""
        log: list[Event] = []
        while draft.stack:
            followed = self.go_on(draft, draft.stack[-1])
            if followed is None:
                break
            log += followed
        return log

    def steps_on(self, state: S, frame: Any) -> tuple[AnyStep, ...]:
        """The steps that make offers on *frame*: its own, then the asides."""
        own = self.steps[type(frame)]
        return (*own, *self.asides_on(state, frame).steps) if frame.asides else own

    def step_for(self, state: S, frame: Any, action: Action) -> AnyStep | None:
        """The step that judges and carries out *action* on *frame*, or beside it."""
        kind = type(action)
        step = self._taking[type(frame)].get(kind)
        if step is None and frame.asides:
            return self.asides_on(state, frame).taking.get(kind)
        return step

    def _step_of(self, state: S, seat: Seat, action: Action) -> AnyStep | None:
        """The step for *action*, None for a Pass that only finishes; or what rules it out."""
        if not state.stack:
            raise GameOver
        frame = state.stack[-1]
        acting = self.deciders(state, frame)
        if seat not in acting:
            raise NotYourTurn(seat=seat, to_act=acting)
        step = self._taking[type(frame)].get(type(action))
        if step is not None and not frame.shared:
            return step  # nearly always
        if not frame.shared or type(action) in self.answers(state, frame, seat):
            step = self.step_for(state, frame, action)
            if step is not None or (frame.passable and type(action) is Pass):
                return step
        raise NotNow(rule=self.not_now, action=action.wire, step=frame.wire)


def _passed(draft: Stacked) -> list[Event]:
    """A Pass that no step takes finishes the frame."""
    finish(draft)
    return []
