"""The letters about an account: confirm this address, set another password."""

from functools import partial
from typing import Final

from roundhouse.messages import text
from roundhouse.server.web.rate_limit import RateLimit
from roundhouse.server.web.services import Services
from roundhouse.store.base import Identity

AT_ONCE: Final = 3
AN_HOUR: Final = 0.5


def letter_pace() -> RateLimit:
    """How many letters about accounts go to one address, whoever asks for them."""
    return RateLimit(AN_HOUR / 60, AT_ONCE)


def send_confirmation(services: Services, me: Identity, mail: str, secret: str) -> None:
    """Ask whoever reads *mail* whether it is theirs; refuses to be a bother to them."""
    services.letters.check(mail)
    _send(services, me, mail, "accounts-letter-confirm", link=link_of(services, "confirm", secret))


def send_recovery(services: Services, given: str) -> None:
    """Write to those whom *given* names, in the outbox' own time: nobody sees who they are."""
    services.outbox.put(f"forgotten {given}", "recover", partial(_recovery, services, given))


def _recovery(services: Services, given: str) -> None:
    for person in services.auth.accounts.recoverable(given):
        if person.mail and not services.letters.wait(person.mail):
            secret = services.auth.accounts.reset_link(person.id)
            link = link_of(services, "recover", secret)
            _send(services, person, person.mail, "accounts-letter-recover", link=link)


def link_of(services: Services, kind: str, secret: str) -> str:
    """The address of a link that works once, as the reader of a letter reaches this server."""
    return f"{services.config.address}/{kind}/{secret}"


def _send(services: Services, person: Identity, mail: str, words: str, link: str) -> None:
    if services.mail is None:
        return
    language = person.language or "en"
    said = text(words, language, name=person.name, link=link)
    services.outbox.put(person.id, words, partial(services.mail.send, mail, said))
