"""Letters, for whoever has confirmed a mail address: through a mail server."""

import smtplib
import socket
import ssl
from contextlib import closing
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final

from roundhouse.messages import text
from roundhouse.server.notify import Channel, Turn
from roundhouse.server.notify.deadline import cut_off
from roundhouse.store.base import Identity, Store

UNFOLDED: Final = SMTP.clone(max_line_length=998)
"""As long as a line may be: a link that is folded is none any more."""
PATIENCE: Final = 5.0
LONGEST: Final = 20.0
"""Seconds for one letter, from the call of the mail server to its goodbye."""


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
            why = text("letters-why", person.language or "en", link=turn.stop)
            self.send(person.mail, f"{turn.words}\n\n{why}", stop=turn.stop)

    def send(self, address: str, words: str, stop: str = "") -> None:
        """Hand one letter to the mail server, in which *stop* ends further ones; takes time."""
        letter = EmailMessage(UNFOLDED)
        letter["From"], letter["To"], letter["Subject"] = self.sender, address, "Roundhouse"
        if stop:  # mail programs show a button for it
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(words)
        server = _Named(self.host)
        with cut_off(LONGEST, lambda: server.sock), closing(server):
            server.connect(self.host, self.port)
            with server:
                self._hand_over(server, letter)

    def _hand_over(self, server: smtplib.SMTP, letter: EmailMessage) -> None:
        if self.tls:
            server.starttls(context=ssl.create_default_context())
        if self.user:
            server.login(self.user, self.password or "")
        server.send_message(letter)


class _Named(smtplib.SMTP):
    """A line to a mail server that is known, and may be cut off, before it is connected."""

    sock: socket.socket | None

    def __init__(self, host: str) -> None:
        super().__init__(timeout=PATIENCE)
        self._host = host  # whose certificate is asked for
