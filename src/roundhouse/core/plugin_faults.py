"""What may be wrong with a package beside Roundhouse; each is told in one sentence.

::

    PluginFault
    ├── PluginNotLoaded, NotATitle, NotABot     what the entry names is not there, or no such thing
    ├── IncompletePlugin                        parts of it are missing or wrong
    ├── BadPluginName, OtherKey                 the entry's name is none, or not the game's own
    ├── PluginTwice                             two packages bring the same
    ├── BotWithoutTitle                         its game is not there
    └── BadCatalogue                            a file of texts that cannot be parsed
"""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import Fault


@dataclass(eq=False, kw_only=True)
class PluginFault(Fault):
    """Something of the distribution *package* cannot be used and is left out."""

    package: str


@dataclass(eq=False, kw_only=True)
class PluginNotLoaded(PluginFault):
    """Importing it failed."""

    wire: ClassVar[str] = "plugin_not_loaded"

    plugin: str
    reason: str


@dataclass(eq=False, kw_only=True)
class NotATitle(PluginFault):
    """The entry of a title names something else."""

    wire: ClassVar[str] = "not_a_title"

    plugin: str
    found: str


@dataclass(eq=False, kw_only=True)
class NotABot(PluginFault):
    """The entry of a bot names something else."""

    wire: ClassVar[str] = "not_a_bot"

    plugin: str
    found: str


@dataclass(eq=False, kw_only=True)
class IncompletePlugin(PluginFault):
    """Parts that the protocol asks for are missing, or of the wrong kind."""

    wire: ClassVar[str] = "incomplete_plugin"

    plugin: str
    parts: tuple[str, ...]


@dataclass(eq=False, kw_only=True)
class BadPluginName(PluginFault):
    """A name that could stand in no address, form or message id."""

    wire: ClassVar[str] = "bad_plugin_name"

    plugin: str


@dataclass(eq=False, kw_only=True)
class OtherKey(PluginFault):
    """A title's entry has another name than its game."""

    wire: ClassVar[str] = "other_key"

    plugin: str
    key: str


@dataclass(eq=False, kw_only=True)
class PluginTwice(PluginFault):
    """Two packages bring the same; that of *used* is the one in use."""

    wire: ClassVar[str] = "plugin_twice"

    plugin: str
    used: str


@dataclass(eq=False, kw_only=True)
class BotWithoutTitle(PluginFault):
    """A bot for a game that is not installed."""

    wire: ClassVar[str] = "bot_without_title"

    bot: str
    title: str


@dataclass(eq=False, kw_only=True)
class BadCatalogue(PluginFault):
    """A file of texts that cannot be parsed at *line*."""

    wire: ClassVar[str] = "bad_catalogue"

    file: str
    line: int
