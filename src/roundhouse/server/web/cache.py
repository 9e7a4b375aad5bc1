"""What took time to make, kept for whoever asks next."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """The things asked for last, as many as fit: *size* measures one, *most* is the room for all.

    >>> words = Cache[str](len, most=6)
    >>> [words.put(n, word) for n, word in enumerate(("one", "two", "three"))]
    ['one', 'two', 'three']
    >>> words.get(0), words.get(2)
    (None, 'three')
    """

    def __init__(self, size: Callable[[T], int], most: int) -> None:
        self._measured = size
        self._most = most
        self._size = 0
        self._lock = Lock()
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        """What is kept under *key*, if anything is."""
        with self._lock:
            if key in self._things:
                self._things.move_to_end(key)
            return self._things.get(key)

    def put(self, key: Hashable, thing: T) -> T:
        """Keep *thing* under *key*, in the place of those that nobody asked for longest."""
        with self._lock:
            if key not in self._things:
                self._things[key] = thing
                self._size += self._measured(thing)
            while self._size > self._most and len(self._things) > 1:
                self._size -= self._measured(self._things.popitem(last=False)[1])
        return thing
