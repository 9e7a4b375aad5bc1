"""Nobody can be taken for somebody else by their name."""

import pytest

from roundhouse.server.accounts.looks import looks
from roundhouse.server.accounts.service import Accounts
from roundhouse.server.errors import LoginTaken, NameTaken, OddName
from roundhouse.server.names import checked_name
from roundhouse.store.people import Account

PASSWORD = "seven green trains"

ALIKE = (
    ("Amy", "amy"),
    ("Amy", "\u0410my"),  # a Cyrillic A
    ("Amy", "A m-y."),
    ("Ivan", "lvan"),
    ("Ivan", "ivan"),
    ("Bob", "B0b"),
    ("Tom", "Torn"),
    ("Mia", "M\uff49a"),  # a wide i
    ("Zoë", "Zoe\u0308"),
    ("Paul", "\u0420\u0430u\u0406"),
    ("👩‍🚀", "👩🚀"),
)
APART = (("Amy", "Ann"), ("Zoë", "Zoe"), ("!!!", "???"), ("ゴーゴー", "コーコー"), ("Łódź", "Lodz"))


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert set(looks(one)) & set(looks(other))


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not set(looks(one)) & set(looks(other))


@pytest.mark.parametrize(
    ("name", "character"),
    [
        ("a\u200bmy", "U+200B"),
        ("a\u200dmy", "U+200D"),
        ("\u202eyma", "U+202E"),
        ("a\u2066my", "U+2066"),
        ("a\ufeffmy", "U+FEFF"),
        ("a\u00admy", "U+00AD"),
        ("a\x00my", "U+0000"),
        ("a\ud800my", "U+D800"),
        ("a\ue000my", "U+E000"),
        ("a\u3164my", "U+1160"),  # as it is read: a filler of Hangul
    ],
)
def test_unseen_characters_are_refused(name: str, character: str) -> None:
    with pytest.raises(OddName) as refused:
        checked_name(name)
    assert refused.value.params == {"character": character}


@pytest.mark.parametrize(
    "name", ["ゴーゴー 👩‍🚀", "❤️ Amy", "Łukasz (Łódź)", "O'Brien", "Анна-Мария", "علي", "राम"]
)
def test_names_of_all_peoples_are_taken_as_they_are(name: str) -> None:
    assert checked_name(f"  {name} ") == name


def test_nobody_registers_as_somebody_else(accounts: Accounts) -> None:
    accounts.register("Amy", PASSWORD)
    for name in ("amy", "\u0410my", "A my"):
        with pytest.raises(LoginTaken):
            accounts.register(name, PASSWORD)


def test_nobody_renames_to_somebody_else_and_old_names_stay_theirs(accounts: Accounts) -> None:
    amy, bob = accounts.register("Amy", PASSWORD), accounts.register("Bob", PASSWORD)
    with pytest.raises(NameTaken):
        accounts.rename(bob, "AMY")
    amy = accounts.rename(amy, "Amélie")
    for name in ("Amy", "amélie"):
        with pytest.raises(NameTaken):
            accounts.rename(bob, name)
        with pytest.raises(LoginTaken):
            accounts.register(name, PASSWORD)
    assert accounts.rename(amy, "Amy").name == "Amy", "her own"
    assert accounts.sign_in("amélie", PASSWORD).id == amy.id, "any name of hers lets her in"


def test_nobody_comes_as_somebody_who_has_gone(accounts: Accounts) -> None:
    accounts.delete(accounts.register("Amy", PASSWORD).id)
    with pytest.raises(LoginTaken):
        accounts.register("Amy", PASSWORD)


def test_accounts_of_before_keep_their_names(accounts: Accounts) -> None:
    store = accounts.store
    bob = Accounts(store, named=False).new_identity("Bob")
    store.add_account(Account(login="bob", password="x", identity=bob.id))
    with pytest.raises(LoginTaken):
        Accounts(store, named=True).register("B0b", PASSWORD)
