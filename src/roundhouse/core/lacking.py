"""What a title may lack, told to whoever asks for it."""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import BadInput


@dataclass(eq=False, kw_only=True)
class NoPicture(BadInput):
    """The title does not draw itself."""

    wire: ClassVar[str] = "no_picture"
    title: str


@dataclass(eq=False, kw_only=True)
class NoRoutes(BadInput):
    """The title has no routes to be searched."""

    wire: ClassVar[str] = "no_routes"
    title: str


@dataclass(eq=False, kw_only=True)
class NoPlanner(BadInput):
    """The title tries out no plans."""

    wire: ClassVar[str] = "no_planner"
    title: str


@dataclass(eq=False, kw_only=True)
class NoBots(BadInput):
    """The title has no bots at all."""

    wire: ClassVar[str] = "no_bots"
    title: str


@dataclass(eq=False, kw_only=True)
class UnknownBot(BadInput):
    """The title has bots, but none of that name."""

    wire: ClassVar[str] = "unknown_bot"
    bot: str
    known: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class UnknownCompany(BadInput):
    """No company of that name is in this game."""

    wire: ClassVar[str] = "unknown_company"
    company: str
    known: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class NoExporter(BadInput):
    """The title's games are not written as other sites would."""

    wire: ClassVar[str] = "no_exporter"
    title: str


@dataclass(eq=False, kw_only=True)
class UnknownSite(BadInput):
    """The title's games can be written for other sites, but not for that one."""

    wire: ClassVar[str] = "unknown_site"
    site: str
    known: tuple[str, ...]
