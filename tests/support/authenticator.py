"""A device that holds passkeys, in software: what a phone answers a page that asks it to sign."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Device:
    """One key for one site; ``flags`` tells whether its owner was there and recognised."""

    origin: str
    site: str
    flags: int = PRESENT | VERIFIED
    count: int = 0
    id: bytes = field(default_factory=lambda: token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def make(self, asked: str) -> str:
        """The new passkey that a page asked for, as the browser sends it."""
        said = self._said("webauthn.create", json.loads(asked)["challenge"])
        attested = b"\0" * 16 + len(self.id).to_bytes(2, "big") + self.id + self._public()
        proof = {"fmt": "none", "attStmt": {}, "authData": self._data(HAS_KEY) + attested}
        return self._sent(clientDataJSON=said, attestationObject=cbor2.dumps(proof))

    def sign(self, asked: str) -> str:
        """The answer to a page that asked who is there."""
        said = self._said("webauthn.get", json.loads(asked)["challenge"])
        data = self._data()
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._sent(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        flags = bytes([self.flags | more])
        return sha256(self.site.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _public(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _sent(self, **response: bytes) -> str:
        answer: dict[str, Any] = {name: _text(data) for name, data in response.items()}
        id_ = _text(self.id)
        return json.dumps({"id": id_, "rawId": id_, "type": "public-key", "response": answer})
