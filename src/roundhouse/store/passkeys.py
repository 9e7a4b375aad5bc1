"""What a store keeps of passkeys: keys that a person's devices hold, and of which we know half."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Passkey:
    """A key of somebody's device. ``public`` is our half of it, which proves nothing by itself.

    ``count`` is how often the device says that it was used; many say 0 for ever.
    """

    id: str
    identity: str
    public: str
    count: int
    name: str
    made_at: int
    used_at: int


class PasskeyStore(Protocol):
    """The part of a store that is about passkeys."""

    def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new one; Taken when it is kept already."""
        ...

    def passkey(self, id_: str) -> Passkey | None:
        """The passkey of that id."""
        ...

    def passkeys(self, identity: str) -> tuple[Passkey, ...]:
        """Somebody's passkeys, the first made first."""
        ...

    def use_passkey(self, id_: str, *, count: int, asked_at: int, at: int) -> bool:
        """Note a use that was asked for at *asked_at*; False unless that was after the last use."""
        ...

    def rename_passkey(self, identity: str, id_: str, name: str) -> None:
        """Keep another name for one of somebody's passkeys."""
        ...

    def drop_passkey(self, identity: str, id_: str) -> None:
        """Forget one of somebody's passkeys."""
        ...
