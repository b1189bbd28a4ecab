"""Sessions: the devices on which somebody is signed in to an account. Each can be ended by itself."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from undercroft.server.protocol.accounts import Session
from undercroft.server.store import Store

DAY: Final = 86_400_000  # milliseconds
FORGOTTEN: Final = 400 * DAY  # not seen for so long: its cookie has run out
NOTED: Final = DAY // 24  # how exactly it is noted when a session was last seen
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
    """A session is known by a token in the person's cookie. The store has only its hash, which is its id too: who can
    read the store cannot sign in."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, person: str, agent: str, now: int) -> str:
        """The token of a new session."""
        token = secrets.token_hex(16)
        await self._store.add_session(id_of(token), person, device_of(agent), now, now - FORGOTTEN)
        return token

    async def is_alive(self, token: str, person: str) -> bool:
        return await self._store.session_of(id_of(token)) == person

    async def seen(self, token: str, now: int) -> None:
        await self._store.see_session(id_of(token), now, now - NOTED)

    async def of(self, person: str, token: str | None) -> list[Session]:
        """The sessions of a person, the one seen last first; `token` is the one who asks."""
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
    """What people call their device, from what its browser says of itself; empty where it says nothing known.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    kinds = (next((name for mark, name in marks if mark in agent), None) for marks in (BROWSERS, SYSTEMS))
    return ", ".join(kind for kind in kinds if kind)
