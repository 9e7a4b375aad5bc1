"""Letters, for whoever has confirmed a mail address: through a mail server."""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final

from roundhouse.server.notify import Channel, Turn
from roundhouse.store.base import Identity, Store

PATIENCE: Final = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail(Channel):
    """The mail server that takes our letters."""

    host: str
    port: int = 587
    sender: str = "roundhouse@localhost"
    user: str | None = None
    password: str | None = None
    tls: bool = True

    def tell(self, store: Store, person: Identity, turn: Turn) -> None:  # noqa: ARG002 - the address is the person's own
        """Write to somebody who has confirmed that the address is theirs."""
        if person.mail and person.mail_confirmed:
            self.send(person.mail, turn.words)

    def send(self, address: str, words: str) -> None:
        """Hand one letter to the mail server; takes time."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, address, "Roundhouse"
        letter.set_content(words)
        with smtplib.SMTP(self.host, self.port, timeout=PATIENCE) as server:
            if self.tls:
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password or "")
            server.send_message(letter)
