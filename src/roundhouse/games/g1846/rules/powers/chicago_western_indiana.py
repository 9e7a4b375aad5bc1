"""Chicago & Western Indiana: an extra token in Chicago (PW-CWI-1, PW-CWI-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.actions import Action
from roundhouse.games.g1846.rules.base import Event1846
from roundhouse.games.g1846.rules.ids import CorpId, HexId, PrivateId


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacePrivateToken(Action):
    """Place the extra token of C&WI in Chicago (PW-CWI-2)."""

    wire: ClassVar[str] = "place_private_token"


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateTokenPlaced(Event1846):
    """A corporation placed an extra token by the power of a private."""

    wire: ClassVar[str] = "private_token_placed"

    corp: CorpId
    private: PrivateId
    hex: HexId
