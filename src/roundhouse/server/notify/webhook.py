"""Webhooks: JSON posted to addresses that a player gives, in the shape that chats take."""

import ipaddress
import json
import logging
import secrets
import socket
import ssl
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address
from typing import ClassVar, Final
from urllib.parse import SplitResult, urlsplit

from roundhouse.server.errors import BadAddress, BadRequest
from roundhouse.server.notify import Channel, Fields, Post, Turn
from roundhouse.server.notify.deadline import cut_off
from roundhouse.store.base import Identity, Store, Webhook

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds for one delivery, from the look-up of the address to the answer."""
PATIENT_TIMES: Final = 3
REST: Final = 600.0
"""Seconds for which a receiver rests that did not answer so many times in a row."""
MOST_RESTING: Final = 10_000
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


class Resting:
    """Receivers that did not answer several times in a row are left alone for a while."""

    def __init__(self) -> None:
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def rests(self, url: str) -> bool:
        """Whether the receiver at *url* is left alone now."""
        times, last = self._failures.get(urlsplit(url).netloc, (0, 0.0))
        return times >= PATIENT_TIMES and time.monotonic() < last + REST

    def failed(self, url: str) -> None:
        """It did not answer."""
        place = urlsplit(url).netloc
        times, _ = self._failures.pop(place, (0, 0.0))
        self._failures[place] = times + 1, time.monotonic()
        if len(self._failures) > MOST_RESTING:
            self._failures.popitem(last=False)

    def answered(self, url: str) -> None:
        """It did."""
        self._failures.pop(urlsplit(url).netloc, None)


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
    resting: Resting = field(default_factory=Resting, compare=False)

    def shown(self, store: Store, person: Identity) -> Mapping[str, object]:
        """The addresses that may be removed."""
        return {"webhooks": webhooks(store, person)}

    def tell(self, store: Store, person: Identity, turn: Turn) -> None:
        """Post to each address; one that does not answer is passed over."""
        for hook in webhooks(store, person):
            if self.resting.rests(hook.url):
                continue
            try:
                post(hook.url, message(hook.url, turn), self.private)
            except (OSError, HTTPException, BadAddress) as error:
                log.warning("A webhook did not answer: %s", error)
                self.resting.failed(hook.url)
            else:
                self.resting.answered(hook.url)


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
    began, parts = time.monotonic(), urlsplit(url)
    place = _public_place(parts, private)
    connection = HTTPConnection(place, _port(parts), timeout=PATIENCE)
    left = PATIENCE - (time.monotonic() - began)
    try:
        with cut_off(left, lambda: connection.sock):
            _call(connection, parts)
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {"Content-Type": "application/json", "Host": parts.netloc.rpartition("@")[2]}
            connection.request("POST", path, json.dumps(content).encode(), headers)
            return connection.getresponse().status
    finally:
        connection.close()


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def _call(connection: HTTPConnection, parts: SplitResult) -> None:
    """Connect to the place itself, so that no second look-up leads elsewhere."""
    connection.connect()
    if parts.scheme == "https":
        context = ssl.create_default_context()
        # the line is known before the other end says its first word: a slow one is cut off, too
        connection.sock = line = context.wrap_socket(
            connection.sock, server_hostname=parts.hostname, do_handshake_on_connect=False
        )
        line.do_handshake()


def _public_place(parts: SplitResult, private: bool) -> str:
    """The IP address to call: the first, if none is in a network of our own."""
    found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    places = [str(row[4][0]) for row in found]
    if not private and not all(map(_is_public, places)):
        raise BadAddress(address=parts.hostname or "")
    return places[0]


def _is_public(place: str) -> bool:
    """Whether *place*, and every other address that hides in it, is one of the whole internet's."""
    address = ipaddress.ip_address(place.partition("%")[0])
    if address in NEARBY:
        return False
    hidden = tuple(_hidden(address)) if isinstance(address, IPv6Address) else ()
    # an address that only wraps another is as public as what it wraps
    return all(one.is_global and not one.is_multicast for one in hidden or (address,))


NEARBY: Final = ipaddress.ip_network("64:ff9b:1::/48")
"""A gateway of one's own network: where in such an address the other stands, only it knows."""

WRAPPING: Final = {
    ipaddress.ip_network("::/96"): 0,
    ipaddress.ip_network("::ffff:0:0/96"): 0,
    ipaddress.ip_network("::ffff:0:0:0/96"): 0,
    ipaddress.ip_network("64:ff9b::/96"): 0,
    ipaddress.ip_network("2002::/16"): 80,
}
"""Networks whose addresses hold one of IPv4, and how many bits stand behind it."""


def _hidden(address: IPv6Address) -> Iterator[IPv4Address]:
    """The IPv4 addresses that *address* leads on to, through a gateway or our own machine."""
    for network, behind in WRAPPING.items():
        if address in network:
            yield IPv4Address(int(address) >> behind & 0xFFFF_FFFF)
    yield from address.teredo or ()
