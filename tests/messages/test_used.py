"""No text is kept that nobody says: each id is a class's, or stands somewhere in the source."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import walk_packages

import roundhouse
from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.lessons import lessons_in
from roundhouse.core.plugins import BOTS
from roundhouse.messages import LANGUAGES, message_id
from roundhouse.messages.places import place_id
from roundhouse.titles import TITLES
from tests.messages.test_catalogues import entries, references
from tests.messages.test_places import PLACES

SOURCE = Path(roundhouse.__file__).parent
HOLE = "\0"
KEY = "\1"
"""A hole for what a caller names: ``say("x")``, which says the text ``f"g1846-panel-{key}"``."""

LEAST_LETTERS = 3
"""A text with holes says something of the ids it makes only if enough of it is written out."""

Pieces = tuple[str, ...]


def test_every_text_is_used() -> None:
    known = {message_id(kind) for base in (Event, Fault) for kind in _kinds(base)}
    spoken = {ref for code in LANGUAGES for key in entries(code) for ref in references(code, key)}
    known |= {place_id(name, prefix) for prefix, name in PLACES} | set(_taught())
    unused = {key for key in entries("en") if key not in known | spoken and not _is_made(key)}
    assert unused == set()


def test_what_nobody_says_is_found_out() -> None:
    assert _is_made("pages-yes")
    assert _is_made("g1846-panel-phases")
    assert _is_made("switch-signal-name-black-1")
    assert not _is_made("pages-nobody-says-this")
    assert not _is_made("g1846-panel-bank")
    assert not _is_made("switch-signal-named-by")


def _taught() -> Iterator[str]:
    """What the lessons say."""
    for title in TITLES.values():
        for lesson in lessons_in(title.lessons, title) if title.lessons else ():
            yield from lesson.texts()


def _kinds(base: type) -> Iterator[type]:
    """The events and refusals of every module, whether or not a title names them."""
    for module in walk_packages(roundhouse.__path__, "roundhouse."):
        if not module.name.endswith("__main__") and "migrations" not in module.name:
            import_module(module.name)
    todo = [base]
    while todo:
        found: list[type] = todo.pop().__subclasses__()
        todo += found
        yield from (kind for kind in found if hasattr(kind, "wire"))


@cache
def _is_made(key: str) -> bool:
    """Whether *key* is written in the source, whole or as parts that are put together there."""
    return (
        key in _written()
        or key.rstrip("0123456789").rstrip("-") in _written()
        or _is_put(key)
        or any(key.startswith(start) and _is_asked(key[len(start) :]) for start in _keyed())
    )


@cache
def _is_put(key: str) -> bool:
    """Whether a text with holes makes *key*: what fills them must be made, too.

    Where nothing but holes is written, the first must hold the beginning of an id.
    """
    return any(
        (_says_enough(pieces) or _is_put(holes[0])) and all(map(_is_made, holes))
        for pieces in _holed(_written())
        for holes in _filled(key, pieces)
    )


def _is_asked(key: str) -> bool:
    """Whether somebody asks for *key* by that name."""
    return key in _asked() or any(
        all(map(_is_made, holes)) for pieces in _holed(_asked()) for holes in _filled(key, pieces)
    )


def _filled(key: str, pieces: Pieces) -> Iterator[tuple[str, ...]]:
    """What may stand in the holes between *pieces* so that they make *key*."""
    first, *rest = pieces
    if not key.startswith(first):
        return
    key = key[len(first) :]
    if not rest:
        yield from [()] if not key else []
        return
    for end in range(1, len(key) + 1):
        yield from ((key[:end], *more) for more in _filled(key[end:], tuple(rest)))


@cache
def _holed(texts: frozenset[str]) -> tuple[Pieces, ...]:
    """Those of *texts* with holes that ids may be made of, as the pieces between the holes."""
    holed = (text for text in texts if re.fullmatch(rf"[a-z0-9{HOLE}-]+", text))
    found = (tuple(text.split(HOLE)) for text in holed if HOLE in text and "-" in text)
    return tuple(pieces for pieces in found if _says_enough(pieces) or pieces == ("", "-", ""))


def _says_enough(pieces: Pieces) -> bool:
    return len(re.sub(r"\W", "", "".join(pieces))) >= LEAST_LETTERS


@cache
def _keyed() -> tuple[str, ...]:
    """What stands before the name that a caller gives."""
    return tuple(text[:-1] for text in _written() if text.endswith(KEY) and len(text) > 1)


@cache
def _written() -> frozenset[str]:
    """Every text of the source, and what the bots are called."""
    texts = {text for tree in _trees() for node in ast.walk(tree) for text in _text(node)}
    # a template may stand in a text, and calls t("…") there
    texts |= {key for text in texts for key in re.findall(r"\bt\([\"']([\w-]+)[\"']", text)}
    for kind in ("html", "toml", "json"):
        for file in SOURCE.rglob(f"*.{kind}"):
            texts |= set(re.findall(r"[\"']([\w&-]+)[\"']", file.read_text(encoding="utf-8")))
    texts |= {part for bot in entry_points(group=BOTS) for part in bot.name.split(".")}
    return _as_ids(texts)


@cache
def _asked() -> frozenset[str]:
    """Every text that is given to ``say``, or kept as a ``key`` for it."""
    nodes = (node for tree in _trees() for node in ast.walk(tree))
    given = (value for node in nodes if (value := _given(node)))
    return _as_ids(text for value in given for node in ast.walk(value) for text in _text(node))


def _given(node: ast.AST) -> ast.expr | None:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.args[0] if node.func.attr == "say" and node.args else None
    if isinstance(node, ast.Assign) and isinstance(name := node.targets[0], ast.Name):
        return node.value if name.id == "key" else None
    return None


@cache
def _trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py"))


def _text(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(map(_part, node.values))


def _part(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    name = part.value if isinstance(part, ast.FormattedValue) else part
    return KEY if isinstance(name, ast.Name) and name.id == "key" else HOLE


def _as_ids(texts: Iterable[str]) -> frozenset[str]:
    """*texts* spelled as ids are."""
    return frozenset(text.replace("_", "-").replace("&", "").lower() for text in texts)
