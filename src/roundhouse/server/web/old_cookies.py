"""Cookies of older releases: signed names of guests, the same for all time.

Where there are accounts, people sign in again. A guest has nothing but the cookie: it is exchanged
for a session, by each of their browsers, for a month after the first of them came.
"""

from functools import partial
from threading import Lock
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from roundhouse.server.accounts.credentials import DAY, MINUTE
from roundhouse.server.accounts.service import Accounts
from roundhouse.store.writes import now

FOR: Final = 30 * DAY
AT_ONCE: Final = 10 * MINUTE
"""Requests of one page that come together get one session, not one each."""


class OldCookies:
    """Exchanges them."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._signed = URLSafeSerializer(accounts.store.secret(), salt="identity")
        self._lock = Lock()
        self._latest: dict[str, tuple[str, int]] = {}

    def exchanged(self, cookie: str, device: str) -> str | None:
        """The secret of a session in place of *cookie*; None if it is none that is still good."""
        id_ = self._identity(cookie)
        if id_ is None or self._accounts.named:
            return None
        with self._lock:
            return self._session(id_, device)

    def _identity(self, cookie: str) -> str | None:
        try:
            found = self._signed.loads(cookie)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    def _session(self, id_: str, device: str) -> str | None:
        at = now()
        first = self._accounts.store.carry_over(id_, at)
        if first is None or at - first > FOR:
            return None
        made = partial(self._accounts.ways_in.open_session, id_, device)
        secret, since = self._latest.get(id_, ("", 0))
        if at - since > AT_ONCE or self._accounts.ways_in.found(secret) is None:
            secret, since = made(), at
            self._latest[id_] = secret, since
        return secret
