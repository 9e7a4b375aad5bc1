"""The same people play again: one new table for all who sat at one that has ended."""

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from roundhouse.server.tables.live_table import LiveTable

ID_BYTES: Final = 16
"""As many as any table's id has."""


def rematch_id(secret: str, live: LiveTable) -> str:
    """The id of the table after this one: whoever asks first, on whichever server, it is this."""
    key = secret[:64].encode()
    made = blake2b(f"again:{live.id}".encode(), key=key, digest_size=ID_BYTES).digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()
