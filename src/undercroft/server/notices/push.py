"""Web push: messages encrypted for one browser (RFC 8291), with the signature of this server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from undercroft.server.protocol.notices import PushKeys

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

RECORD: Final = 4096  # size of an encrypted record; a message is one
HOURS: Final = 12  # validity of a signature
KEPT: Final = 86_400  # seconds for which the service of the browser keeps a message


def new_private_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    return encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """Returns the key that browsers need to subscribe."""
    return encoded(_point(_private(private).public_key()))


def headers_of(endpoint: str, private: str, contact: str, now: int) -> dict[str, str]:
    """Returns the headers of a message. `contact` is the address of this server."""
    parts = urlsplit(endpoint)
    claim = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + HOURS * 3600, "sub": contact}
    signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claim)}"
    token = f"{signed}.{encoded(_signature(signed.encode(), private))}"
    return {
        "Authorization": f"vapid t={token}, k={public_key(private)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
    }


def encrypted(text: bytes, keys: PushKeys, salt: bytes | None = None) -> bytes:
    """Encrypts a message for a browser. Raises ValueError if its keys are invalid."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = os.urandom(16) if salt is None else salt
    browser = decoded(keys.p256dh)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    own = ec.generate_private_key(ec.SECP256R1())
    point = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), public)
    key = _derived(shared, decoded(keys.auth), b"WebPush: info\0" + browser + point, 32)
    code = AESGCM(_derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + code.encrypt(nonce, text + b"\x02", None)


def check_keys(keys: PushKeys) -> None:
    """Raises ValueError if a browser cannot have sent these keys."""
    if len(decoded(keys.auth)) != 16:
        raise ValueError("the shared secret has 16 bytes")
    encrypted(b"", keys)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(key)


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _signature(text: bytes, private: str) -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    numbers = decode_dss_signature(_private(private).sign(text, ec.ECDSA(SHA256())))
    return b"".join(number.to_bytes(32, "big") for number in numbers)


def _json(value: object) -> str:
    return encoded(msgspec.json.encode(value))
