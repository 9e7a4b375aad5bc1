"""Links that end letters: whoever reads one may say so, without signing in."""

from dataclasses import replace

from itsdangerous import BadSignature, URLSafeSerializer

from roundhouse.store.base import Identity, Store


def stop_token(store: Store, person: Identity) -> str:
    """What ends the letters to the address that *person* has now; good as long as they have it."""
    return str(_signer(store).dumps([person.id, person.mail]))


def addressee(store: Store, token: str) -> Identity | None:
    """To whom the letters go that *token* would end; None where none go any more."""
    try:
        found = _signer(store).loads(token)
    except BadSignature:
        return None
    id_, mail = found if isinstance(found, list) and len(found) == 2 else ("", "")
    person = store.identity(str(id_))
    return person if person is not None and mail and person.mail == mail else None


def stop_letters(store: Store, token: str) -> Identity | None:
    """Forget the address that *token* names; whose it was."""
    person = addressee(store, token)
    if person is not None:
        store.change_identity(replace(person, mail=None, mail_confirmed=None))
    return person


def _signer(store: Store) -> URLSafeSerializer:
    return URLSafeSerializer(store.secret(), salt="letters")
