"""Guests and accounts. A guest is identified by a signed cookie; an account also has a password and sessions."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer
from msgspec.structs import replace

from undercroft.server.fair_queue import Asker, FairQueue
from undercroft.server.limits import Buckets, Limits
from undercroft.server.metrics import Metrics
from undercroft.server.people.passwords import check_password
from undercroft.server.protocol.people import Credentials, Me, NewPassword, Rename, Session
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, Store, StoreFailure
from undercroft.server.tables.names import tidy

DAY: Final = 86_400_000  # milliseconds
FORGOTTEN: Final = 400 * DAY  # age at which a session is removed: its cookie has expired
NOTED: Final = DAY // 24  # resolution of the recorded last use
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


class Sessions:
    """Manages sessions. A session is identified by a token in the person's cookie. The store has only its hash, which
    is also the id of the session, so that read access to the store does not allow signing in.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, person: str, agent: str, now: int) -> str:
        """Creates a session and returns its token."""
        token = secrets.token_hex(16)
        await self._store.add_session(id_of(token), person, device_of(agent), now, now - FORGOTTEN)
        return token

    async def is_alive(self, token: str, person: str) -> bool:
        return await self._store.session_of(id_of(token)) == person

    async def seen(self, token: str, now: int) -> None:
        await self._store.see_session(id_of(token), now, now - NOTED)

    async def of(self, person: str, token: str | None) -> list[Session]:
        """Returns the sessions of a person, most recently seen first. `token` marks the requesting session."""
        this = None if token is None else id_of(token)
        rows = await self._store.sessions(person)
        return [Session(id, device, created, seen, id == this) for id, device, created, seen in rows]

    async def end(self, person: str, id: str) -> None:
        await self._store.drop_session(person, id)

    async def end_others(self, person: str, token: str | None) -> None:
        await self._store.drop_sessions(person, "" if token is None else id_of(token))


def id_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def device_of(agent: str) -> str:
    """Returns a readable device name from a User-Agent; empty if it names nothing known.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    kinds = (next((name for mark, name in marks if mark in agent), None) for marks in (BROWSERS, SYSTEMS))
    return ", ".join(kind for kind in kinds if kind)


COOKIE: Final = "undercroft"
SECURE_COOKIE: Final = "__Host-undercroft"  # over https: browsers accept it from this very host only
COOKIE_SECONDS: Final = 365 * 86400
SESSION: Final = "s"  # marks the token of a session in a cookie
HASHERS: Final = 2  # concurrent password hashes: each takes 64 MiB for a moment
MOST_HOMES: Final = 10_000  # pairs of account and address to remember
GUEST: Final = {"ru": "Гость", "en": "Guest"}


log: Final = logging.getLogger(__name__)


class Device(NamedTuple):
    """The origin of a request: the address for rate limits, and the browser's User-Agent."""

    address: str
    agent: str


class Accounts:
    """Identifies and signs in people. `keys` sign the cookies, and the first key signs new ones. All server processes
    on one store must have the same keys.

    A guest's cookie contains their identity; guests are stored only when they have something to lose. The cookie of
    an account names a session, which can be ended.
    """

    def __init__(self, store: Store, keys: Sequence[bytes], limits: Limits, metrics: Metrics) -> None:
        self._store = store
        self._signer = Signer([*reversed(keys)], salt="undercroft cookie", digest_method=hashlib.sha256)
        self._metrics = metrics
        self.sessions: Sessions = Sessions(store)
        self._hashing = FairQueue(HASHERS, limits.sign_ins_per_minute, limits.jobs)
        self._tries = Buckets(limits.tries_per_hour / 3600, limits.tries_per_hour)
        # accounts and the addresses they have signed in from
        self._homes: OrderedDict[tuple[str, str], None] = OrderedDict()

    # -- cookies ------------------------------------------------------------------------------------

    def cookie(self, account: Account) -> str:
        mark = str(account.epoch) if account.session is None else f"{SESSION}{account.session}"
        return self._signer.sign(f"{account.id}.{mark}").decode()

    async def known(self, cookie: str | None, language: str = "en") -> Account | None:
        """Returns the person of a cookie; None if it is missing, not signed by us, or signed out."""
        try:
            claim = self._signer.unsign(cookie or "").decode()
        except BadSignature:
            return None
        id, _, mark = claim.rpartition(".")
        account = await self._store.person(id)
        if mark.startswith(SESSION):
            token = mark.removeprefix(SESSION)
            is_alive = account is not None and await self.sessions.is_alive(token, id)
            return replace(account, session=token) if account is not None and is_alive else None
        if account is None:
            account = _guest(id, language)  # guests without a chosen name are not stored
        return account if str(account.epoch) == mark else None

    async def holds(self, account: Account) -> bool:
        """Returns whether the cookie that identified a person is still valid."""
        if account.session is not None:
            return await self.sessions.is_alive(account.session, account.id)
        found = await self._store.person(account.id)
        return found is None or found.epoch == account.epoch

    async def met(self, account: Account, now: int) -> None:
        """Records that the session of a person is in use."""
        if account.session is not None:
            with contextlib.suppress(StoreFailure):  # a full disk must not lock anyone out
                await self.sessions.seen(account.session, now)

    async def someone(self, id: str) -> Account:
        """Returns a person by id; guests who have not chosen a name are not stored."""
        return await self._store.person(id) or _guest(id, "en")

    def new_guest(self, language: str) -> Account:
        return _guest(secrets.token_hex(8), language)

    # -- names and accounts -------------------------------------------------------------------------

    async def rename(self, account: Account, asked: Rename, now: int) -> Account:
        name = tidy(asked.name)
        if not 1 <= len(name) <= 24:
            raise Refusal("bad_name", "a name has 1 to 24 visible characters")
        renamed = replace(account, name=name, avatar=asked.avatar)
        await self._store.put_person(renamed, now)
        return renamed

    async def sign_up(self, account: Account, asked: Credentials, device: Device, now: int) -> Account:
        """Turns a guest into an account; name, tables and history stay. The guest's cookie becomes invalid, because
        another person may have planted it.
        """
        if account.owner is not None:
            raise Refusal("bad_login", "a bot account has a token instead of a login")
        if account.login is not None:
            raise Refusal("login_taken", f"you have an account already: {account.login}")
        login = _login(asked.login)
        check_password(asked.password, login)
        if await self._store.has_login_like(login):
            raise Refusal("login_taken", f"the login {login!r} is taken, or looks like one that is")
        password = await self._hashed(asked.password, device)
        await self._store.put_person(account, now)
        if not await self._store.set_login(account.id, login, password):
            raise Refusal("login_taken", f"the login {login!r} is taken")
        self._trust(account.id, device)
        made = replace(account, login=login, password=password, epoch=account.epoch + 1)
        return await self._begin(made, device, now)

    async def sign_in(self, before: Account, asked: Credentials, device: Device, now: int) -> Account:
        """Starts a session and ends the previous session of the device, if any."""
        login = _login(asked.login)
        account = await self._store.person_by_login(login)
        # Unknown logins take as long as wrong passwords, so that timing does not reveal which logins exist.
        password = account.password if account and account.password else await asyncio.to_thread(_decoy)
        await self._try(login, account, password, asked.password, device)
        assert account is not None  # nobody knows the password of the decoy
        if before.session is not None:
            await self.sessions.end(before.id, id_of(before.session))
        return await self._begin(account, device, now)

    async def change_password(self, account: Account, asked: NewPassword, device: Device, now: int) -> Account:
        if account.password is None or account.login is None:
            raise Refusal("bad_login", "a guest has no password")
        check_password(asked.new, account.login)
        await self._try(account.login, account, account.password, asked.old, device)
        password = await self._hashed(asked.new, device)
        await self._store.set_password(account.id, password)
        return await self._begin(replace(account, password=password, epoch=account.epoch + 1), device, now)

    async def check_password(self, account: Account, password: str, device: Device) -> None:
        """Refuses a wrong password; guests have none."""
        if account.password is not None and account.login is not None:
            await self._try(account.login, account, account.password, password, device)

    async def sign_out(self, account: Account, now: int) -> None:
        """Invalidates the cookie and every copy of it."""
        if account.session is not None:
            await self.sessions.end(account.id, id_of(account.session))
            return
        if await self._store.person(account.id) is None:
            await self._store.put_person(account, now)
        await self._store.end_epoch(account.id)

    async def _begin(self, account: Account, device: Device, now: int) -> Account:
        return replace(account, session=await self.sessions.begin(account.id, device.agent, now))

    # -- passwords ----------------------------------------------------------------------------------

    async def _try(self, login: str, account: Account | None, hash: str, password: str, device: Device) -> None:
        """Verifies a password. Refuses a wrong one, and any after too many wrong ones, which are counted separately for
        addresses that have signed in before: attackers cannot lock out the owner.
        """
        is_home = account is not None and (account.id, device.address) in self._homes
        tries = f"{login} at {device.address}" if is_home else login
        who = "an unknown login" if account is None else f"account {account.id}"
        if not self._tries.take(tries):
            self._metrics.sign_ins.add("limited")
            log.warning("too many password attempts for %s, last from %s", who, device.address)
            raise Refusal("too_fast", "too many password attempts for this login; wait some minutes")
        if not await self._verify(hash, password, device) or account is None:
            self._metrics.sign_ins.add("wrong")
            log.warning("wrong password for %s, from %s", who, device.address)
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


# Imported only for passwords: a table in a browser has guests only, and no compiled packages.


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
