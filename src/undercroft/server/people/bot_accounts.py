"""Accounts of programs: made by a person with an account, who answers for them, and identified by a token."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from undercroft.server.limits import Limits
from undercroft.server.people.accounts import Sessions
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.people import BotAccount, BotToken, NewBot
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, Statement, Store
from undercroft.server.system import now_ms
from undercroft.server.tables.names import LONGEST, tidy

DEVICE: Final = ""  # the session of a token names no device


class BotAccounts:
    """Makes, lists and ends bot accounts. A token is `ID.SECRET`; its secret is that of the account's only session, of
    which the store has the hash.
    """

    def __init__(self, store: Store, sessions: Sessions, limits: Limits) -> None:
        self._store = store
        self._sessions = sessions
        self._most = limits.bots_per_person

    async def known(self, token: str) -> Account | None:
        """Returns the account of a token; None if the token is not valid."""
        id, _, secret = token.partition(".")
        account = await self._store.person(id)
        if account is None or account.owner is None or not await self._sessions.is_alive(secret, id):
            return None
        await self._sessions.seen(secret, now_ms())
        return replace(account, session=secret)

    async def make(self, owner: Account, asked: NewBot, now: int) -> BotToken:
        if owner.login is None:
            raise Refusal("bad_login", "bot accounts belong to accounts: sign up first")
        name = tidy(asked.name)
        if not 1 <= len(name) <= LONGEST:
            raise Refusal("bad_name", "a name has 1 to 24 visible characters")
        if len(await self._rows(owner.id)) >= self._most:
            raise Refusal("too_many_tables", f"you have {self._most} bot accounts; end one of them first")
        account = Account(secrets.token_hex(8), name, asked.avatar, None, None, 0, owner.id)
        await self._store.put_person(account, now)
        sql = "INSERT INTO bots (person, owner, created, ended) VALUES (?, ?, ?, NULL)"
        await self._store.write([Statement(sql, account.id, owner.id, now)])
        return await self._token(account, now)

    async def of(self, owner: str) -> list[BotAccount]:
        """Returns a person's bot accounts, oldest first."""
        return [
            BotAccount(Player(id, name, avatar, True), created, seen)
            for id, name, avatar, created, seen in await self._rows(owner)
        ]

    async def renew(self, owner: str, id: str, now: int) -> BotToken:
        """Replaces the token of a bot account; the old one is not valid any more."""
        account = await self._owned(owner, id)
        await self._store.drop_sessions(id, "")
        return await self._token(account, now)

    async def end(self, owner: str, id: str, now: int) -> None:
        """Ends a bot account. Its matches stay."""
        await self._owned(owner, id)
        await self._store.write(
            [
                Statement("UPDATE bots SET ended = ? WHERE person = ?", now, id),
                Statement("DELETE FROM sessions WHERE person = ?", id, may_miss=True),
            ]
        )

    async def _owned(self, owner: str, id: str) -> Account:
        account = await self._store.person(id)
        if account is None or id not in [row[0] for row in await self._rows(owner)]:
            raise Refusal("unknown_person", f"you have no bot account {id!r}")
        return account

    async def _token(self, account: Account, now: int) -> BotToken:
        secret = await self._sessions.begin(account.id, DEVICE, now)
        return BotToken(Player(account.id, account.name, account.avatar, True), f"{account.id}.{secret}")

    async def _rows(self, owner: str) -> list[tuple[str, str, str, int, int]]:
        rows = await self._store.read(
            "SELECT people.id, people.name, people.avatar, bots.created,"
            " (SELECT max(seen) FROM sessions WHERE sessions.person = people.id)"
            " FROM bots JOIN people ON people.id = bots.person"
            " WHERE bots.owner = ? AND bots.ended IS NULL ORDER BY bots.created, people.id",
            owner,
        )
        return [(id, name, avatar, created, seen or created) for id, name, avatar, created, seen in rows]
