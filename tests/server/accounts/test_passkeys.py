"""Passkeys: what a device proves, and everything that proves nothing."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import replace

import pytest

from roundhouse.server.accounts import passkeys as module
from roundhouse.server.accounts.passkeys import CHALLENGE_LASTS, Passkeys, are_possible
from roundhouse.server.accounts.service import Accounts
from roundhouse.server.errors import BadRequest, PasskeyRefused
from roundhouse.store.people import Identity
from roundhouse.store.writes import now
from tests.support.authenticator import PRESENT, Device

ADDRESS = "https://play.example.org"
SITE = "play.example.org"
PASSWORD = "correct horse battery staple"


@pytest.fixture
def amy(accounts: Accounts) -> Identity:
    return accounts.register("Amy", PASSWORD)


@pytest.fixture
def passkeys(accounts: Accounts) -> Passkeys:
    return Passkeys(accounts.store, ADDRESS)


@pytest.fixture
def device() -> Device:
    return Device(ADDRESS, SITE)


def add(passkeys: Passkeys, me: Identity, device: Device) -> None:
    passkeys.add(me, device.make(passkeys.ask_for_new(me)), "Phone")


def test_who_has_the_device_comes_in(passkeys: Passkeys, amy: Identity, device: Device) -> None:
    add(passkeys, amy, device)
    for _ in range(2):
        assert passkeys.sign_in(device.sign(passkeys.ask_for_any())).id == amy.id


def test_what_is_asked_of_browsers(passkeys: Passkeys, amy: Identity, device: Device) -> None:
    """The key shall be found without a name, and its owner recognised by the device."""
    add(passkeys, amy, device)
    asked = json.loads(passkeys.ask_for_new(amy))
    wanted = asked["authenticatorSelection"]
    assert (wanted["residentKey"], wanted["userVerification"]) == ("required", "required")
    assert [each["id"] for each in asked["excludeCredentials"]] == [
        urlsafe_b64encode(device.id).rstrip(b"=").decode()
    ]
    asked = json.loads(passkeys.ask_for_any())
    assert (asked["userVerification"], asked["rpId"]) == ("required", SITE)
    assert not asked.get("allowCredentials"), "nobody is told who has a passkey"


def test_an_answer_is_good_once(passkeys: Passkeys, amy: Identity, device: Device) -> None:
    add(passkeys, amy, device)
    answer = device.sign(passkeys.ask_for_any())
    passkeys.sign_in(answer)
    with pytest.raises(PasskeyRefused):
        passkeys.sign_in(answer)


def test_a_challenge_lasts_for_minutes(
    passkeys: Passkeys, amy: Identity, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(passkeys, amy, device)
    made, answer = device.make(passkeys.ask_for_new(amy)), device.sign(passkeys.ask_for_any())
    late = now() + CHALLENGE_LASTS
    monkeypatch.setattr(module, "now", lambda: late)
    with pytest.raises(PasskeyRefused):
        passkeys.sign_in(answer)
    with pytest.raises(PasskeyRefused):
        passkeys.add(amy, made, "Phone")


def test_nobody_adds_a_key_to_anothers_account(
    accounts: Accounts, passkeys: Passkeys, amy: Identity, device: Device
) -> None:
    eve = accounts.register("Eve", PASSWORD)
    made = device.make(passkeys.ask_for_new(eve))
    with pytest.raises(PasskeyRefused):
        passkeys.add(amy, made, "Phone")
    with pytest.raises(PasskeyRefused):
        passkeys.add(amy, device.make(passkeys.ask_for_any()), "Phone")


def test_a_key_is_one_persons(
    accounts: Accounts, passkeys: Passkeys, amy: Identity, device: Device
) -> None:
    add(passkeys, amy, device)
    with pytest.raises(PasskeyRefused):
        add(passkeys, accounts.register("Eve", PASSWORD), device)
    assert passkeys.sign_in(device.sign(passkeys.ask_for_any())).id == amy.id


FALSE: list[Callable[[Device], Device]] = [
    lambda mine: replace(mine, origin="https://evil.example"),
    lambda mine: replace(mine, site="evil.example"),
    lambda mine: replace(mine, flags=PRESENT),
    lambda mine: replace(mine, flags=0),
    lambda mine: replace(mine, key=Device(ADDRESS, SITE).key),
    lambda mine: replace(mine, id=b"unknown"),
    lambda mine: replace(mine, count=4),
]


@pytest.mark.parametrize("false", FALSE, ids=range(len(FALSE)))
def test_what_is_no_proof(
    passkeys: Passkeys, amy: Identity, device: Device, false: Callable[[Device], Device]
) -> None:
    """Another site's page, a device without its owner, another key, one that was copied."""
    device.count = 5
    add(passkeys, amy, device)
    with pytest.raises(PasskeyRefused):
        passkeys.sign_in(false(device).sign(passkeys.ask_for_any()))


@pytest.mark.parametrize("false", FALSE[:4], ids=range(4))
def test_what_makes_no_passkey(
    passkeys: Passkeys, amy: Identity, device: Device, false: Callable[[Device], Device]
) -> None:
    with pytest.raises(PasskeyRefused):
        add(passkeys, amy, false(device))


def test_a_challenge_that_is_not_ours(passkeys: Passkeys, amy: Identity, device: Device) -> None:
    add(passkeys, amy, device)
    own = json.dumps({"challenge": urlsafe_b64encode(b'[1e15,"","x"].sig').decode()})
    with pytest.raises(PasskeyRefused):
        passkeys.sign_in(device.sign(own))


@pytest.mark.parametrize(
    "content",
    ["", "{}", "[]", "null", '{"response": 7}', '{"response": {"clientDataJSON": "AA"}}',
     '{"response": {"clientDataJSON": "é"}}', "[" * 5000],
)  # fmt: skip
def test_what_is_no_answer_at_all(passkeys: Passkeys, amy: Identity, content: str) -> None:
    with pytest.raises(PasskeyRefused):
        passkeys.sign_in(content)
    with pytest.raises(PasskeyRefused):
        passkeys.add(amy, content, "Phone")


def test_names_and_numbers_have_bounds(
    passkeys: Passkeys, amy: Identity, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_PASSKEYS", 2)
    for _ in range(2):
        add(passkeys, amy, Device(ADDRESS, SITE))
    with pytest.raises(BadRequest):
        passkeys.ask_for_new(amy)
    for name in ("", " ", "x" * 61):
        with pytest.raises(BadRequest):
            module.checked_label(name)


def test_a_new_password_and_closing_all_end_passkeys_too(
    accounts: Accounts, passkeys: Passkeys, amy: Identity, device: Device
) -> None:
    """Who planted one has no other way back."""
    ends: list[Callable[[], None]] = [
        lambda: accounts.set_password(amy.id, "another good horse staple"),
        lambda: accounts.revoke(amy.id),
    ]
    for end in ends:
        add(passkeys, amy, device)
        end()
        with pytest.raises(PasskeyRefused):
            passkeys.sign_in(device.sign(passkeys.ask_for_any()))


def test_who_is_gone_does_not_come_back(
    accounts: Accounts, passkeys: Passkeys, amy: Identity, device: Device
) -> None:
    add(passkeys, amy, device)
    (kept,) = accounts.store.passkeys(amy.id)
    data = accounts.export(amy.id)["passkeys"]
    assert isinstance(data, list)
    assert data[0]["id"] == kept.id
    accounts.delete(amy.id)
    assert accounts.store.passkeys(amy.id) == ()


@pytest.mark.parametrize(
    ("address", "possible"),
    [
        (ADDRESS, True),
        ("http://localhost:1846", True),
        ("http://play.example.org", False),
        ("https://192.0.2.1", False),
        ("https://[2001:db8::1]", False),
    ],
)
def test_where_browsers_make_any(address: str, possible: bool) -> None:
    assert are_possible(address) is possible
