"""Sentences by id in four languages: what happened, what is refused, what a page says.

>>> from roundhouse.core.errors import Stale
>>> sentence(Stale(seen=3, current=5), "en")
'The game has moved on from move 3 to 5. Check the table and choose again.'
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, Final, cast, get_type_hints

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number

from roundhouse.core.actions import CHANCE, Seat
from roundhouse.core.errors import Fault, RuleError
from roundhouse.core.events import Event
from roundhouse.messages.catalogues import catalogue, folders
from roundhouse.messages.languages import LANGUAGES, choose_language, joined

__all__ = (
    "LANGUAGES",
    "choose_language",
    "has_text",
    "message_id",
    "new_bundle",
    "seat_name",
    "sentence",
    "text",
)

_NOTHING: Final = "–"
_LONGEST_WORD: Final = 200  # what a file says where a name should stand may be of any length
_LONGEST: Final = 2000
_SEAT_FIELDS: Final = (Seat, Seat | None, tuple[Seat, ...], tuple[Seat, ...] | None)


def sentence(thing: Event | Fault, language: str, names: Sequence[str] = ()) -> str:
    """*thing* in words; *names* are the players by seat. A refusal names its rule at the end."""
    shown = {
        name: _shown(thing, name, value, language, names) for name, value in thing.params.items()
    }
    words = text(message_id(type(thing)), language, **shown)
    if isinstance(thing, RuleError) and thing.rule:
        return text("core-with-rule", language, words=words.rstrip(".。"), rule=thing.rule)
    return words


def message_id(kind: type[Event] | type[Fault]) -> str:
    """The id of the sentence for a kind of event or refusal."""
    return f"{kind.prefix}-{kind.wire.replace('_', '-')}"


def text(key: str, language: str, /, **params: Any) -> str:
    """The text *key* with its parameters filled in."""
    return _formatted(key, language, tuple(params.items()))


def has_text(key: str, language: str) -> bool:
    """Whether *language* itself has the text *key*."""
    return _bundle(language).has_message(key)


def _shown(
    thing: Event | Fault, name: str, value: Any, language: str, names: Sequence[str]
) -> str | int:
    if isinstance(value, Fault | Event):
        return sentence(value, language, names)
    if name in _seat_fields(cast("Any", type(thing))):
        return _people(value, language, names)
    if isinstance(value, Mapping) and name in getattr(thing, "worded", ()):
        return _cut(str(value.get(language) or value.get("en", "")), _LONGEST)
    if name in getattr(thing, "phrases", ()):
        return text(value, language)
    if name in thing.named and isinstance(value, str):
        return _cut(_name(value, language, thing.prefix), _LONGEST_WORD)
    return _plain(value, language, thing.prefix)


@cache
def _seat_fields(kind: Any) -> frozenset[str]:
    return frozenset(n for n, hint in get_type_hints(kind).items() if hint in _SEAT_FIELDS)


def _people(value: Any, language: str, names: Sequence[str]) -> str:
    if value is None:
        return text("core-nobody", language)
    seats = value if isinstance(value, tuple) else (value,)
    return joined([seat_name(seat, language, names) for seat in seats], language)


def seat_name(seat: int, language: str, names: Sequence[str] = ()) -> str:
    """What a seat's player is called."""
    if seat == CHANCE:
        return text("core-chance", language)
    if 0 <= seat < len(names):
        return names[seat]
    return text("core-player", language, number=seat + 1)


def _plain(value: Any, language: str, prefix: str) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return _cut(value, _LONGEST_WORD)
    if value is None:
        return "none"
    if isinstance(value, Mapping):
        return joined([f"{key}: {item}" for key, item in value.items()], language)
    return joined(_listed(map(str, value), language, prefix), language) or _NOTHING


def _listed(items: Iterable[str], language: str, prefix: str) -> Iterator[str]:
    """What a list says; a word that it says several times in a row stands once, with the number."""
    for item, row in groupby(items):
        times, word = len(list(row)), _word(item, language, prefix)
        if times > 1 and word != item:
            yield text("core-times", language, thing=word, times=times)
        else:  # numbers are no words: "2, 2" are two trains
            yield from [word] * times


def _name(value: str, language: str, prefix: str) -> str:
    """The name of the thing whose id *value* is, where the catalogue has one."""
    return _text_or(value, f"{prefix}-name-{value}", language)


def _word(item: str, language: str, prefix: str) -> str:
    """What players call *item* of a list, where the catalogue has a word for it."""
    key = f"{prefix}-word-{item.replace('_', '-')}"
    return _text_or(_name(item, language, prefix), key, language)


def _text_or(otherwise: str, key: str, language: str) -> str:
    return text(key, language) if has_text(key, "en") else otherwise


@lru_cache(maxsize=20_000)
def _formatted(key: str, language: str, params: tuple[tuple[str, Any], ...]) -> str:
    bundle = _bundle(language if language in LANGUAGES else "en")
    if not bundle.has_message(key):
        bundle = _bundle("en")
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern, dict(map(_fitting, params)))[0]) if pattern else key


def _fitting(param: tuple[str, Any]) -> tuple[str, Any]:
    """*param* as Fluent takes it: a text beyond its bounds would be left out altogether.

    Nearly all numbers say which one (move 1203), not how many: they stand without separators.
    A quantity asks for them: ``NUMBER($bytes, useGrouping: 1)``.
    """
    name, value = param
    if isinstance(value, int):
        return name, fluent_number(value, useGrouping=False)
    return name, _cut(value, _LONGEST) if isinstance(value, str) else value


def _cut(value: str, most: int) -> str:
    return value if len(value) <= most else f"{value[: most - 1]}…"


@cache
def _bundle(language: str) -> FluentBundle:
    return new_bundle(language)


def new_bundle(language: str) -> FluentBundle:
    """All texts of a language, to which a caller may add some of its own."""
    bundle = FluentBundle(
        [LANGUAGES[language].locale], functions={"MONEY": _money}, use_isolating=False
    )
    for folder in folders():
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(catalogue(file))
    return bundle


def _money(amount: Any) -> Any:
    """Dollars as the tables of both games print them: no separators."""
    number = int(amount) if isinstance(amount, int | float) else 0
    return f"-${-number}" if number < 0 else f"${number}"
