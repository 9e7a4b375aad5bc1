"""Dataclasses to JSON and back, strict both ways: no field too many, none too few, none bent."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from inspect import getmembers, isclass
from types import MappingProxyType, ModuleType, NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NewType,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from roundhouse.core.errors import (
    MissingField,
    NotJson,
    UnknownAction,
    UnknownField,
    WrongType,
)

MOST_NESTING: Final = 50
BIGGEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exact."""

T = TypeVar("T")
Decoder = Callable[[Any, str], Any]


def kinds_in(base: type[T], *modules: ModuleType) -> tuple[type[T], ...]:
    """The subclasses of *base* with a wire name that *modules* hold, by that name."""
    found = {
        kind
        for module in modules
        for _, kind in getmembers(module, isclass)
        if issubclass(kind, base) and hasattr(kind, "wire")
    }
    return tuple(sorted(found, key=_by_wire))


def _by_wire(kind: Any) -> tuple[str, str]:
    return kind.wire, kind.__qualname__


def own_kinds(
    base: type[T], modules: Iterable[ModuleType], *shared: type[T]
) -> tuple[type[T], ...]:
    """Those that *modules* define themselves, and the *shared* ones, by wire name."""
    own = [k for m in modules for k in kinds_in(base, m) if k.__module__ == m.__name__]
    return tuple(sorted((*own, *shared), key=_by_wire))


def read_json(text: str | bytes) -> Any:
    """The JSON value in *text*, nested no deeper than anything of ours is."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise NotJson(line=error.lineno, reason=error.msg) from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise NotJson(line=line, reason=f"byte {error.start} is not UTF-8") from None
    except ValueError:
        raise NotJson(line=1, reason="a number has too many digits") from None
    except RecursionError:
        raise _too_deep() from None
    if _is_too_deep(value):
        raise _too_deep()
    if _HALF in (text if isinstance(text, bytes) else text.encode(errors="replace")).lower():
        _refuse_halves(value)
    return value


_HALF: Final = rb"\ud"  # so begin the two halves of a character beyond U+FFFF


def _refuse_halves(value: Any) -> None:
    """Refuse text with half a character in it: no file, page or database takes that."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        half = ascii(error.object[error.start])
        raise NotJson(line=1, reason=f"{half} is half a character") from None


def _too_deep() -> NotJson:
    return NotJson(line=1, reason=f"nested more than {MOST_NESTING} deep")


def _is_too_deep(value: Any) -> bool:
    """Whether *value* is nested so deep that printing or comparing it could fail."""
    level = [value]
    for _ in range(MOST_NESTING + 1):
        level = [
            item
            for holder in level
            if isinstance(holder, list | dict)
            for item in (holder.values() if isinstance(holder, dict) else holder)
        ]
        if not level:
            return False
    return True


def encode(value: Any) -> Any:
    """*value* as plain JSON; dataclasses with a wire name carry it as ``type``."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, frozenset | set):
        return [encode(item) for item in sorted(value)]
    if is_dataclass(value):
        return _encode_dataclass(value)
    raise TypeError(f"no JSON for {type(value).__name__}")


def _encode_dataclass(value: Any) -> dict[str, Any]:
    head = {"type": value.wire} if hasattr(value, "wire") else {}
    return head | {field.name: encode(getattr(value, field.name)) for field in _facts(value)}


def _facts(kind: Any) -> list[Field[Any]]:
    """The fields that make it what it is; those left out of comparisons are caches."""
    return [field for field in fields(kind) if field.compare]


def decode(kind: type[T], data: Any, path: str = "") -> T:
    """A *kind* from JSON, or a named error that says where it is wrong."""
    read = _decoder(cast("Any", kind))
    value: T = read(data, path)
    return value


def decode_tagged(kinds: Iterable[type[T]], data: Any, path: str = "") -> T:
    """One of *kinds*, told by its ``type``."""
    by_wire = {kind.wire: kind for kind in kinds}  # type: ignore[attr-defined]  # tagged kinds only
    if not isinstance(data, dict):
        raise _wrong(path, "object", data)
    if "type" not in data:
        raise MissingField(path=path, field="type")
    name = data["type"]
    if not isinstance(name, str) or name not in by_wire:
        raise UnknownAction(path=path, name=str(name)[:80], known=tuple(by_wire))
    rest = {key: value for key, value in data.items() if key != "type"}
    return decode(by_wire[name], rest, path)


def _wrong(path: str, expected: str, found: Any) -> WrongType:
    return WrongType(path=path or "/", expected=expected, found=json.dumps(found)[:80])


@cache
def _decoder(kind: Any) -> Decoder:
    """The reader for one type, made once."""
    if kind is Any:
        return lambda data, _path: data
    if isinstance(kind, NewType):
        return _decoder(kind.__supertype__)
    if kind is int:
        return _whole
    if kind in (str, bool, NoneType):
        return _plain(kind)
    if is_dataclass(kind):
        return _dataclass_decoder(kind)
    return _generic_decoder(kind)


def _whole(data: Any, path: str) -> int:
    if type(data) is not int:
        raise _wrong(path, "int", data)
    if not -BIGGEST <= data <= BIGGEST:
        raise _wrong(path, f"int ≤ {BIGGEST}", data)
    return data


def _plain(kind: type) -> Decoder:
    def read(data: Any, path: str) -> Any:
        if type(data) is not kind:
            raise _wrong(path, _name(kind), data)
        return data

    return read


def _name(kind: Any) -> str:
    return "null" if kind is NoneType else str(getattr(kind, "__name__", kind))


def _dataclass_decoder(kind: Any) -> Decoder:
    hints = get_type_hints(kind)
    readers = {field.name: _decoder(hints[field.name]) for field in _facts(kind)}
    needed = [field.name for field in _facts(kind) if not _has_default(field)]

    def read(data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise _wrong(path, "object", data)
        for name in data:
            if name not in readers:
                raise UnknownField(path=path or "/", field=name)
        for name in needed:
            if name not in data:
                raise MissingField(path=path or "/", field=name)
        return kind(
            **{name: readers[name](value, f"{path}/{name}") for name, value in data.items()}
        )

    return read


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _generic_decoder(kind: Any) -> Decoder:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _union(args)
    if origin is Literal:
        return _literal(args)
    if origin is tuple:
        return _many(args[0], tuple) if args[-1] is Ellipsis else _row(args)
    if origin is frozenset:
        return _many(args[0], frozenset)
    if origin is not None and issubclass(origin, Mapping):
        return _mapping(*args)
    raise TypeError(f"no JSON for {kind}")


def _union(kinds: tuple[Any, ...]) -> Decoder:
    plain = [kind for kind in kinds if not is_dataclass(kind)]
    tagged = [kind for kind in kinds if isinstance(kind, type) and is_dataclass(kind)]

    def read(data: Any, path: str) -> Any:
        if isinstance(data, dict) and tagged:
            return decode_tagged(tagged, data, path)
        for kind in plain:
            try:
                return _decoder(kind)(data, path)
            except WrongType:
                continue
        raise _wrong(path, " or ".join(map(_name, kinds)), data)

    return read


def _literal(values: tuple[Any, ...]) -> Decoder:
    def read(data: Any, path: str) -> Any:
        if not any(data == value and type(data) is type(value) for value in values):
            raise _wrong(path, " or ".join(map(str, values)), data)
        return data

    return read


def _many(item: Any, build: Callable[[Iterable[Any]], Any]) -> Decoder:
    reader = _decoder(item)

    def read(data: Any, path: str) -> Any:
        if not isinstance(data, list):
            raise _wrong(path, "list", data)
        return build(reader(value, f"{path}/{i}") for i, value in enumerate(data))

    return read


def _row(items: tuple[Any, ...]) -> Decoder:
    readers = [_decoder(item) for item in items]

    def read(data: Any, path: str) -> Any:
        if not isinstance(data, list) or len(data) != len(readers):
            raise _wrong(path, f"list of {len(readers)}", data)
        return tuple(
            reader(value, f"{path}/{i}")
            for i, (reader, value) in enumerate(zip(readers, data, strict=True))
        )

    return read


def _mapping(key: Any, item: Any) -> Decoder:
    read_key, read_item = _decoder(key), _decoder(item)

    def read(data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise _wrong(path, "object", data)
        return MappingProxyType(
            {read_key(k, f"{path}/{k}"): read_item(v, f"{path}/{k}") for k, v in data.items()}
        )

    return read
