"""What goes over the API's wire in a team's talk."""

from typing import Annotated, Literal

from pydantic import Field

from roundhouse.server.web.api.models import Model, WireInt


class ProposalEntry(Model):
    """What a seat says: ``act``, ``point``, ``need`` or ``ask``; ``refused`` tells why not now."""

    seat: int
    kind: str
    seq: int
    action: dict[str, object] | None
    marks: list[str]
    text: str
    refused: str
    answer: str


class ProposalList(Model):
    """What stands at a table."""

    ok: Literal[True] = True
    seq: int
    proposals: list[ProposalEntry]


class Proposed(Model):
    """An action for whoever decides at the moment ``seq``; ``seat`` is your own."""

    seat: WireInt
    seq: WireInt
    action: object


class Pointed(Model):
    """A thing on the board: ``data-thing`` in its picture."""

    seat: WireInt
    seq: WireInt
    mark: Annotated[str, Field(max_length=80)]


class Withdrawn(Model):
    """What you take back."""

    seat: WireInt
    kind: Literal["act", "point"]


class Answered(Model):
    """What you say to the bot on the seat ``bot``."""

    seat: WireInt
    bot: WireInt
    seq: WireInt
    answer: Literal["yes", "no", "decide"]


class AskedPartners(Model):
    """For which of your seats, at which moment."""

    seat: WireInt
    seq: WireInt
