"""Guests and accounts. A guest is known by a signed cookie; an account has a password too."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.people.sessions import Sessions, id_of
from undercroft.server.protocol.accounts import Credentials, Me, NewPassword, Rename
from undercroft.server.rates import Buckets
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, Store, StoreFailure
from undercroft.server.tables.names import tidy
from undercroft.server.turns import Asker, Turns

COOKIE: Final = "undercroft"
COOKIE_SECONDS: Final = 365 * 86400
SESSION: Final = "s"  # marks the token of a session in a cookie
HASHERS: Final = 2  # passwords hashed at once: each takes 64 MiB for a moment
MOST_HOMES: Final = 10_000  # accounts and addresses that are remembered
GUEST: Final = {"ru": "Гость", "en": "Guest"}


log = logging.getLogger(__name__)


class Device(NamedTuple):
    """Where somebody asks from: the address as limits go by it, and what the browser says of itself."""

    address: str
    agent: str


class Accounts:
    """`keys` sign the cookies, the first of them new ones: all server processes on one store must have the same.

    A guest's cookie says who it is; guests are stored when they have something to lose. That of an account names a
    session, which can be ended. Cookies of accounts from before there were sessions hold until `epoch` goes on.
    """

    def __init__(self, store: Store, keys: Sequence[bytes], limits: Limits, metrics: Metrics) -> None:
        self._store = store
        self._keys = [hashlib.sha256(b"undercroft cookie " + key).digest() for key in keys]
        self._metrics = metrics
        self.sessions = Sessions(store)
        self._hashing = Turns(HASHERS, limits.sign_ins_per_minute, limits.jobs)
        self._tries = Buckets(limits.tries_per_hour / 3600, limits.tries_per_hour)
        self._homes: OrderedDict[tuple[str, str], None] = OrderedDict()  # accounts and where they have signed in from

    # -- cookies ------------------------------------------------------------------------------------

    def cookie(self, account: Account) -> str:
        mark = str(account.epoch) if account.session is None else f"{SESSION}{account.session}"
        return self._sign(f"{account.id}.{mark}", self._keys[0])

    async def known(self, cookie: str | None, language: str = "en") -> Account | None:
        """The person of a cookie; None if there is none, it is not ours, or it was signed out."""
        claim, _, _ = (cookie or "").rpartition(".")
        id, _, mark = claim.rpartition(".")
        given = (cookie or "").encode()
        if not id or not any(hmac.compare_digest(self._sign(claim, key).encode(), given) for key in self._keys):
            return None
        account = await self._store.person(id)
        if mark.startswith(SESSION):
            token = mark.removeprefix(SESSION)
            is_alive = account is not None and await self.sessions.is_alive(token, id)
            return replace(account, session=token) if account is not None and is_alive else None
        if account is None:
            account = _guest(id, language)  # who never said a name is not stored
        return account if str(account.epoch) == mark else None

    async def holds(self, account: Account) -> bool:
        """Is the cookie by which somebody was known still good?"""
        if account.session is not None:
            return await self.sessions.is_alive(account.session, account.id)
        found = await self._store.person(account.id)
        return found is None or found.epoch == account.epoch

    async def met(self, account: Account, agent: str, now: int) -> Account:
        """Somebody is here. A device that was signed in before there were sessions is given one."""
        with contextlib.suppress(StoreFailure):  # a full disk keeps nobody out
            if account.session is not None:
                await self.sessions.seen(account.session, now)
            elif account.login is not None:
                return replace(account, session=await self.sessions.begin(account.id, agent, now))
        return account

    def new_guest(self, language: str) -> Account:
        return _guest(secrets.token_hex(8), language)

    def _sign(self, claim: str, key: bytes) -> str:
        return f"{claim}.{hmac.digest(key, claim.encode(), 'sha256').hex()[:40]}"

    # -- names and accounts -------------------------------------------------------------------------

    async def rename(self, account: Account, asked: Rename, now: int) -> Account:
        name = tidy(asked.name)
        if not 1 <= len(name) <= 24:
            raise Refusal("bad_name", "a name has 1 to 24 visible characters")
        renamed = replace(account, name=name, avatar=tidy(asked.avatar))
        await self._store.put_person(renamed, now)
        return renamed

    async def sign_up(self, account: Account, asked: Credentials, device: Device, now: int) -> Account:
        """Make a guest an account; name, tables and history stay. The guest's cookie holds no more: somebody else may
        have put it there."""
        if account.login is not None:
            raise Refusal("login_taken", f"you have an account already: {account.login}")
        login = _login(asked.login)
        password = await self._hashed(asked.password, device)
        await self._store.put_person(account, now)
        if not await self._store.set_login(account.id, login, password):
            raise Refusal("login_taken", f"the login {login!r} is taken")
        self._trust(account.id, device)
        made = replace(account, login=login, password=password, epoch=account.epoch + 1)
        return await self._begin(made, device, now)

    async def sign_in(self, before: Account, asked: Credentials, device: Device, now: int) -> Account:
        """A new session; the one that the device had before, if any, is over."""
        login = _login(asked.login)
        account = await self._store.person_by_login(login)
        # Unknown logins take as long as wrong passwords: nobody learns which logins exist.
        password = account.password if account and account.password else await asyncio.to_thread(_decoy)
        await self._try(login, account, password, asked.password, device)
        assert account is not None  # nobody knows the password of the decoy
        if before.session is not None:
            await self.sessions.end(before.id, id_of(before.session))
        return await self._begin(account, device, now)

    async def change_password(self, account: Account, asked: NewPassword, device: Device, now: int) -> Account:
        if account.password is None or account.login is None:
            raise Refusal("bad_login", "a guest has no password")
        await self._try(account.login, account, account.password, asked.old, device)
        password = await self._hashed(asked.new, device)
        await self._store.set_password(account.id, password)
        return await self._begin(replace(account, password=password, epoch=account.epoch + 1), device, now)

    async def sign_out(self, account: Account, now: int) -> None:
        """The cookie holds no more, nor does any copy of it."""
        if account.session is not None:
            await self.sessions.end(account.id, id_of(account.session))
            return
        if await self._store.person(account.id) is None:
            await self._store.put_person(account, now)
        await self._store.end_epoch(account.id)

    async def end_others(self, account: Account) -> None:
        """Sign out every other device."""
        await self.sessions.end_others(account.id, account.session)
        await self._store.end_epoch(account.id)  # and those from before there were sessions

    async def _begin(self, account: Account, device: Device, now: int) -> Account:
        return replace(account, session=await self.sessions.begin(account.id, device.agent, now))

    # -- passwords ----------------------------------------------------------------------------------

    async def _try(self, login: str, account: Account | None, hash: str, password: str, device: Device) -> None:
        """Refused if the password is wrong, or if too many were. Those who guess cannot shut the owner out: where an
        account was signed in to before, tries are counted apart."""
        is_home = account is not None and (account.id, device.address) in self._homes
        tries = f"{login} at {device.address}" if is_home else login
        who = "an unknown login" if account is None else f"account {account.id}"
        if not self._tries.take(tries):
            self._metrics.sign_ins.add("limited")
            log.warning("too many passwords are tried for %s, now from %s", who, device.address)
            raise Refusal("too_fast", "too many passwords were tried for this login; wait some minutes")
        if not await self._verify(hash, password, device) or account is None:
            self._metrics.sign_ins.add("wrong")
            log.warning("a wrong password for %s, from %s", who, device.address)
            raise Refusal("bad_login", "login or password is wrong")
        self._tries.give_back(tries)
        self._metrics.sign_ins.add("right")
        self._trust(account.id, device)

    def _trust(self, person: str, device: Device) -> None:
        self._homes.pop((person, device.address), None)
        self._homes[person, device.address] = None
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)

    async def _hashed(self, password: str, device: Device) -> str:
        async with self._hashing.turn(Asker(device.address)):
            return await asyncio.to_thread(_hash, password)

    async def _verify(self, hash: str, password: str, device: Device) -> bool:
        async with self._hashing.turn(Asker(device.address)):
            return await asyncio.to_thread(_fits, hash, password)


# Imported when somebody has a password: a table in a browser knows guests only, and has no compiled packages.


def _hash(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def _fits(hash: str, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerifyMismatchError

    try:
        return PasswordHasher().verify(hash, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


@cache
def _decoy() -> str:
    return _hash(secrets.token_hex())


def me_of(account: Account) -> Me:
    return Me(account.id, account.name, account.avatar, account.login)


def _guest(id: str, language: str) -> Account:
    number = int(hashlib.sha256(id.encode()).hexdigest(), 16) % 900 + 100
    return Account(id, f"{GUEST.get(language, GUEST['en'])} {number}", "", None, None, 0)


def _login(text: str) -> str:
    login = unicodedata.normalize("NFKC", text).casefold().strip()
    if not 2 <= len(login) <= 32 or any(sign.isspace() or not sign.isprintable() for sign in login):
        raise Refusal("bad_name", "a login has 2 to 32 visible characters and no spaces")
    return login
