"""Who may what: every route of the server, for every kind of visitor.

The routes come from the router, so a new one fails here until it has its line below; each visitor
asks each of them, and is let in, not known (401), or refused (403), as the matrix says.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from starlette.routing import Mount, Route

from roundhouse.server.accounts.service import Accounts
from tests.support.serving import Running, serving, toy_config

Kind = Literal["open", "makes", "table", "seat", "talk", "owner", "known", "person"]
Answer = Literal["in", "401", "403"]

OPEN = """
GET / · GET /health · GET /ready · GET /metrics · GET /learn · GET /learn/{key} · GET /rules/{key}
GET /lessons · GET /lessons/{title}/{key} · GET /lessons/{title}/{key}/{step:int}
GET /lessons/{title}/{key}/{step:int}/fragment · GET /lessons/{title}/{key}/{step:int}/detail
GET /lessons/{title}/{key}/{step:int}/why · POST /lessons/{title}/{key}/{step:int}/actions
GET /search · GET /book/{title} · GET /book/{title}/{chapter}
GET /book/{title}/drawings/{name}.svg
GET /make/{title} · POST /api/v1/make/{title}
GET /static/{hash}/{path:path} · GET /enter · POST /enter · GET /enter/{token} · POST /enter/{token}
GET /forgotten · POST /forgotten · GET /recover/{token} · POST /recover/{token}
GET /confirm/{token} · POST /confirm/{token} · GET /join/{token} · POST /language
GET /letters/{token} · POST /letters/{token} · POST /enter/passkey/begin · POST /enter/passkey
GET /picture/{title} · GET /rule/{rule}
GET /api/v1/titles · GET /api/v1/openapi.json · POST /leave
"""
"""For all who come."""

MAKES = """
POST /tables · POST /tables/quick · POST /make/{title}/try
POST /import · POST /join/{token} · POST /api/v1/identities
"""
"""What makes a guest of a stranger, where no accounts are needed."""

TABLE = """
GET /table/{id} · GET /table/{id}/live · GET /table/{id}/fragment · GET /table/{id}/detail
GET /table/{id}/why · GET /table/{id}/journal · GET /table/{id}/end
GET /table/{id}/picture · GET /table/{id}/glance
GET /table/{id}/export/{site} · GET /table/{id}/export/{site}/file
GET /api/v1/tables/{table_id}/export
GET /api/v1/tables/{table_id} · GET /api/v1/tables/{table_id}/view
GET /api/v1/tables/{table_id}/events · GET /api/v1/tables/{table_id}/chat
GET /api/v1/tables/{table_id}/journal · POST /api/v1/tables/{table_id}/plan
GET /api/v1/tables/{table_id}/proposals
"""
"""Looking at a table; at a private one, for those invited."""

SEAT = """
GET /table/{id}/hint · POST /table/{id}/again · POST /table/{id}/seat
POST /api/v1/tables/{table_id}/actions · POST /api/v1/tables/{table_id}/why
POST /api/v1/tables/{table_id}/undo · POST /api/v1/tables/{table_id}/undo/answer
POST /api/v1/tables/{table_id}/redo
POST /api/v1/tables/{table_id}/hint · POST /api/v1/tables/{table_id}/seats/{seat}
POST /api/v1/tables/{table_id}/proposals · POST /api/v1/tables/{table_id}/proposals/point
POST /api/v1/tables/{table_id}/proposals/withdraw · POST /api/v1/tables/{table_id}/proposals/answer
POST /api/v1/tables/{table_id}/proposals/ask
"""
"""For whoever holds the seat."""

TALK = """
POST /api/v1/tables/{table_id}/chat · POST /table/{id}/chat
POST /api/v1/tables/{table_id}/branch · POST /table/{id}/branch
POST /table/{id}/archive · GET /table/{id}/leave · POST /table/{id}/leave
"""
"""For those invited to the table who have a name."""
OWNER = "POST /table/{id}/watchers · POST /table/{id}/hints"

KNOWN = """
GET /me · POST /me · POST /me/webhooks · POST /me/webhooks/remove · POST /me/unblock
GET /api/v1/tables · POST /api/v1/tables · POST /api/v1/imports
"""
"""For whoever has a name."""

PERSON = """
GET /me/security · GET /me/security/data · POST /me/security/revoke · POST /me/security/token
POST /me/security/device · POST /me/security/password · POST /me/security/mail
POST /me/security/passkeys/begin · POST /me/security/passkeys · POST /me/security/passkeys/rename
POST /me/security/passkeys/remove · POST /me/security/delete · POST /me/security/revoke-all
"""
"""For whoever signed in themselves; what ends sessions comes last."""

LISTED: Mapping[Kind, str] = {
    "open": OPEN, "makes": MAKES, "table": TABLE, "seat": SEAT, "talk": TALK, "owner": OWNER,
    "known": KNOWN, "person": PERSON,
}  # fmt: skip

DOORS: Mapping[str, Answer] = {
    "pages-sign-in-first": "401",
    "pages-not-yours": "403",
    "accounts-table-is-private": "403",
    "accounts-not-at-table": "403",
    "accounts-reads-only": "403",
    "accounts-signed-in-only": "403",
    "accounts-banned": "403",
}
"""What is said at a door; every other refusal is said inside."""

NOBODY: Mapping[str, Answer] = {
    "open": "in", "makes": "in", "table": "403", "seat": "401", "talk": "401", "owner": "401",
    "known": "401", "person": "401",
}  # fmt: skip
GUEST: Mapping[str, Answer] = {
    "open": "in", "makes": "in", "table": "403", "seat": "403", "talk": "403", "owner": "403",
    "known": "in", "person": "in",
}  # fmt: skip
PROGRAM: Mapping[str, Answer] = {"person": "403"}
HOLDER: Mapping[str, Answer] = {"table": "in", "seat": "in", "talk": "in"}
OWNS: Mapping[str, Answer] = {"table": "in", "talk": "in", "owner": "in"}


@dataclass
class Visitor:
    """Somebody who asks; ``may`` is the matrix' row."""

    may: Mapping[str, Answer]
    seat: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    reads_only: bool = False
    banned: bool = False

    def expected(self, method: str, path: str, kind: Kind, *, accounts: bool) -> Answer | None:
        """What the matrix says; None where it says nothing."""
        if path.endswith("/identities"):  # nobody is asked who they are
            return "401" if accounts else "in"
        if self.banned or (self.reads_only and method == "POST"):
            return None if kind == "open" else "403"
        if path.endswith(("/seat", "{seat}")) and self.may["owner"] == "in":
            return "in"
        if kind == "makes" and accounts:
            return self.may["known"]
        return self.may[kind]


FORM = {
    "to": "nowhere", "name": "X", "title": "toll", "with": "toll:passer", "language": "en",
    "url": "http://127.0.0.1:9", "seat:toll:0": "me", "seat:toll:1": "here",
}  # fmt: skip
PEOPLE = ("Owner", "Bob", "Cat", "Dan", "Eve", "Gus", "Hal", "Ida")
SITTING = PEOPLE[1:5]


class World:
    """A server with a private table of four, and all kinds of people."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = httpx.Client(timeout=120)
        self.accounts: Accounts = server.app.state.services.auth.accounts
        self.store = self.accounts.store
        self.people = {name: self.accounts.new_identity(name) for name in PEOPLE}
        owner = self._session("Owner")
        wanted = {"title": "toll", "seats": [{"who": "open"}] * 4}
        self.table: str = self._post("/api/v1/tables", owner, json=wanted).json()["id"]
        for name, link in zip(SITTING, self.store.invitations(self.table), strict=True):
            self._post(f"/join/{link.token}", self._session(name))
        self._post(f"/table/{self.table}/watchers", owner, data={"to": "open"})
        row = self.store.table(self.table)
        assert row is not None
        self.key = row.key
        self.accounts.ban(self.people["Eve"].id)

    def _post(self, path: str, headers: dict[str, str], **body: Any) -> httpx.Response:
        answer = httpx.post(f"{self.server.url}{path}", headers=headers, timeout=60, **body)
        assert answer.status_code in (201, 303), answer.text
        return answer

    def _session(self, name: str) -> dict[str, str]:
        secret = self.accounts.ways_in.open_session(self.people[name].id, "Test")
        return {"Cookie": f"roundhouse={secret}"}

    def _token(self, name: str, scope: str) -> dict[str, str]:
        secret = self.accounts.ways_in.new_token(self.people[name].id, "Robo", scope, 30)
        return {"Authorization": f"Bearer {secret}"}

    def _gone(self, headers: dict[str, str], *, expired: bool = False) -> Visitor:
        """Somebody whose way in was revoked, or has expired."""
        who = self.people["Hal"].id
        for credential in self.store.credentials(who):
            self.store.revoke(who, credential.id)
            if expired:
                self.store.add_credential(replace(credential, expires_at=credential.made_at - 1))
        return Visitor(NOBODY, headers=headers)

    def _by_digest(self) -> Visitor:
        """Somebody who has read the database."""
        self._token("Hal", "play")
        kept = self.store.credentials(self.people["Hal"].id)[0].digest
        return Visitor(NOBODY, headers={"Authorization": f"Bearer {kept}"})

    def _old(self) -> str:
        """A signature such as older releases gave, of somebody who came after them."""
        signed = URLSafeSerializer(self.store.secret(), salt="identity")
        return str(signed.dumps(self.people["Bob"].id))

    def _watcher(self) -> Visitor:
        headers = {"Cookie": f"{self._session('Ida')['Cookie']}; key={self.key}"}
        return Visitor({**GUEST, "table": "in", "talk": "in"}, headers=headers)

    def visitor(self, kind: str) -> Visitor:
        """Somebody of that kind."""
        holder, program = {**GUEST, **HOLDER}, {**GUEST, **PROGRAM}
        made: dict[str, Callable[[], Visitor]] = {
            "stranger": lambda: Visitor(NOBODY),
            "forged cookie": lambda: Visitor(NOBODY, headers={"Cookie": f"roundhouse={'A' * 43}"}),
            "old cookie": lambda: Visitor(NOBODY, headers={"Cookie": f"roundhouse={self._old()}"}),
            "old token": lambda: Visitor(
                NOBODY, headers={"Authorization": f"Bearer {self._old()}"}
            ),
            "digest as a token": self._by_digest,
            "revoked session": lambda: self._gone(self._session("Hal")),
            "revoked token": lambda: self._gone(self._token("Hal", "play")),
            "expired session": lambda: self._gone(self._session("Hal"), expired=True),
            "expired token": lambda: self._gone(self._token("Hal", "play"), expired=True),
            "stranger with a link": lambda: Visitor(
                {**NOBODY, "table": "in"}, headers={"Cookie": f"key={self.key}"}
            ),
            "guest": lambda: Visitor(GUEST, headers=self._session("Gus")),
            "guest's program": lambda: Visitor(program, headers=self._token("Gus", "play")),
            "watcher": self._watcher,
            "player": lambda: Visitor(holder, 0, self._session("Bob")),
            "player's program": lambda: Visitor(
                {**program, **HOLDER}, 1, self._token("Cat", "play")
            ),
            "player's program that reads": lambda: Visitor(
                {**program, **HOLDER}, 2, self._token("Dan", "read"), reads_only=True
            ),
            "banned player": lambda: Visitor(GUEST, 3, self._session("Eve"), banned=True),
            "owner": lambda: Visitor({**GUEST, **OWNS}, 0, self._session("Owner")),
        }
        return made[kind]()

    def ask(self, who: Visitor, method: str, path: str) -> Answer:
        """What *who* is told at that address."""
        address = path.replace("{id}", self.table).replace("{table_id}", self.table)
        address = (
            address.replace("{seat}", str(who.seat))
            .replace("{token}", "x" * 20)
            .replace("{site}", "x")
            .replace("{step:int}", "1")
        )
        query = {"seat": str(who.seat)} if path.endswith("/hint") else {}
        body: dict[str, Any] = {}
        if method == "POST" and path.startswith("/api"):
            body = {"json": _json(path, who.seat)}
        elif method == "POST":
            name = "Y" if path.endswith("delete") else "X"  # nobody shall be deleted
            body = {"data": {**FORM, "seat": str(who.seat), "name": name}}
        url = f"{self.server.url}{address}"
        self.http.cookies.clear()  # whatever the answer before has set
        with self.http.stream(method, url, headers=who.headers, params=query, **body) as got:
            if got.status_code < 400:
                return "in"
            got.read()
        if "json" not in got.headers.get("content-type", ""):
            return "in"
        said = got.json()["error"]["id"]
        answer = DOORS.get(said, "in")
        assert answer == "in" or str(got.status_code) == answer
        assert got.status_code < 500, (method, path, got.text)
        return answer


def _json(path: str, seat: int) -> dict[str, Any]:
    """A body that is well formed, and changes nothing."""
    bodies: dict[str, dict[str, Any]] = {
        "actions": {"seq": 0, "seat": seat, "id": "x", "action": {"type": "pass"}},
        "why": {"seat": seat, "action": {"type": "pass"}},
        "plan": {"steps": []},
        "undo": {"seq": 0, "seat": seat, "id": "x"},
        "redo": {"seq": 0, "seat": seat, "id": "x"},
        "branch": {"at": 0},
        "answer": {"seat": seat, "agree": True},
        "proposals": {"seq": 0, "seat": seat, "action": {"type": "pass"}},
        "point": {"seq": 0, "seat": seat, "mark": "x"},
        "withdraw": {"seat": seat, "kind": "act"},
        "ask": {"seq": 0, "seat": seat},
        "chat": {"text": "Hello"},
        "hint": {"seat": seat},
        "{seat}": {"to": "nowhere"},
        "tables": {"title": "toll", "seats": [{"who": "me"}, {"who": "open"}]},
        "imports": {"journal": "{}"},
        "identities": {"name": "Joe"},
    }
    if path.endswith("/make/{title}"):
        return {"text": ""}
    if path.endswith("/proposals/answer"):
        return {"seq": 0, "seat": seat, "bot": 0, "answer": "yes"}
    return bodies[path.rsplit("/", 1)[-1]]


def routes_of(app: Any, under: str = "") -> Iterator[tuple[str, str]]:
    """Every address of the server with each method it takes."""
    for route in app.routes:
        if isinstance(route, Mount):
            yield from routes_of(route.app, under + route.path)
        elif hasattr(route, "original_router"):  # a subject of the API
            yield from routes_of(route.original_router, under)
        elif isinstance(route, Route) or hasattr(route, "methods"):
            yield from ((method, under + route.path) for method in sorted(route.methods or ()))


def listed() -> dict[tuple[str, str], Kind]:
    """What is said of each route above."""
    found: dict[tuple[str, str], Kind] = {}
    for kind, lines in LISTED.items():
        for each in lines.replace("\n", " · ").split(" · "):
            if each.strip():
                method, path = each.split()
                assert (method, path) not in found
                found[method, path] = kind
    return found


@pytest.fixture(scope="module", params=[False, True], ids=["guests", "accounts"])
def world(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[World]:
    path: Path = tmp_path_factory.mktemp("authorisation") / "t.sqlite"
    with serving(toy_config(str(path))) as server:
        made = World(server)
        services = server.app.state.services
        if request.param:
            services.config = replace(services.config, accounts=True)
        yield made
        made.http.close()


VISITORS = (
    "stranger", "forged cookie", "old cookie", "old token", "digest as a token", "revoked session",
    "revoked token", "expired session", "expired token", "stranger with a link", "guest",
    "guest's program", "watcher", "player", "player's program", "player's program that reads",
    "banned player", "owner",
)  # fmt: skip


def test_every_route_has_its_line(world: World) -> None:
    there = {pair for pair in routes_of(world.server.app) if pair[0] not in ("HEAD", "OPTIONS")}
    assert there == set(listed())


@pytest.mark.parametrize("kind", VISITORS)
def test_every_visitor_at_every_door(world: World, kind: str) -> None:
    who = world.visitor(kind)
    accounts = world.server.app.state.services.config.accounts
    wrong, asked = [], 0
    for (method, path), sort in sorted(listed().items(), key=_ending_last):
        expected = who.expected(method, path, sort, accounts=accounts)
        told = world.ask(who, method, path)
        asked += 1
        if expected is not None and told != expected:
            wrong.append((method, path, told, expected))
    assert wrong == []
    assert asked == len(listed())


def _ending_last(line: tuple[tuple[str, str], Kind]) -> tuple[bool, bool]:
    """What ends sessions comes after all that needs them."""
    (_, path), _ = line
    return path == "/leave", path.endswith("revoke-all")
