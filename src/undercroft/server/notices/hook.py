"""Web hooks: a message as JSON, signed with the secret of the hook."""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec


def new_secret() -> str:
    return secrets.token_hex(32)


def body_of(kind: str, game: str, title: str, text: str, link: str) -> bytes:
    """Returns the body. `text` and `content` hold the whole message: chat services show one of them."""
    whole = f"{text}\n{link}"
    return msgspec.json.encode(
        {"kind": kind, "game": game, "title": title, "link": link, "text": whole, "content": whole}
    )


def headers_of(body: bytes, secret: str, now: int) -> dict[str, str]:
    """Returns the headers: the time in seconds, and HMAC-SHA256 of the time, a dot and the body.

    >>> headers_of(b"{}", "key", 1000)["Undercroft-Signature"][:17]
    't=1,v1=1ba6b81711'
    """
    time = str(now // 1000)
    mark = hmac.new(secret.encode(), time.encode() + b"." + body, hashlib.sha256).hexdigest()
    return {"Content-Type": "application/json", "Undercroft-Signature": f"t={time},v1={mark}"}
