"""The JSON schema of a game's actions, from the same dataclasses that the codec reads."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NewType,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from roundhouse.core.actions import Action
from roundhouse.core.title import AnyTitle

Schema: TypeAlias = Mapping[str, object]

PLAIN: Final[Mapping[object, Schema]] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


def actions_schema(titles: Iterable[AnyTitle]) -> tuple[Schema, Mapping[str, Schema]]:
    """One schema for any action of any title, and the schemas it refers to."""
    parts: dict[str, Schema] = {}
    for title in titles:
        for kind in title.vocabulary.actions:
            parts.setdefault(f"{title.key}.{kind.wire}", _action(kind))
    refs = [{"$ref": f"#/components/schemas/{name}"} for name in sorted(parts)]
    return {"title": "Action", "anyOf": refs}, parts


def _action(kind: type[Action]) -> Schema:
    first_line = (kind.__doc__ or "").split("\n")[0]
    if first_line.startswith(f"{kind.__name__}("):  # made by dataclass, for want of words
        first_line = ""
    return {"title": kind.wire, "description": first_line, **_dataclass(kind)}


def _dataclass(kind: type) -> Schema:
    """A dataclass with its fields, after its wire name where it has one."""
    hints, wire = get_type_hints(kind), getattr(kind, "wire", None)
    needed = [f.name for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING]
    properties = {field.name: schema_of(hints[field.name]) for field in fields(kind)}
    named = {} if wire is None else {"type": {"const": wire, "type": "string"}}
    return {
        "type": "object",
        "properties": {**named, **properties},
        "required": [*named, *needed],
        "additionalProperties": False,
    }


def schema_of(kind: object) -> Schema:
    """What a value of *kind* looks like in JSON."""
    if isinstance(kind, NewType):
        return schema_of(kind.__supertype__)
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and is_dataclass(kind):
        return _dataclass(kind)
    return _generic(get_origin(kind), get_args(kind))


def _generic(origin: object, args: tuple[object, ...]) -> Schema:
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(arg) for arg in args]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin is tuple and args[-1] is not Ellipsis:
        row = [schema_of(arg) for arg in args]
        return {"type": "array", "prefixItems": row, "minItems": len(row), "maxItems": len(row)}
    if origin in (tuple, frozenset):
        return {"type": "array", "items": schema_of(args[0])}
    return {"type": "object", "additionalProperties": schema_of(args[1])}
