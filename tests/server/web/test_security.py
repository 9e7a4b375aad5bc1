"""How people come in and go: sessions, tokens, passwords, letters, and what ends them."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from email import message_from_string
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from roundhouse.server.notify.mail import Mail
from roundhouse.store import open_store
from roundhouse.store.base import Store
from roundhouse.store.sqlite import SqliteStore
from tests.server.web.test_play import wait_until
from tests.support.callers import PostOffice
from tests.support.serving import Running, serving, toy_config

HTML = {"Accept": "text/html"}
FIREFOX = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
PHONE = {
    "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1"
}
PASSWORD = "seven green trains"
OTHER = "nine purple engines"
TABLE = {"name": "Amy", "title": "toll", "seat:toll:0": "me", "seat:toll:1": "here"}
SECURITY = "/me/security"


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    found = PostOffice()
    yield found
    found.close()


@pytest.fixture
def server(tmp_path: Path, post_office: PostOffice) -> Iterator[Running]:
    mail = Mail(host="127.0.0.1", port=post_office.port, tls=False)
    config = toy_config(f"{tmp_path}/tables.sqlite", accounts=True, channels=(mail,))
    with serving(config) as running:
        yield running


@pytest.fixture
def amy(server: Running) -> Iterator[httpx.Client]:
    with server.visitor(headers=HTML | FIREFOX) as found:
        came = found.post("/enter", data={"register": "1", "login": "Amy", "password": PASSWORD})
        assert came.status_code == 303
        yield found


def sign_in(client: httpx.Client, password: str = PASSWORD, login: str = "Amy") -> httpx.Response:
    return client.post("/enter", data={"login": login, "password": password})


def new_token(amy: httpx.Client, scope: str) -> str:
    page = amy.post(f"{SECURITY}/token", data={"name": "Robo", "scope": scope, "days": "30"})
    assert page.status_code == 200, page.text
    found = re.search(r'<input readonly value="([\w-]{43})"', page.text)
    assert found
    return found.group(1)


def bearer(server: Running, token: str) -> httpx.Client:
    return server.visitor(headers={"Authorization": f"Bearer {token}"})


def link_in(letter: str) -> str:
    """The path of the link in a letter."""
    body = message_from_string(letter).get_payload(decode=True)
    assert isinstance(body, bytes)
    found = re.search(r"http://[^/]+(/\w+/[\w-]+)", body.decode())
    assert found
    return found.group(1)


def test_cookies_are_for_the_server_alone(server: Running, amy: httpx.Client) -> None:
    cookie = sign_in(amy).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "this server speaks plain HTTP"
    assert server.url


def test_behind_https_cookies_travel_by_https_alone(tmp_path: Path) -> None:
    config = toy_config(f"{tmp_path}/t.sqlite", secure_cookies=True)
    with serving(config) as server, server.visitor(headers=HTML) as amy:
        made = amy.post("/tables", data=TABLE)
        assert "Secure" in made.headers["set-cookie"]


def test_signing_in_renews_the_session_and_signing_out_ends_it(
    server: Running, amy: httpx.Client
) -> None:
    before = amy.cookies["roundhouse"]
    sign_in(amy)
    after = amy.cookies["roundhouse"]
    assert after != before
    with server.visitor(headers=HTML, cookies={"roundhouse": before}) as thief:
        assert thief.get("/me").status_code == 401
    amy.post("/leave")
    assert "roundhouse" not in amy.cookies
    with server.visitor(headers=HTML, cookies={"roundhouse": after}) as thief:
        assert thief.get("/me").status_code == 401


def test_sessions_are_listed_and_revoked_one_by_one(server: Running, amy: httpx.Client) -> None:
    with server.visitor(headers=HTML | PHONE) as phone:
        sign_in(phone)
        page = amy.get(SECURITY).text
        assert "Firefox, Linux" in page
        assert "Safari, iPhone" in page
        (revocable,) = re.findall(r'name="id" value="([^"]+)"', page)
        assert phone.get("/me").status_code == 200
        amy.post(f"{SECURITY}/revoke", data={"id": revocable})
        assert phone.get("/me").status_code == 401
        assert "Safari, iPhone" not in amy.get(SECURITY).text
        sign_in(phone)
        token = new_token(amy, "play")
        amy.post(f"{SECURITY}/revoke-all")
        assert phone.get("/me").status_code == 401
    with bearer(server, token) as robo:
        assert robo.get("/api/v1/tables").status_code == 401
    assert amy.get("/me").status_code == 200, "this device stays"


def test_nobody_revokes_what_is_anothers(server: Running, amy: httpx.Client) -> None:
    with server.visitor(headers=HTML) as bob:
        bob.post("/enter", data={"register": "1", "login": "Bob", "password": PASSWORD})
        store = server.app.state.services.store
        (own,) = store.credentials(store.account("amy").identity)
        bob.post(f"{SECURITY}/revoke", data={"id": own.id})
        bob.post(f"{SECURITY}/revoke-all")
    assert amy.get("/me").status_code == 200


@pytest.mark.parametrize(("scope", "writes"), [("read", 403), ("play", 201)])
def test_tokens_do_what_their_scope_says(
    server: Running, amy: httpx.Client, scope: str, writes: int
) -> None:
    body = {"title": "toll", "seats": [{"who": "me"}, {"who": "open"}]}
    with bearer(server, new_token(amy, scope)) as robo:
        assert robo.get("/api/v1/tables").status_code == 200
        assert robo.post("/api/v1/tables", json=body).status_code == writes
        assert robo.get(SECURITY).status_code == 403, "a program never changes how one comes in"
        for path in ("token", "device", "password", "mail", "delete", "revoke", "revoke-all"):
            assert robo.post(f"{SECURITY}/{path}").status_code == 403, path
        assert robo.get(f"{SECURITY}/data").status_code == 403


def test_a_token_is_shown_once_and_kept_nowhere(
    server: Running, amy: httpx.Client, tmp_path: Path
) -> None:
    token, cookie = new_token(amy, "play"), amy.cookies["roundhouse"]
    assert token not in amy.get(SECURITY).text
    assert server.url
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("*.sqlite*") if file.is_file())
    assert b"Robo" in kept
    for secret in (token, cookie):
        assert secret.encode() not in kept


def test_a_new_password_signs_everything_else_out(server: Running, amy: httpx.Client) -> None:
    token = new_token(amy, "play")
    with server.visitor(headers=HTML) as phone, bearer(server, token) as robo:
        sign_in(phone)
        change = f"{SECURITY}/password"
        wrong = amy.post(change, data={"current": OTHER, "password": OTHER})
        assert wrong.status_code == 403
        weak = amy.post(change, data={"current": PASSWORD, "password": "aaaaaaaaaa"})
        assert weak.status_code == 422
        assert phone.get("/me").status_code == 200
        before = amy.cookies["roundhouse"]
        assert amy.post(change, data={"current": PASSWORD, "password": OTHER}).status_code == 303
        assert amy.cookies["roundhouse"] != before
        assert amy.get("/me").status_code == 200
        assert phone.get("/me").status_code == 401
        assert robo.get("/api/v1/tables").status_code == 401
        assert sign_in(phone).status_code == 403
        assert sign_in(phone, OTHER).status_code == 303


def test_an_address_is_confirmed_and_brings_a_forgotten_password_back(
    server: Running, amy: httpx.Client, post_office: PostOffice
) -> None:
    with server.visitor(headers=HTML) as stranger:
        sent = stranger.post("/forgotten", data={"login": "Amy"})
        unknown = stranger.post("/forgotten", data={"login": "Nobody"})
        assert sent.text == unknown.text, "nobody learns who has an account"
        mail = f"{SECURITY}/mail"
        assert amy.post(mail, data={"mail": "a@example.org"}).status_code == 403
        given = {"mail": "amy@example.org", "current": PASSWORD}
        assert "amy@example.org" in amy.post(mail, data=given).text
        wait_until(lambda: len(post_office.letters) == 1)
        confirm = link_in(post_office.letters[0])
        assert "amy@example.org" in stranger.get(confirm).text
        stranger.post("/forgotten", data={"login": "Amy"})
        assert stranger.post(confirm).status_code == 200
        assert stranger.post(confirm).status_code == 404
        stranger.post("/forgotten", data={"login": "AMY@example.org"})
        wait_until(lambda: len(post_office.letters) == 2)
        recover = link_in(post_office.letters[1])
        assert recover.startswith("/recover/")
        assert stranger.get(recover).status_code == 200
        assert stranger.post(recover, data={"password": "short"}).status_code == 422
        assert stranger.post(recover, data={"password": OTHER}).status_code == 303
        assert "Amy" in stranger.get("/me").text, "who recovers is signed in"
        assert stranger.post(recover, data={"password": PASSWORD}).status_code == 404
    assert amy.get("/me").status_code == 401, "and everybody else is signed out"


def test_letters_about_accounts_are_few(
    server: Running, amy: httpx.Client, post_office: PostOffice
) -> None:
    given = {"mail": "victim@example.org", "current": PASSWORD}
    codes = [amy.post(f"{SECURITY}/mail", data=given).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
    assert server.url
    assert len(post_office.letters) <= 3


def test_who_is_banned_comes_in_no_more(server: Running, amy: httpx.Client) -> None:
    auth = server.app.state.services.auth
    me = auth.accounts.find("Amy")
    auth.accounts.ban(me.id)
    auth.forget(me.id)
    refused = amy.get("/")
    assert refused.status_code == 403
    assert "banned from this server" in refused.text
    assert sign_in(amy).status_code == 403
    auth.accounts.ban(me.id, None)
    auth.forget(me.id)
    assert amy.get("/me").status_code == 200


def test_my_data_is_mine_and_then_gone(server: Running, amy: httpx.Client) -> None:
    table = amy.post("/tables", data={"title": "toll", "seat:toll:0": "me", "seat:toll:1": "here"})
    data = amy.get(f"{SECURITY}/data")
    assert "attachment" in data.headers["content-disposition"]
    told = json.loads(data.text)
    assert told["identity"][0]["name"] == "Amy"
    assert told["tables"][0]["id"] in table.headers["location"]
    assert amy.post(f"{SECURITY}/delete", data={"current": "wrong"}).status_code == 403
    assert amy.post(f"{SECURITY}/delete", data={"current": PASSWORD}).status_code == 303
    assert "roundhouse" not in amy.cookies
    assert sign_in(amy).status_code == 403
    assert server.url


def test_a_guest_goes_by_name(tmp_path: Path) -> None:
    config = toy_config(f"{tmp_path}/t.sqlite")
    with serving(config) as server, server.visitor(headers=HTML) as amy:
        amy.post("/tables", data=TABLE)
        assert amy.post(f"{SECURITY}/delete", data={"name": "Eve"}).status_code == 403
        assert amy.post(f"{SECURITY}/delete", data={"name": "Amy"}).status_code == 303
        assert amy.get("/me").status_code == 401
        assert amy.get("/forgotten").status_code == 404
        assert amy.get("/recover/x").status_code == 404


def test_long_unused_sessions_end_and_used_ones_are_noted(
    server: Running, amy: httpx.Client
) -> None:
    store: SqliteStore = server.app.state.services.store
    auth = server.app.state.services.auth
    me = store.account("amy")
    assert me
    (session,) = store.credentials(me.identity)
    long_ago = session.made_at - 5 * 24 * 3_600_000
    store.revoke(me.identity, session.id)
    store.add_credential(replace(session, made_at=long_ago, used_at=long_ago))
    auth.forget(me.identity)
    answer = amy.get("/me")
    assert amy.cookies["roundhouse"] in answer.headers["set-cookie"], "the browser keeps it longer"
    wait_until(lambda: store.credentials(me.identity)[0].used_at > long_ago)
    store.touch(session.id, long_ago, session.made_at)
    auth.forget(me.identity)
    assert amy.get("/me").status_code == 401


class Old:
    """A database of the first release, with Amy's table in it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "t.sqlite"
        with serving(toy_config(str(self.path))) as server, server.visitor(headers=HTML) as amy:
            amy.post("/tables", data=TABLE)
        store = open_store(str(self.path))
        (person,) = store.people()
        self.amy = person.identity.id
        self._age(store)
        store.revoke(self.amy, store.credentials(self.amy)[0].id)
        self.cookie = URLSafeSerializer(store.secret(), salt="identity").dumps(self.amy)
        store.close()

    def _age(self, store: Store) -> None:
        assert isinstance(store, SqliteStore)
        with store._writing.begin() as connection:
            connection.exec_driver_sql("UPDATE identities SET carried_at = NULL")


def test_a_guests_old_cookie_becomes_a_session(tmp_path: Path) -> None:
    old = Old(tmp_path)
    with serving(toy_config(str(old.path))) as server:
        with server.visitor(headers=HTML, cookies={"roundhouse": old.cookie}) as amy:
            home = amy.get("/")
            assert "Amy" in home.text
            new = home.headers["set-cookie"].split(";")[0].removeprefix("roundhouse=")
            again = amy.get("/", headers={"Cookie": f"roundhouse={old.cookie}"})
            assert new in again.headers["set-cookie"], "requests of one page get one session"
        with server.visitor(headers=HTML, cookies={"roundhouse": new}) as amy:
            assert amy.get("/api/v1/tables").json()["tables"]
            amy.post(f"{SECURITY}/revoke-all")
        with server.visitor(headers=HTML, cookies={"roundhouse": old.cookie}) as thief:
            assert thief.get("/me").status_code == 401, "everything else was signed out"
        forged = URLSafeSerializer("another key", salt="identity").dumps(old.amy)
        with server.visitor(headers=HTML, cookies={"roundhouse": forged}) as thief:
            assert thief.get("/me").status_code == 401
        with bearer(server, old.cookie) as program:
            assert program.get("/api/v1/tables").status_code == 401


def test_an_old_cookie_is_good_for_a_month_after_the_first(tmp_path: Path) -> None:
    old = Old(tmp_path)
    store = open_store(str(old.path))
    store.carry_over(old.amy, 1)
    store.close()
    with (
        serving(toy_config(str(old.path))) as server,
        server.visitor(headers=HTML, cookies={"roundhouse": old.cookie}) as late,
    ):
        assert late.get("/me").status_code == 401


def test_with_accounts_everybody_signs_in_again(tmp_path: Path) -> None:
    old = Old(tmp_path)
    with (
        serving(toy_config(str(old.path), accounts=True)) as server,
        server.visitor(headers=HTML, cookies={"roundhouse": old.cookie}) as amy,
    ):
        assert amy.get("/me").status_code == 401
        assert 'href="/enter"' in amy.get("/").text
