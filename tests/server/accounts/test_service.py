"""Passwords, addresses, one-time links, tokens; and what whoever runs the server may do."""

import json
from dataclasses import replace

import pytest

from roundhouse.server.accounts import credentials
from roundhouse.server.accounts.credentials import DAY, Credentials
from roundhouse.server.accounts.service import Accounts, checked_mail
from roundhouse.server.errors import (
    BadAddress,
    BadPassword,
    BadRequest,
    LinkSpent,
    NotFound,
    WeakPassword,
    WrongPassword,
)
from roundhouse.store.people import Identity
from roundhouse.store.writes import now

PASSWORD = "seven green trains"
OTHER = "nine purple engines"


@pytest.fixture
def amy(accounts: Accounts) -> Identity:
    return accounts.register("Amy", PASSWORD)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> "Later":
    return Later(monkeypatch)


class Later:
    """Lets time pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._now = now()
        self(0)

    def __call__(self, milliseconds: int) -> None:
        self._now += milliseconds
        self._patch.setattr(credentials, "now", lambda: self._now)


@pytest.mark.parametrize("password", ["aaaaaaaaaa", "Password123!", "amelie1234", "roundhouse1846"])
def test_passwords_that_are_soon_guessed_are_refused(accounts: Accounts, password: str) -> None:
    with pytest.raises(WeakPassword) as refused:
        accounts.register("Amelie", password)
    assert 0 < refused.value.guesses < 10**8


@pytest.mark.parametrize("password", ["x7!Qp", "k" * 1001])
def test_passwords_of_any_length_will_not_do(accounts: Accounts, password: str) -> None:
    with pytest.raises(BadPassword):
        accounts.register("Amelie", password)


def test_a_new_password_closes_every_way_in(accounts: Accounts, amy: Identity) -> None:
    ways = accounts.ways_in
    secrets = [
        ways.open_session(amy.id, "Firefox"),
        ways.new_token(amy.id, "Robo", "play", 30),
    ]
    device = ways.new_pass(amy.id, "device")
    accounts.set_password(amy.id, OTHER)
    assert [ways.found(secret) for secret in secrets] == [None, None]
    with pytest.raises(LinkSpent):
        ways.spend(device, "device")
    with pytest.raises(WrongPassword):
        accounts.sign_in("Amy", PASSWORD)
    assert accounts.sign_in("Amy", OTHER).id == amy.id


def test_a_weak_new_password_changes_nothing(accounts: Accounts, amy: Identity) -> None:
    secret = accounts.ways_in.open_session(amy.id, "Firefox")
    with pytest.raises(WeakPassword):
        accounts.set_password(amy.id, "amyamyamyamy")
    assert accounts.ways_in.found(secret)


def test_the_store_never_sees_a_secret(accounts: Accounts, amy: Identity) -> None:
    secret = accounts.ways_in.open_session(amy.id, "Firefox")
    assert len(secret) >= 43, "256 bits"
    (kept,) = accounts.ways_in.listed(amy.id)
    assert secret not in repr(kept)
    assert accounts.ways_in.found(kept.digest) is None, "the digest opens nothing"


def test_a_session_lasts_from_its_last_use_and_a_token_does_not(
    accounts: Accounts, amy: Identity, later: Later
) -> None:
    ways = accounts.ways_in
    session = ways.open_session(amy.id, "Firefox")
    token = ways.new_token(amy.id, "Robo", "read", 30)
    for secret in (session, token):
        found = ways.found(secret)
        assert found
        later(10 * DAY)
        used = ways.used(found[0])
        assert ways.found(secret) == (used, found[1]), "memory has what the store has"
    later(79 * DAY)
    assert ways.found(session) is not None
    assert ways.found(token) is None
    assert [each.kind for each in ways.listed(amy.id)] == ["session"]
    later(11 * DAY)
    assert ways.found(session) is None


def test_guests_have_a_year_for_they_have_no_other_way_in(
    accounts: Accounts, amy: Identity, later: Later
) -> None:
    guests = Credentials(accounts.store, guests=True)
    for kind in ("session", "token"):
        is_token = kind == "token"
        secret = guests.guest_token(amy.id) if is_token else guests.open_session(amy.id, "Firefox")
        later(399 * DAY)
        found = accounts.ways_in.found(secret)
        assert found
        assert (found[0].kind, found[0].scope) == (kind, "play" if is_token else "all")
        accounts.ways_in.used(found[0])
        later(399 * DAY)
        assert accounts.ways_in.found(secret)
        later(2 * DAY)
        assert accounts.ways_in.found(secret) is None


@pytest.mark.parametrize(
    ("name", "scope", "days"),
    [("", "play", 30), ("x" * 61, "play", 30), ("Robo", "all", 30), ("Robo", "play", 31)],
)
def test_tokens_have_a_name_a_scope_and_an_end(
    accounts: Accounts, amy: Identity, name: str, scope: str, days: int
) -> None:
    with pytest.raises(BadRequest):
        accounts.ways_in.new_token(amy.id, name, scope, days)


def test_tokens_are_not_without_number(accounts: Accounts, amy: Identity) -> None:
    for number in range(credentials.MOST_TOKENS):
        accounts.ways_in.new_token(amy.id, str(number), "read", 30)
    with pytest.raises(BadRequest):
        accounts.ways_in.new_token(amy.id, "one more", "read", 30)


def test_a_link_is_for_one_purpose_once_and_not_for_long(
    accounts: Accounts, amy: Identity, later: Later
) -> None:
    ways = accounts.ways_in
    secret = ways.new_pass(amy.id, "device")
    with pytest.raises(LinkSpent):
        ways.spend(secret, "recover")
    assert ways.spend(secret, "device").identity == amy.id
    with pytest.raises(LinkSpent):
        ways.spend(secret, "device")
    old = ways.new_pass(amy.id, "device")
    later(10 * 60_000)
    with pytest.raises(LinkSpent):
        ways.look_at(old, "device")
    with pytest.raises(LinkSpent):
        ways.spend(old, "device")


def test_an_address_is_good_once_its_letter_was_read(accounts: Accounts, amy: Identity) -> None:
    secret = accounts.change_mail(amy, "Amy@Example.org")
    assert secret
    assert accounts.recoverable("Amy") == [], "anybody might have written that address"
    confirmed = accounts.confirm_mail(secret)
    assert (confirmed.mail, bool(confirmed.mail_confirmed)) == ("amy@example.org", True)
    with pytest.raises(LinkSpent):
        accounts.confirm_mail(secret)
    for given in ("Amy", "amy@example.org", "AMY@example.org"):
        assert [person.id for person in accounts.recoverable(given)] == [amy.id]
    assert accounts.sign_in("amy@example.org", PASSWORD).id == amy.id


def test_another_address_must_be_confirmed_anew(accounts: Accounts, amy: Identity) -> None:
    first = accounts.change_mail(amy, "amy@example.org")
    second = accounts.change_mail(amy, "amy@example.com")
    assert first
    assert second
    with pytest.raises(LinkSpent):
        accounts.confirm_mail(first)
    confirmed = accounts.confirm_mail(second)
    assert accounts.change_mail(confirmed, "somebody@else.org")
    changed = accounts.store.identity(amy.id)
    assert changed
    assert (changed.mail, changed.mail_confirmed) == ("somebody@else.org", None)
    assert accounts.recoverable("Amy") == [], "whose address that is nobody has said"
    accounts.change_mail(confirmed, "")
    assert accounts.recoverable("Amy") == []


def test_a_password_is_its_owners(accounts: Accounts, amy: Identity) -> None:
    accounts.check_password(amy.id, PASSWORD)
    for who, password in ((amy.id, OTHER), ("nobody", PASSWORD)):
        with pytest.raises(WrongPassword):
            accounts.check_password(who, password)


@pytest.mark.parametrize(
    "address", ["a@x.org,b@x.org", "a b@x.org", "a@", "@x.org", "a@x", "a@x.org\nBcc: b@x.org", "a"]
)
def test_addresses_are_one_address(address: str) -> None:
    with pytest.raises(BadAddress):
        checked_mail(address)


def test_recovery_sets_a_password_once(accounts: Accounts, amy: Identity) -> None:
    secret = accounts.reset_link(amy.id)
    with pytest.raises(WeakPassword):
        accounts.recover(secret, "aaaaaaaaaa")
    session = accounts.ways_in.open_session(amy.id, "a thief's")
    assert accounts.recover(secret, OTHER).id == amy.id
    assert accounts.ways_in.found(session) is None
    assert accounts.sign_in("Amy", OTHER).id == amy.id
    with pytest.raises(LinkSpent):
        accounts.recover(secret, PASSWORD)


def test_people_are_listed_found_banned_and_muted(accounts: Accounts, amy: Identity) -> None:
    accounts.register("Bob", PASSWORD)
    assert [each.login for each in accounts.list_users("AM")] == ["amy"]
    for given in (amy.id, "Amy", "amy"):
        assert accounts.find(given).id == amy.id
    with pytest.raises(NotFound):
        accounts.find("Nobody")
    accounts.ban(amy.id)
    accounts.mute(amy.id, 5)
    found = accounts.find("Amy")
    assert found.banned_until
    assert found.muted_until == 5
    accounts.ban(amy.id, None)
    assert accounts.find("Amy") == replace(amy, muted_until=5)


def test_who_goes_takes_their_data_along(accounts: Accounts, amy: Identity) -> None:
    session = accounts.ways_in.open_session(amy.id, "Firefox on Linux")
    told = json.dumps(accounts.export(amy.id))
    assert "Firefox on Linux" in told
    assert "argon2" not in told
    accounts.delete(amy.id)
    assert accounts.ways_in.found(session) is None
    with pytest.raises(WrongPassword):
        accounts.sign_in("Amy", PASSWORD)
    assert accounts.list_users() == []


def test_a_letter_confirms_no_address_but_its_own(accounts: Accounts, amy: Identity) -> None:
    letter = accounts.change_mail(amy, "amy@example.org")
    assert letter
    accounts.store.change_identity(replace(amy, mail="amy@example.com"))
    with pytest.raises(NotFound):
        accounts.confirm_mail(letter)


def test_a_recovered_password_is_judged_by_whose_it_is(accounts: Accounts) -> None:
    who = accounts.register("Bartholomew Crankshaft", PASSWORD)
    with pytest.raises(WeakPassword):
        accounts.recover(accounts.reset_link(who.id), "bartholomew crankshaft")
    assert accounts.recover(accounts.reset_link(who.id), OTHER) == who


def test_one_way_in_is_closed_and_no_other(accounts: Accounts, amy: Identity) -> None:
    one, other = (accounts.ways_in.open_session(amy.id, device) for device in ("Phone", "Laptop"))
    found = accounts.ways_in.found(one)
    assert found
    accounts.revoke("somebody else", found[0].id)
    assert accounts.ways_in.found(one)
    accounts.revoke(amy.id, found[0].id)
    assert accounts.ways_in.found(one) is None
    assert accounts.ways_in.found(other)
