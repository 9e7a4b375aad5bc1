"""The languages: each with all that the program must know of it beside its words."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """A language as its speakers write its ``name``; its ``locale`` decides on plural forms.

    ``between`` stands between the things of a list, ``along`` between the places of a way, and
    ``brackets`` around what is said in passing. ``square``: its letters are as wide as high and
    need a font of their own.
    """

    name: str
    locale: str
    between: str = ", "
    along: str = " – "
    brackets: tuple[str, str] = ("(", ")")
    square: bool = False


LANGUAGES: Final = {
    "en": Language(name="English", locale="en-US"),
    "ru": Language(name="Русский", locale="ru-RU", along=" — "),
    "ja": Language(name="日本語", locale="ja-JP", between="、", brackets=("（", "）"), square=True),
    "pl": Language(name="Polski", locale="pl-PL"),
}
"""Each language by its code, which is also the name of its folders of texts."""


def spoken(code: str) -> Language:
    """The language *code*; English where there is none."""
    return LANGUAGES.get(code, LANGUAGES["en"])


def choose_language(wanted: str | None) -> str:
    """The best of ours for an Accept-Language header or a locale's name.

    >>> choose_language("de-DE, pl;q=0.8, en;q=0.5"), choose_language("ru_RU.UTF-8")
    ('pl', 'ru')
    """
    ranked = sorted(map(_weighed, (wanted or "").split(",")), key=lambda pair: -pair[1])
    return next((code for code, weight in ranked if code in LANGUAGES and weight > 0), "en")


def _weighed(part: str) -> tuple[str, float]:
    name, _, weight = part.strip().partition(";q=")
    try:
        return name[:2].lower(), float(weight or 1)
    except ValueError:
        return name[:2].lower(), 0.0


def joined(parts: Iterable[str], language: str) -> str:
    """*parts* one after the other, as the language lists things.

    >>> joined(["黒", "茶"], "ja"), joined(["black", "brown"], "en")
    ('黒、茶', 'black, brown')
    """
    return spoken(language).between.join(parts)


def along(places: Iterable[str], language: str) -> str:
    """The *places* of a way, from its beginning to its end.

    >>> along(["Лимож", "Невер"], "ru"), along(["Limoges", "Nevers"], "pl")
    ('Лимож — Невер', 'Limoges – Nevers')
    """
    return spoken(language).along.join(places)


def bracketed(words: str, language: str) -> str:
    """*words* in the language's brackets.

    >>> bracketed("シカゴ", "ja"), bracketed("Chicago", "en")
    ('（シカゴ）', '(Chicago)')
    """
    before, after = spoken(language).brackets
    return f"{before}{words}{after}"
