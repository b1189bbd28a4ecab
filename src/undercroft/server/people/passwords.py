"""Passwords that attackers try first.

`common_passwords.bin` has the first four bytes of the SHA-256 of each, sorted. `scripts/common_passwords.py` writes it.
"""

from __future__ import annotations

import hashlib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from undercroft.server.refusal import Refusal

FILE: Final = "common_passwords.bin"
BYTES: Final = 4  # of a hash: one other password in 400,000 is refused by chance


def check_password(password: str, login: str) -> None:
    """Refuses a common password, and the login itself. Upper case makes neither better."""
    plain = plain_form(password)
    if plain == login or mark_of(plain) in _common():
        raise Refusal("common_password", "this password is one of the first that an attacker tries; choose another")


def plain_form(password: str) -> str:
    return unicodedata.normalize("NFKC", password).casefold().strip()


def mark_of(plain: str) -> bytes:
    return hashlib.sha256(plain.encode()).digest()[:BYTES]


@cache
def _common() -> frozenset[bytes]:
    marks = files(__package__).joinpath(FILE).read_bytes()
    return frozenset(marks[start : start + BYTES] for start in range(0, len(marks), BYTES))
