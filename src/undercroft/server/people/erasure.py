"""Export and deletion of all that is stored about a person."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

from undercroft.server.live.live_tables import LiveTables
from undercroft.server.people.accounts import Accounts
from undercroft.server.people.bookkeeper import Bookkeeper
from undercroft.server.protocol.basics import Player
from undercroft.server.store import Account
from undercroft.server.store.personal import Personal
from undercroft.server.system import now_ms
from undercroft.server.tables import entries as e
from undercroft.server.tables.settings import cover_level
from undercroft.server.tables.table import Table

EVERY: Final = ("open", "playing", "over", "closed")


class Erasure:
    """Exports and deletes people. Their matches stay for the others, under the name of a guest."""

    def __init__(self, tables: LiveTables, books: Bookkeeper, accounts: Accounts) -> None:
        self._tables = tables
        self._books = books
        self._accounts = accounts
        self._rows = Personal(tables.store)

    async def export(self, account: Account) -> dict[str, Any]:
        return {"exported": now_ms(), "id": account.id, **await self._rows.everything(account.id)}

    async def erase(self, account: Account, address: str) -> None:
        """Deletes a person: leaves all tables first, so that nobody escapes a loss."""
        person = account.id
        for bot in await self._rows.bots_of(person):
            await self.erase(await self._accounts.someone(bot), address)
        await self._books.settle(person, address)
        other = secrets.token_hex(8)
        nobody = Player(other, (await self._accounts.someone(other)).name, "", account.owner is not None)
        tables = await self._rows.tables_of(person, EVERY)
        for id in await self._rows.tables_of(person, ("open", "playing")):
            await self._leave(id, person)
            await self._tables.act(id, lambda table: _forgotten(table, person, nobody))

        async def rename(id: str) -> None:
            await self._rows.rename_in_table(id, lambda data: renamed(data, person, nobody))

        for id in tables:
            await self._tables.rewrite(id, rename)
        await self._rows.erase(person, other, nobody.name)

    async def _leave(self, id: str, person: str) -> None:
        """Gives the seats of a person away: to a bot during play."""

        def leave(table: Table) -> e.AnyEntry | None:
            now = now_ms()
            if table.phase == "open" and table.header.host.id == person:
                return e.Closed(at=now, by=person)
            for seat in table.seats_of(person):
                if table.phase == "open":
                    return e.Stood(at=now, by=person, seat=seat)
                if table.phase == "playing" and table.chairs[seat].is_played:
                    return e.Covered(at=now, by=person, seat=seat, level=cover_level(table), why="asked")
            return None

        while (await self._tables.act(id, leave)).entry is not None:
            pass


def _forgotten(table: Table, person: str, nobody: Player) -> e.AnyEntry | None:
    """Tells the processes that hold a running match; what they write from here on has no name in it."""
    seats, is_host = table.seats_of(person), table.header.host.id == person
    is_gone = table.phase != "playing" or not (seats or is_host)
    return None if is_gone else e.Forgotten(at=now_ms(), seats=seats, is_host=is_host, player=nobody)


def renamed(data: Any, person: str, nobody: Player) -> Any:
    """Returns JSON data with another player in place of a person.

    >>> renamed({"by": "a", "player": {"id": "a", "name": "Ann", "avatar": "x"}}, "a", Player("b", "Guest", ""))
    {'by': 'b', 'player': {'id': 'b', 'name': 'Guest', 'avatar': ''}}
    """
    if isinstance(data, dict):
        if data.get("id") == person and "name" in data:
            return msgspec.to_builtins(nobody)
        return {key: renamed(value, person, nobody) for key, value in data.items()}
    if isinstance(data, list):
        return [renamed(value, person, nobody) for value in data]
    return nobody.id if data == person else data
