"""How a process of our own comes by the titles."""

from collections.abc import Callable, Sequence

from roundhouse.core.title import AnyTitle

TitleLoader = Callable[[], Sequence[AnyTitle]]
"""Makes the titles anew in a worker process; a function of a module, so that it travels."""
