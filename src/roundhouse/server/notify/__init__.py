"""Tell players that it is their turn, each way of telling in a file of its own.

To add one, write a class of ``Channel`` in a new file beside ``webhook.py``, with its sentences in
the catalogues (``pages.ftl``), and name it where a server's channels are listed: ``channels`` of
``Config``, which ``roundhouse serve`` fills from its options. Addresses are kept as ``Webhook``
rows of the store; each channel knows its own by their scheme, as in ``https://…``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Protocol

from roundhouse.core.actions import Seat
from roundhouse.store.base import Identity, Store

Fields = Mapping[str, str]
"""What a form sent."""

Post = Callable[[Store, Identity, Fields], None]
"""What is done when somebody sends a form."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Somebody's turn: what they are told in their language, and where the table stands.

    ``stop`` is a link that ends letters.
    """

    words: str
    table: str
    seq: int
    to_act: tuple[Seat, ...]
    stop: str = ""


class Channel(Protocol):
    """One way to tell somebody of their turn; all it does may take time, and runs in a thread.

    ``form_field`` is a template for its part of the form about oneself, ``card`` one for a card of
    its own on that page; both use ``me``, ``t`` and what ``shown`` gives. ``posts`` says what the
    forms of the card do, by their path below ``/me/``.
    """

    form_field: ClassVar[str] = ""
    card: ClassVar[str] = ""
    posts: ClassVar[Mapping[str, Post]] = {}

    def shown(self, store: Store, person: Identity) -> Mapping[str, object]:  # noqa: ARG002 - for those who keep addresses
        """What its templates show of *person*."""
        return {}

    def kept(self, person: Identity, fields: Fields) -> Identity:  # noqa: ARG002 - for those with a form field
        """*person* with what the form about oneself says of this channel."""
        return person

    def tell(self, store: Store, person: Identity, turn: Turn) -> None:
        """Tell *person*, if they wish to be told this way; raises what goes wrong."""
        ...
