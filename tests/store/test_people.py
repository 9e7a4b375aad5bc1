"""What every store promises about people, on both databases."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import pytest

from roundhouse.store.base import Account, Identity, Invitation, Store, Taken, Webhook
from roundhouse.store.passkeys import Passkey
from roundhouse.store.people import Credential, Pass
from tests.store.rows import AMY, move, open_seat, player, table_row

BOB = Identity(id="bob", name="Bob")


def way_in(id_: str, identity: str = "amy", **changes: object) -> Credential:
    plain = Credential(
        id=id_, digest=f"digest-{id_}", identity=identity, kind="session", scope="all",
        name="Firefox", made_at=1, used_at=1, expires_at=100,
    )  # fmt: skip
    return replace(plain, **changes)  # type: ignore[arg-type]  # a test names what it changes


@pytest.fixture
def people(store: Store) -> Store:
    for name in ("amy", "bob", "eve"):
        store.add_identity(Identity(id=name, name=name.title()))
    return store


def test_a_way_in_is_found_by_its_digest_with_its_owner(people: Store) -> None:
    people.add_credential(way_in("one", lasts=7))
    people.change_identity(replace(AMY, mail="amy@example.org", banned_until=2**62))
    found = people.credential("digest-one")
    assert found == (
        way_in("one", lasts=7),
        replace(AMY, mail="amy@example.org", banned_until=2**62),
    )
    assert people.credential("digest-two") is None


def test_ways_in_are_revoked_one_by_one_and_all(people: Store) -> None:
    for id_ in ("one", "two", "three"):
        people.add_credential(way_in(id_))
    people.add_credential(way_in("bobs", "bob"))
    people.add_credential(way_in("token", kind="token"))
    people.revoke("bob", "one")
    assert people.credential("digest-one"), "nobody revokes another's"
    people.revoke("amy", "one")
    assert people.credential("digest-one") is None
    people.revoke_all("amy", kind="session", but="two")
    assert {each.id for each in people.credentials("amy")} == {"two", "token"}
    people.revoke_all("amy")
    assert people.credentials("amy") == ()
    assert [each.id for each in people.credentials("bob")] == ["bobs"]


def test_the_last_used_is_listed_first(people: Store) -> None:
    people.add_credential(way_in("one"))
    people.add_credential(way_in("two"))
    people.touch("one", 50, 500)
    first, _ = people.credentials("amy")
    assert first == way_in("one", used_at=50, expires_at=500)


def test_what_has_expired_is_forgotten(people: Store) -> None:
    people.add_credential(way_in("old", expires_at=9))
    people.add_credential(way_in("new", expires_at=10))
    people.add_pass(Pass(digest="p", identity="amy", purpose="device", expires_at=9))
    people.drop_expired(10)
    assert [each.id for each in people.credentials("amy")] == ["new"]
    assert people.pass_("p") is None


def test_a_link_works_for_one_of_many_who_try_at_once(people: Store) -> None:
    people.add_pass(Pass(digest="p", identity="amy", purpose="device", expires_at=9))
    together = Barrier(8)

    def spend() -> Pass | None:
        together.wait()
        return people.spend("p")

    with ThreadPoolExecutor(8) as pool:
        spent = [each.result() for each in [pool.submit(spend) for _ in range(8)]]
    assert [each for each in spent if each] == [
        Pass(digest="p", identity="amy", purpose="device", expires_at=9)
    ]


def test_a_later_link_for_the_same_ends_the_earlier(people: Store) -> None:
    for digest, purpose in (("a", "device"), ("b", "recover"), ("c", "device")):
        people.add_pass(Pass(digest=digest, identity="amy", purpose=purpose, expires_at=9))  # type: ignore[arg-type]  # one of them each
    assert [people.pass_(digest) is not None for digest in "abc"] == [False, True, True]
    people.revoke_all("amy")
    assert people.pass_("c") is None


def test_looks_are_whose_they_were_first(people: Store) -> None:
    people.claim_looks(["x", "y"], "amy")
    people.claim_looks(["y", "z"], "amy")
    with pytest.raises(Taken):
        people.claim_looks(["w", "z"], "bob")
    assert people.who_looks(["z"]) == ("amy",)
    assert people.who_looks(["w"]) == (), "all or none"


def test_accounts_without_looks_are_found(people: Store) -> None:
    for who in ("amy", "bob"):
        people.add_account(Account(login=who, password="x", identity=who))
    people.claim_looks(["x"], "amy")
    assert people.without_looks() == (BOB,)


def test_an_old_cookie_is_exchanged_by_those_who_had_one(people: Store) -> None:
    assert people.carry_over("amy", 50) == 0, "she came after the old cookies"
    assert people.carry_over("nobody", 50) is None


def test_only_confirmed_addresses_are_found(people: Store) -> None:
    people.change_identity(replace(AMY, mail="a@example.org"))
    assert people.confirmed("a@example.org") == ()
    people.change_identity(replace(AMY, mail="a@example.org", mail_confirmed=5))
    assert [each.id for each in people.confirmed("a@example.org")] == ["amy"]


def test_people_are_found_by_parts_of_their_names(people: Store) -> None:
    people.add_account(Account(login="robert", password="x", identity="bob"))
    people.add_credential(way_in("one", "bob", used_at=77))
    with_table_of_two(people)
    (found,) = people.people("BER")
    assert (found.identity, found.login, found.used_at, found.tables) == (BOB, "robert", 77, 1)
    assert {each.identity.id for each in people.people()} == {"amy", "bob", "eve"}
    assert people.people("%") == []


def with_table_of_two(store: Store) -> None:
    store.add_table(table_row(), (player(0, "amy"), player(1, "bob")), ("1", "2"))


def test_each_handover_is_written_down(people: Store) -> None:
    with_table_of_two(people)
    people.put_seat("t1", open_seat(1), player(1, "bob"), AMY)
    people.append(move("a", 2))
    people.invite(Invitation(token="link", table="t1", seat=1))
    people.claim("link", "eve", "Eve")
    first, second = people.handovers("t1")
    assert (first.number, first.seat, first.seq, first.by_name) == (1, 1, 2, "Amy")
    assert (first.was_identity, first.kind, first.identity) == ("bob", "open", None)
    assert (second.number, second.seq, second.by_name) == (2, 3, "Eve")
    assert (second.was_kind, second.kind, second.identity) == ("open", "player", "eve")


def test_a_refused_handover_is_not_written_down(people: Store) -> None:
    with_table_of_two(people)
    with pytest.raises(Taken):
        people.put_seat("t1", open_seat(1), open_seat(1), AMY)
    assert people.handovers("t1") == ()


def test_a_key_opens_a_table_until_another_does(people: Store) -> None:
    with_table_of_two(people)
    before = people.standing("t1").seats
    people.set_key("t1", "k")
    row = people.table("t1")
    assert row is not None
    assert row.key == "k"
    assert people.standing("t1").seats > before, "other servers must hear of it"


def test_who_goes_leaves_others_their_tables(people: Store) -> None:
    with_table_of_two(people)
    people.add_table(replace(table_row("t2"), ended=True), (player(0, "amy"), player(1, "bob")), ())
    people.add_table(table_row("alone"), (player(0, "amy"), open_seat(1)), ("1",),
                     [Invitation(token="to-alone", table="alone", seat=1)])  # fmt: skip
    people.say("t1", "amy", "Amy", "I live in Elm Street")
    people.say("t1", "bob", "Bob", "So?")
    people.add_account(Account(login="amy", password="x", identity="amy"))
    people.add_credential(way_in("one"))
    people.add_webhook(Webhook(id="w", identity="amy", url="https://example.org"))
    people.claim_looks(["x"], "amy")
    people.delete_person("amy")
    assert people.table("alone") is None
    in_play, ended = people.table("t1"), people.table("t2")
    assert in_play is not None
    assert ended is not None
    assert (in_play.owner, ended.owner) == ("bob", "bob")
    assert people.lines("t1") == ["1", "2"]
    assert people.seats("t1")[0] == open_seat(0)
    assert [each.seat for each in people.invitations("t1")] == [0]
    assert (people.seats("t2")[0].kind, people.seats("t2")[0].name) == ("player", "")
    assert [line.text for line in people.chat("t1")] == ["So?"]
    assert people.say("t1", "bob", "Bob", "Well") == 3, "numbers only grow"
    assert people.account("amy") is None
    assert people.credential("digest-one") is None
    assert people.webhooks("amy") == ()
    assert people.who_looks(["x"]) == (None,), "nobody comes back as her"
    assert "Amy" not in str(people.data_of("amy"))
    assert "Amy" not in str(people.handovers("t1"))


def test_what_is_kept_of_somebody_is_handed_out_without_secrets(people: Store) -> None:
    with_table_of_two(people)
    people.add_table(table_row("t3", "bob"), (player(0, "bob"),), ())
    people.say("t1", "amy", "Amy", "Hello")
    people.say("t1", "bob", "Bob", "Not hers")
    people.add_account(Account(login="amy", password="hash", identity="amy"))
    people.add_credential(way_in("one"))
    data = people.data_of("amy")
    assert {part for part, rows in data.items() if rows} == {
        "identity", "account", "credentials", "tables", "seats", "chat",
    }  # fmt: skip
    told = str(data)
    assert "Hello" in told
    for secret in ("hash", "digest-one", "Not hers", "t3", "seed"):
        assert secret not in told


def test_passkeys_are_their_owners_and_each_use_is_later(people: Store) -> None:
    one = Passkey(id="k1", identity="amy", public="p", count=0, name="Phone", made_at=5, used_at=5)
    people.add_passkey(one)
    with pytest.raises(Taken):
        people.add_passkey(replace(one, identity="bob"))
    assert people.passkey("k2") is None
    assert not people.use_passkey("k1", count=1, asked_at=5, at=9), "asked for before"
    assert people.use_passkey("k1", count=2, asked_at=6, at=9)
    people.rename_passkey("bob", "k1", "Mine")
    people.drop_passkey("bob", "k1")
    people.rename_passkey("amy", "k1", "Laptop")
    used = replace(one, count=2, used_at=9, name="Laptop")
    assert (people.passkey("k1"), people.passkeys("amy")) == (used, (used,))
    people.revoke_all("amy", kind="token")
    assert people.passkeys("amy") == (used,), "they are no tokens"
    people.drop_passkey("amy", "k1")
    assert people.passkeys("amy") == ()
