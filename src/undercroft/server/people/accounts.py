"""Guests and accounts. A guest is known by a signed cookie; an account has a password too."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import os
import secrets
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec.structs import replace

from undercroft.kernel.errors import UndercroftError
from undercroft.server.protocol import Credentials, Me, NewPassword, Rename
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, Store

COOKIE: Final = "undercroft"
COOKIE_SECONDS: Final = 365 * 86400
SECRET_VARIABLE: Final = "UNDERCROFT_SECRET"
LEAST_SECRET: Final = 16  # characters
GUEST: Final = {"ru": "Гость", "en": "Guest"}


class Accounts:
    """`secret` signs the cookies: all server processes on one store must have the same."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._key = hashlib.sha256(b"undercroft cookie " + secret).digest()
        self._hasher = PasswordHasher()

    # -- cookies ------------------------------------------------------------------------------------

    def cookie(self, account: Account) -> str:
        return self._sign(f"{account.id}.{account.epoch}")

    async def known(self, cookie: str | None, language: str = "en") -> Account | None:
        """The person of a cookie; None if there is none, it is not ours, or all devices were signed out."""
        claim, _, _ = (cookie or "").rpartition(".")
        id, _, epoch = claim.rpartition(".")
        if not cookie or not id or not hmac.compare_digest(self._sign(claim).encode(), cookie.encode()):
            return None
        account = await self._store.person(id)
        if account is None:
            account = _guest(id, language)  # who never said a name is not stored
        return account if str(account.epoch) == epoch else None

    def new_guest(self, language: str) -> Account:
        return _guest(secrets.token_hex(8), language)

    def _sign(self, claim: str) -> str:
        return f"{claim}.{hmac.digest(self._key, claim.encode(), 'sha256').hex()[:40]}"

    # -- names and accounts -------------------------------------------------------------------------

    async def rename(self, account: Account, asked: Rename, now: int) -> Account:
        name = _tidy(asked.name)
        if not 1 <= len(name) <= 24:
            raise Refusal("bad_name", "a name has 1 to 24 visible characters")
        renamed = replace(account, name=name, avatar=_tidy(asked.avatar))
        await self._store.put_person(renamed, now)
        return renamed

    async def sign_up(self, account: Account, asked: Credentials, now: int) -> Account:
        """Make a guest an account; name, tables and history stay."""
        if account.login is not None:
            raise Refusal("login_taken", f"you have an account already: {account.login}")
        login = _login(asked.login)
        password = await asyncio.to_thread(self._hasher.hash, asked.password)
        await self._store.put_person(account, now)
        if not await self._store.set_login(account.id, login, password):
            raise Refusal("login_taken", f"the login {login!r} is taken")
        return replace(account, login=login, password=password)

    async def sign_in(self, asked: Credentials) -> Account:
        account = await self._store.person_by_login(_login(asked.login))
        # Unknown logins take as long as wrong passwords: nobody learns which logins exist.
        password = account.password if account and account.password else await asyncio.to_thread(_decoy)
        if not await self._verify(password, asked.password) or account is None:
            raise Refusal("bad_login", "login or password is wrong")
        return account

    async def change_password(self, account: Account, asked: NewPassword) -> Account:
        if account.password is None or not await self._verify(account.password, asked.old):
            raise Refusal("bad_login", "the old password is wrong")
        password = await asyncio.to_thread(self._hasher.hash, asked.new)
        await self._store.set_password(account.id, password)
        return replace(account, password=password, epoch=account.epoch + 1)

    async def _verify(self, hash: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, hash, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


@cache
def _decoy() -> str:
    return PasswordHasher().hash(secrets.token_hex())


def me_of(account: Account) -> Me:
    return Me(account.id, account.name, account.avatar, account.login)


def read_secret(folder: Path) -> bytes:
    """The secret of this installation: from the environment, or a file of its own that only its owner reads."""
    given = os.environ.get(SECRET_VARIABLE)
    if given is not None:
        if len(given) < LEAST_SECRET:
            raise UndercroftError(f"{SECRET_VARIABLE} is too short: take at least {LEAST_SECRET} random characters")
        return given.encode()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "secret.key"
    if not path.exists():
        # Written aside and linked: of processes that start at once, all read the one that was first, whole.
        draft = folder / f"secret.{secrets.token_hex(4)}"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(secrets.token_hex(32).encode())
        with contextlib.suppress(FileExistsError):
            path.hardlink_to(draft)
        draft.unlink()
    return path.read_bytes()


def _guest(id: str, language: str) -> Account:
    number = int(hashlib.sha256(id.encode()).hexdigest(), 16) % 900 + 100
    return Account(id, f"{GUEST.get(language, GUEST['en'])} {number}", "", None, None, 0)


def _tidy(text: str) -> str:
    """Visible characters and single spaces; nothing that turns the line around or hides in it."""
    plain = unicodedata.normalize("NFC", text)
    return " ".join("".join(sign if sign.isprintable() else " " for sign in plain).split())


def _login(text: str) -> str:
    login = unicodedata.normalize("NFKC", text).casefold().strip()
    if not 2 <= len(login) <= 32 or any(sign.isspace() or not sign.isprintable() for sign in login):
        raise Refusal("bad_name", "a login has 2 to 32 visible characters and no spaces")
    return login
