"""Passwords: how good they are, and their hashes."""

from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from roundhouse.server.errors import BadPassword, WeakPassword

SHORTEST: Final = 10
LONGEST: Final = 1000
JUDGED: Final = 72
"""Characters that are looked at to judge a password; what follows makes it no worse."""
GOOD: Final = 3
"""Of zxcvbn's marks from 0 to 4: at least 10^8 guesses."""

NOBODYS: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZSBzYWx0IGhlcmU$0000000000000000000000000000000000000000000"
)
"""A hash that no password has, to be checked where there is no account."""

_hasher: Final = PasswordHasher()


def check_new(password: str, *known: str) -> None:
    """Refuse a password that is soon guessed; *known* is what anybody knows of its owner."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(least=SHORTEST)
    from zxcvbn import zxcvbn  # noqa: PLC0415 - its lists of words

    found = zxcvbn(password[:JUDGED], user_inputs=[*known, "roundhouse"])
    if found["score"] < GOOD:
        raise WeakPassword(guesses=int(found["guesses"]))


def hashed(password: str) -> str:
    """What is kept of a password; takes a quarter of a second and 64 MB."""
    return _hasher.hash(password)


def fits(kept: str, password: str) -> bool:
    """Whether *kept* is the password's hash; takes as long."""
    try:
        return len(password) <= LONGEST and _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
