"""Before the draft: cash, trains, the independents' tokens, and what is removed at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action, Seat
from roundhouse.core.errors import BadOption, NoSuchOutcome, RuleError
from roundhouse.core.events import Event
from roundhouse.core.frames import finish
from roundhouse.core.game import OptionDef, Setup
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.board import Board
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Drafting, Frame, OpenDrafting, Playing, Removing
from roundhouse.games.g1846.rules.ids import NEUTRAL, CorpId, PrivateId
from roundhouse.games.g1846.rules.state import BANK, Options, State, become


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Action):
    """A private or corporation is removed before the game (SET-3)."""

    wire: ClassVar[str] = "remove"

    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed(Event1846):
    """A private or corporation is not in this game."""

    wire: ClassVar[str] = "removed"

    what: str


TAKES: Final[tuple[type[Action], ...]] = (Remove,)
OPTIONS: Final = (
    OptionDef(key="two_player", default=False, choices=(False, True)),
    OptionDef(key="second_edition_privates", default=False, choices=(False, True)),
    OptionDef(key="flexible_issue", default=False, choices=(False, True)),
    OptionDef(key="enforce_max_routes", default=True, choices=(True, False)),
    OptionDef(key="wait_for_passes", default=False, choices=(False, True)),
    OptionDef(key="by_the_letter", default=False, choices=(False, True)),
    OptionDef(key="wait_for_runs", default=False, choices=(False, True)),
)


def options_of(setup: Setup) -> Options:
    """The options, each with a value; the two-player rules are for two, and two play by them."""
    chosen = {option.key: setup.options.get(option.key, option.default) for option in OPTIONS}
    if chosen["two_player"] and setup.seats != 2:
        raise BadOption(option="two_player", value="True", choices=("False",))
    return Options(**{**chosen, "two_player": setup.seats == 2})


def new_state(setup: Setup) -> State:
    """The position before anything is removed (SET-1, SET-2, SET-6, SET-7)."""
    options = options_of(setup)
    table = DEFS.players[setup.seats]
    privates = [
        private.id
        for private in DEFS.privates.values()
        if options.second_edition_privates or not private.second_edition
    ]
    return State(
        version=setup.version,
        seats=setup.seats,
        options=options,
        set_no=0,
        or_no=0,
        phase=1,
        priority=Seat(0),
        bankrupt=(),
        cash={
            BANK: table.bank - setup.seats * table.cash,
            **{Seat(seat): table.cash for seat in range(setup.seats)},
        },
        broken=False,
        last_set=None,
        over="",
        corps=tuple(DEFS.corps),
        removed=(),
        closed=(),
        shares={},
        presidents={},
        columns={},
        order=(),
        operated=(),
        earned={},
        tokens_left={},
        trains={},
        supply=table.trains,
        returned=(0,) * len(DEFS.phases),
        privates=tuple(privates),
        owners={},
        used=(),
        markers={},
        board=_board(),
        sold={},
        deck=(),
        picks=((),) * setup.seats,
        stack=_first_frames(setup.seats, options),
        turn=None,
    )


def _board() -> Board:
    board = Board()
    for private in DEFS.privates.values():
        if private.home is not None:
            board = board.with_token(private.id, private.home)
    return board


def _first_frames(seats: int, options: Options) -> tuple[Frame, ...]:
    """The draft, and before it the removals (SET-3, OPT-2P-2, OPT-2E-1)."""
    table = DEFS.players[seats]
    privates = table.removed_privates + options.second_edition_privates
    removals = {"orange": privates, "blue": privates, "green": table.removed_corps}
    if options.two_player:
        removals = {"orange": privates, "blue": privates, "north": 1, "south": 1}
    chance = [Removing(group=group, left=left) for group, left in removals.items() if left]
    last = Seat(seats - 1)
    draft = OpenDrafting(seat=last) if options.two_player else Drafting(seat=last)
    return (Playing(), draft, *reversed(chance))


def pool(state: State, group: str) -> tuple[str, ...]:
    """What of *group* is still in the game."""
    privates = [p for p in state.privates if DEFS.privates[p].group == group]
    corps = [
        corp
        for corp in state.corps
        if group in (DEFS.corps[corp].group, DEFS.corps[corp].two_player_group)
    ]
    return (*privates, *corps)


def refusals(state: State, frame: Removing, action: Remove) -> Iterator[RuleError]:
    """Only what is in the group can be drawn."""
    if action.what not in pool(state, frame.group):
        yield NoSuchOutcome(rule="SET-3", outcome=action.what)


def offers(state: State, frame: Removing) -> Iterator[Offer[Any]]:
    """Each of the group is equally likely."""
    yield Offer(Remove, open={"what": OneOf(pool(state, frame.group))})


def apply(draft: State, frame: Removing, action: Remove) -> Iterator[Event]:
    """Take it out; a corporation leaves a neutral token at home (SET-4, SET-5)."""
    if action.what in DEFS.corps:
        _remove_corp(draft, CorpId(action.what))
    else:
        gone = PrivateId(action.what)
        draft.privates = tuple(private for private in draft.privates if private != gone)
    if frame.left > 1:
        become(draft, left=frame.left - 1)
    else:
        finish(draft)
    yield Removed(what=action.what)


def _remove_corp(draft: State, corp: CorpId) -> None:
    """Block its home slot, with two players a second city too once it has room (OPT-2P-3)."""
    printed = DEFS.corps[corp]
    draft.corps = tuple(other for other in draft.corps if other != corp)
    draft.removed = (*draft.removed, corp)
    draft.board = draft.board.with_token(NEUTRAL, printed.home)
    if draft.options.two_player and draft.board.slots(printed.second_city) > 1:
        draft.board = draft.board.with_token(NEUTRAL, printed.second_city)
