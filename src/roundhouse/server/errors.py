"""What the server says no with, beside the games' refusals.

::

    Fault
    └── Refused              carries the HTTP status
        ├── NotFound         404: no such page, table or invitation
        ├── SignInFirst      401: nobody knows who you are
        ├── NotYours         403: the seat, table or address is another's
        ├── ForeignOrigin    403: the request was made by another site's page
        ├── TooMany          429: slow down
        ├── TooLarge         413: more than the server reads
        ├── StorageDown      503: the database cannot be reached or written
        ├── SeatTaken        409: somebody else was first
        └── Unfit            422: BadName, BadPassword, LoginTaken, WrongPassword, NoSuchBot,
                             BadAddress, EmptyText, NotEnded, Secret, NoSuchMoment,
                             UnknownTitle, BadFile
"""

from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.errors import BadInput, Fault, RuleError, Stale
from roundhouse.store.base import StoreError, Taken


@dataclass(eq=False, kw_only=True)
class Refused(Fault):
    """A request that the server does not carry out."""

    prefix: ClassVar[str] = "pages"
    status: ClassVar[int] = 422


@dataclass(eq=False, kw_only=True)
class NotFound(Refused):
    """There is nothing at that address."""

    wire: ClassVar[str] = "not_found"
    status: ClassVar[int] = 404


@dataclass(eq=False, kw_only=True)
class SignInFirst(Refused):
    """This needs a name."""

    wire: ClassVar[str] = "sign_in_first"
    status: ClassVar[int] = 401


@dataclass(eq=False, kw_only=True)
class NotYours(Refused):
    """It belongs to somebody else."""

    wire: ClassVar[str] = "not_yours"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class ForeignOrigin(Refused):
    """Another site's page made the request."""

    wire: ClassVar[str] = "foreign_origin"
    status: ClassVar[int] = 403
    origin: str


@dataclass(eq=False, kw_only=True)
class TooMany(Refused):
    """Too many requests in too short a time."""

    wire: ClassVar[str] = "too_many"
    status: ClassVar[int] = 429
    seconds: int


@dataclass(eq=False, kw_only=True)
class TooManyStreams(Refused):
    """Too many pages of one address hear of every move already."""

    wire: ClassVar[str] = "too_many_streams"
    status: ClassVar[int] = 429
    most: int


@dataclass(eq=False, kw_only=True)
class TooLarge(Refused):
    """More than the server reads at once."""

    wire: ClassVar[str] = "too_large"
    status: ClassVar[int] = 413
    most: int


@dataclass(eq=False, kw_only=True)
class StorageDown(Refused):
    """Nothing can be kept just now."""

    wire: ClassVar[str] = "storage_down"
    status: ClassVar[int] = 503


@dataclass(eq=False, kw_only=True)
class SeatTaken(Refused):
    """Somebody else was first."""

    wire: ClassVar[str] = "seat_taken"
    status: ClassVar[int] = 409


@dataclass(eq=False, kw_only=True)
class WrongMethod(Refused):
    """That address does not take this kind of request."""

    wire: ClassVar[str] = "wrong_method"
    status: ClassVar[int] = 405


@dataclass(eq=False, kw_only=True)
class Failed(Refused):
    """A mistake of ours."""

    wire: ClassVar[str] = "failed"
    status: ClassVar[int] = 500


@dataclass(eq=False, kw_only=True)
class BadName(Refused):
    """No name, or too long a one."""

    wire: ClassVar[str] = "bad_name"
    most: int


@dataclass(eq=False, kw_only=True)
class EmptyText(Refused):
    """Nothing said, or too much."""

    wire: ClassVar[str] = "empty_text"
    most: int


@dataclass(eq=False, kw_only=True)
class BadPassword(Refused):
    """Too short to keep anybody out."""

    wire: ClassVar[str] = "bad_password"
    least: int


@dataclass(eq=False, kw_only=True)
class WeakPassword(Refused):
    """One that programs guess within so many tries."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "weak_password"
    guesses: int


@dataclass(eq=False, kw_only=True)
class OddName(Refused):
    """A name with a character that cannot be seen, or that turns the text around."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "odd_name"
    character: str


@dataclass(eq=False, kw_only=True)
class NameTaken(Refused):
    """A name that looks like another's."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "name_taken"
    name: str


@dataclass(eq=False, kw_only=True)
class LinkSpent(Refused):
    """A link that has been used, or is too old."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "link_spent"
    status: ClassVar[int] = 404


@dataclass(eq=False, kw_only=True)
class PasskeyRefused(Refused):
    """A passkey that is not known here, or whose proof is too old, used, or no proof at all."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "passkey_refused"


@dataclass(eq=False, kw_only=True)
class Banned(Refused):
    """Whoever runs the server has shut this person out."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "banned"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class RegistrationClosed(Refused):
    """Whoever runs the server lets nobody new in."""

    prefix: ClassVar[str] = "admin"
    wire: ClassVar[str] = "registration_closed"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class Muted(Refused):
    """Whoever runs the server lets this person say nothing."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "muted"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class ReadsOnly(Refused):
    """A token that may look and no more."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "reads_only"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class SignedInOnly(Refused):
    """What a program's token may not do: it is for whoever is signed in themselves."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "signed_in_only"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class TableIsPrivate(Refused):
    """A table for those who were invited."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "table_is_private"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class NotAtTable(Refused):
    """Those who sit at the table talk there, and those who were invited."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "not_at_table"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class SeatWasAnothers(Refused):
    """What a seat saw before it was yours stays closed until the end."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "seat_was_anothers"
    status: ClassVar[int] = 403
    at: int


@dataclass(eq=False, kw_only=True)
class WouldShowSecrets(Refused):
    """A seat with things hidden from somebody who plays here already."""

    prefix: ClassVar[str] = "accounts"
    wire: ClassVar[str] = "would_show_secrets"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class LoginTaken(Refused):
    """Another account has that login."""

    wire: ClassVar[str] = "login_taken"
    login: str


@dataclass(eq=False, kw_only=True)
class WrongPassword(Refused):
    """Login and password do not belong together."""

    wire: ClassVar[str] = "wrong_password"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class NoSuchBot(Refused):
    """The title has no bot of that name."""

    wire: ClassVar[str] = "no_such_bot"
    bot: str


@dataclass(eq=False, kw_only=True)
class NoAdvice(Refused):
    """The bot found nothing in time."""

    prefix: ClassVar[str] = "limits"
    wire: ClassVar[str] = "no_advice"
    status: ClassVar[int] = 503


@dataclass(eq=False, kw_only=True)
class HintsOff(Refused):
    """The table's owner allows no hints here."""

    prefix: ClassVar[str] = "limits"
    wire: ClassVar[str] = "hints_off"
    status: ClassVar[int] = 403


@dataclass(eq=False, kw_only=True)
class HeavyFile(Refused):
    """Reading it took too long, or too much memory."""

    prefix: ClassVar[str] = "limits"
    wire: ClassVar[str] = "heavy_file"


@dataclass(eq=False, kw_only=True)
class TooManyTables(Refused):
    """One person has as many tables of a kind as anybody may have."""

    prefix: ClassVar[str] = "limits"
    wire: ClassVar[str] = "too_many_tables"
    status: ClassVar[int] = 429
    kind: str
    most: int


@dataclass(eq=False, kw_only=True)
class BadFile(Refused):
    """The reader of such files broke down over this one."""

    wire: ClassVar[str] = "bad_file"


@dataclass(eq=False, kw_only=True)
class Overgrown(Refused):
    """A file of so many parts that it is no recorded game."""

    wire: ClassVar[str] = "overgrown"
    prefix: ClassVar[str] = "limits"
    found: int
    most: int


@dataclass(eq=False, kw_only=True)
class UnknownTitle(Refused):
    """The server has no such game."""

    wire: ClassVar[str] = "unknown_title"
    title: str


@dataclass(eq=False, kw_only=True)
class BadAddress(Refused):
    """A webhook or mail address that will not do."""

    wire: ClassVar[str] = "bad_address"
    address: str


@dataclass(eq=False, kw_only=True)
class NotEnded(Refused):
    """The journal holds secrets until the game has ended."""

    wire: ClassVar[str] = "not_ended"


@dataclass(eq=False, kw_only=True)
class Secret(Refused):
    """A copy of a game in progress would hold what its players may not see."""

    wire: ClassVar[str] = "secret"


@dataclass(eq=False, kw_only=True)
class NoSuchMoment(Refused):
    """The table has had no such moment yet."""

    wire: ClassVar[str] = "no_such_moment"
    at: int
    current: int


@dataclass(eq=False, kw_only=True)
class BadRequest(Refused):
    """A field is missing or of the wrong kind."""

    wire: ClassVar[str] = "bad_request"
    field: str
    reason: str


def status_of(error: Exception) -> int:
    """The HTTP status that tells of *error*."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, Stale):
        return 409
    return 422 if isinstance(error, RuleError | BadInput) else 500


def as_fault(error: Exception) -> Fault:
    """*error* as something with a sentence."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, Taken):
        return SeatTaken()
    return StorageDown() if isinstance(error, StoreError) else Failed()
