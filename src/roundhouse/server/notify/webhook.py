"""Webhooks: JSON posted to addresses that a player gives, in the shape that chats take."""

import ipaddress
import json
import logging
import secrets
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import ClassVar, Final
from urllib.parse import SplitResult, urlsplit

from roundhouse.server.errors import BadAddress, BadRequest
from roundhouse.server.notify import Channel, Fields, Post, Turn
from roundhouse.store.base import Identity, Store, Webhook

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
LONGEST_URL: Final = 500
MOST_WEBHOOKS: Final = 5
SCHEMES: Final = ("http", "https")


def webhooks(store: Store, person: Identity) -> list[Webhook]:
    """The addresses of *person* that are webhooks."""
    return [row for row in store.webhooks(person.id) if urlsplit(row.url).scheme in SCHEMES]


def add(store: Store, person: Identity, fields: Fields) -> None:
    """Keep an address to be told at."""
    url = checked_url(fields.get("url", ""))
    if len(webhooks(store, person)) >= MOST_WEBHOOKS:
        raise BadRequest(field="url", reason=str(MOST_WEBHOOKS))
    store.add_webhook(Webhook(id=secrets.token_urlsafe(9), identity=person.id, url=url))


def remove(store: Store, person: Identity, fields: Fields) -> None:
    """Forget such an address."""
    store.remove_webhook(person.id, fields.get("id", ""))


@dataclass(frozen=True, slots=True)
class Webhooks(Channel):
    """Posts to addresses; ``private``: also to those of the server's own network."""

    card: ClassVar[str] = """\
<section class="card"><h2>{{ t("pages-webhooks") }}</h2>
<p class="quiet">{{ t("pages-webhooks-about") }}</p>
<ul class="hooks">{% for hook in webhooks %}<li><code>{{ hook.url }}</code>
<form method="post" action="/me/webhooks/remove"><input type="hidden" name="id" value="{{ hook.id }}"><button>{{ t("pages-remove") }}</button></form></li>{% endfor %}</ul>
<form method="post" action="/me/webhooks"><p class="field"><label for="url">{{ t("pages-webhook") }}</label><input id="url" type="url" name="url" required placeholder="https://"></p><p><button>{{ t("pages-add") }}</button></p></form>
</section>
"""  # noqa: E501 - as a template has it
    posts: ClassVar[Mapping[str, Post]] = {"webhooks": add, "webhooks/remove": remove}

    private: bool = False

    def shown(self, store: Store, person: Identity) -> Mapping[str, object]:
        """The addresses that may be removed."""
        return {"webhooks": webhooks(store, person)}

    def tell(self, store: Store, person: Identity, turn: Turn) -> None:
        """Post to each address; one that does not answer is passed over."""
        for hook in webhooks(store, person):
            try:
                post(hook.url, message(hook.url, turn), self.private)
            except (OSError, HTTPException, BadAddress) as error:
                log.warning("A webhook did not answer: %s", error)


def message(url: str, turn: Turn) -> Mapping[str, object]:
    """What is posted: the shape that Discord or Slack take, and everything for anybody else."""
    where = urlsplit(url).hostname or ""
    if where.endswith(("discord.com", "discordapp.com")):
        return {"content": turn.words}
    if where.endswith("slack.com"):
        return {"text": turn.words}
    return {"content": turn.words, "text": turn.words, "table": turn.table, "seq": turn.seq,
            "to_act": turn.to_act}  # fmt: skip


def checked_url(url: str) -> str:
    """An address that a webhook may have; where it leads is judged at each call."""
    try:
        parts = urlsplit(url.strip())
        good = parts.scheme in SCHEMES and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or len(url) > LONGEST_URL or not url.isprintable():
        raise BadAddress(address=url[:80])
    return url.strip()


def post(url: str, content: Mapping[str, object], private: bool) -> int:
    """Post JSON to *url*; the address it names is looked up once and judged."""
    parts = urlsplit(url)
    place = _public_place(parts, private)
    connection = _connection(parts, place)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "Host": parts.netloc.rpartition("@")[2]}
        connection.request("POST", path, json.dumps(content).encode(), headers)
        return connection.getresponse().status
    finally:
        connection.close()


def _public_place(parts: SplitResult, private: bool) -> str:
    """The IP address to call: the first that is not in a network of our own."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    places = [str(row[4][0]) for row in found]
    if not private and not all(map(_is_public, places)):
        raise BadAddress(address=parts.hostname or "")
    return places[0]


def _is_public(place: str) -> bool:
    address = ipaddress.ip_address(place.partition("%")[0])
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_global and not address.is_multicast


def _connection(parts: SplitResult, place: str) -> HTTPConnection:
    """A connection to *place* itself, so that no second look-up leads elsewhere."""
    if parts.scheme == "http":
        return HTTPConnection(place, parts.port or 80, timeout=PATIENCE)
    connection = HTTPSConnection(place, parts.port or 443, timeout=PATIENCE)
    plain = socket.create_connection((place, parts.port or 443), PATIENCE)
    context = ssl.create_default_context()
    connection.sock = context.wrap_socket(plain, server_hostname=parts.hostname)
    return connection
