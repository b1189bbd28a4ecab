"""Carries out the requests of a person, whether they come over a socket or HTTP."""

from __future__ import annotations

import logging
from typing import Final

from msgspec.structs import replace

from undercroft.server.live.chat import ChatWriter
from undercroft.server.live.scheduler import hurry
from undercroft.server.protocol import messages
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.messages import Done
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, StoreFailure
from undercroft.server.system import now_ms
from undercroft.server.tables import access, permissions
from undercroft.server.tables import entries as e
from undercroft.server.tables.table import Table
from undercroft.server.web.requests import player_of
from undercroft.server.web.services import Services

log: Final = logging.getLogger(__name__)


class Requester:
    """A person who asks for changes at tables. `address` is theirs, for limits."""

    def __init__(self, account: Account, address: str, services: Services, chat: ChatWriter) -> None:
        self.account = account
        self.address = address
        self._player = player_of(account)
        self._tables = services.tables
        self._new_tables = services.new_tables
        self._company = services.company
        self._metrics = services.metrics
        self._monitor = services.loop_monitor
        self._chat = chat

    async def do(self, request: messages.ClientMsg) -> Done:
        """Carries out a request that needs no connection."""
        match request:
            case messages.Ping():
                return Done(request.id)
            case messages.Join() | messages.Leave():
                raise Refusal("bad_message", "only a socket follows tables; read GET /api/tables/ID/state")
            case messages.Rematch(table=table):
                version, again = await self._new_tables.rematch(await self._me(), request)
                await self._company.call_again(self.account.id, (await self._tables.look(table)).people, again)
                return Done(request.id, version, again)
            case messages.Hurry(table=table):
                return Done(request.id, await hurry(self._tables, table, self.account.id, request.seat), table)
            case messages.Chat(table=table):
                return Done(request.id, await self._chat.say(await self._me(), self.address, request), table)
            case messages.Sit():
                return await self._sit(request)
            case _:
                return await self._act(request, self._player)

    async def _sit(self, request: messages.Sit) -> Done:
        """Seats the person under their current name, at a new table unless they sit at too many."""
        me = await self._me()
        people = (await self._tables.look(request.table)).people
        if me.id in people:
            return await self._act(request, me)
        await self._company.check_seat(me.id, people)
        async with self._new_tables.quota.one_more(me.id, is_open=True):
            return await self._act(request, me)

    async def _act(self, request: messages.TableChange, me: Player) -> Done:
        def propose(table: Table) -> e.AnyEntry:
            return permissions.entry_for(table, me, request, self._tables.hold(table.id).away, now_ms())

        change = await self._tables.act(request.table, propose, (me.id, request.id))
        return Done(request.id, change.version, request.table)

    def seat_at(self, table: Table, seat: int | None, is_spectator: bool) -> int | None:
        """Returns the seat whose view the person gets: the one asked for, else one that is to move."""
        own = table.seats_of(self.account.id)
        if seat is not None and not is_spectator:
            if seat not in own:
                raise Refusal("not_your_seat", f"seat {seat} is not yours")
            return seat
        if own and not is_spectator:
            return next((seat for seat in table.turn if seat in own), own[0])
        access.check_sight(table, self.account.id, now_ms())
        if self._monitor.is_swamped and table.phase != "open":
            raise Refusal("unavailable", "this server is overloaded and admits no further spectators; try again")
        return None

    async def take_back_seats(self, id: str, version: int) -> int:
        """Takes the seats that are kept for the person: in a rematch, or by bots that covered for their absence."""
        me = self.account.id

        def take(table: Table) -> e.AnyEntry | None:
            for seat in table.seats_of(me) if table.phase == "open" else []:
                player = table.chairs[seat].player
                if player is not None and table.chairs[seat].is_expected:
                    return e.Sat(at=now_ms(), by=me, seat=seat, player=player)
            for seat in table.seats_of(me) if table.phase == "playing" else []:
                if table.chairs[seat].why == "away" and not table.clocks.is_up(seat):
                    return replace(permissions.returned(table, seat, now_ms()), by=me)
            return None

        try:
            return max(version, (await self._tables.act(id, take)).version)
        except StoreFailure as failure:  # the person can watch, and take the seat back by hand once the store works
            log.warning("table %s: a seat could not be given back: %s", id, failure)
            self._metrics.failed()
            return version

    async def _me(self) -> Player:
        """Returns the person under their current name."""
        self._player = player_of(await self._tables.store.person(self.account.id) or self.account)
        return self._player
