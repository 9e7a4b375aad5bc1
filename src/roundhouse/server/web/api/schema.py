"""The JSON schema of a game's actions, from the same dataclasses that the codec reads."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

from roundhouse.core.actions import Action
from roundhouse.core.title import AnyTitle

PLAIN: Final[Mapping[Any, dict[str, Any]]] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


def actions_schema(titles: Iterable[AnyTitle]) -> tuple[dict[str, Any], dict[str, Any]]:
    """One schema for any action of any title, and the schemas it refers to."""
    parts: dict[str, Any] = {}
    for title in titles:
        for kind in title.vocabulary.actions:
            parts.setdefault(f"{title.key}.{kind.wire}", _action(kind))
    refs = [{"$ref": f"#/components/schemas/{name}"} for name in sorted(parts)]
    return {"title": "Action", "anyOf": refs}, parts


def _action(kind: type[Action]) -> dict[str, Any]:
    made = _dataclass(kind)
    made["properties"] = {"type": {"const": kind.wire, "type": "string"}} | made["properties"]
    made["required"] = ["type", *made["required"]]
    first_line = (kind.__doc__ or "").split("\n")[0]
    if first_line.startswith(f"{kind.__name__}("):  # made by dataclass, for want of words
        first_line = ""
    return {"title": kind.wire, "description": first_line} | made


def _dataclass(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    needed = [f.name for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING]
    return {
        "type": "object",
        "properties": {field.name: schema_of(hints[field.name]) for field in fields(kind)},
        "required": needed,
        "additionalProperties": False,
    }


def schema_of(kind: Any) -> dict[str, Any]:
    """What a value of *kind* looks like in JSON."""
    if isinstance(kind, NewType):
        return schema_of(kind.__supertype__)
    if kind in PLAIN:
        return dict(PLAIN[kind])
    if is_dataclass(kind):
        return _tagged(kind)
    return _generic(get_origin(kind), get_args(kind))


def _tagged(kind: Any) -> dict[str, Any]:
    made = _dataclass(kind)
    if hasattr(kind, "wire"):
        made["properties"]["type"] = {"const": kind.wire, "type": "string"}
        made["required"] = ["type", *made["required"]]
    return made


def _generic(origin: Any, args: tuple[Any, ...]) -> dict[str, Any]:
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
