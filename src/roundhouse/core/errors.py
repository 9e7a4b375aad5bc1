"""Everything Roundhouse says no with.

::

    Fault                          named, with parameters; never a bare string
    ├── RuleError                  an action that may not be taken; carries the rule's id
    │   ├── Impossible             has no meaning in this position; can never be waived
    │   │   ├── NotYourTurn
    │   │   ├── GameOver
    │   │   ├── NotNow             the action belongs to another step
    │   │   └── NoSuchOutcome      chance cannot come out like that
    │   └── Forbidden              has a meaning, but a rule forbids it
    └── BadInput                   what was read or sent is not well formed
        ├── UnknownAction, MissingField, UnknownField, WrongType, NotJson
        ├── BadSetup               UnknownOption, BadOption, BadSeats
        ├── Stale                  the sequence number seen is not the latest
        ├── BadEntry               one entry of a journal cannot be replayed
        ├── OversizedJournal, WrongVersion, WrongGame, UnknownRecord, NoImporter
        ├── DoubtfulImport     a record that comes out otherwise here, or not at all
        ├── CannotUndo             nothing there, chance, a secret out, or consent missing
        └── NothingToRedo          nothing was taken back, or somebody has played on
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from roundhouse.core.actions import Seat


@dataclass(eq=False, kw_only=True)
class Fault(Exception):
    """A named refusal; ``prefix``, ``wire`` and ``named`` are those of an event."""

    prefix: ClassVar[str] = "core"
    named: ClassVar[frozenset[str]] = frozenset()
    wire: ClassVar[str]

    @property
    def params(self) -> dict[str, Any]:
        """The facts by name, as a sentence uses them."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name != "rule"}

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{type(self).__name__}({shown})"

    def __reduce__(self) -> tuple[Callable[..., "Fault"], tuple[type["Fault"], dict[str, Any]]]:
        # keyword-only exceptions do not unpickle by themselves
        return _rebuilt, (type(self), {f.name: getattr(self, f.name) for f in fields(self)})


def _rebuilt(kind: type[Fault], values: dict[str, Any]) -> Fault:
    return kind(**values)


@dataclass(eq=False, kw_only=True)
class RuleError(Fault):
    """An action that may not be taken now, and the rule that says so."""

    rule: str

    def __str__(self) -> str:
        return f"{Fault.__str__(self)} ({self.rule})"


@dataclass(eq=False, kw_only=True)
class Impossible(RuleError):
    """The action has no meaning here: nobody could agree to it."""


@dataclass(eq=False, kw_only=True)
class Forbidden(RuleError):
    """A rule forbids the action, though the players could have agreed to it."""


@dataclass(eq=False, kw_only=True)
class NotYourTurn(Impossible):
    """Another seat decides now."""

    wire: ClassVar[str] = "not_your_turn"
    rule: str = ""
    seat: Seat
    to_act: tuple[Seat, ...]


@dataclass(eq=False, kw_only=True)
class GameOver(Impossible):
    """The game has ended; nobody acts any more."""

    wire: ClassVar[str] = "game_over"
    rule: str = ""


@dataclass(eq=False, kw_only=True)
class NotNow(Impossible):
    """The action belongs to another step than the present one."""

    wire: ClassVar[str] = "not_now"
    rule: str = ""
    action: str
    step: str


@dataclass(eq=False, kw_only=True)
class NoSuchOutcome(Impossible):
    """No die, card or token can come out like that."""

    wire: ClassVar[str] = "no_such_outcome"
    rule: str = ""
    outcome: str


@dataclass(eq=False, kw_only=True)
class BadInput(Fault):
    """Something read or sent is not well formed."""


@dataclass(eq=False, kw_only=True)
class NotJson(BadInput):
    """The text is no JSON."""

    wire: ClassVar[str] = "not_json"
    line: int
    reason: str


@dataclass(eq=False, kw_only=True)
class UnknownAction(BadInput):
    """No action of this game has that name."""

    wire: ClassVar[str] = "unknown_action"
    path: str
    name: str
    known: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class MissingField(BadInput):
    """A field that must be there is not."""

    wire: ClassVar[str] = "missing_field"
    path: str
    field: str


@dataclass(eq=False, kw_only=True)
class UnknownField(BadInput):
    """A field that nobody knows."""

    wire: ClassVar[str] = "unknown_field"
    path: str
    field: str


@dataclass(eq=False, kw_only=True)
class WrongType(BadInput):
    """A value is of another kind than its field."""

    wire: ClassVar[str] = "wrong_type"
    path: str
    expected: str
    found: str


@dataclass(eq=False, kw_only=True)
class BadSetup(BadInput):
    """A game cannot begin like that."""


@dataclass(eq=False, kw_only=True)
class UnknownOption(BadSetup):
    """The game has no such option."""

    wire: ClassVar[str] = "unknown_option"
    option: str
    known: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class BadOption(BadSetup):
    """The option does not take that value."""

    wire: ClassVar[str] = "bad_option"
    option: str
    value: str
    choices: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class BadSeats(BadSetup):
    """The game is not for that many players."""

    wire: ClassVar[str] = "bad_seats"
    seats: int
    low: int
    high: int


@dataclass(eq=False, kw_only=True)
class Stale(BadInput):
    """The table has moved on since the sender looked."""

    wire: ClassVar[str] = "stale"
    seen: int
    current: int


@dataclass(eq=False, kw_only=True)
class BadEntry(BadInput):
    """An entry of a journal cannot be replayed; ``cause`` says why."""

    wire: ClassVar[str] = "bad_entry"
    seq: int  # the first entry is 1
    cause: Fault
    game: str = ""  # with what a spectator saw, so that the game's own voice can say why
    view: Any = None
    players: tuple[str, ...] = ()

    @property
    def params(self) -> dict[str, Any]:
        """The entry, and what is wrong with it."""
        return {"seq": self.seq, "cause": self.cause}


@dataclass(eq=False, kw_only=True)
class OversizedJournal(BadInput):
    """More than a game can hold."""

    wire: ClassVar[str] = "oversized_journal"
    found: int
    most: int
    unit: str


@dataclass(eq=False, kw_only=True)
class WrongVersion(BadInput):
    """The journal was written under rules that this program does not know."""

    wire: ClassVar[str] = "wrong_version"
    game: str
    written: int
    known: int


@dataclass(eq=False, kw_only=True)
class WrongGame(BadInput):
    """The journal is of another game."""

    wire: ClassVar[str] = "wrong_game"
    found: str
    known: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class UnknownRecord(BadInput):
    """The file is no journal of ours, nor of a site that a title can read."""

    wire: ClassVar[str] = "unknown_record"
    known: tuple[str, ...]  # the sites


@dataclass(eq=False, kw_only=True)
class NoImporter(BadInput):
    """No title reads other sites' files."""

    wire: ClassVar[str] = "no_importer"


@dataclass(eq=False, kw_only=True)
class DoubtfulImport(BadInput):
    """What was read is not what the record says; it is kept only when the user wants it so."""

    wire: ClassVar[str] = "doubtful_import"
    cause: Fault


@dataclass(eq=False, kw_only=True)
class CannotUndo(BadInput):
    """An undo that may not be made."""


@dataclass(eq=False, kw_only=True)
class NothingToUndo(CannotUndo):
    """That moment is not on the way that led here."""

    wire: ClassVar[str] = "nothing_to_undo"


@dataclass(eq=False, kw_only=True)
class NothingToRedo(BadInput):
    """Nothing was taken back, or somebody has played on since."""

    wire: ClassVar[str] = "nothing_to_redo"


@dataclass(eq=False, kw_only=True)
class UndoPastChance(CannotUndo):
    """A die was rolled or a card seen since."""

    wire: ClassVar[str] = "undo_past_chance"
    seq: int


@dataclass(eq=False, kw_only=True)
class UndoNeedsConsent(CannotUndo):
    """Others acted since and have not agreed."""

    wire: ClassVar[str] = "undo_needs_consent"
    missing: tuple[Seat, ...]
