"""Offers: what a seat may do, as fixed fields and open domains rather than lists."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations_with_replacement, product
from math import comb
from random import Random
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from roundhouse.core.actions import Action

A = TypeVar("A", bound=Action)

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Domain(Protocol):
    """The values that one open field may take."""

    def __contains__(self, value: object) -> bool: ...

    def sample(self, rng: Random) -> Any:
        """One value; for chance, with its true odds."""
        ...

    def grid(self, most: int) -> Sequence[Any]:
        """At most *most* values that stand for the whole."""
        ...

    def odds(self) -> Mapping[Any, Fraction]:
        """Each value with its probability under ``sample``."""
        ...


def _spread(values: Sequence[Any], most: int) -> Sequence[Any]:
    if len(values) <= most:
        return values
    if most == 1:
        return values[:1]
    last = len(values) - 1
    return [values[round(i * last / (most - 1))] for i in range(most)]


class OneOf:
    """One of the listed values; a value listed twice is twice as likely.

    >>> sorted(OneOf((2, 3, 3, 4)).odds().items())[1]
    (3, Fraction(1, 2))
    """

    def __init__(self, values: Iterable[Any]) -> None:
        self.values = tuple(values)

    @cached_property
    def _kinds(self) -> dict[Any, type]:
        return {value: type(value) for value in self.values}

    def __contains__(self, value: object) -> bool:
        try:
            return self._kinds.get(value) is type(value)
        except TypeError:  # unhashable, so none of ours
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OneOf) and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.values)

    def __repr__(self) -> str:
        return f"OneOf({self.values!r})"

    def sample(self, rng: Random) -> Any:
        """One of the values, each entry equally likely."""
        return self.values[int(rng.random() * len(self.values))]

    def grid(self, most: int) -> Sequence[Any]:
        """Distinct values, evenly taken from the list."""
        return _spread(tuple(dict.fromkeys(self.values)), most)

    def odds(self) -> Mapping[Any, Fraction]:
        """Each distinct value with its share of the list."""
        return {value: Fraction(n, len(self.values)) for value, n in Counter(self.values).items()}


@dataclass(frozen=True, slots=True)
class Ints:
    """The whole numbers from ``low`` to ``high``, both included.

    >>> 80 in Ints(1, 80), list(Ints(0, 100).grid(3))
    (True, [0, 50, 100])
    """

    low: int
    high: int

    def __contains__(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def sample(self, rng: Random) -> int:
        """Any of them, equally likely."""
        return self.low + int(rng.random() * (self.high - self.low + 1))

    def grid(self, most: int) -> Sequence[int]:
        """Evenly spread numbers, both ends among them."""
        return _spread(range(self.low, self.high + 1), most)

    def odds(self) -> Mapping[int, Fraction]:
        """All equally likely."""
        size = self.high - self.low + 1
        return {value: Fraction(1, size) for value in range(self.low, self.high + 1)}


class Bag:
    """A handful of ``take`` things drawn unseen from a bag, as a sorted tuple.

    >>> Bag({"move": 2, "switch": 1}, take=2).odds()[("move", "move")]
    Fraction(1, 3)
    """

    def __init__(self, counts: Mapping[str, int], take: int) -> None:
        self.counts = dict(sorted((kind, n) for kind, n in counts.items() if n))
        self.take = take

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.take:
            return False
        if list(value) != sorted(value, key=str):
            return False
        return all(n <= self.counts.get(kind, 0) for kind, n in Counter(value).items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and (self.counts, self.take) == (other.counts, other.take)

    def __hash__(self) -> int:
        return hash((tuple(self.counts.items()), self.take))

    def __repr__(self) -> str:
        return f"Bag({self.counts!r}, take={self.take})"

    def sample(self, rng: Random) -> tuple[str, ...]:
        """A fair draw without putting back."""
        things = [kind for kind, n in self.counts.items() for _ in range(n)]
        return tuple(sorted(rng.sample(things, self.take)))

    def grid(self, most: int) -> Sequence[tuple[str, ...]]:
        """Some of the hands, evenly taken from all of them."""
        return _spread(list(self._hands()), most)

    def odds(self) -> Mapping[tuple[str, ...], Fraction]:
        """Each hand with its hypergeometric probability."""
        ways = comb(sum(self.counts.values()), self.take)
        return {hand: Fraction(self._ways(hand), ways) for hand in self._hands()}

    def _hands(self) -> Iterator[tuple[str, ...]]:
        for hand in combinations_with_replacement(self.counts, self.take):
            if hand in self:
                yield hand

    def _ways(self, hand: tuple[str, ...]) -> int:
        ways = 1
        for kind, n in Counter(hand).items():
            ways *= comb(self.counts[kind], n)
        return ways


class Offer(Generic[A]):
    """One kind of action with some fields fixed and the others open.

    Written by hand: thousands are made a second, and a frozen dataclass takes three times as long.
    """

    __slots__ = ("action", "fixed", "open")

    def __init__(
        self,
        action: type[A],
        fixed: Mapping[str, Any] = NOTHING,
        open: Mapping[str, Domain] = NOTHING,  # noqa: A002  # the table's word
    ) -> None:
        self.action = action
        self.fixed = fixed
        self.open = open

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.action, *self.fixed.items(), *self.open))

    def __repr__(self) -> str:
        parts = [f"{name}={value!r}" for name, value in {**self.fixed, **self.open}.items()]
        return f"Offer({self.action.__name__}, {', '.join(parts)})"

    def _parts(self) -> tuple[Any, ...]:
        return self.action, dict(self.fixed), dict(self.open)

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is self.action
            and all(_same(getattr(action, name), value) for name, value in self.fixed.items())
            and all(getattr(action, name) in domain for name, domain in self.open.items())
        )

    def with_(self, **chosen: Any) -> A:
        """The action with these values for the open fields."""
        return self.action(**self.fixed, **chosen)

    def sample(self, rng: Random) -> A:
        """The action with each open field drawn at random."""
        if not self.open:
            return self.action(**self.fixed)
        return self.with_(**{name: domain.sample(rng) for name, domain in self.open.items()})

    def grid(self, most: int) -> Iterator[A]:
        """Actions with at most *most* values for each open field."""
        axes = [domain.grid(most) for domain in self.open.values()]
        for values in product(*axes):
            yield self.with_(**dict(zip(self.open, values, strict=True)))


def _same(one: object, other: object) -> bool:
    return one == other and type(one) is type(other)


class Offers(tuple[Offer[Any], ...]):
    """All that a seat may do now; ``action in offers`` says whether this is among it."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        return any(action in offer for offer in self)

    def of(self, kind: type[A]) -> "tuple[Offer[A], ...]":
        """The offers of one kind of action."""
        return tuple(offer for offer in self if offer.action is kind)

    def sample(self, rng: Random) -> Action:
        """Any offer, then any action of it."""
        offer: Offer[Action] = self[int(rng.random() * len(self))]
        return offer.sample(rng)


NO_OFFERS = Offers()
