"""The accounts service: who there is, how they come in, and how they go.

Its users are the pages, and whoever runs the server (``roundhouse admin``). All calls ask the store
and may take time; hashing a password takes a quarter of a second.
"""

import secrets
from dataclasses import replace
from typing import Final

from email_validator import EmailNotValidError, validate_email

from roundhouse.server.accounts import passwords
from roundhouse.server.accounts.credentials import Credentials
from roundhouse.server.accounts.looks import looks
from roundhouse.server.errors import (
    BadAddress,
    LoginTaken,
    NameTaken,
    NotFound,
    RegistrationClosed,
    WrongPassword,
)
from roundhouse.server.names import checked_name, cleaned
from roundhouse.store.base import Store, Taken
from roundhouse.store.people import Account, Identity, Person
from roundhouse.store.writes import now

REGISTRATION: Final = "registration"
CLOSED: Final = "closed"

FOREVER: Final = 2**62
"""A time that no clock of ours shows: banned or muted for good."""


class Accounts:
    """People of one store. ``named``: names need a password, and are unique by their look."""

    def __init__(self, store: Store, *, named: bool) -> None:
        self.store = store
        self.named = named
        self.ways_in = Credentials(store, guests=not named)
        if named:
            self._keep_older_looks()

    def _keep_older_looks(self) -> None:
        """Keep the names of accounts made before looks were kept; of two alike the first has it."""
        for identity in self.store.without_looks():
            for look in looks(identity.name):
                if not self.store.who_looks([look]):
                    self.store.claim_looks([look], identity.id)

    # coming in

    def new_identity(self, name: str) -> Identity:
        """Somebody of that name, without an account."""
        identity = Identity(id=secrets.token_urlsafe(16), name=checked_name(name))
        self.store.add_identity(identity)
        return identity

    def register(self, login: str, password: str) -> Identity:
        """A new account under a name that no other looks like."""
        if self.store.setting(REGISTRATION) == CLOSED:
            raise RegistrationClosed
        name = checked_name(login)
        passwords.check_new(password, name)
        if self.store.account(name.casefold()) or self.store.who_looks(looks(name)):
            raise LoginTaken(login=name)
        kept = passwords.hashed(password)
        identity = self.new_identity(name)
        account = Account(login=name.casefold(), password=kept, identity=identity.id)
        try:
            self.store.claim_looks(looks(name), identity.id)
            self.store.add_account(account)
        except Taken:
            raise LoginTaken(login=name) from None
        return identity

    def sign_in(self, login: str, password: str) -> Identity:
        """Whose account that is: by its login, or by a name or confirmed address of theirs."""
        account = self._account(login)
        # a hash is checked in any case: the time taken does not tell whether the login exists
        right = passwords.fits(account.password if account else passwords.NOBODYS, password)
        found = self.store.identity(account.identity) if account else None
        if not right or found is None:
            raise WrongPassword
        return found

    def _account(self, login: str) -> Account | None:
        found = self.store.account(cleaned(login).casefold())
        if found is None:
            people = self.addressed(login)
            found = self.store.account_of(people[0].id) if len(people) == 1 else None
        return found

    def addressed(self, given: str) -> list[Identity]:
        """Whom a login, a name or a confirmed mail address names."""
        given = cleaned(given)
        account = self.store.account(given.casefold())
        ids = [account.identity] if account else self.store.who_looks(looks(given))
        named = [found for id_ in ids if id_ and (found := self.store.identity(id_))]
        return named or list(self.store.confirmed(given.lower()))

    # changing

    def rename(self, me: Identity, name: str) -> Identity:
        """Keep another name; the earlier one stays theirs."""
        name = checked_name(name)
        if name == me.name:
            return me
        if self.named:
            try:
                self.store.claim_looks(looks(name), me.id)
            except Taken:
                raise NameTaken(name=name) from None
        changed = replace(me, name=name)
        self.store.change_identity(changed)
        return changed

    def check_password(self, identity: str, password: str) -> None:
        """Refuse all but somebody's own password."""
        account = self.store.account_of(identity)
        if account is None or not passwords.fits(account.password, password):
            raise WrongPassword

    def set_password(self, identity: str, password: str) -> None:
        """Keep another password; every way in that there was is closed."""
        person = self._person(identity)
        if self.store.account_of(identity) is None:
            raise NotFound
        passwords.check_new(password, person.name, person.mail or "")
        self.store.change_password(identity, passwords.hashed(password))
        self.store.revoke_all(identity)

    def change_mail(self, me: Identity, address: str) -> str | None:
        """Keep another address, unconfirmed; the secret that confirms it, None without one."""
        mail = checked_mail(address)
        self.store.change_identity(replace(me, mail=mail, mail_confirmed=None))
        return self.ways_in.new_pass(me.id, "confirm", mail) if mail else None

    def confirm_mail(self, secret: str) -> Identity:
        """Somebody had the letter: their address is good."""
        spent = self.ways_in.spend(secret, "confirm")
        person = self.store.identity(spent.identity)
        if person is None or person.mail != spent.about:
            raise NotFound
        confirmed = replace(person, mail_confirmed=now())
        self.store.change_identity(confirmed)
        return confirmed

    def recoverable(self, given: str) -> list[Identity]:
        """Who may be written to when *given* is forgotten."""
        return [
            person
            for person in self.addressed(given)
            if person.mail and person.mail_confirmed and self.store.account_of(person.id)
        ]

    def recover(self, secret: str, password: str) -> Identity:
        """Set another password by a link; a password that is refused leaves the link good."""
        found = self.ways_in.look_at(secret, "recover")
        person = self.store.identity(found.identity)
        passwords.check_new(password, person.name if person else "")
        self.ways_in.spend(secret, "recover")
        self.set_password(found.identity, password)
        return person or Identity(id=found.identity, name="")

    # those who run the server

    def list_users(self, like: str = "", most: int = 100) -> list[Person]:
        """Those whose name or login contains *like*, the latest first."""
        return self.store.people(like, most)

    def find(self, given: str) -> Identity:
        """Whom an id, a login, a name or an address names; NotFound unless it is one."""
        found = self.store.identity(given)
        people = [found] if found else self.addressed(given)
        if len(people) != 1:
            raise NotFound
        return people[0]

    def reset_link(self, identity: str) -> str:
        """The secret of a link by which somebody sets another password, to be handed to them."""
        return self.ways_in.new_pass(identity, "recover")

    def revoke(self, identity: str, id_: str | None = None) -> None:
        """Close one of somebody's ways in, or all of them."""
        if id_ is None:
            self.store.revoke_all(identity)
        else:
            self.store.revoke(identity, id_)

    def ban(self, identity: str, until: int | None = FOREVER) -> None:
        """Shut somebody out until a time (milliseconds since 1970); None lets them in again."""
        self.store.change_identity(replace(self._person(identity), banned_until=until))

    def mute(self, identity: str, until: int | None = FOREVER) -> None:
        """Let somebody say nothing until a time; None lets them talk again."""
        self.store.change_identity(replace(self._person(identity), muted_until=until))

    def _person(self, identity: str) -> Identity:
        person = self.store.identity(identity)
        if person is None:
            raise NotFound
        return person

    def export(self, identity: str) -> dict[str, object]:
        """All that is kept of somebody, as JSON without secrets."""
        return self.store.data_of(identity)

    def delete(self, identity: str) -> None:
        """Forget somebody; tables with others go on without their name."""
        self.store.delete_person(identity)


def checked_mail(address: str) -> str | None:
    """An address that a letter may go to, in small letters; None for none."""
    if not address.strip():
        return None
    try:
        found = validate_email(address.strip(), check_deliverability=False)
    except EmailNotValidError:
        raise BadAddress(address=address[:80]) from None
    return found.normalized.lower()
