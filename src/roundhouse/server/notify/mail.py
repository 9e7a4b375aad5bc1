"""Letters, for whoever gives a mail address: through the mail server that the server was given."""

import smtplib
import ssl
from dataclasses import dataclass, replace
from email.message import EmailMessage
from typing import ClassVar, Final

from roundhouse.server.errors import BadAddress
from roundhouse.server.notify import Channel, Fields, Turn
from roundhouse.store.base import Identity, Store

PATIENCE: Final = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail(Channel):
    """The mail server that takes our letters."""

    form_field: ClassVar[str] = (
        '<p class="field"><label for="mail">{{ t("pages-mail") }}</label>'
        '<input id="mail" type="email" name="mail" value="{{ me.mail or \'\' }}" '
        'aria-describedby="about-mail">'
        '<small id="about-mail">{{ t("pages-mail-about") }}</small></p>'
    )

    host: str
    port: int = 587
    sender: str = "roundhouse@localhost"
    user: str | None = None
    password: str | None = None
    tls: bool = True

    def kept(self, person: Identity, fields: Fields) -> Identity:
        """*person* with another address, or none."""
        return replace(person, mail=checked_mail(fields["mail"])) if "mail" in fields else person

    def tell(self, store: Store, person: Identity, turn: Turn) -> None:  # noqa: ARG002 - the address is the person's own
        """Hand one letter to the mail server."""
        if not person.mail:
            return
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, person.mail, "Roundhouse"
        letter.set_content(turn.words)
        with smtplib.SMTP(self.host, self.port, timeout=PATIENCE) as server:
            if self.tls:
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password or "")
            server.send_message(letter)


def checked_mail(address: str) -> str | None:
    """An address that a letter may go to; None for none."""
    address = address.strip()
    name, at, domain = address.rpartition("@")
    if not address:
        return None
    if not (name and at and "." in domain) or not address.isprintable() or " " in address:
        raise BadAddress(address=address[:80])
    return address
