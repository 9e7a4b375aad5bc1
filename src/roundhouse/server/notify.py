"""Tell players that it is their turn: webhooks and mail."""

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from roundhouse.core.actions import Seat
from roundhouse.messages import text
from roundhouse.server.config import Config, Mail
from roundhouse.server.errors import BadAddress
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.registry import Registry
from roundhouse.server.web.render import title_name
from roundhouse.store.base import Identity, Store

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
LONGEST_URL: Final = 500


class Notifier:
    """Watches whose turn it is, and tells those who asked to be told."""

    def __init__(self, store: Store, config: Config, registry: Registry) -> None:
        self._store = store
        self._config = config
        self._tasks: set[asyncio.Task[None]] = set()
        registry.moved.append(self.moved)

    def moved(self, live: LiveTable, before: tuple[int, ...]) -> None:
        """A table moved on: tell whoever decides now and did not decide before."""
        here = {live.seats[seat].identity for seat in before if seat >= 0}
        new = {live.seats[seat].identity for seat in live.awaited if seat >= 0}
        for id_ in sorted(filter(None, new - here)):
            self._start(live, id_)

    def _start(self, live: LiveTable, identity: str) -> None:
        task = asyncio.create_task(self._tell(live, identity))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, live: LiveTable, identity: str) -> None:
        try:
            person = await asyncio.to_thread(self._store.identity, identity)
            if person is not None:
                await asyncio.to_thread(self._tell_person, live, person)
        except Exception as error:  # noqa: BLE001 - a deaf ear must not stop the game
            log.warning("Somebody could not be told of their turn: %s", error)

    def _tell_person(self, live: LiveTable, person: Identity) -> None:
        words = turn_words(live, person, self._config.address)
        for hook in self._store.webhooks(person.id):
            try:
                post(hook.url, message(hook.url, words, live), self._config.private_webhooks)
            except (OSError, HTTPException, BadAddress) as error:
                log.warning("A webhook did not answer: %s", error)
        if self._config.mail and person.mail:
            send_mail(self._config.mail, person.mail, words)


def turn_words(live: LiveTable, person: Identity, address: str) -> str:
    """The sentence that calls somebody to the table."""
    language = person.language or "en"
    return text(
        "pages-your-turn-at",
        language,
        title=title_name(live.title.key, language),
        link=f"{address}/table/{live.id}",
    )


def message(url: str, words: str, live: LiveTable) -> dict[str, Any]:
    """What is posted: the shape that Discord or Slack take, and everything for anybody else."""
    where = urlsplit(url).hostname or ""
    if where.endswith(("discord.com", "discordapp.com")):
        return {"content": words}
    if where.endswith("slack.com"):
        return {"text": words}
    acting = [Seat(seat) for seat in live.table.to_act]
    return {"content": words, "text": words, "table": live.id, "seq": live.table.seq,
            "to_act": acting}  # fmt: skip


def checked_url(url: str) -> str:
    """An address that a webhook may have; where it leads is judged at each call."""
    try:
        parts = urlsplit(url.strip())
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or len(url) > LONGEST_URL or not url.isprintable():
        raise BadAddress(address=url[:80])
    return url.strip()


def checked_mail(address: str) -> str | None:
    """An address that a letter may go to; None for none."""
    address = address.strip()
    name, at, domain = address.rpartition("@")
    if not address:
        return None
    if not (name and at and "." in domain) or not address.isprintable() or " " in address:
        raise BadAddress(address=address[:80])
    return address


def post(url: str, content: dict[str, Any], private: bool) -> int:
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


def send_mail(mail: Mail, to: str, words: str) -> None:
    """Hand one letter to the mail server."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = mail.sender, to, "Roundhouse"
    letter.set_content(words)
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
        if mail.tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password or "")
        server.send_message(letter)
