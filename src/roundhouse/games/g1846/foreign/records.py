"""A foreign record: who plays, when, with what, the moves that count, and how it ended there.

Two forms are read: the site's own exports (undo, redo, chat, a seed), and the corpus' form with the
setup spelled out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any, Final, TypeGuard

from roundhouse.core.errors import OversizedJournal
from roundhouse.games.g1846.foreign.deals import Deal, Told, deals
from roundhouse.games.g1846.foreign.faults import BadMove, NotAnExport, OtherTitle
from roundhouse.games.g1846.foreign.luck import CORPORATIONS, PRIVATES, REMOVED, SECOND_EDITION

OLDEST: Final = date(2020, 6, 1)
"""For records without a date that are told to be old by what they lack."""
MOST_MOVES: Final = 6_000
"""Ten times a long game, undone moves and chat included; looking ahead takes its square."""
LARGEST: Final = 999_999
"""More than any price, count or number of a city."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One move of the record, with the moves that the site made by itself after it."""

    number: int
    what: str
    entity: str
    kind: str  # player, corporation, minor or company
    fields: Mapping[str, Any]
    follow_ups: tuple[Move, ...] = ()

    def text(self, name: str) -> str:
        """The field *name*, which must be text."""
        return str(self._of(name, str))

    def whole(self, name: str) -> int:
        """The field *name*, which must be a whole number of a size that a game knows."""
        found = int(self._of(name, int))
        if abs(found) > LARGEST:
            raise self.bad(name)
        return found

    def written(self, name: str, digits: str) -> int:
        """The whole number that *digits*, a part of the field *name*, write out."""
        if not digits.isascii() or not digits.isdigit() or len(digits) > len(str(LARGEST)):
            raise self.bad(name)
        return int(digits)

    def texts(self, name: str) -> list[str]:
        """The field *name*, which must be a list of texts."""
        found = self._of(name, list)
        if not found or not all(isinstance(item, str) for item in found):
            raise self.bad(name)
        return list(found)

    def rows(self, name: str) -> list[dict[str, Any]]:
        """The field *name*, which must be a list of objects."""
        found = self._of(name, list)
        if not all(isinstance(item, dict) for item in found):
            raise self.bad(name)
        return list(found)

    def bad(self, field: str) -> BadMove:
        """The complaint that *field* is missing or wrong."""
        return BadMove(number=self.number, move=self.what, field=field)

    def _of(self, name: str, kind: type) -> Any:
        value = self.fields.get(name)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.bad(name)
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game as another site wrote it down."""

    name: str
    players: tuple[str, ...]
    day: date | None  # when it began
    deals: tuple[Deal, ...]  # what may be in play, the likeliest first
    moves: tuple[Move, ...]
    status: str = ""  # "finished", "active" …
    reason: str = ""  # why it ended there
    result: Mapping[str, int] = field(default_factory=dict)  # worths by player, once finished

    @property
    def second_edition(self) -> bool:
        """Whether it has the privates of the second edition."""
        return self.deals[0].second_edition

    @property
    def in_play(self) -> frozenset[str]:
        """The privates and corporations that are in play."""
        return self.deals[0].in_play


def read_record(data: Any) -> Record:
    """The record in *data*, whichever of the two forms it has."""
    if not isinstance(data, dict):
        raise NotAnExport(field="players")
    return _from_corpus(data) if "steps" in data else _from_export(data)


# The corpus' form


def _from_corpus(data: dict[str, Any]) -> Record:
    setup, steps = _need(data, "setup", dict), _need(data, "steps", list)
    names = _players(_need(data, "players", list))
    listed = [*_need(setup, "corporations", list), *_need(setup, "privates", list)]
    deal = Deal(second_edition=data.get("edition") == "second", in_play=frozenset(map(str, listed)))
    old = _need(setup, "start", dict).get("round") == "Draft"
    return Record(
        name=str(data.get("id", "")),
        players=names,
        day=_day(data, OLDEST if old else None),
        deals=(deal,),
        moves=tuple(_moves(_actions(_within_bounds(steps)), {name: name for name in names})),
        status="finished" if data.get("result") else "",
        reason=_text(data.get("game_end_reason")),
        result=_worths(data.get("result"), {name: name for name in names}),
    )


def _actions(steps: Sequence[Any]) -> Iterator[Any]:
    for step in steps:
        yield step.get("action") if isinstance(step, dict) else None


def _players(names: Sequence[Any]) -> tuple[str, ...]:
    told_apart = all(isinstance(name, str) for name in names) and len({*names}) == len(names)
    if len(names) not in REMOVED or not told_apart:
        raise NotAnExport(field="players")
    return tuple(names)


def _within_bounds(moves: Sequence[Any]) -> Sequence[Any]:
    if len(moves) > MOST_MOVES:
        raise OversizedJournal(found=len(moves), most=MOST_MOVES, unit="entries")
    return moves


def _need(data: Any, field: str, kind: type) -> Any:
    if not isinstance(data, dict) or not isinstance(data.get(field), kind):
        raise NotAnExport(field=field)
    return data[field]


# The site's exports


def _from_export(data: dict[str, Any]) -> Record:
    people, raw = _need(data, "players", list), _need(data, "actions", list)
    if data.get("title") not in ("1846", "1846 2p Variant"):
        raise OtherTitle(title=str(data.get("title"))[:80])
    if not all(isinstance(person, dict) and "name" in person for person in people):
        raise NotAnExport(field="players")
    names = _players([str(person["name"]) for person in people])
    called = {
        str(person[key]): str(person["name"])
        for key in ("id", "name")
        for person in people
        if key in person
    }
    settings = data.get("settings") if isinstance(data.get("settings"), dict) else {}
    moves = tuple(_moves(_not_undone(_within_bounds(raw)), called))
    told = Told(
        name=str(data.get("id", "")),
        players=len(names),
        settings=settings or {},
        day=_day(data, None),
        spoken_of=frozenset(name for move in moves for name in _speaks_of(move)),
    )
    return Record(
        name=told.name,
        players=names,
        day=_day(data, None if "optional_rules" in told.settings else OLDEST),
        deals=deals(told),
        moves=moves,
        status=_text(data.get("status")),
        reason=_text(data.get("game_end_reason")),
        result=_worths(data.get("result"), called),
    )


def _speaks_of(move: Move) -> Iterator[str]:
    """The privates and corporations that *move* says are in play."""
    if move.what in ("bid", "buy_company"):
        named = move.fields.get("company")
    else:
        named = move.fields.get("corporation") if move.what == "par" else None
    if named in (*PRIVATES, *SECOND_EDITION, *CORPORATIONS):
        yield str(named)


def _text(value: Any) -> str:
    return value[:40] if isinstance(value, str) else ""


def _worths(result: Any, called: Mapping[str, str]) -> Mapping[str, int]:
    """What each player ended with, by name; {} where the file tells nothing that can be used."""
    if not isinstance(result, dict) or not {*result} <= {*called}:
        return {}
    worths = {called[key]: worth for key, worth in result.items() if _is_whole(worth)}
    return worths if len(worths) == len(result) else {}


def _is_whole(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _day(data: Mapping[str, Any], otherwise: date | None) -> date | None:
    """When the game began, as far as the file tells; *otherwise* where it does not."""
    created = data.get("created_at")
    try:
        if isinstance(created, str):
            return date.fromisoformat(created[:10])
        if isinstance(created, int | float) and not isinstance(created, bool):
            return datetime.fromtimestamp(created, UTC).date()
    except (ValueError, OverflowError, OSError):
        return otherwise
    return otherwise


def _not_undone(raw: Sequence[Any]) -> list[Any]:
    """The moves that count, in order: undone ones are left out, redone ones back in."""
    kept: list[Any] = []
    undone: list[list[Any]] = []
    for move in raw:
        match move.get("type") if isinstance(move, dict) else None:
            case "undo":
                start = _undo_start(kept, move.get("action_id"))
                undone.append(kept[start:])
                del kept[start:]
            case "redo":
                kept += undone.pop() if undone else []
            case "message" | "log":
                continue
            case _:
                undone.clear()
                kept.append(move)
    return kept


def _undo_start(kept: Sequence[Any], to: Any) -> int:
    """Where the moves begin that an undo takes back: the last one, or all after the id *to*."""
    if not isinstance(to, int):
        return max(0, len(kept) - 1)
    ids = [move.get("id") if isinstance(move, dict) else None for move in kept]
    return sum(isinstance(number, int) and number <= to for number in ids)


# Both


def _moves(raw: Iterable[Any], names: Mapping[str, str]) -> Iterator[Move]:
    for place, fields in enumerate(raw, 1):
        number = fields.get("id") if isinstance(fields, dict) else None
        yield _move(int(number) if _is_whole(number) else place, fields, names)


def _move(number: int, fields: Any, names: Mapping[str, str]) -> Move:
    if not isinstance(fields, dict):
        raise BadMove(number=number, move="?", field="action")
    what, kind, entity = (fields.get(name) for name in ("type", "entity_type", "entity"))
    name = names.get(str(entity)) if kind == "player" else str(entity)
    extra = fields.get("auto_actions", [])
    if not isinstance(what, str):
        raise BadMove(number=number, move="?", field="type")
    if not isinstance(kind, str):
        raise BadMove(number=number, move=what[:40], field="entity_type")
    if type(entity) not in (str, int) or name is None:
        raise BadMove(number=number, move=what[:40], field="entity")
    if not isinstance(extra, list):
        raise BadMove(number=number, move=what[:40], field="auto_actions")
    follow_ups = tuple(_move(number, item, names) for item in extra)
    return Move(
        number=number, what=what, entity=name, kind=kind, fields=fields, follow_ups=follow_ups
    )
