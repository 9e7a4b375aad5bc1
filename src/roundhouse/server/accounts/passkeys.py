"""Passkeys: a second way in, by a key that somebody's device keeps and never tells.

The device signs a challenge of ours. A challenge says itself when it was made and for what, under
our signature, so nothing is kept of it; a passkey takes none from before its last use, so that each
is good for one sign-in, at whichever server of the database.
"""

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Final, TypeVar
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

from roundhouse.server.accounts.credentials import LONGEST, MINUTE
from roundhouse.server.errors import BadRequest, PasskeyRefused
from roundhouse.server.names import cleaned
from roundhouse.store.base import Store, Taken
from roundhouse.store.passkeys import Passkey
from roundhouse.store.people import Identity
from roundhouse.store.writes import now

T = TypeVar("T")

CHALLENGE_LASTS: Final = 5 * MINUTE
MOST_PASSKEYS: Final = 20
SIGN_IN: Final = ""
"""What a challenge is for that lets somebody in; one that adds a passkey names its owner."""


def are_possible(address: str) -> bool:
    """Whether browsers make passkeys for *address*: not for a bare number, nor without HTTPS."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    safe = parts.scheme == "https" or host == "localhost"
    return safe and not _is_number(host) and find_spec("webauthn") is not None


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Proof:
    """What a device signed: when and for what we asked."""

    content: str
    challenge: bytes
    asked_at: int


class Passkeys:
    """Makes and checks passkeys for the site at *address*; all calls ask the store."""

    def __init__(self, store: Store, address: str) -> None:
        parts = urlsplit(address)
        self._store = store
        self._site = parts.hostname or ""
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._signer = URLSafeSerializer(store.secret(), salt="passkey")

    # making one

    def ask_for_new(self, me: Identity) -> str:
        """What *my* browser needs to make a passkey, as JSON."""
        import webauthn  # noqa: PLC0415 - an extra
        from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415 - the same
        from webauthn.helpers import structs as w  # noqa: PLC0415 - the same

        known = self._store.passkeys(me.id)
        if len(known) >= MOST_PASSKEYS:
            raise BadRequest(field="passkeys", reason=str(MOST_PASSKEYS))
        options = webauthn.generate_registration_options(
            rp_id=self._site,
            rp_name="Roundhouse",
            user_id=me.id.encode(),
            user_name=me.name,
            challenge=self._challenge(me.id),
            authenticator_selection=w.AuthenticatorSelectionCriteria(
                resident_key=w.ResidentKeyRequirement.REQUIRED,
                user_verification=w.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                w.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
            ],
        )
        return webauthn.options_to_json(options)

    def add(self, me: Identity, content: str, name: str) -> None:
        """Keep the passkey that *my* browser made."""
        import webauthn  # noqa: PLC0415 - an extra
        from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415 - the same

        proof = self._proof(content, me.id)
        made = _sure(
            lambda: webauthn.verify_registration_response(
                credential=proof.content,
                expected_challenge=proof.challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                require_user_verification=True,
            )
        )
        passkey = Passkey(
            id=bytes_to_base64url(made.credential_id),
            identity=me.id,
            public=bytes_to_base64url(made.credential_public_key),
            count=made.sign_count,
            name=checked_label(name),
            made_at=now(),
            used_at=proof.asked_at,
        )
        try:
            self._store.add_passkey(passkey)
        except Taken:
            raise PasskeyRefused from None

    # coming in by one

    def ask_for_any(self) -> str:
        """What a browser needs to sign in with a passkey of this site, as JSON."""
        import webauthn  # noqa: PLC0415 - an extra
        from webauthn.helpers import structs as w  # noqa: PLC0415 - the same

        options = webauthn.generate_authentication_options(
            rp_id=self._site,
            challenge=self._challenge(SIGN_IN),
            user_verification=w.UserVerificationRequirement.REQUIRED,
        )
        return webauthn.options_to_json(options)

    def sign_in(self, content: str) -> Identity:
        """Whose passkey signed our challenge."""
        import webauthn  # noqa: PLC0415 - an extra
        from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415 - the same

        proof = self._proof(content, SIGN_IN)
        kept = self._store.passkey(_id_in(content))
        found = self._store.identity(kept.identity) if kept else None
        if kept is None or found is None:
            raise PasskeyRefused
        used = _sure(
            lambda: webauthn.verify_authentication_response(
                credential=proof.content,
                expected_challenge=proof.challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                credential_public_key=base64url_to_bytes(kept.public),
                credential_current_sign_count=kept.count,
                require_user_verification=True,
            )
        )
        if not self._store.use_passkey(
            kept.id, count=used.new_sign_count, asked_at=proof.asked_at, at=now()
        ):
            raise PasskeyRefused
        return found

    # challenges

    def _challenge(self, about: str) -> bytes:
        signed = self._signer.dumps([now(), about, secrets.token_urlsafe(16)])
        return str(signed).encode()

    def _proof(self, content: str, about: str) -> Proof:
        """What the browser sent, if it answers a challenge of ours that is young enough."""
        challenge = _sure(lambda: _challenge_in(content))
        try:
            asked_at, meant, _ = self._signer.loads(challenge)
        except BadSignature:
            raise PasskeyRefused from None
        if meant != about or asked_at + CHALLENGE_LASTS <= now():
            raise PasskeyRefused
        return Proof(content, challenge, asked_at)


def checked_label(name: str) -> str:
    """What somebody calls a passkey of theirs."""
    name = cleaned(name)
    if not 1 <= len(name) <= LONGEST:
        raise BadRequest(field="name", reason=name[:LONGEST])
    return name


def _challenge_in(content: str) -> bytes:
    from webauthn.helpers import (  # noqa: PLC0415 - an extra
        base64url_to_bytes,
        parse_client_data_json,
    )

    said = json.loads(content)["response"]["clientDataJSON"]
    return parse_client_data_json(base64url_to_bytes(said)).challenge


def _id_in(content: str) -> str:
    from webauthn.helpers import (  # noqa: PLC0415 - an extra
        bytes_to_base64url,
        parse_authentication_credential_json,
    )

    return _sure(lambda: bytes_to_base64url(parse_authentication_credential_json(content).raw_id))


def _sure(work: Callable[[], T]) -> T:
    """What *work* makes of a stranger's bytes; PasskeyRefused where it makes nothing of them."""
    try:
        return work()
    except Exception as error:
        raise PasskeyRefused from error
