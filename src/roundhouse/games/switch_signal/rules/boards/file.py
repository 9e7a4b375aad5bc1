"""A board's TOML file read into definitions, each key looked at (SB-VAL-1)."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

from roundhouse.games.switch_signal.rules.boards.board import (
    BoardDef,
    CityDef,
    DepartureDef,
    JunctionDef,
    LabelDef,
    SceneryDef,
    TrackDef,
)
from roundhouse.games.switch_signal.rules.boards.faults import (
    BoardFault,
    MissingKey,
    NotToml,
    UnknownFormat,
    UnknownKey,
    WrongKind,
)

FORMAT: Final = 1
MOST_CHARACTERS: Final = 200_000
LARGEST: Final = 1_000_000_000
"""Beyond any place on a board, and any count on it."""

Table = Mapping[str, Any]


@dataclass(frozen=True)
class Key:
    """What a key takes, in words and as a test."""

    expected: str
    fits: Callable[[Any], bool]
    needed: bool = True


def _is(kind: type) -> Callable[[Any], bool]:
    return lambda value: type(value) is kind


def _whole(value: Any) -> bool:
    return type(value) is int and abs(value) <= LARGEST


def _number(value: Any) -> bool:
    return _whole(value) or (type(value) is float and isfinite(value) and abs(value) <= LARGEST)


def _list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(fits, value))


def _table_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, dict) and all(map(fits, value.values()))


def _point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_number, value))


def _one_of(*words: str) -> Callable[[Any], bool]:
    return lambda value: value in words if isinstance(value, str) else False


STRING: Final = Key("string", _is(str))
INTEGER: Final = Key("integer", _whole)
SIZE: Final = Key("integer above 0", lambda value: _whole(value) and value > 0)
BOOLEAN: Final = Key("boolean", _is(bool))
NUMBER: Final = Key("number", _number)
STRINGS: Final = Key("list of strings", _list_of(_is(str)))
POINTS: Final = Key("list of points", _list_of(_point))
TABLE: Final = Key("table", _is(dict))
NAMES: Final = Key("table of strings", _table_of(_is(str)), needed=False)

BOARD: Final = {
    "format": INTEGER,
    "id": STRING,
    "name": STRING,
    "names": NAMES,
    "width": SIZE,
    "height": SIZE,
    "switch_discs": INTEGER,
    "signal_discs": INTEGER,
    "pass_through_cities": BOOLEAN,
    "helpers": STRINGS,
}
NODE: Final = {
    "id": STRING,
    "name": STRING,
    "names": NAMES,
    "x": NUMBER,
    "y": NUMBER,
    "label": TABLE,
}
CITY: Final = NODE | {
    "kind": Key('"trade" or "port"', _one_of("trade", "port")),
    "goods": Key("string", _is(str), needed=False),
}
DEPARTURE: Final = NODE | {"number": INTEGER}
JUNCTION: Final = NODE | {"discs": STRINGS}
TRACK: Final = {
    "id": STRING,
    "ends": Key("list of 2 strings", lambda value: STRINGS.fits(value) and len(value) == 2),
    "sections": INTEGER,
    "signals": Key("list of integers", _list_of(_whole), needed=False),
    "via": Key("list of points", POINTS.fits, needed=False),
}
SCENERY: Final = {"kind": Key('"land" or "lake"', _one_of("land", "lake")), "points": POINTS}
LABEL: Final = {
    "dx": NUMBER,
    "dy": NUMBER,
    "anchor": Key('"start", "middle" or "end"', _one_of("start", "middle", "end")),
}
FIRST_GAME: Final = {"green": STRINGS}

TABLES: Final = {"board": BOARD, "first_game": FIRST_GAME}
LISTS: Final = {
    "city": CITY,
    "departure": DEPARTURE,
    "junction": JUNCTION,
    "track": TRACK,
    "scenery": SCENERY,
}
ABSENT_ALLOWED: Final = ("scenery",)


def read_board(text: str, source: str | None = None) -> BoardDef | list[BoardFault]:
    """The board in *text*, or everything that keeps it from being read."""
    if len(text) > MOST_CHARACTERS:
        return [NotToml(rule="SB-VAL-1", place="file", reason=f"over {MOST_CHARACTERS} characters")]
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, a number or a nesting beyond reason
        return [NotToml(rule="SB-VAL-1", place="file", reason=str(error))]
    faults = list(_shape_faults(tables))
    return faults or _board(tables, source if source is not None else text)


def _shape_faults(tables: Table) -> Iterator[BoardFault]:
    """Keys missing, unknown or of the wrong type, wherever they are."""
    for name in tables:
        if name not in TABLES and name not in LISTS:
            yield UnknownKey(rule="SB-VAL-1", place="file", key=name)
    for name, keys in TABLES.items():
        yield from _table_faults(tables, name, keys)
    for name, keys in LISTS.items():
        yield from _list_faults(tables, name, keys)


def _table_faults(tables: Table, name: str, keys: Mapping[str, Key]) -> Iterator[BoardFault]:
    if name not in tables:
        yield MissingKey(rule="SB-VAL-1", place="file", key=f"[{name}]")
    elif not isinstance(tables[name], dict):
        yield _wrong("file", name, "table", tables[name])
    else:
        yield from _key_faults(f"[{name}]", tables[name], keys)
        found = tables[name].get("format", FORMAT)
        if name == "board" and type(found) is int and found != FORMAT:
            yield UnknownFormat(rule="SB-VAL-1", place="[board]", found=str(found))


def _list_faults(tables: Table, name: str, keys: Mapping[str, Key]) -> Iterator[BoardFault]:
    rows = tables.get(name)
    if rows is None:
        if name not in ABSENT_ALLOWED:
            yield MissingKey(rule="SB-VAL-1", place="file", key=f"[[{name}]]")
    elif not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        yield _wrong("file", name, "list of tables", rows)
    else:
        for i, row in enumerate(rows, 1):
            place = f"[[{name}]] {row.get('id', i)}"
            yield from _key_faults(place, row, keys)
            if isinstance(row.get("label"), dict) and "label" in keys:
                yield from _key_faults(f"{place} label", row["label"], LABEL)


def _key_faults(place: str, table: Table, keys: Mapping[str, Key]) -> Iterator[BoardFault]:
    for name in table:
        if name not in keys:
            yield UnknownKey(rule="SB-VAL-1", place=place, key=name)
    for name, key in keys.items():
        if name not in table:
            if key.needed:
                yield MissingKey(rule="SB-VAL-1", place=place, key=name)
        elif not key.fits(table[name]):
            yield _wrong(place, name, key.expected, table[name])


def _wrong(place: str, key: str, expected: str, found: Any) -> WrongKind:
    shown = repr(found)
    return WrongKind(rule="SB-VAL-1", place=place, key=key, expected=expected, found=shown[:60])


def _board(tables: Table, source: str) -> BoardDef:
    head = {key: value for key, value in tables["board"].items() if key != "format"}
    head["helpers"] = tuple(head["helpers"])
    return BoardDef(
        source=source,
        **head,
        cities=tuple(CityDef(**_node(row)) for row in tables["city"]),
        departures=tuple(DepartureDef(**_node(row)) for row in tables["departure"]),
        junctions=tuple(JunctionDef(**_node(row)) for row in tables["junction"]),
        tracks=tuple(map(_track, tables["track"])),
        green=tuple(tables["first_game"]["green"]),
        scenery=tuple(
            SceneryDef(row["kind"], _points(row["points"])) for row in tables.get("scenery", ())
        ),
    )


def _node(row: Table) -> dict[str, Any]:
    made = dict(row) | {"label": LabelDef(**row["label"])}
    if "discs" in made:
        made["discs"] = tuple(made["discs"])
    return made


def _track(row: Table) -> TrackDef:
    first, second = row["ends"]
    return TrackDef(
        id=row["id"],
        ends=(first, second),
        sections=row["sections"],
        signals=tuple(row.get("signals", ())),
        via=_points(row.get("via", ())),
    )


def _points(rows: Any) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for x, y in rows)
