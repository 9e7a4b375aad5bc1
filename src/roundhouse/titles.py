"""Every title: each game joined with its picture, panel, sentences and bots."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from roundhouse.core.codec import read_json
from roundhouse.core.errors import WrongGame
from roundhouse.core.game import Title
from roundhouse.core.journal import Journal
from roundhouse.games.g1846.foreign.follow import followed
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL

TITLES: Final[Mapping[str, Title[Any, Any]]] = {
    title.key: title for title in (G1846, SWITCH_SIGNAL)
}
"""The titles by their key."""


def from_18xx_games(text: str) -> Journal:
    """The journal of an 18xx.games export; what that site allowed stands in it as agreed."""
    data = read_json(text)
    if isinstance(data, dict) and "roundhouse" in data:
        raise WrongGame(found="roundhouse", known=("18xx.games",))
    return followed(data).journal


IMPORTERS: Final[tuple[Callable[[str], Journal], ...]] = (from_18xx_games,)
"""Readers of other sites' files."""
