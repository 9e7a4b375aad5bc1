"""What goes over the API's wire: the bodies of requests and answers."""

from typing import Annotated, Literal

from fastapi import Query
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


def _whole(value: object) -> object:
    """A JSON number without a fraction is a whole number; true is none."""
    if isinstance(value, bool):
        raise ValueError("not a number")  # noqa: TRY004 - pydantic takes only this
    return int(value) if isinstance(value, float) and value.is_integer() else value


WireInt = Annotated[int, BeforeValidator(_whole), Field(ge=0, le=1_000_000)]
QueryInt = Annotated[int | None, Query(ge=0, le=1_000_000)]
QuerySite = Annotated[str, Query(max_length=80)]
MoveId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,60}$")]


class Model(BaseModel):
    """A body with no field too many."""

    model_config = ConfigDict(extra="forbid")


class Problem(Model):
    """Why not: the id of the sentence, the rule, the facts, and the sentence itself."""

    id: str
    rule: str | None
    params: dict[str, object]
    text: str


class Refusal(Model):
    """The one shape of every refusal."""

    ok: Literal[False]
    error: Problem


class OptionInfo(Model):
    """A setting of a game."""

    key: str
    default: object
    choices: list[object] | None


class PresetInfo(Model):
    """Settings under a name, and how many of so many games bots won with them."""

    key: str
    options: dict[str, object]
    wins: dict[str, int]
    games: int


class TitleInfo(Model):
    """A game of this server."""

    key: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]


class TitleList(Model):
    """The games of this server."""

    ok: Literal[True] = True
    titles: list[TitleInfo]


class UndoAsked(Model):
    """An undo that waits for consent."""

    seat: int
    to: int
    agreed: list[int]


class SeatHandover(Model):
    """A seat that went to another after move ``seq``."""

    number: int
    seat: int
    seq: int
    by: str
    was: str
    kind: str
    name: str


class HintWanted(Model):
    """For which seat."""

    seat: WireInt


class NewIdentity(Model):
    """Somebody new."""

    name: Annotated[str, Field(min_length=1, max_length=200)]


class IdentityMade(Model):
    """Who you are now; send the token as ``Authorization: Bearer …``."""

    ok: Literal[True] = True
    id: str
    name: str
    token: str


class SeatWanted(Model):
    """``me``, ``here`` (mine under another name), ``open`` or ``bot:NAME``."""

    who: Annotated[str, Field(max_length=60)]
    name: Annotated[str, Field(max_length=200)] = ""


class NewTable(Model):
    """A table to be made."""

    title: Annotated[str, Field(max_length=60)]
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=12)]
    options: dict[str, object] = {}
    preset: Annotated[str, Field(max_length=40)] = ""
    private: bool = True
    hints: bool = True


class Import(Model):
    """A recorded game, as text; kept ``anyway`` even if it comes out otherwise than it says."""

    journal: str
    anyway: bool = False


class Sitting(Model):
    """Who sits on a seat."""

    seat: int
    kind: Literal["player", "bot", "open"]
    name: str
    bot: str | None
    mine: bool


class Score(Model):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class TableState(Model):
    """A table without its board."""

    ok: Literal[True] = True
    id: str
    title: str
    seq: int
    to_act: list[int]
    ended: bool
    hints: bool
    seats: list[Sitting]
    result: Score | None
    undo: UndoAsked | None
    handovers: list[SeatHandover]


class TableList(Model):
    """Tables by id."""

    ok: Literal[True] = True
    tables: list[str]


class Sight(Model):
    """What one seat sees at one moment, and what it may do."""

    ok: Literal[True] = True
    seq: int
    seat: int | None
    to_act: list[int]
    view: object
    offers: list[dict[str, object]]


class Happened(Model):
    """One event, as facts and in words."""

    seq: int
    id: str
    params: dict[str, object]
    text: str


class EventList(Model):
    """What happened since."""

    ok: Literal[True] = True
    seq: int
    events: list[Happened]


class NewAction(Model):
    """A move. ``id`` is yours: send the same again when no answer came."""

    seq: WireInt
    id: MoveId
    seat: WireInt
    action: dict[str, object]


class Asked(Model):
    """An action to be judged, not taken."""

    seat: WireInt
    action: dict[str, object]


class Plan(Model):
    """What somebody thinks of doing: steps in the game's own form, tried out on what they see."""

    seat: WireInt | None = None
    at: WireInt | None = None
    steps: Annotated[list[dict[str, object]], Field(max_length=100)]


class PlannedStep(Model):
    """How one step fared: left out for these reasons, else what is to be known of it."""

    taken: bool
    reasons: list[Problem]
    facts: dict[str, object]


class PlanTried(Model):
    """What became of a plan."""

    ok: Literal[True] = True
    seq: int
    steps: list[PlannedStep]
    outcome: dict[str, object]


class Judged(Model):
    """Whether the action may be taken now, and if not, why."""

    ok: Literal[True] = True
    allowed: bool
    reasons: list[Problem]


class NewUndo(Model):
    """A step back to moment ``to``, or before one's own last step."""

    seq: WireInt
    id: MoveId
    seat: WireInt
    to: WireInt | None = None


class Redo(Model):
    """What the latest undo took back, played again."""

    seq: WireInt
    id: MoveId
    seat: WireInt


class Branch(Model):
    """The moment from which a copy goes on."""

    at: WireInt


class UndoAnswer(Model):
    """Agree to the undo that is asked for, or not."""

    seat: WireInt
    agree: bool


class Kept(Model):
    """The journal's length now; ``asked`` when the others must agree first."""

    ok: Literal[True] = True
    seq: int
    asked: bool = False


class Said(Model):
    """A line of chat."""

    text: Annotated[str, Field(min_length=1, max_length=2000)]


class ChatKept(Model):
    """The line's number."""

    ok: Literal[True] = True
    number: int


class ChatEntry(Model):
    """A line of chat as it was said."""

    number: int
    name: str
    text: str
    said_at: int


class ChatList(Model):
    """What was said."""

    ok: Literal[True] = True
    lines: list[ChatEntry]


class Export(Model):
    """A game as another site would export it; each remark is something that site cannot do."""

    ok: Literal[True] = True
    game: dict[str, object]
    moves: int
    remarks: list[str]


class SeatChange(Model):
    """``open``, ``me`` or ``bot:NAME``."""

    to: Annotated[str, Field(max_length=60)]


class Hint(Model):
    """What a bot would do here, and why."""

    ok: Literal[True] = True
    action: dict[str, object]
    text: str
