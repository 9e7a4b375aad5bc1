"""The names of things on the table of 1846, and the few ids that the rules themselves speak of."""

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias

HexId = NewType("HexId", str)
LocationId = NewType("LocationId", str)  # a hex, or an off-board area by name
TileId = NewType("TileId", str)
CorpId = NewType("CorpId", str)
PrivateId = NewType("PrivateId", str)
TrainId = NewType("TrainId", str)
CardId = NewType("CardId", str)  # a private in the draft's deck, or BLANK

CompanyId: TypeAlias = CorpId | PrivateId  # a corporation or an independent
Phase: TypeAlias = int  # 1-4
Colour = Literal["yellow", "green", "brown", "gray"]

BLANK: Final = CardId("blank")
HIDDEN: Final = CardId("?")  # a card that the viewer may not know
NEUTRAL: Final = CorpId("neutral")  # the owner of the tokens that belong to nobody

IC: Final = CorpId("IC")

CHICAGO: Final = HexId("D6")
