"""Looking things up: passages of books and rules, found by the words that a reader types.

A word is found in any of its forms, which share their beginning in all of our languages, and need
not be typed to its end. Japanese, which puts no spaces between words, is cut into pairs of letters.
"""

from __future__ import annotations

import math
import re
import unicodedata
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

_WORD: Final = re.compile(r"[^\W_]+(?:[-’'&.][^\W_]+)*")
_SQUARE: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff々ー]+")
_ENDINGS: Final = (0, 0, 0, 0, 0, 1, 2, 3)
"""How many letters of a word so long may be its ending."""
_OTHER_FORM: Final = 0.6
"""What another form of a word counts, against the word as it was typed."""
_HEADING: Final = 8
"""How often a heading's word counts."""
_MOST_WORDS: Final = 12
_SATURATION: Final = 1.2


@dataclass(frozen=True, slots=True)
class Passage:
    """Something to find: what it is called, its words, where it stands."""

    heading: str
    words: str
    place: str
    kind: str
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Found:
    """A passage that fits, with the part of its words around what was asked for."""

    passage: Passage
    score: float
    excerpt: str


class Index:
    """All passages of one language."""

    def __init__(self, passages: Iterable[Passage]) -> None:
        self._passages = tuple(passages)
        postings: dict[str, dict[int, int]] = defaultdict(dict)
        for number, passage in enumerate(self._passages):
            for word, count in _counted(passage).items():
                postings[word][number] = count
        self._postings: Mapping[str, Mapping[int, int]] = dict(postings)
        self._words = sorted(self._postings)

    def find(self, asked: str, most: int = 20) -> list[Found]:
        """What fits best, the best first; passages with more of the words stand above others."""
        wanted = list(dict.fromkeys(cut(asked)))[:_MOST_WORDS]
        scores: dict[int, float] = defaultdict(float)
        fitting: Counter[int] = Counter()
        for word in wanted:
            for number, score in self._scores(word).items():
                scores[number] += score
                fitting[number] += 1
        best = sorted(scores, key=lambda n: (-fitting[n], -scores[n] * self._passages[n].weight, n))
        return [
            Found(self._passages[n], scores[n], excerpt(self._passages[n].words, wanted))
            for n in best[:most]
        ]

    def _scores(self, word: str) -> dict[int, float]:
        """What each passage gets for *word*, in whatever form."""
        scores: dict[int, float] = {}
        for form in self._forms(word):
            here = self._postings[form]
            rare = math.log(1 + len(self._passages) / len(here))
            rare *= 1 if form == word else _OTHER_FORM
            for number, count in here.items():
                score = rare * count / (count + _SATURATION)
                scores[number] = max(score, scores.get(number, 0))
        return scores

    def _forms(self, word: str) -> Iterator[str]:
        shared = word[: len(word) - _ending(word)]
        for place in range(bisect_left(self._words, shared), len(self._words)):
            form = self._words[place]
            if not form.startswith(shared):
                return
            if are_forms(word, form):
                yield form


def are_forms(word: str, other: str) -> bool:
    """Whether *other* goes on where *word* ends, or both differ only in their endings.

    >>> are_forms("акции", "акциями"), are_forms("tra", "trains"), are_forms("sell", "self")
    (True, True, False)
    """
    longer = max(word, other, key=len)
    shared = next(
        (i for i, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), len(word)
    )
    return other.startswith(word) or shared >= len(longer) - _ending(longer)


def _ending(word: str) -> int:
    numbered = any(map(str.isdigit, word)) or _SQUARE.search(word)
    return 0 if numbered else _ENDINGS[min(len(word), len(_ENDINGS) - 1)]


def _counted(passage: Passage) -> Counter[str]:
    counted = Counter(cut(passage.words))
    for word in cut(passage.heading):
        counted[word] += _HEADING
    return counted


def cut(words: str) -> Iterator[str]:
    """What *words* are found by.

    >>> list(cut("Выпуск акций, SR-17"))
    ['выпуск', 'акций', 'sr-17']
    >>> list(cut("株式ラウンド"))[:3]
    ['株式', '式ラ', 'ラウ']
    """
    for found in _WORD.finditer(unicodedata.normalize("NFKC", words).casefold()):
        yield from _pairs(found.group()) if _SQUARE.search(found.group()) else (found.group(),)


def _pairs(word: str) -> Iterator[str]:
    for run in _SQUARE.findall(word):
        yield from (run[i : i + 2] for i in range(max(1, len(run) - 1)))


def excerpt(words: str, wanted: Sequence[str], around: int = 90) -> str:
    """The part of *words* where the first of what is *wanted* stands."""
    small = words.casefold()
    beginnings = (word[: len(word) - _ending(word)] for word in wanted)
    places = [place for part in beginnings if (place := small.find(part)) >= 0]
    start = max(0, min(places, default=0) - around)
    end = min(len(words), start + 3 * around)
    if start:
        start = words.find(" ", start, end) + 1 or start
    if end < len(words):
        end = max(words.rfind(" ", start, end), start) if " " in words[start:end] else end
    return f"{'…' * bool(start)}{words[start:end]}{'…' * (end < len(words))}"
